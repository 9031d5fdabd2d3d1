package words

import (
	"fmt"
	"strings"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Explain is all that a card is and does, in sentences; how much it takes under the
// levers of this game (PEN-157).
func Explain(g *core.Game, f *box.Face, c *core.State) string {
	var all []string
	say := func(format string, a ...any) { all = append(all, fmt.Sprintf(format, a...)) }
	switch {
	case f.Foe != nil:
		explainFoe(g, f, c, say)
	case f.Deck == box.WalkCards:
		say("To close a portal it must hold %s.", PortalNeeds(g))
	case f.Quest != nil:
		say("Needs %s.", Needs(g, f.Quest))
		if f.Quest.Reward != 0 {
			say("Reward: %s", CardText(g.Box, f.Quest.Reward))
		}
		if f.Play != 0 {
			say("Then it joins your deck: %s", CardText(g.Box, f.Play))
		}
	case f.Charge != nil:
		say("Charge %d of %s: it lies above the board and begins with one of them.", f.Charge.Max, kindsOf(f.Charge.Kinds))
		if f.Charge.Ability == 0 {
			say("It only stores.")
		} else {
			say("When full: %s", CardText(g.Box, f.Charge.Ability))
		}
	case f.Deck == box.EventCards:
		say("Either “%s” or “%s” What comes of it is read afterwards.", f.Event[0].Label, f.Event[1].Label)
	case f.Deck == box.SchemeCards || f.Deck == box.JokeCards:
		say("%s", CardText(g.Box, f.Effect))
	case f.Play != 0:
		say("%s", CardText(g.Box, f.Play))
	}
	if f.Cost > 0 {
		say("Costs %d gold.", f.Cost)
	}
	if f.Points != 0 {
		say("%s.", prose.Capital(points(f.Points)))
	}
	return strings.Join(all, " ")
}

func points(n int) string {
	if n < 0 {
		return fmt.Sprintf("%d points", n)
	}
	return prose.Count(n, "point")
}

func explainFoe(g *core.Game, f *box.Face, c *core.State, say func(string, ...any)) {
	card := g.Card(f.Key)
	health := c.HealthOf(g, card)
	if f.Foe.Heads > 0 {
		say("%s, health %d each.", prose.Capital(prose.Count(c.HeadsOf(g), "head")), health)
	} else {
		say("Health %d.", health)
	}
	say("Weak against %s.", tokenList(f.Foe.Weak))
	var hits []string
	for _, h := range f.Foe.Hits {
		hits = append(hits, h.String())
	}
	say("Hits back with %s.", prose.List(hits))
	say("%s.", prose.Capital(strings.ToLower(prose.List(bitWords(f.Foe.Keywords, box.Keywords()...)))))
	if f.Foe.Moves > 0 {
		say("Moves %s at the end of a round.", prose.Count(f.Foe.Moves, "location"))
	}
	if f.Foe.OnHit != 0 {
		say("For each hit that is not prevented: %s.", inline(g.Box, f.Foe.OnHit))
	}
	if f.Foe.RoundEnd != 0 {
		say("At the end of a round: %s.", inline(g.Box, f.Foe.RoundEnd))
	}
	if f.Foe.AtHalf != 0 {
		say("When half of that is gone: %s.", inline(g.Box, f.Foe.AtHalf))
	}
	if f.Play != 0 {
		say("Loot: %s", CardText(g.Box, f.Play))
	}
}

func kindsOf(bits uint8) string {
	all := bitWords(bits, box.TokenNames()[:box.Resources]...)
	if len(all) == box.Resources {
		return "any resources"
	}
	return strings.Join(all, " or ")
}

// PortalNeeds is what closes a portal in this game.
func PortalNeeds(g *core.Game) string {
	s := "one resource of each kind"
	if g.Tuning.WalkKinds < box.Resources {
		s = fmt.Sprintf("%d different resources", g.Tuning.WalkKinds)
	}
	if g.Tuning.WalkAny > 0 {
		s += fmt.Sprintf(", %d more of any kind", g.Tuning.WalkAny)
	}
	trophies := "a trophy"
	if g.Tuning.WalkTrophies > 1 {
		trophies = fmt.Sprintf("%d trophies", g.Tuning.WalkTrophies)
	}
	return s + " and " + trophies
}

// Needs is what a quest asks for.
func Needs(g *core.Game, q *box.Quest) string {
	var all []string
	for t, n := range q.Needs {
		if n > 0 {
			all = append(all, fmt.Sprintf("%d %s", n, box.Token(t)))
		}
	}
	if q.Gold > 0 {
		all = append(all, fmt.Sprintf("%d gold", q.Gold))
	}
	if q.Trophies > 0 {
		word := "trophy"
		if q.Keyword > 0 {
			word = "trophy of " + aKind(q.Keyword)
		}
		if q.Trophies > 1 {
			word = strings.Replace(word, "trophy", "trophies", 1)
		}
		all = append(all, fmt.Sprintf("%d %s", q.Trophies, word))
	}
	if q.Wounds > 0 {
		all = append(all, prose.Count(q.Wounds, "wound")+" taken")
	}
	if q.Healed > 0 {
		all = append(all, prose.Count(q.Healed, "wound")+" healed")
	}
	if q.Ways > 0 {
		all = append(all, prose.Count(q.Ways, "shortcut")+" used")
	}
	s := prose.List(all)
	if q.At != box.NoPlace {
		s += ", at " + g.Map.Locations[q.At].Name
	}
	return s
}

// aKind is a keyword as in a sentence.
func aKind(k box.Keyword) string {
	return [...]string{"", "a demon", "a beast", "a mob", "something haunted", "a serial killer", "a mini-boss", "a boss"}[k]
}
