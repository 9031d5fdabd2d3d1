package shelf

import (
	"maps"
	"slices"
	"strings"
	"time"

	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// singleGame is the answer of those who want no series.
const singleGame = "Single game"

// length asks, in a narrow window, whether one game is played or several as one; a wide one asks beside Start.
func (s *Setup) length(f *app.Form) {
	if s.about.Series != nil {
		s.chooseLength(f.Row("Length", "", answerShare))
	}
}

// chooseLength lays out the answers in r.
func (s *Setup) chooseLength(r widgets.Rect) {
	u := s.deps.UI()
	u.Name(r, "Length. "+s.about.Series.Title+": "+s.about.Series.Line)
	s.series = u.Segments("series", r, []string{singleGame, s.about.Series.Title}, widgets.If(s.series, 1, 0)) == 1
	if u.Active() && strings.HasPrefix(u.Hot(), "series.") && !s.series { // else it stands below the seats
		u.Tooltip(r, widgets.If(u.Hot() == "series."+singleGame, "One game, as in the box.", s.about.Series.Line))
	}
}

// sets reports whether each game of the chosen series answers a question for itself.
func (s *Setup) sets(o rules.Option) bool {
	return s.series && slices.Contains(s.about.Series.Sets, o.Key)
}

// idle says why a question makes no difference, "" where it does.
func (s *Setup) idle(o rules.Option) string {
	if s.sets(o) {
		return "Each game of the " + s.about.Series.Key + " has its own."
	}
	return o.IdleAt(len(s.seating.seats))
}

// summary tells who plays what, and what they play it for.
func (s *Setup) summary() string {
	words := s.seating.summary()
	if s.series {
		words += " " + s.about.Series.Line
	}
	return words
}

// seriesProblem says why these people cannot play a series, "" if they can or want none.
func (s *Setup) seriesProblem() string {
	if !s.series {
		return ""
	}
	if _, err := s.about.Series.Next(rules.Series{Seats: s.seating.seats, Options: s.options}, nil); err != nil {
		return app.Sentence(err)
	}
	return ""
}

// beginSeries begins a series with its first game.
func (s *Setup) beginSeries(first rules.Record) {
	k, err := s.deps.Store.CreateSeries(rules.Series{Game: first.Game, Started: first.Started, Seats: slices.Clone(first.Seats),
		Options: maps.Clone(first.Options), Deal: first.Deal})
	if s.deps.Report(err) {
		return
	}
	next, err := s.about.Series.Next(k.Series, nil)
	if s.deps.Report(err) || len(next) == 0 {
		return
	}
	s.deps.Cue(sound.Tap)
	if len(next) > 1 { // the sheet asks which
		s.deps.Swap(pages.NewSheet(s.deps.App, s.title.Subject(), k.Name))
		return
	}
	name, err := s.deps.Store.BeginNext(k.Name, next[0])
	if s.deps.Report(err) {
		return
	}
	s.deps.Back()
	s.deps.resume(name)
}

// nextOfSeries is the series that was played last, if it waits for its next game and was played after that; else nil.
func nextOfSeries(d Deps, after time.Time) *saved {
	for _, k := range d.Store.ListSeries("") {
		if !k.Changed.After(after) {
			return nil
		}
		t, ok := d.Titles.Find(k.Game)
		if !ok || k.Ended || t.Game.About().Series == nil {
			continue
		}
		of, played := t.Game.About().Series, d.Store.Played(k)
		if slices.ContainsFunc(played, func(p rules.Played) bool { return !p.Missing() && !p.Over() }) {
			continue // that game is gone on with
		}
		next, err := of.Next(k.Series, played)
		if err != nil || len(next) == 0 {
			continue
		}
		s := &saved{game: k.Game, series: k.Name, title: t.Name() + ": " + of.Title, sprite: t.Box, inspected: true,
			people: playerNames(k.Seats), turn: "Next: " + next[0].Title, changed: k.Changed}
		s.started, _ = time.Parse(time.RFC3339, k.Started)
		return s
	}
	return nil
}

// length says how long a game is already, "" for the next game of a series: it has no file yet.
func (s *saved) length() string {
	if s.moves == 0 && s.name == "" {
		return ""
	}
	return prose.Amount(s.moves, "move")
}
