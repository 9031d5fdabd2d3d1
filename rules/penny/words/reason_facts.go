package words

import (
	"fmt"
	"strings"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// attraction is why a hero would want to be at a place, "" when nothing speaks for it:
// the end of a sentence that begins with "there".
func attraction(v core.View, at box.Place) string {
	c, g := v.State, v.Game
	switch {
	case c.Reclaimable(g, at):
		return fmt.Sprintf("%s can be turned back to London", g.Map.Hexes[g.TileOf(at)].Hell)
	case c.PortalOn(g, at) >= 0 && c.Mode != box.Open:
		return "a portal is open"
	case c.VillainOn(at):
		for k := range box.Villains {
			if c.VillainAt[k] == at {
				return VillainName(v, k) + " can be fought"
			}
		}
	case c.ActionOn(g, at) != box.NoAction:
		return "you can " + ActionVerb(c.ActionOn(g, at))
	}
	h := c.Top().Hero
	prints, wants := c.Printed(g, at), [box.Resources]int8{}
	if h >= 0 && int(h) < int(c.Seats) {
		wants = c.Needs(g, h)
	}
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

// got are the tokens that a step puts into the pool of the hero who decides.
func got(v core.View, s core.Action) (all []box.Token) {
	d := *v.State
	h := d.Top().Hero
	if h < 0 || int(h) >= int(d.Seats) || !d.Legal(v.Game, s) {
		return nil
	}
	was := d.Players[h].Tokens
	d.Do(v.Game, s)
	for t, n := range d.Players[h].Tokens {
		if n > was[t] {
			all = append(all, box.Token(t))
		}
	}
	return all
}

// use is what the first of some tokens that is of use would serve for, as a sentence
// with a space before it; "" for none.
func use(v core.View, all []box.Token) string {
	c, g := v.State, v.Game
	h := c.Top().Hero
	if h < 0 || int(h) >= int(c.Seats) {
		return ""
	}
	p := c.Player(h)
	for _, t := range all {
		if int(t) < box.Resources {
			for i := range p.Slot {
				if c.Room(g, p, i, int(t)) {
					return fmt.Sprintf(" The %s can go onto %s.", t, cardName(v, p.Slot[i].Card))
				}
			}
		}
		if t == box.Damage && c.VillainOn(p.At) {
			return fmt.Sprintf(" %s, and the damage is for that.", prose.Capital(attraction(v, p.At)))
		}
	}
	return ""
}

// does is what a card does when it is played, to be quoted: of many words the first
// sentence.
func does(v core.View, k box.Card) string {
	x := v.Game.Of[k]
	switch {
	case x.Charge != nil:
		return fmt.Sprintf("hold %s", prose.Count(x.Charge.Max, "resource"))
	case x.Quest != nil && x.Play == 0:
		return points(x.Points)
	case x.Play == 0:
		return "nothing"
	}
	all := CardText(v.Game.Box, x.Play)
	if first, _, _ := strings.Cut(all, ". "); len(all) > 90 {
		all = first
	}
	return strings.TrimSuffix(all, ".")
}

// near says how far the nearest hero is from a place.
func near(v core.View, at box.Place) string {
	c, g := v.State, v.Game
	best, who := int(box.Unreachable), ""
	for h := range c.Seats {
		if p := &c.Players[h]; at < box.Places && p.At < box.Places && !p.Dead && int(g.Chart(c).Distance[at][p.At]) < best {
			best, who = int(g.Chart(c).Distance[at][p.At]), p.Who.Name()
		}
	}
	switch {
	case who == "":
		return "there nobody is near."
	case best == 0:
		return fmt.Sprintf("%s is at that very place.", who)
	}
	return fmt.Sprintf("from there the nearest hero, %s, is %s away.", who, prose.Count(best, "step"))
}

// whyThere is what speaks for a place to which somebody is sent.
func whyThere(v core.View, f *core.Effect, s core.Action) string {
	c, g := v.State, v.Game
	at := box.Place(s.A)
	switch s.Kind {
	case core.Enter:
		at = g.WayFrom(c.Player(f.Hero).At)
	case core.Dodge:
		return fmt.Sprintf("there %s does not reach you.", VillainName(v, box.Villain(f.A)))
	case core.Lead, core.Appear:
		return near(v, at)
	}
	if what := attraction(v, at); what != "" {
		return "there " + what + "."
	}
	return "the rest of the turn went best from there when it was tried out."
}

// inside lets a sentence go on after a colon.
func inside(s string) string {
	if s == "" {
		return "it does nothing by itself."
	}
	for _, name := range []string{"Villain ", "Joke's", "The Decision", "Two Pennies", "Three Pennies"} {
		if strings.HasPrefix(s, name) {
			return s
		}
	}
	return strings.ToLower(s[:1]) + s[1:]
}
