package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"intrigue/input"
	"intrigue/input/analysis"
	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/table/match"
	"intrigue/scenes/table/study"
)

// Title is one game on the shelf: its cover and its board.
type Title struct {
	match.Cover
	Board func(*Host) (Board, error)
	// Shots are situations of the game that look different, for -shots.
	Shots []Shot
}

// Shot is a situation that is reached by letting bots play so many entries of a
// fixed deal, and then resting the pointer on a target, or pressing it if the
// target is written behind a "!".
type Shot struct {
	Name    string
	Entries int
	Point   string
	After   time.Duration // 0 waits until nothing moves any more
	Store   bool          // shows the game on the pages of stores
}

// Titles are the games of the program, in the order of the shelf.
type Titles []Title

// Find is the title of a game by its key.
func (all Titles) Find(key string) (Title, bool) {
	for _, t := range all {
		if t.Game.About().Key == key {
			return t, true
		}
	}
	return Title{}, false
}

// Game is the game of a key, for the store.
func (all Titles) Game(key string) (rules.Game, bool) {
	t, ok := all.Find(key)
	return t.Game, ok
}

// Keys lists the keys of all games.
func (all Titles) Keys() []string {
	var keys []string
	for _, t := range all {
		keys = append(keys, t.Game.About().Key)
	}
	return keys
}

// NewGame begins a game and saves it from the first move on; one that cannot begin leaves nothing.
func NewGame(a *app.App, title Title, r rules.Record) (*Screen, error) {
	s, err := newScreen(a, title, r, nil)
	if err != nil {
		return nil, err
	}
	keep := a.Store.NewGame(r)
	a.Report(keep.Append()) // what has moves already
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
	s.review.enter()
	s.review.seek(0)
	return s, nil
}

// Teach opens a table with a lesson, where it was left the last time. It is saved from
// its last caption on, when it has become a game like any other. The last lesson leads on to problems,
// which may be nil.
func Teach(a *app.App, title Title, l rules.Lesson, problems func()) (*Screen, error) {
	r := l.Record
	r.Entries = nil
	if n := a.Settings.Halfway[title.LessonKey(l)]; n > 0 && n <= len(l.Record.Entries) {
		r.Entries = l.Record.Entries[:n]
	}
	s, err := newScreen(a, title, r, nil)
	if err != nil {
		return nil, err
	}
	taught := &lesson{playing: s.forPeople(), of: l, at: -1, problems: problems, teach: func(next rules.Lesson) {
		swap(a)(Teach(a, title, next, problems))
	}}
	s.mode = taught
	taught.feed()
	return s, nil
}

// TryProblem opens a table with a problem. Nothing of it is saved but what came of it. Those after it have a theme, if it is not "".
func TryProblem(a *app.App, title Title, p rules.Problem, theme string) (*Screen, error) {
	return try(a, title, puzzle{title.Game, p, theme})
}

// Retry opens a table with the first of some slips that was not made good yet, or the first. Nothing of it is saved but
// whether it was made good.
func Retry(a *app.App, title Title, all []analysis.Slip) (*Screen, error) {
	r := retry{game: title.Game, all: all}
	for r.at < len(all)-1 && tried(a, r).Solved {
		r.at++
	}
	if tried(a, r).Solved {
		r.at = 0
	}
	return try(a, title, r)
}

// try opens a table with an exercise.
func try(a *app.App, title Title, of exercise) (*Screen, error) {
	s, err := newScreen(a, title, of.record(), nil)
	if err != nil {
		return nil, err
	}
	s.mode = &problem{playing: s.forPeople(), of: of, try: func(next exercise) { swap(a)(try(a, title, next)) }}
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
	g := newGame(title.NewMatch(a, play))
	s := &Screen{game: g, shown: moment{entries: -1}}
	s.pointing = Pointing{game: g, tooltips: tooltips{game: g}, builder: input.NewChoiceBuilder(nil)}
	if game := s.forPeople(); slices.ContainsFunc(play.Seats(), rules.SeatInfo.Person) {
		s.mode = &game
	} else {
		s.mode = &watching{game}
	}
	s.catchUp = catchUp{game: g}
	s.review = review{game: g, study: study.New(g.match, s.review.on, s.review.look, title.retry(a))}
	s.ending = gameOver{game: g, review: &s.review}
	s.reader = reader{game: g}
	s.curtain = curtain{game: g, pause: s.openMenu}
	s.prompt = prompt{game: g, review: &s.review}
	s.toolbar = toolbar{game: g, review: &s.review, pause: s.openMenu}
	s.sidebar = sidebar{game: g, log: log{game: g, review: &s.review, opened: map[int]bool{}}}
	s.voice = voice{game: g, pointing: &s.pointing, review: &s.review}
	s.spots.begin()
	if g.board, err = title.Board(&Host{game: g, surroundings: a, progress: play, pointing: &s.pointing,
		review: &s.review, toolbar: &s.toolbar, plain: &s.plain}); err != nil {
		play.Close()
		return nil, err
	}
	return s, nil
}

