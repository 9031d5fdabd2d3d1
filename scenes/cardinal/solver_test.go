package cardinal_test

import (
	"strings"
	"testing"

	"intrigue/input"
	game "intrigue/rules/cardinal"
)

// TestSolver asks the solver, reads its verdict and lets its line be played.
func TestSolver(t *testing.T) {
	if testing.Short() {
		t.Skip("The solver takes its time.")
	}
	deal, ok := game.Game{}.FindPerfect(t.Context(), 1, nil)
	if !ok {
		t.Fatal("no perfect deal was found")
	}
	b := sit(t, record(t, deal, nil), nil)
	b.Click("solver")
	if !strings.Contains(b.Words(), "A perfect game is still within reach.") {
		t.Fatalf("the solver says: %s", b.Words())
	}
	if !b.play().Record().Advised {
		t.Error("the record does not say that advice was asked for")
	}
	b.Click("solver.play")
	for range 400 {
		if b.play().Over() || b.play().Replaying() == 0 {
			break
		}
		b.Still(1)
	}
	if s := b.view().Score; !b.play().Over() || s.Total != game.Perfect {
		t.Errorf("its line ends with %d of %d points", s.Total, s.Of)
	}
}

// TestEmptyCoin: a coin that is not there cannot be dragged, whoever is in hand.
func TestEmptyCoin(t *testing.T) {
	b := sit(t, record(t, 7, nil), nil)
	for s, n := range b.view().Supply {
		if n > 0 {
			continue
		}
		for _, x := range b.view().Slides {
			if x.Leaves {
				continue
			}
			man := b.view().Musketeers[x.Musketeer].ID()
			b.Click(man)
			b.Drag(b.At("supply."+game.Suit(s).String()), b.At(x.Target))
			if b.play().Len() != 1 {
				t.Fatalf("an empty coin dropped on %s plays %q", x.Target, b.made())
			}
			if p := b.Screen().Pointing().Picked(); len(p) > 0 {
				b.Click(p[0])
			}
		}
		return
	}
	t.Error("every coin is there")
}

// TestHint shows a suggestion that can be played.
func TestHint(t *testing.T) {
	b := sit(t, record(t, 7, nil), nil)
	b.Key(input.Hint)
	b.Still(3)
	if _, ok := b.Screen().Pointing().Hint(); !ok {
		t.Fatal("no hint is shown")
	}
}
