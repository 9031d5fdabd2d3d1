package words

import (
	"fmt"
	"slices"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// WhyNot says why a target cannot be chosen now; the zero Refusal means that it can.
func WhyNot(v core.View, target string) rules.Refusal {
	x, ok := readTarget(target)
	if !ok || x.seat >= rules.Seat(len(v.Players)) {
		return rules.Refuse("That is not part of this game.", "")
	}
	switch {
	case v.Over():
		return rules.Refuse("The game is over.", "PIM-154")
	case v.Acting < 0:
		return rules.Refuse("The cards are being dealt.", "PIM-21")
	case v.By != v.Acting:
		return notYours(v)
	}
	for _, c := range v.State.Choices(v.By) {
		if slices.Contains(c.Path, target) {
			return rules.Refusal{}
		}
	}
	k := kinds[x.kind]
	if k.never != nil {
		if r := k.never(v, x); r.Refused() {
			return r
		}
	}
	refuse := sayings[core.Asked[v.Stage]].refused
	switch {
	case refuse != nil:
		return refuse(v, x)
	case x.place != core.NoPlace:
		return noPlace(v, x.place)
	case k.act && v.Stage == core.StageRest:
		return onlyRest
	}
	return k.turn(v, x)
}

var onlyRest = rules.Refuse("You can only place a rest cube now.", "PIM-57")

// notYours says whose decision it is.
func notYours(v core.View) rules.Refusal {
	who := SeatName(v.Acting)
	switch v.Stage {
	case core.StageMarket:
		return rules.Refuse(waiting(v), "PIM-87")
	case core.StagePick, core.StageLeg, core.StageNext:
		return rules.Refuse("The mission is being carried out. "+who+" decides now.", "PIM-116")
	case core.StageChase:
		return rules.Refuse("Chauvelin is travelling. "+who+" decides now.", "CHV-4")
	}
	return rules.Refuse(waiting(v), "PIM-41")
}

func noIncomplete(v core.View, _ target) rules.Refusal {
	if v.Hunter.On {
		return rules.Refuse("Cubes come onto Chauvelin's tile only when a part is incomplete.", "CHV-2")
	}
	return rules.Refuse("Cubes come here only when a part is incomplete.", "PIM-144")
}

// noPawn refuses the pawns that are not the seat's to move now.
func noPawn(v core.View, x target) rules.Refusal {
	switch {
	case x.word == "pimpernel" && v.Stage != core.StageLeg:
		return rules.Refuse("The Pimpernel moves when the mission is carried out.", "PIM-142")
	case x.word == "chauvelin" && !v.Hunter.On:
		return rules.Refuse("Chauvelin takes no part in this game.", "PIM-16")
	case x.word == "chauvelin" && v.Stage != core.StageChase:
		return rules.Refuse("Chauvelin travels after a mission.", "CHV-3")
	case x.seat >= 0 && x.seat != v.By:
		return rules.Refuse(fmt.Sprintf("That is %s's pawn.", SeatName(x.seat)), "PIM-2")
	}
	return rules.Refusal{}
}

func noOther(v core.View, x target) rules.Refusal {
	if x.seat != v.By {
		return rules.Refuse(fmt.Sprintf("Those are %s's cubes.", SeatName(x.seat)), "PIM-2")
	}
	return rules.Refusal{}
}

// refuseLeg says why the path of the Pimpernel cannot go on there.
func refuseLeg(v core.View, x target) rules.Refusal {
	if x.kind == "location" {
		l := core.Location(x.n)
		at, direct := v.State.Way[v.State.Stops-1], v.State.Board.Direct
		leg := core.Atlas.Leg[at][l]
		switch {
		case at == l:
			return rules.Refuse(fmt.Sprintf("The path has already reached %s.", town(l)), "PIM-127")
		case leg == 0:
			return rules.Refuse(fmt.Sprintf("No route joins %s and %s.", town(at), town(l)), "PIM-127")
		case direct && slices.Contains(v.Completion.Way, l):
			return rules.Refuse(fmt.Sprintf("With \"Direct paths\", a path does not visit %s twice.", town(l)), "PIM-132")
		case v.State.Walked()>>(leg-1)&1 != 0:
			return rules.Refuse(fmt.Sprintf("The path has already taken the route between %s and %s.", town(at), town(l)), "PIM-131")
		case v.State.Whole:
			return rules.Refuse(fmt.Sprintf("No complete path leads through %s to %s.", town(l), town(v.Mission.Goal)), "PIM-128")
		case direct:
			return rules.Refuse(fmt.Sprintf("No path is complete, and the one through %s is longer.", town(l)), "PIM-128")
		}
		return rules.Refuse(fmt.Sprintf("From %s, no route is left that leads on to %s.", town(l), town(v.Mission.Goal)), "PIM-131")
	}
	return rules.Refuse(fmt.Sprintf("First choose the Pimpernel's path to %s.", town(v.Mission.Goal)), "PIM-127")
}

func noChoice(v core.View, x target) rules.Refusal {
	switch {
	case x.word == "pass":
		return rules.Refuse("Finish this action first.", "PIM-42")
	case x.word == "done" && v.Stage == core.StageTurn:
		return rules.Refuse("Take an action, or pass.", "PIM-42")
	case x.word == "done":
		return rules.Refuse("Take at least one of the two actions.", "PIM-45")
	}
	return rules.Refuse("No icon gives you a point now.", "PIM-67")
}

func noLocation(v core.View, x target) rules.Refusal {
	l := core.Location(x.n)
	return oneOf(v, core.SpacePlace(l, 0), v.Towns[l].Spaces, town(l), "PIM-76")
}

func noLeg(v core.View, x target) rules.Refusal {
	start := core.Atlas.Start[x.n]
	return oneOf(v, core.Place(start), v.Roads[start:start+core.Atlas.Length[x.n]], "this route", "PIM-72")
}

// oneOf asks for one of the spaces of a location or a route, which begin at a place, or says why none of them can take a
// cube.
func oneOf(v core.View, first core.Place, spaces []core.Space, of, clause string) rules.Refusal {
	why := rules.Refuse("Every space of "+of+" is filled.", clause)
	choices := v.State.Choices(v.By)
	for i, s := range spaces {
		switch {
		case s.Owner >= 0:
		case slices.ContainsFunc(choices, func(c rules.Choice) bool { return slices.Contains(c.Path, s.ID) }):
			return rules.Refuse("Place your cube on one of the spaces of "+of+".", clause)
		default:
			why = noPlace(v, first+core.Place(i))
		}
	}
	return why
}

// noSupply says why no cube of the supply can be placed.
func noSupply(v core.View, _ target) rules.Refusal {
	switch {
	case v.State.Supply[v.By] == 0:
		return rules.Refuse("You have no cubes in your supply.", "PIM-70")
	case v.Stage == core.StageRest:
		return onlyRest
	}
	return noAction(v, "You cannot place a cube from your supply now.", "PIM-70")
}

func noMove(v core.View, _ target) rules.Refusal {
	return noAction(v, "You cannot move your pawn now.", "PIM-61")
}

// noAction says which actions are open instead, or text where none is.
func noAction(v core.View, text, clause string) rules.Refusal {
	if len(v.Open) == 0 {
		return rules.Refuse(text, clause)
	}
	if v.Stage == core.StageIcon {
		return rules.Refuse(fmt.Sprintf("The icon only lets you %s.", called(v.Open[0])), "PIM-78")
	}
	return rules.Refuse(fmt.Sprintf("The favour tile only lets you %s now.", either(v.Open)), "PIM-44")
}

func noFavor(v core.View, x target) rules.Refusal {
	a := core.Area(x.n)
	switch holder := v.Areas[a].Holder; {
	case holder < 0:
		return rules.Refuse(fmt.Sprintf("Nobody holds the %s yet. The first cube in %s wins it.", a.Tile(), Place(a)), "PIM-102")
	case holder != v.By:
		return rules.Refuse(fmt.Sprintf("%s holds the %s. You take it once you have more cubes in %s than any other player.",
			SeatName(holder), a.Tile(), Place(a)), "PIM-103")
	case v.Stage != core.StageTurn:
		return rules.Refuse("You may use only one favour tile, and only as your action.", "PIM-43")
	}
	return rules.Refuse(fmt.Sprintf("You cannot take either action of the %s now.", a.Tile()), "PIM-45")
}

func noRegion(v core.View, x target) rules.Refusal {
	at, r := v.State.At[v.By], core.Region(x.n)
	switch {
	case v.Stage != core.StageTurn && !slices.Contains(v.Open, core.Move):
		return noMove(v, x)
	case r == at:
		return rules.Refuse(fmt.Sprintf("Your pawn is already %s.", inRegion(r)), "PIM-61")
	}
	return rules.Refuse(fmt.Sprintf("%s and %s are not neighbours. Move through France.",
		prose.Capital(regionName(at)), regionName(r)), "PIM-98")
}

func noPile(v core.View, x target) rules.Refusal {
	a := core.Area(x.n)
	switch {
	case x.seat != v.By:
		return rules.Refuse(fmt.Sprintf("Those are %s's cubes.", SeatName(x.seat)), "PIM-69")
	case v.State.Piles[a][x.seat] == 0:
		return rules.Refuse(fmt.Sprintf("You have no cube in %s.", Place(a)), "PIM-69")
	case slices.Contains(v.Open, core.Remove) && a == core.RestArea && v.State.RestIn:
		return rules.Refuse("You have placed a cube in the rest area this turn, so none can leave it.", "PIM-101")
	case slices.Contains(v.Open, core.Remove):
		return rules.Refuse("You placed that cube this turn.", "PIM-99")
	case a == core.RestArea && v.State.RestIn:
		return rules.Refuse("You have placed a cube in the rest area this turn, so you cannot use a rest cube.", "PIM-65")
	case a == core.RestArea && v.Stage == core.StageTurn:
		return rules.Refuse("First take your action, then place a rest cube.", "PIM-57")
	case a == core.RestArea:
		return rules.Refuse("You can place a rest cube once your action is over.", "PIM-57")
	}
	return rules.Refuse(fmt.Sprintf("Your cubes in %s stay until a mission needs them.", Place(a)), "PIM-126")
}

// noPlace says why no cube can be put on a place, or taken from it.
func noPlace(v core.View, p core.Place) rules.Refusal {
	c := v.State
	placing := v.Stage == core.StageTurn || v.Stage == core.StageRest ||
		slices.ContainsFunc(v.Open, func(a core.ActionKind) bool { return fits(a, p) })
	switch {
	case slices.Contains(v.Open, core.Remove) && !p.IsArea() && c.Own[v.By].Has(p):
		return rules.Refuse("You placed that cube this turn.", "PIM-99")
	case !placing:
		return noAction(v, "You cannot place a cube there now.", "PIM-44")
	case v.Stage != core.StageRest && c.Supply[v.By] == 0:
		return rules.Refuse("You have no cubes in your supply.", "PIM-70")
	case p.IsArea():
		return noArea(v, p.Area())
	case p.IsHex() && c.Own[v.By].Has(p):
		return rules.Refuse("Your own cube is already there.", "PIM-88")
	case c.Full.Has(p) && !p.IsHex():
		clause := "PIM-91"
		if p.IsRoute() {
			clause = "PIM-72"
		} else if p.IsSpace() {
			clause = "PIM-76"
		}
		return rules.Refuse(fmt.Sprintf("%s cube is already there.", prose.Capital(whose(v, rules.Seat(c.Owner(p))))), clause)
	case p.IsSpace() && !v.State.Board.Exists.Has(p):
		return rules.Refuse("The card of this location has no such space.", "PIM-76")
	}
	return noReach(v, p)
}

// fits reports whether an action can put a cube on such a place.
func fits(a core.ActionKind, p core.Place) bool {
	switch a {
	case core.Cube:
		return true
	case core.Route:
		return p.IsRoute()
	case core.UseBuilding:
		return p.IsHex() || p.IsArea()
	case core.Rest:
		return p == core.RestArea.Place()
	}
	return false
}

// noReach says from where a space can be reached.
func noReach(v core.View, p core.Place) rules.Refusal {
	at := v.State.At[v.By]
	switch {
	case p.IsRoute():
		from := p.Regions()
		clause, where := "PIM-72", regionName(from[0])
		if len(from) > 1 {
			clause, where = "PIM-73", regionName(from[0])+" or "+regionName(from[1])
			if core.RouteFacts[core.Atlas.RouteOf[p]].Sea {
				clause = "PIM-74"
			}
		}
		return rules.Refuse(fmt.Sprintf("Your pawn is %s. You can reach this space only from %s.", inRegion(at), where), clause)
	case p.IsHex():
		there := inRegion(core.HexFacts[p.Hex()].Region)
		return rules.Refuse(fmt.Sprintf("Your pawn is %s; this building is %s.", inRegion(at), there), "PIM-80")
	case p.IsSpace():
		l, _ := p.Space()
		return rules.Refuse(fmt.Sprintf("Your pawn is %s; %s is %s.", inRegion(at), town(l), inRegion(l.Region())), "PIM-76")
	}
	return noAction(v, "You cannot place a cube there now.", "PIM-91")
}

// noArea says why no cube can be put into an area.
func noArea(v core.View, a core.Area) rules.Refusal {
	c := v.State
	switch {
	case a == core.RestArea && v.Stage == core.StageRest:
		return rules.Refuse("A rest cube cannot go back to the rest area.", "PIM-163")
	case a == core.RestArea && c.RestOut:
		return rules.Refuse("A cube has left the rest area this turn, so you cannot place one there.", "PIM-101")
	}
	for h := range core.Hexes {
		if p := core.HexPlace(h); v.State.Board.Serves[h]>>a&1 != 0 && c.Own[v.By].Has(p) && c.Placed.Has(p) {
			return rules.Refuse(fmt.Sprintf("You placed your cube on %s this turn. It opens %s from your next turn on.",
				placeName(v.State.Board, p), Place(a)), "PIM-81")
		}
	}
	if a == core.Supporters {
		return rules.Refuse("No building leads to the supporters area. Use a favour tile or an icon.", "PIM-68")
	}
	return rules.Refuse(fmt.Sprintf("You need a cube on a building that leads to %s.", Place(a)), "PIM-84")
}
