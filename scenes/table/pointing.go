package table

import (
	"math"
	"slices"
	"strings"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// Pointing is what has been pointed at so far, and what can be pointed at next. A
// board paints its lights from it and from nothing else.
type Pointing struct{ s *Screen }

// Next reports whether a target is the very next thing to point at.
func (p Pointing) Next(target string) bool {
	return p.s.Playable() && slices.Contains(p.s.pick.Targets(), target)
}

// Lit reports whether pointing at a target can say a legal move, now or after
// something else was pointed at.
func (p Pointing) Lit(target string) bool { return p.s.Playable() && p.s.pick.Possible(target) }

// Begins reports whether a target is a way to begin a choice, or the very next thing
// to point at: a key that answers a press.
func (p Pointing) Begins(target string) bool {
	return p.s.Playable() && (p.Next(target) || p.s.pick.Begins(target))
}

// Left are the choices that are still possible.
func (p Pointing) Left() []rules.Choice {
	if !p.s.Playable() {
		return nil
	}
	return p.s.pick.Left()
}

// Picked is what has been pointed at.
func (p Pointing) Picked() []string { return p.s.pick.Picked() }

// Hand is the piece in hand, "" for none.
func (p Pointing) Hand() string {
	if !p.s.Playable() {
		return ""
	}
	return p.s.inHand()
}

// Takes reports whether a piece can be taken in hand now.
func (p Pointing) Takes(piece string) bool {
	return p.s.Playable() && slices.Contains(p.s.pick.FirstTargets(), piece)
}

// Hot is the target under the pointer or the focus, or the one on which the dragged
// piece would fall; "" for none.
func (p Pointing) Hot() string { return p.s.hot }

// Dragged is the piece that is being dragged.
func (p Pointing) Dragged() (string, bool) { return p.s.pick.Dragged() }

// Hint is the move that the hint on show suggests.
func (p Pointing) Hint() (rules.Choice, bool) {
	h, ok := p.s.hint()
	return h.Choice, ok && h.Choice.Move != ""
}

// Asked is the move that waits for a second confirmation.
func (p Pointing) Asked() (rules.Choice, bool) {
	if p.s.sure == nil {
		return rules.Choice{}, false
	}
	return p.s.sure.choice, true
}

// stops reports whether the focus walk stops at a spot.
func (s *Screen) stops(sp Spot) bool {
	p := Pointing{s}
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

// inHand is the piece in hand: the first pick, when it is a piece.
func (s *Screen) inHand() string {
	if picked := s.pick.Picked(); len(picked) > 0 && s.spots.pieces[picked[0]] {
		return picked[0]
	}
	return ""
}

// tremble is how far a hand that lets go may stray before it points at something anew,
// in points.
const tremble = 20

// look notes what is pointed at, before the board is laid out.
func (s *Screen) look(u *widgets.UI) {
	id := u.Hot()
	if u.Keyboard {
		id = u.Focused()
	}
	was := s.hot
	s.hot, _ = TargetOf(id)
	if !u.Active() {
		s.hot = ""
	}
	if away := math.Hypot(u.In.At.X-s.suppressedAt.X, u.In.At.Y-s.suppressedAt.Y); u.Keyboard && s.hot != was || !u.Keyboard && away > tremble {
		s.tooltipSuppressed = false
	}
	if !s.tooltipSuppressed {
		s.suppressedAt = u.In.At
	}
	if _, dragging := s.pick.Dragged(); dragging {
		s.hot = ""
		if sp, ok := s.spots.below(u.In.At, s.lifted.ID); ok {
			s.hot = sp.ID
		}
	}
}

// answer takes presses, drags and keys on the spots of the board.
func (s *Screen) answer(u *widgets.UI) {
	s.follow(u)
	s.spotTooltip(u)
	if !u.Active() || s.drag(u) {
		return
	}
	if u.Take(input.NextPiece) {
		s.nextPiece()
	}
	s.arrows(u)
	if id := u.Chosen(spotMark); id != "" {
		if sp, ok := s.spots.named(id); ok && !s.twice(u, sp.ID) {
			n := s.play.Len()
			if s.press(sp); s.play.Len() != n && isWord(sp.ID) {
				s.word, s.wordAt = sp.ID, u.Now
			}
		}
	}
}

// isWord reports whether a target is a choice that has no place on the board but a key.
func isWord(target string) bool { return strings.HasPrefix(target, "choice.") }

// twice reports whether a word is said again so soon after it made a move that the same
// press is meant: who says done twice in one breath has not read what it means now.
func (s *Screen) twice(u *widgets.UI, target string) bool {
	return isWord(target) && target == s.word && u.Now.Sub(s.wordAt) < input.DoubleTap
}

// press answers a press on a spot.
func (s *Screen) press(sp Spot) {
	p := Pointing{s}
	switch {
	case sp.Role == Sign, sp.Role == Key && !p.Begins(sp.ID):
		s.Explain(sp.ID)
	case sp.Role == Piece && p.Takes(sp.ID) && (!p.Next(sp.ID) || len(s.pick.Picked()) == 0):
		s.take(sp.ID)
	default:
		s.point(sp.ID)
	}
}

// take takes a piece in hand, or puts it down when it is there already. A piece that came
// into the hand by itself, after its own move or by a hint, is not put down by the first
// press on it: who presses there means to go on with it.
func (s *Screen) take(piece string) {
	lent := s.autoHeld
	s.autoHeld = false
	if s.inHand() == piece && lent && len(s.pick.Picked()) == 1 {
		s.tooltip = tooltip{}
		return
	}
	if s.inHand() == piece {
		s.pick.Reset()
		if s.hold("") {
			return
		}
	} else if s.pick.Reset(); !s.pick.Pick(piece) {
		s.refuse(piece)
		return
	}
	s.tooltip = tooltip{}
	s.held = s.inHand()
}

// hold lets the board choose the piece in hand, and reports whether one is.
func (s *Screen) hold(was string) bool {
	h, ok := s.board.(Holder)
	if !ok || !s.Playable() {
		return false
	}
	if piece := h.Hold(s.pick.FirstTargets(), was); piece != "" && s.pick.Pick(piece) {
		s.spots.pieces[piece] = true
		s.held, s.autoHeld = piece, true
		return true
	}
	return false
}

// nextPiece takes the piece in hand that comes after the present one.
func (s *Screen) nextPiece() {
	pieces := s.order(s.pick.FirstTargets())
	if !s.Playable() || len(pieces) == 0 {
		return
	}
	next := pieces[(slices.Index(pieces, s.inHand())+1)%len(pieces)]
	if next == s.inHand() {
		return
	}
	s.pick.Reset()
	s.pick.Pick(next)
	s.spots.pieces[next] = true
	s.held, s.autoHeld = next, true
}

// order sorts pieces by their spots, as they were laid out.
func (s *Screen) order(pieces []string) []string {
	var all []string
	for _, sp := range s.spots.all {
		if sp.Role == Piece && slices.Contains(pieces, sp.ID) && !slices.Contains(all, sp.ID) {
			all = append(all, sp.ID)
		}
	}
	return all
}

// follow takes the piece in hand that a new hint speaks of. For people who use the keys
// the focus goes to what is to be chosen next: Enter does as advised.
func (s *Screen) follow(u *widgets.UI) {
	c, ok := Pointing{s}.Hint()
	if !ok || c.Move == s.followed {
		return
	}
	s.followed = c.Move
	defer s.lead(u, c)
	if len(c.Path) < 2 {
		return
	}
	if s.spots.pieces[c.Path[0]] && c.Path[0] != s.inHand() {
		s.pick.Reset()
		s.pick.Pick(c.Path[0])
		s.held, s.autoHeld = c.Path[0], true
	}
}

// lead moves the focus of people who use the keys to the first target of a choice that is
// not picked yet.
func (s *Screen) lead(u *widgets.UI, c rules.Choice) {
	picked := s.pick.Picked()
	i := slices.IndexFunc(c.Path, func(id string) bool { return !slices.Contains(picked, id) })
	if !u.Keyboard || i < 0 {
		return
	}
	for _, sp := range s.spots.all {
		if sp.ID == c.Path[i] && !sp.NoFocus {
			u.SetFocus(SpotID(sp.ID, sp.Twin))
			return
		}
	}
}

// point picks a target, and makes the move as soon as only one is meant. It says
// why when no legal move can be meant.
func (s *Screen) point(target string) {
	if !s.Playable() || !s.pick.Pick(target) {
		s.elsewhere(target)
		return
	}
	s.said(target)
}

// said goes on after a target was picked.
func (s *Screen) said(target string) {
	s.tooltip = tooltip{}
	if c, ok := s.pick.Chosen(); ok {
		s.choose(c)
		return
	}
	if c, ok := s.pick.Only(); ok && target != s.inHand() {
		s.choose(c)
		return
	}
	if s.pick.ShouldAsk() {
		at, _ := s.spots.where(target)
		s.chooser = chooser{open: true, at: at}
	}
}

// elsewhere answers a press on a target to which no choice leads.
func (s *Screen) elsewhere(target string) {
	if e, ok := s.board.(PressHandler); ok && e.HandlePress(target) {
		return
	}
	if s.inHand() != "" && s.Playable() && s.pick.Known(target) {
		s.refuseWith(target, "What you hold cannot come there now; something else could.")
		return
	}
	s.refuse(target)
}

// arrows swipe the piece in hand.
func (s *Screen) arrows(u *widgets.UI) {
	sw, ok := s.board.(Swiper)
	hand := s.inHand()
	if !ok || hand == "" || !s.Playable() {
		return
	}
	for _, k := range []struct {
		key    input.Action
		dx, dy float64
	}{{input.Left, -1, 0}, {input.Right, 1, 0}, {input.Up, 0, -1}, {input.Down, 0, 1}} {
		if _, _, can := sw.Swipe(hand, k.dx, k.dy); can && u.Take(k.key) {
			s.swipe(hand, k.dx, k.dy)
			return
		}
	}
}

// swipe makes the move that a pull means. It reports false when the piece cannot
// be swiped.
func (s *Screen) swipe(piece string, dx, dy float64) bool {
	sw, ok := s.board.(Swiper)
	if !ok {
		return false
	}
	m, why, ok := sw.Swipe(piece, dx, dy)
	if !ok {
		return false
	}
	if why.Refused() {
		s.refuseWith(piece, why.Text)
	} else if c, legal := rules.Choose(s.Choices(), m); legal {
		s.choose(c)
	} else {
		s.refuse(piece)
	}
	return true
}

// pull is how far a piece must be pulled to be swiped, in points.
const pull = 24

// drag carries a piece from its spot to another one. It reports whether a drag of
// a piece is under way.
func (s *Screen) drag(u *widgets.UI) bool {
	if !u.In.Dragging {
		s.drop()
		return false
	}
	if s.lifted.ID == "" {
		sp, ok := s.spots.named(u.PressedID())
		if !ok || sp.Role != Piece {
			return false
		}
		s.lifted = sp
		if s.Playable() {
			s.pick.Drag(sp.ID)
			s.held = s.inHand()
		}
	}
	_, carried := s.pick.Dragged()
	if !u.In.Dropped {
		if carried {
			s.carry(u)
		}
		return true
	}
	sp := s.lifted
	to, found := s.spots.under(u.In.At, sp.ID)
	dx, dy := u.In.At.X-u.In.From.X, u.In.At.Y-u.In.From.Y
	switch {
	case !carried:
		s.refuse(sp.ID)
	case math.Hypot(dx, dy) > pull && s.swipe(sp.ID, dx, dy):
	case found && s.pick.Drop(to.ID):
		s.lifted = Spot{}
		s.said(to.ID)
	case found:
		s.keepLifted()
		s.elsewhere(to.ID)
	}
	s.drop()
	return true
}

// keepLifted leaves a piece in hand that was dropped where it cannot be.
func (s *Screen) keepLifted() {
	if s.inHand() != s.lifted.ID {
		s.pick.Reset()
		s.pick.Pick(s.lifted.ID)
	}
}

// drop ends a drag.
func (s *Screen) drop() {
	if s.lifted.ID != "" {
		s.pick.CancelDrag()
		s.lifted = Spot{}
	}
}

// carry paints the piece under the pointer.
func (s *Screen) carry(u *widgets.UI) {
	c, at := s.lifted.Carry, u.In.At
	if c.Sprite == "" || c.Lands && (Pointing{s}).Next(s.hot) {
		return
	}
	r := widgets.Rect{X: at.X - c.W/2, Y: at.Y - c.H/2 - c.Rise*c.H, W: c.W, H: c.H}
	u.Overlay(func() {
		u.Shadow(widgets.Rect{X: r.X + r.W*0.15, Y: r.Y + r.H*0.9, W: r.W * 0.7, H: r.H * 0.12}, r.H, 8)
		u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, Name: c.Sprite, Colour: c.Tint, Alpha: 0.92, R: r}})
	})
}

