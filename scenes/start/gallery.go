//go:build !js

package start

import (
	"errors"
	"slices"
	"time"

	"intrigue/input"
	"intrigue/input/record"
	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/shelf"
	"intrigue/scenes/table"
)

// gallery lists the pictures: every page, and for every game its table in situations that look different.
func gallery(titles table.Titles) []shot {
	page := func(name string, open func(a *app.App) app.Screen) shot {
		return shot{name: name, set: func(a *app.App) error {
			a.Open(open(a))
			return nil
		}}
	}
	all := []shot{
		{name: "shelf", set: func(*app.App) error { return nil }},
		{name: "shelf-200", set: func(*app.App) error { return nil }, text: 200},
		page("settings", func(a *app.App) app.Screen { return pages.NewSettings(a) }),
		page("keys", func(a *app.App) app.Screen { return pages.NewKeys(a) }),
		page("about", func(a *app.App) app.Screen { return shelf.NewAbout(deps(a, titles)) }),
		page("saved", func(a *app.App) app.Screen { return shelf.NewGames(deps(a, titles)) }),
		page("how-to-play", func(a *app.App) app.Screen { return shelf.NewGuide(deps(a, titles)) }),
	}
	for _, t := range titles {
		all = append(all, pictures(t)...)
	}
	return all
}

// storefront lists the pictures for the pages of stores: the shelf, and of every game the situation that shows it best.
func storefront(titles table.Titles) []shot {
	all := gallery(titles)[:1]
	for _, t := range titles {
		for _, s := range t.Shots {
			if s.Store {
				name := t.Game.About().Key + "-" + s.Name
				taken := pictures(t)
				all = append(all, taken[slices.IndexFunc(taken, func(one shot) bool { return one.name == name })])
			}
		}
	}
	return all
}

// pictures are those of one game.
func pictures(t table.Title) []shot {
	key := t.Game.About().Key
	all := []shot{
		{name: key + "-setup", set: func(a *app.App) error { a.Open(shelf.NewSetup(deps(a, table.Titles{t}), t)); return nil }},
		{name: key + "-rules", set: func(a *app.App) error { a.Open(pages.NewRules(a, t.Subject(), "")); return nil }},
	}
	add := func(name string, seats []rules.SeatInfo, entries int, s shot) {
		s.name = key + "-" + name
		s.set = func(a *app.App) error { return seat(a, t, seats, entries) }
		all = append(all, s)
	}
	about := t.Game.About()
	two := people(about, 2)
	for i, name := range []string{"series-first", "series", "series-over"} {
		if about.Series != nil {
			all = append(all, shot{name: key + "-" + name, set: func(a *app.App) error { return sheet(a, t, 1+i*(i+1)/2) }})
		}
	}
	if about.MaxSeats == 1 {
		add("table", people(about, 1), 1, shot{})
		add("later", people(about, 1), 60, shot{})
		add("table-150", people(about, 1), 1, shot{text: 150})
		add("table-200", people(about, 1), 1, shot{text: 200})
		add("contrast", people(about, 1), 60, shot{seen: eyes{strong: true}})
		add("hint", people(about, 1), 20, shot{do: pressKey(input.Hint, longest*3/4)})
		add("results", people(about, 1), -1, shot{after: 3 * time.Second})
		for _, s := range t.Shots {
			add(s.Name, people(about, 1), s.Entries, shot{after: s.After, do: pointAt(s.Point)})
		}
		return all
	}
	_, bots := t.Game.(rules.Bots)
	bot := func(seats []rules.SeatInfo, led ...int) []rules.SeatInfo {
		for _, at := range led {
			if bots && at < len(seats) {
				seats[at].Name, seats[at].Level = "", about.Usual()
			}
		}
		return seats
	}
	withBot := bot(people(about, 2), 0)
	if about.Secret {
		add("curtain", two, 30, shot{})
	}
	add("first-seat", bot(people(about, 1), 1, 2), 40, shot{})
	add("other-seats", withBot, 34, shot{})
	add("other-seats-150", withBot, 34, shot{text: 150})
	add("other-seats-200", withBot, 34, shot{text: 200})
	add("contrast", withBot, 34, shot{seen: eyes{strong: true}})
	add("bold", withBot, 34, shot{seen: eyes{bold: true}})
	add("zoomed", withBot, 34, shot{do: zoom})
	add("menu", withBot, 34, shot{do: pressKey(input.Menu, 20)})
	add("hint", withBot, 34, shot{do: pressKey(input.Hint, longest*3/4)})
	add("review", two, -1, shot{do: review})
	add("results", two, -1, shot{after: 3 * time.Second})
	for _, s := range t.Shots {
		add(s.Name, withBot, s.Entries, shot{after: s.After, do: pointAt(s.Point)})
	}
	return all
}

// people sit at three seats, or as many as the game has: n of them, one or two, lead them all.
func people(about rules.About, n int) []rules.SeatInfo {
	seats := make([]rules.SeatInfo, min(about.MaxSeats, max(3, about.MinSeats)))
	for i := range seats {
		seats[i] = rules.SeatInfo{Name: []string{"Ada", "Bob"}[min(i, n-1)], Colour: i}
		if n == 1 {
			seats[i].Name = app.DefaultName
		}
	}
	return seats
}

