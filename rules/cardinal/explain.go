package cardinal

import (
	"fmt"
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// Label names a target. Its clause is that of the thing; why it cannot be chosen
// now, WhyNot says.
func (v View) Label(target string) rules.Label {
	kind, name, _ := strings.Cut(target, ".")
	l := rules.Label{Title: title(kind, name), Sprite: picture(kind, name)}
	if l.Text, l.Clause = v.explain(kind, name); l.Text == "" {
		return rules.Label{}
	}
	return l
}

// title is a target in a word or two.
func title(kind, name string) string {
	s, suited := suitNamed(name)
	switch {
	case kind == "musketeer" && suited:
		return "Slide " + s.Title()
	case kind == "supply" && suited:
		return "Lure a guard"
	case kind == "choice" && name == "take":
		return "Take the guard"
	case kind == "choice" && name == "leave":
		return "Leave him"
	case kind == "choice" && name == "spare":
		return "Spare them"
	case kind == "choice":
		return "Finish"
	}
	return ""
}

// picture is the sprite of a target, if it has one of its own.
func picture(kind, name string) string {
	_, suited := suitNamed(name)
	switch {
	case kind == "musketeer" && suited:
		return "cardinal.musketeer." + name
	case kind == "supply" && suited:
		return "cardinal.coin." + name
	case kind == "choice" && name == "take":
		return "icon.check"
	case kind == "choice" && name == "finish":
		return "icon.flag"
	case kind == "choice":
		return "icon.close"
	}
	return ""
}

// explain says what a target is and names the clause behind it.
func (v View) explain(kind, name string) (text, clause string) {
	if v.Stage == StageDeal {
		if !there(kind, name) {
			return "", ""
		}
		return "The castle is not dealt yet.", "CAR-8"
	}
	switch kind {
	case "cell":
		text, clause = v.explainCell(name)
	case "musketeer", "die", "supply":
		if s, ok := suitNamed(name); ok {
			text, clause = v.explainSuit(kind, s)
		}
	case "guard":
		text, clause = v.explainGuard(name)
	case "out":
		if e, ok := readEdge(name); ok {
			text = fmt.Sprintf("A way out on the %s side. Who has searched all five chambers escapes; anybody else is killed.", e.Side().side())
			clause = "CAR-26"
		}
	case "choice":
		text, clause = explainChoice(name)
	}
	if text == "" {
		return "", ""
	}
	return text, clause
}

// there reports whether there is such a target in any castle.
func there(kind, name string) (ok bool) {
	switch kind {
	case "cell":
		_, ok = readCell(name)
	case "musketeer", "die", "supply":
		_, ok = suitNamed(name)
	case "guard", "out":
		_, ok = readEdge(name)
	case "choice":
		text, _ := explainChoice(name)
		ok = text != ""
	}
	return ok
}

// WhyNot says why a target cannot be chosen now; it is zero when it can. Targets
// are those of Choice.Path, and "guard.n.2" and "die.sun".
func (v View) WhyNot(target string) rules.Refusal {
	kind, name, _ := strings.Cut(target, ".")
	if slices.ContainsFunc(v.Choices(), func(c rules.Choice) bool { return slices.Contains(c.Path, target) }) {
		return rules.Refusal{}
	}
	s, suited := suitNamed(name)
	switch kind {
	case "cell":
		if c, ok := readCell(name); ok {
			return v.noCell(c)
		}
	case "musketeer":
		if suited {
			return v.noMusketeer(s)
		}
	case "supply":
		if suited {
			return v.noSupply(s)
		}
	case "die":
		if suited {
			return rules.Refuse("The dice only count the chambers that were searched.", "CAR-5")
		}
	case "guard":
		if _, ok := readEdge(name); ok {
			return rules.Refuse("Guards at the rim are met by sliding against them.", "CAR-46")
		}
	case "out":
		if _, ok := readEdge(name); ok {
			if n := v.notNow(slide); n.Refused() {
				return n
			}
			return rules.Refuse("No slide leads out there now.", "CAR-26")
		}
	case "choice":
		if s, ok := parse(rules.Move(name)); ok {
			return v.refusal(s)
		}
	}
	return rules.Refuse("There is nothing like that in this game.", "")
}

func (v View) noSupply(s Suit) rules.Refusal {
	if n := v.notNow(lure); n.Refused() {
		return n
	}
	if v.state.supply[s] == 0 {
		return rules.Refuse(fmt.Sprintf("There is no %s coin in the supply.", s), "CAR-54")
	}
	return rules.Refuse(fmt.Sprintf("Somebody stands on every %s chamber.", s), "CAR-55")
}

func (v View) explainCell(name string) (text, clause string) {
	c, ok := readCell(name)
	if !ok {
		return "", ""
	}
	h := v.Chambers[c]
	if h.Hole {
		return "The entrance of the tunnel. Who reaches it comes out in a free corner and may surprise a castle guard.", "CAR-34"
	}
	text = fmt.Sprintf("The chamber %s.", v.Name(c))
	switch {
	case h.Searched:
		text += fmt.Sprintf(" %s has searched it.", h.Suit.Title())
	case h.Wanted:
		text += fmt.Sprintf(" %s has to search it next.", h.Suit.Title())
	case h.Number == 0:
		text += fmt.Sprintf(" %s started here; it is never searched.", h.Suit.Title())
	}
	if h.Guard {
		text += fmt.Sprintf(" %s guard was lured here.", prose.Capital(h.Suit.a()))
	}
	if h.Musketeer != NoSuit {
		text += fmt.Sprintf(" %s stands here.", h.Musketeer.Title())
	}
	return text, "CAR-61"
}

func (v View) explainSuit(kind string, s Suit) (text, clause string) {
	m := v.Musketeers[s]
	switch kind {
	case "supply":
		return fmt.Sprintf("%s of %s in the supply, to lure guards to %s chambers.", coins(v.Supply[s]), s, s), "CAR-54"
	case "die":
		return fmt.Sprintf("The die of %s shows %s: %d of 5 chambers searched.", s, number(m.Die), m.Die), "CAR-64"
	}
	text = fmt.Sprintf("The %s musketeer, %s", s, m.Fate)
	if m.Fate == Inside {
		text = fmt.Sprintf("The %s musketeer, at %s", s, v.Name(m.At))
	}
	switch {
	case m.Fate == Killed || m.Fate == Escaped:
		return text + ".", "CAR-71"
	case m.Next == Gone:
		return text + ". He has searched everything and may escape.", "CAR-68"
	}
	return text + fmt.Sprintf(". Next he has to search %s.", v.Name(m.Next)), "CAR-61"
}

func (v View) explainGuard(name string) (text, clause string) {
	e, ok := readEdge(name)
	if !ok {
		return "", ""
	}
	g := v.Guards[e]
	if !g.Present {
		return fmt.Sprintf("The %s guard has gone from here; the way out of %s is open.", g.Suit, v.Name(e.Chamber())), "CAR-50"
	}
	return fmt.Sprintf("%s guard at the %s side of %s. A musketeer of another suit who is stopped by him defeats him.", prose.Capital(g.Suit.a()), e.Side().side(), v.Name(e.Chamber())), "CAR-46"
}

func explainChoice(name string) (text, clause string) {
	switch name {
	case "take":
		return "The guard joins your supply, and his post is left open.", "CAR-47"
	case "leave":
		return "The guard stays at his post and can stop somebody again.", "CAR-51"
	case "spare":
		return "No castle guard is surprised on this trip.", "CAR-43"
	case "finish":
		return "The game ends here, and the score is counted.", "CAR-73"
	}
	return "", ""
}

func coins(n int) string {
	if n == 1 {
		return "1 coin"
	}
	return fmt.Sprintf("%d coins", n)
}
