package maps

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"intrigue/rules/rulestest"
)

// estoril are the posters as printed: the corners, clockwise from the top left, of
// the spaces I, II, III and IV and of the reward; 4 is the middle.
var estoril = [9]struct {
	spaces []int
	reward int
}{{}, {[]int{1, 2, 3}, 0}, {[]int{2, 3, 0}, 1}, {[]int{3, 0, 1}, 2}, {[]int{0, 1, 2}, 3},
	{[]int{3, 1, 2}, 0}, {[]int{3, 0, 2}, 1}, {[]int{3, 1, 0}, 2}, {[]int{0, 1, 2, 3}, 4}}

func openPosters(t testing.TB) (out [9]*Map) {
	t.Helper()
	for b := 1; b <= 8; b++ {
		m, err := Open("estoril." + strconv.Itoa(b))
		rulestest.OK(t, err)
		out[b] = m
	}
	return out
}

// TestEstorilPostersAreSound: each has exactly its own cells, each in its corner.
func TestEstorilPostersAreSound(t *testing.T) {
	for b, m := range openPosters(t) {
		if b == 0 {
			continue
		}
		for _, err := range m.Check() {
			t.Errorf("poster %d: %v", b, err)
		}
		where := map[string]int{fmt.Sprintf("board.%d.reward", b): estoril[b].reward}
		for i, corner := range estoril[b].spaces {
			where[fmt.Sprintf("board.%d.cell.%d", b, i+1)] = corner
		}
		rulestest.Holds(t, len(m.Places) == len(where) && len(m.Routes) == 0 && len(m.Labels) == 0,
			"poster %d has %d places, %d routes, %d labels", b, len(m.Places), len(m.Routes), len(m.Labels))
		for id, corner := range where {
			p, ok := m.Places[id]
			if !ok {
				t.Errorf("poster %d has no %s", b, id)
				continue
			}
			got := 4
			if mid := m.W / 2; math.Abs(p.At.X-mid) > 1 {
				got = map[[2]bool]int{{true, true}: 0, {false, true}: 1, {false, false}: 2,
					{true, false}: 3}[[2]bool{p.At.X < mid, p.At.Y < m.H*0.55}]
			}
			rulestest.Holds(t, got == corner, "%s lies in corner %d, want %d", id, got, corner)
		}
	}
}

// TestEstorilCornersChangePlaces: the picture stays upright while the cells turn, so
// the four corners are the same on every poster (the Museum has its own five), alike
// in size, square, apart from one another, and large enough for a tile.
func TestEstorilCornersChangePlaces(t *testing.T) {
	for b, m := range openPosters(t) {
		if b == 0 {
			continue
		}
		tile := 110.0 // points, at half a point a unit
		if b == 8 {
			tile = 90
		}
		var boxes []Rect
		for _, id := range sorted(m.Places) {
			box := m.Places[id].Bounds
			w, h := box.X1-box.X0, box.Y1-box.Y0
			rulestest.Holds(t, math.Abs(w-h) <= 0.5 && w/2 >= tile+2, "%s is %.0f by %.0f", id, w, h)
			for _, other := range boxes {
				rulestest.Holds(t, !other.Overlaps(box), "%s overlaps another cell", id)
				rulestest.Holds(t, math.Abs(other.X1-other.X0-w) <= 0.5, "%s is not as large as the others", id)
			}
			boxes = append(boxes, box)
		}
		corner := func(x, y float64) bool {
			return slices.ContainsFunc(boxes, func(r Rect) bool { return math.Abs(r.X0-x) < 0.5 && math.Abs(r.Y0-y) < 0.5 })
		}
		for _, box := range boxes { // a quarter turn of the four leads from each to another
			c := box.Centre()
			rulestest.Holds(t, c.X == m.W/2 || corner(m.W-box.X1, box.Y0),
				"poster %d: the cell at %.0f, %.0f has none across", b, box.X0, box.Y0)
		}
		rulestest.Holds(t, m.W == 620 && m.H == 680, "poster %d is %.0f by %.0f", b, m.W, m.H)
	}
}

// TestEstorilIsReadable: six posters in a grid on 940 by 690 points show a poster
// at half a point a unit; no words may be smaller than twelve there.
func TestEstorilIsReadable(t *testing.T) {
	for b, m := range openPosters(t) {
		if b == 0 {
			continue
		}
		for _, id := range m.Drawing.IDs() {
			size := m.Drawing.Smallest(id) * 0.5
			rulestest.Holds(t, size <= 0 || size >= 12, "poster %d: %s has letters of %.1f points", b, id, size)
		}
		if dust := m.Dust(0.2, 9); len(m.Dust(0.5, 12)) != 0 || len(dust) != 2 || !dust["words-rule"] || !dust["plate-rule"] {
			t.Errorf("poster %d: its rule must be legible at half size and vanish with its plate in a thumbnail", b)
		}
	}
}

// TestEstorilBudget keeps the posters and sprites of the game small.
func TestEstorilBudget(t *testing.T) {
	sum := int64(0)
	for _, pattern := range []string{"estoril.*.svg", "../sprites/estoril.*.svg"} {
		names, err := filepath.Glob(pattern)
		rulestest.Must(t, err == nil && len(names) >= 8, "%s: %d files, %v", pattern, len(names), err)
		for _, name := range names {
			file, err := os.Stat(name)
			rulestest.OK(t, err)
			if file.Size() > 60_000 {
				t.Errorf("%s has %d bytes", name, file.Size())
			}
			sum += file.Size()
		}
	}
	rulestest.Holds(t, sum <= 900_000, "%d bytes together", sum)
}
