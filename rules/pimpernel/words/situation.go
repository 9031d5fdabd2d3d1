package words

import (
	"fmt"
	"strings"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// Situation says where everything stands, the most important first: the missions, the players, the
// mission spaces, the areas, and on the map only what bears a cube.
func Situation(v core.View) []string {
	if v.State.Deals < core.Deals {
		return []string{Prompt(v)}
	}
	say := func(id string) string { return Label(v, id).Text }
	all := []string{say("current") + " " + filled(v), fmt.Sprintf("The Pimpernel is %s.%s", inTown(v.Pimpernel), nextMission(v))}
	if v.Hunter.On {
		all = append(all, strings.Replace(say("pawn.chauvelin"), "He is", "Chauvelin is", 1))
	}
	for _, p := range v.Players {
		id := fmt.Sprintf(".%d", p.Seat)
		all = append(all, fmt.Sprintf("%s %s %s%s", say("score"+id), say("supply"+id), say("pawn"+id), favors(v, p)))
	}
	all = append(all, missionSpaces(v))
	for _, a := range v.Areas {
		l := areaLabel(v, a.Area)
		all = append(all, l.Title+": "+l.Text)
	}
	for _, p := range v.Players {
		all = append(all, onTheMap(v, p.Seat))
	}
	return all
}

// filled says how many spaces of the mission's location bear a cube.
func filled(v core.View) string {
	at := v.Towns[v.Mission.Goal]
	return isAre(fmt.Sprintf("%d of %d spaces there", at.Filled(), len(at.Spaces)), at.Filled()) + " filled."
}

// nextMission goes on with where the next mission may be; "" at the last one.
func nextMission(v core.View) string {
	var where []string
	for _, c := range v.Next {
		if v.Chosen < 0 || v.Chosen == c.Number-1 {
			where = append(where, inTown(c.At))
		}
	}
	if len(where) == 0 {
		return ""
	}
	return fmt.Sprintf(" The next mission will be %s.", prose.Or(where))
}

// favors goes on with the favour tiles of a player, and the first-player marker.
func favors(v core.View, p core.Player) string {
	var all []string
	for _, a := range p.Favors {
		all = append(all, "the "+a.Tile())
	}
	if v.First == p.Seat {
		all = append(all, "the first-player marker")
	}
	if len(all) == 0 {
		return ""
	}
	return fmt.Sprintf(" %s %s.", holds(v, p.Seat), prose.List(all))
}

// missionSpaces says whose cubes are on the mission spaces, and which are free.
func missionSpaces(v core.View) string {
	var taken, free []string
	for s := range core.Spot(core.MissionSpots) {
		if o := v.Spots[s].Owner; o >= 0 {
			taken = append(taken, fmt.Sprintf("%s cube is on the %s mission space.", prose.Capital(whose(v, o)), spotName(s)))
		} else {
			free = append(free, spotName(s))
		}
	}
	if len(free) > 0 {
		taken = append(taken, fmt.Sprintf("Free mission spaces: %s.", prose.List(free)))
	}
	return strings.Join(taken, " ")
}

// onTheMap says where on the map the cubes of a seat lie.
func onTheMap(v core.View, s rules.Seat) string {
	var where []string
	cubes := map[string]int{}
	add := func(p core.Place, owner rules.Seat) {
		if owner != s {
			return
		}
		at := atPlace(v.State.Board, p)
		if cubes[at]++; cubes[at] == 1 {
			where = append(where, at)
		}
	}
	for _, t := range v.Towns {
		for i, at := range t.Spaces {
			add(core.SpacePlace(t.Location, i), at.Owner)
		}
	}
	for i, at := range v.Roads {
		add(core.Place(i), at.Owner)
	}
	for i, at := range v.Hexes {
		add(core.HexPlace(i), at.Owner)
	}
	for i, at := range where {
		where[i] = fmt.Sprintf("%d %s", cubes[at], at)
	}
	if len(where) == 0 {
		return whoHas(v, s) + " no cubes on the map."
	}
	return fmt.Sprintf("%s cubes on the map: %s.", prose.Capital(whose(v, s)), prose.List(where))
}
