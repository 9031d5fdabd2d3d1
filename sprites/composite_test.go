package sprites

import (
	"fmt"
	"image"
	"image/color"
	"slices"
	"strings"
	"sync"
	"testing"

	"intrigue/rules/rulestest"
)

// compose makes cards of two layers, "card.N", cards on cards, "pile.N", and one that
// is made of itself.
func compose(name string) (Composite, bool) {
	kind, rest, _ := strings.Cut(name, ".")
	switch kind {
	case "card":
		return Composite{100, 140, []Layer{
			{Name: "shape.square", W: 100, H: 140, Tint: color.RGBA{250, 240, 220, 255}},
			{Name: "shape.disc", X: 10, Y: 90, W: 80, H: 40, Tint: color.RGBA{0, 0, 200, 255}},
			{Name: "shape.disc", X: 10, Y: 10, W: 40, H: 40},
		}}, true
	case "pile":
		return Composite{100, 200, []Layer{{Name: "card." + rest}, {Name: "card." + rest, X: 50, Y: 100, W: 50, H: 70}}}, true
	case "snake":
		return Composite{10, 10, []Layer{{Name: "snake"}}}, true
	case "torn":
		return Composite{10, 10, []Layer{{Name: "nothing.at.all"}}}, true
	}
	return Composite{}, false
}

// TestLayersLieWhereTheyArePut: layers lie where they are put, in their own tint or the one asked for.
func TestLayersLieWhereTheyArePut(t *testing.T) {
	s := NewSheet()
	if _, err := s.Image("card.1", 100, 140, nil); err == nil {
		t.Error("a composite is known before it was learned")
	}
	s.AddComposer(compose)
	if w, h, err := s.Size("card.1"); w != 100 || h != 140 || err != nil {
		t.Errorf("a card is %v×%v, %v", w, h, err)
	}
	red, blue := color.RGBA{200, 0, 0, 255}, color.RGBA{0, 0, 200, 255}
	for _, k := range []int{1, 2} {
		img, err := s.Image("card.1", 100*k, 0, red)
		rulestest.Must(t, err == nil && img.Rect.Dy() == 140*k, "%v %v", err, img.Rect)
		for at, want := range map[image.Point]color.RGBA{{30, 30}: red, {50, 110}: blue, {60, 60}: {250, 240, 220, 255}} {
			got := img.RGBAAt(at.X*k, at.Y*k)
			rulestest.Holds(t, got == want, "at scale %d there is %v at %v, not %v", k, got, at, want)
		}
	}
	pile, err := s.Image("pile.1", 100, 200, red)
	rulestest.OK(t, err)
	rulestest.Holds(t, pile.RGBAAt(30, 60) == red && pile.RGBAAt(65, 115) == red && pile.RGBAAt(75, 155) == blue,
		"a card in a card does not lie where it should")
	for _, name := range []string{"snake", "torn", "card", "cards.1"} {
		img, err := s.Image(name, 50, 50, nil)
		known := name == "card"
		rulestest.Holds(t, (err == nil) == known && (img != nil) == known, "%s: %v", name, err)
	}
}

// TestCompositeWords: a composite changes words, colours and what is seen of a drawing.
func TestCompositeWords(t *testing.T) {
	s := NewSheet()
	ids := map[string]bool{}
	d, err := Open("london.pawn")
	rulestest.OK(t, err)
	for _, id := range d.IDs() {
		ids[id] = true
	}
	s.AddComposer(func(name string) (Composite, bool) {
		l := Layer{Name: "london.pawn"}
		switch name {
		case "bare":
			l.Hide = ids
		case "green":
			l.Tint = color.RGBA{0, 200, 0, 255}
		}
		return Composite{d.W, d.H, []Layer{l}}, name != "no"
	})
	var seen [][]uint8
	for _, name := range []string{"plain", "bare", "green"} {
		img, err := s.Image(name, 0, 80, color.White)
		rulestest.OK(t, err)
		for i, o := range seen {
			rulestest.Holds(t, !slices.Equal(o, img.Pix), "%s looks like number %d", name, i)
		}
		seen = append(seen, img.Pix)
	}
	plain, _ := s.Image("london.pawn", 0, 80, color.White)
	rulestest.Holds(t, slices.Equal(plain.Pix, seen[0]), "a composite of one drawing is not that drawing")
}

// TestStripsAreTheWhole: what is drawn with pauses is what is drawn at once.
func TestStripsAreTheWhole(t *testing.T) {
	s := NewSheet()
	s.AddComposer(compose)
	for _, name := range []string{"box.london", "london.pawn.star", "pile.3"} {
		a, b := image.NewRGBA(image.Rect(0, 0, 340, 480)), image.NewRGBA(image.Rect(0, 0, 340, 480))
		n := 0
		rulestest.OK(t, s.Draw(a, name, nil, nil, nil))
		err := s.Draw(b, name, nil, nil, func() { n++ })
		rulestest.Holds(t, err == nil && n >= 4, "%s: %d pauses, %v", name, n, err)
		worst := 0
		for i := range a.Pix {
			worst = max(worst, int(a.Pix[i])-int(b.Pix[i]), int(b.Pix[i])-int(a.Pix[i]))
		}
		rulestest.Holds(t, worst <= 2, "%s in strips differs by %d levels", name, worst)
	}
}

// TestTheSheetInParallel is for the race detector.
func TestTheSheetInParallel(t *testing.T) {
	s := NewSheet()
	s.AddComposer(compose)
	var wg sync.WaitGroup
	for i := range 4 {
		wg.Go(func() {
			for k := range 20 {
				_, err := s.Image(fmt.Sprintf("card.%d", k%3), 40+i, 0, nil)
				rulestest.Holds(t, err == nil, "%v", err)
			}
		})
	}
	wg.Wait()
}
