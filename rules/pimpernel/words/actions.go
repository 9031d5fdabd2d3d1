package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// saying is all that is said of a kind of action.
type saying struct {
	name, line, clause string // of what cards and icons allow: in a sentence, what it does, the clause
	// told is how it is told, after the name of who does it; next is the moment after it.
	told func(c, next *core.State, a core.Action) (text string, targets []string)
	// advised says what to do, and names where.
	advised func(v core.View, a core.Action) string
	// light says in a few words what it does, without what follows from it.
	light func(c *core.State, a core.Action) string
	// label names the choice of it, where one does not point at a thing.
	label func(v core.View, x target) rules.Label
	// prompt, waits and refused speak of a decision in which there is nothing else to
	// do: to who decides, to the others after his name, and of a target that is not
	// asked for.
	prompt, waits func(v core.View) string
	refused       func(v core.View, x target) rules.Refusal
}

// sayings are all kinds of actions. init fills them in, because they speak of each other.
var sayings [core.Kinds]saying

func init() {
	sayings = [core.Kinds]saying{
		core.NoAction: {name: "no icon", line: "Nothing happens here.", clause: "PIM-6"},
		core.Cube:     placing("place a cube", "Put a cube on a route, location, building or mission space.", "PIM-60"),
		core.Move: {name: "move your pawn", line: "Move your pawn to a neighbouring region.", clause: "PIM-61",
			told:    tellMove,
			advised: func(_ core.View, a core.Action) string { return "Move to " + core.Region(a.To).String() },
			light:   func(_ *core.State, a core.Action) string { return "move to " + core.Region(a.To).String() }},
		core.Horse:       placing("place a horse", "Put a cube into the horses, wherever your pawn is.", "PIM-62"),
		core.Goods:       placing("place a cart, papers or disguise", "Put a cube into the carts, the papers or the disguises, wherever your pawn is.", "PIM-63"),
		core.Route:       placing("place on a route", "Put a cube on a free route space in reach of your pawn.", "PIM-64"),
		core.Rest:        placing("place on rest", "Put a cube into the rest area; no rest cube may be used in the same turn.", "PIM-65"),
		core.UseBuilding: placing("use a building", "Put a cube on a building in your pawn's region, or into the area of a building of yours.", "PIM-66"),
		core.Point: {name: "take one point", line: "Your score grows by one.", clause: "PIM-67",
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
			label: labels("Take a point", core.Point.Sprite(), "The icon gives a point; then it is spent for this round.", "PIM-67")},
		core.Supporter: placing("place a supporter", "Put a cube among the supporters, wherever your pawn is.", "PIM-68"),
		core.Remove: {name: "remove a cube", line: "Take any one of your cubes on the board back, but not one placed in this turn.", clause: "PIM-69",
			told: func(c, _ *core.State, a core.Action) (string, []string) {
				return "takes a cube back from " + name(c.Board, core.Place(a.To)), []string{c.CubeID(core.Place(a.To)), mine(c)}
			},
			advised: func(v core.View, a core.Action) string {
				return "Take your cube back from " + exactly(v.State.Board, core.Place(a.To))
			},
			light: says("back into supply")},
		core.Pass: {
			told:    func(c, _ *core.State, _ core.Action) (string, []string) { return "passes", []string{mine(c)} },
			advised: func(core.View, core.Action) string { return "Pass" },
			light:   says("pass"),
			label:   labels("Pass", "icon.step-forward", "Do nothing in this turn. When all pass in a row, the mission is carried out as it stands.", "PIM-50")},
		core.Done: {told: tellDone, advised: adviseDone, light: says("leave it"), label: labelDone},
		core.Favor: {
			told:    tellFavor,
			advised: func(_ core.View, a core.Action) string { return "Call on the " + core.Area(a.To).Tile() },
			light: func(c *core.State, a core.Action) string {
				acts := c.Board.Actions[core.Area(a.To)]
				return called(acts[0]) + ", and " + called(acts[1])
			}},
		core.Rested: placing("", "", ""),
		core.PushTo: {
			told: func(c, _ *core.State, a core.Action) (string, []string) {
				return fmt.Sprintf("makes the cube on the Market %s, and %s's cube takes its place", Single(core.Area(a.To)), SeatName(rules.Seat(c.Turn))),
					[]string{core.Area(a.To).ID(), c.Pushing.ID()}
			},
			advised: func(_ core.View, a core.Action) string {
				return "Make your cube on the Market " + Single(core.Area(a.To))
			},
			light: func(_ *core.State, a core.Action) string { return "your cube becomes " + Single(core.Area(a.To)) },
			prompt: func(v core.View) string {
				return SeatName(v.Turn) + " pushes your cube from the Market: is it to be a cart, papers or a disguise?"
			},
			waits:   just("decides what becomes of the cube on the Market"),
			refused: refuse("Your cube leaves the Market: say first whether it becomes a cart, papers or a disguise.", "PIM-87")},
		core.Pick: {
			told: func(c, _ *core.State, a core.Action) (string, []string) {
				from, who := core.Area(c.Part), rules.Seat(a.To)
				return fmt.Sprintf("picks a cube of %s from %s", SeatName(who), Place(from)), []string{core.PileID(from, who), core.SpotOf(from).DoneID()}
			},
			advised: func(v core.View, a core.Action) string {
				if rules.Seat(a.To) == v.Acting {
					return "Pick a cube of your own from " + picked(v)
				}
				return fmt.Sprintf("Pick a cube of %s from %s", SeatName(rules.Seat(a.To)), picked(v))
			},
			light: says("goes on the mission"),
			prompt: func(v core.View) string {
				return fmt.Sprintf("Pick from %s: %d more for the mission.", picked(v), v.State.ToPick)
			},
			waits: func(v core.View) string { return "picks cubes from " + picked(v) + " for the mission" },
			refused: func(v core.View, _ target) rules.Refusal {
				clause := "PIM-125"
				if core.Area(v.State.Part) == core.Supporters {
					clause = "PIM-122"
				}
				return rules.Refuse(fmt.Sprintf("The mission is being carried out: pick cubes from %s.", picked(v)), clause)
			}},
		core.Ride: {
			told: func(_, _ *core.State, a core.Action) (string, []string) {
				return fmt.Sprintf("sends the Pimpernel over %s", core.Location(a.To)), []string{"pawn.pimpernel", core.Location(a.To).ID()}
			},
			advised: func(_ core.View, a core.Action) string {
				return "Send the Pimpernel over " + core.Location(a.To).String()
			},
			light: goesOn,
			prompt: func(v core.View) string {
				return fmt.Sprintf("Choose the Pimpernel's way to %s: where does he go from %s?", v.Mission.Goal, v.State.Way[v.State.Ways-1])
			},
			waits:   just("chooses the Pimpernel's way"),
			refused: refuseLeg},
		core.NextMission: {
			told: func(_, _ *core.State, a core.Action) (string, []string) {
				to := core.MissionCards[a.To].At
				return fmt.Sprintf("chooses %s for the next mission", to), []string{core.CardID(int(a.To)), to.ID()}
			},
			advised: func(_ core.View, a core.Action) string {
				return fmt.Sprintf("Choose %s for the next mission", core.MissionCards[a.To].At)
			},
			light: func(_ *core.State, a core.Action) string {
				return "the next mission goes to " + core.MissionCards[a.To].At.String()
			},
			prompt:  just("Choose the next mission."),
			waits:   just("chooses the next mission"),
			refused: refuse("Choose one of the two next missions.", "PIM-135")},
		core.Chase: {
			told: func(c, next *core.State, _ core.Action) (string, []string) {
				if next.CaughtNow > c.CaughtNow {
					return "leads Chauvelin to the Pimpernel", []string{"pawn.chauvelin", next.Pimpernel.ID()}
				}
				return fmt.Sprintf("leads Chauvelin on, who comes to %s", next.Chauvelin), []string{"pawn.chauvelin", next.Chauvelin.ID()}
			},
			advised: func(_ core.View, a core.Action) string { return "Lead Chauvelin over " + core.Location(a.To).String() },
			light:   goesOn,
			prompt: func(v core.View) string {
				return fmt.Sprintf("Chauvelin is in %s: where does he go on, to be nearer to the Pimpernel?", v.Hunter.At)
			},
			waits:   just("chooses Chauvelin's way"),
			refused: refuse("Chauvelin is on his way: choose where he goes on by the fewest spaces.", "CHV-4")},
	}
}

// placing is a row of an action that puts a cube somewhere.
func placing(name, line, clause string) saying {
	return saying{name: name, line: line, clause: clause, told: tellPlacing, advised: advisePlacing, light: lightPlacing}
}

func just(text string) func(core.View) string { return func(core.View) string { return text } }

func says(text string) func(*core.State, core.Action) string {
	return func(*core.State, core.Action) string { return text }
}

func labels(title, sprite, text, clause string) func(core.View, target) rules.Label {
	return func(core.View, target) rules.Label {
		return rules.Label{Title: title, Sprite: sprite, Text: text, Clause: clause}
	}
}

func goesOn(_ *core.State, a core.Action) string { return "on to " + core.Location(a.To).String() }

// picked is the area from which cubes are picked.
func picked(v core.View) string { return Place(core.Area(v.State.Part)) }

// mine is the supply of the seat that decides.
func mine(c *core.State) string { return core.SupplyID(rules.Seat(c.Seat)) }

// called is the name of an action of a card or an icon in a sentence: "place a horse".
func called(k core.ActionKind) string { return sayings[k].name }

// Explain names an action of a card or an icon and says what it does.
func Explain(k core.ActionKind) string {
	return prose.Capital(sayings[k].name) + ". " + sayings[k].line
}
