package results

import (
	"maps"
	"slices"
	"strings"
	"time"
)

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

// Days are the days whose deal of the day was played, as 20261127, each with whether a person won it.
func Days(all []Result) map[uint64]bool {
	days := map[uint64]bool{}
	for _, r := range all {
		if r.Kind == "day" {
			days[r.Deal] = days[r.Deal] || r.WonByPerson()
		}
	}
	return days
}

// Row returns on how many days in a row the deal of the day was played, up to a day or the one before. A clock or a
// journey that goes back a day breaks no row.
func Row(days map[uint64]bool, today time.Time) (n int) {
	played := func(from int) bool { _, ok := days[DayDeal(today.AddDate(0, 0, from))]; return ok }
	at := 1
	for at > -1 && !played(at) {
		at--
	}
	for played(at - n) {
		n++
	}
	return n
}

// DayDeal is the number of the deal of a day: the date as people write it in digits, 20261127. That needs no network, and
// everybody has the same.
func DayDeal(day time.Time) uint64 {
	y, m, d := day.Date()
	return uint64(y)*10_000 + uint64(m)*100 + uint64(d)
}

// WonByPerson reports whether a side that a person led has won.
func (r Result) WonByPerson() bool {
	return r.Perfect || slices.ContainsFunc(r.Sides, func(p SideResult) bool { return p.Person && p.Won })
}

// Earned are the honours and challenges that people have earned in some results, by their keys.
func Earned(all []Result) map[string]bool {
	earned := map[string]bool{}
	for _, r := range all {
		for _, key := range r.Honours {
			earned[key] = true
		}
	}
	return earned
}

// Form is how one's games went, one after the other.
type Form struct {
	Played, Won        int
	Perfect            int // games with the most points there are
	Streak, BestStreak int // games won in a row: now, and ever
	Best               int // points of the best game; 0 where there are none
	Mean               float64
	Scores             []int // how often each number of points came, from 0 to the highest there was
	Fastest, Longest   int   // rounds of the fastest win and of the longest game; 0 where nobody counts them
	MeanRounds         float64
	Last               []Past // the last games, at most mostPast, oldest first
}

// Past is a game in a Form.
type Past struct {
	Won    bool
	Points int
}

// mostPast is how many games a Form looks back on.
const mostPast = 20

// FormOf works out the form from the results that keep holds for. Games in which people led all the sides are nobody's.
func FormOf(all []Result, keep func(Result) bool) (f Form) {
	sum, rounds, counted := 0, 0, 0
	for _, r := range all {
		points, mine := r.mine()
		if !keep(r) || !mine || points > maxScore {
			continue
		}
		won := r.WonByPerson()
		f.Played++
		sum += points
		for len(f.Scores) <= points {
			f.Scores = append(f.Scores, 0)
		}
		f.Scores[max(points, 0)]++
		if r.Perfect {
			f.Perfect++
		}
		f.Last = append(f.Last, Past{won, points})
		f.Best = max(f.Best, points)
		f.Streak++
		if won {
			f.Won++
		} else {
			f.Streak = 0
		}
		f.BestStreak = max(f.BestStreak, f.Streak)
		if r.Rounds == 0 {
			continue
		}
		rounds, counted = rounds+r.Rounds, counted+1
		f.Longest = max(f.Longest, r.Rounds)
		if won && (f.Fastest == 0 || r.Rounds < f.Fastest) {
			f.Fastest = r.Rounds
		}
	}
	f.Mean = float64(sum) / float64(max(f.Played, 1))
	if counted > 0 {
		f.MeanRounds = float64(rounds) / float64(counted)
	}
	f.Last = f.Last[max(0, len(f.Last)-mostPast):]
	return f
}

// mine returns the points of the sides that people led, unless they led all of several. A result without sides is a solitaire's.
func (r Result) mine() (points int, ok bool) {
	led := 0
	for _, p := range r.Sides {
		if p.Person {
			points, led = max(points, p.Points), led+1
		}
	}
	return max(points, r.Score), len(r.Sides) == 0 || led > 0 && (led == 1 || led < len(r.Sides))
}

// Hero is how somebody fared whom people chose in the game itself.
type Hero struct {
	Name              string
	Played, Won, Best int
}

// ByHero works out how each of those fared whom people played, in the order of their names.
func ByHero(all []Result, keep func(Result) bool) (heroes []Hero) {
	for _, r := range all {
		for _, one := range r.Cast {
			if !keep(r) {
				continue
			}
			at, ok := slices.BinarySearchFunc(heroes, one.Name, func(h Hero, name string) int { return strings.Compare(h.Name, name) })
			if !ok {
				heroes = slices.Insert(heroes, at, Hero{Name: one.Name})
			}
			h := &heroes[at]
			h.Played++
			h.Best = max(h.Best, one.Points)
			if one.Won {
				h.Won++
			}
		}
	}
	return heroes
}
