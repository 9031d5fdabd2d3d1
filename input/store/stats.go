package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
)

const resultsFile = "results.jsonl"

// Result is how one solitaire ended.
type Result struct {
	Game    string `json:"game"`
	Name    string `json:"name"` // of the saved game: finished anew, it counts once
	Kind    string `json:"kind,omitempty"`
	Deal    uint64 `json:"deal"`
	Score   int    `json:"score"`
	Perfect bool   `json:"perfect,omitempty"`
	Advised bool   `json:"advised,omitempty"`
	When    string `json:"when"` // RFC 3339
}

// AddResult notes a result. One line is appended; the last line of a name counts.
func (s *Store) AddResult(r Result) error {
	one, err := json.Marshal(r)
	if err != nil {
		return err
	}
	if err := s.data.Append(resultsFile, append(one, '\n')); err != nil {
		return fmt.Errorf("the result could not be kept: %s", reason(err))
	}
	return nil
}

// Results are those of one game, oldest first. Lines that cannot be read are left
// out: a result is not worth more than that.
func (s *Store) Results(game string) []Result {
	text, err := s.data.Read(resultsFile)
	if err != nil {
		return nil
	}
	var all []Result
	for _, one := range bytes.Split(text, []byte("\n")) {
		var r Result
		if json.Unmarshal(one, &r) != nil || r.Game != game {
			continue
		}
		all = slices.DeleteFunc(all, func(o Result) bool { return o.Name == r.Name && r.Name != "" })
		all = append(all, r)
	}
	return all
}

// ResetResults begins the statistics of a game anew. The old file is kept aside.
func (s *Store) ResetResults(game string) error {
	text, err := s.data.Read(resultsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("the results cannot be read: %s", reason(err))
	}
	var kept []byte
	for _, one := range bytes.Split(text, []byte("\n")) {
		var r Result
		if len(one) > 0 && (json.Unmarshal(one, &r) != nil || r.Game != game) {
			kept = append(append(kept, one...), '\n')
		}
	}
	if err := s.data.Rename(resultsFile, fmt.Sprintf("%s.before-%s", resultsFile, s.stamp())); err != nil {
		return fmt.Errorf("the results cannot be put aside: %s", reason(err))
	}
	if err := s.data.Write(resultsFile, kept); err != nil {
		return fmt.Errorf("the results cannot be written: %s", reason(err))
	}
	return nil
}

// Tally is the statistics of some results.
type Tally struct {
	Played, Perfect, Best int
	Mean                  float64
	Scores                []int // how often each score came, from 0 to the highest there was
}

// Count works out the statistics of the results that keep holds for.
func Count(all []Result, keep func(Result) bool) Tally {
	var t Tally
	sum := 0
	for _, r := range all {
		if !keep(r) || r.Score < 0 {
			continue
		}
		t.Played++
		sum += r.Score
		t.Best = max(t.Best, r.Score)
		if r.Perfect {
			t.Perfect++
		}
		for len(t.Scores) <= r.Score {
			t.Scores = append(t.Scores, 0)
		}
		t.Scores[r.Score]++
	}
	if t.Played > 0 {
		t.Mean = float64(sum) / float64(t.Played)
	}
	return t
}
