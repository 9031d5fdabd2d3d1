package sprites

import (
	"image"
	"image/color"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/rules/rulestest"
)

// wantedNames are the names that other packages may rely on: each game lists its own in a file
// below testdata/names.
func wantedNames(t *testing.T) (all []string) {
	t.Helper()
	lists, err := filepath.Glob("testdata/names/*.txt")
	rulestest.Must(t, err == nil && len(lists) != 0, "there are no lists of names %v", err)
	for _, list := range lists {
		text, err := os.ReadFile(list)
		rulestest.OK(t, err)
		all = append(all, strings.Fields(string(text))...)
	}
	return all
}

// usual returns the sizes, as heights, at which a sprite is shown.
func usual(name string) []int {
	switch {
	case strings.HasPrefix(name, "penny.card."), strings.HasPrefix(name, "penny.place."):
		return []int{70, 156}
	case strings.HasPrefix(name, "penny.hero."), strings.HasPrefix(name, "penny.villain."):
		return []int{36, 60}
	case strings.HasPrefix(name, "icon."):
		return []int{16, 24}
	case strings.HasPrefix(name, "shape."), strings.HasPrefix(name, "london.icon."):
		return []int{12, 18}
	case strings.HasPrefix(name, "london.ticket."):
		return []int{32, 64}
	case strings.HasPrefix(name, "london.pawn"), name == "london.mrx":
		return []int{30, 40}
	case strings.HasPrefix(name, "cardinal.suit."), strings.HasPrefix(name, "cardinal.number."):
		return []int{20, 80}
	case strings.HasPrefix(name, "cardinal.coin."), strings.HasPrefix(name, "cardinal.musketeer."):
		return []int{34, 60}
	case strings.HasPrefix(name, "pimpernel.icon."), strings.HasPrefix(name, "pimpernel.log."):
		return []int{14, 24}
	case strings.HasPrefix(name, "pimpernel.cube"):
		return []int{15, 40}
	case strings.HasPrefix(name, "pimpernel.pawn"):
		return []int{22, 60}
	case strings.HasPrefix(name, "estoril.face."), strings.HasPrefix(name, "estoril.cell."):
		return []int{112, 340}
	case strings.HasPrefix(name, "estoril.symbol."), strings.HasPrefix(name, "estoril.flag."), strings.HasPrefix(name, "estoril.cube"):
		return []int{15, 40}
	case strings.HasPrefix(name, "penny.token."), strings.HasPrefix(name, "penny.log."), strings.HasPrefix(name, "penny.choice."):
		return []int{18, 48}
	case strings.HasPrefix(name, "box."):
		return []int{320}
	case name == "app.icon":
		return []int{16, 256}
	}
	return []int{48, 200}
}

// inked counts the pixels that are not empty.
func inked(img *image.RGBA) int {
	n := 0
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 24 {
			n++
		}
	}
	return n
}

func TestEverySpriteDraws(t *testing.T) {
	begin := time.Now()
	s := NewSheet()
	for _, name := range Names() {
		for _, h := range usual(name) {
			img, err := s.Image(name, 0, h, nil)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			got, all := inked(img), img.Rect.Dx()*h
			rulestest.Holds(t, got >= all/25, "%s at %d pixels: only %d of %d pixels are drawn", name, h, got, all)
		}
	}
	t.Logf("%d sprites in %v", len(Names()), time.Since(begin))
}

func TestEveryWantedSpriteIsDrawn(t *testing.T) {
	names := Names()
	wanted := append(wantedNames(t), pennyNames(t)...)
	for _, n := range wanted {
		rulestest.Holds(t, slices.Contains(names, n), "%s is missing", n)
	}
	for _, n := range names {
		rulestest.Holds(t, slices.Contains(wanted, n), "%s is drawn but not in the table", n)
	}
	for _, n := range fileNames() {
		d, err := Open(n)
		if err != nil {
			t.Error(err)
			continue
		}
		_, ok := d.Bounds("badge")
		rulestest.Holds(t, ok == slices.Contains(badged, n), "%s: has a badge %v, but the list of badged drawings says otherwise", n, ok)
	}
}

