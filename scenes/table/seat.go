package table

import (
	"image/color"
	"intrigue/maps/geom"
	"slices"
	"strings"
	"time"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/parts"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// Seat is all that a board may know and do: what whoever looks may know, and what
// they may choose. The record, the position and the other seats' views stay with
// the Screen.
type Seat struct{ s *Screen }

// View is what whoever looks may know, at the moment that is looked at.
func (p *Seat) View() rules.View { return p.s.play.View() }

// Words are the choices that are words and no places, "choice.pass", each once.
func (p *Seat) Words() (ids []string) {
	for _, c := range p.s.Choices() {
		if isWord(c.Path[0]) && !slices.Contains(ids, c.Path[0]) {
			ids = append(ids, c.Path[0])
		}
	}
	return ids
}

// Alone reports whether at most one person is at the table.
func (p *Seat) Alone() bool { return p.s.alone() }

// Choices are the legal moves of those who look; read them, do not change them.
func (p *Seat) Choices() []rules.Choice { return p.s.Choices() }

// Playable reports whether those who look may choose something now.
func (p *Seat) Playable() bool { return p.s.Playable() }

// Reviewing reports whether the past is shown.
func (p *Seat) Reviewing() bool { return p.s.play.Reviewing() }

// Pointing is what has been pointed at so far, and what can be.
func (p *Seat) Pointing() Pointing { return Pointing{p.s} }

// Spot registers a place of the board that can be pointed at in this frame.
func (p *Seat) Spot(u *widgets.UI, sp Spot) { p.s.spots.add(u, p.s, sp) }

// Place notes where a target lies, without making it a spot: for tips, choosers
// and captions.
func (p *Seat) Place(target string, r widgets.Rect) { p.s.spots.place(target, r) }

// Where is the place of a target on the window, in this frame or the one before.
func (p *Seat) Where(target string) (widgets.Rect, bool) { return p.s.spots.where(target) }

// Ring rings the targets of the hint on show, or of the move that is asked about, whose
// ids begin so.
func (p *Seat) Ring(u *widgets.UI, ink color.RGBA, width float64, begin string) {
	for _, id := range p.meant() {
		if r, ok := p.Where(id); ok && strings.HasPrefix(id, begin) {
			u.BorderedBox(r.Inset(-4), color.RGBA{}, ink, width, 8)
		}
	}
}

// Sheet lays out by f what lies over the board, and rings there what Ring rings on it:
// twins of it, too.
func (p *Seat) Sheet(u *widgets.UI, ink color.RGBA, width float64, f func()) {
	n := len(p.s.spots.all)
	f()
	for _, sp := range p.s.spots.all[n:] {
		if slices.Contains(p.meant(), sp.ID) {
			u.BorderedBox(sp.R.Inset(-4), color.RGBA{}, ink, width, 8)
		}
	}
}

// meant are the targets of the hint on show, or of the move that is asked about.
func (p *Seat) meant() []string {
	c, ok := p.Pointing().Hint()
	if !ok {
		c, _ = p.Pointing().Asked()
	}
	return c.Path
}

// Advice is what is written beside the target of the hint on show, or of the move that is
// asked about; "" for neither.
func (p *Seat) Advice() string {
	if _, ok := p.Pointing().Hint(); ok {
		return "hint"
	}
	if _, ok := p.Pointing().Asked(); ok {
		return "here?"
	}
	return ""
}

// Flag writes below the place to which the hint on show leads that it does, or asks, if
// its id begins so: a ring alone can drown in the picture beneath it.
func (p *Seat) Flag(u *widgets.UI, ink color.RGBA, begin string) {
	c, ok := p.Pointing().Hint()
	if !ok {
		c, _ = p.Pointing().Asked()
	}
	if len(c.Path) == 0 {
		return
	}
	last := c.Path[len(c.Path)-1]
	if r, ok := p.Where(last); ok && strings.HasPrefix(last, begin) {
		u.OverlayClipped(func() { Tag(u, geom.Pt(r.X+r.W/2, r.Y+r.H-8), p.Advice(), ink) })
	}
}

// Tag writes a few words on a small dark label below a point.
func Tag(u *widgets.UI, at geom.Point, words string, c color.RGBA) {
	st := widgets.Style{Face: face.UIBold, Size: 12, Colour: color.RGBA{255, 250, 235, 255}, Align: widgets.Centre}
	w := u.Type.Width(st.Face, st.Size, words) + 10
	r := widgets.Rect{X: at.X - w/2, Y: at.Y, W: w, H: 16}
	rim, thick := color.RGBA{0x1E, 0x1A, 0x17, 0xCC}, 1.0
	if u.Theme.HighContrast {
		c, rim, thick, st.Colour = u.Theme.Background, u.Theme.Rim, 1.5, u.Theme.Pale
	}
	u.BorderedBox(r, c, rim, thick, 5)
	u.FixedLabel(r, words, st)
}

// Point chooses a target as if a person had pressed it.
func (p *Seat) Point(target string) { p.s.point(target) }

// Choose makes a move, or asks first if the person wants to be asked.
func (p *Seat) Choose(c rules.Choice) { p.s.choose(c) }

// Refuse says beside a target why it cannot be chosen; with a zero refusal the
// rules are asked.
func (p *Seat) Refuse(target string, why rules.Refusal) {
	if why.Refused() {
		p.s.refuseWith(target, why.Text)
		return
	}
	p.s.refuse(target)
}

// HandedTo is the seat to which the screen is being handed over; not ok while no
// curtain is drawn.
func (p *Seat) HandedTo() (rules.Seat, bool) {
	g, up := p.s.play.Curtain()
	return g.Seat, up
}

// Look is the colour and shape of a player, from the palette that people chose.
func (p *Seat) Look(colour int) sprites.Player { return p.s.app.Look(colour) }

// Name is what people call a seat.
func (p *Seat) Name(s rules.Seat) string { return p.s.play.Name(s) }

// Seats says who sits where.
func (p *Seat) Seats() []rules.SeatInfo { return p.s.play.Seats() }

// Marks are what stands for a seat everywhere.
func (p *Seat) Marks(s rules.Seat) []parts.Mark { return p.s.marks(s) }

// Motion is how long a piece travels; 0 when nothing should move.
func (p *Seat) Motion() time.Duration { return p.s.app.Motion() }

// Highlights reports whether the person wants what can be chosen to be marked.
func (p *Seat) Highlights() bool { return p.s.app.Settings.Highlights }

// Scale is pixels a point, for what is baked.
func (p *Seat) Scale() float64 { return p.s.app.Scale }

// Wake makes a sleeping window draw again; safe from any goroutine.
func (p *Seat) Wake() { p.s.app.Wake() }

// Synchronous reports that work should be done within the frame, for tests.
func (p *Seat) Synchronous() bool { return p.s.app.Synchronous }

// Notes are the pencil marks of those who look, by target.
func (p *Seat) Notes() map[string]string { return p.s.play.Notes() }

// Surround shows the wooden desk where a board does not reach: m in r.
func (p *Seat) Surround(u *widgets.UI, r, m widgets.Rect) { p.s.app.Surround(u, r, m) }

// Keyed is words with the key of an action behind them, "Hint (H)", if it has one.
func (p *Seat) Keyed(words string, a input.Action) string { return p.s.app.Keyed(words, a) }

// Cue makes a sound.
func (p *Seat) Cue(e sound.Effect) { p.s.app.Cue(e) }

// NoteAdvice remembers that the person was helped, for the statistics.
func (p *Seat) NoteAdvice() { p.s.play.NoteAdvice() }

// AtOpenTable reports whether a decision is taken where everybody looks, though its
// seat has secrets.
func (p *Seat) AtOpenTable() bool { return p.s.play.DecidesOpenly() }

// Papers hands the screen to who decides at the open table, behind a curtain.
func (p *Seat) Papers() bool { return p.s.play.DrawCurtain() }

// Holding reports whether who looks holds something that nobody else may see.
func (p *Seat) Holding() bool { return p.s.play.InPrivate() }

// PutAway puts that away, and the game goes on.
func (p *Seat) PutAway() { p.s.play.EndPrivate() }

// Replay plays moves of the only seat of a solitaire, one after the other at the
// set speed; nil stops.
func (p *Seat) Replay(moves []rules.Move) {
	var all []rules.Entry
	for _, m := range moves {
		all = append(all, rules.Entry{Move: m})
	}
	p.s.play.Replay(all)
}

// Replaying is the number of moves of a replay that are still to come.
func (p *Seat) Replaying() int { return p.s.play.Replaying() }

// Watch plays the past again, step by step, from the newest moment of which begins
// holds, and comes back to the table. It reports false where there was none.
func (p *Seat) Watch(begins func(rules.View) bool) bool {
	from, ok := p.s.play.FindLast(begins)
	if ok {
		p.s.review.watch(p.s, from)
	}
	return ok
}

// Still reports that nothing moves by itself in this app.
func (p *Seat) Still() bool { return p.Motion() == 0 }
