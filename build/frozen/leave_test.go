package frozen

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/analysis"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// leave has this version write, into testdata, each file that it has not left there: a game that goes on
// and one that is over of each edition, exports, results, analyses and settings.
func leave(t *testing.T) {
	t.Helper()
	when := time.Date(2026, 11, 25, 20, 0, 0, 0, time.UTC)
	s := store.Open(store.Options{Home: filepath.Join("testdata", Version), Game: find, Now: func() time.Time { return when }})
	saved, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	left := map[string]bool{}
	for _, one := range saved {
		left[fmt.Sprint(one.Record.Game, one.Record.Setup().Edition)] = true
	}
	for _, g := range games() {
		if ab := g.About(); !left[fmt.Sprint(ab.Key, ab.Edition)] {
			if err := errors.Join(leaveOpen(t, s, g), leaveFinished(t, s, g)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := os.Stat(filepath.Join("testdata", Version, "settings.json")); errors.Is(err, fs.ErrNotExist) {
		if err := leaveSettings(s); err != nil {
			t.Fatal(err)
		}
	}
}

// landed is a game of the newest edition out of the testdata of a game.
func landed(t *testing.T, g rules.Game, number int) rules.Record {
	t.Helper()
	ab := g.About()
	r := rulestest.ReadRecord(t, filepath.Join("..", "..", "rules", ab.Key, "testdata", "editions", fmt.Sprintf("%d-%d.jsonl", ab.Edition, number)))
	r.Title, r.Started = "", "2026-11-25T20:00:00Z"
	return r
}

// leaveOpen leaves a game that goes on, with every line that such a file can have, and its export.
func leaveOpen(t *testing.T, s *store.Store, g rules.Game) error {
	t.Helper()
	r := landed(t, g, 1)
	r.Kind, r.Deal = "number", 18446744073709551615
	ab, half := g.About(), r.Entries[:len(r.Entries)/2]
	for i := range r.Seats {
		if len(ab.Levels) > 0 && i > 0 {
			r.Seats[i].Name, r.Seats[i].Level = "", ab.Usual()
		}
	}
	r.Entries = half[:len(half)-1]
	game, err := s.CreateGame(r)
	if err != nil {
		return err
	}
	defer game.Close()
	last := half[len(half)-1]
	err = errors.Join(game.Append(last), game.TakeBack(1), game.Append(last), game.Advised("hint"), game.Advised("solver"),
		game.Note(rules.Note{Target: "station.74", Mark: rules.Cross}), game.Note(rules.Note{Target: "station.13", Mark: rules.Ring}), game.Rename("Sunday – Mum’s"))
	_, exported := s.Export(ab.Title, store.Export(game.Record()))
	return errors.Join(err, exported, game.Note(rules.Note{Target: "station.74"}))
}

// leaveFinished leaves a game that is over, whose result counts, and its analysis.
func leaveFinished(t *testing.T, s *store.Store, g rules.Game) error {
	t.Helper()
	r := landed(t, g, 2)
	all, err := rules.Replay(g, r)
	if err != nil {
		return err
	}
	entries := r.Entries
	r.Entries = nil
	game, err := s.CreateGame(r)
	if err != nil {
		return err
	}
	defer game.Close()
	if err := errors.Join(game.Append(entries...), game.Finish(all[len(all)-1].Outcome().Ending)); err != nil {
		return err
	}
	if _, ok := g.(rules.Analyst); !ok {
		return nil
	}
	a, err := analysis.Run{Game: g, Record: game.Record(), Program: Version, Effort: 0.05}.Do(context.Background())
	if err != nil {
		return err
	}
	return s.SaveAnalysis(analysis.Key(game.Record()), a.Encode())
}

// leaveSettings leaves settings in which nothing is as it is at first: each key is another one, each
// option has its last answer, each lesson and each problem was tried.
func leaveSettings(s *store.Store) error {
	set := s.Settings()
	set.Confirm, set.Highlights, set.Hints, set.Speed, set.ReduceMotion = "always", false, false, "slow", true
	set.TextScale, set.Palette, set.HighContrast, set.Fullscreen, set.Volume, set.Mute = 125, "bold", true, true, 70, true
	set.Window = store.Window{X: 10, Y: -20, Width: 1300, Height: 820, Monitor: "HDMI-1", Maximised: true}
	set.Streak = store.Streak{Days: 12, Last: "2026-11-25"}
	set.Keys, set.Setups, set.Learned, set.Halfway, set.Problems = map[string][]string{}, map[string]store.Setup{}, map[string]bool{}, map[string]int{}, map[string]store.Tried{}
	for i, a := range input.Actions() {
		set.Keys[string(a)] = []string{fmt.Sprintf("Ctrl+Shift+F%d", i+1), fmt.Sprintf("pad.%d", i)}
	}
	for _, g := range games() {
		ab := g.About()
		setup := store.Setup{Options: rules.Options{}}
		for i := range ab.MinSeats {
			setup.Seats = append(setup.Seats, rules.SeatInfo{Name: "Zoë", Colour: i})
		}
		if len(ab.Levels) > 0 {
			setup.Seats[ab.MinSeats-1] = rules.SeatInfo{Level: ab.Levels[len(ab.Levels)-1].Key, Colour: 5}
		}
		for _, o := range ab.Options {
			setup.Options[o.Key] = o.Values[len(o.Values)-1].Key
		}
		set.Setups[ab.Key] = setup
		if p, ok := g.(rules.Puzzler); ok {
			for i, one := range p.Problems() {
				set.Problems[ab.Key+"."+one.Key] = store.Tried{Tries: i%4 + 1, Solved: i%3 > 0}
			}
		}
		if p, ok := g.(rules.Teacher); ok {
			for i, one := range p.Lessons() {
				set.Learned[ab.Key+"."+one.Key] = true
				set.Halfway[ab.Key+"."+one.Key] = i + 3
			}
		}
	}
	return s.SaveSettings(set)
}
