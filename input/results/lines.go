package results

import (
	"bytes"
	"encoding/json"
	"iter"
	"slices"

	"intrigue/input/plain"
	"intrigue/input/record"
)

// Results have bounds like all that is read: points and honours of one, and how many are read.
const (
	maxScore   = 9999
	maxResults = 500_000
	maxHonours = 100
)

// Line returns a result as it is kept.
func (r Result) Line() []byte {
	one, _ := json.Marshal(r) // of words and numbers: it cannot fail
	return append(one, '\n')
}

// Read returns the results of one game in a text, oldest first; the last line of a name counts. perfect is the most
// points that the game can end with, 0 where there is no such number. Lines that cannot be read, or tell
// what no game can end with, are left out: a result is not worth more than that.
func Read(text []byte, game string, perfect int) []Result {
	if perfect == 0 {
		perfect = maxScore
	}
	usual := len(text) / 256 // lines, about
	all := make([]Result, 0, usual)
	place := make(map[string]int, usual) // of a saved game's result in all
	for one := range lines(text) {
		if len(one) > record.MaxHeader || ofOtherGame(one, game) {
			continue
		}
		if len(all) == maxResults {
			break
		}
		var r Result
		if json.Unmarshal(one, &r) != nil || r.Game != game || !r.plausible(perfect) {
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

// Without returns the lines of a text that are no results of a game.
func Without(text []byte, game string) (kept []byte) {
	for one := range lines(text) {
		var r Result
		if ofOtherGame(one, game) || json.Unmarshal(one, &r) != nil || r.Game != game {
			kept = append(append(kept, one...), '\n')
		}
	}
	return kept
}

// lines are those of a text that are not empty.
func lines(text []byte) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		for one := range bytes.SplitSeq(bytes.TrimPrefix(text, []byte(record.BOM)), []byte("\n")) {
			if len(one) > 0 && !yield(one) {
				return
			}
		}
	}
}

// ofOtherGame reports, without reading more of a line, that it is a result of another
// game. Every line that was written here begins with its game.
func ofOtherGame(one []byte, game string) bool {
	rest, ours := bytes.CutPrefix(one, []byte(`{"game":"`))
	return ours && game != "" && !bytes.HasPrefix(rest, []byte(game+`"`))
}

func (p SideResult) plausible() bool {
	return plain.Key(p.Side, 8*record.MaxName) && len(p.Levels) <= record.MaxSeats && p.Points >= -maxScore && p.Points <= maxScore
}

func (c CastResult) plausible() bool {
	return plain.Key(c.Name, record.MaxName) && c.Points >= -maxScore && c.Points <= maxScore
}

// plausible reports whether a result is one that a game can have. A name may hold several keys, or the names of several people.
func (r Result) plausible(most int) bool {
	if slices.ContainsFunc(r.Sides, func(p SideResult) bool { return !p.plausible() }) {
		return false
	}
	if slices.ContainsFunc(r.Cast, func(c CastResult) bool { return !c.plausible() }) ||
		slices.ContainsFunc(r.Honours, func(key string) bool { return !plain.Key(key, record.MaxKey) }) {
		return false
	}
	return r.Score >= 0 && r.Score <= most && len(r.Name) <= 8*record.MaxKey && len(r.When) <= record.MaxKey &&
		plain.Key(r.Kind, record.MaxKey) && plain.Key(r.Ending, record.MaxKey) && record.ValidOptions(r.Options) &&
		len(r.Sides) <= record.MaxSeats && len(r.Cast) <= record.MaxSeats && len(r.Honours) <= maxHonours &&
		r.Rounds >= 0 && r.Rounds <= maxScore
}
