package table

import (
	"cmp"
	"image/color"
	"slices"
	"strings"
	"time"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/scenes/parts"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// Host is all that a board may know and do: what the viewer may know, and what
// they may choose. The record, the position and the other seats' views stay with
// the Screen.
type Host struct {
	*game
	surroundings
	progress
	pointing *Pointing
	review   *review
	toolbar  *toolbar
	plain    *widgets.Rect // see AtPlainSize
}

// surroundings is what the app does for a board.
type surroundings interface {
	Look(colour int) sprites.Player            // the colour and shape of a player, from the palette that people chose
	Motion() time.Duration                     // how long a piece travels; 0 when nothing should move
	Moment() time.Duration                     // how long a big moment is shown; 0 when none is
	Keyed(words string, a input.Action) string // words with the key of an action behind them, "Hint (H)", if it has one
	Cue(sound.Effect)                          // makes a sound
	Surround(u *widgets.UI, r, m widgets.Rect) // shows the wooden desk where a board does not reach: m in r
}

// progress is what a board may know of the game in progress.
type progress interface {
	View() rules.View         // what the viewer may know, at the moment that is looked at
	Reviewing() bool          // the past is shown
	Name(rules.Seat) string   // what people call a seat
	Seats() []rules.SeatInfo  // who sits where
	Notes() map[string]string // the pencil marks of those who look, by target
	NoteAdvice(by string)     // remembers that the person was helped, for the results and the statistics
	Replaying() int           // the moves of a replay that are still to come
}

// AtPlainSize runs f, which measures, at the usual text size where that of the person is larger,
// with the room that the board has there.
func (h *Host) AtPlainSize(u *widgets.UI, f func(r widgets.Rect)) {
	u.AtScale(min(1, u.TextScale), func() { f(*h.plain) })
}

// Solving reports whether a problem is tried: then nothing may help but its own hints.
func (h *Host) Solving() bool { return h.mode.unaided() }

// Words are the choices that are words and no places, "choice.pass", each once.
func (h *Host) Words() []string { return h.pointing.words() }

// Sequence returns the moves that a press on a target makes at once; see Board.
func (h *Host) Sequence(target string) []rules.Move {
	moves, _ := h.pointing.sequence(target)
	return moves
}

// Start makes these moves.
func (h *Host) Start(target string) {
	if moves := h.Sequence(target); len(moves) > 0 {
		h.pointing.start(target, moves)
	}
}

// EndsLast puts words that end or decline what is asked behind the others, in place, and returns them.
func (h *Host) EndsLast(ids []string) []string {
	ends := func(id string) int { return widgets.If(h.pointing.ends(id), 1, 0) }
	slices.SortStableFunc(ids, func(a, b string) int { return ends(a) - ends(b) })
	return ids
}

// Choices are the legal moves of those who look; read them, do not change them.
func (h *Host) Choices() []rules.Choice { return h.pointing.choices() }

// Explained are the targets that a caption of a lesson, an analysis or the card of a problem speaks of.
func (h *Host) Explained() []string { return h.spots.explained }

// OrAnother ends a sentence that says what to do with the piece in hand: another one may be taken
// where a choice begins with it. A lesson allows one choice only.
func (h *Host) OrAnother(words string) string {
	hand := h.pointing.Hand()
	if slices.ContainsFunc(h.Choices(), func(c rules.Choice) bool { return c.Path[0] != hand && !isWord(c.Path[0]) }) {
		return words + ", or take another piece."
	}
	return words + "."
}

// Playable reports whether those who look may choose something now.
func (h *Host) Playable() bool { return h.pointing.playable() }

// Pointing is what has been pointed at so far, and what can be.
func (h *Host) Pointing() *Pointing { return h.pointing }

// Spot registers a place of the board that can be pointed at in this frame.
func (h *Host) Spot(u *widgets.UI, sp Spot) {
	h.spots.add(u, sp, h.pointing.stops(sp), isWord(sp.ID) && h.pointing.ends(sp.ID))
}

// Key registers and paints the key of a choice that is a word.
func (h *Host) Key(u *widgets.UI, target, twin string, r widgets.Rect, words string, o widgets.ButtonOptions) {
	h.Spot(u, Spot{ID: target, Twin: twin, R: r, Role: Key})
	if h.pointing.ends(target) && h.board.Tooltip(target) == "" {
		o.Tooltip = cmp.Or(o.Tooltip, h.Keyed(words, input.Done))
	}
	if h.Reviewing() && o.Weight == widgets.Primary { // in the past it only tells what could be chosen
		o.Weight = widgets.Plain
	}
	u.PaintButton(SpotID(target, twin), r, words, o)
	u.KeepInSight(r) // the tip of the next one does not lie over it
}

// Keys lays out the keys of choices that are words side by side in r, wide points each
// where there is room. look says how each is to look.
func (h *Host) Keys(u *widgets.UI, r widgets.Rect, ids []string, wide float64,
	look func(i int, l rules.Label, key widgets.Rect) widgets.ButtonOptions) {
	labels, titles := make([]rules.Label, len(ids)), make([]string, len(ids))
	for i, id := range ids {
		labels[i] = h.label(id)
		titles[i] = labels[i].Title
	}
	for i, key := range parts.Keys(u, r, titles, wide) {
		h.Key(u, ids[i], "", key, titles[i], look(i, labels[i], key))
	}
}

// Place notes where a target lies, without making it a spot: for tips, choosers
// and captions.
func (h *Host) Place(target string, r widgets.Rect) { h.spots.place(target, r) }

// Where is the place of a target on the window, in this frame or the one before.
func (h *Host) Where(target string) (widgets.Rect, bool) { return h.spots.where(target) }

// Point chooses a target as if a person had pressed it.
func (h *Host) Point(target string) { h.pointing.point(target) }

// Choose makes a move, or asks first if the person wants to be asked.
func (h *Host) Choose(c rules.Choice) { h.pointing.choose(c) }

// Refuse says beside a target why it cannot be chosen; with a zero refusal the
// rules are asked.
func (h *Host) Refuse(target string, why rules.Refusal) {
	if why.Refused() {
		h.pointing.tooltips.refuseWith(target, why.Text)
	} else {
		h.pointing.tooltips.refuse(target)
	}
}

// HandedTo is the seat to which the screen is being handed over; not ok while no
// curtain is drawn.
func (h *Host) HandedTo() (rules.Seat, bool) {
	g, up := h.play.Curtain()
	return g.Seat, up
}

// FullName is what people call a seat and, where it differs, what the log and the rules do: its colour.
func (h *Host) FullName(s rules.Seat, colour string) string {
	if name := h.Name(s); name != colour {
		return name + " · " + colour
	}
	return colour
}

// Highlights reports whether the person wants what can be chosen to be marked.
func (h *Host) Highlights() bool { return h.app.Settings.Highlights }

// Scale is pixels a point, for what is baked.
func (h *Host) Scale() float64 { return h.app.Scale }

// Wake makes a sleeping window draw again; safe from any goroutine.
func (h *Host) Wake() { h.app.Wake() }

// Synchronous reports that work should be done within the frame, for tests.
func (h *Host) Synchronous() bool { return h.app.Synchronous }

// AtOpenTable reports whether everybody looks while a seat that has secrets decides.
func (h *Host) AtOpenTable() bool { return h.play.DecidesOpenly() }

// Papers hands the screen to the player who decides at the open table, behind a curtain.
func (h *Host) Papers() bool { return h.play.DrawCurtain() }

// Holding reports whether the viewer holds something that nobody else may see.
func (h *Host) Holding() bool { return h.play.InPrivate() }

// PutAway puts that away, and the game goes on.
func (h *Host) PutAway() { h.play.EndPrivate() }

// Replay plays moves of the only seat of a solitaire, one by one at the set speed; nil stops.
func (h *Host) Replay(moves []rules.Move) {
	var all []rules.Entry
	for _, m := range moves {
		all = append(all, rules.Entry{Move: m})
	}
	h.play.Replay(all)
}

// Watch plays the past again, step by step, from the newest moment of which begins
// holds, and comes back to the table. It reports false where there was none.
func (h *Host) Watch(begins func(rules.View) bool) bool {
	all, err := rules.Replay(h.title.Game, h.play.Record())
	if h.app.Report(err) {
		return false
	}
	for i := len(all) - 2; i >= 0; i-- {
		if begins(all[i].Seen(h.play.Viewer())) {
			h.review.watch(i)
			return true
		}
	}
	return false
}

// Still reports that nothing moves by itself in this app.
func (h *Host) Still() bool { return h.Motion() == 0 }

// Ring rings the targets of the hint on show, or of the move asked about, whose ids have the prefix.
func (h *Host) Ring(u *widgets.UI, ink color.RGBA, width float64, prefix string) {
	h.pointing.ring(u, ink, width, prefix)
}

// Sheet lays out by f what lies over the board, and rings there, on twins too, what Ring rings on it.
func (h *Host) Sheet(u *widgets.UI, ink color.RGBA, width float64, f func()) {
	before := len(h.spots.all)
	f()
	targets, _ := h.pointing.meant()
	for _, sp := range h.spots.all[before:] {
		if slices.Contains(targets, sp.ID) {
			u.BorderedBox(sp.R.Inset(-4), color.RGBA{}, ink, width, 8)
		}
	}
}

// Advice is what is written beside what the hint on show, or the question, means; "" for neither.
func (h *Host) Advice() string {
	_, note := h.pointing.meant()
	return note
}

// Flag paints a tag, "hint" or "here?", below the last target of the hint on show or of the move asked about, if its id has
// the prefix: a ring alone can drown in the picture beneath it.
func (h *Host) Flag(u *widgets.UI, ink color.RGBA, prefix string) {
	targets, _ := h.pointing.meant()
	if len(targets) == 0 {
		return
	}
	last := targets[len(targets)-1]
	if r, ok := h.Where(last); ok && strings.HasPrefix(last, prefix) {
		u.OverlayClipped(func() { Tag(u, geom.Pt(r.X+r.W/2, r.Y+r.H-8), h.Advice(), ink) })
	}
}
