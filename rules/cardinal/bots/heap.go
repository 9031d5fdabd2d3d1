package bots

import "math"

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
			parent := (i - 1) / 2
			if h.all[parent].value <= h.all[i].value {
				break
			}
			h.all[parent], h.all[i] = h.all[i], h.all[parent]
			i = parent
		}
		return
	}
	if c.value <= h.all[0].value {
		return
	}
	i := 0
	for least := 1; least < len(h.all); least = 2*i + 1 {
		if least+1 < len(h.all) && h.all[least+1].value < h.all[least].value {
			least++
		}
		if h.all[least].value >= c.value {
			break
		}
		h.all[i] = h.all[least] // up from the lesser child
		i = least
	}
	h.all[i] = c
}
