package paint

import (
	"cmp"
	"image"
	"slices"
	"sync"
)

// bakeQueue bakes drawings on a goroutine of its own, so that no frame waits for one.
// What is wanted is said anew with every display list: a sprite that has left the
// window before its turn came is not baked.
type bakeQueue struct {
	bake func(k spriteKey, buf []uint8) *image.RGBA // may use buf; nil: there is no such drawing
	wake func()                                     // called from the goroutine when one is ready

	mu     sync.Mutex
	more   *sync.Cond
	wanted []spriteKey
	baking map[spriteKey]bool // being baked, or done and not taken
	done   []baked
	bufs   [][]uint8 // of drawings that are done with
	closed bool
}

// baked is a finished drawing.
type baked struct {
	key spriteKey
	img *image.RGBA
}

func newBakeQueue(bake func(spriteKey, []uint8) *image.RGBA, wake func()) *bakeQueue {
	o := &bakeQueue{bake: bake, wake: wake, baking: map[spriteKey]bool{}}
	o.more = sync.NewCond(&o.mu)
	go o.work()
	return o
}

func (o *bakeQueue) work() {
	o.mu.Lock()
	defer o.mu.Unlock()
	for {
		for len(o.wanted) == 0 && !o.closed {
			o.more.Wait()
		}
		if o.closed {
			return
		}
		k := o.wanted[0]
		o.wanted = o.wanted[1:]
		o.baking[k] = true
		buf := o.buffer(4 * k.w * k.h)
		o.mu.Unlock()
		img := o.bake(k, buf)
		o.mu.Lock()
		o.done = append(o.done, baked{k, img})
		o.mu.Unlock()
		o.wake()
		Yield()
		o.mu.Lock()
	}
}

// want asks for drawings, the first ones first, instead of those asked for before.
func (o *bakeQueue) want(ks []spriteKey) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.wanted = slices.DeleteFunc(slices.Clone(ks), func(k spriteKey) bool { return o.baking[k] })
	o.more.Signal()
}

// take hands over what is ready, in the order in which it was baked, up to that
// many pixels but at least one drawing.
func (o *bakeQueue) take(pixels int) []baked {
	o.mu.Lock()
	defer o.mu.Unlock()
	n := 0
	for n < len(o.done) && (n == 0 || pixels > 0) {
		k := o.done[n].key
		if pixels -= k.w * k.h; n > 0 && pixels < 0 {
			break
		}
		n++
	}
	out := slices.Clone(o.done[:n])
	o.done = slices.Delete(o.done, 0, n)
	for _, l := range out {
		delete(o.baking, l.key)
	}
	return out
}

// reuse gives back the memory of a drawing that was taken: thirty cards would leave
// a hundred megabytes of waste. The two largest are kept.
func (o *bakeQueue) reuse(img *image.RGBA) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if img == nil {
		return
	}
	o.bufs = append(o.bufs, img.Pix)
	slices.SortFunc(o.bufs, func(a, b []uint8) int { return cmp.Compare(cap(b), cap(a)) })
	o.bufs = o.bufs[:min(2, len(o.bufs))]
}

// buffer finds memory of at least n bytes, or none. The caller holds the lock.
func (o *bakeQueue) buffer(n int) []uint8 {
	for i, b := range o.bufs {
		if cap(b) >= n {
			o.bufs = slices.Delete(o.bufs, i, i+1)
			return b
		}
	}
	return nil
}

// idle reports whether nothing is wanted, being baked or ready.
func (o *bakeQueue) idle() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return len(o.wanted) == 0 && len(o.baking) == 0
}

// close ends the goroutine once it has finished what it is at.
func (o *bakeQueue) close() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.closed = true
	o.more.Signal()
}
