package words

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"intrigue/rules/london/core"
	"intrigue/rules/prose"
)

// Situation says where everything stands, the most important first: where Mr X was seen and
// can be, who stands where, with which tickets and lines, and the logbook.
func Situation(v *core.View) []string {
	if v.Stage == core.StageDeal {
		return []string{Prompt(v)}
	}
	x := v.X
	all := []string{
		fmt.Sprintf("Round %d of %d. The logbook has %s.", max(v.Round, 1), core.LastRound,
			prose.Amount(core.LastEntry-len(v.Log), "empty window")),
		mrXLabel(v).Text,
	}
	if next := v.NextSurfacing(); next != 0 && !v.Over() {
		all[0] += fmt.Sprintf(" %s must surface in window %d.", mrX(v, "You", "Mr X"), next)
	}
	if at := cmp.Or(x.At, x.LastSeen); at != 0 {
		all = append(all, linesFrom(v, at))
	}
	if len(v.Possible) > 0 && !v.Over() {
		all = append(all, fmt.Sprintf("Mr X could be at %s: %s.", prose.Amount(len(v.Possible), "station"),
			prose.List(numbered(v, v.Possible))))
	}
	for _, p := range v.Pawns {
		words := pawnLabel(p, v).Text
		if !p.Stranded && p.At != 0 {
			words += " " + linesFrom(v, p.At)
		}
		all = append(all, words)
	}
	all = append(all, fmt.Sprintf("%s these tickets: %s, %d black. %s %s.", mrX(v, "You have", "Mr X has"),
		ticketCounts(x.Tickets), x.Black, mrX(v, "You have", "He has"), prose.Spelled(x.Doubles, "2x card")))
	for _, e := range slices.Backward(v.Log) {
		all = append(all, windowText(v, e))
	}
	return all
}

// linesFrom lists where a pawn can ride from a station, by each kind of transport.
func linesFrom(v *core.View, s core.Station) string {
	var ways []string
	for _, k := range []core.Kind{core.Taxi, core.Bus, core.Underground, core.Boat} {
		var to []core.Station
		for _, l := range core.Lines(s) {
			if l.Kind == k {
				to = append(to, l.To)
			}
		}
		if len(to) > 0 {
			ways = append(ways, fmt.Sprintf("%s to %s", k, prose.List(numbered(v, to))))
		}
	}
	return fmt.Sprintf("From %d: %s.", v.Number(s), strings.Join(ways, "; "))
}

// windowText tells a covered window of the logbook.
func windowText(v *core.View, e core.LogEntry) string {
	text := fmt.Sprintf("Window %d, round %d: %s ticket", e.Entry, e.Round, e.Ticket)
	if e.Line != core.NoLine && e.Line.Pays() != e.Ticket || e.Line == core.Boat {
		text += " for " + transport(e.Line)
	}
	if e.At != 0 {
		text += fmt.Sprintf(" to %d", v.Number(e.At))
	}
	if e.Part > 0 {
		text += ", " + [...]string{"first", "second"}[e.Part-1] + " ride of a double move"
	}
	if e.Surfaced {
		text += ", surfaced"
	}
	if e.Voluntary {
		text += " voluntarily"
	}
	return text + "."
}

// ticketCounts lists taxi, bus and underground tickets.
func ticketCounts(t [3]int) string {
	return fmt.Sprintf("%d taxi, %d bus, %d underground", t[0], t[1], t[2])
}
