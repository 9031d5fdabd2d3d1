package penny

import (
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/words"
)

// HellView is the hell track.
type HellView struct {
	Space, Spaces int
	Red           []int
	MiniAt        int // the space on which the mini-boss steps off the track; 0: none
	MiniWaits     bool
}

// Hell is the track as it stands.
func (v View) Hell() HellView {
	g, c := v.Game, v.State
	x := HellView{Space: int(c.HellSpace), Spaces: g.Scenario.Spaces, Red: g.Scenario.Red, MiniAt: g.Scenario.MiniSpace}
	if c.Mode == box.Rush {
		x.Spaces = g.Tuning.RushSpaces
	}
	x.MiniWaits = c.MiniWaits(g)
	return x
}

// CounterView is the gold on the counter cards of the Heist.
type CounterView struct{ Heroes, Goal, Thieves, Trigger int }

// Counters are the two cards; ok is false in other modes.
func (v View) Counters() (x CounterView, ok bool) {
	c, g := v.State, v.Game
	return CounterView{int(c.HeroGold), g.Tuning.Goal, int(c.ThiefGold), g.Tuning.Trigger}, c.Mode == box.Heist
}

// RushView is how far a Boss Rush is.
type RushView struct {
	Line   []CardView // the opponents that are known: those beaten, and the present one
	Beaten int
	Of     int
	Pause  int // rounds until the next one comes; 0 while one is there
}

// Rush is the line of opponents; ok is false in other modes.
func (v View) Rush() (x RushView, ok bool) {
	c, g := v.State, v.Game
	x = RushView{Beaten: int(c.Beaten), Of: g.Tuning.Opponents, Pause: int(c.Pause)}
	for i := range x.Of {
		if i < len(c.Opponents) && c.Opponents[i] != box.NoCard {
			x.Line = append(x.Line, v.Card(c.Opponents[i]))
		}
	}
	if c.VillainAt[box.MiniBoss] != box.NoPlace {
		x.Pause = 0
	}
	return x, c.Mode == box.Rush
}

// Goal is the tally.
func (v View) Goal() words.GoalView { return words.Goal(v.View) }
