package main

import (
	"path/filepath"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/widgets"
)

// TestResultsNeedNoScrolling: at 1280×800 and the usual text size the results of every recorded
// ending, and of a game with a bot at every seat, show all of themselves, the last key included.
func TestResultsNeedNoScrolling(t *testing.T) {
	for _, title := range titles() {
		about := title.Game.About()
		files, err := filepath.Glob("rules/" + about.Key + "/testdata/*.jsonl")
		rulestest.OK(t, err)
		var all []rules.Record
		for _, f := range files {
			all = append(all, scenetest.Recorded(t, f))
		}
		full := scenetest.Deal(t, title.Game, scenetest.People(about.MaxSeats), nil, 3)
		full = scenetest.Chance{Game: title.Game, Seed: 3,
			Stop: func(_ rules.Position, _ rules.Seat, n int) bool { return n > 6000 }}.Play(t, full)
		for i := range full.Seats {
			full.Seats[i] = rules.SeatInfo{Level: about.Usual(), Colour: i}
		}
		seen := 0
		for _, r := range append(all, full) {
			p := scenetest.Sit(t, title, r, nil)
			if _, ok := p.App.Screen().(*gameover.Page); !ok {
				continue // the game goes on
			}
			seen++
			before := p.App.Screen()
			if p.Key(input.Confirm); p.App.Screen() != before {
				t.Errorf("%s: a stray Enter leads away from the results, to %T", about.Key, p.App.Screen())
			}
			p.Still(1)
			keys := []string{"review"}
			if _, ok := title.Game.(rules.Analyst); ok {
				keys = append(keys, "analyse")
			}
			for _, id := range keys {
				if h, ok := p.Hit(id); !ok || h.Clip != (widgets.Rect{}) && !h.Clip.ContainsRect(h.R) {
					t.Errorf("%s, %d seats: %q at %v is cut off by %v", about.Key, len(r.Seats), id, h.R, h.Clip)
				}
			}
		}
		rulestest.Holds(t, seen >= max(1, len(about.Endings)/2), "%s: %d results were seen", about.Key, seen)
	}
}
