package bots

import (
	"math"

	"intrigue/rules/estoril/core"
	"intrigue/rules/search"
)

// What the end of a round is worth was learned from games of steady bots, 1,500 of two
// and 700 each of three and four: by least squares, from what they had after a round to
// how many points they ended apart.

// faceValues tell how gladly each face is kept, in points at the end.
type faceValues [len(core.Faces)]float32

// learnedValues are those of two seats and of more, by number of rounds still to come:
// points are sure only in the last one, strength and abilities win more people before.
// Among many fewer people are won, so who was won stays.
var learnedValues = [2][core.LastRound]faceValues{{
	valuesBy(1, 0),
	valuesBy(0.80, 0.57, 0.90, 1.00, 0.50, 0.60, 0.05),
	valuesBy(0.35, 0.57, 0.92, 0.85, 0.25, 0.45, 0),
	valuesBy(0.05, 0.79, 1.00, 0.55, 0.35, 0.80, 0),
}, {
	valuesBy(1, 0),
	valuesBy(0.80, 0.35, 0.45, 0.25, 0.20, 0.27, 0.05),
	valuesBy(0.55, 0.42, 0.57, 0.32, 0.25, 0.27, 0.05),
	valuesBy(0.30, 0.50, 0.70, 0.10, 0.25, 0.33, 0.10),
}}

// discardValues say what a discard is worth, likewise: early on the point that it brings is
// hardly more than what the same person would bring by staying.
var discardValues = [2][core.LastRound]float32{{1, 1, 1, 1}, {1, 0.5, 0.35, 0.2}}

// valuesBy is by points, by strength and by the symbols, from Assassin to Diplomacy.
func valuesBy(points, strength float32, symbols ...float32) (l faceValues) {
	for i, f := range core.Faces {
		l[i] = points*float32(f.Points) + strength*float32(f.Strength)
		for _, s := range f.Symbols {
			if s != core.NoSymbol && len(symbols) > 0 {
				l[i] += symbols[s-core.Assassin]
			}
		}
	}
	return l
}

// valuesNow returns those of this moment.
func valuesNow(c *core.State) *faceValues { return &learnedValues[crowd(c)][roundsLeft(c)] }

// crowd returns 0 for two seats and 1 for more.
func crowd(c *core.State) int { return min(1, int(c.Seats)-2) }

// missionValues says what leading in the strength mission and in any other is worth, by rounds to come.
var missionValues = [core.LastRound][2]float32{{6, 6}, {3.8, 6.2}, {1.8, 4.1}, {1.8, 3.5}}

// decay says how the hope for a mission falls with the lead of the others: of one symbol, of
// one strength. Before the last round everything may still change.
var decay = func() (e [core.LastRound][2][32]float32) {
	for left := range e {
		for kind, by := range [2]float64{0.4, 1} {
			if left == 0 {
				by = 3
			}
			for d := range e[left][kind] {
				e[left][kind][d] = float32(math.Exp(-by * float64(d)))
			}
		}
	}
	return e
}()

// missionChances returns what each seat may hope for from a mission, by what all count for it.
func missionChances(c *core.State, m core.Mission, counts *[4]int, left int) (points [4]float32) {
	kind := 1
	if m == core.Strength {
		kind = 0
	}
	most := 0
	for s := range c.Seats {
		most = max(most, counts[s])
	}
	if most == 0 && left == 0 {
		return points
	}
	sum := float32(0)
	for s := range c.Seats {
		points[s] = decay[left][kind][min(most-counts[s], 31)]
		sum += points[s]
	}
	whole := missionValues[left][kind]
	if c.Variants&core.SixThree != 0 { // the second gets something, too
		whole *= 0.6
	}
	for s := range c.Seats {
		points[s] *= whole / sum
	}
	return points
}

// keep returns what a seat will keep of what it has to its name: the six people with whom
// it is best off. tally is what all seats count for the missions before.
func keep(c *core.State, seat uint8, left int, tally *[5][4]int) core.Tiles {
	has, values := c.Owned[seat], valuesNow(c)
	n := has.Count()
	if n <= core.HandSize {
		return has
	}
	var less [5]float32 // what one less of what a mission counts costs
	for i, m := range c.Missions {
		if m < core.MissionKinds && tally[i][seat] > 0 {
			now := missionChances(c, m, &tally[i], left)
			fewer := tally[i]
			fewer[seat]--
			then := missionChances(c, m, &fewer, left)
			less[i] = now[seat] - then[seat]
		}
	}
	var worst [16]struct { // sorted, the one worth least first
		tile  core.Tile
		value float32
	}
	k := 0
	for w := has; w != 0 && k < len(worst); w &= w - 1 {
		t := w.First()
		f := t.FaceIndex()
		v := values[f]
		for i, m := range c.Missions {
			switch {
			case m == core.ManyFlags && core.MissionWorth[m][f] != 0:
				v += less[i]
			case m < core.MissionKinds:
				v += less[i] * float32(core.MissionWorth[m][f])
			}
		}
		i := k
		for ; i > 0 && worst[i-1].value > v; i-- {
			worst[i] = worst[i-1]
		}
		worst[i].tile, worst[i].value = t, v
		k++
	}
	for _, x := range worst[:n-core.HandSize] {
		has &^= 1 << x.tile
	}
	return has
}

// missionCounts returns what all seats count for the missions with all they have.
func missionCounts(c *core.State) (n [5][4]int) {
	for i, m := range c.Missions {
		if m < core.MissionKinds {
			for s := range c.Seats {
				n[i][s] = m.Count(c.Owned[s])
			}
		}
	}
	return n
}

// expectedPoints is what each seat may hope to have in the end, in points.
func expectedPoints(c *core.State) (sum [4]float32) {
	left, values := roundsLeft(c), valuesNow(c)
	tally := missionCounts(c)
	var kept [4]core.Tiles
	for s := range c.Seats {
		kept[s] = keep(c, s, left, &tally)
		sum[s] = discardValues[crowd(c)][left] * float32((c.Discards[s] | c.Owned[s]&^kept[s]).Count())
		for w := kept[s]; w != 0; w &= w - 1 {
			sum[s] += values[w.First().FaceIndex()]
		}
		if c.Agenda[s] < core.MissionKinds {
			sum[s] += float32(c.AgendaPoints(s))
		}
	}
	for i, m := range c.Missions {
		if m >= core.MissionKinds {
			continue
		}
		for s := range c.Seats {
			if kept[s] != c.Owned[s] {
				tally[i][s] = m.Count(kept[s])
			}
		}
		if left == 0 {
			points, _ := core.Share(tally[i][:c.Seats], c.Variants&core.SixThree != 0)
			for s := range c.Seats {
				sum[s] += float32(points[s])
			}
			continue
		}
		points := missionChances(c, m, &tally[i], left)
		for s := range c.Seats {
			sum[s] += points[s]
		}
	}
	return sum
}

// spread says how far what is still to come may move a lead, in points, by rounds.
var spread = [core.LastRound]float64{2, 4.3, 5.2, 5.7}

// evaluate says how each seat stands when an evening is over, from 0 to 1: how likely
// it is to win, by how far it is ahead of the best other one.
func evaluate(c *core.State, w *search.Reward) {
	sum := expectedPoints(c)
	left := roundsLeft(c)
	for s := range c.Seats {
		lead := float64(ahead(sum[:c.Seats], s))
		w[s] = 1 / (1 + math.Exp(-lead/spread[left]))
		if left == 0 { // a win is a win
			w[s] /= 2
			switch {
			case lead > 0:
				w[s] += 0.5
			case lead == 0:
				w[s] += 0.25
			}
		}
	}
}
