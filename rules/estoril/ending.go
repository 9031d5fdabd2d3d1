package estoril

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// Keys of the endings.
const (
	endPoints   = "points"
	endMissions = "missions"
	endHand     = "hand"
	endShared   = "shared"
)

func endings() []rules.Ending {
	return []rules.Ending{
		{Key: endPoints, Title: "Most points"},
		{Key: endMissions, Title: "Equal points, more missions", Rare: true},
		{Key: endHand, Title: "Equal points and missions, better people in hand", Rare: true},
		{Key: endShared, Title: "Shared victory", Rare: true},
	}
}

// Outcome is the final scoring, line by line (EST-128 to EST-142).
func (p *Position) Outcome() rules.Outcome {
	if p.Stage != StageOver {
		return rules.Outcome{}
	}
	r := p.reckon()
	o := rules.Outcome{Ending: r.ending}
	var who []string
	for _, s := range r.winners {
		o.Winners = append(o.Winners, rules.Seat(s))
		who = append(who, names[s])
	}
	o.Why = fmt.Sprintf("%s %s (%d).", prose.List(who), r.why, r.total[r.winners[0]])
	line := func(label string, n [4]int) {
		o.Scores = append(o.Scores, rules.Score{Label: label, Points: append([]int(nil), n[:p.Seats]...)})
	}
	line("Discarded tiles", r.discards)
	line("Characters in hand", r.hand)
	for i, m := range p.Missions {
		if m < missionKinds {
			line("Mission: "+m.Title(), r.mission[i])
			o.Scores[len(o.Scores)-1].Had = p.Counts(m, &p.Owned)
		}
	}
	if p.Variants&Agendas != 0 {
		line("Secret agenda", r.agenda)
	}
	return o
}
