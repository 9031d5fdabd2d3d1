package words

import (
	"fmt"

	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// Score returns what a seat would score if the game ended now, as far as the reader knows; after
// the end it is the score.
func Score(v *core.View, s int) int {
	if v.Stage == core.StageOver && s < len(v.Result) {
		return v.Result[s]
	}
	n := len(v.Players[s].Discards) + inHand(v.Players[s])
	for _, g := range v.Missions {
		if s < len(g.Points) {
			n += g.Points[s]
		}
	}
	return n
}

// inHand returns the points printed on all characters that a seat has to its name.
func inHand(p core.Player) (n int) {
	for _, t := range p.Owned {
		n += t.Face().Points
	}
	return n
}

// scoreParts says what the points of a seat consist of (EST-128 to EST-131): hand, discards
// and a share for each mission that is known.
func scoreParts(v *core.View, s int) string {
	p := v.Players[s]
	parts := []string{
		fmt.Sprintf("%d for characters in hand", inHand(p)),
		fmt.Sprintf("%d for discards", len(p.Discards)),
	}
	for _, g := range v.Missions {
		if s < len(g.Points) {
			parts = append(parts, fmt.Sprintf("%d for the %s mission", g.Points[s], title(g.Mission)))
		}
	}
	over := v.Stage == core.StageOver
	if a := p.Agenda; over && a != core.NoMission && a != core.Unseen {
		parts = append(parts, fmt.Sprintf("%d for the agenda", v.Known().AgendaPoints(uint8(s))))
	}
	text := prose.List(parts) + "."
	if !over {
		text += " Missions count as they stand now."
	}
	return text
}
