package bots

import (
	"slices"

	"intrigue/rules/estoril/core"
)

// What a bot thinks a round's end is worth, in victory points.
const (
	strengthWeight = 0.35 // of a point of strength, for each round that is still to come
	symbolWeight   = 0.30 // of an ability, likewise
	missionWeight  = 0.80 // of a point that a mission would bring now
)

// keepValues says how gladly each face is kept by number of rounds still to come.
var keepValues = func() (w [core.LastRound]faceValues) {
	for left := range w {
		for i, f := range core.Faces {
			w[left][i] = float32(f.Points)
			for _, s := range f.Symbols {
				if s != core.NoSymbol {
					w[left][i] += symbolWeight * float32(left)
				}
			}
			w[left][i] += strengthWeight * float32(left) * float32(f.Strength)
		}
	}
	return w
}()

// roundsLeft returns how many rounds are still to come.
func roundsLeft(c *core.State) int { return max(0, core.LastRound-int(c.Round)) }

// holdings of a seat: its six best tiles, and a point for each other one and each discard.
func holdings(c *core.State, seat uint8, left int) float32 {
	var best [16]float32
	n := 0
	for w := c.Owned[seat]; w != 0 && n < len(best); w &= w - 1 {
		best[n] = keepValues[left][w.First().FaceIndex()]
		n++
	}
	slices.Sort(best[:n])
	sum := float32(c.Discards[seat].Count()) + float32(max(0, n-core.HandSize))
	for i := range min(n, core.HandSize) {
		sum += best[n-1-i]
	}
	return sum
}

// lead returns how far a seat is ahead of the best other one.
func lead(c *core.State, me uint8) float32 {
	left := roundsLeft(c)
	var sum [4]float32
	for s := range c.Seats {
		sum[s] = holdings(c, s, left)
		if m := c.Agenda[s]; m < core.MissionKinds {
			sum[s] += float32(c.AgendaPoints(s))
		}
	}
	counts := missionCounts(c)
	for i, m := range c.Missions {
		if m >= core.MissionKinds {
			continue
		}
		points, _ := core.Share(counts[i][:c.Seats], c.Variants&core.SixThree != 0)
		for s := range c.Seats {
			sum[s] += missionWeight * float32(points[s])
		}
	}
	return ahead(sum[:c.Seats], me)
}

// ahead is by how much a seat has more than the best other one.
func ahead(sum []float32, me uint8) float32 {
	other := float32(-1e9)
	for s, n := range sum {
		if uint8(s) != me {
			other = max(other, n)
		}
	}
	return sum[me] - other
}
