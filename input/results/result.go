// Package results tells how games ended and what they add up to.
//
// It knows no file: results come and go as lines of text, one a game.
package results

import (
	"slices"
	"time"

	"intrigue/rules"
)

// Result is how one game ended in which a person took part. A game of bots alone has none.
//
// Results of older versions are of solitaires only and know no Options, Ending or Parts.
type Result struct {
	Game    string        `json:"game"`
	Name    string        `json:"name"` // of the saved game: finished anew, it counts once
	Kind    string        `json:"kind,omitempty"`
	Deal    uint64        `json:"deal"`
	Score   int           `json:"score"` // of a solitaire
	Perfect bool          `json:"perfect,omitempty"`
	Advised bool          `json:"advised,omitempty"`
	When    string        `json:"when"` // RFC 3339
	Options rules.Options `json:"options,omitempty"`
	Ending  string        `json:"ending,omitempty"`
	Sides   []SideResult  `json:"parts,omitempty"`   // one a side
	Rounds  int           `json:"rounds,omitempty"`  // that the game lasted, where they are counted
	Cast    []CastResult  `json:"cast,omitempty"`    // one for each seat of a person, where people choose who they are
	Honours []string      `json:"honours,omitempty"` // keys of what people earned, see rules.Finished.Honours
	Judged  int           `json:"judged,omitempty"`  // how many honours the game offered then
}

// SideResult is how one side of a game fared.
type SideResult struct {
	Side   string   `json:"side"`             // its name, as in a sentence
	Person bool     `json:"person,omitempty"` // a person led a seat of it
	Levels []string `json:"levels,omitempty"` // of its bots, each once, sorted
	Won    bool     `json:"won,omitempty"`
	Points int      `json:"points,omitempty"` // of its best seat, in games with points
}

// CastResult is how somebody fared whom a person played: a hero.
type CastResult struct {
	Name   string `json:"name"`
	Won    bool   `json:"won,omitempty"`
	Points int    `json:"points,omitempty"`
}

// Of returns what a finished record counts as, if it does: no person may have taken part, or it is not over.
func Of(name string, game rules.Game, rec rules.Record, o rules.Outcome, when time.Time) (r Result, ok bool) {
	if !o.Over() || !slices.ContainsFunc(rec.Seats, rules.SeatInfo.Person) {
		return r, false
	}
	r = Result{
		Game: rec.Game, Name: name, Kind: rec.Kind, Deal: rec.Deal, Advised: rec.Advised,
		Options: rec.Options, Ending: o.Ending, When: when.UTC().Format(time.RFC3339),
	}
	if complete, err := rules.Complete(game.About().Options, rec.Options); err == nil {
		r.Options = complete // an old record may leave out what was not asked then
	}
	for _, side := range game.About().SidesOf(len(rec.Seats)) {
		r.Sides = append(r.Sides, sideResult(side, rec.Seats, o))
	}
	r.Rounds = o.Rounds
	for i, name := range o.Cast {
		if seat := rules.Seat(i); rec.Seats[i].Person() {
			r.Cast = append(r.Cast, CastResult{name, slices.Contains(o.Winners, seat), o.Total(seat)})
		}
	}
	if f, ok := rules.Finish(game, rec); ok {
		r.Honours, r.Judged = f.Honours(game.About()), len(game.About().Honours)
	}
	if most := game.About().Perfect; most > 0 && len(rec.Seats) == 1 {
		r.Score = o.Total(0)
		r.Perfect = r.Score >= most
	}
	return r, true
}

// sideResult returns how a side fared.
func sideResult(of rules.Side, seats []rules.SeatInfo, o rules.Outcome) SideResult {
	p := SideResult{Side: of.Name}
	for i, seat := range of.Seats {
		if info := seats[seat]; info.Person() {
			p.Person = true
		} else if !slices.Contains(p.Levels, info.Level) {
			p.Levels = append(p.Levels, info.Level)
		}
		p.Won = p.Won || slices.Contains(o.Winners, seat)
		if n := o.Total(seat); i == 0 || n > p.Points {
			p.Points = n
		}
	}
	slices.Sort(p.Levels)
	return p
}
