package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// Advise says what to do, place and all, and why: "Place a cube on the first
// space of Calais: the mission is there …".
func Advise(v core.View, d core.Advice) string {
	lead := sayings[d.Kind].advised(v, d.Action) + ": "
	why := Reason(v, d)
	for utf8.RuneCountInString(lead+why) > LongHint { // what matters most comes first
		i := strings.LastIndex(strings.TrimSuffix(why, "."), ". ")
		if i < 0 {
			break
		}
		why = why[:i+1]
	}
	return lead + inside(why)
}

// LongHint says how many letters of a hint a small window has room for.
const LongHint = 190

// Reason says what speaks for an action.
func Reason(v core.View, d core.Advice) string {
	why := reasons[d.Reason](v, d)
	if d.Icon != core.NoAction {
		why += fmt.Sprintf(" The icon lets you %s at once.", called(d.Icon))
	}
	if d.Rival >= 0 {
		why += fmt.Sprintf(" %s has as many cubes there as you, and would take the %s with one more.", SeatName(d.Rival), areaOf(d).Tile())
	}
	if d.Kind == core.Rested {
		why += " The rest cube is an extra cube this turn."
	}
	for _, x := range d.Gains {
		why += fmt.Sprintf(" You take the %s", x.Area.Tile())
		if x.From >= 0 {
			why += " from " + SeatName(x.From)
		}
		why += "."
	}
	return why
}

// reasons are the sentences of the reasons.
var reasons = [...]func(v core.View, d core.Advice) string{
	core.SavesCubes:   about("Nothing you can do now will score soon, so save your cubes."),
	core.GainsNothing: about("It would gain you nothing now."),
	core.TwoActions: func(v core.View, d core.Advice) string {
		return fmt.Sprintf("You get two actions instead of one. You can %s.", both(v.State.Board.Actions[core.Area(d.To)]))
	},
	core.PaysPath:   paying,
	core.GivesLeast: about("The path through %s gives the others the fewest points.", location),
	core.NoSooner:   about("Through %s he takes the longest to reach the Pimpernel.", location),
	core.TakesPoint: about("It is a free point."),
	core.FreesCube:  about("It will not score there soon, and you can place it again."),
	core.GivesRest:  about("A rest cube lets you place two cubes on a later turn."),
	core.Scores: about("The mission still needs %s, so this cube will score.",
		func(_ core.View, d core.Advice) any { return pieces(areaOf(d), d.N) }),
	core.KeepsTile: about("It helps you keep the %s, and can wait for the next mission.",
		func(_ core.View, d core.Advice) any { return areaOf(d).Tile() }),
	core.NextNeeds: about("The mission has enough %s, but the next mission needs some too.",
		func(_ core.View, d core.Advice) any { return areaOf(d) }),
	core.OwnCube:    about("Your own cube is a point for you."),
	core.HurtsLeast: about("A point for %s does you the least harm.", seat),
	core.LeavesBest: about("The cubes left in %s then suit you best.", func(v core.View, _ core.Advice) any { return picked(v) }),
	core.HasCubes:   about("You already have %s %s.", cubes, inNext),
	core.PawnIsThere: about("Your pawn is already in %s.",
		func(_ core.View, d core.Advice) any { return regionName(core.MissionCards[d.To].At.Region()) }),
	core.SuitsCubes:   about("The path from %s to %s suits your cubes better.", goal, next),
	core.ReachesMore:  reaching,
	core.Pushes:       about("You push %s's cube, and the building is yours.", seat),
	core.OpensAreas:   about("From your next turn on, you can place cubes in %s.", opened),
	core.GoalSpace:    about("The mission is there, so this cube will score."),
	core.ViennaSpace:  about("The last mission is there, and this cube can wait for it."),
	core.NextSpace:    about("The next mission may be there, and this cube would then score."),
	core.IconSpace:    about("The icon alone is worth it."),
	core.LaterSpace:   about("A later mission may be there."),
	core.CompletesWay: about("It completes the path from %s to %s, and every cube on that path scores.", pimpernel, goal),
	core.OnWay:        about("It is on the shortest path to %s, which then needs %s.", goal, moreCubes),
	core.LaterRoute:   about("It may serve a later mission."),
	core.MissionSpot:  onSpot,
}

// about returns a sentence about parts of an advice.
func about(text string, parts ...func(core.View, core.Advice) any) func(core.View, core.Advice) string {
	return func(v core.View, d core.Advice) string {
		var all []any
		for _, part := range parts {
			all = append(all, part(v, d))
		}
		return fmt.Sprintf(text, all...)
	}
}

// The parts that several reasons speak of.

