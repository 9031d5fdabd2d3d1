package core

import (
	"cmp"
	"math/bits"
	"slices"

	"intrigue/rules/penny/core/box"
)

// Steps of EffectRounds (PEN-44).
const (
	roundTurn = iota
	RoundScheme
	roundNext
)

func (c *State) workRounds(g *Game, f *Effect) {
	switch f.Step {
	case roundTurn:
		f.Step = RoundScheme
		c.Push(Effect{Kind: EffectTurn, Hero: int8(c.Active)})
	case RoundScheme: // PEN-96, PEN-136
		f.Step = roundNext
		reads := int8(c.Active)
		if c.Players[reads].Dead {
			reads = c.after(reads)
		}
		if c.Players[reads].Dead { // all dead, and yet the last portal is closed
			return
		}
		for range max(g.Tuning.Schemes, 1) {
			c.Push(Effect{Kind: EffectScheme, Hero: reads})
		}
	case roundNext:
		f.Step = roundTurn
		next := c.after(int8(c.Active))
		if c.Players[next].Dead || c.rank(uint8(next)) <= c.rank(c.Active) {
			c.Push(Effect{Kind: EffectRound})
			return
		}
		c.Active = uint8(next)
	}
}

// rank returns the place of a seat in the order of this round, from 0.
func (c *State) rank(h uint8) uint8 { return (h + c.Seats - c.First) % c.Seats }

// Advanced reports whether the round is ending and the Hell token has moved.
func (c *State) Advanced() bool {
	return slices.ContainsFunc(c.Stack[:c.Depth+1], func(f Effect) bool { return f.Kind == EffectRound && f.Step == endNew })
}

// Steps of EffectRound (PEN-45).
const (
	endMini = iota
	EndAfter
	endToken
	endTrack
	endNew
)

func (c *State) workRound(g *Game, f *Effect) {
	switch f.Step {
	case endMini:
		if c.LastTurn { // PEN-135
			c.Over = EndClosed
			return
		}
		f.Step = EndAfter
		if v := c.VillainAt[box.MiniBoss]; v != box.NoPlace {
			moves := 1
			if k := c.MiniFoe(g); k != box.NoCard {
				moves = g.Of[k].Foe.Moves
			}
			c.Push(Effect{Kind: EffectWalk, Hero: c.Decider(), Villain: box.MiniBoss, Goal: box.ToNearest, N: int8(moves)})
		}
	case EndAfter:
		f.Step = endToken
		if c.Mode == box.Rush {
			c.rushRound(g)
		}
		if c.Mode == box.Heist && int(c.Round) >= g.Tuning.ThievesRound {
			c.stash(g, g.Tuning.Thieves)
		}
	case endToken:
		f.Step = endTrack
		c.DecisionHolder = uint8(c.after(int8(c.DecisionHolder)))
	case endTrack:
		f.Step = endNew
		c.advance(g)
	default:
		c.Round++
		c.Active = c.First
		if c.Players[c.First].Dead {
			c.Active = uint8(c.after(int8(c.First)))
		}
		c.pop()
	}
}

// advance moves the hell token at the end of a round (PEN-110 to PEN-113).
func (c *State) advance(g *Game) {
	if c.Mode == box.Heist {
		return
	}
	if int(c.HellSpace) >= g.LastSpace() {
		c.Over = EndHell
		if c.Mode == box.Open && c.HellCount() < g.Tuning.HellTiles {
			c.Over = EndHeld
		}
		return
	}
	c.HellSpace++
	if int(c.HellSpace) == g.Scenario.MiniSpace {
		c.Summon(g)
	}
	if slices.Contains(g.RedSpaces(), int(c.HellSpace)) {
		for range max(g.Tuning.Flips, 1) {
			c.Push(Effect{Kind: EffectFlip, Hero: c.Decider()})
		}
	}
}

// LastSpace returns the number of the last space of the hell track.
func (g *Game) LastSpace() int {
	if g.Mode == box.Rush {
		return g.Tuning.RushSpaces
	}
	return cmp.Or(g.Tuning.Spaces, g.Scenario.Spaces)
}

// RedSpaces returns those of the Hell track that turn tiles over, as far as the track goes.
func (g *Game) RedSpaces() []int {
	red := g.Scenario.Red
	for len(red) > 0 && g.Mode != box.Heist && red[len(red)-1] > g.LastSpace() {
		red = red[:len(red)-1]
	}
	return red
}

// HellCount returns how many tiles show their Hell side.
func (c *State) HellCount() int { return bits.OnesCount8(c.HellTiles) }

// workHell moves the Hell token by N, and may turn a tile with it (PEN-119, PEN-120).
func (c *State) workHell(g *Game, f *Effect) {
	n, flips := int(f.N), f.Flips
	c.pop()
	c.HellSpace = uint8(min(int(c.HellSpace)+n, g.Scenario.Spaces))
	if int(c.HellSpace) >= g.Scenario.Spaces && c.Mode == box.Heist {
		c.Over = EndHell
		return
	}
	if flips {
		c.Push(Effect{Kind: EffectFlip, Hero: c.Decider()})
	}
}
