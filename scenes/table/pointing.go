package table

import (
	"math"
	"slices"
	"strings"
	"time"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// Pointing is what has been pointed at so far, and what can be pointed at next. A
// board paints its lights from it and from nothing else; only the table changes it.
type Pointing struct {
	*game
	lesson   *lesson
	problem  *problem
	catchUp  *catchUp
	tooltips *tooltips
	spots    *spots

	picker            *input.Picker
	hot               string // the target that is pointed at
	held              string // the piece that was last in hand
	autoHeld          bool   // it came into the hand without a press on it
	lifted            Spot   // the piece that is dragged
	followed          rules.Move
	stood             widgets.Hit // the place of the tray where the focus was last, while it could be chosen
	stoodAt           int         // and how many entries the game had then
	entries           int         // of the game in the frame before
	tooltipSuppressed suppression
	word              string    // the newest target that made a move, if it is a word
	wordAt            time.Time // and when
	chooser           chooser
	question          *question
	step              stepRest
	turn              turnRest
	swapped           bool // the next piece was taken in hand, and that was not said yet
	resting           bool // presses of this frame came too early, or would be asked about
}

// StepRest is how long presses are ignored after the step of a turn has changed.
const StepRest = 500 * time.Millisecond

// stepRest ignores presses that were meant for the step before.
type stepRest struct {
	name    string
	began   time.Time
	pressed bool // the button went down too early: nothing comes of that press
	on      bool
}

// look notes what step it is, and whether the presses of this frame come too early.
func (s *stepRest) look(u *widgets.UI, b Board) {
	x, ok := b.(Stepper)
	if !ok {
		return
	}
	if name, _ := x.Step(); name != s.name {
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
	name    string
	entries int       // of the game when it was last looked at
	ended   bool      // the last move of a person was the word that ends something
	until   time.Time // a press on such a word is only answered until then
}

// look notes whose turn it is, and whether it has begun by itself.
func (t *turnRest) look(now time.Time, b Board, entries int) {
	x, ok := b.(Stepper)
	if !ok {
		return
	}
	if _, name := x.Step(); name != t.name {
		t.until = time.Time{}
		if t.name != "" && !t.ended && entries > t.entries { // nobody has taken it back
			t.until = now.Add(TurnRest)
		}
		t.name = name
	}
	t.entries = entries
}

// suppression suppresses tooltips until the pointer moves away, or the focus goes to another
// target: something has just been chosen.
type suppression struct {
	on     bool
	at     geom.Point // where the pointer lay when it began,
	target string     // and what was pointed at
}

// Next reports whether a target is the very next thing to point at.
func (p *Pointing) Next(target string) bool {
	return p.playable() && slices.Contains(p.picker.Targets(), target)
}

// Lit reports whether pointing at a target, now or after others, can say a legal move.
func (p *Pointing) Lit(target string) bool { return p.playable() && p.picker.Possible(target) }

// Begins reports whether a target is a way to begin a choice, or the very next thing
// to point at: a key that answers a press.
func (p *Pointing) Begins(target string) bool {
	return p.playable() && (p.Next(target) || p.picker.Begins(target))
}

// Left are the choices that are still possible.
func (p *Pointing) Left() []rules.Choice {
	if !p.playable() {
		return nil
	}
	return p.picker.Left()
}

// Picked is what has been pointed at.
func (p *Pointing) Picked() []string { return p.picker.Picked() }

// Hand is the piece in hand, "" for none.
func (p *Pointing) Hand() string {
	if !p.playable() {
		return ""
	}
	return p.inHand()
}

// AutoHeld reports whether the piece in hand came there without a press on it.
func (p *Pointing) AutoHeld() bool { return p.autoHeld || !p.picker.Begun() }

// Takes reports whether a piece can be taken in hand now.
func (p *Pointing) Takes(piece string) bool {
	return p.playable() && slices.Contains(p.picker.FirstTargets(), piece)
}

// explain opens what a target is.
func (p *Pointing) explain(target string) { p.tooltips.explain(target, p.Waits(target)) }

// Hot is the target under the pointer, the focus or the dragged piece; "" for none.
func (p *Pointing) Hot() string { return p.hot }

// Dragged is the piece that is being dragged.
func (p *Pointing) Dragged() (string, bool) { return p.picker.Dragged() }

// Hint is the move that the hint on show suggests.
func (p *Pointing) Hint() (rules.Choice, bool) {
	h, ok := p.advice()
	return h.Choice, ok && h.Choice.Move != ""
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
func (p *Pointing) choices() []rules.Choice {
	return p.problem.choices(p.lesson.choices(p.play.Choices()))
}

// playable reports whether those who look may choose something now.
func (p *Pointing) playable() bool {
	return len(p.choices()) > 0 && !p.catchUp.on && p.question == nil
}

// asking reports whether a choice between moves, or one for good, is asked for.
func (p *Pointing) asking() bool { return p.chooser.open || p.question != nil }

// ended goes on with the choices of another moment: what was picked means nothing there, even when the very same
// choices come after a move.
func (p *Pointing) ended(c change) {
	p.followed = ""
	p.picker.Update(p.choices())
	p.picker.Reset()
	p.question, p.chooser = nil, chooser{}
	if c.handed {
		p.held = ""
	}
}

// stops reports whether the focus walk stops at a spot.
func (p *Pointing) stops(sp Spot) bool {
	switch sp.Role {
	case Place:
		return p.Lit(sp.ID)
	case Piece:
		return p.Takes(sp.ID) || p.Next(sp.ID)
	case Key:
		return p.Begins(sp.ID)
	}
	return false
}

// pointerSlack is how far, in points, a hand may stray before it points at something anew.
const pointerSlack = 20

// pointed is the place of the window that the pointer or the focus is at.
func pointed(u *widgets.UI) string { return widgets.If(u.Keyboard, u.Focused(), u.Hot()) }

// look notes what is pointed at, before the board is laid out.
func (p *Pointing) look(u *widgets.UI) {
	p.step.look(u, p.board)
	p.turn.look(u.Now, p.board, p.play.Len())
	p.resting = false
	for _, end := range []time.Time{p.step.began.Add(StepRest), p.turn.until} {
		if u.Now.Before(end) {
			p.resting = true
			u.WakeAt(end)
		}
	}
	p.hot, _ = TargetOf(pointed(u))
	if !u.Active() {
		p.hot = ""
	}
	if away := math.Hypot(u.In.At.X-p.tooltipSuppressed.at.X, u.In.At.Y-p.tooltipSuppressed.at.Y); u.Keyboard &&
		p.hot != "" && p.hot != p.tooltipSuppressed.target || !u.Keyboard && away > pointerSlack {
		p.tooltipSuppressed.on = false
	}
	if !p.tooltipSuppressed.on {
		p.tooltipSuppressed.at, p.tooltipSuppressed.target = u.In.At, p.hot
	}
	if _, dragging := p.picker.Dragged(); dragging {
		p.hot = ""
		if sp, ok := p.spots.below(u.In.At, p.lifted.ID); ok {
			p.hot = sp.ID
		}
	}
}

// answer takes presses, drags and keys on the spots of the board, and says what they are.
func (p *Pointing) answer(u *widgets.UI, sidebar widgets.Rect) {
	p.followHint(u)
	p.refocus(u)
	p.tooltip(u, sidebar)
	if !u.Active() || p.step.on || p.drag(u) {
		return
	}
	if u.Take(input.NextPiece) {
		p.nextPiece(u)
	}
	p.arrows(u)
	if id := u.Chosen(spotMark); id != "" {
		if sp, ok := p.spots.named(id); ok {
			p.pressOnce(u, sp)
		}
	}
}

// pressOnce answers a press on a spot, but not a second one that was meant for the word before.
func (p *Pointing) pressOnce(u *widgets.UI, sp Spot) {
	if p.pressedTwice(u, sp.ID) {
		return
	}
	// A press on something else lies between.
	p.word = ""
	if u.Now.Before(p.turn.until) && !p.lesson.on && p.ends(sp.ID) { // a lesson says what to press
		p.turn.until = time.Time{}
		p.word, p.wordAt = sp.ID, u.Now // the second click of a double click means nothing more
		p.remark("A new turn has begun. Press again to end this step.")
		return
	}
	n := p.play.Len()
	if p.press(sp); p.play.Len() != n && isWord(sp.ID) {
		p.word, p.wordAt = sp.ID, u.Now
	}
}

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

// done presses the word that ends or declines what is asked now.
func (p *Pointing) done(u *widgets.UI) {
	ids := p.words()
	switch i := slices.IndexFunc(ids, p.ends); {
	case p.step.on:
	case !p.playable():
		p.remark("It is not your turn.")
	case i < 0:
		p.remark("There is nothing to end or skip now.")
	default:
		p.pressOnce(u, Spot{ID: ids[i], Role: Key})
	}
}

// isWord reports whether a target is a choice that has no place on the board but a key.
func isWord(target string) bool { return strings.HasPrefix(target, "choice.") }

// pressedTwice ignores a second press on a word within the time of a double click: after
// the first, which made a move, the word means something else.
func (p *Pointing) pressedTwice(u *widgets.UI, target string) bool {
	return isWord(target) && target == p.word && u.Now.Sub(p.wordAt) < input.DoubleTap
}

// press answers a press on a spot.
func (p *Pointing) press(sp Spot) {
	switch {
	case sp.Role == Sign, sp.Role == Key && !p.Begins(sp.ID) && !p.tooltips.declines(sp.ID):
		p.explain(sp.ID)
	case sp.Role == Piece && p.Takes(sp.ID) && (!p.Next(sp.ID) || len(p.picker.Picked()) == 0):
		p.take(sp.ID)
	default:
		p.point(sp.ID)
	}
}

// point picks a target, and makes the move once only one is meant. It says why when none can be.
func (p *Pointing) point(target string) {
	if !p.playable() || !p.picker.Pick(target) {
		p.cannotPick(target)
		return
	}
	p.afterPick(target)
}

// afterPick makes the move that was said, or asks which of several is meant.
func (p *Pointing) afterPick(target string) {
	p.tooltips.close()
	if c, ok := p.picker.Chosen(); ok {
		p.choose(c)
		return
	}
	if c, ok := p.picker.Only(); ok && target != p.inHand() && p.lesson.settles(p.picker) {
		p.choose(c)
		return
	}
	if g, ok := p.board.(Guide); ok && g.Guides(target) {
		return
	}
	if p.picker.ShouldAsk() {
		at, _ := p.spots.where(target)
		p.chooser = chooser{open: true, at: at}
	}
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

// tooltip says what is pointed at, beside it. That of a place on the board stays off the sidebar,
// which is read beside it.
func (p *Pointing) tooltip(u *widgets.UI, sidebar widgets.Rect) {
	_, carried := p.picker.Dragged()
	if p.hot == "" || p.tooltipSuppressed.on && !carried || u.In.Dragging && !carried || !u.Active() || p.tooltips.shown() {
		return
	}
	if c, hinted := p.Hint(); hinted && u.Keyboard && slices.Contains(c.Path, p.hot) {
		return // the hint, which has led the focus there, says why
	}
	if words := p.board.Tooltip(p.hot); words != "" {
		at, ok := p.spots.where(p.hot)
		if sp, twin := p.spots.named(pointed(u)); twin && sp.ID == p.hot {
			at, ok = sp.R, true // the one of its spots that is pointed at
		}
		if ok {
			keep := append(p.siblings(p.hot), offSidebar(at, sidebar)...)
			keep = append(keep, p.board.Layout(u).Sheltered)
			u.Tooltip(at, p.Named(words), keep...)
		}
	}
}

// siblings are the places of the other words that can be chosen beside a word: a player who reads what
// one of them does wants to see the others.
func (p *Pointing) siblings(target string) (all []widgets.Rect) {
	if !isWord(target) {
		return nil
	}
	for _, id := range p.words() {
		if at, ok := p.spots.where(id); ok && id != target {
			all = append(all, at)
		}
	}
	return all
}

// choose makes a move, or asks first: when the board warns, or when the person
// wants to be asked. It ignores what comes too early after a change of step.
func (p *Pointing) choose(c rules.Choice) {
	if p.step.on {
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
	p.make(c)
}

func (p *Pointing) make(c rules.Choice) {
	p.question, p.chooser, p.tooltipSuppressed.on = nil, chooser{}, true
	p.turn.ended = p.ends(c.Path[0])
	if p.problem.on {
		p.problem.attempt(c.Move)
		p.app.Cue(sound.Tap)
		return
	}
	if p.app.Report(p.play.Play(c.Move)) {
		p.app.Cue(sound.Deny)
		p.picker.Reset()
		return
	}
	p.lesson.feed() // before a bot begins to think of something else
	p.app.Cue(sound.Tap)
}
