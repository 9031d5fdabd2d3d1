package words

import (
	"fmt"

	"intrigue/rules/london/core"
	"intrigue/rules/prose"
)

// Prompt says in one sentence what the seat may do now.
func Prompt(v *core.View) string {
	if v.Over() {
		return Outcome(&v.State, v.Shows).Why
	}
	if v.Stage == core.StageDeal {
		return "The start cards are being drawn."
	}
	if v.By != v.Acting {
		return waitText(v)
	}
	window := len(v.Log) + 1
	surfacing := ""
	switch {
	case core.Forced(window):
		surfacing = " You must surface after it."
	case v.State.Announced:
		surfacing = " You surface after it."
	}
	switch v.Stage {
	case core.StageMove:
		return fmt.Sprintf("Choose your ride for window %d.%s", window, surfacing)
	case core.StageFirst:
		return fmt.Sprintf("Choose the first ride of your double move (window %d).%s", window, surfacing)
	case core.StageSecond:
		return fmt.Sprintf("Choose the second ride of your double move (window %d).%s", window, surfacing)
	case core.StageTake:
		return fmt.Sprintf("Choose a ticket to take from %s.", v.Giver.Title())
	}
	return movePrompt(v)
}

// movePrompt names the pawns that the acting detective has to move.
func movePrompt(v *core.View) string {
	var can, wait []string
	for _, c := range v.Team(v.By) {
		switch p := v.Pawns[c]; {
		case p.Moved || p.Stranded:
		case p.Blocked:
			wait = append(wait, c.Title())
		default:
			can = append(can, c.Title())
		}
	}
	text := fmt.Sprintf("Move %s, in any order.", prose.List(can))
	if len(can) == 1 {
		text = fmt.Sprintf("Choose a station for %s to ride to.", can[0])
	}
	switch len(wait) {
	case 0:
		return text
	case 1:
		return text + fmt.Sprintf(" %s is blocked for now.", wait[0])
	}
	return text + fmt.Sprintf(" %s are blocked for now.", prose.List(wait))
}

// waitText says whose turn it is to a seat that waits.
func waitText(v *core.View) string {
	switch {
	case v.Acting != 0:
		return fmt.Sprintf("%s is moving.", SeatName(v.Acting))
	case v.Stage == core.StageTake:
		return "Mr X is choosing which tickets to take."
	case core.Forced(len(v.Log) + 1):
		return "Mr X is choosing a ride. He must surface after it."
	}
	return "Mr X is choosing a ride in secret."
}
