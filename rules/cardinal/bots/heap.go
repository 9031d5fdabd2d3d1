package bots

import (
	"math"
)

// boundedHeap keeps the best candidates, the worst of them in front.
type boundedHeap struct {
	all   []candidate
	limit int
}

func (h *boundedHeap) reset(limit int) { h.all, h.limit = h.all[:0], limit }

func (h *boundedHeap) full() bool { return len(h.all) == h.limit }

// floor returns the value that a candidate has to exceed.
func (h *boundedHeap) floor() int32 {
	if h.full() {
		return h.all[0].value
	}
	return math.MinInt32
}

// offer puts a candidate in, in place of the worst one once the heap is full.
func (h *boundedHeap) offer(c candidate) {
	if len(h.all) < h.limit {
		h.all = append(h.all, c)
		for i := len(h.all) - 1; i > 0; {
			p := (i - 1) / 2
			if h.all[p].value <= h.all[i].value {
				break
			}
			h.all[p], h.all[i] = h.all[i], h.all[p]
			i = p
		}
		return
	}
	if c.value <= h.all[0].value {
		return
	}
	i, n := 0, len(h.all)
	for {
		l := 2*i + 1
		if l >= n {
			break
		}
		if l+1 < n && h.all[l+1].value < h.all[l].value {
			l++
		}
		if h.all[l].value >= c.value {
			break
		}
		h.all[i] = h.all[l]
		i = l
	}
	h.all[i] = c
}
