package core

import (
	"intrigue/rules/penny/core/box"
)

// rushRound is the end of a round in a Boss Rush.
func (c *State) rushRound(g *Game) {
	if c.VillainAt[box.MiniBoss] != box.NoPlace {
		card := c.MiniFoe(g)
		if !c.Fought && c.Bruise > 0 {
			c.Bruise--
		}
		c.Fought = false
		c.Perform(c.Decider(), g.Of[card].Foe.RoundEnd, card)
		return
	}
	if c.Pause > 0 {
		c.Pause--
	}
	if c.Pause == 0 && int(c.Beaten) < g.Tuning.Opponents {
		c.VillainAt[box.MiniBoss] = g.Scenario.PortalAt[0]
		c.Bruise, c.halved = 0, false
		c.Heads = 3
	}
}

// workReap is what follows when an opponent of a Rush is beaten.
func (c *State) workReap(g *Game) {
	c.pop()
	c.Beaten++
	c.Bruise, c.Fought = 0, false
	c.Pause = 2
	if int(c.Beaten) >= g.Tuning.Opponents {
		c.Over = EndRushed
		return
	}
	for k := int(c.Seats) - 1; k >= 0; k-- {
		h := (int(c.Active) + k) % int(c.Seats)
		if c.Players[h].Dead {
			continue
		}
		c.Push(Effect{Kind: EffectTake, Hero: int8(h), A: uint8(box.TwoPennies), N: 1})
		c.Push(Effect{Kind: EffectPick, Hero: int8(h), A: box.InPool | box.InDiscard, B: uint8(box.WoundedCard), Step: uint8(box.OpDestroy), N: 1, Block: box.Block(box.NoCard)})
	}
}
