package paint

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/rules/rulestest"
	"intrigue/scenes/bake"
	"intrigue/scenes/widgets"
)

func square(name string, side int) spriteKey { return spriteKey{name: name, w: side, h: side} }

// TestTheCacheKeepsTheLatest: over its budget it drops what was out of use for
// longest, and never what the present list shows.
func TestTheCacheKeepsTheLatest(t *testing.T) {
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
	rulestest.Holds(t, slices.Equal(gone, []string{"a"}) && p.pixels == 300, "%v are gone, %d pixels kept", gone, p.pixels)
	show("a", "b", "c", "d", "e")
	rulestest.Holds(t, len(gone) == 1 && p.pixels == 500, "what is shown is dropped: %v", gone[1:])
	show("e")
	slices.Sort(gone)
	rulestest.Holds(t, p.pixels <= 350 && p.use(square("e", 10)) && len(p.all) == 3, "%d pixels kept, %v gone", p.pixels, gone)
	p.clear()
	rulestest.Holds(t, len(gone) == 6 && p.pixels == 0 && len(p.all) == 0, "after all is cleared %d pixels are kept", p.pixels)
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
		{spriteKey{name: "card", w: 9, h: 9, tint: [4]uint8{255}}, "card 50 255"},
		{spriteKey{name: "card", w: 49, h: 49, tint: [4]uint8{7}}, "card 50 255"},
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
	rulestest.Holds(t, len(all) <= mostParts, "%d parts are painted", len(all))
	for i := range list {
		rulestest.Holds(t, slices.ContainsFunc(all, func(r widgets.Rect) bool { return r.ContainsRect(list[i].R) }),
			"sprite %d is not painted", i)
	}
	for i, a := range all {
		for _, b := range all[:i] {
			both := a.Intersect(b)
			rulestest.Holds(t, both.W <= 0 || both.H <= 0, "%v and %v overlap", a, b)
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
		list = append(list, widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, Name: name,
			R: widgets.Rect{X: 400 * float64(i), W: 340, H: 480}}})
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
		rulestest.Holds(t, area <= uploadPixels*1.05, "frame %d paints %.0f pixels", frames, area)
		more = len(p.late) > 0
	}
	rulestest.Holds(t, frames >= 8 && frames <= 9, "three cards take %d frames", frames)
	for i := range list {
		r, area := list[i].Bounds(), 0.0
		for _, q := range parts {
			both := r.Intersect(q)
			area += both.W * both.H
		}
		rulestest.Holds(t, area >= r.W*r.H-1 && area <= r.W*r.H+1, "of card %d %.0f of %.0f points are painted", i, area, r.W*r.H)
	}
}

// TestTheBudgetCountsWhatTheCardKeeps: the budget counts what the graphics card keeps for a sprite. Only small
// ones share a texture.
func TestTheBudgetCountsWhatTheCardKeeps(t *testing.T) {
	for _, c := range []struct{ w, h, want int }{
		{80, 50, 80 * 50}, {64, 64, 64 * 64}, {100, 60, 128 * 64}, {129, 128, 256 * 128}, {340, 480, 512 * 512}, {512, 256, 512 * 256},
	} {
		got := (spriteKey{w: c.w, h: c.h}).room()
		rulestest.Holds(t, got == c.want, "%d×%d takes %d pixels, not %d", c.w, c.h, got, c.want)
	}
}

// TestWhatIsAskedOfTheQueue: what is out of sight is neither baked nor kept beyond the
// budget, and a drawing whose size is passing is content with a likeness of half its
// size.
func TestWhatIsAskedOfTheQueue(t *testing.T) {
	p := &Painter{Scale: 1, fresh: map[spriteKey]bool{}, sprites: newSpriteCache(1000, func(*ebiten.Image) {})}
	p.queue = bake.New[spriteKey](0, nil, nil, nil)
	sprite := func(name string, x float64, side float64, rough bool) widgets.Item {
		return widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, Name: name, R: widgets.Rect{X: x, W: side, H: side}, Rough: rough}}
	}
	asked := func(items ...widgets.Item) []spriteKey {
		p.look(image.Rect(0, 0, 500, 500), items)
		return p.queue.Wanted()
	}
	p.sprites.put(square("a", 60), nil, 700)
	p.sprites.put(square("b", 60), nil, 700)
	if got := asked(sprite("a", 0, 60, false), sprite("b", 600, 60, false), sprite("c", 700, 60, false)); len(got) > 0 {
		t.Errorf("%v are asked for, though nothing is missing in sight", got)
	}
	rulestest.Holds(t, !p.sprites.use(square("b", 60)), "over the budget something out of sight is kept")
	if got := asked(sprite("a", 0, 110, true)); len(got) > 0 {
		t.Errorf("for a moment %v is baked", got)
	}
	if got := asked(sprite("a", 0, 110, false)); !slices.Equal(got, []spriteKey{square("a", 110)}) {
		t.Errorf("at its size at last %v is baked", got)
	}
	if got := asked(sprite("a", 0, 130, true)); !slices.Equal(got, []spriteKey{square("a", 130).roughly()}) {
		t.Errorf("for a likeness that is too small %v is baked", got)
	}
	first := []spriteKey{square("e", 48), square("f", 48), square("e", 300), square("f", 400)}
	if got := asked(sprite("e", 0, 300, false), sprite("f", 0, 400, false)); !slices.Equal(got, first) {
		t.Errorf("where nothing is there yet %v is baked", got)
	}
	p.sprites.put(square("e", 48), nil, 10)
	if got := asked(sprite("e", 0, 300, false)); !slices.Equal(got, []spriteKey{square("e", 300)}) {
		t.Errorf("where a small likeness is there %v is baked", got)
	}
	p.fresh[square("e", 48)] = true
	it := sprite("e", 0, 300, false)
	if got := p.damage([]widgets.Item{it}, []widgets.Item{it}); len(got) != 1 || got[0] != it.Bounds() {
		t.Errorf("when the small likeness has come %v is painted anew", got)
	}
	p.sprites.put(square("d", 60), nil, 700)
	asked(sprite("a", 0, 100, true), sprite("d", 600, 60, false))
	rulestest.Holds(t, p.sprites.use(square("a", 60)), "the likeness that is shown is dropped")
}
