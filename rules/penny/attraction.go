package penny

import (
	"fmt"
	"strings"

	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// attraction is why a hero would want to be at a place, "" when nothing speaks for it:
// the end of a sentence that begins with "there".
func (v known) attraction(at box.Place) string {
	c, g := v.core, v.game
	switch {
	case c.reclaimable(g, at):
		return fmt.Sprintf("%s can be turned back to London", g.Map.Hexes[g.tileOf(at)].Hell)
	case c.portalOn(g, at) >= 0 && c.mode != box.Open:
		return "a portal is open"
	case c.villainOn(at):
		for k := range box.Villains {
			if c.villainAt[k] == at {
				return v.villainName(k) + " can be fought"
			}
		}
	case c.actionOn(g, at) != box.NoAction:
		return "you can " + actionVerb(c.actionOn(g, at))
	}
	h := c.now().hero
	prints, wants := c.printed(g, at), [box.Resources]int8{}
	if h >= 0 && int(h) < int(c.seats) {
		wants = c.needs(g, h)
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
func (v known) got(s step) (all []box.Token) {
	d := *v.core
	h := d.now().hero
	if h < 0 || int(h) >= int(d.seats) || !d.legal(v.game, s) {
		return nil
	}
	was := d.players[h].tokens
	d.do(v.game, s)
	for t, n := range d.players[h].tokens {
		if n > was[t] {
			all = append(all, box.Token(t))
		}
	}
	return all
}

// use is what the first of some tokens that is of use would serve for, as a sentence
// with a space before it; "" for none.
func (v known) use(all []box.Token) string {
	c, g := v.core, v.game
	h := c.now().hero
	if h < 0 || int(h) >= int(c.seats) {
		return ""
	}
	p := c.me(h)
	for _, t := range all {
		if int(t) < box.Resources {
			for i := range p.slot {
				if c.room(g, p, i, int(t)) {
					return fmt.Sprintf(" The %s can go onto %s.", t, v.cardName(p.slot[i].card))
				}
			}
		}
		if t == box.Damage && c.villainOn(p.at) {
			return fmt.Sprintf(" %s, and the damage is for that.", prose.Capital(v.attraction(p.at)))
		}
	}
	return ""
}

// does is what a card does when it is played, to be quoted: of many words the first
// sentence.
func (v known) does(k box.Card) string {
	x := v.game.Of[k]
	switch {
	case x.Charge != nil:
		return fmt.Sprintf("hold %s", prose.Count(x.Charge.Max, "resource"))
	case x.Quest != nil && x.Play == 0:
		return points(x.Points)
	case x.Play == 0:
		return "nothing"
	}
	all := plain(v.game.Box, x.Play)
	if first, _, _ := strings.Cut(all, ". "); len(all) > 90 {
		all = first
	}
	return strings.TrimSuffix(all, ".")
}

// near says how far the nearest hero is from a place.
func (v known) near(at box.Place) string {
	c, g := v.core, v.game
	best, who := int(box.Unreachable), ""
	for h := range c.seats {
		if p := &c.players[h]; at < box.Places && p.at < box.Places && !p.dead && int(g.chart(c).Distance[at][p.at]) < best {
			best, who = int(g.chart(c).Distance[at][p.at]), p.who.Name()
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
func (v known) whyThere(f *frame, s step) string {
	c, g := v.core, v.game
	at := box.Place(s.a)
	switch s.verb {
	case vEnter:
		at = g.wayFrom(c.me(f.hero).at)
	case vDodge:
		return fmt.Sprintf("there %s does not reach you.", v.villainName(box.Villain(f.a)))
	case vLead, vAppear:
		return v.near(at)
	}
	if what := v.attraction(at); what != "" {
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
