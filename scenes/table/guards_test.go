package table_test

import (
	"testing"
	"time"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
)

// guarded is a player alone at a bench on which to pass ends a step, in frames a twentieth of a second apart.
func guarded(t *testing.T) (*scenetest.Player, *bench) {
	t.Helper()
	return guardedAt(t, stones{least: 1, most: 1, moves: 40, ends: true})
}

func guardedAt(t *testing.T, game stones) (*scenetest.Player, *bench) {
	t.Helper()
	p, b := atBench(t, game, stonesAt(t, game, 4, rules.SeatInfo{Name: "Ann"}), nil)
	b.step, b.turn = "first step", "first turn"
	p.Still(5)
	p.Step = 50 * time.Millisecond
	return p, b
}

// plays demands that a press makes so many moves.
func plays(p *scenetest.Player, id string, moves int, when string) {
	p.T.Helper()
	n := p.Game().Len()
	if p.Click(id); p.Game().Len() != n+moves {
		p.T.Errorf("%s, a press on %s makes %d moves, not %d", when, id, p.Game().Len()-n, moves)
	}
}

const newTurn = "A new turn has begun. Press again to end this step."

// TestANewTurnIsGuarded: after a turn has begun by itself, the first press on the word that ends a step is answered and
// does nothing.
func TestANewTurnIsGuarded(t *testing.T) {
	begin := func() (*scenetest.Player, *bench) { // a turn that begins by a move of something else
		p, b := guarded(t)
		rulestest.OK(t, p.Game().Play("left"))
		b.turn = "second turn"
		p.Still(1)
		return p, b
	}
	p, _ := begin()
	rulestest.Holds(t, p.Screen().Resting(), "the table does not say that a press would be asked about")
	plays(p, "choice.pass", 0, "at once")
	rulestest.Holds(t, p.Sees(newTurn), "the press is not answered: %s", p.Words())
	p.Still(12) // longer than a double click
	plays(p, "choice.pass", 1, "the second time")

	p, _ = begin()
	p.Key(input.Done)
	n := p.Game().Len()
	p.Still(12)
	if p.Key(input.Done); n != 5 || p.Game().Len() != 6 {
		t.Errorf("by the key there are %d moves after the first press and %d after the second", n, p.Game().Len())
	}
	p, _ = begin()
	plays(p, "heap.1", 0, "at once")
	plays(p, "ask.hand", 1, "what ends nothing")

	p, _ = begin()
	p.Still(int(table.TurnRest/p.Step) + 1)
	rulestest.Holds(t, !p.Screen().Resting(), "the guard stands for ever")
	plays(p, "choice.pass", 1, "later")
}

// TestATurnThatWasEndedIsNotGuarded: neither where the player has ended the turn before, nor after a move was taken back.
func TestATurnThatWasEndedIsNotGuarded(t *testing.T) {
	p, b := guarded(t)
	b.turns = true
	p.Still(60)
	p.Click("choice.pass")
	p.Still(12)
	plays(p, "choice.pass", 1, "after a turn that was ended")

	p, b = guarded(t)
	p.Click("stone.1")
	p.Click("side.left")
	p.Still(12)
	rulestest.OK(t, p.Game().Undo())
	b.turn = "the turn before"
	p.Still(1)
	plays(p, "choice.pass", 1, "after a move was taken back")
}

// TestANewStepRests: presses are ignored for a while after the step of a turn has changed, and so is one that began then.
func TestANewStepRests(t *testing.T) {
	p, b := guarded(t)
	b.step = "second step"
	p.Still(1)
	rulestest.Holds(t, p.Screen().Resting(), "the table does not say that it rests")
	plays(p, "choice.pass", 0, "at once")
	p.Key(input.Done)
	rulestest.Holds(t, p.Game().Len() == 4, "the key of the word makes a move at once")
	b.step = "third step"
	p.Still(1)
	at := p.At("choice.pass")
	p.Frame(input.Events{At: at, From: at, Moved: true, Pressed: true, Down: true})
	for range int(table.StepRest/p.Step) + 1 {
		p.Frame(input.Events{At: at, From: at, Down: true})
	}
	p.Frame(input.Events{At: at, From: at, Tapped: true})
	p.Still(2)
	rulestest.Holds(t, p.Game().Len() == 4, "a press that began too early makes a move")
	p.Still(int(table.StepRest/p.Step) + 1)
	rulestest.Holds(t, !p.Screen().Resting(), "the table rests for ever")
	plays(p, "choice.pass", 1, "later")
}

// TestAWordIsNotSaidTwice by a double click; said again later, or after something else, it is.
func TestAWordIsNotSaidTwice(t *testing.T) {
	p, _ := guarded(t)
	p.DoubleClick(p.At("choice.pass"))
	if p.Still(2); p.Game().Len() != 5 {
		t.Errorf("a double click makes %d moves", p.Game().Len()-4)
	}
	p.Still(int(input.DoubleTap/p.Step) + 1)
	plays(p, "choice.pass", 1, "later")

	p.Step = 10 * time.Millisecond
	p.Still(60)
	p.Click("choice.pass")
	p.Click("far.1")
	plays(p, "choice.pass", 1, "after a press on something else")
}

// TestDoneSaysWhyNot: the key that ends a step answers where there is none to end.
func TestDoneSaysWhyNot(t *testing.T) {
	p, _ := guardedAt(t, stones{least: 1, most: 1, moves: 40})
	if p.Key(input.Done); !p.Sees("There is nothing to end or skip now.") || p.Game().Len() != 4 {
		t.Errorf("after %d moves it says %s", p.Game().Len(), p.Words())
	}
	game := stones{least: 2, most: 2, moves: 40, ends: true}
	p, _ = atBench(t, game, stonesAt(t, game, 2, rules.SeatInfo{Name: "Ann"}, rules.SeatInfo{Level: "easy"}), nil)
	p.Game().SetPaused(true)
	p.Click("choice.pass")
	n := p.Game().Len()
	p.Key(input.Done)
	rulestest.Holds(t, p.Sees("It is not your turn.") && p.Game().Len() == n, "while a bot decides it says %s", p.Words())
}
