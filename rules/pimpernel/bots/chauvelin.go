package bots

import "intrigue/rules/pimpernel/core"

// What the steady and the easy bot make of Chauvelin (CHV-1 to CHV-8). The rules pay no
// points for keeping the Pimpernel out of his hands, but a game in which he is taken is
// won by nobody, so that every capture is a step towards losing it.

// taken says what the end without a winner is worth, whatever the score.
const taken = -60

// captureCost returns what so many captures cost everybody; the last one ends the game.
func captureCost(t *core.Board, captures uint8) float32 {
	return [...]float32{60, 14, 4, 0}[t.Captures()-min(captures, t.Captures())]
}

// fearChauvelin takes off what Chauvelin threatens: the captures so far, and the one to come if
// he has as far to go as parts are likely to be short. fails is how likely each mission
// space fails, holders whose cube lies on it.
func (r *evaluator) fearChauvelin(c *core.State, fails *[core.MissionSpots]float32, holders *[core.MissionSpots]int8, w *weights,
	v *[core.MostSeats]float32) {
	risk := float32(0)
	if c.Mission < core.FinalMission || c.Chauvelin == c.Goal() { // he does not travel after the last one (CHV-3)
		legs := float32(core.LegsApart[c.Chauvelin][c.Goal()])
		short := fails[core.SupporterSpot] + fails[core.Resources] + fails[core.RouteSpot] + fails[core.LocationSpot]
		cube := short * short * short
		risk = cube / (cube + legs*legs*legs + 0.001)
		if legs == 0 { // the Pimpernel comes to him (CHV-5)
			risk = 1
		}
	}
	all := w.dread * (captureCost(c.Board, c.Caught) + risk*(captureCost(c.Board, c.Caught+1)-captureCost(c.Board, c.Caught)))
	for s := range c.Board.Seats {
		v[s] -= all
		if c.Chauvelin == c.Goal() {
			v[s] -= 2 * float32(c.Tiled[s])
		} else {
			v[s] += w.back * float32(c.Tiled[s])
		}
	}
	for s, who := range holders {
		if who != core.Nobody {
			v[who] -= fails[s] * (2*risk + w.back)
		}
	}
}
