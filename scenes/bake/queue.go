// Package bake draws pictures in the background: sprites for the painter, tiles for the boards.
//
// It knows neither what is drawn nor where it is shown, and no graphics card.
package bake

import (
	"cmp"
	"fmt"
	"image"
	"runtime/debug"
	"slices"
	"sync"
)

// Queue bakes pictures on goroutines of its own, so that no frame waits for one. What is wanted is said anew for every
// frame: what has left the window before its turn came is not baked. Several goroutines may use it.
type Queue[K comparable] struct {
	size func(K) (w, h int)
	draw func(k K, dst *image.RGBA) bool // false: there is no such picture
	wake func()                          // called whenever a picture is ready

	mu     sync.Mutex
	more   *sync.Cond
	help   bool // the helpers may work, too
	wanted []K
	baking map[K]bool // begun, or done and not taken; true: out of date before it was done
	done   []Baked[K]
	bufs   [][]uint8 // of pictures that are done with
	fault  error     // a panic of draw, for Take
	closed bool
}

// Baked is a picture that is ready.
type Baked[K comparable] struct {
	Key   K
	Image *image.RGBA // nil: there is no such picture
	Stale bool        // see Queue.Invalidate
}

// New makes a queue with one goroutine that always bakes and further helpers that bake while Help lets them. draw fills
// dst, whose size in pixels is that of size and whose old content means nothing; it is called from these goroutines,
// and so is wake, after each picture. Without workers the caller bakes, by Next.
func New[K comparable](workers int, size func(K) (w, h int), draw func(k K, dst *image.RGBA) bool, wake func()) *Queue[K] {
	q := &Queue[K]{size: size, draw: draw, wake: wake, baking: map[K]bool{}}
	q.more = sync.NewCond(&q.mu)
	for i := range workers {
		go q.work(i > 0)
	}
	return q
}

func (q *Queue[K]) work(helper bool) {
	for q.wait(helper) {
		q.Next()
		Yield()
	}
}

// wait waits for something to bake; false once the queue is closed.
func (q *Queue[K]) wait(helper bool) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	for (len(q.wanted) == 0 || helper && !q.help) && !q.closed {
		q.more.Wait()
	}
	return !q.closed
}

// Next bakes what is wanted first, and reports whether anything was wanted.
func (q *Queue[K]) Next() bool {
	q.mu.Lock()
	if len(q.wanted) == 0 {
		q.mu.Unlock()
		return false
	}
	k := q.wanted[0]
	q.wanted = q.wanted[1:]
	q.baking[k] = false
	w, h := q.size(k)
	img := &image.RGBA{Pix: q.buffer(4 * w * h), Stride: 4 * w, Rect: image.Rect(0, 0, w, h)}
	q.mu.Unlock()
	there, fault := q.tryDraw(k, img)
	if !there {
		img = nil
	}
	q.mu.Lock()
	if fault == nil {
		q.done = append(q.done, Baked[K]{Key: k, Image: img})
	} else {
		q.fault = fault
		delete(q.baking, k)
	}
	q.mu.Unlock()
	q.wake()
	return true
}

// tryDraw draws a picture. A panic, which would end the program from here, is kept for whoever takes it.
func (q *Queue[K]) tryDraw(k K, img *image.RGBA) (there bool, fault error) {
	defer func() {
		if p := recover(); p != nil {
			fault = fmt.Errorf("drawing %v: %v\n%s", k, p, debug.Stack())
		}
	}()
	return q.draw(k, img), nil
}

// Want asks for pictures, the first ones first, instead of those asked for before.
func (q *Queue[K]) Want(ks []K) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.wanted = slices.DeleteFunc(slices.Clone(ks), func(k K) bool { _, begun := q.baking[k]; return begun })
	q.more.Broadcast()
}

// Wanted is what is asked for and not begun.
func (q *Queue[K]) Wanted() []K {
	q.mu.Lock()
	defer q.mu.Unlock()
	return slices.Clone(q.wanted)
}

// Take hands over what is ready, oldest first: up to that many pixels, but at least one picture. It panics where draw
// has: those who take pictures for the window survive that.
func (q *Queue[K]) Take(pixels int) []Baked[K] {
	q.mu.Lock()
	defer q.mu.Unlock()
	if fault := q.fault; fault != nil {
		q.fault = nil
		panic(fault)
	}
	n := 0
	for n < len(q.done) && (n == 0 || pixels > 0) {
		w, h := q.size(q.done[n].Key)
		if pixels -= w * h; n > 0 && pixels < 0 {
			break
		}
		n++
	}
	out := slices.Clone(q.done[:n])
	q.done = slices.Delete(q.done, 0, n)
	for i := range out {
		out[i].Stale = q.baking[out[i].Key]
		delete(q.baking, out[i].Key)
	}
	return out
}

// Reuse gives back the memory of a picture that was taken: thirty cards would leave
// a hundred megabytes of waste. The two largest are kept.
func (q *Queue[K]) Reuse(img *image.RGBA) {
	if img == nil {
		return
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	q.bufs = append(q.bufs, img.Pix)
	slices.SortFunc(q.bufs, func(a, b []uint8) int { return cmp.Compare(cap(b), cap(a)) })
	q.bufs = q.bufs[:min(2, len(q.bufs))]
}

// buffer is memory of n bytes. The caller holds the lock.
func (q *Queue[K]) buffer(n int) []uint8 {
	for i, b := range q.bufs {
		if cap(b) >= n {
			q.bufs = slices.Delete(q.bufs, i, i+1)
			return b[:n]
		}
	}
	return make([]uint8, n)
}

// Invalidate marks what is being baked, or is done and not taken, as stale where changed says so.
func (q *Queue[K]) Invalidate(changed func(K) bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for k, stale := range q.baking {
		q.baking[k] = stale || changed(k)
	}
}

// Help lets the helpers work, or has them stop after what they are at.
func (q *Queue[K]) Help(on bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if on != q.help {
		q.help = on
		q.more.Broadcast()
	}
}

// Coming reports whether anything is wanted or being baked, besides what is ready.
func (q *Queue[K]) Coming() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.wanted) > 0 || len(q.baking) > len(q.done)
}

// Idle reports whether nothing is wanted, being baked or ready.
func (q *Queue[K]) Idle() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.wanted) == 0 && len(q.baking) == 0
}

// Close ends the goroutines once they have finished what they are at.
func (q *Queue[K]) Close() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.closed = true
	q.more.Broadcast()
}
