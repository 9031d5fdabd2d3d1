// Package words has every sentence of London: what is told, asked, labelled, refused and advised. Why a move is advised comes
// to it as a value of core.
package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/london/core"
)

// mrXID is the target that stands for Mr X himself.
const mrXID = "pawn.x"

// A telling is an action to be told to a reader: what was before and what is after it, and
// whether the reader knows where Mr X is.
type telling struct {
	before, after *core.Position
	core.Action
	knows bool
}

// Tell puts an action into words for one reader. What the reader may not know is left
// out; how the action ends the game everybody sees.
func Tell(before, after *core.Position, a core.Action, by rules.Seat) rules.LogLine {
	t := telling{before, after, a, core.KnowsX(by) || after.Stage == core.StageOver}
	text := actions[a.Kind].told(t)
	for i := uint8(1); i <= core.Pawns; i++ {
		if after.Stranded>>i&1 != 0 && before.Stranded>>i&1 == 0 && after.Stage != core.StageOver {
			text += " " + strandedText(&after.State, i, after.Shows) + "."
		}
	}
	for _, c := range before.PassedOver(after, a) {
		text += fmt.Sprintf(" %s is blocked and misses this turn.", c.Title())
	}
	if after.Stage == core.StageOver && after.End != core.Caught {
		text += " " + Outcome(&after.State, after.Shows).Why
	}
	targets := []string{mrXID}
	if speaks := actions[a.Kind].targets; speaks != nil {
		targets = speaks(t)
	}
	return rules.LogLine{Text: text, Targets: targets}
}

// number returns the number on the station that the action leads to.
func (t telling) number() int { return t.before.Shows.Number(core.Station(t.To)) }

func (t telling) draw() string {
	switch {
	case t.Pawn > 0:
		return fmt.Sprintf("%s starts at station %d.", t.Colour().Title(), t.number())
	case t.knows:
		return fmt.Sprintf("Mr X draws start card %d.", t.number())
	}
	return "Mr X draws his start card."
}

func (t telling) ride() string {
	text := "Mr X takes " + transport(t.Line)
	switch {
	case t.Kind == core.RideBlack && t.knows:
		text = "Mr X uses a black ticket to take " + transport(t.Line)
	case t.Kind == core.RideBlack:
		text = "Mr X uses a black ticket"
	}
	switch {
	case t.after.Surfaced:
		text += fmt.Sprintf(" and surfaces at station %d", t.number())
	case t.knows:
		text += fmt.Sprintf(" to %d", t.number())
	}
	return fmt.Sprintf("%s (window %d).", text, t.after.Entry)
}

func (t telling) double() string { return "Mr X shows a 2x card for a double move." }

func (t telling) surface() string { return "Mr X will surface voluntarily after his ride." }

func (t telling) take() string {
	return fmt.Sprintf("Mr X takes %s from %s.", article(t.Ticket()), t.Colour().Title())
}

func (t telling) movePawn() string {
	text := fmt.Sprintf("%s takes %s to %d", t.Colour().Title(), transport(t.Line), t.number())
	if t.after.End == core.Caught {
		return text + " and catches Mr X!"
	}
	return text + "."
}

// What a line of the log speaks of: who moves, and where to if the reader knows.

func (t telling) drawTargets() []string {
	if t.Pawn > 0 {
		return t.pawnTargets()
	}
	return []string{mrXID}
}

func (t telling) rideTargets() []string {
	if t.knows || t.after.Surfaced {
		return []string{mrXID, t.ToID()}
	}
	return []string{mrXID}
}

func (t telling) takeTargets() []string { return []string{mrXID, t.PawnID()} }
func (t telling) pawnTargets() []string { return []string{t.PawnID(), t.ToID()} }

// strandedText says that a pawn can never move again, and why.
func strandedText(s *core.State, i uint8, shows core.Numbering) string {
	name, at := core.Colour(i-1).Title(), shows.Number(core.Station(s.At[i]))
	if s.Holds[i] == 0 {
		return fmt.Sprintf("%s has no tickets left and is stranded at station %d", name, at)
	}
	return fmt.Sprintf("%s has no ticket that fits station %d and is stranded there", name, at)
}

// transport returns a kind of line as a passenger takes it: "a taxi", "the underground".
func transport(k core.Kind) string {
	if k == core.Underground {
		return "the underground"
	}
	return "a " + k.String()
}

// article returns a ticket with its article: "an underground ticket".
func article(t core.Ticket) string {
	if t == core.UndergroundTicket {
		return "an underground ticket"
	}
	return "a " + t.String() + " ticket"
}
