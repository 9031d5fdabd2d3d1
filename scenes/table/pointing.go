package table

import (
	"image/color"
	"slices"
	"strings"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/scenes/table/sheet"
	"intrigue/scenes/widgets"
)

// Pointing is what has been pointed at so far, and what can be pointed at next. A
// board paints its lights from it and from nothing else; only the table changes it.
type Pointing struct {
	*game
	tooltips tooltips

	builder           *input.ChoiceBuilder
	hot               string      // the target that is pointed at
	held              string      // the piece that was last in hand, "" for none
	autoHeld          bool        // it came into the hand without a press on it
	lifted            Spot        // the piece that is dragged
	followed          rules.Move  // the hint that the focus and the hand were last led to
	stood             widgets.Hit // the place of the tray where the focus was last, while it could be chosen
	stoodAt           int         // and how many entries the game had then
	entries           int         // of the game in the frame before
	tooltipSuppressed suppression
	chooser           chooser
	question          *question
	guard             guard
	running           running // the press that goes on once what came in between is over
	swapped           bool    // the next piece was taken in hand, and that was not said yet
}

// chooser is the sheet that opens when a target can mean several moves.
type chooser struct {
	open bool
	sheet.Chooser
}

// question is a move that waits for a second confirmation.
type question struct {
	choice rules.Choice
	more   []rules.Move // those that the same press makes after it
	sheet.Question
}

// running is a press that goes on: its target, in which turn of whom it was made, and how many entries there were before it.
type running struct {
	target, turn string
	seat         rules.Seat
	from         int
}

// suppression suppresses tooltips when something has just been chosen: below the pointer until that moves away, and at
// the focus until it goes to another target. A key that is pressed meanwhile does not bring back what the pointer rests on.
type suppression struct {
	pointer, focus bool
	at             geom.Point // where the pointer lay when it began,
	target         string     // and what was focused
}

// begin suppresses both.
func (s *suppression) begin() { s.pointer, s.focus = true, true }

// look notes where the pointer and the focus are.
func (s *suppression) look(u *widgets.UI, hot string) {
	if u.In.At.Distance(s.at) > pointerSlack {
		s.pointer = false
	}
	if u.Keyboard && hot != "" && hot != s.target {
		s.focus = false
	}
	if !s.pointer {
		s.at = u.In.At
	}
	if !s.focus {
		s.target = hot
	}
}

// on reports whether a tooltip would be about what is suppressed.
func (s *suppression) on(u *widgets.UI) bool { return widgets.If(u.Keyboard, s.focus, s.pointer) }

// Next reports whether a target is the very next thing to point at.
func (p *Pointing) Next(target string) bool {
	return p.playable() && slices.Contains(p.builder.Targets(), target)
}

// Lit reports whether pointing at a target, now or after others, can say a legal move.
func (p *Pointing) Lit(target string) bool { return p.playable() && p.builder.Possible(target) }

// Begins reports whether a target is a way to begin a choice, or the very next thing
// to point at: a key that answers a press.
func (p *Pointing) Begins(target string) bool {
	return p.playable() && (p.Next(target) || p.builder.Begins(target))
}

// Left are the choices that are still possible.
func (p *Pointing) Left() []rules.Choice {
	if !p.playable() {
		return nil
	}
	return p.builder.Left()
}

// Picked is what has been pointed at.
func (p *Pointing) Picked() []string { return p.builder.Picked() }

// Hand is the piece in hand, "" for none.
func (p *Pointing) Hand() string {
	if !p.playable() {
		return ""
	}
	return p.inHand()
}

// AutoHeld reports whether the piece in hand came there without a press on it.
func (p *Pointing) AutoHeld() bool { return p.autoHeld || !p.builder.Begun() }

// Takes reports whether a piece can be taken in hand now.
func (p *Pointing) Takes(piece string) bool {
	return p.playable() && slices.Contains(p.builder.FirstTargets(), piece)
}

// explain opens what a target is.
func (p *Pointing) explain(target string) { p.tooltips.explain(target, p.Waits(target)) }

// Hot is the target under the pointer, the focus or the dragged piece; "" for none.
func (p *Pointing) Hot() string { return p.hot }

// Dragged is the piece that is being dragged.
func (p *Pointing) Dragged() (string, bool) { return p.builder.Dragged() }

// Hint is the move that the hint on show suggests.
func (p *Pointing) Hint() (rules.Choice, bool) {
	h, ok := p.advice()
	return h.Choice, ok && h.Choice.Move != ""
}

// advice is the hint that holds now, if there is any.
func (p *Pointing) advice() (session.Advice, bool) {
	if !p.playable() {
		return session.Advice{}, false
	}
	return p.mode.advice()
}

// Asked is the move that waits for a second confirmation.
func (p *Pointing) Asked() (rules.Choice, bool) {
	if p.question == nil {
		return rules.Choice{}, false
	}
	return p.question.choice, true
}

