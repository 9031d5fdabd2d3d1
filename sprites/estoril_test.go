package sprites

import (
	"strconv"
	"testing"

	"intrigue/rules/rulestest"
)

// TestEstorilTilesHaveOneShape: all tiles and the back are of one size and outline,
// but for the smoothing of the edge, so that nothing can be guessed of a tile turned down.
func TestEstorilTilesHaveOneShape(t *testing.T) {
	s := NewSheet()
	w, h, err := s.Size("estoril.back")
	rulestest.OK(t, err)
	back, _ := s.Image("estoril.back", 110, 112, nil)
	for _, name := range numbered("estoril.face.", 33) {
		if fw, fh, err := s.Size(name); err != nil || fw != w || fh != h {
			t.Errorf("%s is %.0f by %.0f, %v; the back is %.0f by %.0f", name, fw, fh, err, w, h)
		}
		face, err := s.Image(name, 110, 112, nil)
		rulestest.OK(t, err)
		for i := 3; i < len(back.Pix); i += 4 {
			if a, b := int(back.Pix[i]), int(face.Pix[i]); a-b > 96 || b-a > 96 {
				t.Errorf("%s has another outline than the back", name)
				break
			}
		}
	}
}

// TestEstorilDiceShowTheirPips counts the dark spots along the rows of a die.
func TestEstorilDiceShowTheirPips(t *testing.T) {
	s := NewSheet()
	for k := 1; k <= 6; k++ {
		img, err := s.Image("estoril.die."+strconv.Itoa(k), 60, 60, nil)
		rulestest.OK(t, err)
		pips := 0
		for _, x := range []int{15, 30, 45} {
			for _, y := range []int{15, 30, 45} {
				if p := img.RGBAAt(x, y); p.G < 90 {
					pips++
				}
			}
		}
		rulestest.Holds(t, pips == k, "die %d shows %d pips", k, pips)
	}
}
