package store

import (
	"errors"
	"fmt"
	"io/fs"

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
