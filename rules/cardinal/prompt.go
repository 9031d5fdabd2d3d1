package cardinal

import "fmt"

// Prompt says in one sentence what the player may do now.
func (v View) Prompt() string {
	switch v.Stage {
	case StageDeal:
		return "The castle is dealt."
	case StageOver:
		return v.Outcome.Why
	case StageTake:
		return fmt.Sprintf("Take the %s guard into your supply, or leave him at his post.", v.Asked)
	case StageCorner:
		return fmt.Sprintf("Choose the corner where %s comes out of the tunnel.", v.Asked)
	case StageRemove:
		if v.castle.ownOnly {
			return fmt.Sprintf("%s may surprise a castle guard of his own suit on the way, or spare him.", v.Asked.Title())
		}
		return fmt.Sprintf("%s may surprise one castle guard on the way, or spare them all.", v.Asked.Title())
	}
	if len(v.Slides) == 0 {
		if v.Supply != [suits]int{} {
			return "No musketeer can slide: lure a guard, or finish."
		}
		return "No musketeer can slide: finish the game."
	}
	if v.Supply != [suits]int{} {
		return "Slide a musketeer, lure a guard with a coin of the supply, or finish."
	}
	return "Slide a musketeer, or finish."
}
