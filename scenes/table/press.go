package table

import (
	"slices"

	"intrigue/rules"
	"intrigue/scenes/sound"
	"intrigue/scenes/table/sheet"
	"intrigue/scenes/widgets"
)

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

// ask makes a move only after the person has agreed, and read words, if there are any: it cannot be
// meant by accident.
func (p *Pointing) ask(c rules.Choice, words string) {
	p.question = &question{c, nil, sheet.Question{At: p.placeOf(c), Warning: p.Named(words)}}
}

// placeOf is the place of the last target of a choice that has one, for a question
// about it; the zero Rect for none.
func (p *Pointing) placeOf(c rules.Choice) widgets.Rect {
	for _, id := range slices.Backward(c.Path) {
		if at, ok := p.spots.where(id); ok {
			return at
		}
	}
	return widgets.Rect{}
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

// A press can stand for a sequence of moves: to attack spends all that it takes. They are made and recorded one by one, and
// taken back together.

// sequence returns the moves that a press on a target makes at once; none where it says one move, or a part of it. Nobody
// makes several who is shown which one to make, or wants to be asked before each.
func (p *Pointing) sequence(target string) (moves []rules.Move, runs bool) {
	if !p.playable() || p.mode.guides() || p.mode.unaided() || p.builder.Begun() && !isWord(target) || p.app.Settings.Confirm == "always" {
		return nil, false
	}
	if c, ok := p.Hint(); ok && slices.Contains(c.Path, target) {
		return nil, false
	}
	return p.board.Sequence(target)
}

// stands reports whether a press on a target makes a sequence of moves.
func (p *Pointing) stands(target string) bool {
	moves, _ := p.sequence(target)
	return len(moves) > 0
}

// start makes the moves of a press, or asks first when the board warns of the first one.
func (p *Pointing) start(target string, moves []rules.Move) {
	first, ok := rules.Choose(p.choices(), moves[0])
	if !ok || p.guard.step.on {
		return
	}
	if words := p.board.Warn(first); words != "" {
		p.ask(first, words)
		p.question.more = moves[1:]
		return
	}
	_, runs := p.sequence(target)
	seat, _ := p.play.Deciding()
	entries := p.play.Len()
	if p.carryOut(first); p.play.Len() == entries {
		return
	}
	p.follow(moves[1:])
	if runs {
		p.running = running{target, p.turn(), seat, entries}
	}
}

// turn names the turn that is taken, where the board tells.
func (p *Pointing) turn() (turn string) {
	if b, ok := p.board.(Stepper); ok {
		_, turn = b.Step()
	}
	return turn
}

// follow makes the further moves of a press, as far as nothing comes in between.
func (p *Pointing) follow(moves []rules.Move) {
	for _, m := range moves {
		if p.play.PlayJoined(m) != nil {
			return
		}
	}
}

// runOn goes on with a press that was interrupted by a question or a draw, once that is over. Another turn ends it, and so does
// what somebody else has decided. What it does after a draw is taken back by itself: the draw cannot be.
func (p *Pointing) runOn() {
	run := p.running
	if run.target == "" || !p.playable() || p.lingers() {
		return
	}
	since := p.play.Record().Entries[min(run.from, p.play.Len()):]
	moves, runs := p.sequence(run.target)
	switch {
	case !runs, p.turn() != run.turn, slices.ContainsFunc(since, func(e rules.Entry) bool { return e.Seat >= 0 && e.Seat != run.seat }):
		p.running = running{}
	case len(moves) == 0 || p.play.Reveals(moves[0]):
	case len(since) > 0 && since[len(since)-1].Seat == run.seat:
		p.follow(moves)
	case p.play.Play(moves[0]) == nil:
		p.follow(moves[1:])
	}
}
