package shelf

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// saved is what the shelf and the list say about one saved game.
type saved struct {
	name    string // of the file
	game    string // its key
	series  string // to which it belongs; "" for none, or one that has ended
	title   string
	sprite  string // its box
	people  string // who plays
	turn    string // whose turn it is, or how it ended
	moves   int
	over    bool
	started time.Time
	changed time.Time
	problem string    // why it cannot be opened, "" if it can
	broken  bool      // no game any more, or none for this program: nobody can go on with it
	inUse   bool      // open in another window, when it was last looked at
	look    time.Time // when to look at that again

	inspected bool // what follows is known
	sketch    func(*widgets.UI, widgets.Rect, rules.View)
	view      rules.View
	stands    string // how far it has come
	scope     string // what is played: the scenario, and how many seats
}

// describe puts a saved game into words without replaying it.
func describe(d Deps, it store.SavedGame) saved {
	s := saved{
		name: it.Name, game: it.Record.Game, title: it.Record.Title, moves: it.Decisions, over: it.Finished(),
		changed: it.Changed, problem: it.Problem, broken: it.Problem != "", people: playerNames(it.Record.Seats),
	}
	s.started, _ = time.Parse(time.RFC3339, it.Record.Started)
	if t, ok := d.Titles.Find(it.Record.Game); ok {
		s.sprite = t.Box
		s.scope = scopeOf(t.Game.About(), it.Record)
		if s.title == "" {
			s.title = t.Name()
		}
		if s.over {
			s.turn = endingOf(t.Game.About(), it.Ending)
		}
	}
	if s.title == "" {
		s.title = "A game"
	}
	return s
}

// scopeOf says what is played in a record: "Short Heist, 2 seats".
func scopeOf(about rules.About, r rules.Record) string {
	parts := scopes(about, r.Options)
	if about.MaxSeats > 1 {
		parts = append(parts, prose.Amount(len(r.Seats), "seat"))
	}
	return strings.Join(parts, ", ")
}

// scopes are the answers that say what is played: a scenario, a length.
func scopes(about rules.About, answers rules.Options) (all []string) {
	for _, o := range about.Options {
		for _, v := range o.Values {
			if o.Scope && v.Key == o.Meant(answers) {
				all = append(all, v.Label)
			}
		}
	}
	return all
}

// endingOf says how a finished game ended.
func endingOf(about rules.About, ending string) string {
	for _, e := range about.Endings {
		if e.Key == ending {
			return "Game over: " + e.Title + "."
		}
	}
	return "Game over."
}

// newest is the unfinished game that was played last, or the series of which one is to follow; nil if there is none.
func newest(d Deps) *saved {
	g, ok, err := d.Store.Latest()
	d.Report(err)
	switch next := nextOfSeries(d, g.Changed); {
	case next != nil:
		return next
	case !ok:
		return nil
	}
	s := describe(d, g.SavedGame)
	s.inspect(d, g)
	if p := g.Record.Series; p != nil {
		if k, err := d.Store.LoadSeries(p.Series); err == nil && !k.Ended {
			s.series = p.Series
		}
	}
	return &s
}

// inspect adds what only the position tells: whose turn it is, how far it has come, its picture.
func (s *saved) inspect(d Deps, g store.Preview) {
	s.inspected, s.problem, s.broken, s.inUse = true, g.Problem, g.Problem != "", g.Open
	if s.inUse {
		s.problem = app.Sentence(storage.ErrLocked)
	}
	t, ok := d.Titles.Find(g.Record.Game)
	if !ok || g.At == nil {
		s.turn = s.problem
		return
	}
	s.sketch, s.view = t.Sketch, g.At.Seen(rules.Public)
	if t.Progress != nil {
		s.stands = t.Progress(s.view)
	}
	if g.Finished() && !s.over { // its file does not tell, for it was copied in
		s.over, s.turn = true, endingOf(t.Game.About(), g.Ending)
	}
	if s.turn == "" {
		s.turn = turnOf(t.Game.About(), g)
	}
	if s.problem != "" {
		s.turn = s.problem
	}
}

// freed looks every half second whether a game that was open in another window still is, and
// reports that it no longer is.
func (s *saved) freed(d Deps, u *widgets.UI) bool {
	if !s.inUse {
		return false
	}
	if u.Now.Before(s.look) {
		u.WakeAt(s.look)
		return false
	}
	s.look = u.Now.Add(500 * time.Millisecond)
	u.WakeAt(s.look)
	if d.Store.InUse(s.name) {
		return false
	}
	d.Retract(app.Sentence(storage.ErrLocked))
	return true
}

// turnOf says whose turn it is in a saved game, as far as everybody may know.
func turnOf(about rules.About, g store.Preview) string {
	seats, acting := g.Record.Seats, g.At.Acting()
	if len(seats) == 1 {
		return "" // whose else should it be
	}
	if len(acting) == 0 || acting[0] < 0 || int(acting[0]) >= len(seats) || about.SeatNames == nil {
		return playerNames(seats)
	}
	role := about.SeatNames(len(seats))[acting[0]]
	who := seats[acting[0]]
	company := slices.ContainsFunc(seats, func(i rules.SeatInfo) bool { return i.Person() && i.Name != who.Name })
	if who.Name != "" && who.Person() && company {
		return fmt.Sprintf("%s (%s) to move", role, who.Name)
	}
	return role + " to move"
}

// playerNames lists who leads the seats, every person once.
func playerNames(seats []rules.SeatInfo) string {
	var names []string
	bots := 0
	for _, s := range seats {
		switch {
		case !s.Person():
			bots++
		case s.Name == "":
			names = append(names, "a player")
		case !slices.Contains(names, s.Name):
			names = append(names, s.Name)
		}
	}
	if bots > 0 {
		names = append(names, prose.Amount(bots, "bot"))
	}
	return prose.List(names)
}
