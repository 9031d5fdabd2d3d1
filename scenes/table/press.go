package table

import (
	"slices"
	"time"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/scenes/sound"
	"intrigue/scenes/table/sheet"
	"intrigue/scenes/widgets"
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

// A press goes one way: the guard says whether it counts, the builder what it means, and then it is refused, asked about or
// made. Drags, arrow keys, choosers and hints join it where they know as much.

// done presses the word that ends or declines what is asked now.
func (p *Pointing) done(u *widgets.UI) {
	ids := p.words()
	switch i := slices.IndexFunc(ids, p.ends); {
	case p.guard.step.on:
	case !p.playable():
		p.remark("It is not your turn.")
	case i < 0:
		p.remark("There is nothing to end or skip now.")
	default:
		p.press(u, Spot{ID: ids[i], Role: Key})
	}
}

// press answers a press on a spot, if it counts.
func (p *Pointing) press(u *widgets.UI, sp Spot) {
	ends := func() bool { return !p.mode.guides() && p.ends(sp.ID) } // a lesson says what to press
	ok, why := p.guard.admits(u.Now, sp.ID, ends)
	if why != "" {
		p.remark(why)
	}
	if !ok {
		return
	}
	entries := p.play.Len()
	_, legal := p.mode.refusal(sp.ID)
	switch moves, _ := p.sequence(sp.ID); {
	case len(moves) > 0:
		p.start(sp.ID, moves)
	case sp.Role == Sign, sp.Role == Key && !p.Begins(sp.ID) && !legal:
		p.explain(sp.ID)
	case sp.Role == Piece && p.Takes(sp.ID) && (!p.Next(sp.ID) || len(p.builder.Picked()) == 0):
		p.take(sp.ID)
	default:
		p.point(sp.ID)
	}
	if p.play.Len() != entries {
		p.guard.note(u.Now, sp.ID)
	}
}

// point picks a target, and goes on with what is meant then. It says why when nothing can be.
func (p *Pointing) point(target string) {
	if !p.playable() || !p.builder.Pick(target) {
		p.cannotPick(target)
		return
	}
	p.pickedUp(target)
}

// pickedUp makes the move that was said, or asks which of several is meant, once a target was picked.
func (p *Pointing) pickedUp(target string) {
	p.tooltips.close()
	g, _ := p.board.(Guide)
	switch o := p.builder.Outcome(); {
	case o.Said, o.Meant() && target != p.inHand() && p.settles():
		p.choose(o.Choice)
	case g != nil && g.Guides(target):
	case o.Ask:
		at, _ := p.spots.where(target)
		p.chooser = chooser{open: true, Chooser: sheet.Chooser{At: at}}
	}
}

// settles reports whether what was picked means one move of all legal ones, not only of those that a
// lesson allows: the learner points at a move as far as in a game. A word that has no
// place on the board need not be picked, for nobody is asked when one choice is left.
func (p *Pointing) settles() bool {
	if next := p.builder.Targets(); !p.mode.guides() || len(next) > 0 && isWord(next[0]) {
		return true
	}
	meant := 0
	for _, c := range p.play.Choices() {
		if !slices.ContainsFunc(p.builder.Picked(), func(id string) bool { return !slices.Contains(c.Path, id) }) {
			meant++
		}
	}
	return meant <= 1
}

// cannotPick answers a press on a target to which no choice leads.
func (p *Pointing) cannotPick(target string) {
	if h, ok := p.board.(PressHandler); ok && h.HandlePress(target) {
		return
	}
	if p.inHand() != "" && p.playable() && p.builder.Known(target) {
		p.tooltips.refuseWith(target, "You can't put that there now, though something else could go there.")
		return
	}
	p.tooltips.refuse(target)
}

// choose makes a move, or asks first: when the board warns, or when the person
// wants to be asked. It ignores what comes too early after a change of step.
func (p *Pointing) choose(c rules.Choice) {
	if p.guard.step.on {
		return
	}
	if words := p.board.Warn(c); words != "" {
		p.ask(c, words)
		return
	}
	confirm := p.app.Settings.Confirm
	if confirm == "always" || confirm == "reveals" && p.play.Reveals(c.Move) {
		p.ask(c, "")
		return
	}
	p.carryOut(c)
}

// carryOut makes a move. One that is refused is picked no longer.
func (p *Pointing) carryOut(c rules.Choice) {
	p.question, p.chooser = nil, chooser{}
	p.tooltipSuppressed.begin()
	p.guard.turn.ended = p.ends(c.Path[0])
	if p.app.Report(p.mode.made(c.Move)) {
		p.app.Cue(sound.Deny)
		p.builder.Reset()
		return
	}
	p.app.Cue(sound.Tap)
}
