package cardinal_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/rulestest"
)

// TestTheSolverPlaysItsLine: it is asked, its verdict is read and its line is played.
func TestTheSolverPlaysItsLine(t *testing.T) {
	if testing.Short() {
		t.Skip("The solver takes its time.")
	}
	deal, ok := cardinal.Game{}.FindPerfect(t.Context(), 1, nil)
	rulestest.Must(t, ok, "no perfect deal was found")
	b := sit(t, record(t, deal, nil), nil)
	b.Click("solver")
	rulestest.Must(t, strings.Contains(b.Words(), "You can still play a perfect game."), "the solver says: %s", b.Words())
	r := b.play().Record()
	rulestest.Holds(t, r.Advised && slices.Equal(r.Help, []string{"solver"}), "the record does not say that advice was asked for")
	b.Click("solver.play")
	for range 400 {
		if b.play().Over() || b.play().Replaying() == 0 {
			break
		}
		b.Still(1)
	}
	s := b.View().Score
	rulestest.Holds(t, b.play().Over() && s.Total == core.Perfect, "its line ends with %d of %d points", s.Total, s.Of)
}

// TestShortLine asks for a short line in the middle of a game, is content with it and lets
// it be played: it is shorter than the ordinary one, and as good.
func TestShortLine(t *testing.T) {
	if testing.Short() {
		t.Skip("The solver takes its time.")
	}
	b := sit(t, record(t, 1, nil), nil)
	const made = 60 // from here it sees to the end of all short lines in a second
	for _, m := range cardinal.Solve(t.Context(), b.View(), cardinal.Effort{Nodes: 8_000_000}, nil).Moves[:made] {
		b.say(m)
	}
	b.Click("solver")
	ordinary := moves(t, b.Words())
	b.Click("solver.short")
	short := moves(t, b.Words())
	rulestest.Holds(t, short < ordinary, "the short line has %d moves, the ordinary one %d", short, ordinary)
	words := b.Words()
	rulestest.Holds(t, strings.Contains(words, "No shorter way found."), "the solver says: %s", words)
	b.Click("solver.short")
	n := moves(t, b.Words())
	rulestest.Holds(t, n == short, "who is content with %d moves is offered %d", short, n)
	b.Click("solver.play")
	for range 400 {
		if b.play().Over() || b.play().Replaying() == 0 {
			break
		}
		b.Still(1)
	}
	if s := b.View().Score; !b.play().Over() || s.Total != core.Perfect || b.play().MovesBefore(b.play().Len()) != made+short {
		t.Errorf("its line ends with %d of %d points after %d moves, and %d were promised",
			s.Total, s.Of, b.play().MovesBefore(b.play().Len())-made, short)
	}
}

// moves reads how long the line is that the solver offers to play.
func moves(t *testing.T, words string) (n int) {
	t.Helper()
	if _, after, ok := strings.Cut(words, "Play its "); ok {
		if _, err := fmt.Sscanf(after, "%d moves", &n); err == nil {
			return n
		}
	}
	t.Fatalf("no line is offered: %s", words)
	return 0
}

// TestEmptyCoin: a coin that is not there cannot be dragged, no matter who is in hand.
func TestEmptyCoin(t *testing.T) {
	b := sit(t, record(t, 7, nil), nil)
	for s, n := range b.View().Supply {
		if n > 0 {
			continue
		}
		for _, x := range b.View().Slides {
			if x.Leaves {
				continue
			}
			man := b.View().Musketeers[x.Musketeer].ID()
			b.Click(man)
			b.Drag(b.At("supply."+core.Suit(s).String()), b.At(x.Target))
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

// TestAHintCanBePlayed: it is shown, and is a legal move.
func TestAHintCanBePlayed(t *testing.T) {
	b := sit(t, record(t, 7, nil), nil)
	b.Key(input.Hint)
	c, ok := b.Screen().Pointing().Hint()
	rulestest.Must(t, ok, "no hint is shown")
	// Its arrow is the only plain one, and a press on the musketeer it names takes him.
	roads := map[uint8]int{}
	for _, it := range b.Frame(input.Events{At: geom.Pt(-9, -9)}) {
		if it.Name == "cardinal.arrow" {
			roads[it.Colour.A]++
		}
	}
	var slides int
	for _, s := range b.View().Slides {
		if b.View().Musketeers[s.Musketeer].ID() == c.Path[0] {
			slides++
		}
	}
	rulestest.Holds(t, roads[255] == 1 && len(roads) == 2 && slides >= 2,
		"%d slides, of which arrows are seen as much as %v", slides, roads)
	b.Click(c.Path[0])
	p := b.Screen().Pointing().Picked()
	rulestest.Holds(t, len(p) == 1 && p[0] == c.Path[0], "after a press on %s %v are in hand", c.Path[0], p)
}
