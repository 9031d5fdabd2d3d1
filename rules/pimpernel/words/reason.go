package words

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// Advise says what to do, place and all, and why: "Put a cube on Calais' first space:
// the mission is there …".
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

// LongHint is how many letters of a hint a small window has room for.
const LongHint = 190

// Reason says what speaks for an action.
func Reason(v core.View, d core.Advice) string {
	why := reasons[d.Reason](v, d)
	if d.Icon != core.NoAction {
		why += fmt.Sprintf(" And you may %s at once.", called(d.Icon))
	}
	if d.Rival >= 0 {
		why += fmt.Sprintf(" %s has as many cubes there as you, and with one more the %s would be gone.", SeatName(d.Rival), areaOf(d).Tile())
	}
	if d.Kind == core.Rested {
		why += " The rest cube is an extra one in this turn."
	}
	for _, x := range d.Gains {
		why += fmt.Sprintf(" The %s comes to you", x.Area.Tile())
		if x.From >= 0 {
			why += " from " + SeatName(x.From)
		}
		why += "."
	}
	return why
}

// reasons are the sentences of the reasons.
var reasons = [...]func(v core.View, d core.Advice) string{
	core.SavesCubes:   about("Nothing you could do now would score soon, so keep your cubes together."),
	core.GainsNothing: about("What is offered gains nothing now; it is better left."),
	core.TwoActions: func(v core.View, d core.Advice) string {
		acts := v.State.Board.Actions[core.Area(d.To)]
		return fmt.Sprintf("That gives you two actions instead of one, %s and %s.", called(acts[0]), called(acts[1]))
	},
	core.MostCubes:    about("The way over %s takes most of your cubes.", location),
	core.NoSooner:     about("Over %s he comes to the Pimpernel no sooner than he must.", location),
	core.TakesPoint:   about("A point is a point."),
	core.FreesCube:    about("It will not score there soon, and in supply it can be used again."),
	core.GivesRest:    about("A rest cube gives you a second cube in a later turn."),
	core.Scores:       about("The mission still lacks %s, so this cube scores.", func(_ core.View, d core.Advice) any { return pieces(areaOf(d), d.N) }),
	core.KeepsTile:    about("It keeps the %s with you and waits for the next mission.", func(_ core.View, d core.Advice) any { return areaOf(d).Tile() }),
	core.NextNeeds:    about("The mission has enough of %s, but the next one needs some too.", func(_ core.View, d core.Advice) any { return areaOf(d) }),
	core.OwnCube:      about("Your own cube is a point for you."),
	core.HurtsLeast:   about("A point for %s hurts you least.", seat),
	core.LeavesBest:   about("What is left in %s is then best for you.", func(v core.View, _ core.Advice) any { return picked(v) }),
	core.HasCubes:     about("You have %s in %s already.", cubes, next),
	core.PawnIsThere:  about("Your pawn is in %s already.", func(_ core.View, d core.Advice) any { return core.MissionCards[d.To].At.Region() }),
	core.SuitsCubes:   about("The way from %s to %s suits your cubes better.", goal, next),
	core.ReachesMore:  reaching,
	core.Pushes:       about("%s's cube is pushed, and then the building is yours.", seat),
	core.OpensAreas:   about("From your next turn on each of your cubes may go to %s from there.", opened),
	core.GoalSpace:    about("The mission is there, so this cube scores when it is over."),
	core.ViennaSpace:  about("The last mission is there, and this cube can wait for it."),
	core.NextSpace:    about("The next mission may be there, and then this cube scores."),
	core.IconSpace:    about("It is worth it for the icon."),
	core.LaterSpace:   about("A later mission may come there."),
	core.CompletesWay: about("It completes the way from %s to %s, and all its cubes score.", pimpernel, goal),
	core.OnWay:        about("It lies on the shortest way that is left from %s to %s, with %s to go after this one.", pimpernel, goal, cubes),
	core.LaterRoute:   about("It can serve a later mission."),
	core.MissionSpot:  onSpot,
}

