package squeeze

import "encoding/binary"

// matches are, for every place of a piece, the repetitions that could stand there: each
// longer than the one before, and farther away.
type matches struct {
	all   []token
	begin []int32
}

func (m *matches) at(i int) []token { return m.all[m.begin[i]:m.begin[i+1]] }

// patience is how many earlier places with the same four bytes are tried.
const patience = 800

// find looks for the repetitions of data[from:to], also of what stands before it.
func find(data []byte, from, to int) *matches {
	const hashed = 16
	start := max(from-window, 0)
	m := &matches{begin: make([]int32, 1, to-from+1)}
	threes, fours := make([]int32, 1<<hashed), make([]int32, 1<<hashed) // the last place, plus one
	before := make([]int32, to-start)
	for i := start; i < to; i++ {
		far := max(i-window, start)
		limit := min(longest, to-i)
		best := shortest - 1
		if i+4 <= to {
			four := binary.LittleEndian.Uint32(data[i:])
			h3, h4 := four<<8*2654435761>>(32-hashed), four*2654435761>>(32-hashed)
			if at := int(threes[h3]) - 1; i >= from && at >= far && at >= 0 && data[at] == data[i] && data[at+1] == data[i+1] && data[at+2] == data[i+2] {
				best = shortest
				m.all = append(m.all, repeat(shortest, i-at))
			}
			at := int(fours[h4]) - 1
			before[i-start] = int32(at)
			threes[h3], fours[h4] = int32(i+1), int32(i+1)
			if i >= from {
				for tries := patience; at >= far && tries > 0 && best < limit; tries-- {
					if data[at+best] == data[i+best] && binary.LittleEndian.Uint32(data[at:]) == four {
						n := 4
						for n < limit && data[at+n] == data[i+n] {
							n++
						}
						if n > best {
							best = n
							m.all = append(m.all, repeat(n, i-at))
						}
					}
					at = int(before[at-start])
				}
			}
		}
		if i >= from {
			m.begin = append(m.begin, int32(len(m.all)))
		}
	}
	return m
}