func location(_ core.View, d core.Advice) any  { return town(core.Location(d.To)) }
func seat(_ core.View, d core.Advice) any      { return SeatName(d.Seat) }
func cubes(_ core.View, d core.Advice) any     { return prose.Amount(d.N, "cube") }
func next(_ core.View, d core.Advice) any      { return town(core.MissionCards[d.To].At) }
func inNext(_ core.View, d core.Advice) any    { return inTown(core.MissionCards[d.To].At) }
func moreCubes(_ core.View, d core.Advice) any { return prose.Amount(d.N, "more cube") }
func goal(v core.View, _ core.Advice) any      { return town(v.Mission.Goal) }
func pimpernel(v core.View, _ core.Advice) any { return town(v.Pimpernel) }
func opened(v core.View, d core.Advice) any {
	return areaNames(v.State.Board.Serves[core.Place(d.To).Hex()])
}

// areaOf returns the area that an advice is about: of a place, or where a pushed cube goes.
func areaOf(d core.Advice) core.Area {
	if d.Kind == core.PushTo {
		return core.Area(d.To)
	}
	return core.Place(d.To).Area()
}

// paying says how many cubes a path brings home.
func paying(_ core.View, d core.Advice) string {
	verb := "score"
	if d.N == 1 {
		verb = "scores"
	}
	return fmt.Sprintf("On the path through %s, %d of your cubes %s.", town(core.Location(d.To)), d.N, verb)
}

// reaching says what a pawn reaches in a region.
func reaching(v core.View, d core.Advice) string {
	goal := inTown(v.Mission.Goal)
	switch {
	case d.Gaps > 0 && d.N > 0:
		return fmt.Sprintf("From there you can reach %s on the Pimpernel's path and %s %s.", prose.Amount(d.N, "free space"),
			strconv.Itoa(d.Gaps), goal)
	case d.Gaps > 0:
		return fmt.Sprintf("From there you can reach %s %s, where the mission is.", prose.Amount(d.Gaps, "free space"), goal)
	case d.N > 0:
		return fmt.Sprintf("From there you can reach %s on the Pimpernel's path.", prose.Amount(d.N, "free space"))
	}
	return "You will find better spaces there."
}

// onSpot says what a mission space is good for, and what its part lacks.
func onSpot(v core.View, d core.Advice) string {
	goal := town(v.Mission.Goal)
	says := [core.MissionSpots]struct{ met, lacks string }{
		core.FirstPlayer: {met: "This cube always scores, and you begin the next round."},
		core.SupporterSpot: {"The mission has enough supporters, so this cube scores, and you pick whose cubes are used.",
			fmt.Sprintf("Only %s missing, and you will pick whose cubes are used.", isAre(pieces(core.Supporters, d.N), d.N))},
		core.Resources: {"The mission has enough resources, so this cube scores, and you pick whose cubes are used.",
			fmt.Sprintf("The mission still needs %s for its resources, and you will pick whose cubes are used.",
				prose.Amount(d.N, "cube"))},
		core.RouteSpot: {fmt.Sprintf("A path to %s is complete, so this cube scores, and you choose the path.", goal),
			fmt.Sprintf("The shortest path to %s still needs %s, and you will choose the path.", goal, prose.Amount(d.N, "cube"))},
		core.LocationSpot: {fmt.Sprintf("Every space of %s is filled, so this cube scores, and you choose the next mission.", goal),
			fmt.Sprintf("%s still has %s, and you will choose the next mission.", prose.Capital(goal), prose.Amount(d.N, "free space"))},
	}[core.Place(d.To).Spot()]
	if d.N > 0 {
		return says.lacks
	}
	return says.met
}

// adviseDone says what is left.
func adviseDone(v core.View, _ core.Action) string {
	switch v.Stage {
	case core.StageIcon:
		return "Skip the icon on " + exactly(v.State.Board, v.State.IconAt)
	case core.StageRest:
		return "Keep your rest cube"
	}
	return fmt.Sprintf("Skip the second action of the %s", core.Area(v.State.Favor).Tile())
}

// advisePlacing says where to put a cube.
func advisePlacing(v core.View, a core.Action) string {
	what, p := "a cube", core.Place(a.To)
	if a.Kind == core.Rested {
		what = "a rest cube"
	}
	if p.IsArea() {
		return fmt.Sprintf("Place %s in %s", what, Place(p.Area()))
	}
	return fmt.Sprintf("Place %s on %s", what, exactly(v.State.Board, p))
}

// inside lets a sentence go on after a colon: it keeps its capital only for a name.
func inside(s string) string {
	var proper []string
	for l := range core.Location(core.Locations) {
		proper = append(proper, l.String())
	}
	for r := range core.Region(core.Regions) {
		proper = append(proper, r.String())
	}
	proper = append(proper, core.Colours...)
	if slices.ContainsFunc(proper, func(name string) bool { return strings.HasPrefix(s, name) }) {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}
