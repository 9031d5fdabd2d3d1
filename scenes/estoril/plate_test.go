package estoril_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestEveryCharacterIsReadWithoutPointing: at 1280×800 the name and the abilities of each that lies face up, or in the hand,
// are written in letters of twelve points, or a little less for the longest ones, and no mark lies over them; and at large
// type no tile of the hand covers another one's name.
func TestEveryCharacterIsReadWithoutPointing(t *testing.T) {
	lies := func(is func(core.Cell, estoril.View) bool) func(estoril.View) bool {
		return func(v estoril.View) bool {
			return slices.ContainsFunc(v.Boards, func(d core.Board) bool {
				return slices.ContainsFunc(d.Spots(), func(c core.Cell) bool { return c.Tile != 0 && is(c, v) })
			})
		}
	}
	for moment, r := range map[string]rules.Record{
		"a tile": moments(t)["a tile"],
		"two abilities": reach(t, 4, nil, core.StagePlace, lies(func(c core.Cell, _ estoril.View) bool {
			f := c.Tile.Face()
			return f.Symbols[1] != core.NoSymbol && f.Symbols[0] != f.Symbols[1]
		})),
		"a tile that was looked at": reach(t, 4, nil, core.StageLook, lies(func(c core.Cell, v estoril.View) bool {
			return c.Down && !v.WhyNot(c.ID).Refused()
		})),
	} {
		charactersAreRead(t, moment, r)
	}
	v := sit(t, moments(t)["a tile"], nil).View()
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

// charactersAreRead demands that of the characters who are seen at a moment.
func charactersAreRead(t *testing.T, moment string, r rules.Record) {
	t.Helper()
	p := sit(t, r, nil)
	v := p.View()
	tiles := slices.Clone(v.Players[max(0, int(v.By))].Hand)
	for _, d := range v.Boards {
		for _, c := range d.Spots() {
			if c.Tile != 0 {
				tiles = append(tiles, c.Tile)
			}
		}
	}
	rulestest.Must(t, len(tiles) > 3, "%s: only %d characters are seen", moment, len(tiles))
	read := func(is func(text string) bool) bool {
		return slices.ContainsFunc(p.Last, func(it widgets.Item) bool {
			return it.Kind == widgets.Words && it.Text != "" && it.Size >= 10.5 && is(it.Text)
		})
	}
	for _, tile := range tiles {
		f := tile.Face()
		rulestest.Holds(t, read(func(text string) bool { return strings.HasSuffix(f.Name, text) }), "%s: %s has no name that can be read",
			moment, f.Name)
		for _, s := range f.Symbols {
			rulestest.Holds(t, s == core.NoSymbol || read(func(text string) bool {
				return slices.Contains(strings.Split(strings.TrimPrefix(text, "2× "), ", "), s.String())
			}), "%s: %s does not say %s", moment, f.Name, s)
		}
	}
	for _, it := range p.Last {
		if ability := strings.Split(strings.TrimPrefix(it.Text, "2× "), ", ")[0]; it.Kind == widgets.Words && it.Size < 10.5 &&
			slices.Contains([]string{"Assassin", "Conspiracy", "Nationalism", "Seduction", "Diplomacy"}, ability) {
			t.Errorf("%s: %q has letters of %.1f points", moment, it.Text, it.Size)
		}
	}
	for _, size := range [][2]float64{{1280, 800}, {1024, 640}} {
		p.Resize(size[0], size[1])
		for i, it := range p.Last {
			named := func(x core.Tile) bool { return len(it.Text) > 2 && strings.HasSuffix(x.Face().Name, it.Text) }
			if it.Kind != widgets.Words || !slices.ContainsFunc(tiles, named) {
				continue
			}
			for _, mark := range p.Last[i:] {
				over := mark.R.Intersect(it.R)
				if (mark.Name == "estoril.look" || mark.Name == "estoril.stamp") && over.W > 0 && over.H > 1 {
					t.Errorf("%s, %v: %s lies over %s", moment, size, mark.Name, it.Text)
				}
			}
		}
	}
}
