package estoril_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
)

// twins are two records that one seat cannot tell apart: the other seats have sent
// other tiles face down.
func twins(t *testing.T, by rules.Seat, deal uint64) (a, b rules.Record, ok bool) {
	t.Helper()
	differs := 0
	a = random(t, record(t, 2, nil, deal), deal, func(p rules.Position, s rules.Seat) bool {
		v := p.Seen(max(s, rules.Public)).(estoril.View)
		return s == by && v.Stage == core.StagePlace && v.Players[1-by].Cubes < 5
	})
	b = a
	b.Entries = nil
	all := scenetest.Replay(t, estoril.Game{}, a)
	p := all[0]
	dice := rand.New(rand.NewPCG(deal, 9))
	for i, e := range a.Entries {
		moves := []rules.Move{e.Move}
		if e.Seat >= 0 && e.Seat != by {
			cs := p.Choices(e.Seat)
			dice.Shuffle(len(cs), func(x, y int) { cs[x], cs[y] = cs[y], cs[x] })
			moves = nil
			for _, c := range cs {
				moves = append(moves, c.Move)
			}
		}
		found := false
		for _, m := range moves {
			next, err := p.After(e.Seat, m)
			if err == nil && rules.Print(next.Seen(by)) == rules.Print(all[i+1].Seen(by)) {
				if m != e.Move {
					differs++
				}
				p, found = next, true
				b.Entries = append(slices.Clone(b.Entries), rules.Entry{Seat: e.Seat, Move: m})
				break
			}
		}
		if !found {
			return a, b, false
		}
	}
	return a, b, differs > 0
}

// TestNothingLeaks: the curtain, the table, what is pointed at and what is asked are
// the same in two games that a seat cannot tell apart.
func TestNothingLeaks(t *testing.T) {
	met := 0
	for deal := uint64(0); deal < 12 && met < 4; deal++ {
		by := rules.Seat(deal % 2)
		ra, rb, ok := twins(t, by, 40+deal)
		if !ok {
			continue
		}
		met++
		a := &player{scenetest.SitViewer[estoril.View](t, title(), ra, nil)}
		b := &player{scenetest.SitViewer[estoril.View](t, title(), rb, nil)}
		_, up := a.Game().Curtain()
		rulestest.Must(t, up, "no curtain is drawn")
		scenetest.Leak(t, "the curtain", a.Player, b.Player)
		for _, h := range a.App.UI().Hits() {
			rulestest.Holds(t, slices.Contains([]string{"curtain.open", "curtain.undo", "curtain.menu"}, h.ID), "%s answers on the curtain", h.ID)
		}
		a.Click("curtain.open")
		b.Click("curtain.open")
		scenetest.Leak(t, "the table", a.Player, b.Player)
		for _, d := range a.View().Boards {
			for _, c := range append(slices.Clone(d.Cells), d.Reward) {
				at := a.At(c.ID)
				for _, x := range []*player{a, b} {
					x.Frame(input.Events{At: at, Moved: true})
					x.Frame(input.Events{At: at})
				}
				scenetest.Leak(t, "pointing at "+c.ID, a.Player, b.Player)
				for _, x := range []*player{a, b} {
					x.Frame(input.Events{At: at, Explain: true})
					x.Frame(input.Events{At: at})
				}
				scenetest.Leak(t, "asking about "+c.ID, a.Player, b.Player)
				for _, x := range []*player{a, b} {
					if x.Has("explain.close") {
						x.Click("explain.close")
					}
				}
			}
		}
	}
	rulestest.Holds(t, met >= 2, "only %d pairs were found", met)
}

// moving are settings with which things travel and are shown one after the other.
func moving(s *store.Settings) { s.Speed, s.ReduceMotion = "normal", false }

// TestNothingLeaksInAnyFrame: two games that a seat cannot tell apart are the same in
// every frame: while the curtain hangs and opens, while what was missed is shown, while
// a tile is carried over the posters and flies, while the past is looked at, and when
// the curtain falls again.
func TestNothingLeaksInAnyFrame(t *testing.T) {
	met := 0
	for deal := uint64(0); deal < 8 && met < 3; deal++ {
		by := rules.Seat(deal % 2)
		ra, rb, ok := twins(t, by, 60+deal)
		if !ok {
			continue
		}
		met++
		a := &player{scenetest.SitViewer[estoril.View](t, title(), ra, moving)}
		b := &player{scenetest.SitViewer[estoril.View](t, title(), rb, moving)}
		a.Step, b.Step = 40*time.Millisecond, 40*time.Millisecond
		both := func(what string, n int, in input.Events) { scenetest.Frames(t, what, n, in, a.Player, b.Player) }
		rest := geom.Pt(-10, -10)
		both("the curtain", 15, input.Events{At: rest})
		both("the curtain opens", 30, input.Events{At: rest, Actions: []input.Action{input.Confirm}})
		for i := range a.Game().Len() {
			a.Game().Seek(i)
			b.Game().Seek(i)
			both("the past", 8, input.Events{At: rest})
		}
		a.Game().Seek(a.Game().Len())
		b.Game().Seek(b.Game().Len())
		both("the present", 20, input.Events{At: rest})
		c := a.Game().Choices()[7]
		from, to := a.At(c.Path[0]), a.At(c.Path[1])
		both("a tile is pressed", 1, input.Events{At: from, From: from, Moved: true, Pressed: true, Down: true})
		n := 12
		for i := range n + 1 {
			k := float64(i) / float64(n)
			at := geom.Pt(from.X+(to.X-from.X)*k, from.Y+(to.Y-from.Y)*k)
			both("a tile is carried", 1, input.Events{At: at, From: from, Moved: true, Dragging: true, Down: true})
		}
		was := a.Game().Len()
		both("a tile is let go", 40, input.Events{At: to, From: from, Moved: true, Dragging: true, Dropped: true})
		rulestest.Must(t, a.Game().Len() > was && a.Game().Len() == b.Game().Len(),
			"after %d entries there are %d and %d", was, a.Game().Len(), b.Game().Len())
		if leave, looks := a.Hit("choice.leave"); looks {
			both("no look", 40, input.Events{At: leave.R.Mid(), From: leave.R.Mid(), Pressed: true, Tapped: true, Moved: true})
		}
	}
	rulestest.Holds(t, met >= 2, "only %d pairs were found", met)
}
