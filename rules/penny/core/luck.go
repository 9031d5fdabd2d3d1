package core

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// Luck draws when the machine needs it: "draw 12 w 40" names the cards in their
// order, w a Wounded one; "first 1" who begins, "start slums_b" where a hero begins.
// Nothing lies in a hidden order before it is drawn.

// Wound is the word of a Wounded card.
const Wound = "w"

// Draws returns how many cards Luck names at once.
func (c *State) Draws(g *Game) int {
	f := c.Top()
	if most := effects[f.Kind].most; most != nil {
		return most(c, g, f)
	}
	return 1
}

// lots returns what Luck draws from for the effect that is going on.
func (c *State) lots(g *Game) lots {
	f := c.Top()
	return effects[f.Kind].lots(c, g, f)
}

// deal makes what Luck drew happen.
func (c *State) deal(g *Game, v box.Card) {
	c.Wait = Nothing
	f := c.Top()
	effects[f.Kind].deal(c, g, f, v)
}

// Chance makes Luck's whole draw with r, for playouts.
func (c *State) Chance(g *Game, r *rand.Rand) {
	for range c.Draws(g) {
		l := c.lots(g)
		c.deal(g, l.roll(r))
	}
}

// verb returns the word of the draw that is wanted: of setting the table, or which cards come.
func (c *State) verb() string {
	if f := c.Top(); f.Kind == EffectSetup {
		return c.setupVerb(f)
	}
	return "draw"
}

// drawnWord returns the word of what is drawn.
func (g *Game) drawnWord(verb string, v box.Card) string {
	switch {
	case verb == "start" && v < box.Places:
		return g.Map.Locations[v].Key
	case v == box.NoCard:
		return Wound
	}
	return strconv.Itoa(int(v))
}

// rollMove draws for Luck, and writes the draw as a move.
func (c *State) rollMove(g *Game, r *rand.Rand) rules.Move {
	n, verb := *c, c.verb()
	all := []string{verb}
	for range c.Draws(g) {
		l := n.lots(g)
		v := l.roll(r)
		all = append(all, g.drawnWord(verb, v))
		n.deal(g, v)
	}
	return rules.Move(strings.Join(all, " "))
}

// playDraw reads such a move and plays it.
func (c *State) playDraw(g *Game, m rules.Move) error {
	words, verb, kind := strings.Split(string(m), " "), c.verb(), c.Top().Kind
	bad := fmt.Errorf("chance cannot draw %q now", m)
	if words[0] != verb || len(words)-1 != c.Draws(g) {
		return bad
	}
	for _, word := range words[1:] {
		n, err := strconv.Atoi(word)
		if at, ok := g.Map.Named(word); ok {
			n, err = int(at), nil
		} else if word == Wound {
			n, err = int(box.NoCard), nil
		}
		v := box.Card(n)
		if err != nil || g.drawnWord(verb, v) != word || c.Top().Kind != kind {
			return bad
		}
		if l := c.lots(g); !l.may(v) {
			return bad
		}
		c.deal(g, v)
	}
	return nil
}
