package estoril_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	scene "intrigue/scenes/estoril"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// sheet shows one sketch.
type sheet struct {
	view rules.View
	at   widgets.Rect
}

func (s sheet) Frame(u *widgets.UI) { scene.Sketch(u, s.at, s.view) }

// sketched are the pictures of a sketch, which all have to lie where it may.
func sketched(t *testing.T, v rules.View, at widgets.Rect) (names []string) {
	t.Helper()
	found := func(string) (rules.Game, bool) { return estoril.Game{}, true }
	p := scenetest.New(t, found, func(*app.App) app.Screen { return sheet{v, at} })
	p.Still(2)
	for _, it := range p.Last {
		if it.Kind != widgets.Sprite || !strings.HasPrefix(it.Name, "estoril.") {
			continue
		}
		names = append(names, it.Name)
		rulestest.Holds(t, slices.Contains(sprites.Names(), it.Name), "there is no picture %q", it.Name)
		if r := it.R; r.X < at.X-1 || r.Y < at.Y-1 || r.X+r.W > at.X+at.W+1 || r.Y+r.H > at.Y+at.H+1 {
			t.Errorf("%s lies at %v, outside %v", it.Name, r, at)
		}
	}
	return names
}

// TestASketchShowsWhatAllKnow: a game in progress shows its six posters and no face that is not known to
// all; one that is over shows every tile in hand, and the agendas.
func TestASketchShowsWhatAllKnow(t *testing.T) {
	for _, at := range []widgets.Rect{{X: 40, Y: 30, W: 300, H: 216}, {X: 10, Y: 10, W: 120, H: 160}} {
		p := scenetest.End(t, estoril.Game{}, moments(t)["a tile"])
		names := sketched(t, p.Seen(rules.Public), at)
		posters := 0
		for _, n := range names {
			if strings.HasPrefix(n, "estoril.board.") {
				posters++
			}
		}
		rulestest.Holds(t, posters == 6 && slices.Contains(names, "estoril.back"), "%d posters, pictures %v", posters, names)
		faces := map[string]bool{}
		for _, d := range p.Seen(rules.Public).(estoril.View).Boards {
			for _, c := range append(d.Cells, d.Reward) {
				if c.Tile != 0 {
					faces[estoril.View{}.Label("tile."+itoa(int(c.Tile))).Sprite] = true
				}
			}
		}
		for _, n := range names {
			rulestest.Holds(t, !strings.HasPrefix(n, "estoril.face.") || faces[n], "%s is shown, and not all know it", n)
		}
	}
	r := random(t, record(t, 4, rules.Options{"agenda": "on"}, 5), 5, func(rules.Position, rules.Seat) bool { return false })
	v := scenetest.End(t, estoril.Game{}, r).Seen(rules.Public).(estoril.View)
	names := sketched(t, v, widgets.Rect{X: 40, Y: 30, W: 300, H: 216})
	for _, p := range v.Players {
		for _, tile := range p.Hand {
			rulestest.Holds(t, slices.Contains(names, estoril.View{}.Label("tile."+itoa(int(tile))).Sprite),
				"tile %d of %s is not shown", tile, p.Name)
		}
		a := v.Label("agenda." + itoa(int(p.Seat))).Sprite
		rulestest.Holds(t, slices.Contains(names, a), "the agenda of %s, %s, is not turned up", p.Name, a)
	}
	got := sketched(t, nil, widgets.Rect{W: 10, H: 10})
	rulestest.Holds(t, got == nil, "a view of nothing shows %v", got)
}

// TestHowFarAGameHasCome is said, and who has won it.
func TestHowFarAGameHasCome(t *testing.T) {
	for name, want := range map[string]string{"the first tile": "Round 1 of 4", "Assassin": "Round 1 of 4, evening"} {
		if got := scene.Stands(scenetest.End(t, estoril.Game{}, moments(t)[name]).Seen(rules.Public)); got != want {
			t.Errorf("%s stands at %q, not %q", name, got, want)
		}
	}
	if got := scene.Stands(scenetest.End(t, estoril.Game{}, record(t, 2, nil, 1)).Seen(rules.Public)); got != "" {
		t.Errorf("before the first round it stands at %q", got)
	}
	for want, o := range map[string]rules.Outcome{
		"Blue wins":                         {Winners: []rules.Seat{2}},
		"Red and Yellow share the win":      {Winners: []rules.Seat{0, 3}},
		"Red, Green and Blue share the win": {Winners: []rules.Seat{0, 1, 2}},
	} {
		if got := scene.Headline(o); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}
