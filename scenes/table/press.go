package table

import (
	"slices"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// A press goes one way: the guard says whether it counts, the picker what it means, and then it is refused, asked about or
// made. Drags, arrow keys, choosers and hints join it where they know as much.

// answer takes presses, drags and keys on the spots of the board, and says what they are.
func (p *Pointing) answer(u *widgets.UI, sidebar widgets.Rect) {
	p.followHint(u)
	p.refocus(u)
	p.tooltip(u, sidebar)
	if !u.Active() || p.guard.step.on || p.drag(u) {
		return
	}
	if u.Take(input.NextPiece) {
		p.nextPiece(u)
	}
	p.arrows(u)
	if id := u.Chosen(spotMark); id != "" {
		if sp, ok := p.spots.named(id); ok {
			p.press(u, sp)
		}
	}
}

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
	ok, why := p.guard.admits(u.Now, sp.ID, p.ends(sp.ID) && !p.mode.guides()) // a lesson says what to press
	if why != "" {
		p.remark(why)
	}
	if !ok {
		return
	}
	n := p.play.Len()
	_, legal := p.mode.refusal(sp.ID)
	switch {
	case sp.Role == Sign, sp.Role == Key && !p.Begins(sp.ID) && !legal:
		p.tooltips.explain(sp.ID)
	case sp.Role == Piece && p.Takes(sp.ID) && (!p.Next(sp.ID) || len(p.picker.Picked()) == 0):
		p.take(sp.ID)
	default:
		p.point(sp.ID)
	}
	if p.play.Len() != n {
		p.guard.note(u.Now, sp.ID)
	}
}

// point picks a target, and goes on with what is meant then. It says why when nothing can be.
func (p *Pointing) point(target string) {
	if !p.playable() || !p.picker.Pick(target) {
		p.cannotPick(target)
		return
	}
	p.picked(target)
}

// picked makes the move that was said, or asks which of several is meant, once a target was picked.
func (p *Pointing) picked(target string) {
	p.tooltips.close()
	r, _ := p.board.(Revealer)
	switch o := p.picker.Outcome(); {
	case o.Said, o.Meant() && target != p.inHand() && p.settles():
		p.choose(o.Choice)
	case r != nil && r.Reveals(target):
	case o.Ask:
		at, _ := p.spots.where(target)
		p.chooser = chooser{open: true, at: at}
	}
}

// settles reports whether what was picked means one move of all legal ones, not only of those that a
// lesson allows: the learner points at a move as far as in a game. A word that has no
// place on the board need not be picked, for nobody is asked when one choice is left.
func (p *Pointing) settles() bool {
	if next := p.picker.Targets(); !p.mode.guides() || len(next) > 0 && isWord(next[0]) {
		return true
	}
	meant := 0
	for _, c := range p.play.Choices() {
		if !slices.ContainsFunc(p.picker.Picked(), func(id string) bool { return !slices.Contains(c.Path, id) }) {
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
	if p.inHand() != "" && p.playable() && p.picker.Known(target) {
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
	if w, ok := p.board.(Warner); ok {
		if words := w.Warn(c); words != "" {
			p.ask(c, words)
			return
		}
	}
	confirm := p.app.Settings.Confirm
	if confirm == "always" || confirm == "reveals" && p.play.Reveals(c.Move) {
		p.ask(c, "")
		return
	}
	p.make(c)
}

func (p *Pointing) make(c rules.Choice) {
	p.question, p.chooser, p.tooltipSuppressed.on = nil, chooser{}, true
	p.guard.turn.ended = p.ends(c.Path[0])
	if p.app.Report(p.mode.made(c.Move)) {
		p.app.Cue(sound.Deny)
		p.picker.Reset()
		return
	}
	p.app.Cue(sound.Tap)
}
