package pimpernel

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"intrigue/rules/prose"
)

// explain says what to do, place and all, and why: "Put a cube on Calais' first space:
// the mission is there …".
func explain(v View, d Advice) string {
	lead := sayings[d.Kind].advised(v, d.Action) + ": "
	why := reason(v, d)
	for utf8.RuneCountInString(lead+why) > longHint { // what matters most comes first
		i := strings.LastIndex(strings.TrimSuffix(why, "."), ". ")
		if i < 0 {
			break
		}
		why = why[:i+1]
	}
	return lead + inside(why)
}

// longHint is how many letters of a hint a small window has room for.
const longHint = 190

// reason says what speaks for an action.
func reason(v View, d Advice) string {
	why := reasons[d.Reason](v, d)
	if d.Icon != NoAction {
		why += fmt.Sprintf(" And you may %s at once.", called(d.Icon))
	}
	if d.Rival >= 0 {
		why += fmt.Sprintf(" %s has as many cubes there as you, and with one more the %s would be gone.", seatName(d.Rival), areaOf(d).Tile())
	}
	if d.Kind == Rested {
		why += " The rest cube is an extra one in this turn."
	}
	for _, x := range d.Gains {
		why += fmt.Sprintf(" The %s comes to you", x.Area.Tile())
		if x.From >= 0 {
			why += " from " + seatName(x.From)
		}
		why += "."
	}
	return why
}

// reasons are the sentences of the reasons.
var reasons = [...]func(v View, d Advice) string{
	SavesCubes:   because("Nothing you could do now would score soon, so keep your cubes together."),
	GainsNothing: because("What is offered gains nothing now; it is better left."),
	TwoActions: func(v View, d Advice) string {
		acts := v.State.board.actionsOf(Area(d.To))
		return fmt.Sprintf("That gives you two actions instead of one, %s and %s.", called(acts[0]), called(acts[1]))
	},
	MostCubes: func(_ View, d Advice) string {
		return fmt.Sprintf("The way over %s takes most of your cubes.", Location(d.To))
	},
	NoSooner: func(_ View, d Advice) string {
		return fmt.Sprintf("Over %s he comes to the Pimpernel no sooner than he must.", Location(d.To))
	},
	TakesPoint: because("A point is a point."),
	FreesCube:  because("It will not score there soon, and in supply it can be used again."),
	GivesRest:  because("A rest cube gives you a second cube in a later turn."),
	Scores: func(_ View, d Advice) string {
		return fmt.Sprintf("The mission still lacks %s, so this cube scores.", pieces(areaOf(d), d.N))
	},
	KeepsTile: func(_ View, d Advice) string {
		return fmt.Sprintf("It keeps the %s with you and waits for the next mission.", areaOf(d).Tile())
	},
	NextNeeds: func(_ View, d Advice) string {
		return fmt.Sprintf("The mission has enough of %s, but the next one needs some too.", areaOf(d))
	},
	OwnCube:    because("Your own cube is a point for you."),
	HurtsLeast: func(_ View, d Advice) string { return fmt.Sprintf("A point for %s hurts you least.", seatName(d.Seat)) },
	LeavesBest: func(v View, _ Advice) string {
		return fmt.Sprintf("What is left in %s is then best for you.", picked(v))
	},
	HasCubes: func(_ View, d Advice) string {
		return fmt.Sprintf("You have %s in %s already.", prose.Amount(d.N, "cube"), missionCards[d.To].at)
	},
	PawnIsThere: func(_ View, d Advice) string {
		return fmt.Sprintf("Your pawn is in %s already.", missionCards[d.To].at.Region())
	},
	SuitsCubes: func(v View, d Advice) string {
		return fmt.Sprintf("The way from %s to %s suits your cubes better.", v.Mission.Goal, missionCards[d.To].at)
	},
	ReachesMore: reaching,
	Pushes: func(_ View, d Advice) string {
		return fmt.Sprintf("%s's cube is pushed, and then the building is yours.", seatName(d.Seat))
	},
	OpensAreas: func(v View, d Advice) string {
		return fmt.Sprintf("From your next turn on each of your cubes may go to %s from there.", orWords(areaPlaces(v.State.board.serves[Place(d.To).hex()])))
	},
	GoalSpace:   because("The mission is there, so this cube scores when it is over."),
	ViennaSpace: because("The last mission is there, and this cube can wait for it."),
	NextSpace:   because("The next mission may be there, and then this cube scores."),
	IconSpace:   because("It is worth it for the icon."),
	LaterSpace:  because("A later mission may come there."),
	CompletesWay: func(v View, _ Advice) string {
		return fmt.Sprintf("It completes the way from %s to %s, and all its cubes score.", v.Pimpernel, v.Mission.Goal)
	},
	OnWay: func(v View, d Advice) string {
		return fmt.Sprintf("It lies on the shortest way that is left from %s to %s, with %s to go after this one.", v.Pimpernel, v.Mission.Goal, prose.Amount(d.N, "cube"))
	},
	LaterRoute:  because("It can serve a later mission."),
	MissionSpot: onSpot,
}

