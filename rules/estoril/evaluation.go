package estoril

import (
	"math"

	"intrigue/rules/search"
)

// What the end of a round is worth was learned from games of steady bots, 1,500 of two
// and 700 each of three and four: by least squares, from what they had after a round to
// how many points they ended apart.

// likes are how gladly each face is kept, in points at the end.
type likes [len(faces)]float32

// legacy is what is liked, of two seats and of more, by number of rounds still to come:
// points are sure only in the last one, strength and abilities win more people before.
// Among many fewer people are won, so who was won stays.
var legacy = [2][lastRound]likes{{
	liking(1, 0),
	liking(0.80, 0.57, 0.90, 1.00, 0.50, 0.60, 0.05),
	liking(0.35, 0.57, 0.92, 0.85, 0.25, 0.45, 0),
	liking(0.05, 0.79, 1.00, 0.55, 0.35, 0.80, 0),
}, {
	liking(1, 0),
	liking(0.80, 0.35, 0.45, 0.25, 0.20, 0.27, 0.05),
	liking(0.55, 0.42, 0.57, 0.32, 0.25, 0.27, 0.05),
	liking(0.30, 0.50, 0.70, 0.10, 0.25, 0.33, 0.10),
}}

// farewell are what a discard is worth, likewise: early on the point that it brings is
// hardly more than what the same person would bring by staying.
var farewell = [2][lastRound]float32{{1, 1, 1, 1}, {1, 0.5, 0.35, 0.2}}

// liking is by points, by strength and by the symbols, from Assassin to Diplomacy.
func liking(points, strength float32, symbols ...float32) (l likes) {
	for i, f := range faces {
		l[i] = points*float32(f.Points) + strength*float32(f.Strength)
		for _, s := range f.Symbols {
			if s != NoSymbol && len(symbols) > 0 {
				l[i] += symbols[s-Assassin]
			}
		}
	}
	return l
}

// likes are those of this moment.
func (c *State) likes() *likes { return &legacy[c.crowd()][c.left()] }

// crowd is 0 for two seats and 1 for more.
func (c *State) crowd() int { return min(1, int(c.Seats)-2) }

// fame is what coming first in a mission now is worth, by rounds to come: of the
// strength mission, and of any other.
var fame = [lastRound][2]float32{{6, 6}, {3.8, 6.2}, {1.8, 4.1}, {1.8, 3.5}}

// ebb is how the hope for a mission falls with what one is behind: of one symbol, of
// one strength. Before the last round everything may still change.
var ebb = func() (e [lastRound][2][32]float32) {
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

// chances is what each seat may hope for from a mission, by what all count for it.
func (c *State) chances(m Mission, counts *[4]int, left int) (points [4]float32) {
	kind := 1
	if m == Strength {
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
		points[s] = ebb[left][kind][min(most-counts[s], 31)]
		sum += points[s]
	}
	whole := fame[left][kind]
	if c.Variants&SixThree != 0 { // the second gets something, too
		whole *= 0.6
	}
	for s := range c.Seats {
		points[s] *= whole / sum
	}
	return points
}

// keeps is what a seat will keep of what it has to its name: the six people with whom
// it is best off. tally is what all seats count for the missions before.
func (c *State) keeps(seat uint8, left int, tally *[5][4]int) Tiles {
	has, likes := c.Owned[seat], c.likes()
	n := has.Count()
	if n <= handSize {
		return has
	}
	var less [5]float32 // what a symbol less costs
	for i, m := range c.Missions {
		if m < missionKinds && tally[i][seat] > 0 {
			now := c.chances(m, &tally[i], left)
			fewer := tally[i]
			fewer[seat]--
			then := c.chances(m, &fewer, left)
			less[i] = now[seat] - then[seat]
		}
	}
	var worst [16]struct {
		t Tile
		n float32
	}
	k := 0
	for w := has; w != 0 && k < len(worst); w &= w - 1 {
		t := w.First()
		f := t.face()
		v := likes[f]
		for i, m := range c.Missions {
			switch {
			case m == ManyFlags && worth[m][f] != 0:
				v += less[i]
			case m < missionKinds:
				v += less[i] * float32(worth[m][f])
			}
		}
		i := k
		for ; i > 0 && worst[i-1].n > v; i-- {
			worst[i] = worst[i-1]
		}
		worst[i].t, worst[i].n = t, v
		k++
	}
	for _, x := range worst[:n-handSize] {
		has &^= 1 << x.t
	}
	return has
}

// tally is what all seats count for the missions with all they have.
func (c *State) tally() (n [5][4]int) {
	for i, m := range c.Missions {
		if m < missionKinds {
			for s := range c.Seats {
				n[i][s] = m.count(c.Owned[s])
			}
		}
	}
	return n
}

// standing is what each seat may hope to have in the end, in points.
func (c *State) standing(sum *[4]float32) {
	left, likes := c.left(), c.likes()
	tally := c.tally()
	var kept [4]Tiles
	for s := range c.Seats {
		kept[s] = c.keeps(s, left, &tally)
		sum[s] = farewell[c.crowd()][left] * float32((c.Discards[s] | c.Owned[s]&^kept[s]).Count())
		for w := kept[s]; w != 0; w &= w - 1 {
			sum[s] += likes[w.First().face()]
		}
		if c.Agenda[s] < missionKinds {
			sum[s] += float32(c.AgendaPoints(s))
		}
	}
	for i, m := range c.Missions {
		if m >= missionKinds {
			continue
		}
		for s := range c.Seats {
			if kept[s] != c.Owned[s] {
				tally[i][s] = m.count(kept[s])
			}
		}
		if left == 0 {
			points, _ := share(tally[i][:c.Seats], c.Variants&SixThree != 0)
			for s := range c.Seats {
				sum[s] += float32(points[s])
			}
			continue
		}
		points := c.chances(m, &tally[i], left)
		for s := range c.Seats {
			sum[s] += points[s]
		}
	}
}

// width is how far what is still to come may move a lead, in points, by rounds.
var width = [lastRound]float64{2, 4.3, 5.2, 5.7}

// prospects says how each seat stands when an evening is over, from 0 to 1: how likely
// it is to win, by how far it is ahead of the best other one.
func (c *State) prospects(w *search.Reward) {
	var sum [4]float32
	c.standing(&sum)
	left := c.left()
	for s := range c.Seats {
		other := float32(-1e9)
		for o := range c.Seats {
			if o != s {
				other = max(other, sum[o])
			}
		}
		lead := float64(sum[s] - other)
		w[s] = 1 / (1 + math.Exp(-lead/width[left]))
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
