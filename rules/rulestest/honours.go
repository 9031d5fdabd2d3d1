package rulestest

import (
	"path/filepath"
	"slices"
	"testing"

	"intrigue/rules"
)

// Honours checks the honours and challenges of a game: words for all, each key once, and for each challenge the kept
// game in which somebody did it.
func Honours(t *testing.T, g rules.Game) {
	t.Helper()
	about, seen := g.About(), map[string]bool{}
	for _, h := range about.Honours {
		Holds(t, !seen[h.Key] && h.Key != "" && h.Title != "" && Sentence(h.Line), "honour %+v", h)
		seen[h.Key] = true
	}
	for _, c := range about.Challenges {
		t.Run(c.Key, func(t *testing.T) {
			Holds(t, !seen[c.Name()] && c.Title != "" && Sentence(c.Line), "challenge %+v", c.Honour)
			seen[c.Name()] = true
			begun, err := c.Record(g, "Player")
			Must(t, err == nil, "it cannot be begun: %v", err)
			rec := ReadRecord(t, filepath.Join("testdata", "challenges", c.Key+".jsonl"))
			Holds(t, rec.Deal == begun.Deal && rec.Kind == begun.Kind && slices.Equal(rec.Seats, begun.Seats),
				"the kept game is of deal %d, the challenge of deal %d", rec.Deal, begun.Deal)
			f, over := rules.Finish(g, rec)
			Must(t, over, "the kept game is not over")
			Holds(t, slices.Contains(f.Honours(about), c.Name()), "the kept game does not win it")
		})
	}
}
