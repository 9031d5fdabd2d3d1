// Package match holds what every page of a game in progress shares: the game, who plays it, and what is said of them.
package match

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// Match is a game in progress, of which the pages know the Subject. Begin opens another one.
type Match struct {
	App   *app.App
	Cover Cover
	Play  *session.Session
	Begin func(rules.Record)

	Subject pages.Subject

	names seatNames
	roles []string // of the seats, in a game that names them by roles; none where it does by colours
	said  []string // the remarks of now
}

// New is the match that is played at a table.
func New(a *app.App, c Cover, play *session.Session, begin func(rules.Record)) *Match {
	about := c.Game.About()
	m := &Match{App: a, Cover: c, Play: play, Begin: begin, names: seatNamesOf(about, play.Seats())}
	if !about.Colours {
		m.roles = about.Roles(len(play.Seats()))
	}
	return m
}

// Named is words of the rules with the names of people in place of their colours. What belongs to another
// role of the person who looks is theirs as well: "Detective 2's pawn" is "your pawn".
func (m *Match) Named(words string) string {
	words = m.names.in(words)
	seats, viewer := m.Play.Seats(), m.Play.Viewer()
	if viewer < 0 || int(viewer) >= len(seats) || !seats[viewer].Person() {
		return words
	}
	for s, role := range m.roles {
		if i := seats[s]; s != int(viewer) && i.Person() && i.Name != "" && i.Name == seats[viewer].Name {
			words = strings.ReplaceAll(words, " "+role+"'s ", " your ")
		}
	}
	return words
}

// Sheet is the page of the series that this game belongs to, nil for a single game.
func (m *Match) Sheet() app.Screen {
	if p := m.Play.Record().Series; p != nil {
		if _, err := m.App.Store.LoadSeries(p.Series); err == nil {
			return pages.NewSheet(m.App, m.Subject, p.Series)
		}
	}
	return nil
}

// Occasion says as what the game is played, where it is more than a game: as the deal of the day, a challenge, or part of a series.
func (m *Match) Occasion() string {
	r, about := m.Play.Record(), m.Cover.Game.About()
	switch c := about.ChallengeOf(r); {
	case c != nil:
		return "Challenge: " + c.Title
	case r.Series != nil && about.Series != nil:
		return fmt.Sprintf("%s, game %d: %s", about.Series.Title, r.Series.Game, strings.TrimPrefix(r.Title, about.Series.Title+": "))
	case r.Kind == "day":
		return "Deal of the day"
	}
	return ""
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
	m.App.Open(pages.NewRules(m.App, m.Subject, clause))
}

// PlayAgain leaves for a new game with the same people at the same seats.
func (m *Match) PlayAgain(deal uint64) {
	was := m.Play.Record()
	r, err := session.NewRecord(m.Cover.Game, was.Seats, was.Options, deal, m.App.Clock())
	if m.App.Report(err) {
		return
	}
	if deal == was.Deal {
		r.Kind = was.Kind
	}
	m.App.Home()
	m.Begin(r)
}

// seatNames are the names of people by what the rules call their seats, where those are
// colours; nil where they are not. Somebody without a name, or who leads several seats, goes by the colour.
type seatNames map[string]string

// seatNamesOf are those of the people at some seats.
func seatNamesOf(about rules.About, seats []rules.SeatInfo) seatNames {
	if !about.Colours {
		return nil
	}
	times, names := map[string]int{}, seatNames{}
	for _, i := range seats {
		times[i.Name]++
	}
	for at, colour := range about.SeatNames(len(seats)) {
		if name := seats[at].Name; name != "" && name != app.DefaultName && times[name] == 1 {
			names[colour] = name
		}
	}
	return names
}

// in puts the names of people in place of their colours into words of the rules.
func (c seatNames) in(words string) string {
	if len(c) == 0 {
		return words
	}
	var out strings.Builder
	for words != "" {
		n := strings.IndexFunc(words, func(r rune) bool { return !unicode.IsLetter(r) })
		switch {
		case n < 0:
			n = len(words)
		case n == 0:
			_, n = utf8.DecodeRuneInString(words)
		}
		word := words[:n]
		if name, ok := c[word]; ok {
			word = name
		}
		out.WriteString(word)
		words = words[n:]
	}
	return out.String()
}

// Leaving asks before a game that cannot be saved is left, wherever it can be left.
type Leaving struct {
	*Match
	Question *widgets.Question
}

// Guarded returns what leaves, or asks first when something would be lost.
func (p *Leaving) Guarded(leave func()) func() {
	return func() {
		if p.Play.Unsaved() {
			p.Confirm(leave)
			return
		}
		leave()
	}
}

// Confirm asks before leave.
func (p *Leaving) Confirm(leave func()) {
	p.Question = &widgets.Question{ID: "unsaved", Title: "Leave the game?", Risk: true,
		Words:   "It can't be saved, so you would lose every move since the last save. You can export the game to another folder first.",
		Answers: []widgets.Answer{{Words: "Leave", Do: leave}, {Words: "Export", Do: p.Export}, {Words: "Stay"}}}
}
