package london

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// Label names a target. Its clause is that of the thing; why it cannot be chosen
// now, WhyNot says.
func (v View) Label(target string) rules.Label {
	kind, name, _ := strings.Cut(target, ".")
	l := rules.Label{Title: v.title(kind, name), Sprite: picture(kind, name)}
	if l.Text, l.Clause = v.explain(kind, name); l.Text == "" {
		return rules.Label{}
	}
	return l
}

// title is a target in a word or two.
func (v View) title(kind, name string) string {
	switch kind {
	case "station":
		if s, err := readStation(name); err == nil {
			return fmt.Sprint(v.Number(s))
		}
	case "ticket":
		switch t := ticketNamed(name); t {
		case NoTicket:
		case DoubleTicket:
			return "2×"
		default:
			return prose.Capital(name)
		}
	case "pawn":
		if name == "x" {
			return "Mr X"
		}
		if i := pawnNamed(name); i > 0 {
			return Colour(i - 1).Title()
		}
		if name == "x" {
			return "Mr X"
		}
	case "line":
		return "by " + name
	case "log":
		return "Entry " + name
	case "choice":
		if name == "surface" {
			return "Show yourself"
		}
		return "Stay hidden"
	}
	return ""
}

// picture is the sprite of a target that looks alike in every game.
func picture(kind, name string) string {
	switch {
	case kind == "ticket" && ticketNamed(name) != NoTicket:
		return "london.ticket." + name
	case kind == "line":
		return "london.icon." + name
	case kind == "pawn" && name == "x":
		return "london.mrx"
	case kind == "choice" && name == "surface":
		return "icon.eye"
	case kind == "choice":
		return "icon.eye-off"
	}
	return ""
}

// explain says what a target is and names the clause behind it.
func (v View) explain(kind, name string) (text, clause string) {
	switch kind {
	case "station":
		return v.explainStation(name)
	case "ticket":
		return v.explainTicket(name)
	case "pawn":
		return v.explainPawn(name)
	case "log":
		return v.explainWindow(name)
	case "choice":
		if slices.Contains([]string{"surface", "hidden"}, name) {
			return "Mr X may show himself after a ride and takes a ticket from every pawn for it.", "LON-115"
		}
	case "line":
		if k, ok := kindNamed(name); ok {
			return fmt.Sprintf("Two lines lead there; the black ticket hides that you take the %s.", k), "LON-76"
		}
	}
	return "", ""
}

// WhyNot says why a target cannot be chosen now; it is zero when it can. Targets
// are those of Choice.Path and "log.7" for a window of the logbook.
func (v View) WhyNot(target string) rules.Refusal {
	kind, name, _ := strings.Cut(target, ".")
	station, err := readStation(name)
	known := kind == "station" && err == nil || kind == "pawn" && (pawnNamed(name) > 0 || name == "x") ||
		kind == "ticket" && ticketNamed(name) != NoTicket
	switch {
	case kind == "log":
		return rules.Refuse("The logbook is there to be read.", "LON-45")
	case target == manID:
		return rules.Refuse("Mr X goes where a ride leads; choose its station.", "LON-44")
	case !known && kind != "choice" && kind != "line":
		return rules.Refuse("There is nothing like that in this game.", "")
	case v.By != v.Acting || v.By < 0:
		return rules.Refuse(v.turn(), "LON-38")
	}
	if slices.ContainsFunc(v.choices(), func(c rules.Choice) bool { return slices.Contains(c.Path, target) }) {
		return rules.Refusal{}
	}
	switch {
	case v.Stage == StageTake:
		switch kind {
		case "pawn":
			return v.noTake(Colour(pawnNamed(name)-1), NoLine)
		case "ticket":
			return v.noTake(v.Giver, Kind(ticketNamed(name)))
		}
	case v.Stage == StageSurface:
	case kind == "station" && v.By == 0:
		return v.noRide(Action{kind: ride, to: uint8(station)})
	case kind == "station":
		return v.noChaseAny(uint8(station))
	case kind == "pawn" && v.By != 0:
		return v.noPawn(Colour(pawnNamed(name) - 1))
	case kind == "pawn":
		return rules.Refuse("The coloured pawns belong to the detectives.", "LON-4")
	case kind == "ticket":
		return v.noTicket(ticketNamed(name))
	}
	return rules.Refuse("That is not what is decided now.", "LON-44")
}

// choices are the choices of the acting seat, worked out from its own view.
func (v View) choices() []rules.Choice {
	var buf [maxActions]Action
	return choices(v.core.actions(theBoard(), buf[:0]))
}

