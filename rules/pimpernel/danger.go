package pimpernel

import "math/bits"

// What the steady and the easy bot make of Chauvelin (CHV-1 to CHV-8). The rules pay no
// points for keeping the Pimpernel out of his hands, but a game in which he is taken is
// won by nobody, so that every capture is a step towards losing it.

// taken is what the end without a winner is worth, whatever the score.
const taken = -60

// legsApart are the fewest legs between two locations among the ways with the fewest
// spaces, as Chauvelin goes (CHV-4).
var legsApart = func() (legs [locations][locations]uint8) {
	for to := range Location(locations) {
		// The nearer ones are known before those behind them.
		for far := uint8(1); far < 99; far++ {
			for from := range Location(locations) {
				if atlas.apart[from][to] != far {
					continue
				}
				fewest := uint8(99)
				for on := shortest(from, to); on != 0; on &= on - 1 {
					fewest = min(fewest, legs[bits.TrailingZeros32(on)][to])
				}
				legs[from][to] = fewest + 1
			}
		}
	}
	return legs
}()

// captureCost is what so many captures cost everybody; the last one ends the game.
func (t *Board) captureCost(captures uint8) float32 {
	switch t.captures() - min(captures, t.captures()) {
	case 0:
		return 60
	case 1:
		return 14
	case 2:
		return 4
	}
	return 0
}

// fearChauvelin takes off what Chauvelin threatens: the captures so far, and the one to come if
// he has as far to go as parts are likely to be short. fails is how likely each mission
// space fails, holders whose cube lies on it.
func (r *evaluator) fearChauvelin(c *State, fails *[missionSpots]float32, holders *[missionSpots]int8, w *weights, v *[mostSeats]float32) {
	risk := float32(0)
	if c.mission < 7 || c.chauvelin == c.goal() { // he does not travel after the last one (CHV-3)
		legs := float32(legsApart[c.chauvelin][c.goal()])
		short := fails[SupporterSpot] + fails[Resources] + fails[RouteSpot] + fails[LocationSpot]
		cube := short * short * short
		risk = cube / (cube + legs*legs*legs + 0.001)
		if legs == 0 { // the Pimpernel comes to him (CHV-5)
			risk = 1
		}
	}
	all := w.dread * (c.board.captureCost(c.caught) + risk*(c.board.captureCost(c.caught+1)-c.board.captureCost(c.caught)))
	for s := range c.board.seats {
		v[s] -= all
		if c.chauvelin == c.goal() {
			v[s] -= 2 * float32(c.tiled[s])
		} else {
			v[s] += w.back * float32(c.tiled[s])
		}
	}
	for s, who := range holders {
		if who != nobody {
			v[who] -= fails[s] * (2*risk + w.back)
		}
	}
}
