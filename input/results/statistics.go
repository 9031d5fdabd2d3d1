package results

import (
	"maps"
	"slices"
	"strings"
)

// Statistics are those of some results.
type Statistics struct {
	Played, Perfect, Best int
	Mean                  float64
	Scores                []int // how often each score came, from 0 to the highest there was
}

// Count works out the statistics of the results that keep holds for.
func Count(all []Result, keep func(Result) bool) Statistics {
	var t Statistics
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

// SideStatistics is how a side led by people fared against others, or, where all play on one
// side, how they fared together.
type SideStatistics struct {
	Side string
	// Bots are the levels of the bots on the other sides, or of those on the only one; empty: people only.
	Bots   []string
	Played int
	Won    int
}

// BySide works out, from the results that keep holds for, how each side that a person led fared with bots of each
// strength, in the order of their names. Results that know no sides have no row.
func BySide(all []Result, keep func(Result) bool) []SideStatistics {
	rows := map[string]*SideStatistics{}
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
				row = &SideStatistics{Side: p.Side, Bots: bots}
				rows[key] = row
			}
			row.Played++
			if p.Won {
				row.Won++
			}
		}
	}
	var sorted []SideStatistics
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