// noChaseAny says why no pawn of the acting detective can ride to a station.
func (v View) noChaseAny(to uint8) rules.Refusal {
	var last rules.Refusal
	n := 0
	for _, c := range v.Team(v.By) {
		if v.noPawn(c).Text == "" {
			last = v.noChase(uint8(c)+1, to, NoLine)
			n++
		}
	}
	if n > 1 {
		if here := v.noPlace(to); here.Refused() {
			return here
		}
		return rules.Refuse(fmt.Sprintf("None of your pawns reaches %d in one ride with its tickets.", v.Number(Station(to))), "LON-49")
	}
	return last
}

// noTicket says why a ticket cannot be used for the ride that is chosen now.
func (v View) noTicket(t Ticket) rules.Refusal {
	switch {
	case v.By != 0 && (t == BlackTicket || t == DoubleTicket):
		return rules.Refuse("Only Mr X has that.", "LON-79")
	case t == DoubleTicket && v.Stage != StageMove:
		return rules.Refuse("One 2x card a turn is enough.", "LON-96")
	case t == DoubleTicket:
		return v.noDouble()
	case v.By == 0 && (t == BlackTicket && v.X.Black == 0 || t != BlackTicket && v.X.Tickets[t-1] == 0):
		return rules.Refuse(fmt.Sprintf("You have no %s ticket.", t), "LON-74")
	}
	return rules.Refuse(fmt.Sprintf("No ride is possible with %s now.", t.a()), "LON-56")
}

func ticketNamed(name string) Ticket {
	return Ticket(max(0, slices.Index(ticketNames[:], name)))
}

func (v View) explainStation(name string) (text, clause string) {
	s, err := readStation(name)
	if err != nil {
		return "", ""
	}
	var kinds []string
	for _, k := range theBoard().signs[s] {
		kinds = append(kinds, k.String())
	}
	text = fmt.Sprintf("Station %d: %s.", v.Number(s), strings.Join(kinds, ", "))
	for _, p := range v.Pawns {
		if p.At == s {
			text += fmt.Sprintf(" %s stands here.", p.Colour.Title())
		}
	}
	if slices.Contains(v.Possible, s) && v.By != 0 && !v.Over() {
		text += " Mr X can be here."
	}
	return text, "LON-13"
}

func (v View) explainTicket(name string) (text, clause string) {
	switch t := ticketNamed(name); t {
	case TaxiTicket, BusTicket, UndergroundTicket:
		return fmt.Sprintf("Pays for one ride by %s. Mr X has %d.", t, v.X.Tickets[t-1]), "LON-50"
	case BlackTicket:
		return fmt.Sprintf("Pays for any ride of Mr X, boats too, and hides the kind. He has %d.", v.X.Black), "LON-76"
	case DoubleTicket:
		return fmt.Sprintf("Lets Mr X make two rides in one turn. He has %d.", v.X.Doubles), "LON-90"
	}
	return "", ""
}

func (v View) explainPawn(name string) (text, clause string) {
	if name == "x" {
		return v.explainMrX()
	}
	i := pawnNamed(name)
	if i == 0 {
		return "", ""
	}
	p := v.Pawns[i-1]
	clause = "LON-25"
	switch {
	case p.Stranded:
		clause = "LON-70"
	case p.Blocked:
		clause = "LON-72"
	}
	return fmt.Sprintf("%s is led by %s, %s; %s%s.", p.Colour.Title(), seatName(p.Seat), v.place(p.At), count(p.Tickets), p.state()), clause
}

// explainMrX says what this seat knows of Mr X himself.
func (v View) explainMrX() (text, clause string) {
	switch at := v.X; {
	case at.Shown && at.At != 0:
		return fmt.Sprintf("Mr X stands in the open at %d until his next ride.", v.Number(at.At)), "LON-87"
	case at.At != 0:
		return fmt.Sprintf("Mr X is at %d.", v.Number(at.At)), "LON-33"
	case at.LastSeen != 0:
		return fmt.Sprintf("Mr X is out of sight. He was last seen at %d, in entry %d.", v.Number(at.LastSeen), at.LastSeenEntry), "LON-87"
	}
	return "Mr X is out of sight and has not been seen yet.", "LON-33"
}

func (v View) explainWindow(name string) (text, clause string) {
	n, err := strconv.Atoi(name)
	if err != nil || n < 1 || n > lastEntry {
		return "", ""
	}
	switch {
	case n <= len(v.Log):
		text = "Logbook, " + v.entryText(v.Log[n-1]) + "."
	case Forced(n):
		text = fmt.Sprintf("Window %d is oval: Mr X shows himself after this ride.", n)
	default:
		text = fmt.Sprintf("Window %d is still empty.", n)
	}
	if Forced(n) {
		return text, "LON-86"
	}
	return text, "LON-45"
}
