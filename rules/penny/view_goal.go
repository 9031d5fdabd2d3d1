package penny

import (
	"intrigue/rules/penny/core/box"
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
	g, c := v.game, v.core
	x := HellView{Space: int(c.space), Spaces: g.mode.Spaces, Red: g.mode.Red, MiniAt: g.mode.MiniSpace}
	if c.mode == box.Rush {
		x.Spaces = g.lever.RushSpaces
	}
	x.MiniWaits = c.miniWaits(g)
	return x
}

// CounterView is the gold on the counter cards of the Heist.
type CounterView struct{ Heroes, Goal, Thieves, Trigger int }

// Counters are the two cards; ok is false in other modes.
func (v View) Counters() (x CounterView, ok bool) {
	c, g := v.core, v.game
	return CounterView{int(c.heroGold), g.lever.Goal, int(c.thiefGold), g.lever.Trigger}, c.mode == box.Heist
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
	c, g := v.core, v.game
	x = RushView{Beaten: int(c.beaten), Of: g.lever.Opponents, Pause: int(c.pause)}
	for i := range x.Of {
		if i < len(c.line) && c.line[i] != box.NoCard {
			x.Line = append(x.Line, v.Card(c.line[i]))
		}
	}
	if c.villainAt[box.MiniBoss] != box.NoPlace {
		x.Pause = 0
	}
	return x, c.mode == box.Rush
}

// Goal is the tally.
func (v View) Goal() GoalView { return v.goal() }
