package london

import (
	"maps"

	"intrigue/rules"
	"intrigue/rules/london/core"
)

type printedStation struct {
	Number int `json:"number"`
	number
	Serves []string `json:"serves"`
}

// crossing is a line with stations under it (LON-126).
type crossing struct {
	Kind string `json:"kind"`
	From int    `json:"from"`
	To   int    `json:"to"`
	Over []int  `json:"over"`
}

type printed struct {
	Numbers    string                `json:"numbers"`
	Stations   []printedStation      `json:"stations"`
	Lines      map[string][][2]int   `json:"lines"`
	Crossings  []crossing            `json:"crossings"`
	StartCards []int                 `json:"start_cards"`
	Windows    int                   `json:"windows"`
	Surfacing  []int                 `json:"surfacing"`
	Rounds     int                   `json:"rounds"`
	Pawns      map[string]rules.Seat `json:"pawns"`
	Tickets    struct {
		MrX  ownTickets `json:"mrx"`
		Pawn tickets    `json:"pawn"`
	} `json:"tickets"`
}

// Describe gives the map with the numbers of this table, and what every side begins with.
func (p *Position) Describe() any {
	start := core.Begin(rules.Setup{Seats: int(p.Seats), Options: maps.Clone(p.Options)})
	view, b := core.See(&start, 0), core.TheBoard()
	x := printed{Numbers: p.Options["numbers"], Lines: map[string][][2]int{}, StartCards: rules.Encoded(b.StartCards, p.Shows.Number),
		Windows: core.LastEntry, Rounds: core.LastRound, Pawns: map[string]rules.Seat{}}
	for s := core.Station(1); s <= core.Stations; s++ {
		serves := rules.Encoded(b.Signs[s], core.Kind.String)
		x.Stations = append(x.Stations, printedStation{p.Shows.Number(s), bothNumbers(s), serves})
		p.printLines(&x, s)
	}
	for e := 1; e <= core.LastEntry; e++ {
		if core.Forced(e) {
			x.Surfacing = append(x.Surfacing, e)
		}
	}
	for _, pawn := range view.Pawns {
		x.Pawns[pawn.Colour.String()] = pawn.Seat
	}
	x.Tickets.MrX = ownTickets{ticketsOf(view.X.Tickets), view.X.Black, view.X.Doubles}
	x.Tickets.Pawn = ticketsOf(view.Pawns[0].Tickets)
	return x
}

// printLines lists each line that leaves a station once, from its lower id.
func (p *Position) printLines(x *printed, s core.Station) {
	for _, l := range core.Lines(s) {
		if l.To < s {
			continue
		}
		kind, from, to := l.Kind.String(), p.Shows.Number(s), p.Shows.Number(l.To)
		x.Lines[kind] = append(x.Lines[kind], [2]int{from, to})
		if len(l.Via) > 0 {
			x.Crossings = append(x.Crossings, crossing{kind, from, to, rules.Encoded(l.Via, p.Shows.Number)})
		}
	}
}
