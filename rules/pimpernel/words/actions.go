package words

import (
	"fmt"
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// saying is all that is said of a kind of action.
type saying struct {
	name, line, clause string // of what cards and icons allow: in a sentence, what it does, the clause
	// told is how it is told, after the name of the player who does it; next is the moment after it.
	told func(c, next *core.State, a core.Action) (text string, targets []string)
	// advised says what to do, and names where.
	advised func(v core.View, a core.Action) string
	// light says in a few words what it does, without what follows from it.
	light func(c *core.State, a core.Action) string
	// label names the action where there is nothing on the board to point at.
	label func(v core.View, x target) rules.Label
	// prompt, waits and refused speak of a decision in which there is nothing else to
	// do: to the player who decides, to the others after his name, and of a target that is not
	// asked for.
	prompt, waits func(v core.View) string
	refused       func(v core.View, x target) rules.Refusal
}

// sayings are all kinds of actions. init fills them in, because they speak of each other.
var sayings [core.Kinds]saying

// addSayings fills in some of them.
func addSayings(some map[core.ActionKind]saying) {
	for k, s := range some {
		sayings[k] = s
	}
}

// Of cards and icons.
func init() {
	addSayings(map[core.ActionKind]saying{
		core.NoAction: {name: "no icon", line: "Nothing happens here.", clause: "PIM-6"},
		core.Cube: placing("place a cube", "Place a cube on a route, in a location, on a building, on a mission space, "+
			"or through a building of yours into an area.", "PIM-60"),
		core.Move: {name: "move your pawn", line: "Move your pawn to a neighbouring region.", clause: "PIM-61",
			told:    tellMove,
			advised: func(_ core.View, a core.Action) string { return "Move to " + regionName(core.Region(a.To)) },
			light:   func(_ *core.State, a core.Action) string { return "move to " + regionName(core.Region(a.To)) }},
		core.Horse: placing("place a horse", "Place a cube in the horses area, wherever your pawn is.", "PIM-62"),
		core.Goods: placing("place a cart, papers or a disguise",
			"Choose the carts, papers or disguises area and place a cube there, wherever your pawn is.", "PIM-63"),
		core.Route: placing("place a cube on a route", "Place a cube on a free route space that your pawn can reach.", "PIM-64"),
		core.Rest: placing("place a cube in the rest area",
			"Place a cube in the rest area. You may not use a rest cube in the same turn.", "PIM-65"),
		core.UseBuilding: placing("use a building", "Place a cube on a building in your pawn's region, "+
			"or in the area of a building that holds your cube.", "PIM-66"),
		core.Point: {name: "take a point", line: "Your score goes up by one.", clause: "PIM-67",
			told: func(c, _ *core.State, _ core.Action) (string, []string) {
				return "takes a point", []string{c.IconAt.ID(), fmt.Sprintf("score.%d", c.Seat)}
			},
			advised: func(v core.View, _ core.Action) string {
				if v.State.IconAt == core.NoPlace {
					return "Take the point"
				}
				return "Take the point of " + exactly(v.State.Board, v.State.IconAt)
			},
			light: says("+1 point"),
			label: labels("Take a point", core.Point.Sprite(), "Your score goes up by one, and the icon is spent for this round.",
				"PIM-67")},
		core.Supporter: placing("place a supporter", "Place a cube in the supporters area, wherever your pawn is.", "PIM-68"),
		core.Remove: {name: "remove a cube", line: "Take one of your cubes off the board and back into your supply. " +
			"You cannot take one that you placed this turn.", clause: "PIM-69",
			told: func(c, _ *core.State, a core.Action) (string, []string) {
				return "removes a cube from " + placeName(c.Board, core.Place(a.To)), []string{c.CubeID(core.Place(a.To)), ownSupply(c)}
			},
			advised: func(v core.View, a core.Action) string {
				return "Remove your cube from " + exactly(v.State.Board, core.Place(a.To))
			},
			light: says("back to your supply")},
	})
}

// Of a turn.
func init() {
	addSayings(map[core.ActionKind]saying{
		core.Pass: {
			told:    func(c, _ *core.State, _ core.Action) (string, []string) { return "passes", []string{ownSupply(c)} },
			advised: func(core.View, core.Action) string { return "Pass" },
			light:   says("pass"),
			label: labels("Pass", "icon.step-forward", "Take no action this turn. "+
				"If all players pass one after another, the mission is carried out as it stands.", "PIM-50")},
		core.Done: {told: tellDone, advised: adviseDone, light: says("skip it"), label: labelDone},
		core.Favor: {
			told:    tellFavor,
			advised: func(_ core.View, a core.Action) string { return "Use the " + core.Area(a.To).Tile() },
			light: func(c *core.State, a core.Action) string {
				return both(c.Board.Actions[core.Area(a.To)])
			}},
		core.Rested: placing("", "", ""),
		core.PushTo: {
			told: func(c, _ *core.State, a core.Action) (string, []string) {
				to, turn := core.Area(a.To), SeatName(rules.Seat(c.Turn))
				return fmt.Sprintf("sends the cube to %s, and %s's cube takes its place on the Market", Place(to), turn),
					[]string{to.ID(), c.Pushing.ID()}
			},
			advised: func(_ core.View, a core.Action) string {
				return "Send your cube from the Market to " + Place(core.Area(a.To))
			},
			light: func(_ *core.State, a core.Action) string { return "your cube goes to " + Place(core.Area(a.To)) },
			prompt: func(v core.View) string {
				return SeatName(v.Turn) + " pushes your cube from the Market. Choose the carts, papers or disguises area for it."
			},
			waits:   just("chooses an area for the cube from the Market"),
			refused: refuse("First choose the carts, papers or disguises area for your cube from the Market.", "PIM-87")},
	})
}

// Of the completion of a mission: which cubes, and the way.
func init() {
	addSayings(map[core.ActionKind]saying{
		core.Pick: {
			told: func(c, _ *core.State, a core.Action) (string, []string) {
				from, who := core.Area(c.Part), rules.Seat(a.To)
				cube := "one of their own cubes"
				if who != rules.Seat(c.Seat) {
					cube = "one of " + SeatName(who) + "'s cubes"
				}
				return fmt.Sprintf("picks %s from %s", cube, Place(from)), []string{core.PileID(from, who), core.SpotOf(from).DoneID()}
			},
			advised: func(v core.View, a core.Action) string {
				if rules.Seat(a.To) == v.Acting {
					return "Pick one of your own cubes from " + picked(v)
				}
				return fmt.Sprintf("Pick one of %s's cubes from %s", SeatName(rules.Seat(a.To)), picked(v))
			},
			light: says("used for the mission"),
			prompt: func(v core.View) string {
				return fmt.Sprintf("Pick %s from %s for the mission.", prose.Amount(int(v.State.ToPick), "cube"), picked(v))
			},
			waits: func(v core.View) string { return "picks cubes from " + picked(v) + " for the mission" },
			refused: func(v core.View, _ target) rules.Refusal {
				clause := "PIM-125"
				if core.Area(v.State.Part) == core.Supporters {
					clause = "PIM-122"
				}
				return rules.Refuse(fmt.Sprintf("First pick cubes from %s for the mission.", picked(v)), clause)
			}},
		core.Ride: {
			told: tellLeg,
			advised: func(_ core.View, a core.Action) string {
				return "Choose the route to " + town(core.Location(a.To))
			},
			light: goesOn,
			prompt: func(v core.View) string {
				goal, at := town(v.Mission.Goal), town(v.State.Way[v.State.Stops-1])
				switch {
				case v.State.Whole:
					return fmt.Sprintf("Choose a complete path to %s for the Pimpernel: pick a route from %s.", goal, at)
				case v.State.Board.Direct:
					return fmt.Sprintf("No path is complete. Choose one of the shortest to %s: pick a route from %s.", goal, at)
				}
				return fmt.Sprintf("No path is complete. Choose any path to %s: pick a route from %s.", goal, at)
			},
			waits:   just("chooses the Pimpernel's path"),
			refused: refuseLeg},
	})
}

// Of what comes after it.
func init() {
	addSayings(map[core.ActionKind]saying{
		core.NextMission: {
			told: func(_, _ *core.State, a core.Action) (string, []string) {
				to := core.MissionCards[a.To].At
				return fmt.Sprintf("chooses %s for the next mission", town(to)), []string{core.CardID(int(a.To)), to.ID()}
			},
			advised: func(_ core.View, a core.Action) string {
				return fmt.Sprintf("Choose %s for the next mission", town(core.MissionCards[a.To].At))
			},
			light: func(_ *core.State, a core.Action) string {
				return "the next mission is in " + town(core.MissionCards[a.To].At)
			},
			prompt:  just("Choose one of the two cards for the next mission."),
			waits:   just("chooses the next mission"),
			refused: refuse("Choose one of the two cards for the next mission.", "PIM-135")},
		core.Chase: {
			told: func(c, next *core.State, _ core.Action) (string, []string) {
				if next.CaughtNow > c.CaughtNow {
					return "leads Chauvelin to the Pimpernel", []string{"pawn.chauvelin", next.Pimpernel.ID()}
				}
				return "leads Chauvelin to " + town(next.Chauvelin), []string{"pawn.chauvelin", next.Chauvelin.ID()}
			},
			advised: func(_ core.View, a core.Action) string { return "Lead Chauvelin to " + town(core.Location(a.To)) },
			light:   goesOn,
			prompt: func(v core.View) string {
				return fmt.Sprintf("Chauvelin is %s: choose the route he takes.", inTown(v.Hunter.At))
			},
			waits:   just("chooses Chauvelin's route"),
			refused: refuse("First choose a route for Chauvelin that brings him nearer.", "CHV-4")},
	})
}

// placing returns a row of an action that puts a cube somewhere.
func placing(name, line, clause string) saying {
	return saying{name: name, line: line, clause: clause, told: tellPlacing, advised: advisePlacing, light: lightPlacing}
}

// just, says, labels and refuse make answers that are the same whatever the moment.

func just(text string) func(core.View) string { return func(core.View) string { return text } }

func says(text string) func(*core.State, core.Action) string {
	return func(*core.State, core.Action) string { return text }
}

func labels(title, sprite, text, clause string) func(core.View, target) rules.Label {
	return func(core.View, target) rules.Label {
		return rules.Label{Title: title, Sprite: sprite, Text: text, Clause: clause}
	}
}

func goesOn(_ *core.State, a core.Action) string { return "the route to " + town(core.Location(a.To)) }

// picked returns the area from which cubes are picked.
func picked(v core.View) string { return Place(core.Area(v.State.Part)) }

// ownSupply returns the id of the supply of the seat that decides.
func ownSupply(c *core.State) string { return core.SupplyID(rules.Seat(c.Seat)) }

// called returns the name of an action of a card or an icon in a sentence: "place a horse".
func called(k core.ActionKind) string { return sayings[k].name }

// doubled are the pairs of equal actions that a card can have.
var doubled = map[core.ActionKind]string{
	core.Horse: "place two horses", core.Supporter: "place two supporters", core.Route: "place two cubes on routes",
}

// both says that two actions are possible: "place a horse and move your pawn", "place two
// horses", "place a cube, and another in the rest area".
func both(acts [2]core.ActionKind) string {
	first, second := called(acts[0]), called(acts[1])
	if strings.HasPrefix(first, second+" ") {
		first, second = second, first
	}
	switch where, more := strings.CutPrefix(second, first+" "); {
	case more:
		return first + ", and another " + where
	case first == second:
		return doubled[acts[0]]
	case strings.Contains(first, ","):
		return first + ", and " + second
	case strings.HasPrefix(first, "place ") && strings.Contains(second, ","): // "place a horse, plus a cart, papers or a disguise"
		return first + ", plus " + strings.TrimPrefix(second, "place ")
	}
	return first + " and " + second
}

// either lists the actions of which one can be taken; of two equal ones one is named, and
// none that another one comprises.
func either(acts []core.ActionKind) string {
	var words []string
	for _, a := range acts {
		w := called(a)
		wider := func(b core.ActionKind) bool { return strings.HasPrefix(w, called(b)+" ") }
		if !slices.Contains(words, w) && !slices.ContainsFunc(acts, wider) {
			words = append(words, w)
		}
	}
	if len(words) == 2 && strings.Contains(words[0], ",") {
		return words[0] + ", or " + words[1]
	}
	return prose.Or(words)
}

// Explain names an action of a card or an icon and says what it does.
func Explain(k core.ActionKind) string {
	return prose.Capital(sayings[k].name) + ": " + inside(sayings[k].line)
}
