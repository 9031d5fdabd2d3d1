package estoril_test

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestEveryCharacterIsReadWithoutPointing: at 1280×800 the name and the abilities of each that lies face up, or in the hand,
// are written in letters of twelve points, or a little less for the longest name; and at large type no tile of the hand
// covers another one's name.
func TestEveryCharacterIsReadWithoutPointing(t *testing.T) {
	p := sit(t, moments(t)["a tile"], nil)
	v := p.Game().View().(estoril.View)
	tiles := v.Players[max(0, int(v.By))].Hand
	for _, d := range v.Boards {
		for _, c := range d.Spots() {
			if c.Tile != 0 && !c.Down {
				tiles = append(tiles, c.Tile)
			}
		}
	}
	rulestest.Must(t, len(tiles) > 6, "only %d characters are seen", len(tiles))
	read := func(words string) bool {
		for _, it := range p.Last {
			if it.Kind == widgets.Words && it.Text != "" && strings.HasSuffix(words, it.Text) && it.Size >= 11 {
				return true
			}
		}
		return false
	}
	for _, tile := range tiles {
		f := tile.Face()
		rulestest.Holds(t, read(f.Name), "%s has no name that can be read", f.Name)
		for _, s := range f.Symbols {
			rulestest.Holds(t, s == core.NoSymbol || read(s.String()) || read("2× "+s.String()), "%s does not say %s", f.Name, s)
		}
	}
	large := sit(t, moments(t)["a tile"], func(s *store.Settings) { s.TextScale = 150 })
	large.Resize(1024, 640)
	var shown []widgets.Rect
	for _, tile := range v.Players[max(0, int(v.By))].Hand {
		h, ok := large.Hit(fmt.Sprint("tile.", int(tile)))
		rulestest.Must(t, ok, "%s is not in the hand", tile.Face().Name)
		for _, o := range shown {
			if in := o.Intersect(h.R); in.W > 0 && in.H > 0 {
				t.Errorf("%s lies over another one", tile.Face().Name)
			}
		}
		rulestest.Holds(t, h.R.W > 50, "only %.0f points of %s are seen", h.R.W, tile.Face().Name)
		shown = append(shown, h.R)
	}
}
