package core

import (
	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// thieves are what an enemy's wound costs in the Heist (PEN-120, PEN-121).
func (c *State) thieves(g *Game, h int8) {
	if c.OnHell(g, c.Players[h].At) {
		if c.forfeits(g, h) == (box.Set{}) {
			c.Push(Effect{Kind: EffectHell, Hero: h, N: 1, B: 1})
		} else {
			c.Push(Effect{Kind: EffectForfeit, Hero: h})
		}
	}
	if c.HeroGold > 0 {
		c.HeroGold--
		c.stash(g, 1)
	}
}

// stash puts gold on the Villains card; at the trigger it is gone, the hell token
// moves and a tile flips.
func (c *State) stash(g *Game, n int) {
	c.ThiefGold += uint8(n)
	if int(c.ThiefGold) >= g.Tuning.Trigger {
		c.ThiefGold = 0
		c.Push(Effect{Kind: EffectHell, Hero: c.Decider(), N: 1, B: 1})
	}
}

// Sale is what the revealed card makes of a sale (PEN-122): it goes under the deck.
func (c *State) Sale(g *Game, f *Effect, card box.Card) {
	c.Shop.Draw(cards.Card(card))
	c.Shop.PutUnder(cards.Card(card), cards.Everybody)
	cost := g.Of[card].Cost
	if sold := box.Card(f.B); cost <= g.Of[sold].Cost {
		c.Sold[f.A] += uint8(cost)
		if int(c.Sold[f.A]) >= g.Tuning.PortalGold { // PEN-156
			c.Portals &^= 1 << f.A
			c.Closed++
			c.pop()
			c.ChapterThree(g)
			return
		}
	}
	f.B = uint8(box.NoCard)
}

// ChapterThree begins when both basic portals are closed (PEN-123, PEN-124).
func (c *State) ChapterThree(g *Game) {
	for i := range g.Scenario.Portals {
		if c.Portals>>i&1 != 0 && !g.Scenario.Portals[i].Demonic {
			return
		}
	}
	c.Chapter = 3
	c.VillainAt[box.Boss], c.VillainAt[box.MiniBoss] = g.Scenario.BossAt, g.Scenario.MiniAt
	c.Heads = uint8(g.Tuning.Heads)
	if g.Map.Hexes[box.Bank].StartHell {
		c.HellTiles |= 1 << box.Bank
	}
}
