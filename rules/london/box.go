package london

import (
	"intrigue/rules"
	"intrigue/rules/london/core"
)

// dict is a JSON object for programs. The keys never change; build/wire.md explains them.
type dict map[string]any

// Describe gives the map with the numbers of this table, and what every side begins with.
func (p *Position) Describe() any {
	begun, b, number := core.Begin(rules.Setup{Seats: int(p.Seats), Options: p.Options}), core.TheBoard(), p.Shows.Number
	v := core.See(&begun, 0)
	var stations, crossings []dict
	lines, pawns, surfacing := map[string][][2]int{}, map[string]rules.Seat{}, []int{}
	for s := core.Station(1); s <= core.Stations; s++ {
		stations = append(stations, dict{"number": number(s), "mb": core.MiltonBradley.Number(s), "rb": core.Ravensburger.Number(s),
			"serves": rules.Encoded(b.Signs[s], core.Kind.String)})
		for _, l := range core.Lines(s) {
			if l.To < s {
				continue // told from its lower id
			}
			kind, from, to := l.Kind.String(), number(s), number(l.To)
			lines[kind] = append(lines[kind], [2]int{from, to})
			if len(l.Via) > 0 { // LON-126
				crossings = append(crossings, dict{"kind": kind, "from": from, "to": to, "over": rules.Encoded(l.Via, number)})
			}
		}
	}
	for e := 1; e <= core.LastEntry; e++ {
		if core.Forced(e) {
			surfacing = append(surfacing, e)
		}
	}
	for _, pawn := range v.Pawns {
		pawns[pawn.Colour.String()] = pawn.Seat
	}
	return dict{
		"numbers": p.Options["numbers"], "stations": stations, "lines": lines, "crossings": crossings,
		"start_cards": rules.Encoded(b.StartCards, number), "windows": core.LastEntry, "surfacing": surfacing, "rounds": core.LastRound,
		"pawns":   pawns,
		"tickets": dict{"mrx": ownTickets{ticketsOf(v.X.Tickets), v.X.Black, v.X.Doubles}, "pawn": ticketsOf(v.Pawns[0].Tickets)},
	}
}
