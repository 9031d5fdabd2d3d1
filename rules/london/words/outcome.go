package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/london/core"
)

// Endings returns the ways a game ends, in the order of type Ending.
func Endings() []rules.Ending {
	return []rules.Ending{
		{Key: "caught", Title: "Mr X is caught"},
		{Key: "trapped", Title: "Mr X is surrounded", Rare: true},
		{Key: "exhausted", Title: "All tickets are spent", Rare: true},
		{Key: "stranded", Title: "No pawn can ever move again"},
		{Key: "escaped", Title: "Mr X is still free after 22 rounds", Rare: true},
	}
}

// Outcome says who won: Mr X alone, or all detectives together (LON-102). shows is how
// the stations are numbered.
func Outcome(s *core.State, shows core.Numbering) rules.Outcome {
	if s.End == core.NotOver {
		return rules.Outcome{}
	}
	o := rules.Outcome{Ending: Endings()[s.End-1].Key, Winners: []rules.Seat{0}, Rounds: int(s.Round)}
	where := shows.Number(core.Station(s.At[0]))
	switch s.End {
	case core.Caught:
		o.Why = fmt.Sprintf("%s catches Mr X at station %d in round %d.", core.Colour(s.Catcher-1).Title(), where, s.Round)
	case core.Trapped:
		o.Why = fmt.Sprintf("Mr X cannot ride anywhere from station %d in round %d, so the detectives win.", where, s.Round)
	case core.Exhausted:
		o.Why = fmt.Sprintf("The pawns have no tickets left. Mr X is free at station %d and wins.", where)
	case core.Stranded:
		o.Why = fmt.Sprintf("Every pawn is stranded. Mr X is free at station %d and wins.", where)
		if s.Stranded != core.EveryPawn {
			o.Why = fmt.Sprintf("The pawns that still have tickets are blocked for good. Mr X is free at station %d and wins.", where)
		}
	case core.Escaped:
		o.Why = fmt.Sprintf("Round 22 is over. Mr X is free at station %d and wins.", where)
	}
	if s.End == core.Caught || s.End == core.Trapped {
		o.Winners = nil
		for d := rules.Seat(1); d < rules.Seat(s.Seats); d++ {
			o.Winners = append(o.Winners, d)
		}
	}
	return o
}
