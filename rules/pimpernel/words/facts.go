package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// Lead says what to do.
func Lead(v core.View, a core.Action) string { return sayings[a.Kind].advised(v, a) + "." }

// Facts are what players would say of the moment to which an action leads, the most telling first. Once another mission
// has begun nothing compares.
func Facts(v core.View, a core.Action) (all []rules.Fact) {
	me, c := int(v.Acting), v.State.After(a)
	if me < 0 || c.Stage == core.StageOver || c.Mission != v.State.Mission {
		return nil
	}
	then, goal := core.See(c, v.By), v.Mission.Goal
	amount := func(key, format string, n int, noun string) {
		all = append(all, rules.Fact{Key: key, N: n, Good: n, Text: fmt.Sprintf(format, prose.Some(n, noun))})
	}
	cubes := 0
	for _, s := range then.Towns[goal].Spaces {
		if s.Owner == v.Acting {
			cubes++
		}
	}
	amount("goal", "You have %s "+inTown(goal)+", where the mission is.", cubes, "cube")
	if ways := then.Ways(); len(ways) > 0 {
		best := ways[0]
		for _, w := range ways {
			if w.Missing < best.Missing || w.Missing == best.Missing && w.Cubes[me] > best.Cubes[me] {
				best = w
			}
		}
		amount("path", "You have %s on a path to "+town(goal)+".", best.Cubes[me], "cube")
		amount("missing", "The path to "+town(goal)+" still needs %s.", best.Missing, "cube")
		all[len(all)-1].Good = -best.Missing
	}
	serving := 0
	for _, area := range then.Areas {
		serving += min(area.Piles[me], area.Need)
	}
	amount("areas", "The mission can use %s of yours from the planning areas.", serving, "cube")
	text, tiles := "You hold no favour tile.", []string(nil)
	for _, t := range then.Players[me].Favors {
		tiles = append(tiles, "the "+t.Tile())
	}
	if len(tiles) > 0 {
		text = fmt.Sprintf("You hold %s.", prose.List(tiles))
	}
	all = append(all, rules.Fact{Key: "tiles", N: int(c.Held[me]), Good: len(tiles), Text: text})
	amount("points", "You have %s.", int(c.Score[me]), "point")
	if v.State.Stage == core.StageTurn {
		amount("actions", "You get %s this turn.", actionsOf(a), "action")
	}
	return all
}

// actionsOf is how many actions a turn has that begins so.
func actionsOf(a core.Action) int {
	switch a.Kind {
	case core.Pass:
		return 0
	case core.Favor:
		return 2
	}
	return 1
}
