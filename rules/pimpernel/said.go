package pimpernel

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// wordsRow is all that is said of a kind of action.
type wordsRow struct {
	name, line, clause string // of what cards and icons allow: in a sentence, what it does, the clause
	// told is how it is told, after the name of who does it; next is the moment after it.
	told func(c, next *State, a Action) (text string, targets []string)
	// advised says what to do, and names where.
	advised func(v View, a Action) string
	// light says in a few words what it does, without what follows from it.
	light func(c *State, a Action) string
	// label names the choice of it, where one does not point at a thing.
	label func(v View) rules.Label
	// prompt, waits and refused speak of a decision in which there is nothing else to
	// do: to who decides, to the others after his name, and of a target that is not
	// asked for.
	prompt, waits func(v View) string
	refused       func(v View, x target) rules.Refusal
}

// sayings are all kinds of actions. init fills them in, because they speak of each other.
var sayings [kinds]wordsRow

func init() {
	sayings = [kinds]wordsRow{
		NoAction: {name: "no icon", line: "Nothing happens here.", clause: "PIM-6"},
		Cube:     placing("place a cube", "Put a cube on a route, location, building or mission space.", "PIM-60"),
		Move: {name: "move your pawn", line: "Move your pawn to a neighbouring region.", clause: "PIM-61",
			told:    tellMove,
			advised: func(_ View, a Action) string { return "Move to " + Region(a.To).String() },
			light:   func(_ *State, a Action) string { return "move to " + Region(a.To).String() }},
		Horse:       placing("place a horse", "Put a cube into the horses, wherever your pawn is.", "PIM-62"),
		Goods:       placing("place a cart, papers or disguise", "Put a cube into the carts, the papers or the disguises, wherever your pawn is.", "PIM-63"),
		Route:       placing("place on a route", "Put a cube on a free route space in reach of your pawn.", "PIM-64"),
		Rest:        placing("place on rest", "Put a cube into the rest area; no rest cube may be used in the same turn.", "PIM-65"),
		UseBuilding: placing("use a building", "Put a cube on a building in your pawn's region, or into the area of a building of yours.", "PIM-66"),
		Point: {name: "take one point", line: "Your score grows by one.", clause: "PIM-67",
			told: func(c, _ *State, _ Action) (string, []string) {
				return "takes a point", []string{c.iconAt.ID(), fmt.Sprintf("score.%d", c.seat)}
			},
			advised: func(v View, _ Action) string {
				if v.State.iconAt == noPlace {
					return "Take the point"
				}
				return "Take the point of " + v.State.board.exactly(v.State.iconAt)
			},
			light: says("+1 point"),
			label: labels("Take a point", Point.Sprite(), "The icon gives a point; then it is spent for this round.", "PIM-67")},
		Supporter: placing("place a supporter", "Put a cube among the supporters, wherever your pawn is.", "PIM-68"),
		Remove: {name: "remove a cube", line: "Take any one of your cubes on the board back, but not one placed in this turn.", clause: "PIM-69",
			told: func(c, _ *State, a Action) (string, []string) {
				return "takes a cube back from " + c.board.name(Place(a.To)), []string{c.cubeID(Place(a.To)), mine(c)}
			},
			advised: func(v View, a Action) string { return "Take your cube back from " + v.State.board.exactly(Place(a.To)) },
			light:   says("back into supply")},
		Pass: {
			told:    func(c, _ *State, _ Action) (string, []string) { return "passes", []string{mine(c)} },
			advised: func(View, Action) string { return "Pass" },
			light:   says("pass"),
			label:   labels("Pass", "icon.step-forward", "Do nothing in this turn. When all pass in a row, the mission is carried out as it stands.", "PIM-50")},
		Done: {told: tellDone, advised: adviseDone, light: says("leave it"), label: labelDone},
		Favor: {
			told:    tellFavor,
			advised: func(_ View, a Action) string { return "Call on the " + Area(a.To).Tile() },
			light: func(c *State, a Action) string {
				acts := c.board.actionsOf(Area(a.To))
				return called(acts[0]) + ", and " + called(acts[1])
			}},
		Rested: placing("", "", ""),
		PushTo: {
			told: func(c, _ *State, a Action) (string, []string) {
				return fmt.Sprintf("makes the cube on the Market %s, and %s's cube takes its place", Area(a.To).single(), seatName(rules.Seat(c.turn))),
					[]string{Area(a.To).ID(), c.pushing.ID()}
			},
			advised: func(_ View, a Action) string { return "Make your cube on the Market " + Area(a.To).single() },
			light:   func(_ *State, a Action) string { return "your cube becomes " + Area(a.To).single() },
			prompt: func(v View) string {
				return seatName(v.Turn) + " pushes your cube from the Market: is it to be a cart, papers or a disguise?"
			},
			waits: just("decides what becomes of the cube on the Market"),
			refused: func(View, target) rules.Refusal {
				return rules.Refuse("Your cube leaves the Market: say first whether it becomes a cart, papers or a disguise.", "PIM-87")
			}},
		Pick: {
			told: func(c, _ *State, a Action) (string, []string) {
				from, who := Area(c.part), rules.Seat(a.To)
				return fmt.Sprintf("picks a cube of %s from %s", seatName(who), from.place()), []string{HeapID(from, who), spotOf(from).DoneID()}
			},
			advised: func(v View, a Action) string {
				if rules.Seat(a.To) == v.Acting {
					return "Pick a cube of your own from " + picked(v)
				}
				return fmt.Sprintf("Pick a cube of %s from %s", seatName(rules.Seat(a.To)), picked(v))
			},
			light: says("goes on the mission"),
			prompt: func(v View) string {
				return fmt.Sprintf("Pick from %s: %d more for the mission.", picked(v), v.State.togo)
			},
			waits: func(v View) string { return "picks cubes from " + picked(v) + " for the mission" },
			refused: func(v View, _ target) rules.Refusal {
				clause := "PIM-125"
				if Area(v.State.part) == Supporters {
					clause = "PIM-122"
				}
				return rules.Refuse(fmt.Sprintf("The mission is being carried out: pick cubes from %s.", picked(v)), clause)
			}},
		Ride: {
			told: func(_, _ *State, a Action) (string, []string) {
				return fmt.Sprintf("sends the Pimpernel over %s", Location(a.To)), []string{"pawn.pimpernel", Location(a.To).ID()}
			},
			advised: func(_ View, a Action) string { return fmt.Sprintf("Send the Pimpernel over %s", Location(a.To)) },
			light:   goesOn,
			prompt: func(v View) string {
				return fmt.Sprintf("Choose the Pimpernel's way to %s: where does he go from %s?", v.Mission.Goal, v.State.way[v.State.ways-1])
			},
			waits:   just("chooses the Pimpernel's way"),
			refused: refuseLeg},
		NextMission: {
			told: func(_, _ *State, a Action) (string, []string) {
				to := missionCards[a.To].at
				return fmt.Sprintf("chooses %s for the next mission", to), []string{CardID(int(a.To)), to.ID()}
			},
			advised: func(_ View, a Action) string {
				return fmt.Sprintf("Choose %s for the next mission", missionCards[a.To].at)
			},
			light:  func(_ *State, a Action) string { return "the next mission goes to " + missionCards[a.To].at.String() },
			prompt: just("Choose the next mission."),
			waits:  just("chooses the next mission"),
			refused: func(View, target) rules.Refusal {
				return rules.Refuse("Choose one of the two next missions.", "PIM-135")
			}},
		Chase: {
			told: func(c, next *State, _ Action) (string, []string) {
				if next.caughtNow > c.caughtNow {
					return "leads Chauvelin to the Pimpernel", []string{"pawn.chauvelin", next.sir.ID()}
				}
				return fmt.Sprintf("leads Chauvelin on, who comes to %s", next.chauvelin), []string{"pawn.chauvelin", next.chauvelin.ID()}
			},
			advised: func(_ View, a Action) string { return fmt.Sprintf("Lead Chauvelin over %s", Location(a.To)) },
			light:   goesOn,
			prompt: func(v View) string {
				return fmt.Sprintf("Chauvelin is in %s: where does he go on, to be nearer to the Pimpernel?", v.Hunter.At)
			},
			waits: just("chooses Chauvelin's way"),
			refused: func(View, target) rules.Refusal {
				return rules.Refuse("Chauvelin is on his way: choose where he goes on by the fewest spaces.", "CHV-4")
			}},
	}
}

// placing is a row of an action that puts a cube somewhere.
func placing(name, line, clause string) wordsRow {
	return wordsRow{name: name, line: line, clause: clause, told: tellPlacing, advised: advisePlacing, light: lightPlacing}
}

func just(text string) func(View) string { return func(View) string { return text } }

func says(text string) func(*State, Action) string {
	return func(*State, Action) string { return text }
}

func labels(title, sprite, text, clause string) func(View) rules.Label {
	return func(View) rules.Label {
		return rules.Label{Title: title, Sprite: sprite, Text: text, Clause: clause}
	}
}

func goesOn(_ *State, a Action) string { return "on to " + Location(a.To).String() }

// picked is the area from which cubes are picked.
func picked(v View) string { return Area(v.State.part).place() }

// mine is the supply of the seat that decides.
func mine(c *State) string { return SupplyID(rules.Seat(c.seat)) }

// called is the name of an action of a card or an icon in a sentence: "place a horse".
func called(k ActionKind) string { return sayings[k].name }

// Explain names an action of a card or an icon and says what it does.
func (v View) Explain(k ActionKind) string {
	return prose.Capital(sayings[k].name) + ". " + sayings[k].line
}
