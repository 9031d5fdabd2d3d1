package shelf

import (
	"maps"
	"slices"
	"time"

	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// length asks whether one game is played or several as one.
func (s *Setup) length(f *app.Form) {
	of := s.about.Series
	if of == nil {
		return
	}
	single := "One game, as it is in the box."
	line := widgets.If(s.series, of.Line, single)
	r := f.Row("Length", line, answerShare, single, of.Line)
	s.series = f.U.Segments("series", r, []string{"Single game", of.Title}, map[bool]int{true: 1}[s.series]) == 1
}

// seriesOf is the series as the page describes it, by its first game.
func seriesOf(r rules.Record) rules.Series {
	return rules.Series{Game: r.Game, Started: r.Started, Seats: slices.Clone(r.Seats), Options: maps.Clone(r.Options), Deal: r.Deal}
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
	k, err := s.deps.Store.CreateSeries(seriesOf(first))
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

// nextOfSeries is the series that was played last of those that wait for their next game, nil if there is none.
func nextOfSeries(d Deps) *saved {
	for _, k := range d.Store.ListSeries("") {
		t, ok := d.Titles.Find(k.Game)
		if !ok || k.Ended || t.Game.About().Series == nil {
			continue
		}
		of, played := t.Game.About().Series, d.Store.Played(k)
		if slices.ContainsFunc(played, func(p rules.Played) bool { return !p.Lost() && !p.Over() }) {
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

// length says how long a game is already.
func (s *saved) length() string {
	if s.moves == 0 && s.name == "" {
		return ""
	}
	return prose.Amount(s.moves, "move")
}
