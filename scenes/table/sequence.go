package table

import (
	"slices"

	"intrigue/rules"
)

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

// running is a press that goes on: its target, in which turn of whom it was made, and how many entries there were before it.
type running struct {
	target, turn string
	seat         rules.Seat
	from         int
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
