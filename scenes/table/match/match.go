// Package match holds what every page of a game in progress shares: the game, who plays it, and what is said of them.
package match

import (
	"strings"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/parts"
)

// Match is a game in progress. Begin opens another one.
type Match struct {
	App   *app.App
	Cover Cover
	Play  *input.Table
	Begin func(rules.Record)

	names seatNames
	roles []string // of the seats, in a game that names them by roles and not by colours
	said  []string // the remarks of now
}

// New is the match that is played at a table.
func New(a *app.App, c Cover, play *input.Table, begin func(rules.Record)) *Match {
	m, about := &Match{App: a, Cover: c, Play: play, Begin: begin}, c.Game.About()
	if m.names = seatNamesOf(about, play.Seats()); !about.Colours {
		m.roles = about.Roles(len(play.Seats()))
	}
	return m
}

// Named is words of the rules with the names of people in place of their colours. What belongs to another
// role of the person who looks is theirs as well: "Detective 2's pawn" is "your pawn".
func (m *Match) Named(words string) string {
	words = m.names.in(words)
	seats, eye := m.Play.Seats(), m.Play.Viewer()
	if eye < 0 || int(eye) >= len(seats) || !seats[eye].Person() {
		return words
	}
	for s, role := range m.roles {
		if i := seats[s]; s != int(eye) && i.Person() && i.Name != "" && i.Name == seats[eye].Name {
			words = strings.ReplaceAll(words, " "+role+"'s ", " your ")
		}
	}
	return words
}

// Alone reports whether at most one person is at the table.
func (m *Match) Alone() bool { return m.Play.People() <= 1 }

// Marks are what stands for a seat everywhere.
func (m *Match) Marks(seat rules.Seat) []parts.Mark {
	return m.Cover.MarksOf(m.App, m.Play.Seats(), seat)
}

// CanStudy reports whether this game can be analysed: it is over, and its rules know how.
func (m *Match) CanStudy() bool {
	_, ok := m.Cover.Game.(rules.Analyst)
	return ok && m.Play.Over()
}

// Remark says a sentence at the top of the window until what is to be decided is another matter. Sentences about files are
// the app's, and stay.
func (m *Match) Remark(words string) {
	m.App.Toast(words)
	m.said = append(m.said, words)
}

// Retract takes all remarks back.
func (m *Match) Retract() {
	for _, words := range m.said {
		m.App.Retract(words)
	}
	m.said = nil
}

// Export writes the game to a file.
func (m *Match) Export() { m.App.Export(m.Play.Record()) }

// OpenRules opens the rule book at a clause; "" is its beginning.
func (m *Match) OpenRules(clause string) {
	m.App.Open(pages.NewRules(m.App, m.Cover.Subject(), clause))
}

// PlayAgain leaves for a new game with the same people at the same seats.
func (m *Match) PlayAgain(deal uint64) {
	was := m.Play.Record()
	r, err := input.NewRecord(m.Cover.Game, was.Seats, was.Options, deal, m.App.Clock())
	if m.App.Report(err) {
		return
	}
	if deal == was.Deal {
		r.Kind = was.Kind
	}
	m.App.Home()
	m.Begin(r)
}
