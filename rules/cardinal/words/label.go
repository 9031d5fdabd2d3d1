package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/prose"
)

// target is one sort of things that can be pointed at. The id of a thing is the word
// of its sort and a name: "cell.2.3".
type target interface {
	label(v *core.View, name string) rules.Label
	whyNot(v *core.View, name string) rules.Refusal
}

// targetOf is a target with things of a type.
type targetOf[T any] struct {
	named   func(name string) (T, bool)
	labels  func(v *core.View, t T) rules.Label
	refuses func(v *core.View, t T) rules.Refusal // why no choice leads there now
}

func (t targetOf[T]) label(v *core.View, name string) (l rules.Label) {
	if thing, ok := t.named(name); ok {
		l = t.labels(v, thing)
	}
	return l
}

func (t targetOf[T]) whyNot(v *core.View, name string) rules.Refusal {
	if thing, ok := t.named(name); ok {
		return t.refuses(v, thing)
	}
	return noTarget
}

var noTarget = rules.Refuse("There is nothing like that in this game.", "")

var targets = map[string]target{
	"cell":      targetOf[core.Cell]{core.ReadCell, labelCell, refuseCell},
	"musketeer": targetOf[core.Suit]{core.SuitNamed, labelMusketeer, refuseMusketeer},
	"die":       targetOf[core.Suit]{core.SuitNamed, labelDie, refuseDie},
	"supply":    targetOf[core.Suit]{core.SuitNamed, labelSupply, refuseSupply},
	"guard":     targetOf[core.Edge]{core.ReadEdge, labelGuard, refuseGuard},
	"out":       targetOf[core.Edge]{core.ReadEdge, labelOut, refuseOut},
	"choice":    targetOf[core.Action]{func(name string) (core.Action, bool) { return core.Parse(rules.Move(name)) }, labelButton, Refusal},
}

// Label names a target. Its clause is that of the thing; why it cannot be chosen now,
// whyNot says.
func Label(v *core.View, id string) (l rules.Label) {
	kind, name, _ := strings.Cut(id, ".")
	if t, ok := targets[kind]; ok {
		l = t.label(v, name)
	}
	if v.Stage == core.StageDeal && l.Text != "" {
		l.Text, l.Clause = "The castle has not been dealt yet.", "CAR-8"
	}
	return l
}

// WhyNot says why a target cannot be chosen now; it is zero when it can. Targets are
// those of Choice.Path, and "guard.n.2" and "die.sun".
func WhyNot(v *core.View, id string) rules.Refusal {
	kind, name, _ := strings.Cut(id, ".")
	if slices.ContainsFunc(v.Choices(), func(c rules.Choice) bool { return slices.Contains(c.Path, id) }) {
		return rules.Refusal{}
	}
	if t, ok := targets[kind]; ok {
		return t.whyNot(v, name)
	}
	return noTarget
}

// ChamberOf returns a chamber by its name, if there is one yet.
func ChamberOf(v *core.View, c core.Cell) string {
	if v.Stage == core.StageDeal {
		return "a chamber"
	}
	return chamber(v.Castle, c)
}

func labelButton(_ *core.View, a core.Action) rules.Label { return phrases[a.Kind].button }

func labelCell(v *core.View, c core.Cell) rules.Label {
	h := v.Chambers[c]
	if h.Hole {
		return rules.Label{Text: "The hole: the way into the tunnel. A musketeer who gets here comes out in a free corner " +
			"and may surprise a castle guard.", Clause: "CAR-34"}
	}
	text := prose.Capital(ChamberOf(v, c)) + "."
	switch {
	case h.Searched:
		text += fmt.Sprintf(" %s has searched it.", h.Suit.Title())
	case h.Wanted:
		text += fmt.Sprintf(" %s must search it next.", h.Suit.Title())
	case h.Number == 0:
		text += fmt.Sprintf(" %s began here. A start chamber is never searched.", h.Suit.Title())
	case v.Musketeers[h.Suit].Fate == core.Killed:
		text += fmt.Sprintf(" %s never searched it.", h.Suit.Title())
	default:
		text += fmt.Sprintf(" %s must search %s %d first.", h.Suit.Title(), h.Suit, h.Number-1)
	}
	if v.Stage == core.StageCorner && core.Corners>>c&1 != 0 {
		text += fmt.Sprintf(" This is the %s corner.", cornerName(c))
	}
	if h.Guard {
		text += " A castle guard stands here."
	}
	if h.Musketeer != core.NoSuit {
		text += fmt.Sprintf(" %s stands here.", h.Musketeer.Title())
	}
	return rules.Label{Text: text, Clause: "CAR-61"}
}

func labelMusketeer(v *core.View, who core.Suit) rules.Label {
	m := v.Musketeers[who]
	where := [...]string{core.Underground: "is in the tunnel", core.Escaped: "has escaped", core.Killed: "was killed"}[m.Fate]
	if m.Fate == core.Inside {
		where = "is in " + ChamberOf(v, m.At)
	}
	l := rules.Label{Title: "Slide " + who.Title(), Sprite: "cardinal." + who.ID(),
		Text: fmt.Sprintf("Musketeer %s %s.", who.Title(), where)}
	switch {
	case m.Fate == core.Killed || m.Fate == core.Escaped:
		l.Clause = "CAR-71"
	case m.Next == core.Gone:
		l.Text, l.Clause = l.Text+" He has searched all five chambers and may escape.", "CAR-68"
	default:
		l.Text, l.Clause = l.Text+fmt.Sprintf(" Next he must search %s.", ChamberOf(v, m.Next)), "CAR-61"
	}
	return l
}

func labelDie(v *core.View, s core.Suit) rules.Label {
	searched := "none"
	switch n := v.Musketeers[s].Die; {
	case n == core.LastNumber:
		searched = "all"
	case n > 0:
		searched = strconv.Itoa(n)
	}
	return rules.Label{Text: fmt.Sprintf("The %s die: %s has searched %s of his five chambers.", s, s.Title(), searched), Clause: "CAR-64"}
}

func labelSupply(v *core.View, s core.Suit) rules.Label {
	text := fmt.Sprintf("Supply: no %s coins.", s)
	if n := v.Supply[s]; n > 0 {
		text = fmt.Sprintf("Supply: %s. Put one on an empty %s chamber to lure a guard there.", prose.Amount(n, s.String()+" coin"), s)
	}
	return rules.Label{Title: "Lure a guard", Sprite: "cardinal.coin." + s.String(), Clause: "CAR-54", Text: text}
}

func labelGuard(v *core.View, e core.Edge) rules.Label {
	g, at := v.Guards[e], ChamberOf(v, e.Chamber())
	if !g.Present {
		return rules.Label{Text: fmt.Sprintf("Open door on the %s side of %s. The %s guard is gone.", e.Side(), at, g.Suit),
			Clause: "CAR-50"}
	}
	return rules.Label{Clause: "CAR-46",
		Text: fmt.Sprintf("%s door guard on the %s side of %s. Every musketeer he stops defeats him, except %s.",
			prose.Capital(g.Suit.String()), e.Side(), at, g.Suit.Title())}
}

func labelOut(_ *core.View, e core.Edge) rules.Label {
	return rules.Label{Clause: "CAR-26",
		Text: fmt.Sprintf("Door on the %s side. A musketeer who has searched all five chambers escapes here. "+
			"Any other musketeer who leaves is killed.", e.Side())}
}
