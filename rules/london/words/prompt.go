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
		return "The start cards are drawn."
	}
	if v.By != v.Acting {
		return waitText(v)
	}
	entry := len(v.Log) + 1
	surfacing := ""
	if core.Forced(entry) {
		surfacing = "; you must show yourself there"
	}
	switch v.Stage {
	case core.StageMove:
		return fmt.Sprintf("Choose where to ride for entry %d%s.", entry, surfacing)
	case core.StageFirst:
		return fmt.Sprintf("Choose the first ride of your double move, entry %d%s.", entry, surfacing)
	case core.StageSecond:
		return fmt.Sprintf("Choose the second ride of your double move, entry %d%s.", entry, surfacing)
	case core.StageSurface:
		return "Show yourself and take a ticket from every pawn, or stay hidden."
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
func waitText(v *core.View) string {
	switch {
	case v.Acting != 0:
		return fmt.Sprintf("%s moves.", SeatName(v.Acting))
	case v.Stage == core.StageSurface || v.Stage == core.StageTake:
		return "Mr X decides whether to show himself and what to take for it."
	case core.Forced(len(v.Log) + 1):
		return "Mr X moves, and must show himself after this ride."
	}
	return "Mr X moves unseen."
}