// NewMatch is a game of this title in progress. After it another one may be begun.
func (t Title) NewMatch(a *app.App, play *session.Session) *match.Match {
	m := match.New(a, t.Cover, play, func(r rules.Record) { a.TryOpen(NewGame(a, t, r)) })
	m.Subject = t.Subject()
	m.Subject.Learn = nil // the page of the results has a key of its own
	return m
}

// open shows a saved game of this title.
func (t Title) open(a *app.App, name string) {
	s, err := Resume(a, Titles{t}, name)
	a.Notices()
	a.TryOpen(s, err)
}

// Subject is the game as the pages know it, with a table for its saved games, and for what was played badly in them.
func (t Title) Subject() pages.Subject {
	s := t.Cover.Subject()
	s.Open, s.Illustrate = t.open, t.illustrate
	s.Teach = func(a *app.App, lesson string) {
		all := t.Lessons()
		if i := max(0, slices.IndexFunc(all, func(l rules.Lesson) bool { return l.Key == lesson })); i < len(all) {
			a.TryOpen(Teach(a, t, all[i], nil))
		}
	}
	if _, ok := t.Game.(rules.Analyst); ok {
		s.Learn = t.Learn
	}
	return s
}

// retry has slips made good at a table of this title.
func (t Title) retry(a *app.App) func([]analysis.Slip) {
	return func(all []analysis.Slip) { a.TryOpen(Retry(a, t, all)) }
}

// Learn has the slips of all analysed games of this title made good: those that were tried in vain come first, then what
// was not tried yet, mixed.
func (t Title) Learn(a *app.App) {
	all, why := slips(a, t)
	if why != "" {
		a.Toast(why)
		return
	}
	t.retry(a)(all)
}

// NothingToLearn says why no slips can be made good, "" where some can.
func (t Title) NothingToLearn(a *app.App) string {
	_, why := slips(a, t)
	return why
}

// slips are those of all analysed games of a title, in the order in which they are to be made good, and why there are none,
// "" where there are.
func slips(a *app.App, t Title) (all []analysis.Slip, why string) {
	why = "None of your finished games is analysed yet. Open one and press Analyse."
	saved, err := a.Store.List()
	a.Report(err)
	for _, g := range saved {
		if g.Record.Game != t.Game.About().Key || !g.Finished() || g.Problem != "" {
			continue
		}
		r, err := a.Store.Record(g.Name)
		if err != nil {
			continue // the list of saved games tells of it
		}
		text, err := a.Store.Analysis(analysis.Key(r))
		if err != nil {
			continue
		}
		if found, err := analysis.Decode(text, r, a.Version); err == nil {
			why = "There are no mistakes of yours in your analysed games."
			all = append(all, found.Slips(r)...)
		}
	}
	order := func(s analysis.Slip) int {
		switch was := a.Settings.Problems[s.Key()]; {
		case was.Solved:
			return 2
		case was.Tries > 0:
			return 0
		}
		return 1
	}
	rand.Shuffle(len(all), func(i, k int) { all[i], all[k] = all[k], all[i] })
	slices.SortStableFunc(all, func(x, y analysis.Slip) int { return order(x) - order(y) })
	if len(all) > 0 {
		why = ""
	}
	return all, why
}

// forPeople is the mode of a game that people play.
func (s *Screen) forPeople() playing {
	return playing{game: s.game, pointing: &s.pointing, results: s.Results}
}

// swap returns what puts a table in place of the present one, or says why it could not be opened.
func swap(a *app.App) func(*Screen, error) {
	return func(s *Screen, err error) {
		if !a.Report(err) {
			a.Swap(s)
		}
	}
}
