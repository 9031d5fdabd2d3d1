package words

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// attraction returns why a hero would want to be at a place, "" when nothing speaks for it:
// the end of a sentence that begins with "there".
func (x moment) attraction(at box.Place) string {
	c, g := x.c, x.g
	switch {
	case c.Reclaimable(g, at):
		return fmt.Sprintf("you can reclaim %s", inProse(g.Map.Hexes[g.TileOf(at)].Hell))
	case c.PortalOn(g, at) >= 0 && c.Mode != box.Open:
		return "a portal is open"
	case c.VillainOn(at):
		for k := range box.Villains {
			if c.VillainAt[k] == at {
				return "you can fight " + villainSaid(x.View, k)
			}
		}
	case c.ActionOn(g, at) != box.NoAction:
		return "you can " + ActionVerb(c.ActionOn(g, at))
	}
	prints, wants := c.Printed(g, at), c.Needs(g, x.f.Hero)
	for t, n := range prints {
		if n > 0 && wants[t] > 0 {
			return fmt.Sprintf("you can gather %s, which you still need", box.Token(t))
		}
	}
	if prints != [box.Resources]uint8{} {
		return "you can gather " + tokenList(prints)
	}
	return ""
}

func tokenList(n [box.Resources]uint8) string {
	var all []string
	for t, k := range n {
		if k > 0 {
			all = append(all, fmt.Sprintf("%d %s", k, box.Token(t)))
		}
	}
	return prose.List(all)
}

// got returns the tokens that the action puts into the pool of the hero who decides.
func (x moment) got() (all []box.Token) {
	d := *x.c
	if !d.Legal(x.g, x.s) {
		return nil
	}
	d.Do(x.g, x.s)
	for t, n := range d.Players[x.f.Hero].Tokens {
		if n > x.p.Tokens[t] {
			all = append(all, box.Token(t))
		}
	}
	return all
}

// serves returns what the first of some tokens that is of use would serve for, as a sentence
// with a space before it; "" for none.
func (x moment) serves(all ...box.Token) string {
	for _, t := range all {
		if int(t) < box.Resources {
			for i := range x.p.Slot {
				if x.c.Room(x.g, x.p, i, int(t)) {
					return fmt.Sprintf(" The %s can go on %s.", t, cardSaid(x.View, x.p.Slot[i].Card))
				}
			}
		}
		if t == box.Damage && x.c.VillainOn(x.p.At) {
			return " You can use the damage in the fight here."
		}
	}
	return ""
}

// does returns what a card does when it is played, to be quoted: the first sentence of several.
func does(v core.View, k box.Card) string {
	x := v.Game.Of[k]
	switch {
	case x.Charge != nil:
		return fmt.Sprintf("Store up to %s", prose.Amount(x.Charge.Max, "resource"))
	case x.Quest != nil && x.Play == 0:
		return points(x.Points)
	case x.Play == 0:
		return "It has no effect"
	}
	all := CardText(v.Game.Box, x.Play)
	if first, _, long := strings.Cut(all, ". "); long {
		return first + " …"
	}
	return strings.TrimSuffix(all, ".")
}

// near says how far the nearest hero is from a place.
func near(v core.View, at box.Place) string {
	switch best, who := nearest(v, at); {
	case len(who) == 0:
		return "no hero is near."
	case best == 0:
		return who[0] + " is right there."
	default:
		return fmt.Sprintf("from there the nearest hero, %s, is %s away.", who[0], prose.Amount(best, "line"))
	}
}

// afterColon begins a sentence, "" for none, with a small letter, as it goes on after a colon.
func afterColon(s string) string {
	if s == "" {
		return "it has no effect of its own."
	}
	for _, name := range []string{"Villain ", "Joke's", "The Decision", "Two Pennies", "Three Pennies"} {
		if strings.HasPrefix(s, name) {
			return s
		}
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// LongHint says how many letters of a hint a small window has room for.
const LongHint = 190

// Advise returns a hint: what to do, with the names of places and cards, and after a colon
// why. Of a long reason what matters most comes first and is kept.
func Advise(v core.View, p core.Advice) string {
	lead, why := actions[p.Action.Kind].advised(now(v, p.Action))+": ", Reason(v, p)
	for utf8.RuneCountInString(lead+why) > LongHint {
		i := strings.LastIndex(strings.TrimSuffix(why, "."), ". ")
		if i < 0 {
			break
		}
		why = why[:i+1]
	}
	return lead + why
}
