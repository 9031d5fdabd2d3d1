package paint

import (
	"fmt"
	"image"
	"slices"
	"sync"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/scenes/widgets"
)

// heldBaker is a queue whose drawings are ready when the test says so.
type heldBaker struct {
	*bakeQueue
	begun chan spriteKey
	ready chan bool
	woken chan bool
}

func newHeldBaker(t *testing.T) *heldBaker {
	k := &heldBaker{begun: make(chan spriteKey), ready: make(chan bool), woken: make(chan bool, 100)}
	k.bakeQueue = newBakeQueue(func(d spriteKey, _ []uint8) *image.RGBA {
		k.begun <- d
		<-k.ready
		return image.NewRGBA(image.Rect(0, 0, d.w, d.h))
	}, func() { k.woken <- true })
	t.Cleanup(k.close)
	return k
}

func square(name string, side int) spriteKey { return spriteKey{name: name, w: side, h: side} }

// TestTheOvenBakesWhatWasAskedLast: a list takes the place of the one before, what
// is being baked is finished, and nothing is baked twice.
func TestTheOvenBakesWhatWasAskedLast(t *testing.T) {
	k := newHeldBaker(t)
	if !k.idle() {
		t.Fatal("a queue that was asked for nothing works")
	}
	a, b, c := square("a", 10), square("b", 10), square("c", 10)
	k.want([]spriteKey{a, b})
	if got := <-k.begun; got != a {
		t.Fatalf("%v is baked first", got)
	}
	k.want([]spriteKey{c, a})
	k.ready <- true
	if got := <-k.begun; got != c {
		t.Errorf("%v is baked after a, though c is wanted now", got)
	}
	<-k.woken
	k.want([]spriteKey{a, c}) // a is ready and c being baked: neither again
	k.ready <- true
	<-k.woken
	if got := k.take(1000); len(got) != 2 || got[0].key != a || got[1].key != c || got[0].img == nil {
		t.Errorf("it hands over %v", got)
	}
	if !k.idle() || len(k.take(1000)) > 0 {
		t.Error("something is left being baked")
	}
}

// TestTheOvenHandsOverLittleByLittle: a frame takes no more pixels than it may, but
// always something.
func TestTheOvenHandsOverLittleByLittle(t *testing.T) {
	o := &bakeQueue{baking: map[spriteKey]bool{}}
	for i, side := range []int{10, 10, 30, 5, 5} {
		k := square(fmt.Sprint(i), side)
		o.done = append(o.done, baked{key: k})
		o.baking[k] = true
	}
	var sizes []int
	for len(o.done) > 0 && len(sizes) < 10 {
		if o.idle() {
			t.Error("it is idle although something is ready")
		}
		sizes = append(sizes, len(o.take(200)))
	}
	if want := []int{2, 1, 2}; !slices.Equal(sizes, want) || !o.idle() {
		t.Errorf("%v are taken at a time, not %v", sizes, want)
	}
}

// TestThePantryKeepsTheLatest: over its budget it drops what was out of use for
// longest, and never what the present list shows.
func TestThePantryKeepsTheLatest(t *testing.T) {
	var gone []string
	p := newSpriteCache(350, func(s string) { gone = append(gone, s) })
	show := func(names ...string) {
		p.next()
		for _, n := range names {
			if k := square(n, 10); !p.use(k) {
				p.put(k, n, 100)
			}
		}
		p.trim()
	}
	show("a", "b", "c")
	show("b")
	show("c", "d")
	if !slices.Equal(gone, []string{"a"}) || p.pixels != 300 {
		t.Errorf("%v are gone, %d pixels kept", gone, p.pixels)
	}
	show("a", "b", "c", "d", "e")
	if len(gone) != 1 || p.pixels != 500 {
		t.Errorf("what is shown is dropped: %v", gone[1:])
	}
	show("e")
	slices.Sort(gone)
	if p.pixels > 350 || !p.use(square("e", 10)) || len(p.all) != 3 {
		t.Errorf("%d pixels kept, %v gone", p.pixels, gone)
	}
	p.clear()
	if len(gone) != 6 || p.pixels != 0 || len(p.all) != 0 {
		t.Errorf("after all is cleared %d pixels are kept", p.pixels)
	}
}

