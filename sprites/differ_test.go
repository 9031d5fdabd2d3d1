package sprites

import (
	"fmt"
	"image/color"
	"math"
	"slices"
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

// TestPiecesDifferWithoutColours compares without their colours, as large as they lie on the smallest table, all that
// a player must tell apart: each pair must differ in a good part of its pixels. Of Estoril's characters only the
// picture counts, not the name.
func TestPiecesDifferWithoutColours(t *testing.T) {
	s := NewSheet()
	var marks, cards, sights, emblems []string
	for _, p := range Players {
		marks = append(marks, p.Mark())
	}
	for _, keys := range pennyCards(t) {
		cards = append(cards, keys...)
	}
	for _, name := range pennyNames(t) {
		kind, rest, _ := strings.Cut(strings.TrimPrefix(name, "penny."), ".")
		switch kind {
		case "place":
			sights = append(sights, rest)
		case "tile":
			emblems = append(emblems, rest)
		}
	}
	of := func(kind string, names ...string) []string {
		var all []string
		for _, n := range strings.Fields(strings.Join(names, " ")) {
			all = append(all, kind+n)
		}
		slices.Sort(all)
		return all
	}
	suits := "sun moon crown arms"
	for _, c := range []struct {
		names  []string
		height int
		part   float64 // of the height, from the top
		least  float64 // share of the pixels that differ clearly
	}{
		{of("london.pawn.", marks...), 40, 1, 0.012},
		{of("cardinal.suit.", suits), 20, 1, 0.25},
		{of("cardinal.tile.", suits), 84, 1, 0.1},
		{of("cardinal.coin.", suits), 34, 1, 0.1},
		{of("cardinal.musketeer.", suits), 42, 1, 0.02},
		{of("pimpernel.cube.", marks...), 15, 1, 0.1},
		{of("pimpernel.pawn.", marks...), 30, 1, 0.025},
		{of("pimpernel.portrait.", "M01 M02 M03 M04 M05 M06 M07 M08 M09 M10 M11 M12 M13 M14 M15 M16 M17 M18"), 48, 1, 0.06},
		{numbered("estoril.face.", 33), 112, 0.8, 0.06},
		{of("estoril.flag.", "PT GB US DE IT YU SU ES FR HU"), 17, 1, 0.05},
		{of("estoril.symbol.", "assassin conspiracy nationalism seduction diplomacy"), 18, 1, 0.2},
		{of("estoril.cell.", "1 2 3 4 reward"), 116, 1, 0.002},
		{of("estoril.cell.", "open.1 open.2 open.3 reward"), 116, 1, 0.002},
		{numbered("estoril.board.", 8), 90, 1, 0.2},
		{numbered("estoril.die.", 6), 30, 1, 0.02},
		{numbered("estoril.rule.", 8), 30, 1, 0.05},
		{of("estoril.tag.", "1 2 3 4 reward"), 18, 1, 0.04},
		{of("estoril.", "mission.assassins mission.conspiracies mission.nationalists mission.seductions mission.diplomats "+
			"mission.women mission.portugal mission.britain mission.america mission.germany mission.flags mission.strength "+
			"mission.back agenda.back"), 75, 1, 0.04},
		{of("estoril.look.", "own near any"), 34, 1, 0.01},
		{of("estoril.cube.", marks...), 15, 1, 0.04},
		{append(of("penny.card.", cards...), "penny.counter.heroes", "penny.counter.villains"), 72, 1, 0.2},
		{of("penny.place.", sights...), 42, 1, 0.25},
		{of("penny.tile.", emblems...), 48, 1, 0.1},
		{of("penny.token.", "occultism society science underworld violence damage gold movement prevent any trophy decision "+
			"first"), 18, 1, 0.2},
		{of("penny.action.", "buy heal boost target event destroy resource upgrade"), 18, 1, 0.1},
		{of("penny.", "portal portal.demonic"), 24, 1, 0.1},
		{of("penny.hell.", "space red burnt spark end"), 18, 1, 0.2},
		{of("penny.", "hero.alice hero.jack hero.maria hero.emily villain.a villain.b villain.c villain.mb_publo "+
			"villain.mb_shunter villain.b_cerberus villain.br_duchess villain.br_void villain.br_porter villain.br_index "+
			"villain.br_leviathan villain.br_regent"), 40, 1, 0.1},
		{of("penny.portrait.", "alice jack maria emily"), 100, 1, 0.15},
		{of("penny.deck.", "hero pile aside shop enemy scheme event item demonic joke"), 140, 1, 0.08},
		{of("penny.wound.", "hand under pile grave"), 18, 1, 0.2},
	} {
		closest, pair := nearest(t, s, c.names, c.height, c.part)
		rulestest.Holds(t, closest >= c.least,
			"without colour %s differ in %.1f %% of the pixels, want %.1f", pair, 100*closest, 100*c.least)
		t.Logf("%d of the kind of %s: the nearest are %s, %.1f %%", len(c.names), c.names[0], pair, 100*closest)
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