// seat opens a table of a fixed deal after so many entries of bots; -1 is the whole game.
func seat(a *app.App, t table.Title, seats []rules.SeatInfo, entries int) error {
	r, err := session.NewRecord(t.Game, seats, nil, 11, time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC))
	if err != nil {
		return err
	}
	if _, bots := t.Game.(rules.Bots); bots {
		r.Entries, err = playedByBots(t.Game, r, entries)
	} else {
		r.Entries, err = playedByChance(t.Game, r, entries)
	}
	if err != nil {
		return err
	}
	game, err := table.NewGame(a, t, r)
	if err == nil {
		a.Open(game)
	}
	return err
}

// sheet opens the sheet of a series of three people after so many games, which bots play.
func sheet(a *app.App, t table.Title, games int) error {
	seats := people(t.Game.About(), 2)
	for i, name := range []string{"Ada", "Bob", "Cleo"} {
		seats[i].Name = name
	}
	first, err := session.NewRecord(t.Game, seats, nil, 11, a.Clock())
	if err != nil {
		return err
	}
	k, err := a.Store.CreateSeries(rules.Series{Game: first.Game, Started: first.Started, Seats: seats, Options: first.Options, Deal: 11})
	for ; err == nil && games > 0; games-- {
		k, err = playNext(a, t, k)
	}
	if err == nil {
		a.Open(pages.NewSheet(a, t.Subject(), k.Name))
	}
	return err
}

// playNext lets bots play the next game of a series, if there is one, and returns the series with it.
func playNext(a *app.App, t table.Title, k store.Series) (store.Series, error) {
	next, err := t.Game.About().Series.Next(k.Series, a.Store.Played(k))
	if err != nil || len(next) == 0 {
		return k, err
	}
	next[0].Series = k.Name
	r, err := next[0].Record(t.Game, k.Series)
	if err != nil {
		return k, err
	}
	if r.Entries, err = playedByBots(t.Game, r, -1); err != nil {
		return k, err
	}
	g, err := a.Store.CreateGame(r)
	if err != nil {
		return k, err
	}
	if err := g.Close(); err != nil {
		return k, err
	}
	return a.Store.LoadSeries(k.Name)
}

// playedByBots are so many entries of a game that its easiest bots play.
func playedByBots(g rules.Game, r rules.Record, entries int) ([]rules.Entry, error) {
	r.Seats = slices.Clone(r.Seats)
	for i := range r.Seats {
		r.Seats[i].Level = g.About().Levels[0].Key
	}
	play, err := session.New(g, r, session.Deps{Sync: true})
	if err != nil {
		return nil, err
	}
	defer play.Close()
	now := time.Now()
	for n := 0; !play.Over() && (entries < 0 || play.Len() < entries); n++ {
		if n > g.About().LongestRecord*2 {
			return nil, errors.New("the bots never finish the game")
		}
		now = now.Add(time.Minute)
		play.Update(now)
	}
	return play.Record().Entries, nil
}

// playedByChance are so many entries of a game that has no bots.
func playedByChance(g rules.Game, r rules.Record, entries int) (all []rules.Entry, err error) {
	start, err := rules.Replay(g, r)
	if err != nil {
		return nil, err
	}
	p := start[0]
	for len(p.Acting()) > 0 && (entries < 0 || len(all) < entries) {
		e := rules.Entry{Seat: p.Acting()[0]}
		if e.Seat == rules.Luck {
			e.Move = p.Roll(record.LuckRand(r.Deal, len(all)))
		} else {
			choices := p.Choices(e.Seat)
			e.Move = choices[record.BotRand(r.Deal, len(all)).IntN(len(choices))].Move
		}
		if p, err = p.After(e.Seat, e.Move); err != nil {
			return nil, err
		}
		all = append(all, e)
	}
	return all, nil
}

// deps is an app with all games.
func deps(a *app.App, titles table.Titles) shelf.Deps {
	return shelf.Deps{App: a, Titles: titles}
}

// away is a frame in which nobody points at anything.
func away() input.Events { return input.Events{At: geom.Pt(-10, -10)} }

// pressKey presses a key once the screen is there, or after so many frames: a hint is for somebody
// whose turn it is, and bots move before.
func pressKey(a input.Action, after int) func(*app.App, int) input.Events {
	return func(_ *app.App, n int) input.Events {
		in := away()
		if n == after {
			in.Actions = []input.Action{a}
		}
		return in
	}
}

// zoom zooms in by four steps.
func zoom(_ *app.App, n int) input.Events {
	in := away()
	if n >= 20 && n < 24 {
		in.Actions = []input.Action{input.ZoomIn}
	}
	return in
}

// review opens the curtain, if there is one, and steps back.
func review(a *app.App, n int) input.Events {
	in := away()
	if t, ok := a.Screen().(*table.Screen); ok && n == 20 {
		t.LookBack(t.Game().Len() * 2 / 3)
	}
	return in
}

// pointAt rests the pointer on a target, or presses it when it begins with "!".
func pointAt(target string) func(*app.App, int) input.Events {
	if target == "" {
		return nil
	}
	press := target[0] == '!'
	if press {
		target = target[1:]
	}
	return func(a *app.App, n int) input.Events {
		in := away()
		if n < 10 {
			return in
		}
		for _, h := range a.UI().Hits() {
			if h.ID == target || h.ID == table.SpotID(target, "") {
				in.At, in.From = h.R.Mid(), h.R.Mid()
			}
		}
		in.Moved = n < 13
		in.Pressed, in.Down, in.Tapped = press && n == 15, press && n == 15, press && n == 16
		return in
	}
}
