package words

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules/london/core"
)

// Print is a view as text, one fact a line. Numbers are those the table shows.
func Print(v *core.View) string {
	var b strings.Builder
	line := func(format string, a ...any) { fmt.Fprintf(&b, format+"\n", a...) }
	line("London, %d seats, as %s sees it", v.Seats, SeatName(v.By))
	for _, k := range slices.Sorted(maps.Keys(v.Options)) {
		line("option %s: %s", k, v.Options[k])
	}
	line("round %d: %s", v.Round, stageText(v))
	for _, p := range v.Pawns {
		line("%s of %s: %s; %s%s", p.Colour, SeatName(p.Seat), place(v, p.At), count(p.Tickets), condition(p))
	}
	x := v.X
	line("Mr X: %s; %s, black %d, double %d", hidden(v, x.At), count(x.Tickets), x.Black, x.Doubles)
	if x.Start != 0 {
		line("Mr X started at %d", v.Number(x.Start))
	}
	if x.Shown {
		line("Mr X stands on the board")
	}
	if x.LastSeen != 0 {
		line("Mr X last surfaced at %d, window %d", v.Number(x.LastSeen), x.LastSeenEntry)
	}
	for _, e := range v.Log {
		line("%s", windowText(v, e))
	}
	for _, d := range v.Deeds {
		printDeed(&b, v, d)
	}
	if v.Notes() || v.Over() {
		line("Mr X can be at:%s", numbers(v, v.Possible))
	}
	if v.Cards != nil {
		line("start cards set aside:%s", numbers(v, v.Cards))
	}
	if v.Over() {
		o := Outcome(&v.State, v.Shows)
		line("over (%s): %s", o.Ending, o.Why)
	}
	return b.String()
}

// printDeed writes one line. A game has a hundred of them and the tests print every
// view, so it does without the slow formatting of package fmt.
func printDeed(b *strings.Builder, v *core.View, d core.Deed) {
	words := func(all ...string) {
		for _, w := range all {
			b.WriteString(w)
		}
	}
	words("round ", strconv.Itoa(d.Round), ": ")
	if d.From == d.To {
		words("Mr X takes ", article(d.Ticket), " from ", d.Pawn.String(), "\n")
		return
	}
	words(d.Pawn.String(), " by ", d.Ticket.String(), " from ", strconv.Itoa(v.Number(d.From)), " to ", strconv.Itoa(v.Number(d.To)), "\n")
}

// stageText says what is decided now.
func stageText(v *core.View) string {
	switch v.Stage {
	case core.StageDeal:
		return "start cards are drawn"
	case core.StageMove:
		return "Mr X moves"
	case core.StageFirst:
		return "Mr X makes the first ride of a double move"
	case core.StageSecond:
		return "Mr X makes the second ride of a double move"
	case core.StageSurface:
		return "Mr X decides whether to surface"
	case core.StageTake:
		return "Mr X takes a ticket from " + v.Giver.String()
	case core.StageHunt:
		return SeatName(v.Acting) + " moves"
	}
	return "the game is over"
}

// windowText is a covered window of the logbook.
func windowText(v *core.View, e core.LogEntry) string {
	text := fmt.Sprintf("window %d, round %d: %s ticket", e.Entry, e.Round, e.Ticket)
	if e.Line != core.NoLine && e.Line.Pays() != e.Ticket || e.Line == core.Boat {
		text += " by " + e.Line.String()
	}
	if e.At != 0 {
		text += fmt.Sprintf(" to %d", v.Number(e.At))
	}
	if e.Part > 0 {
		text += ", " + [...]string{"first", "second"}[e.Part-1] + " ride of a double move"
	}
	switch {
	case e.Voluntary:
		text += ", surfaced voluntarily"
	case e.Surfaced:
		text += ", surfaced"
	}
	return text
}

// condition is what keeps a pawn from moving.
func condition(p core.Pawn) string {
	switch {
	case p.Stranded:
		return "; stranded"
	case p.Moved:
		return "; has moved"
	case p.Blocked:
		return "; blocked"
	}
	return ""
}

func place(v *core.View, s core.Station) string {
	if s == 0 {
		return "not on the map yet"
	}
	return fmt.Sprintf("at %d", v.Number(s))
}

func hidden(v *core.View, s core.Station) string {
	if s == 0 {
		return "hidden"
	}
	return place(v, s)
}

func numbers(v *core.View, all []core.Station) string {
	var b strings.Builder
	for _, s := range all {
		b.WriteByte(' ')
		b.WriteString(strconv.Itoa(v.Number(s)))
	}
	return b.String()
}

func count(t [3]int) string { return fmt.Sprintf("%d taxi, %d bus, %d underground", t[0], t[1], t[2]) }
