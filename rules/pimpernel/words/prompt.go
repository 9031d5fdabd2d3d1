package words

import (
	"fmt"

	"intrigue/rules/pimpernel/core"
)

// Prompt says in a sentence what the seat may do now.
func Prompt(v core.View) string {
	switch {
	case v.Over():
		return Outcome(v.State).Why
	case v.Stage == core.StageDeal:
		return "The board is being laid out."
	case v.Stage == core.StageDraw:
		return "Two cards are drawn for the next mission."
	case v.By != v.Acting:
		return waiting(v)
	}
	c := v.State
	if say := sayings[core.Asked[v.Stage]].prompt; say != nil {
		return say(v)
	}
	switch v.Stage {
	case core.StageFavor:
		if len(v.Open) == 2 {
			return fmt.Sprintf("The %s: %s, or %s first.", core.Area(v.InUse).Tile(), called(v.Open[0]), called(v.Open[1]))
		}
		return fmt.Sprintf("The %s: you may also %s.", core.Area(v.InUse).Tile(), called(v.Open[0]))
	case core.StageIcon:
		return fmt.Sprintf("The icon: you may %s.", called(v.Open[0]))
	case core.StageRest:
		return "You may also place a cube out of rest."
	}
	switch {
	case c.Supply[v.By] == 0:
		return "You have no cube in supply: move your pawn, use a favour, or pass."
	case v.Passes == len(v.Players)-1:
		return "All others have passed: act, or the mission is carried out as it stands."
	}
	return "Your turn: place a cube, move your pawn, or use a favour."
}

// waiting says whom the others wait for.
func waiting(v core.View) string {
	if say := sayings[core.Asked[v.Stage]].waits; say != nil {
		return SeatName(v.Acting) + " " + say(v) + "."
	}
	return fmt.Sprintf("It is %s's turn.", SeatName(v.Acting))
}
