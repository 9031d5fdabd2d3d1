package paint

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"sync"
	"testing"

	"intrigue/rules/rulestest"
	"intrigue/scenes/bake"
)

// picture is a square of that side.
type picture struct {
	name string
	side int
}

func size(p picture) (w, h int) { return p.side, p.side }

// held is a queue whose pictures are ready when the test says so.
type held struct {
	*bake.Queue[picture]
	begun chan picture
	ready chan bool
	woken chan bool
}

func newHeld(t *testing.T, workers int) *held {
	k := &held{begun: make(chan picture), ready: make(chan bool), woken: make(chan bool, 100)}
	k.Queue = bake.New(workers, size, func(p picture, _ *image.RGBA) bool {
		k.begun <- p
		return <-k.ready
	}, func() { k.woken <- true })
	t.Cleanup(k.Close)
	return k
}

// TestTheLastWish: a list takes the place of the one before, what is being baked is
// finished, and nothing is baked twice.
func TestTheLastWish(t *testing.T) {
	k := newHeld(t, 1)
	rulestest.Must(t, k.Idle(), "a queue that was asked for nothing works")
	a, b, c := picture{"a", 10}, picture{"b", 10}, picture{"c", 10}
	k.Want([]picture{a, b})
	if got := <-k.begun; got != a {
		t.Fatalf("%v is baked first", got)
	}
	k.Want([]picture{c, a})
	k.ready <- true
	if got := <-k.begun; got != c {
		t.Errorf("%v is baked after a, though c is wanted now", got)
	}
	<-k.woken
	k.Want([]picture{a, c}) // a is ready and c being baked: neither again
	rulestest.Holds(t, k.Coming(), "nothing is coming though c is being baked")
	k.ready <- false
	<-k.woken
	rulestest.Holds(t, !k.Coming() && !k.Idle(), "what is ready counts as coming, or as nothing")
	if got := k.Take(1000); len(got) != 2 || got[0].Key != a || got[1].Key != c || got[0].Image.Rect.Dx() != 10 || got[1].Image != nil {
		t.Errorf("it hands over %v", got)
	}
	rulestest.Holds(t, k.Idle() && len(k.Take(1000)) == 0, "something is left")
}

// TestLittleByLittle: a frame takes no more pixels than it may, but always something.
func TestLittleByLittle(t *testing.T) {
	q := bake.New(0, size, func(picture, *image.RGBA) bool { return true }, func() {})
	var all []picture
	for i, side := range []int{10, 10, 30, 5, 5} {
		all = append(all, picture{fmt.Sprint(i), side})
	}
	q.Want(all)
	for q.Next() {
	}
	var sizes []int
	for !q.Idle() && len(sizes) < 10 {
		sizes = append(sizes, len(q.Take(200)))
	}
	want := []int{2, 1, 2}
	rulestest.Holds(t, slices.Equal(sizes, want), "%v are taken at a time, not %v", sizes, want)
}

// TestWhatChangesWhileItIsBakedIsStale: what changes while it is baked, or before it is taken, is handed over as
// stale, and may be wanted once more.
func TestWhatChangesWhileItIsBakedIsStale(t *testing.T) {
	k := newHeld(t, 1)
	a, b := picture{"a", 10}, picture{"b", 10}
	k.Want([]picture{a, b})
	<-k.begun
	k.Invalidate(func(p picture) bool { return p == a })
	k.ready <- true
	<-k.begun
	k.ready <- true
	<-k.woken
	<-k.woken
	if got := k.Take(1000); len(got) != 2 || !got[0].Stale || got[1].Stale {
		t.Errorf("it hands over %v", got)
	}
	k.Want([]picture{a})
	if got := <-k.begun; got != a {
		t.Errorf("%v is baked again", got)
	}
	k.ready <- true
}

// TestMemoryIsUsedAgain: a picture that was given back is written over.
func TestMemoryIsUsedAgain(t *testing.T) {
	q := bake.New(0, size, func(picture, *image.RGBA) bool { return true }, func() {})
	one := func(side int) *image.RGBA {
		q.Want([]picture{{"p", side}})
		q.Next()
		return q.Take(1)[0].Image
	}
	large := one(30)
	q.Reuse(large)
	small := one(20)
	rulestest.Holds(t, &small.Pix[0] == &large.Pix[0] && len(small.Pix) == 4*20*20 && small.Stride == 80,
		"a smaller picture does not lie in the memory of a larger one")
	q.Reuse(small)
	again := one(40)
	rulestest.Holds(t, &again.Pix[0] != &large.Pix[0], "a larger picture lies in the memory of a smaller one")
	q.Reuse(nil)
}

// TestManyFrames is for the race detector: many lists, many frames.
func TestManyFrames(t *testing.T) {
	var wg sync.WaitGroup
	wg.Add(40)
	q := bake.New(1, size, func(picture, *image.RGBA) bool { return false }, wg.Done)
	defer q.Close()
	got := map[string]bool{}
	for i := range 40 {
		name := fmt.Sprint(i)
		q.Want([]picture{{name, 10}})
		for !got[name] {
			for _, b := range q.Take(1) {
				got[b.Key.name] = true
			}
		}
	}
	wg.Wait()
	rulestest.Holds(t, len(got) == 40 && q.Idle(), "%d of 40 came", len(got))
}

// TestAPanicIsTaken: a drawing that panics in the background is a panic of those who take it, once, and nothing goes
// on being baked.
func TestAPanicIsTaken(t *testing.T) {
	woken := make(chan bool, 1)
	q := bake.New(1, size, func(picture, *image.RGBA) bool { panic("no ink") }, func() { woken <- true })
	defer q.Close()
	q.Want([]picture{{"a", 10}})
	<-woken
	take := func() (fault any) {
		defer func() { fault = recover() }()
		q.Take(1000)
		return nil
	}
	if fault := fmt.Sprint(take()); !strings.Contains(fault, "no ink") || !strings.Contains(fault, "queue_test.go") {
		t.Errorf("it says %s", fault)
	}
	if fault := take(); fault != nil || !q.Idle() {
		t.Errorf("it goes on: %v", fault)
	}
}
