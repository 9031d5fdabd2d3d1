package scenetest

import (
	"image/color"
	"slices"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// Eyes demands of the table of a record that the settings for other eyes reach all of it: with bold colours nothing
// wears a soft one any more, board, sidebar and log alike; in high contrast the board is drawn anew in stronger tones
// and back again, and all words stand out. Players says whether the game has pieces in the players' colours.
func Eyes(t *testing.T, title table.Title, r rules.Record, players bool) {
	t.Helper()
	sit := func(change func(*store.Settings)) *Player {
		p := Sit(t, title, r, change)
		if p.Has("curtain.open") {
			p.Click("curtain.open")
			p.Rest()
		}
		return p
	}
	soft := sit(nil)
	bold := sit(func(s *store.Settings) { s.Palette = "bold" })
	seen := 0
	for i, p := range sprites.Players {
		worn := soft.wears(p.Color)
		seen += worn
		if left, n := bold.wears(p.Color), bold.wears(sprites.Bold[i].Color); left > 0 || n != worn {
			t.Errorf("%s is worn %d times; with bold colours %d times bold and %d times soft", p.Name, worn, n, left)
		}
	}
	if players && seen < 3 {
		t.Errorf("the players' colours are seen %d times", seen)
	}

	was := soft.ground(t)
	soft.App.Settings.HighContrast = true
	soft.Still(2)
	is := soft.ground(t)
	if !is.strong || was.strong || is.version == was.version {
		t.Error("high contrast does not reach the board")
	}
	soft.Fits("in high contrast")
	soft.App.Settings.HighContrast = false
	soft.Still(2)
	if soft.ground(t).strong {
		t.Error("the board stays in high contrast")
	}
}

// wears counts what is painted in a colour, at any opacity that can be told.
func (p *Player) wears(c color.RGBA) (n int) {
	near := func(a, b uint8) bool { return a-b <= 1 || b-a <= 1 } // a negative difference wraps to a large one
	for _, it := range p.Last {
		for _, d := range []color.RGBA{it.Colour, it.Edge} {
			f := widgets.Fade(c, float64(d.A)/255)
			if d.A >= 64 && near(d.R, f.R) && near(d.G, f.G) && near(d.B, f.B) {
				n++
			}
		}
	}
	return n
}

type shownGround struct {
	strong  bool
	version uint64
}

// ground is the map of the board in the last frame.
func (p *Player) ground(t *testing.T) shownGround {
	t.Helper()
	i := slices.IndexFunc(p.Last, func(it widgets.Item) bool {
		_, ok := it.Picture.(interface{ Strong() bool })
		return it.Kind == widgets.Canvas && ok
	})
	if i < 0 {
		t.Fatal("no map is on the screen")
	}
	return shownGround{p.Last[i].Picture.(interface{ Strong() bool }).Strong(), p.Last[i].Version}
}
