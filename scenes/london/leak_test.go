package london_test

import (
	"fmt"
	"slices"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
)

// twins are two games that detectives cannot tell apart, though Mr X is elsewhere.
func twins(t *testing.T, rides int) (a, b rules.Record) {
	t.Helper()
	for seed := range uint64(400) {
		a = random(t, record(t, two(), nil), seed, func(p rules.Position, n int) bool {
			return n > 6 && p.Acting()[0] == 1 && len(p.Seen(1).(london.View).Log) >= rides
		})
		if b, ok := twin(t, a); ok {
			return a, b
		}
	}
	t.Fatal("no twins were found")
	return a, b
}

// twin looks for another truth behind the same open moves.
func twin(t *testing.T, a rules.Record) (rules.Record, bool) {
	t.Helper()
	all := scenetest.Replay(t, london.Game{}, a)
	first, err := london.Game{}.New(rules.Setup{Seats: len(a.Seats), Options: a.Options})
	rulestest.OK(t, err)
	b := a
	b.Entries = nil
	var search func(p rules.Position, i int, differs bool) bool
	search = func(p rules.Position, i int, differs bool) bool {
		if rules.Print(p.Seen(1)) != rules.Print(all[i].Seen(1)) {
			return false
		}
		if i == len(a.Entries) {
			return p.Seen(0).(london.View).X.At != all[i].Seen(0).(london.View).X.At
		}
		e := a.Entries[i]
		moves := []rules.Move{e.Move}
		if i == 0 {
			moves = nil
			for s := 1; s <= core.Stations; s++ {
				moves = append(moves, rules.Move(fmt.Sprintf("draw %d", s)))
			}
		} else if e.Seat == 0 {
			moves = nil
			for _, c := range p.Choices(0) {
				moves = append(moves, c.Move)
			}
		}
		for _, m := range moves {
			if i == 0 && m == e.Move {
				continue
			}
			q, err := p.After(e.Seat, m)
			if err != nil {
				continue
			}
			b.Entries = append(b.Entries[:i:i], rules.Entry{Seat: e.Seat, Move: m})
			if search(q, i+1, differs || m != e.Move) {
				return true
			}
		}
		return false
	}
	ok := search(first, 0, false)
	return b, ok
}

// TestCurtainShowsNothing: behind a curtain two games look alike that differ in
// where Mr X is.
func TestCurtainShowsNothing(t *testing.T) {
	for _, rides := range []int{1, 2} {
		ra, rb := twins(t, rides)
		a, b := sit(t, ra, nil), sit(t, rb, nil)
		_, up := a.Game().Curtain()
		rulestest.Must(t, up, "no curtain is drawn")
		scenetest.Leak(t, "the curtain", a.Player, b.Player)
		for _, h := range a.App.UI().Hits() {
			rulestest.Holds(t, slices.Contains([]string{"curtain.open", "curtain.undo", "curtain.menu"}, h.ID), "%s answers on the curtain", h.ID)
		}
	}
}

// TestDetectivesSeeTheSame: whatever a detective points at or asks, two games
// that the rules show them alike look alike.
func TestDetectivesSeeTheSame(t *testing.T) {
	for _, rides := range []int{1, 2, 4} {
		ra, rb := twins(t, rides)
		a, b := sit(t, ra, nil), sit(t, rb, nil)
		a.open()
		b.open()
		scenetest.Leak(t, "the table", a.Player, b.Player)
		clicked := 0
		for s := rides; s <= core.Stations; s += 11 { // other stations for every pair of twins
			id := fmt.Sprintf("station.%d", s)
			h, ok := a.Hit(id)
			rulestest.Must(t, ok, "%s cannot be pointed at", id)
			for _, x := range []*player{a, b} {
				x.Frame(input.Events{At: h.R.Mid(), Moved: true})
				x.Frame(input.Events{At: h.R.Mid()})
			}
			scenetest.Leak(t, "pointing at "+id, a.Player, b.Player)
			if !h.NoFocus {
				continue // a click would ride there
			}
			clicked++
			a.ClickAt(h.R.Mid())
			b.ClickAt(h.R.Mid())
			scenetest.Leak(t, "clicking "+id, a.Player, b.Player)
			for _, x := range []*player{a, b} {
				x.Frame(input.Events{At: h.R.Mid(), Explain: true})
				x.Frame(input.Events{At: h.R.Mid()})
			}
			scenetest.Leak(t, "asking about "+id, a.Player, b.Player)
			for _, x := range []*player{a, b} {
				x.Click("explain.close")
				if x.Has("plan.drop") { // else its card lies over stations that come later
					x.Click("plan.drop")
				}
			}
		}
		rulestest.Holds(t, clicked >= 10, "only %d stations were clicked", clicked)
		for _, i := range []int{0, len(ra.Entries) / 2} {
			a.Screen().LookBack(i)
			b.Screen().LookBack(i)
			a.Still(2)
			b.Still(2)
			scenetest.Leak(t, "looking back", a.Player, b.Player)
		}
	}
}