func TestTheTintColoursWhatItShould(t *testing.T) {
	s := NewSheet()
	red, blue := color.RGBA{200, 0, 0, 255}, color.RGBA{0, 0, 200, 255}
	for _, name := range Names() {
		tinted := strings.HasPrefix(name, "icon.") || strings.HasPrefix(name, "shape.") || strings.HasPrefix(name, "ornament.") ||
			strings.HasPrefix(name, "london.pawn") || name == "app.title" || name == "london.footprint" ||
			strings.HasPrefix(name, "estoril.cube.") && name != "estoril.cube.white" ||
			strings.HasPrefix(name, "pimpernel.cube") || strings.HasPrefix(name, "pimpernel.pawn") ||
			strings.HasPrefix(name, "pimpernel.seal") ||
			strings.HasPrefix(name, "penny.hero.") || strings.HasPrefix(name, "cardinal.number.") ||
			name == "cardinal.die" || name == "cardinal.arrow"
		h := usual(name)[0]
		a, err := s.Image(name, 0, h, red)
		b, err2 := s.Image(name, 0, h, blue)
		rulestest.Must(t, err == nil && err2 == nil, "%v %v %v", name, err, err2)
		same := slices.Equal(a.Pix, b.Pix)
		rulestest.Holds(t, same != tinted, "%s: the tint changes it: %v, wanted %v", name, !same, tinted)
	}
}

func TestWrongWishes(t *testing.T) {
	s := NewSheet()
	for _, c := range []struct {
		name string
		w, h int
	}{{"nobody", 10, 10}, {"icon.undo", 0, 0}, {"icon.undo", -3, 9}, {"icon.undo", 9, 1 << 20},
		{"london.pawn.heart", 20, 20}, {"../sprites", 5, 5}} {
		img, err := s.Image(c.name, c.w, c.h, nil)
		rulestest.Holds(t, err != nil && img == nil, "%v: wanted an error and no image", c)
	}
}

func TestFitsInTheMiddle(t *testing.T) {
	img, err := NewSheet().Image("desk", 100, 40, nil)
	rulestest.OK(t, err)
	rulestest.Holds(t, img.RGBAAt(20, 20).A == 0 && img.RGBAAt(50, 20).A == 255 && img.RGBAAt(80, 20).A == 0,
		"a square drawing in a wide image should leave both sides empty")
}

// TestTilesJoin compares the edges of the drawings that are laid side by side:
// a joint may differ no more than neighbours inside do.
func TestTilesJoin(t *testing.T) {
	s := NewSheet()
	for name, down := range map[string]bool{"desk": true, "paper": true, "curtain": false} {
		img, err := s.Image(name, 256, 0, nil)
		rulestest.OK(t, err)
		b := img.Bounds()
		if got, inside := column(img, b.Dx()-1, 0), worst(b.Dx()-1, func(i int) float64 { return column(img, i, i+1) }); got > inside+1 {
			t.Errorf("%s: left and right edge differ by %.1f, columns inside by %.1f at most", name, got, inside)
		}
		if !down {
			continue
		}
		if got, inside := row(img, b.Dy()-1, 0), worst(b.Dy()-1, func(i int) float64 { return row(img, i, i+1) }); got > inside+1 {
			t.Errorf("%s: top and bottom edge differ by %.1f, rows inside by %.1f at most", name, got, inside)
		}
	}
}

func worst(n int, f func(int) float64) float64 {
	w := 0.0
	for i := range n {
		w = max(w, f(i))
	}
	return w
}

func apart(a, b color.RGBA) float64 {
	return math.Abs(float64(a.R)-float64(b.R)) + math.Abs(float64(a.G)-float64(b.G)) + math.Abs(float64(a.B)-float64(b.B))
}

func column(img *image.RGBA, x0, x1 int) (sum float64) {
	for y := range img.Rect.Dy() {
		sum += apart(img.RGBAAt(x0, y), img.RGBAAt(x1, y))
	}
	return sum / float64(img.Rect.Dy())
}

func row(img *image.RGBA, y0, y1 int) (sum float64) {
	for x := range img.Rect.Dx() {
		sum += apart(img.RGBAAt(x, y0), img.RGBAAt(x, y1))
	}
	return sum / float64(img.Rect.Dx())
}
