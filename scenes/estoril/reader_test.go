package estoril_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// TestReadBeside: a tile of the hand that is read leaves the rest of the hand in sight,
// one on a poster what it is compared with there.
func TestReadBeside(t *testing.T) {
	b := sit(t, moments(t)["a look"], nil)
	read := func(target, tile string) widgets.Rect {
		at := b.At(target)
		b.Hover(at, 3)
		return readAt(t, b, target, b.View().Label(tile))
	}
	v := b.View()
	for _, id := range v.Players[v.By].Hand {
		target := "tile." + itoa(int(id))
		r := read(target, target)
		rulestest.Holds(t, r.Y+r.H <= b.H-160, "%s is read over the hand: %v", target, r)
	}
	seen := 0
	for _, d := range v.Boards {
		all := append(d.Cells, d.Reward)
		for _, c := range all {
			if c.Tile == 0 {
				continue
			}
			seen++
			words := read(c.ID, "tile."+itoa(int(c.Tile)))
			for _, o := range all {
				h, _ := b.Hit(o.ID)
				over := words.Intersect(h.R)
				rulestest.Holds(t, over.W <= 0 || over.H <= 0, "%s is read over %s", c.ID, o.ID)
			}
		}
	}
	rulestest.Holds(t, seen >= 4, "only %d tiles lie open", seen)
}

// TestATileBelowARestingMouse: what comes to lie there, here because the window gets another size, is read once
// the mouse moves.
func TestATileBelowARestingMouse(t *testing.T) {
	r := moments(t)["a look"]
	narrow := sit(t, r, nil)
	narrow.W, narrow.H = 1024, 640
	narrow.Still(3)
	b := sit(t, r, nil)
	v := b.View()
	for _, id := range v.Players[v.By].Hand {
		target := "tile." + itoa(int(id))
		at := narrow.At(target)
		if h, ok := b.Hit(target); !ok || h.R.Contains(at) {
			continue
		}
		read := func() bool { return b.Sees(readWords(b.View().Label(target))) }
		b.Hover(at, 3)
		b.W, b.H = narrow.W, narrow.H
		for range 4 {
			b.Frame(input.Events{At: at})
		}
		rulestest.Holds(t, !read(), "%s is read although the mouse rests", target)
		at.Y -= 12
		for range 4 {
			b.Frame(input.Events{At: at, Moved: true})
			at.Y--
		}
		rulestest.Holds(t, read(), "%s is not read although it is pointed at: %s", target, b.Words())
		return
	}
	t.Fatal("no tile moves")
}

// readWords begins what is told of a tile at reading size.
func readWords(l rules.Label) string {
	_, rest, _ := strings.Cut(l.Text, ", ")
	from, _, _ := strings.Cut(rest, ":")
	return prose.Capital(from) + ": strength"
}

// readAt is where a tile is told of at reading size.
func readAt(t *testing.T, b *player, target string, l rules.Label) widgets.Rect {
	t.Helper()
	for _, it := range b.Last {
		if it.Kind == widgets.Words && strings.HasPrefix(it.Text, readWords(l)) {
			return it.R
		}
	}
	t.Fatalf("%vx%v %v: %s, %s, is not held up", b.W, b.H, b.App.UI().TextScale, target, l.Title)
	return widgets.Rect{}
}

// TestReadBesideTheDiscards: what is told of a tile to discard lies over no other tile of the
// hand and over no mission.
func TestReadBesideTheDiscards(t *testing.T) {
	for name, r := range moments(t) {
		if !strings.HasSuffix(name, "a discard") && !strings.HasSuffix(name, "discards") {
			continue
		}
		scenetest.EverySize(func(size string, w, h float64, scale int) {
			if w < 1000 && scale > 150 {
				return // nothing can be held up beside such a hand
			}
			b := sit(t, r, func(s *store.Settings) { s.TextScale = scale })
			b.W, b.H = w, h
			b.Still(3)
			v := b.View()
			p := v.Players[v.By]
			for _, h := range b.App.UI().Hits() { // what the hand covers is not told of
				if id, ok := table.TargetOf(h.ID); ok && strings.HasPrefix(id, "board.") {
					t.Fatalf("%s, %s: %s answers below the hand", name, size, id)
				}
			}
			for _, id := range p.Hand {
				target := "tile." + itoa(int(id))
				at := b.At(target)
				b.Hover(at, 3)
				words := readAt(t, b, target, v.Label(target))
				for _, o := range p.Hand {
					hit, _ := b.Hit("tile." + itoa(int(o)))
					if over := words.Intersect(hit.R); over.W > 0 && over.H > 0 {
						t.Fatalf("%s, %s: %s is read over %d", name, size, target, o)
					}
				}
				for _, g := range v.Missions { // at 200 % a small window has no room beside them
					hit, _ := b.Hit(g.ID)
					if over := words.Intersect(hit.R); scale < 200 && over.W > 0 && over.H > 0 {
						t.Fatalf("%s, %s: %s is read over %s", name, size, target, g.ID)
					}
				}
			}
		})
	}
}

// TestALookTellsAll: what a player has looked at is told in words, too, at every size, and the
// button that puts it back stays in the window.
func TestALookTellsAll(t *testing.T) {
	r := moments(t)["a look"]
	scenetest.EverySize(func(name string, w, h float64, scale int) {
		b := sit(t, r, func(s *store.Settings) { s.TextScale = scale })
		b.W, b.H = w, h
		b.Still(3)
		all := b.Game().Choices()
		b.Say(all[slices.IndexFunc(all, func(c rules.Choice) bool { return strings.HasPrefix(string(c.Move), "look") })])
		b.Still(3)
		rulestest.Must(t, b.Has("look.back"), "%s: nothing is held up", name)
		b.Fits(name)
		rulestest.Holds(t, b.Sees("strength "), "%s: what was looked at is not told in words: %s", name, b.Words())
	})
}
