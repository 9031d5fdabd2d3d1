package estoril

// What a bot thinks a round's end is worth, in victory points.
const (
	worthStrength = 0.35 // of a point of strength, for each round that is still to come
	worthSymbol   = 0.30 // of an ability, likewise
	worthMission  = 0.80 // of a point that a mission would bring now
)

// keepsake is how gladly each face is kept by number of rounds still to come.
var keepsake = func() (w [lastRound][len(faces)]float32) {
	for left := range w {
		for i, f := range faces {
			w[left][i] = float32(f.Points)
			for _, s := range f.Symbols {
				if s != NoSymbol {
					w[left][i] += worthSymbol * float32(left)
				}
			}
			w[left][i] += worthStrength * float32(left) * float32(f.Strength)
		}
	}
	return w
}()

// left is how many rounds are still to come.
func (c *State) left() int { return max(0, lastRound-int(c.Round)) }

// estate of a seat: its six best tiles, a point for each other one and for each
// discard.
func (c *State) estate(seat uint8, left int) float32 {
	var best [16]float32
	n := 0
	for w := c.Owned[seat]; w != 0 && n < len(best); w &= w - 1 {
		k := keepsake[left][w.First().face()]
		i := n
		for ; i > 0 && best[i-1] < k; i-- {
			best[i] = best[i-1]
		}
		best[i] = k
		n++
	}
	sum := float32(c.Discards[seat].Count()) + float32(max(0, n-handSize))
	for _, k := range best[:min(n, handSize)] {
		sum += k
	}
	return sum
}

// lead is how far a seat is ahead of the best other one.
func (c *State) lead(me uint8) float32 {
	left := c.left()
	var sum [4]float32
	for s := range c.Seats {
		sum[s] = c.estate(s, left)
		if m := c.Agenda[s]; m < missionKinds {
			sum[s] += float32(c.AgendaPoints(s))
		}
	}
	for _, m := range c.Missions {
		if m >= missionKinds {
			continue
		}
		var counts [4]int
		for s := range c.Seats {
			counts[s] = m.count(c.Owned[s])
		}
		points, _ := share(counts[:c.Seats], c.Variants&SixThree != 0)
		for s := range c.Seats {
			sum[s] += worthMission * float32(points[s])
		}
	}
	other := float32(-1e9)
	for s := range c.Seats {
		if s != me {
			other = max(other, sum[s])
		}
	}
	return sum[me] - other
}
