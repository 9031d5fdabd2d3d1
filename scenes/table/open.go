package table

import (
	"fmt"
	"time"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes/app"
)

// NewGame begins a game and saves it from the first move on; one that cannot begin leaves nothing.
func NewGame(a *app.App, title Title, r rules.Record) (*Screen, error) {
	s, err := newScreen(a, title, r, nil)
	if err != nil {
		return nil, err
	}
	keep, err := a.Store.CreateGame(r)
	a.Report(err)
	s.play.SetSaver(keep)
	return s, nil
}

// OpenUnsaved plays on with a record from elsewhere. Nothing is written before Save.
func OpenUnsaved(a *app.App, title Title, r rules.Record) (*Screen, error) {
	s, err := newScreen(a, title, r, nil)
	if err == nil {
		s.unsaved = true
	}
	return s, err
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
		return nil, fmt.Errorf("there is no game called %q in Intrigue", r.Game)
	}
	s, err := newScreen(a, title, r, keep)
	if err != nil {
		keep.Close()
	}
	return s, err
}

// Watch shows a finished or unfinished record from its beginning. Nothing is
// saved, and the watcher may look at everything that the record's own table
// would let them see.
func Watch(a *app.App, title Title, r rules.Record) (*Screen, error) {
	s, err := newScreen(a, title, r, nil)
	if err != nil {
		return nil, err
	}
	s.ending.shown = true // the results wait until they are asked for
	s.review.on = true
	s.review.seek(0)
	return s, nil
}

// newScreen opens a table and gives each of its parts what it needs of the others.
func newScreen(a *app.App, title Title, r rules.Record, keep *store.Game) (*Screen, error) {
	deps := session.Deps{
		Wake: a.Wake, Sync: a.Synchronous,
		Delay: func() time.Duration { return session.Speed(a.Settings.Speed).Delay() },
	}
	if keep != nil {
		deps.Saver = keep
	}
	play, err := session.New(title.Game, r, deps)
	if err != nil {
		return nil, err
	}
	g := newGame(a, title, play)
	s := &Screen{game: g, shown: moment{entries: -1}}
	s.lesson = lesson{game: g, spots: &s.spots}
	s.problem = problem{game: g, spots: &s.spots}
	s.catchUp = catchUp{game: g}
	s.tooltips = tooltips{game: g, lesson: &s.lesson, spots: &s.spots}
	s.pointing = Pointing{game: g, lesson: &s.lesson, problem: &s.problem, catchUp: &s.catchUp, tooltips: &s.tooltips,
		spots: &s.spots, picker: input.NewPicker(nil)}
	s.reader = reader{game: g, spots: &s.spots}
	s.review = review{game: g, lesson: &s.lesson, study: &s.study}
	s.study = study{game: g, review: &s.review, spots: &s.spots}
	s.undo = undo{game: g, pointing: &s.pointing, problem: &s.problem}
	s.curtain = curtain{game: g, undo: &s.undo, menu: s.menu}
	s.ending = ending{game: g, lesson: &s.lesson, problem: &s.problem, catchUp: &s.catchUp, review: &s.review, study: &s.study}
	s.prompt = prompt{game: g, lesson: &s.lesson, problem: &s.problem, pointing: &s.pointing, catchUp: &s.catchUp, study: &s.study}
	s.toolbar = toolbar{game: g, pointing: &s.pointing, undo: &s.undo, review: &s.review, lesson: &s.lesson,
		problem: &s.problem, ending: &s.ending, menu: s.menu}
	s.sidebar = sidebar{game: g, lesson: &s.lesson, problem: &s.problem, log: log{game: g, review: &s.review, study: &s.study}}
	s.voice = voice{game: g, pointing: &s.pointing, review: &s.review}
	s.spots.begin()
	if g.board, err = title.Board(&Seat{game: g, surroundings: a, progress: play, pointing: &s.pointing,
		review: &s.review, toolbar: &s.toolbar, plain: &s.plain}); err != nil {
		play.Close()
		return nil, err
	}
	return s, nil
}
