package words

import (
	"fmt"

	"intrigue/rules/cardinal/core"
)

// Prompt says in one sentence what the player may do now.
func Prompt(v *core.View) string {
	coins := v.Supply != [core.NumSuits]int{}
	switch {
	case v.Stage == core.StageDeal:
		return "The castle is being dealt."
	case v.Stage == core.StageOver:
		return Outcome(&v.State).Why
	case v.Stage == core.StageTake:
		return fmt.Sprintf("Take the %s guard into your supply, or leave him at his door.", v.Asked)
	case v.Stage == core.StageCorner:
		return fmt.Sprintf("Choose the corner where %s comes out of the tunnel.", v.Asked.Title())
	case v.Stage == core.StageRemove && v.Castle.OwnOnly:
		return fmt.Sprintf("Choose %s guard for %s to surprise, or press Spare.", aSuit(v.Asked), v.Asked.Title())
	case v.Stage == core.StageRemove:
		return fmt.Sprintf("Choose a castle guard for %s to surprise, or press Spare.", v.Asked.Title())
	case v.State.Full(): // CAR-20
		return "The record of this game is full. Press Finish to end the game."
	case len(v.Slides) == 0 && coins:
		return "No musketeer can slide. Lure a guard, or press Finish."
	case len(v.Slides) == 0:
		return "No musketeer can slide. Press Finish to end the game."
	case coins:
		return "Slide a musketeer, lure a guard from your supply, or press Finish."
	}
	return "Slide a musketeer, or press Finish."
}
