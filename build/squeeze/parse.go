package squeeze

import "math"

// plenty is a length from which on shorter ones are not weighed.
const plenty = 120

// cheapest is the cheapest way to spell data with these matches. The prices hold in
// stretches, up to the ends.
func cheapest(data []byte, m *matches, prices []*price, ends []int) []token {
	cost, last := make([]float32, len(data)+1), make([]token, len(data)+1)
	for i := range cost[1:] {
		cost[i+1] = math.MaxFloat32
	}
	k := 0
	for i := range data {
		for i >= ends[k] {
			k++
		}
		p, here := prices[k], cost[i]
		if c := here + p.letter[data[i]]; c < cost[i+1] {
			cost[i+1], last[i+1] = c, 0
		}
		n := shortest
		for _, t := range m.at(i) {
			c := here + p.way[distanceSlot(t.distance()).code]
			if t.length() >= plenty {
				n = t.length()
			}
			for ; n <= t.length(); n++ {
				if c := c + p.length[n]; c < cost[i+n] {
					cost[i+n], last[i+n] = c, repeat(n, t.distance())
				}
			}
		}
	}
	var tokens []token
	for i := len(data); i > 0; i -= last[i].width() {
		tokens = append(tokens, last[i])
	}
	for i, j := 0, len(tokens)-1; i < j; i, j = i+1, j-1 {
		tokens[i], tokens[j] = tokens[j], tokens[i]
	}
	return tokens
}
