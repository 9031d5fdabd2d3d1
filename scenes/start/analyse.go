//go:build !js

package start

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"

	"intrigue/input/analysis"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes/table"
)

// analyse looks back on the game in a file and writes a line for each decision. Broken off with
// Ctrl+C it writes what it has found by then.
func analyse(o Options, titles table.Titles, version string, out io.Writer) error {
	r, _, err := store.Open(store.Options{Game: titles.Game}).ImportFile(o.Analyse)
	if err != nil {
		return usageError{err}
	}
	t, ok := titles.Find(r.Game)
	if !ok {
		return usageError{fmt.Errorf("there is no game called %q in Intrigue", r.Game)}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	run := analysis.Run{Game: t.Game, Record: r, Program: version, Workers: runtime.GOMAXPROCS(0)}
	found, err := run.Do(ctx)
	if found == nil {
		return usageError{fmt.Errorf("%s can't be analysed: %w", o.Analyse, err)}
	}
	if !o.JSON {
		return found.Write(out, t.Game, r)
	}
	return writeJSON(out, found, t.Game, r)
}

// writeJSON writes one object a line: a decision each, after them a draw of luck each, and then a summary of each side.
func writeJSON(out io.Writer, a *analysis.Analysis, g rules.Game, r rules.Record) error {
	told, err := a.Tell(g, r)
	if err != nil {
		return err
	}
	to := json.NewEncoder(out)
	sides, _ := a.Curves(g, r)
	for _, d := range told {
		err := to.Encode(struct {
			Decision int              `json:"decision"`
			Seat     rules.Seat       `json:"seat"`
			Said     string           `json:"said"`
			Played   rules.Expected   `json:"played"`
			Best     []rules.Expected `json:"best"`
			Lost     float64          `json:"lost"`
			Mark     string           `json:"mark,omitempty"`
			Why      string           `json:"why,omitempty"`
			Lesson   string           `json:"lesson,omitempty"`

			Apart []analysis.Contrast `json:"apart,omitempty"`
			Then  []rules.Entry       `json:"then,omitempty"`
		}{d.Number, d.Seat, d.Said, d.Played, d.Best, d.Lost, d.Mark.String(), d.Why, d.Lesson, d.Apart, d.Decision.Then})
		if err != nil {
			return err
		}
	}
	for _, d := range a.Luck {
		err := to.Encode(struct {
			Draw rules.Move `json:"draw"` // the first of it
			Side string     `json:"side"`
			Was  float64    `json:"was"`
			Is   float64    `json:"is"`
		}{r.Entries[d.Entry].Move, sides[d.Side].Name, d.Was, d.Is})
		if err != nil {
			return err
		}
	}
	for _, s := range a.Summaries(g, r) {
		err := to.Encode(struct {
			Side      string  `json:"side"`
			Decisions int     `json:"decisions"`
			Accuracy  int     `json:"accuracy"`
			Play      float64 `json:"play"`
			Luck      float64 `json:"luck"`
			Lesson    string  `json:"lesson,omitempty"`
		}{s.Side.Name, s.Decisions, s.Accuracy(), s.Play, s.Luck, s.Lesson})
		if err != nil {
			return err
		}
	}
	return nil
}
