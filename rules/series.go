package rules

import "slices"

// Series is how several games with the same people were begun, such as a match. What came of them is never kept with
// it: it is worked out anew from the records of its games.
type Series struct {
	Game    string     `json:"game"`
	Started string     `json:"started,omitempty"`
	Seats   []SeatInfo `json:"seats"` // of the first game
	Options Options    `json:"options,omitempty"`
	Deal    uint64     `json:"deal"` // of the first game; those of the others follow from it
}

// SeriesPlace says which game of a series a record is.
type SeriesPlace struct {
	Series string `json:"series"`        // what the series is called where it is kept
	Game   int    `json:"game"`          // from 1
	Try    int    `json:"try,omitempty"` // how often it was played before
}

// At reports whether two places are one.
func (p SeriesPlace) At(other SeriesPlace) bool { return p.Game == other.Game && p.Try == other.Try }

// Played is a game of a series that was begun.
type Played struct {
	SeriesPlace
	Record Record
	Now    Position // as the game stands; nil for one whose record is lost
}

// Missing reports whether nothing is known of the game any more.
func (p Played) Missing() bool { return p.Now == nil }

// Over reports whether the game has ended.
func (p Played) Over() bool { return p.Now != nil && p.Now.Outcome().Over() }

// NextGame is a game with which a series can go on.
type NextGame struct {
	SeriesPlace
	Title   string // "Ada as Mr X"
	Seats   []SeatInfo
	Options Options
	Entries []Entry // that are given, such as the heroes
}

// Record is the game that is to be played at its place of a series.
func (n NextGame) Record(g Game, s Series) (Record, error) {
	about := g.About()
	all, err := Complete(about.Options, n.Options)
	if err != nil {
		return Record{}, err
	}
	place, title := n.SeriesPlace, n.Title
	if about.Series != nil {
		title = about.Series.Title + ": " + title
	}
	r := Record{
		Format: Format, Game: about.Key, Title: title, Seats: n.Seats, Options: all, Edition: about.Edition,
		Deal: s.Deal + uint64(place.Game-1) + seriesDeals*uint64(place.Try), Series: &place, Entries: n.Entries,
	}
	_, err = Replay(g, r)
	return r, err
}

// seriesDeals is more than the games of a series: a game that is played again has another deal than all of them.
const seriesDeals = 1000

// SeriesRules is how a game is played as a series.
type SeriesRules struct {
	Key, Title string // "match", "Match"
	Line       string // one line for the set-up page
	// Sets are the keys of the options that each of its games answers for itself.
	Sets []string
	// Next lists the games with which the series can go on, the usual one first; none when it is over. The error says
	// why these people cannot play it.
	Next func(Series, []Played) ([]NextGame, error)
	// Sheet is what the games have come to, those in progress and those that are lost included.
	Sheet func(Series, []Played) Sheet
}

// Sheet is what the games of a series have come to.
type Sheet struct {
	Players []string
	Rows    []SheetRow // one a game that was begun, in order
	Verdict string     // what all of it comes to, as a sentence; told when the series is over
}

// SheetRow is one game of a sheet.
type SheetRow struct {
	Title string // "Ada as Mr X"
	Story string // how it ended, or why it counts nothing
	Lines []Score
}

// MissingGame is the story of a game whose record is gone.
const MissingGame = "The record of this game is missing, so it counts nothing."

// Totals are the points of each player.
func (s Sheet) Totals() []int {
	var all SheetRow
	for _, row := range s.Rows {
		all.Lines = append(all.Lines, row.Lines...)
	}
	return all.Totals(len(s.Players))
}

// Totals are the points of each of so many players in one game.
func (r SheetRow) Totals(players int) []int {
	all := make([]int, players)
	for _, line := range r.Lines {
		for i, n := range line.Points {
			all[i] += n
		}
	}
	return all
}

// Leaders are the players who have the most points, as indices of Players.
func (s Sheet) Leaders() (all []int) {
	totals := s.Totals()
	for i, n := range totals {
		if n == slices.Max(totals) {
			all = append(all, i)
		}
	}
	return all
}
