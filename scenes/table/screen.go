// Package table is the screen of a game in progress, the same for every game:
// pointing, choosing, asking, the curtain, the log, looking back, lessons, results
// and the menu. A game gives it a Board.
//
// It knows no game and no rule: it walks the legal choices with input.Picker, which
// is the one truth about what is still possible.
package table

import (
	"fmt"
	"intrigue/maps/geom"
	"strings"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/parts"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// Screen is the table on the window. It keeps what is pointed at, the log and the
// clock of what is shown, and gives the Board its room.
type Screen struct {
	app   *app.App
	title Title
	play  *input.Table
	pick  *input.Picker
	board Board
	spots spots

	names seatNames
	state moment    // what pick and the board were last told
	ended time.Time // when the end was first shown
	told  bool      // the results were opened

	hot               string // the target that is pointed at
	held              string // the piece that was last in hand
	autoHeld          bool   // it came into the hand without a press on it
	lifted            Spot   // the piece that is dragged
	followed          rules.Move
	tooltipSuppressed bool // no tip until the pointer moves away: something has just been chosen
	suppressedAt      geom.Point
	word              string    // the newest target that made a move, if it is a word
	wordAt            time.Time // and when

	sure          *question
	chooser       chooser
	readerCard    readerCard
	tooltip       tooltip
	catchUp       catchUp
	review        reviewState
	hideLog       bool
	lesson        *teaching    // nil when nobody is taught
	curtainSince  time.Time    // when the curtain was drawn
	pointerMoved  bool         // the pointer has been moved since
	thinkingSince time.Time    // since when a bot thinks
	sidebarH      float64      // of the board's part of the sidebar, in the last frame
	corner        float64      // where the board ends below
	margin        float64      // the width of the tools over the corner of the board, 0 when they stand in the tray
	advised       widgets.Rect // the line that gives the reason of a hint, nothing while there is none
	undoAsk       bool
	unsaved       bool // from elsewhere, and nothing has been written yet
}

// moment identifies what is shown, to notice when it changes.
type moment struct {
	entries, at int
	looking     rules.Seat
	deciding    rules.Seat
	gate        bool
}

// NewGame begins a game and saves it from the first move on. Nothing is written of one
// that cannot begin.
func NewGame(a *app.App, title Title, r rules.Record) (*Screen, error) {
	t, err := newScreen(a, title, r, nil)
	if err != nil {
		return nil, err
	}
	keep, err := a.Store.CreateGame(r)
	if err != nil {
		a.Toast(app.Sentence(err))
	}
	t.play.SetSaver(keep)
	return t, nil
}

// OpenUnsaved plays on with a record from elsewhere. Nothing is written before Save.
func OpenUnsaved(a *app.App, title Title, r rules.Record) (*Screen, error) {
	t, err := newScreen(a, title, r, nil)
	if err == nil {
		t.unsaved = true
	}
	return t, err
}

// Save makes an adopted game a saved one, as far as it has come. It does nothing to
// all others, and nothing to a table that was left.
func (s *Screen) Save() {
	if !s.unsaved {
		return
	}
	s.unsaved = false
	keep := s.app.Store.NewGame(s.play.Record())
	s.play.SetSaver(keep)
	if err := keep.Save(); err != nil {
		s.app.Toast(app.Sentence(err))
	}
}

// Resume opens a saved game by its name in the store.
func Resume(a *app.App, titles Titles, name string) (*Screen, error) {
	keep, r, err := a.Store.Load(name)
	if err != nil {
		return nil, err
	}
	title, ok := titles.Find(r.Game)
	if !ok {
		keep.Close()
		return nil, fmt.Errorf("%q is not on this shelf", r.Game)
	}
	t, err := newScreen(a, title, r, keep)
	if err != nil {
		keep.Close()
	}
	return t, err
}

// Watch shows a finished or unfinished record from its beginning. Nothing is
// saved, and whoever watches may look at everything that the record's own table
// would let them see.
func Watch(a *app.App, title Title, r rules.Record) (*Screen, error) {
	t, err := newScreen(a, title, r, nil)
	if err != nil {
		return nil, err
	}
	t.told = true // the results wait until they are asked for
	t.review.open(t)
	t.review.to(t, 0)
	return t, nil
}

func newScreen(a *app.App, title Title, r rules.Record, keep *store.Game) (*Screen, error) {
	means := depsOf(a)
	if keep != nil {
		means.Saver = keep
	}
	play, err := input.NewTable(title.Game, r, means)
	if err != nil {
		return nil, err
	}
	t := &Screen{app: a, title: title, play: play, pick: input.NewPicker(nil), state: moment{entries: -1}}
	t.names = seatNamesOf(title.Game.About(), play.Seats())
	t.spots.begin()
	if t.board, err = title.Board(&Seat{t}); err != nil {
		play.Close()
		return nil, err
	}
	return t, nil
}

// depsOf are what a table in this app needs to go on, but for who keeps it.
func depsOf(a *app.App) input.Deps {
	return input.Deps{
		Wake: a.Wake, Sync: a.Synchronous,
		Delay: func() time.Duration { return input.Speed(a.Settings.Speed).Delay() },
	}
}

// Game is the game in progress, for what belongs to the table itself: tests,
// pictures, the flags. A board has a Seat instead.
func (s *Screen) Game() *input.Table { return s.play }

// Pointing is what has been pointed at, for tests.
func (s *Screen) Pointing() Pointing { return Pointing{s} }

// Where is the place of a target on the window, for tests.
func (s *Screen) Where(target string) (widgets.Rect, bool) { return s.spots.where(target) }

// Spoken is the id under which a place of the window is told to those who listen:
// boards name places as they are printed.
func (s *Screen) Spoken(id string) string {
	target, ok := TargetOf(id)
	if b, speaks := s.board.(Speaker); ok && speaks {
		_, twin, _ := strings.Cut(id, "#")
		return SpotID(b.Spoken(target), twin)
	}
	return id
}

// Held is the place of the window whose piece somebody has in hand, "" for none.
func (s *Screen) Held() string {
	if hand := (Pointing{s}).Hand(); hand != "" {
		return SpotID(hand, "")
	}
	return ""
}

func (s *Screen) marks(seat rules.Seat) []parts.Mark {
	return s.title.MarksOf(s.app, s.play.Seats(), seat)
}

// Close stops the bots and lets the file go; everything is saved already.
func (s *Screen) Close() {
	if s.lesson != nil {
		s.leaveLesson()
	}
	s.board.Close()
	if err := s.play.Close(); err != nil {
		s.app.Toast(app.Sentence(err))
	}
	s.unsaved = false
}

// Playable reports whether those who look may choose something now.
func (s *Screen) Playable() bool {
	return len(s.Choices()) > 0 && !s.catchUp.on && s.sure == nil
}

// Frame implements Screen.
func (s *Screen) Frame(u *widgets.UI) {
	u.Theme.Accent = s.title.Accent
	if s.lesson != nil {
		s.lesson.step(s)
	}
	if s.waits() {
		defer func() {
			if !s.waits() {
				u.Animate() // now the game goes on
			}
		}()
	} else {
		s.play.Update(u.Now)
		if due, ok := s.play.Due(); ok {
			u.WakeAt(due)
		}
	}
	for _, n := range s.play.Notices() {
		s.app.Toast(n)
	}
	s.app.Notices() // of the file behind the game, in the frame of the move
	s.refresh()
	if g, up := s.play.Curtain(); up {
		s.curtain(u, g)
		return
	}
	s.catchUp.step(s, u)
	s.spots.begin()
	s.look(u)
	s.times(u)
	s.layout(u)
	s.answer(u)
	s.read(u)
	s.keys(u)
	s.overlays(u)
	s.end(u)
}

// refresh notices what has changed since the last frame and begins anew with it.
func (s *Screen) refresh() {
	_, gate := s.play.Curtain()
	deciding, _ := s.play.Deciding()
	now := moment{s.play.Len(), s.play.Cursor(), s.play.Viewer(), deciding, gate}
	if now == s.state {
		return
	}
	old := s.state
	s.state = now
	s.tooltip, s.followed = tooltip{}, ""
	// A move ends what was picked, even when the very same choices come after it.
	if same := s.pick.Update(s.Choices()); !same || now.entries != old.entries || now.deciding != old.deciding || now.at != now.entries {
		s.pick.Reset()
		s.sure, s.chooser = nil, chooser{}
		defer func() { s.hold(s.held) }()
	}
	switch {
	case gate:
		s.held = ""
		return
	case old.gate || old.entries < 0:
		// Somebody has just sat down: first what they missed, then the present.
		if from, to := s.play.Missed(); old.gate && from < to {
			s.catchUp.begin(s, from)
		}
		s.board.Changed(true)
		return
	}
	step := now.at - old.at
	// At an open table pieces travel, whoever decides next.
	other := now.looking != old.looking && s.title.Game.About().Secret
	s.board.Changed(other || step < 0 || step > 8 || step > 3 && s.decided(old.at, now.at) != 1)
	if now.at > old.at && now.at == now.entries {
		s.announce()
	}
}

// decided is how many people or bots have decided between two moments. One decision and
// what luck made of it at once, a few cards drawn and a scheme, are no jump.
func (s *Screen) decided(from, to int) (n int) {
	all := s.play.Record().Entries
	for i := from; i < min(to, len(all)); i++ {
		if all[i].Seat >= 0 {
			n++
		}
	}
	return n
}

// announce makes the sound of a move that has just been seen.
func (s *Screen) announce() {
	if _, mine := s.play.Deciding(); mine {
		s.app.Cue(sound.Bell)
		return
	}
	s.app.Cue(sound.Tap)
}

// end opens the results, once, a moment after the last move was seen.
func (s *Screen) end(u *widgets.UI) {
	if !s.play.Over() || s.told || s.catchUp.on || s.lesson != nil {
		return
	}
	if s.lingers() {
		return
	}
	if s.ended.IsZero() {
		s.ended = u.Now
	}
	wait := 1800 * time.Millisecond
	if s.app.Motion() == 0 {
		wait = 500 * time.Millisecond
	}
	if u.Now.Sub(s.ended) < wait {
		u.WakeAt(s.ended.Add(wait))
		return
	}
	s.told = true
	s.Results()
}

// lingers reports whether the board still shows what has happened; bots wait for it, so
// that nobody misses what they do behind it.
func (s *Screen) lingers() bool {
	l, ok := s.board.(Lingerer)
	return ok && l.Lingers()
}

// waits reports whether nobody moves: what has happened is still shown, or the last
// words of a lesson are not read yet.
func (s *Screen) waits() bool {
	return s.lingers() || s.lesson != nil && s.play.Replaying() == 0 && len(s.lesson.script(s)) == 0
}

// LookBack shows the table as it was before entry i.
func (s *Screen) LookBack(i int) {
	s.review.on, s.told = true, true
	s.review.to(s, i)
}

// Baked reports whether the board is there at its full sharpness.
func (s *Screen) Baked() bool {
	b, ok := s.board.(Baker)
	return !ok || b.Baked()
}

// Results shows how the game ended.
func (s *Screen) Results() {
	s.app.Open(NewResults(s.app, s.title, s.play, func() {
		s.app.Back()
		s.review.open(s)
	}))
}
