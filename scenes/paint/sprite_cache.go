package paint

import (
	"cmp"
	"math"
	"slices"
)

// spriteKey is a sprite at a size in pixels, with a tint and in one of two tones.
type spriteKey struct {
	name   string
	w, h   int
	tint   [4]uint8
	strong bool // in the colours for people who need more contrast
}

// spriteCache keeps drawings at their sizes, those used last before the others, within a budget of pixels. What the
// present display list shows is kept even beyond it: dropping that would mean baking it again for every frame.
type spriteCache[V any] struct {
	budget int     // pixels
	drop   func(V) // told of everything that leaves
	all    map[spriteKey]*entry[V]
	named  map[string][]spriteKey // those of all that are something, by name
	pixels int
	list   uint64 // counts display lists
}

type entry[V any] struct {
	value  V
	pixels int
	used   uint64 // the display list that it was last in
}

func newSpriteCache[V any](budget int, drop func(V)) *spriteCache[V] {
	return &spriteCache[V]{budget: budget, drop: drop, all: map[spriteKey]*entry[V]{}, named: map[string][]spriteKey{}}
}

// next begins a new display list.
func (c *spriteCache[V]) next() { c.list++ }

// use marks a drawing as one of this list and reports whether it is there.
func (c *spriteCache[V]) use(k spriteKey) bool {
	e := c.all[k]
	if e != nil {
		e.used = c.list
	}
	return e != nil
}

// put keeps a drawing that was not there.
func (c *spriteCache[V]) put(k spriteKey, v V, pixels int) {
	c.all[k] = &entry[V]{v, pixels, c.list}
	c.pixels += pixels
	if pixels > 0 {
		c.named[k.name] = append(c.named[k.name], k)
	}
}

// get is a drawing that is there.
func (c *spriteCache[V]) get(k spriteKey) (V, bool) {
	if e := c.all[k]; e != nil {
		return e.value, true
	}
	var none V
	return none, false
}

// near is the same sprite at the size that comes closest, in the same tint if there
// is one: something to show until the right one is there.
func (c *spriteCache[V]) near(k spriteKey) (at spriteKey, v V, ok bool) {
	best := math.Inf(1)
	for _, o := range c.named[k.name] {
		far := math.Abs(math.Log(float64(o.w*o.h) / float64(k.w*k.h)))
		if o.tint != k.tint || o.strong != k.strong {
			far += 100 // more than any difference of sizes
		}
		if far < best {
			at, v, ok, best = o, c.all[o].value, true, far
		}
	}
	return at, v, ok
}

// trim drops what was unused for longest, and nothing that this list uses, to keep the budget.
func (c *spriteCache[V]) trim() {
	if c.pixels <= c.budget {
		return
	}
	var old []spriteKey
	for k, e := range c.all {
		if e.used != c.list && e.pixels > 0 {
			old = append(old, k)
		}
	}
	slices.SortFunc(old, func(a, b spriteKey) int { return cmp.Compare(c.all[a].used, c.all[b].used) })
	for _, k := range old {
		if c.pixels <= c.budget {
			return
		}
		c.forget(k)
	}
}

func (c *spriteCache[V]) forget(k spriteKey) {
	e := c.all[k]
	c.pixels -= e.pixels
	delete(c.all, k)
	c.named[k.name] = slices.DeleteFunc(c.named[k.name], func(o spriteKey) bool { return o == k })
	c.drop(e.value)
}

// clear drops everything.
func (c *spriteCache[V]) clear() {
	for k := range c.all {
		c.forget(k)
	}
}
