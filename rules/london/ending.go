package london

import (
	"fmt"

	"intrigue/rules"
)

// endings are the ways a game ends, in the order of type Ending.
func endings() []rules.Ending {
	return []rules.Ending{
		{Key: "caught", Title: "Mr X is caught"},
		{Key: "trapped", Title: "Mr X is surrounded", Rare: true},
		{Key: "exhausted", Title: "All tickets are spent", Rare: true},
		{Key: "stranded", Title: "No pawn can move again"},
		{Key: "escaped", Title: "Mr X is still free after 22 rounds", Rare: true},
	}
}

// outcome says who won: Mr X alone, or all detectives together (LON-102). shows is how
// the stations are numbered.
func outcome(s *State, shows Numbering) rules.Outcome {
	if s.end == notOver {
		return rules.Outcome{}
	}
	o := rules.Outcome{Ending: endings()[s.end-1].Key, Winners: []rules.Seat{0}}
	where := shows.Number(Station(s.at[0]))
	switch s.end {
	case caught:
		o.Why = fmt.Sprintf("%s catches Mr X at %d in round %d.", Colour(s.catcher-1).Title(), where, s.round)
	case trapped:
		o.Why = fmt.Sprintf("Mr X has no way out of %d in round %d and gives himself up.", where, s.round)
	case exhausted:
		o.Why = fmt.Sprintf("The pawns have no tickets left, and Mr X walks free at %d.", where)
	case stranded:
		o.Why = fmt.Sprintf("No pawn has a ticket that fits its station, and Mr X walks free at %d.", where)
		if s.stranded != everyPawn {
			o.Why = fmt.Sprintf("The pawns that still have tickets are hemmed in for good, and Mr X walks free at %d.", where)
		}
	case escaped:
		o.Why = fmt.Sprintf("Twenty-two rounds have passed, and Mr X walks free at %d.", where)
	}
	if s.end == caught || s.end == trapped {
		o.Winners = nil
		for d := rules.Seat(1); d < rules.Seat(s.seats); d++ {
			o.Winners = append(o.Winners, d)
		}
	}
	return o
}
