package words

import (
	"cmp"
	"fmt"
	"strings"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Explain returns all that a card is and does, in sentences, with the numbers of this game (PEN-157).
func Explain(g *core.Game, f *box.Face, c *core.State) string {
	var all []string
	say := func(format string, a ...any) { all = append(all, fmt.Sprintf(format, a...)) }
	switch {
	case f.Foe != nil:
		explainFoe(g, f, c, say)
	case f.Deck == box.WalkCards:
		if g.Mode != box.Prologue {
			say("Used in the Prologue only.")
			break
		}
		say("Stores what a portal asks for: %s. Then you can close a portal.", PortalNeeds(g))
	case f.Quest != nil:
		say("Needs %s.", Needs(g, f.Quest))
		if f.Quest.Reward != 0 {
			say("Reward: %s", CardText(g.Box, f.Quest.Reward))
		}
		if f.Play != 0 {
			say("Then it joins your deck: %s", CardText(g.Box, f.Play))
		}
	case f.Charge != nil:
		say("Charge card: stores up to %s (%s) above your board. It starts with 1.", prose.Amount(f.Charge.Max, "resource"),
			kindsOf(f.Charge.Kinds))
		if f.Charge.Ability == 0 {
			say("It has no ability.")
		} else {
			say("When full: %s", CardText(g.Box, f.Charge.Ability))
		}
	case f.Deck == box.EventCards:
		say("Choose “%s” or “%s”. You read the result afterwards.", strings.TrimSuffix(f.Event[0].Label, "."),
			strings.TrimSuffix(f.Event[1].Label, "."))
	case f.Deck == box.SchemeCards || f.Deck == box.JokeCards:
		say("%s", cmp.Or(CardText(g.Box, f.Effect), "Nothing happens."))
	case f.Play != 0:
		say("%s", CardText(g.Box, f.Play))
	}
	if f.Deck == box.ShopCards && f.Charge == nil {
		if n := g.Tuning.Novelty; n > 0 { // PEN-171
			say("In a Boss Rush, it gives you %d more damage.", n)
		}
		if g.Tuning.Reclaim > 0 { // PEN-166
			say("In your action pool, it saves you resources when you reclaim a tile.")
		}
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
		return "−" + prose.Amount(-n, "point")
	}
	return prose.Amount(n, "point")
}

func explainFoe(g *core.Game, f *box.Face, c *core.State, say func(string, ...any)) {
	card := g.Card(f.Key)
	health := c.HealthOf(g, card)
	switch heads := c.HeadsOf(g); {
	case f.Foe.Heads == 0:
		say("Health %d.", health)
	case heads == 1:
		say("1 head, health %d.", health)
	case heads > 1:
		say("%d heads, health %d each.", heads, health)
	}
	say("Weakness: %s.", tokenList(f.Foe.Weak))
	var hits [box.Resources]uint8
	for _, h := range f.Foe.Hits {
		hits[h]++
	}
	say("Retaliation: %s.", tokenList(hits))
	if words := bitWords(f.Foe.Keywords, box.Keywords()...); len(words) > 0 {
		say("Keyword%s: %s.", more(len(words) > 1, "s"), strings.ToLower(prose.List(words)))
	}
	if f.Foe.Moves > 0 {
		say("Moves %s at the end of a round.", prose.Amount(f.Foe.Moves, "location"))
	}
	if f.Foe.OnHit != 0 {
		say("For each symbol you do not prevent, %s.", inline(g.Box, f.Foe.OnHit))
	}
	if f.Foe.RoundEnd != 0 {
		say("At the end of a round, %s.", inline(g.Box, f.Foe.RoundEnd))
	}
	if f.Foe.AtHalf != 0 {
		say("Once it has lost %d health: %s", c.HalfOf(g, card), CardText(g.Box, f.Foe.AtHalf))
	}
	if f.Play != 0 {
		say("Loot: %s", CardText(g.Box, f.Play))
	}
}

func kindsOf(bits uint8) string {
	all := bitWords(bits, box.TokenNames()[:box.Resources]...)
	if len(all) == box.Resources {
		return "any kind"
	}
	return strings.Join(all, " or ")
}

// PortalNeeds returns what closes a portal in this game.
func PortalNeeds(g *core.Game) string { return portalNeeds(g.Tuning) }

func portalNeeds(t *box.Tuning) string {
	s := "one resource of each kind"
	if t.WalkKinds < box.Resources {
		s = fmt.Sprintf("%d different resources", t.WalkKinds)
	}
	if t.WalkAny > 0 {
		s += fmt.Sprintf(", %d more of any kind", t.WalkAny)
	}
	trophies := "a trophy"
	if t.WalkTrophies > 1 {
		trophies = fmt.Sprintf("%d trophies", t.WalkTrophies)
	}
	return s + " and " + trophies
}

// Needs returns what a quest asks for.
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
			word = "trophy from " + keywordSaid(q.Keyword)
		}
		if q.Trophies > 1 {
			word = "trophies"
			if q.Keyword > 0 {
				word = "trophies from " + keywordPlurals[q.Keyword]
			}
		}
		all = append(all, fmt.Sprintf("%d %s", q.Trophies, word))
	}
	if q.Wounds > 0 {
		all = append(all, prose.Amount(q.Wounds, "wound")+" taken")
	}
	if q.Healed > 0 {
		all = append(all, prose.Amount(q.Healed, "wound")+" healed")
	}
	if q.Ways > 0 {
		all = append(all, prose.Amount(q.Ways, "shortcut")+" used")
	}
	s := prose.List(all)
	if q.At != box.NoPlace {
		s += ", at " + inProse(g.Map.Locations[q.At].Name)
	}
	return s
}

// keywordPlurals are the enemies with each keyword, in a sentence.
var keywordPlurals = [...]string{"", "demons", "beasts", "mobs", "haunted enemies", "serial killers", "mini-bosses", "bosses"}

// keywordSaid returns an enemy with a keyword, in a sentence.
func keywordSaid(k box.Keyword) string {
	return [...]string{"", "a demon", "a beast", "a mob", "something haunted", "a serial killer", "a mini-boss", "a boss"}[k]
}

// bitWords returns those of some words whose bits are set, the first being bit 0.
func bitWords(bits uint8, words ...string) (out []string) {
	for i, w := range words {
		if bits>>i&1 != 0 {
			out = append(out, w)
		}
	}
	return out
}