// choices are the legal moves of those who look, or those of them that a lesson or a problem
// allows.
func (p *Pointing) choices() []rules.Choice { return p.mode.choices() }

// playable reports whether those who look may choose something now.
func (p *Pointing) playable() bool {
	return len(p.choices()) > 0 && p.question == nil
}

// asking reports whether a choice between moves, or one for good, is asked for.
func (p *Pointing) asking() bool { return p.chooser.open || p.question != nil }

// ended goes on with the choices of another moment: what was picked means nothing there, even when the very same
// choices come after a move.
func (p *Pointing) ended(c change) {
	p.followed = ""
	p.builder.Update(p.choices())
	p.builder.Reset()
	p.question, p.chooser = nil, chooser{}
	if c.back || c.handed || c.left {
		p.running = running{}
	}
	if u := p.app.UI(); u.FocusedHit().Ends {
		u.SetFocus("") // a second Enter does not end the next thing, too
	}
	if c.handed {
		p.held = ""
	}
}

// pointerSlack is how far, in points, a hand may stray before it points at something anew.
const pointerSlack = 20

// pointed is the id of the place of the window that the pointer or the focus is at, "" for none.
func pointed(u *widgets.UI) string { return widgets.If(u.Keyboard, u.Focused(), u.Hot()) }

// words are the choices that are words and no places, "choice.pass", each once.
func (p *Pointing) words() (ids []string) {
	for _, c := range p.choices() {
		if isWord(c.Path[0]) && !slices.Contains(ids, c.Path[0]) {
			ids = append(ids, c.Path[0])
		}
	}
	return ids
}

// ends reports whether a target is the word that ends or declines what is asked now.
func (p *Pointing) ends(target string) bool { return p.label(target).Ends }

// Waits reports whether a target belongs to a choice, but something else must be chosen first.
func (p *Pointing) Waits(target string) bool { return p.Lit(target) && !p.Next(target) }

// meant are the targets of the hint on show, or of the move that is asked about, and what
// is written beside the last of them; none for neither.
func (p *Pointing) meant() (targets []string, note string) {
	if c, ok := p.Hint(); ok {
		return c.Path, "hint"
	}
	if c, ok := p.Asked(); ok {
		return c.Path, "here?"
	}
	return nil, ""
}

// ring rings the targets that are meant whose ids have the prefix.
func (p *Pointing) ring(u *widgets.UI, ink color.RGBA, width float64, prefix string) {
	targets, _ := p.meant()
	for _, id := range targets {
		if r, ok := p.spots.where(id); ok && strings.HasPrefix(id, prefix) {
			u.BorderedBox(r.Inset(-4), color.RGBA{}, ink, width, 8)
		}
	}
}

// inHand is the piece in hand, whoever may move: the first pick, when it is a piece; "" for none.
func (p *Pointing) inHand() string {
	if picked := p.builder.Picked(); len(picked) > 0 && p.spots.pieces[picked[0]] {
		return picked[0]
	}
	return ""
}

// take takes a piece in hand, or puts it down when it is there already. A piece that came
// into the hand by itself, after its own move or by a hint, is not put down by the first
// press on it: a player who presses there means to go on with it.
func (p *Pointing) take(piece string) {
	auto, inHand := p.autoHeld, p.inHand() == piece
	p.autoHeld = false
	if inHand && auto && len(p.builder.Picked()) == 1 {
		p.tooltips.close()
		return
	}
	p.builder.Reset()
	if inHand && p.hold("") {
		return
	}
	if !inHand && !p.builder.Pick(piece) {
		p.tooltips.refuse(piece)
		return
	}
	p.tooltips.close()
	p.held = p.inHand()
}

// hold lets the board choose the piece in hand, and reports whether one is; was lay there before.
func (p *Pointing) hold(was string) bool {
	if !p.playable() {
		return false
	}
	if piece := p.board.Hold(p.builder.FirstTargets(), was); piece != "" && p.builder.Pick(piece) {
		p.autoHold(piece)
		return true
	}
	return false
}

// autoHold notes that a piece was picked for the person.
func (p *Pointing) autoHold(piece string) {
	p.spots.pieces[piece] = true
	p.held, p.autoHeld = piece, true
}

// letGo puts down what is half picked, and reports whether there was anything but a piece held automatically.
func (p *Pointing) letGo() bool {
	picked := p.builder.Picked()
	if len(picked) == 0 {
		return false
	}
	p.builder.Reset()
	p.hold("")
	return !slices.Equal(p.builder.Picked(), picked)
}

// back takes back the last pick. Where the board puts the same piece into the hand again at once, nothing was half picked, and it
// reports false.
func (p *Pointing) back() bool {
	picked := p.builder.Picked()
	if len(picked) == 0 || !p.builder.Unpick() {
		return false
	}
	p.hold(p.held)
	return !slices.Equal(p.builder.Picked(), picked)
}
