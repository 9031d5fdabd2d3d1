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
		return "The castle is dealt."
	case v.Stage == core.StageOver:
		return Outcome(&v.State).Why
	case v.Stage == core.StageTake:
		return fmt.Sprintf("Take the %s guard into your supply, or leave him at his post.", v.Asked)
	case v.Stage == core.StageCorner:
		return fmt.Sprintf("Choose the corner where %s comes out of the tunnel.", v.Asked)
	case v.Stage == core.StageRemove && v.Castle.OwnOnly:
		return fmt.Sprintf("%s may surprise a castle guard of his own suit on the way, or spare him.", v.Asked.Title())
	case v.Stage == core.StageRemove:
		return fmt.Sprintf("%s may surprise one castle guard on the way, or spare them all.", v.Asked.Title())
	case len(v.Slides) == 0 && coins:
		return "No musketeer can slide: lure a guard, or finish."
	case len(v.Slides) == 0:
		return "No musketeer can slide: finish the game."
	case coins:
		return "Slide a musketeer, lure a guard with a coin of the supply, or finish."
	}
	return "Slide a musketeer, or finish."
}