// spotTooltip says what is pointed at, beside it.
func (s *Screen) spotTooltip(u *widgets.UI) {
	b, ok := s.board.(Tooltipper)
	_, carried := s.pick.Dragged()
	if !ok || s.hot == "" || s.tooltipSuppressed && !carried || u.In.Dragging && !carried || !u.Active() || s.tooltip.words != "" {
		return
	}
	if words := b.Tooltip(s.hot); words != "" {
		if at, ok := s.spots.where(s.hot); ok {
			u.TooltipAvoiding(at, s.named(words), s.advised)
		}
	}
}

// choose makes a move, or asks first: when the board warns, or when the person
// wants to be asked.
func (s *Screen) choose(c rules.Choice) {
	if w, ok := s.board.(Warner); ok {
		if words := w.Warn(c); words != "" {
			s.ask(c, words)
			return
		}
	}
	confirm := s.app.Settings.Confirm
	if confirm == "always" || confirm == "reveals" && s.play.Reveals(c.Move) {
		s.ask(c, "")
		return
	}
	s.make(c)
}

func (s *Screen) make(c rules.Choice) {
	s.sure, s.chooser, s.tooltipSuppressed = nil, chooser{}, true
	if err := s.play.Play(c.Move); err != nil {
		s.app.Toast(app.Sentence(err))
		s.app.Cue(sound.Deny)
		s.pick.Reset()
		return
	}
	if s.lesson != nil {
		s.lesson.feed(s) // before a bot begins to think of something else
	}
	s.app.Cue(sound.Tap)
}
