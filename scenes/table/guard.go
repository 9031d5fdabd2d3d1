package table

import (
	"intrigue/input"
	"intrigue/scenes/widgets"
	"time"
)

// guard says whether a press counts. A press was not meant for what is asked now when it comes right after a step or a turn
// has changed, or is the second one of a double click. What covers the board takes its presses itself.
type guard struct {
	step    stepRest
	turn    turnRest
	word    string    // the newest target that made a move, if it is a word; "" for none
	wordAt  time.Time // and when
	resting bool      // presses of this frame came too early, or would be asked about
}

// look notes what is decided in now.
func (g *guard) look(u *widgets.UI, b Board, entries int) {
	if x, ok := b.(Stepper); ok {
		step, turn := x.Step()
		g.step.look(u, step)
		g.turn.look(u.Now, turn, entries)
	}
	g.resting = false
	for _, end := range []time.Time{g.step.began.Add(StepRest), g.turn.until} {
		if u.Now.Before(end) {
			g.resting = true
			u.WakeAt(end)
		}
	}
}

// admits reports whether a press on a target counts, and what is said where it does not; ends says whether the target ends
// a step. A second press on a word within the time of a double click means nothing: after the first, which made a move,
// the word means something else.
func (g *guard) admits(now time.Time, target string, ends func() bool) (ok bool, why string) {
	if isWord(target) && target == g.word && now.Sub(g.wordAt) < input.DoubleTap {
		return false, ""
	}
	g.word = "" // a press on something else lies between
	if now.Before(g.turn.until) && ends() {
		g.turn.until = time.Time{}
		g.note(now, target) // the second click of a double click means nothing more
		return false, "A new turn has begun. Press again to end this step."
	}
	return true, ""
}

// note notes that a word was pressed.
func (g *guard) note(now time.Time, target string) {
	if isWord(target) {
		g.word, g.wordAt = target, now
	}
}

// StepRest is how long presses are ignored after the step of a turn has changed.
const StepRest = 500 * time.Millisecond

// stepRest ignores presses that were meant for the step before.
type stepRest struct {
	name    string    // of the step, "" before the first
	began   time.Time // when it did
	pressed bool      // the button went down too early: nothing comes of that press
	on      bool      // presses of this frame are ignored
}

// look notes what step it is, and whether the presses of this frame come too early.
func (s *stepRest) look(u *widgets.UI, name string) {
	if name != s.name {
		if s.name != "" {
			s.began = u.Now
		}
		s.name = name
	}
	early := u.Now.Sub(s.began) < StepRest
	if u.In.Pressed {
		s.pressed = early
	}
	s.on = early || s.pressed && (u.In.Down || u.In.Dragging || u.In.Tapped)
}

// TurnRest is how long the word that ends a step is guarded after a turn has begun by itself.
const TurnRest = 2 * time.Second

// turnRest guards the first step of a turn from a press that was meant to end the turn before.
type turnRest struct {
	name    string    // of the turn, "" before the first
	entries int       // of the game when it was last looked at
	ended   bool      // the last move of a person was the word that ends something
	until   time.Time // a press on such a word is only answered until then
}

// look notes whose turn it is, and whether it has begun by itself.
func (t *turnRest) look(now time.Time, name string, entries int) {
	if name != t.name {
		t.until = time.Time{}
		if t.name != "" && !t.ended && entries > t.entries { // nobody has taken it back
			t.until = now.Add(TurnRest)
		}
		t.name = name
	}
	t.entries = entries
}
