package penny_test

import (
	"strings"
	"testing"
	"time"

	"intrigue/input/store"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// scheme is a table of that size on which a scheme has just been turned over.
func scheme(t *testing.T, size [2]float64) *player {
	t.Helper()
	b := endTurn(t, size, "normal", false)
	x, ok := b.View().Reading()
	rulestest.Must(t, ok && x.Card.Deck == "scheme", "no scheme was read: %s", b.Words())
	return b
}

// endTurn is a table at which the last turn of a round has just been ended.
func endTurn(t *testing.T, size [2]float64, speed string, still bool) *player {
	t.Helper()
	last := reach(t, 2, "prologue", "the end of a turn", func(v penny.View) bool {
		step := v.Steps()[3]
		return v.Round() > 0 && step.State == penny.Now && !v.Over() && begins("done")(v) && v.Label("choice.done").Title == "End turn" && len(v.Series("choice.done").Moves) == 0
	})
	b := sit(t, last, func(s *store.Settings) { s.Speed, s.ReduceMotion = speed, still })
	b.W, b.H = size[0], size[1]
	b.Step = 20 * time.Millisecond
	b.Still(4)
	was, _ := b.View().Reading()
	b.Click("choice.done")
	for range 400 {
		if x, ok := b.View().Reading(); ok && x.Card.ID != was.Card.ID {
			break
		}
		b.Still(1)
	}
	b.Still(1)
	return b
}

// TestASchemeHangsForAMoment: a scheme that is turned over hangs beside the map while things move, for a
// moment, and goes with a press; where nothing moves, nothing hangs there.
func TestASchemeHangsForAMoment(t *testing.T) {
	end := func(speed string, still bool) *player { return endTurn(t, [2]float64{1280, 800}, speed, still) }
	b := scheme(t, [2]float64{1280, 800})
	rulestest.Must(t, b.Has("poster"), "the scheme does not hang there: %s", b.Words())
	b.Click("poster")
	b.Still(1)
	rulestest.Holds(t, !b.Has("poster"), "a press does not take it down")
	b = end("normal", false)
	b.Still(150)
	rulestest.Holds(t, !b.Has("poster"), "it hangs there for ever")
	rulestest.Holds(t, !end("off", true).Has("poster"), "it hangs there though nothing moves")
}

// TestMarketQuestsAreNamed: the quests of the market stand in the sidebar by their names, or
// the beginning of a long one, on two lines within their cells.
func TestMarketQuestsAreNamed(t *testing.T) {
	r := reach(t, 1, "open", "a quest market", func(v penny.View) bool { return v.Round() > 0 && len(v.Market()) > 0 })
	b := sit(t, r, nil)
	for _, c := range b.View().Market() {
		title, _, _ := strings.Cut(c.Name, ",")
		cell, ok := b.Hit(c.ID)
		rulestest.Must(t, ok, "%q is not in the sidebar: %s", title, b.Words())
		var said []string
		for _, it := range b.Last {
			if it.Kind != widgets.Words || !cell.R.Contains(widgets.Rect{X: it.R.X, Y: it.R.Y, W: 1, H: it.R.H}.Mid()) {
				continue
			}
			said = append(said, it.Text)
			if it.R.Y < cell.R.Y || it.R.Y+it.R.H > cell.R.Y+cell.R.H || it.R.X+it.R.W > cell.R.X+cell.R.W {
				t.Errorf("%q at %v leaves its cell %v", it.Text, it.R, cell.R)
			}
		}
		if got := strings.TrimSuffix(strings.Join(said, " "), "…"); !strings.Contains(title, got) ||
			len(got) < min(12, len(title)-len("The ")) {
			t.Errorf("%q is named %q", title, got)
		}
	}
}