func because(text string) func(View, Advice) string {
	return func(View, Advice) string { return text }
}

// areaOf is the area that an advice is about: that of a place, or that a pushed cube
// goes to.
func areaOf(d Advice) Area {
	if d.Kind == PushTo {
		return Area(d.To)
	}
	return Place(d.To).area()
}

// reaching says what a pawn reaches in a region.
func reaching(v View, d Advice) string {
	to := Region(d.To)
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
func onSpot(v View, d Advice) string {
	goal := v.Mission.Goal
	says := [missionSpots]struct{ met, lacks string }{
		FirstPlayer: {met: "This cube scores whatever happens, and you begin the next round."},
		SupporterSpot: {"The mission has supporters enough, so this cube scores, and you pick whose go along.",
			fmt.Sprintf("Only %s missing, and you will pick whose go along.", isAre(pieces(Supporters, d.N), d.N))},
		Resources: {"All resources are there, so this cube scores, and you pick whose go along.",
			fmt.Sprintf("The resources still lack %s, and you will pick whose go along.", prose.Amount(d.N, "cube"))},
		RouteSpot: {fmt.Sprintf("A way to %s is complete, so this cube scores, and you choose it.", goal),
			fmt.Sprintf("The best way to %s still lacks %s, and you will choose it.", goal, prose.Amount(d.N, "cube"))},
		LocationSpot: {fmt.Sprintf("Every space of %s is filled, so this cube scores, and you choose the next mission.", goal),
			fmt.Sprintf("%s of %s still free, and you will choose the next mission.", isAre(prose.Amount(d.N, "space"), d.N), goal)},
	}[Place(d.To).spot()]
	if d.N > 0 {
		return says.lacks
	}
	return says.met
}

func isAre(words string, n int) string {
	if n == 1 {
		return words + " is"
	}
	return words + " are"
}

// adviseDone says what is left.
func adviseDone(v View, _ Action) string {
	switch v.Stage {
	case StageIcon:
		return "Leave the icon on " + v.State.board.exactly(v.State.iconAt)
	case StageRest:
		return "Let your rest cube lie"
	}
	return fmt.Sprintf("Leave the second action of the %s", Area(v.State.favor).Tile())
}

// advisePlacing says where to put a cube.
func advisePlacing(v View, a Action) string {
	what, p := "a cube", Place(a.To)
	if a.Kind == Rested {
		what = "a rest cube"
	}
	if p.isArea() {
		return fmt.Sprintf("Put %s into %s", what, p.area().place())
	}
	return fmt.Sprintf("Put %s on %s", what, v.State.board.exactly(p))
}

var ordinals = [...]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"}

// exactly names a place so that nobody has to look for it: "Calais' first space", "the
// second space of the road Amiens–Arras".
func (t *Board) exactly(p Place) string {
	switch {
	case p.isRoute():
		if i := atlas.routeOf[p]; atlas.length[i] > 1 {
			return fmt.Sprintf("the %s space of %s", ordinals[uint8(p)-atlas.start[i]], t.name(p))
		}
	case p.isSpace():
		l, n := p.space()
		return fmt.Sprintf("%s %s space", owns(l.String()), ordinals[n])
	}
	return t.name(p)
}

// owns is the owner's form of a name: "Calais'", "Dover's".
func owns(name string) string {
	if strings.HasSuffix(name, "s") {
		return name + "'"
	}
	return name + "'s"
}

// inside lets a sentence go on after a colon: it keeps its capital only for a name.
func inside(s string) string {
	var proper []string
	for l := range Location(locations) {
		proper = append(proper, l.String())
	}
	for r := range Region(regions) {
		proper = append(proper, r.String())
	}
	proper = append(proper, colours...)
	if slices.ContainsFunc(proper, func(name string) bool { return strings.HasPrefix(s, name) }) {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}
