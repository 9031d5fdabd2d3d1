package sprites

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// numbered lists prefix1 … prefixN.
func numbered(prefix string, n int) (out []string) {
	for i := 1; i <= n; i++ {
		out = append(out, prefix+strconv.Itoa(i))
	}
	return out
}

// TestEstorilPiecesDiffer compares without their colours, as large as they lie on
// the smallest table, all that a player must tell apart: each pair must differ in a
// good part of its pixels. Of the characters only the picture counts, not the name.
func TestEstorilPiecesDiffer(t *testing.T) {
	s := NewSheet(16)
	var marks []string
	for _, p := range Players {
		marks = append(marks, "cube."+p.Mark())
	}
	for _, c := range []struct {
		names  string
		height int
		part   float64 // of the height, from the top
		least  float64 // share of the pixels that differ clearly
	}{
		{strings.Join(numbered("face.", 33), " "), 112, 0.8, 0.06},
		{"flag.PT flag.GB flag.US flag.DE flag.IT flag.YU flag.SU flag.ES flag.FR flag.HU", 17, 1, 0.05},
		{"symbol.assassin symbol.conspiracy symbol.nationalism symbol.seduction symbol.diplomacy", 18, 1, 0.2},
		{"cell.1 cell.2 cell.3 cell.4 cell.reward", 116, 1, 0.002},
		{"cell.open.1 cell.open.2 cell.open.3 cell.reward", 116, 1, 0.002},
		{strings.Join(numbered("board.", 8), " "), 90, 1, 0.2},
		{strings.Join(numbered("die.", 6), " "), 30, 1, 0.02},
		{strings.Join(numbered("rule.", 8), " "), 30, 1, 0.05},
		{strings.Join(numbered("tag.", 4), " ") + " tag.reward", 18, 1, 0.04},
		{"mission.assassins mission.conspiracies mission.nationalists mission.seductions mission.diplomats mission.women " +
			"mission.portugal mission.britain mission.america mission.germany mission.flags mission.strength mission.back agenda.back",
			75, 1, 0.04},
		{"look.own look.near look.any", 34, 1, 0.01},
		{strings.Join(marks, " "), 15, 1, 0.04},
	} {
		names := strings.Fields(c.names)
		for i := range names {
			names[i] = "estoril." + names[i]
		}
		closest, pair := nearest(t, s, names, c.height, c.part)
		rulestest.Holds(t, closest >= c.least,
			"without colour %s differ in %.1f %% of the pixels, want %.1f", pair, 100*closest, 100*c.least)
		t.Logf("%d of the kind of %s: the nearest are %s, %.1f %%", len(names), names[0], pair, 100*closest)
	}
}

// nearest are the two of some sprites of one size that are most alike without their
// colours in the upper part of their pictures, and the share of pixels that differ.
func nearest(t *testing.T, s *Sheet, names []string, height int, part float64) (closest float64, pair string) {
	t.Helper()
	var grey [][]float64
	for _, name := range names {
		img, err := s.Image(name, 0, height, color.White)
		rulestest.OK(t, err)
		var g []float64
		for i := 0; i < int(float64(len(img.Pix))*part)/4*4; i += 4 {
			p := img.Pix[i:]
			g = append(g, 0.3*float64(p[0])+0.6*float64(p[1])+0.1*float64(p[2])+255-float64(p[3]))
		}
		grey = append(grey, g)
	}
	closest = 1
	for i, a := range grey {
		for k, b := range grey[:i] {
			n := 0
			for j := range a {
				if math.Abs(a[j]-b[j]) > 40 {
					n++
				}
			}
			if got := float64(n) / float64(len(a)); got < closest {
				closest, pair = got, fmt.Sprintf("%s and %s", names[i], names[k])
			}
		}
	}
	return closest, pair
}

// TestEstorilTilesHaveOneShape: all tiles and the back are of one size and outline,
// but for the smoothing of the edge, so that nothing can be guessed of a tile turned down.
func TestEstorilTilesHaveOneShape(t *testing.T) {
	s := NewSheet(8)
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
	s := NewSheet(4)
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
