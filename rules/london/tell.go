package london

import (
	"fmt"

	"intrigue/rules"
)

// mrXID is the target that stands for Mr X himself.
const mrXID = "pawn.x"

// A telling is an action to be told to a reader: what was before and what is after it, and
// whether the reader knows where Mr X is.
type telling struct {
	before, after *History
	Action
	knows bool
}

// told puts an action into words for one reader. What the reader may not know is left
// out; how the action ends the game everybody sees.
func told(before, after *History, a Action, by rules.Seat) rules.Told {
	t := telling{before, after, a, by == 0 || after.stage == StageOver}
	text := phrases[a.kind].told(t)
	for i := uint8(1); i <= pawns; i++ {
		if after.stranded>>i&1 != 0 && before.stranded>>i&1 == 0 && after.stage != StageOver {
			text += " " + strandedText(&after.State, i, after.shows) + "."
		}
	}
	for _, c := range before.passedOver(after, a) {
		text += fmt.Sprintf(" %s is hemmed in and waits.", c.Title())
	}
	if after.stage == StageOver && after.end != caught {
		text += " " + outcome(&after.State, after.shows).Why
	}
	targets := []string{mrXID}
	if speaks := phrases[a.kind].targets; speaks != nil {
		targets = speaks(t)
	}
	return rules.Told{Text: text, Targets: targets}
}

// number is the number on the station that the action leads to.
func (t telling) number() int { return t.before.shows.Number(Station(t.to)) }

func (t telling) draw() string {
	switch {
	case t.pawn > 0:
		return fmt.Sprintf("%s starts at %d.", t.colour().Title(), t.number())
	case t.knows:
		return fmt.Sprintf("Mr X draws his start card, %d.", t.number())
	}
	return "Mr X draws his start card."
}

func (t telling) ride() string {
	text := "Mr X takes the " + t.line.String()
	if t.kind == rideBlack {
		text = "Mr X takes a black ticket"
	}
	if t.knows {
		if t.kind == rideBlack {
			text += " for the " + t.line.String()
		}
		text += fmt.Sprintf(" to %d", t.number())
	}
	text += fmt.Sprintf(" (entry %d)", t.after.entry)
	if t.after.surfaced {
		text += fmt.Sprintf(" and surfaces at %d", t.number())
	}
	return text + "."
}

func (t telling) double() string { return "Mr X shows a 2x card: two rides in this turn." }

func (t telling) surface() string {
	return fmt.Sprintf("Mr X shows himself at %d of his own will.", t.before.shows.Number(Station(t.before.at[0])))
}

func (t telling) stayHidden() string { return "Mr X stays hidden." }

func (t telling) take() string {
	return fmt.Sprintf("Mr X takes %s from %s.", article(t.ticket()), t.colour().Title())
}

func (t telling) movePawn() string {
	text := fmt.Sprintf("%s takes the %s to %d", t.colour().Title(), t.line, t.number())
	if t.after.end == caught {
		return text + " and catches Mr X!"
	}
	return text + "."
}

// What a line of the log speaks of: who moves, and where to if the reader knows.

func (t telling) drawTargets() []string {
	if t.pawn > 0 {
		return t.pawnTargets()
	}
	return []string{mrXID}
}

func (t telling) rideTargets() []string {
	if t.knows || t.after.surfaced {
		return []string{mrXID, t.toID()}
	}
	return []string{mrXID}
}

func (t telling) surfaceTargets() []string { return []string{mrXID, Station(t.before.at[0]).ID()} }
func (t telling) takeTargets() []string    { return []string{mrXID, t.pawnID()} }
func (t telling) pawnTargets() []string    { return []string{t.pawnID(), t.toID()} }

// strandedText says that a pawn can never move again, and why.
func strandedText(s *State, i uint8, shows Numbering) string {
	name, at := Colour(i-1).Title(), shows.Number(Station(s.at[i]))
	if s.holds[i] == 0 {
		return fmt.Sprintf("%s has no ticket left and stays at %d for good", name, at)
	}
	return fmt.Sprintf("%s has no ticket that fits %d and stays there for good", name, at)
}

// article is a ticket with its article: "an underground ticket".
func article(t Ticket) string {
	if t == UndergroundTicket {
		return "an underground ticket"
	}
	return "a " + t.String() + " ticket"
}
