package wire

import (
	"errors"
	"fmt"
	"slices"

	"intrigue/rules"
)

// seriesGames is a series as far as it has come: the games before the present one, and the place of this one.
type seriesGames struct {
	rules.Series
	before []rules.Played
	place  rules.SeriesPlace
}

// playSeries carries out series.
func (s *session) playSeries(w args) error {
	if s.about.Series == nil {
		return fmt.Errorf("%s is not played as a series", s.about.Title)
	}
	rest := w
	switch word := rest.next(); word {
	case "next":
		return s.nextInSeries(rest)
	case "sheet":
		return s.sheet(rest)
	}
	first, idle, err := s.askedFor(w)
	if err != nil {
		return err
	}
	for i := range first.Seats { // players, who change their seats
		first.Seats[i].Name = fmt.Sprintf("Player %d", i+1)
	}
	of := &seriesGames{Series: rules.Series{Game: first.Game, Seats: first.Seats, Options: first.Options, Deal: first.Deal}}
	if err := s.beginInSeries(of, 1); err != nil {
		return err
	}
	s.say("idle", idle)
	return nil
}

// nextInSeries carries out series next.
func (s *session) nextInSeries(w args) error {
	choice := 1
	switch {
	case s.speaksFor != nil:
		return s.mayNotBegin()
	case s.series == nil:
		return errors.New("this game belongs to no series; series starts one")
	case !s.now().Outcome().Over():
		return errors.New("the game is not over")
	case w != "":
		var err error
		if choice, err = w.number("game", 1, 9); err != nil {
			return err
		}
	}
	if err := w.end(); err != nil {
		return err
	}
	of := *s.series
	of.before = s.played()
	return s.beginInSeries(&of, choice)
}

// beginInSeries begins one of the games with which a series can go on.
func (s *session) beginInSeries(of *seriesGames, choice int) error {
	next, err := s.about.Series.Next(of.Series, of.before)
	switch {
	case err != nil:
		return err
	case len(next) == 0:
		return errors.New("the series is over")
	case choice > len(next):
		return fmt.Errorf("only %d can follow", len(next))
	}
	game := next[choice-1]
	rec, err := game.Record(s.game, of.Series)
	if err != nil {
		return err
	}
	of.place, rec.Series, rec.Kind = game.SeriesPlace, nil, "number"
	if err := s.start(rec); err != nil {
		return err
	}
	s.series = of
	s.say("game", game.Title)
	for i, info := range rec.Seats {
		s.sayf("player", "%d %s", i, info.Name)
	}
	return nil
}

// played are the games of the series, the present one last.
func (s *session) played() []rules.Played {
	return append(slices.Clone(s.series.before), rules.Played{SeriesPlace: s.series.place, Record: s.rec, Now: s.now()})
}

// sheet carries out series sheet.
func (s *session) sheet(w args) error {
	if s.series == nil {
		return errors.New("this game belongs to no series; series starts one")
	}
	played := s.played()
	sheet := s.about.Series.Sheet(s.series.Series, played)
	for _, name := range sheet.Players {
		s.sayf("sheet", "player %s", name)
	}
	for _, row := range sheet.Rows {
		s.sayf("sheet", "game %s | %s", row.Title, row.Story)
		for _, line := range row.Lines {
			s.sayf("sheet", "score %s | %s", numberWords(line.Points), line.Label)
		}
	}
	s.sayf("sheet", "total %s", numberWords(sheet.Totals()))
	if !s.now().Outcome().Over() {
		return w.end()
	}
	next, err := s.about.Series.Next(s.series.Series, played)
	for i, n := range next {
		s.sayf("sheet", "next %d %s", i+1, n.Title)
	}
	if err == nil && len(next) == 0 {
		s.sayf("sheet", "verdict %s", sheet.Verdict)
	}
	return w.end()
}