// TestTheNearestLikeness: the same sprite, rather in the same tint, then in the size
// that comes closest.
func TestTheNearestLikeness(t *testing.T) {
	p := newSpriteCache(1000, func(string) {})
	red := spriteKey{name: "card", w: 50, h: 50, tint: [4]uint8{255}}
	for _, k := range []spriteKey{square("card", 10), square("card", 40), square("coin", 48), red, {name: "none", w: 50, h: 50}} {
		p.put(k, fmt.Sprint(k.name, " ", k.w, " ", k.tint[0]), k.w*k.h)
	}
	for _, c := range []struct {
		k    spriteKey
		want string
	}{
		{square("card", 50), "card 40 0"}, {square("card", 12), "card 10 0"},
		{spriteKey{name: "card", w: 9, h: 9, tint: [4]uint8{255}}, "card 50 255"}, {spriteKey{name: "card", w: 49, h: 49, tint: [4]uint8{7}}, "card 50 255"},
	} {
		if _, got, ok := p.near(c.k); !ok || got != c.want {
			t.Errorf("%v is shown by %q, not %q", c.k, got, c.want)
		}
	}
	p.put(square("hole", 10), "", 0) // there is no such drawing
	if _, _, ok := p.near(square("hole", 20)); ok {
		t.Error("a drawing that does not exist serves as a likeness")
	}
}

// TestWhatIsPaintedAnew: what changed and where a sprite arrived, in parts of which
// no two overlap.
func TestWhatIsPaintedAnew(t *testing.T) {
	p := &Painter{Scale: 1, fresh: map[spriteKey]bool{}}
	var list []widgets.Item
	for i := range 12 {
		r := widgets.Rect{X: float64(i) * 100, W: 50, H: 50}
		list = append(list, widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, Name: fmt.Sprint(i), R: r}})
	}
	arrive := func(is ...int) []widgets.Rect {
		clear(p.fresh)
		for _, i := range is {
			p.fresh[square(fmt.Sprint(i), 50)] = true
		}
		return p.damage(list, list)
	}
	if d := arrive(); len(d) > 0 {
		t.Errorf("nothing came, and %v is painted", d)
	}
	if d := arrive(2, 9); len(d) != 2 || d[0].W > 60 || d[1].W > 60 {
		t.Errorf("for two sprites %v is painted", d)
	}
	all := arrive(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
	if len(all) > mostParts {
		t.Errorf("%d parts are painted", len(all))
	}
	for i := range list {
		if !slices.ContainsFunc(all, func(r widgets.Rect) bool { return r.ContainsRect(list[i].R) }) {
			t.Errorf("sprite %d is not painted", i)
		}
	}
	for i, a := range all {
		for _, b := range all[:i] {
			if both := a.Intersect(b); both.W > 0 && both.H > 0 {
				t.Errorf("%v and %v overlap", a, b)
			}
		}
	}
	moved := slices.Clone(list)
	moved[0].R.X = 205
	clear(p.fresh)
	p.fresh[square("2", 50)] = true
	if d := p.damage(list, moved); len(d) != 1 || !d[0].ContainsRect(widgets.Rect{X: 0, W: 255, H: 50}) {
		t.Errorf("a sprite that moved over one that arrived paints %v", d)
	}
}

// TestALargeSpriteIsUnrolled: no frame paints more of the window for sprites that
// arrived than it may, and in the end every part was painted, each once.
func TestALargeSpriteIsUnrolled(t *testing.T) {
	p := &Painter{Scale: 2, fresh: map[spriteKey]bool{}}
	var list []widgets.Item
	for i := range 3 {
		name := fmt.Sprint(i)
		list = append(list, widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, Name: name, R: widgets.Rect{X: 400 * float64(i), W: 340, H: 480}}})
		p.fresh[spriteKey{name: name, w: 680, h: 960}] = true
	}
	var parts []widgets.Rect
	frames := 0
	for more := true; more && frames < 100; frames++ {
		area := 0.0
		for _, r := range p.damage(list, list) {
			area += r.W * r.H * p.Scale * p.Scale
			parts = append(parts, r)
		}
		if area > uploadPixels*1.05 {
			t.Errorf("frame %d paints %.0f pixels", frames, area)
		}
		more = len(p.late) > 0
	}
	if frames < 8 || frames > 9 {
		t.Errorf("three cards take %d frames", frames)
	}
	for i := range list {
		r, area := list[i].Bounds(), 0.0
		for _, q := range parts {
			both := r.Intersect(q)
			area += both.W * both.H
		}
		if area < r.W*r.H-1 || area > r.W*r.H+1 {
			t.Errorf("of card %d %.0f of %.0f points are painted", i, area, r.W*r.H)
		}
	}
}

