package woodcut

import (
	"image"
	"strings"
	"testing"

	"intrigue/maps/svg"
)

// drawn reads a text of drawings and draws the one called x, 100 by 100.
func drawn(t *testing.T, inks Inks, text string) *image.RGBA {
	t.Helper()
	b := Drawings{}
	if err := b.Read(text); err != nil {
		t.Fatal(err)
	}
	p := Painter{Drawings: b, Inks: inks}
	file, err := p.File("x")
	if err != nil {
		t.Fatal(err)
	}
	d, err := svg.Parse(strings.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	img := image.NewRGBA(image.Rect(0, 0, 100, 100))
	d.Prepare(svg.Paint{}).Draw(img, 100/d.W, 0, 0)
	return img
}

// dark is the share of a picture's box that is darker than half.
func dark(img *image.RGBA, r image.Rectangle) float64 {
	n := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if img.RGBAAt(x, y).G < 110 {
				n++
			}
		}
	}
	return float64(n) / float64(r.Dx()*r.Dy())
}

// TestHatch: wedges light one side of a shape, taper, and stay within it.
func TestHatch(t *testing.T) {
	const box = "M20 20H80V80H20z"
	left, right := image.Rect(21, 22, 34, 78), image.Rect(66, 22, 79, 78)
	plain := drawn(t, Day, "drawing x 100 100 framed\nk "+box)
	if dark(plain, left) < 1 || dark(plain, right) < 1 {
		t.Error("a plain shape is not black")
	}
	lit := drawn(t, Day, "drawing x 100 100 framed\nk/0,4,.6 "+box)
	if l, r := dark(lit, left), dark(lit, right); l > 0.8 || r < 1 {
		t.Errorf("lit from the left it is %.2f black there and %.2f on the right", l, r)
	}
	turned := drawn(t, Day, "drawing x 100 100 framed\nk/0,4,-.6 "+box)
	if l, r := dark(turned, left), dark(turned, right); l < 1 || r > 0.8 {
		t.Errorf("lit from the right it is %.2f black on the left and %.2f there", l, r)
	}
	shaded := drawn(t, Day, "drawing x 100 100 framed\ns/90,4,.9 "+box)
	for _, r := range []image.Rectangle{{image.Pt(4, 4), image.Pt(96, 18)}, {image.Pt(4, 82), image.Pt(96, 96)}} {
		if dark(shaded, r) > 0 {
			t.Error("wedges leave their shape")
		}
	}
	if d := dark(shaded, image.Rect(24, 24, 76, 40)); d < 0.1 || d > 0.9 {
		t.Errorf("shade makes it %.2f black", d)
	}
}

// TestHellIsTheSameDrawing: inverted inks paint the same shapes.
func TestHellIsTheSameDrawing(t *testing.T) {
	const both = "drawing x 100 100 framed\nrays 50 50 20 20\nk M30 30H70V70H30z\nput part 50 50 2 30 flip\ndrawing part\nw M-5-5H5V5z\nr M-2 0h1v1z"
	day, hell := drawn(t, Day, both), drawn(t, Hell, both)
	for i := 0; i < len(day.Pix); i += 4 {
		d, h := day.Pix[i+1], hell.Pix[i+1]
		if d > 200 && h > 60 || d < 40 && h < 100 {
			t.Fatalf("the pixel %d is %d by day and %d in Hell", i/4, d, h)
		}
	}
}

// TestPaintIsAlwaysTheSame: what a rule draws does not change from run to run, and a
// drawing's own name decides its wedges.
func TestPaintIsAlwaysTheSame(t *testing.T) {
	b := Drawings{}
	if err := b.Read("drawing x 90 90\nsky 0 90 5\nrays 45 45 20 9\ndrawing y 90 90\nsky 0 90 5"); err != nil {
		t.Fatal(err)
	}
	p := Painter{Drawings: b, Inks: Day}
	first, _ := p.File("x")
	other, _ := p.File("y")
	again, err := p.File("x")
	if first != again || err != nil || first == other {
		t.Error("two runs differ, or two drawings do not", err)
	}
}

// TestFaults: what the language does not know is refused, with the drawing's name.
func TestFaults(t *testing.T) {
	for _, text := range []string{
		"k M0 0z", "drawing x 9\n", "drawing x 9 9\ndrawing x 9 9", "drawing x 9 9\nk/a M0 0z", "drawing x 9 9\nscribble 1", "drawing x 9 9\nput nobody 0 0 1",
		"drawing x 9 9\nput x 0 0 1", "drawing x 9 9\nrays 1 2", "drawing x 9 9\nput y 0 0\ndrawing y", "drawing x 9 9\nk/0,2,1 M0 0Q", "drawing x\nk M0 0z",
	} {
		b := Drawings{}
		err := b.Read(text)
		if err == nil {
			p := Painter{Drawings: b, Inks: Day}
			_, err = p.File("x")
		}
		if err == nil {
			t.Errorf("%q is painted", text)
		}
	}
}
