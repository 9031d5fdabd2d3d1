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
			return rules.Label{Title: "by " + t.name, Sprite: "london.icon." + t.name, Clause: "LON-76", Rank: int(k),
				Text: fmt.Sprintf("Take %s. The black ticket hides what kind of ride it was.", transport(k))}
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
		text += " Mr X could be here."
	}
	return rules.Label{Title: fmt.Sprintf("Station %d", v.Number(s)), Text: text, Clause: "LON-13", Pencil: true,
		Spoken: fmt.Sprintf("station.%d", v.Number(s))}
}

func ticketLabel(v *core.View, t core.Ticket) rules.Label {
	l := rules.Label{Title: prose.Capital(t.String()), Sprite: "london.ticket." + t.String(),
		First: "Choose a station first, then this ticket.",
		Rank:  int(t)} // the cheaper one first
	left, owner := v.X.Holds(t), mrX(v, " You have ", " Mr X has ")
	switch t {
	case core.BlackTicket:
		l.Text, l.Clause = "Black ticket: pays for any ride, even by boat, and hides what kind it was.", "LON-76"
	case core.DoubleTicket:
		l.Title, l.First, l.Text, l.Clause = "2×", "", "2x card: good for two rides in one turn.", "LON-90"
	default:
		if v.Stage == core.StageTake && int(v.Giver) < len(v.Pawns) {
			l.Text = fmt.Sprintf("%s has %s.", v.Giver.Title(), prose.Some(v.Pawns[v.Giver].Tickets[t-1], t.String()+" ticket"))
			l.Clause, l.First = "LON-116", ""
			return l
		}
		l.Text, l.Clause = fmt.Sprintf("%s ticket: pays for one ride by %s.", l.Title, t), "LON-50"
	}
	if left == 0 {
		l.Text += owner + "none."
	} else {
		l.Text += fmt.Sprintf("%s%d.", owner, left)
	}
	return l
}

func pawnLabel(p core.Pawn, v *core.View) rules.Label {
	whose := SeatName(p.Seat) + "'s"
	if p.Seat == v.By {
		whose = "your"
	}
	l := rules.Label{Title: p.Colour.Title(), Clause: "LON-25",
		Text: fmt.Sprintf("%s: %s pawn, %s. Tickets: %s.", p.Colour.Title(), whose, whereabouts(v, p.At), ticketCounts(p.Tickets))}
	switch {
	case p.Stranded:
		l.Text, l.Clause = l.Text+" It is stranded.", "LON-70"
	case p.Moved:
		l.Text += " It has moved this round."
	case p.Blocked:
		l.Text, l.Clause = l.Text+" It is blocked.", "LON-72"
	}
	return l
}

// whereabouts says where a pawn is.
func whereabouts(v *core.View, s core.Station) string {
	if s == 0 {
		return "not on the map yet"
	}
	return fmt.Sprintf("at station %d", v.Number(s))
}

// mrX returns words about Mr X, for the one who plays him or for anyone else.
func mrX(v *core.View, own, others string) string {
	if v.By == 0 {
		return own
	}
	return others
}

// mrXLabel says what this seat knows of Mr X himself.
func mrXLabel(v *core.View) rules.Label {
	l := rules.Label{Title: "Mr X", Sprite: "london.mrx", Text: "Mr X is hidden and has not surfaced yet.", Clause: "LON-33"}
	switch x := v.X; {
	case x.Shown && x.At != 0:
		text := mrX(v, "You have surfaced at station %d and stay on the map until your next ride.",
			"Mr X has surfaced at station %d and stays on the map until his next ride.")
		l.Text, l.Clause = fmt.Sprintf(text, v.Number(x.At)), "LON-87"
	case x.At != 0:
		l.Text = fmt.Sprintf(mrX(v, "You are hidden at station %d.", "Mr X is at station %d."), v.Number(x.At))
	case x.LastSeen != 0:
		l.Text, l.Clause = fmt.Sprintf("Mr X is hidden. He last surfaced at station %d, in window %d.",
			v.Number(x.LastSeen), x.LastSeenEntry), "LON-87"
	}
	return l
}

func windowLabel(v *core.View, name string) rules.Label {
	n, err := strconv.Atoi(name)
	if err != nil || n < 1 || n > core.LastEntry {
		return rules.Label{}
	}
	l := rules.Label{Title: "Window " + name, Text: fmt.Sprintf("Window %d is still empty.", n), Clause: "LON-45"}
	if core.Forced(n) {
		l.Text, l.Clause = fmt.Sprintf("Window %d is oval: %s after this ride.", n, mrX(v, "you surface", "Mr X surfaces")), "LON-86"
	}
	if n <= len(v.Log) {
		l.Text = windowText(v, v.Log[n-1])
	}
	return l
}
