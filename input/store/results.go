package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"intrigue/input/results"
	"intrigue/input/storage"
)

const resultsFile = "results.jsonl"

// AddResult appends a result, as a finished Game does by itself; the last line of a name counts.
func (s *Store) AddResult(r results.Result) error {
	defer storage.LockBriefly(s.data, resultsFile)()
	if err := s.data.Append(resultsFile, r.Line()); err != nil {
		return fmt.Errorf("the result could not be saved: %s", storage.Reason(err))
	}
	return nil
}

// Results returns those of one game, oldest first, as results.Read does.
func (s *Store) Results(game string) []results.Result {
	text, err := s.data.Read(resultsFile, maxResultsFile)
	if err != nil {
		return nil
	}
	perfect := 0
	if g, ok := s.lookup(game); ok {
		perfect = g.About().Perfect
	}
	return results.Read(text, game, perfect)
}

// JudgeAgain works out what saved games have earned whose results were written when the game offered fewer honours, until ctx
// ends. Games that are gone keep what they had.
func (s *Store) JudgeAgain(ctx context.Context, game string) error {
	g, ok := s.lookup(game)
	if !ok {
		return nil
	}
	for _, r := range s.Results(game) {
		if ctx.Err() != nil {
			return nil
		}
		if r.Judged >= len(g.About().Honours) || r.Name == "" {
			continue
		}
		saved := s.Preview(r.Name)
		when, err := time.Parse(time.RFC3339, r.When)
		if saved.At == nil || err != nil {
			continue
		}
		again, counts := results.Of(r.Name, g, saved.Record, saved.At.Outcome(), when)
		if !counts {
			continue
		}
		if err := s.AddResult(again); err != nil {
			return err
		}
	}
	return nil
}

// ResetResults begins the statistics of a game anew. The old file is kept aside.
func (s *Store) ResetResults(game string) error {
	defer storage.LockBriefly(s.data, resultsFile)()
	text, err := s.data.Read(resultsFile, maxResultsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("the results can't be read: %s", storage.Reason(err))
	}
	aside, err := s.moveAside(s.data, resultsFile, resetAside)
	if err != nil {
		return fmt.Errorf("the results can't be reset: %s", storage.Reason(err))
	}
	if err := s.data.Write(resultsFile, results.Without(text, game)); err != nil {
		if back := s.data.Rename(aside, resultsFile); back != nil {
			return fmt.Errorf("the results can't be saved: %s. They are all kept as %q", storage.Reason(err), aside)
		}
		return fmt.Errorf("the results can't be saved: %s", storage.Reason(err))
	}
	return nil
}
