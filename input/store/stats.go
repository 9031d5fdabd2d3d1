package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"intrigue/input/plain"
	"intrigue/input/record"
)

const resultsFile = "results.jsonl"

// Results have bounds like all that is read: points of one, and how many are read.
const (
	maxScore   = 9999
	maxResults = 500_000
)

// AddResult appends a result, as a finished Game does by itself; the last line of a name counts.
func (s *Store) AddResult(r Result) error {
	one, err := json.Marshal(r)
	if err != nil {
		return err
	}
	defer s.lockBriefly(s.data, resultsFile)()
	if err := s.data.Append(resultsFile, append(one, '\n')); err != nil {
		return fmt.Errorf("the result could not be saved: %s", plainReason(err))
	}
	return nil
}

// Results are those of one game, oldest first. Lines that cannot be read, or tell
// what no game can end with, are left out: a result is not worth more than that.
func (s *Store) Results(game string) []Result {
	text, err := s.data.Read(resultsFile, maxResultsFile)
	if err != nil {
		return nil
	}
	most := s.maxPoints(game)
	usual := len(text) / 256 // lines, about
	all := make([]Result, 0, usual)
	place := make(map[string]int, usual) // of a saved game's result in all
	for one := range bytes.SplitSeq(bytes.TrimPrefix(text, []byte(record.BOM)), []byte("\n")) {
		if len(one) == 0 || len(one) > record.MaxHeader || ofOtherGame(one, game) {
			continue
		}
		if len(all) == maxResults {
			break
		}
		var r Result
		if json.Unmarshal(one, &r) != nil || r.Game != game || !r.plausible(most) {
			continue
		}
		if at, twice := place[r.Name]; twice && r.Name != "" {
			all[at].Game = "" // the later one counts
		}
		place[r.Name] = len(all)
		all = append(all, r)
	}
	return slices.DeleteFunc(all, func(r Result) bool { return r.Game == "" })
}

// ofOtherGame reports, without reading more of a line, that it is a result of another
// game. Every line that was written here begins with its game.
func ofOtherGame(one []byte, game string) bool {
	rest, ours := bytes.CutPrefix(one, []byte(`{"game":"`))
	return ours && game != "" && !bytes.HasPrefix(rest, []byte(game+`"`))
}

// maxPoints is the most points that a solitaire can end with.
func (s *Store) maxPoints(game string) int {
	if g, ok := s.lookup(game); ok {
		if most := g.About().Perfect; most > 0 {
			return most
		}
	}
	return maxScore
}

// plausible reports whether a result is one that a game can have.
func (r Result) plausible(most int) bool {
	fits := func(p SideResult) bool {
		return plain.Key(p.Side, 8*record.MaxName) && len(p.Levels) <= record.MaxSeats && p.Points >= -maxScore && p.Points <= maxScore
	}
	return r.Score >= 0 && r.Score <= most && len(r.Name) <= 8*record.MaxKey && len(r.When) <= record.MaxKey &&
		plain.Key(r.Kind, record.MaxKey) &&
		plain.Key(r.Ending, record.MaxKey) && record.ValidOptions(r.Options) && len(r.Sides) <= record.MaxSeats &&
		!slices.ContainsFunc(r.Sides, func(p SideResult) bool { return !fits(p) })
}

// ResetResults begins the statistics of a game anew. The old file is kept aside.
func (s *Store) ResetResults(game string) error {
	defer s.lockBriefly(s.data, resultsFile)()
	text, err := s.data.Read(resultsFile, maxResultsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("the results can't be read: %s", plainReason(err))
	}
	var kept []byte
	for one := range bytes.SplitSeq(bytes.TrimPrefix(text, []byte(record.BOM)), []byte("\n")) {
		var r Result
		if len(one) > 0 && (ofOtherGame(one, game) || json.Unmarshal(one, &r) != nil || r.Game != game) {
			kept = append(append(kept, one...), '\n')
		}
	}
	aside, err := moveAside(s.data, resultsFile, resetAside, s.timestamp())
	if err != nil {
		return fmt.Errorf("the results can't be reset: %s", plainReason(err))
	}
	if err := s.data.Write(resultsFile, kept); err != nil {
		if back := s.data.Rename(aside, resultsFile); back != nil {
			return fmt.Errorf("the results can't be saved: %s. They are all kept as %q", plainReason(err), aside)
		}
		return fmt.Errorf("the results can't be saved: %s", plainReason(err))
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
		if !keep(r) || r.Score < 0 || r.Score > maxScore {
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

// SideTally is how a side led by people fared against others, or, where all play on one
// side, how they fared together.
type SideTally struct {
	Side string
	// Bots are the levels of the bots on the other sides, or of those on the only one; empty:
	// people only.
	Bots   []string
	Played int
	Won    int
}

// BySide works out, from the results that keep holds for, how each side that a
// person led fared with bots of each strength, in the order of their names.
// Results that know no sides have no row.
func BySide(all []Result, keep func(Result) bool) []SideTally {
	rows := map[string]*SideTally{}
	for _, r := range all {
		if !keep(r) {
			continue
		}
		for i, p := range r.Sides {
			if !p.Person {
				continue
			}
			bots := p.Levels
			if len(r.Sides) > 1 {
				bots = r.against(i)
			}
			key := p.Side + "\x00" + strings.Join(bots, "\x00")
			row := rows[key]
			if row == nil {
				row = &SideTally{Side: p.Side, Bots: bots}
				rows[key] = row
			}
			row.Played++
			if p.Won {
				row.Won++
			}
		}
	}
	var sorted []SideTally
	for _, k := range slices.Sorted(maps.Keys(rows)) {
		sorted = append(sorted, *rows[k])
	}
	return sorted
}

// against are the levels of the bots on all sides but one, each once, sorted.
func (r Result) against(side int) []string {
	var all []string
	for i, p := range r.Sides {
		if i != side {
			all = append(all, p.Levels...)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}
