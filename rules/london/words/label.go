package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/prose"
)

// A target is what an id names; what it does not name is zero.
type target struct {
	kind, name string // "station", "74"
	exists     bool   // as a station, a pawn or a ticket
	station    core.Station
	pawn       uint8 // index into State.at
	ticket     core.Ticket
}

func readTarget(id string) (t target) {
	t.kind, t.name, _ = strings.Cut(id, ".")
	switch t.kind {
	case "station":
		s, err := core.ReadStation(t.name)
		t.station, t.exists = s, err == nil
	case "pawn":
		t.pawn = core.PawnNamed(t.name)
		t.exists = t.pawn > 0 || id == mrXID
	case "ticket":
		t.ticket = core.TicketNamed(t.name)
		t.exists = t.ticket != core.NoTicket
	}
	return t
}

// Label names a target. Its clause is that of the thing; why it cannot be chosen
// now, whyNot says.
func Label(v *core.View, id string) rules.Label {
	t := readTarget(id)
	switch {
	case t.kind == "log":
		return windowLabel(v, t.name)
	case t.kind == "line":
		if k, ok := core.KindNamed(t.name); ok {
			return rules.Label{Title: "by " + t.name, Sprite: "london.icon." + t.name, Clause: "LON-76",
				Text: fmt.Sprintf("Two lines lead there; the black ticket hides that you take the %s.", k)}
		}
	case t.kind == "choice":
		for k, p := range actions {
			if p.label.Text != "" && (core.Action{Kind: core.ActionKind(k)}).Path(nil)[0] == id {
				return p.label
			}
		}
	case !t.exists:
	case t.kind == "station":
		return stationLabel(v, t.station)
	case t.kind == "ticket":
		return ticketLabel(v, t.ticket)
	case id == mrXID:
		return mrXLabel(v)
	case t.kind == "pawn":
		return pawnLabel(v.Pawns[t.pawn-1], v)
	}
	return rules.Label{}
}

func stationLabel(v *core.View, s core.Station) rules.Label {
	var kinds []string
	for _, k := range core.TheBoard().Signs[s] {
		kinds = append(kinds, k.String())
	}
	text := fmt.Sprintf("Station %d: %s.", v.Number(s), strings.Join(kinds, ", "))
	for _, p := range v.Pawns {
		if p.At == s {
			text += fmt.Sprintf(" %s stands here.", p.Colour.Title())
		}
	}
	if slices.Contains(v.Possible, s) && v.By != 0 && !v.Over() {
		text += " Mr X can be here."
	}
	return rules.Label{Title: fmt.Sprint(v.Number(s)), Text: text, Clause: "LON-13"}
}

func ticketLabel(v *core.View, t core.Ticket) rules.Label {
	l := rules.Label{Title: prose.Capital(t.String()), Sprite: "london.ticket." + t.String()}
	switch t {
	case core.BlackTicket:
		l.Text, l.Clause = fmt.Sprintf("Pays for any ride of Mr X, boats too, and hides the kind. He has %d.", v.X.Black), "LON-76"
	case core.DoubleTicket:
		l.Title = "2×"
		l.Text, l.Clause = fmt.Sprintf("Lets Mr X make two rides in one turn. He has %d.", v.X.Doubles), "LON-90"
	default:
		l.Text, l.Clause = fmt.Sprintf("Pays for one ride by %s. Mr X has %d.", t, v.X.Tickets[t-1]), "LON-50"
	}
	return l
}

func pawnLabel(p core.Pawn, v *core.View) rules.Label {
	l := rules.Label{Title: p.Colour.Title(), Clause: "LON-25",
		Text: fmt.Sprintf("%s is led by %s, %s; %s%s.", p.Colour.Title(), SeatName(p.Seat), place(v, p.At), count(p.Tickets), condition(p))}
	switch {
	case p.Stranded:
		l.Clause = "LON-70"
	case p.Blocked:
		l.Clause = "LON-72"
	}
	return l
}

// mrXLabel says what this seat knows of Mr X himself.
func mrXLabel(v *core.View) rules.Label {
	l := rules.Label{Title: "Mr X", Sprite: "london.mrx", Text: "Mr X is out of sight and has not been seen yet.", Clause: "LON-33"}
	switch x := v.X; {
	case x.Shown && x.At != 0:
		l.Text, l.Clause = fmt.Sprintf("Mr X stands in the open at %d until his next ride.", v.Number(x.At)), "LON-87"
	case x.At != 0:
		l.Text = fmt.Sprintf("Mr X is at %d.", v.Number(x.At))
	case x.LastSeen != 0:
		l.Text, l.Clause = fmt.Sprintf("Mr X is out of sight. He was last seen at %d, in entry %d.", v.Number(x.LastSeen), x.LastSeenEntry), "LON-87"
	}
	return l
}

func windowLabel(v *core.View, name string) rules.Label {
	n, err := strconv.Atoi(name)
	if err != nil || n < 1 || n > core.LastEntry {
		return rules.Label{}
	}
	l := rules.Label{Title: "Entry " + name, Text: fmt.Sprintf("Window %d is still empty.", n), Clause: "LON-45"}
	if core.Forced(n) {
		l.Text, l.Clause = fmt.Sprintf("Window %d is oval: Mr X shows himself after this ride.", n), "LON-86"
	}
	if n <= len(v.Log) {
		l.Text = "Logbook, " + entryText(v, v.Log[n-1]) + "."
	}
	return l
}