// about is a sentence about parts of an advice.
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

func location(_ core.View, d core.Advice) any  { return core.Location(d.To) }
func seat(_ core.View, d core.Advice) any      { return SeatName(d.Seat) }
func cubes(_ core.View, d core.Advice) any     { return prose.Amount(d.N, "cube") }
func next(_ core.View, d core.Advice) any      { return core.MissionCards[d.To].At }
func goal(v core.View, _ core.Advice) any      { return v.Mission.Goal }
func pimpernel(v core.View, _ core.Advice) any { return v.Pimpernel }
func opened(v core.View, d core.Advice) any {
	return orWords(areaPlaces(v.State.Board.Serves[core.Place(d.To).Hex()]))
}

// areaOf is the area that an advice is about: of a place, or where a pushed cube goes.
func areaOf(d core.Advice) core.Area {
	if d.Kind == core.PushTo {
		return core.Area(d.To)
	}
	return core.Place(d.To).Area()
}

// reaching says what a pawn reaches in a region.
func reaching(v core.View, d core.Advice) string {
	to := core.Region(d.To)
	switch {
	case d.Gaps > 0 && d.N > 0:
		return fmt.Sprintf("From %s you reach %s of the Pimpernel's way and %s of %s.", to, prose.Amount(d.N, "free space"), prose.Amount(d.Gaps, "free space"), v.Mission.Goal)
	case d.Gaps > 0:
		return fmt.Sprintf("From %s you reach %s of %s, where the mission is.", to, prose.Amount(d.Gaps, "free space"), v.Mission.Goal)
	case d.N > 0:
		return fmt.Sprintf("From %s you reach %s of the Pimpernel's way.", to, prose.Amount(d.N, "free space"))
	}
	return fmt.Sprintf("%s has the better places for what comes next.", to)
}

// onSpot says what a mission space is good for, and what its part lacks.
func onSpot(v core.View, d core.Advice) string {
	goal := v.Mission.Goal
	says := [core.MissionSpots]struct{ met, lacks string }{
		core.FirstPlayer: {met: "This cube scores whatever happens, and you begin the next round."},
		core.SupporterSpot: {"The mission has supporters enough, so this cube scores, and you pick whose go along.",
			fmt.Sprintf("Only %s missing, and you will pick whose go along.", isAre(pieces(core.Supporters, d.N), d.N))},
		core.Resources: {"All resources are there, so this cube scores, and you pick whose go along.",
			fmt.Sprintf("The resources still lack %s, and you will pick whose go along.", prose.Amount(d.N, "cube"))},
		core.RouteSpot: {fmt.Sprintf("A way to %s is complete, so this cube scores, and you choose it.", goal),
			fmt.Sprintf("The best way to %s still lacks %s, and you will choose it.", goal, prose.Amount(d.N, "cube"))},
		core.LocationSpot: {fmt.Sprintf("Every space of %s is filled, so this cube scores, and you choose the next mission.", goal),
			fmt.Sprintf("%s of %s still free, and you will choose the next mission.", isAre(prose.Amount(d.N, "space"), d.N), goal)},
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
		return "Leave the icon on " + exactly(v.State.Board, v.State.IconAt)
	case core.StageRest:
		return "Let your rest cube lie"
	}
	return fmt.Sprintf("Leave the second action of the %s", core.Area(v.State.Favor).Tile())
}

// advisePlacing says where to put a cube.
func advisePlacing(v core.View, a core.Action) string {
	what, p := "a cube", core.Place(a.To)
	if a.Kind == core.Rested {
		what = "a rest cube"
	}
	if p.IsArea() {
		return fmt.Sprintf("Put %s into %s", what, Place(p.Area()))
	}
	return fmt.Sprintf("Put %s on %s", what, exactly(v.State.Board, p))
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
