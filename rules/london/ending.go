package london

import (
	"fmt"

	"intrigue/rules"
)

// endings are the ways a game ends, in the order of type end.
func endings() []rules.Ending {
	return []rules.Ending{
		{Key: "caught", Title: "Mr X is caught"},
		{Key: "trapped", Title: "Mr X is surrounded", Rare: true},
		{Key: "exhausted", Title: "All tickets are spent", Rare: true},
		{Key: "stranded", Title: "No pawn can move again"},
		{Key: "escaped", Title: "Mr X is still free after 22 rounds", Rare: true},
	}
}

// Outcome says who won: Mr X alone, or all detectives together (LON-102).
func (p *Position) Outcome() rules.Outcome {
	if p.end == notOver {
		return rules.Outcome{}
	}
	o := rules.Outcome{Ending: endings()[p.end-1].Key, Winners: []rules.Seat{0}}
	where := p.shows.Number(Station(p.at[0]))
	switch p.end {
	case caught, trapped:
		o.Winners = nil
		for s := rules.Seat(1); s < rules.Seat(p.seats); s++ {
			o.Winners = append(o.Winners, s)
		}
	}
	switch p.end {
	case caught:
		o.Why = fmt.Sprintf("%s catches Mr X at %d in round %d.", Colour(p.catcher-1).Title(), where, p.round)
	case trapped:
		o.Why = fmt.Sprintf("Mr X has no way out of %d in round %d and gives himself up.", where, p.round)
	case exhausted:
		o.Why = fmt.Sprintf("The pawns have no tickets left, and Mr X walks free at %d.", where)
	case stranded:
		o.Why = fmt.Sprintf("No pawn has a ticket that fits its station, and Mr X walks free at %d.", where)
		if p.stranded != everyPawn {
			o.Why = fmt.Sprintf("The pawns that still have tickets are hemmed in for good, and Mr X walks free at %d.", where)
		}
	case escaped:
		o.Why = fmt.Sprintf("Twenty-two rounds have passed, and Mr X walks free at %d.", where)
	}
	return o
}
