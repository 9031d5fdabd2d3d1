package scenes

import (
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// Board is one game's way of showing itself on the table. It is handed views and
// legal targets through the Table and never sees a position.
type Board interface {
	// Frame lays out the board itself in r.
	Frame(u *widgets.UI, r widgets.Rect)
	// Rail lays out who sits where and what is public, from the top of r, and
	// returns the height it took. The log goes below.
	Rail(u *widgets.UI, r widgets.Rect) float64
	// Tray lays out what those who look hold in their hand.
	Tray(u *widgets.UI, r widgets.Rect)
	// Curtain paints the world of the game on the closed curtain: nothing of the game.
	Curtain(u *widgets.UI, r widgets.Rect)
	// Word is the picture and the name of a target, for the small chooser.
	Word(target string) (sprite, name string)
	// Where is the place of a target on the window, for tips and choosers.
	Where(target string) (widgets.Rect, bool)
	// Mark is the piece that a line of the log speaks of, if it speaks of one.
	Mark(line string) (Mark, bool)
	// Changed is told that the view is another one than before. skip says that
	// nothing should travel: the moment was jumped to.
	Changed(skip bool)
	Close()
}

// Table is the screen of a game in progress. It knows no game: it walks the legal
// choices, keeps the log and the clock of what is shown, and gives the Board its
// room.
type Table struct {
	Desk  *Desk
	Title Title
	Play  *input.Table
	Pick  *input.Picker
	Board Board

	keep  *store.Game
	state moment    // what Pick and the Board were last told
	ended time.Time // when the end was first shown
	told  bool      // the results were opened

	sure   *rules.Choice // waits for a second confirmation, beside sureAt
	sureAt widgets.Rect
	// sureWords is what the question is about, if the move does not say it.
	sureWords string
	ask       askState
	bubble    bubble
	catchUp   catchUp
	review    reviewState
	hideLog   bool
	lesson    *teaching // nil when nobody is taught
	fell      time.Time // when the curtain was drawn
	railH     float64   // of the board's part of the rail, in the last frame
	undoAsk   bool
}

// moment identifies what is shown, to notice when it changes.
type moment struct {
	entries, at int
	looking     rules.Seat
	deciding    rules.Seat
	gate        bool
}

// NewGame begins a game and saves it from the first move on.
func NewGame(d *Desk, title Title, r rules.Record) (*Table, error) {
	keep, err := d.Store.Begin(r)
	if err != nil {
		d.Say(err.Error())
	}
	return newTable(d, title, r, keep)
}

// Resume opens a saved game by its name in the store.
func Resume(d *Desk, name string) (*Table, error) {
	keep, r, err := d.Store.Load(name)
	if err != nil {
		return nil, err
	}
	title, _ := d.Title(r.Game)
	t, err := newTable(d, title, r, keep)
	if err != nil {
		keep.Close()
	}
	return t, err
}

// Watch shows a finished or unfinished record from its beginning. Nothing is
// saved, and whoever watches may look at everything that the record's own table
// would let them see.
func Watch(d *Desk, title Title, r rules.Record) (*Table, error) {
	t, err := newTable(d, title, r, nil)
	if err != nil {
		return nil, err
	}
	t.told = true // the results wait until they are asked for
	t.review.open(t)
	t.review.to(t, 0)
	return t, nil
}

func newTable(d *Desk, title Title, r rules.Record, keep *store.Game) (*Table, error) {
	means := input.Means{
		Wake: d.Wake, Sync: d.Synchronous,
		Pause: func() time.Duration { return input.Speed(d.Settings.Speed).Pause() },
	}
	if keep != nil {
		means.Keep = keep
	}
	play, err := input.NewTable(title.Game, r, means)
	if err != nil {
		return nil, err
	}
	t := &Table{Desk: d, Title: title, Play: play, Pick: input.NewPicker(nil), keep: keep, state: moment{entries: -1}}
	if t.Board, err = title.Board(d, t); err != nil {
		play.Close()
		return nil, err
	}
	return t, nil
}

// Close stops the bots and lets the file go; everything is saved already.
func (t *Table) Close() {
	t.Board.Close()
	if err := t.Play.Close(); err != nil {
		t.Desk.Say(err.Error())
	}
}

// Motion is how long a piece travels; 0 when people want no motion.
func (t *Table) Motion() time.Duration {
	if t.Desk.Settings.ReduceMotion {
		return 0
	}
	return input.Speed(t.Desk.Settings.Speed).Motion()
}

// Playable reports whether those who look may choose something now.
func (t *Table) Playable() bool {
	return len(t.Choices()) > 0 && !t.catchUp.on && t.sure == nil
}

// Frame implements Screen.
func (t *Table) Frame(u *widgets.UI) {
	u.Theme.Accent = t.Title.Accent
	if t.lesson != nil {
		t.lesson.step(t)
	}
	t.Play.Update(u.Now)
	if due, ok := t.Play.Due(); ok {
		u.Later(due)
	}
	for _, n := range t.Play.Notices() {
		t.Desk.Say(n)
	}
	t.refresh()
	if g, up := t.Play.Gate(); up {
		t.curtain(u, g)
		return
	}
	t.catchUp.step(t, u)
	t.layout(u)
	t.keys(u)
	t.overlays(u)
	t.end(u)
}

// refresh notices what has changed since the last frame and begins anew with it.
func (t *Table) refresh() {
	_, gate := t.Play.Gate()
	deciding, _ := t.Play.Deciding()
	now := moment{t.Play.Len(), t.Play.At(), t.Play.Looking(), deciding, gate}
	if now == t.state {
		return
	}
	old := t.state
	t.state = now
	t.Pick = input.NewPicker(t.Choices())
	t.sure, t.ask, t.bubble = nil, askState{}, bubble{}
	switch {
	case gate:
		return
	case old.gate || old.entries < 0:
		// Somebody has just sat down: first what they missed, then the present.
		if from, to := t.Play.SinceLastLooked(); old.gate && from < to {
			t.catchUp.begin(t, from)
		}
		t.Board.Changed(true)
		return
	}
	step := now.at - old.at
	t.Board.Changed(now.looking != old.looking || step < 0 || step > 3)
	if now.at > old.at && now.at == now.entries {
		t.announce()
	}
}

// announce makes the sound of a move that has just been seen.
func (t *Table) announce() {
	if _, mine := t.Play.Deciding(); mine {
		t.Desk.Play(sound.Bell)
		return
	}
	t.Desk.Play(sound.Tap)
}

// end opens the results, once, a moment after the last move was seen.
func (t *Table) end(u *widgets.UI) {
	if !t.Play.Over() || t.told || t.catchUp.on || t.lesson != nil {
		return
	}
	if t.ended.IsZero() {
		t.ended = u.Now
	}
	wait := 1800 * time.Millisecond
	if t.Motion() == 0 {
		wait = 500 * time.Millisecond
	}
	if u.Now.Sub(t.ended) < wait {
		u.Later(t.ended.Add(wait))
		return
	}
	t.told = true
	t.keepResult()
	t.Results()
}

// LookBack shows the table as it was before entry i.
func (t *Table) LookBack(i int) {
	t.review.on, t.told = true, true
	t.review.to(t, i)
}

// Baked reports whether the board is there at its full sharpness.
func (t *Table) Baked() bool {
	b, ok := t.Board.(interface{ Baked() bool })
	return !ok || b.Baked()
}

// Results shows how the game ended.
func (t *Table) Results() {
	t.Desk.Open(NewResults(t.Desk, t.Title, t.Play, func() {
		t.Desk.Back()
		t.review.open(t)
	}))
}
