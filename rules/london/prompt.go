package london

import (
	"fmt"

	"intrigue/rules/prose"
)

// prompt says in one sentence what the seat may do now.
func prompt(v *known) string {
	if v.Over() {
		return outcome(&v.state, v.shows).Why
	}
	if v.Stage == StageDeal {
		return "The start cards are drawn."
	}
	if v.By != v.Acting {
		return waitText(v)
	}
	entry := len(v.Log) + 1
	surfacing := ""
	if Forced(entry) {
		surfacing = "; you must show yourself there"
	}
	switch v.Stage {
	case StageMove:
		return fmt.Sprintf("Choose where to ride for entry %d%s.", entry, surfacing)
	case StageFirst:
		return fmt.Sprintf("Choose the first ride of your double move, entry %d%s.", entry, surfacing)
	case StageSecond:
		return fmt.Sprintf("Choose the second ride of your double move, entry %d%s.", entry, surfacing)
	case StageSurface:
		return "Show yourself and take a ticket from every pawn, or stay hidden."
	case StageTake:
		return fmt.Sprintf("Choose a ticket to take from %s.", v.Giver.Title())
	}
	return movePrompt(v)
}

// movePrompt names the pawns that the acting detective has to move.
func movePrompt(v *known) string {
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
		text = fmt.Sprintf("Move %s: every pawn that can ride must ride.", can[0])
	}
	switch len(wait) {
	case 0:
		return text
	case 1:
		return text + fmt.Sprintf(" %s is hemmed in for now.", wait[0])
	}
	return text + fmt.Sprintf(" %s are hemmed in for now.", prose.List(wait))
}

// waitText says whose turn it is to a seat that waits.
func waitText(v *known) string {
	switch {
	case v.Acting != 0:
		return fmt.Sprintf("%s moves.", seatName(v.Acting))
	case v.Stage == StageSurface || v.Stage == StageTake:
		return "Mr X decides whether to show himself and what to take for it."
	case Forced(len(v.Log) + 1):
		return "Mr X moves, and must show himself after this ride."
	}
	return "Mr X moves unseen."
}
