package penny_test

import (
	"testing"
	"time"

	"intrigue/input/store"
	"intrigue/rules/penny"
)

// scheme is a table of that size on which a scheme has just been turned over.
func scheme(t *testing.T, size [2]float64) *player {
	t.Helper()
	b := endTurn(t, size, "normal", false)
	if x, ok := b.View().Reading(); !ok || x.Card.Deck != "scheme" {
		t.Fatalf("no scheme was read: %s", b.Words())
	}
	return b
}

// endTurn is a table at which the last turn of a round has just been ended.
func endTurn(t *testing.T, size [2]float64, speed string, still bool) *player {
	t.Helper()
	last := reach(t, 2, "prologue", "the end of a turn", func(v penny.View) bool {
		step := v.Steps()[3]
		return v.Round() > 0 && step.State == penny.Now && !v.Over() && begins("done")(v) && v.Label("choice.done").Title == "End turn"
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

// TestPoster: a scheme that is turned over hangs beside the map while things move, for a
// moment, and goes with a press; where nothing moves, nothing hangs there.
func TestPoster(t *testing.T) {
	end := func(speed string, still bool) *player { return endTurn(t, [2]float64{1280, 800}, speed, still) }
	b := scheme(t, [2]float64{1280, 800})
	if _, ok := b.Hit("poster"); !ok {
		t.Fatalf("the scheme does not hang there: %s", b.Words())
	}
	b.Click("poster")
	b.Still(1)
	if _, ok := b.Hit("poster"); ok {
		t.Error("a press does not take it down")
	}
	b = end("normal", false)
	for range 150 {
		b.Still(1)
	}
	if _, ok := b.Hit("poster"); ok {
		t.Error("it hangs there for ever")
	}
	if _, ok := end("off", true).Hit("poster"); ok {
		t.Error("it hangs there though nothing moves")
	}
}