// TestTheOvenUnderRace is for the race detector: many lists, many frames.
func TestTheOvenUnderRace(t *testing.T) {
	var wg sync.WaitGroup
	wg.Add(40)
	o := newBakeQueue(func(d spriteKey, _ []uint8) *image.RGBA { return nil }, wg.Done)
	defer o.close()
	got := map[string]bool{}
	for i := range 40 {
		o.want([]spriteKey{square(fmt.Sprint(i), 10)})
		for !got[fmt.Sprint(i)] {
			for _, l := range o.take(1) {
				got[l.key.name] = true
			}
		}
	}
	wg.Wait()
	if len(got) != 40 || !o.idle() {
		t.Errorf("%d of 40 came", len(got))
	}
}

// TestRoom: the budget counts what the graphics card keeps for a sprite. Only small
// ones share a texture.
func TestRoom(t *testing.T) {
	for _, c := range []struct{ w, h, want int }{
		{80, 50, 80 * 50}, {64, 64, 64 * 64}, {100, 60, 128 * 64}, {129, 128, 256 * 128}, {340, 480, 512 * 512}, {512, 256, 512 * 256},
	} {
		if got := (spriteKey{w: c.w, h: c.h}).room(); got != c.want {
			t.Errorf("%d×%d takes %d pixels, not %d", c.w, c.h, got, c.want)
		}
	}
}

// TestWhatIsAskedOfTheOven: what is out of sight is neither baked nor kept beyond the
// budget, and a drawing whose size is passing is content with a likeness of half its
// size.
func TestWhatIsAskedOfTheOven(t *testing.T) {
	p := &Painter{Scale: 1, fresh: map[spriteKey]bool{}, sprites: newSpriteCache(1000, func(*ebiten.Image) {})}
	p.queue = &bakeQueue{baking: map[spriteKey]bool{}}
	p.queue.more = sync.NewCond(&p.queue.mu)
	sprite := func(name string, x float64, side float64, rough bool) widgets.Item {
		return widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, Name: name, R: widgets.Rect{X: x, W: side, H: side}, Rough: rough}}
	}
	asked := func(items ...widgets.Item) []spriteKey {
		p.look(image.Rect(0, 0, 500, 500), items)
		return p.queue.wanted
	}
	p.sprites.put(square("a", 60), nil, 700)
	p.sprites.put(square("b", 60), nil, 700)
	if got := asked(sprite("a", 0, 60, false), sprite("b", 600, 60, false), sprite("c", 700, 60, false)); len(got) > 0 {
		t.Errorf("%v are asked for, though nothing is missing in sight", got)
	}
	if p.sprites.use(square("b", 60)) {
		t.Error("over the budget something out of sight is kept")
	}
	if got := asked(sprite("a", 0, 110, true)); len(got) > 0 {
		t.Errorf("for a moment %v is baked", got)
	}
	if got := asked(sprite("a", 0, 110, false)); !slices.Equal(got, []spriteKey{square("a", 110)}) {
		t.Errorf("at its size at last %v is baked", got)
	}
	if got := asked(sprite("a", 0, 130, true)); !slices.Equal(got, []spriteKey{square("a", 130).roughly()}) {
		t.Errorf("for a likeness that is too small %v is baked", got)
	}
	p.sprites.put(square("d", 60), nil, 700)
	asked(sprite("a", 0, 100, true), sprite("d", 600, 60, false))
	if !p.sprites.use(square("a", 60)) {
		t.Error("the likeness that is shown is dropped")
	}
}
