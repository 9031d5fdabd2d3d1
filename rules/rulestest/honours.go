package rulestest

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
)

// Honours checks the honours and challenges of a game: words for all, each key once, for each challenge the kept game
// in which somebody did it, and for each honour that some of the kept games earn it and some do not. What each of them
// earns stands in testdata/honours.txt: read it when it changes.
func Honours(t *testing.T, g rules.Game) {
	t.Helper()
	about, seen := g.About(), map[string]bool{}
	for _, h := range about.Honours {
		Holds(t, !seen[h.Key] && h.Key != "" && h.Title != "" && Sentence(h.Line), "honour %+v", h)
		seen[h.Key] = true
	}
	for _, c := range about.Challenges {
		Holds(t, !seen[c.Name()] && c.Title != "" && Sentence(c.Line), "challenge %+v", c.Honour)
		seen[c.Name()] = true
		t.Run(c.Key, func(t *testing.T) { challengeIsWon(t, g, c) })
	}
	var list strings.Builder
	earned, missed := map[string]bool{}, map[string]bool{}
	for _, file := range keptGames(t) {
		f, over := rules.Finish(g, ReadRecord(t, file))
		if !over {
			continue
		}
		keys := f.Honours(about)
		fmt.Fprintf(&list, "%s: %s\n", filepath.ToSlash(file), strings.Join(keys, " "))
		for _, again := range append(keys, againstBots(f, about)...) {
			earned[again] = true
		}
		for _, h := range about.Honours {
			missed[h.Key] = missed[h.Key] || !slices.Contains(keys, h.Key)
		}
	}
	for _, h := range about.Honours {
		Holds(t, earned[h.Key], "no kept game earns %q", h.Key)
		Holds(t, missed[h.Key], "every kept game earns %q", h.Key)
	}
	golden(t, "testdata/honours.txt", list.String())
}

// challengeIsWon holds when the kept game of a challenge is of its deal and seats, and meets its goal.
func challengeIsWon(t *testing.T, g rules.Game, c rules.Challenge) {
	begun, err := c.Record(g, "Player")
	Must(t, err == nil, "it cannot be begun: %v", err)
	rec := ReadRecord(t, filepath.Join("testdata", "challenges", c.Key+".jsonl"))
	Holds(t, rec.Deal == begun.Deal && rec.Kind == begun.Kind && slices.Equal(rec.Seats, begun.Seats),
		"the kept game is of deal %d, the challenge of deal %d", rec.Deal, begun.Deal)
	f, over := rules.Finish(g, rec)
	Must(t, over, "the kept game is not over")
	Holds(t, slices.Contains(f.Honours(g.About()), c.Name()), "the kept game does not win it")
}

// keptGames are the records in testdata.
func keptGames(t *testing.T) []string {
	all, err := filepath.Glob(filepath.Join("testdata", "*.jsonl"))
	more, err2 := filepath.Glob(filepath.Join("testdata", "challenges", "*.jsonl"))
	Must(t, err == nil && err2 == nil && len(all)+len(more) > 0, "testdata has no games: %v %v", err, err2)
	return append(all, more...)
}

// againstBots lists what a game would have earned had one person led each side in turn, against bots of each level.
func againstBots(f rules.Finished, about rules.About) (keys []string) {
	for _, level := range about.Levels {
		for _, side := range about.SidesOf(len(f.Seats)) {
			g := f
			g.Seats = slices.Clone(f.Seats)
			for i := range g.Seats {
				g.Seats[i].Level = ""
				if !slices.Contains(side.Seats, rules.Seat(i)) {
					g.Seats[i].Level = level.Key
				}
			}
			keys = append(keys, g.Honours(about)...)
		}
	}
	return keys
}
