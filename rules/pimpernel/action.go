package pimpernel

import (
	"math/bits"
	"slices"
	"strconv"

	"intrigue/rules"
)

// ActionKind is a kind of action. Those below Pass are what cards and icons allow (PIM-60 to
// PIM-69).
type ActionKind uint8

// The kinds of actions. NoAction is a space without an icon.
const (
	NoAction    ActionKind = iota
	Cube                   // place a cube: route, location, building or mission space (PIM-71)
	Move                   // move one's pawn (PIM-61)
	Horse                  // a cube to the horses (PIM-62)
	Goods                  // a cube to carts, papers or disguises (PIM-63)
	Route                  // a cube on a route space (PIM-64)
	Rest                   // a cube to the rest area (PIM-65)
	UseBuilding            // use a building (PIM-66)
	Point                  // one point (PIM-67)
	Supporter              // a cube to the supporters (PIM-68)
	Remove                 // take back a cube (PIM-69)
	Pass                   // do nothing in this turn (PIM-50)
	Done                   // decline what is left
	Favor                  // use a tile (PIM-43)
	Rested                 // place a rest cube (PIM-57)
	PushTo                 // an area for the pushed Market cube (PIM-87)
	Pick                   // a cube of a seat for the mission (PIM-122)
	Ride                   // a leg of the Pimpernel's way (PIM-127)
	NextMission            // choose it (PIM-135)
	Chase                  // a leg of Chauvelin's way (CHV-4)

	kinds = iota
	icons = Pass
)

// Action is one decision: its kind and where to. What to counts depends on the kind: a
// Place, a Region, an Area, a seat, a Location or a mission card.
type Action struct {
	Kind ActionKind
	To   uint8
}

// row is all that the rules say of a kind of action.
type row struct {
	word    string      // which begins the move
	args    rules.Words // what may follow it; nil for nothing
	to      uint8       // where to, then
	places  bool        // a cube from supply, of which there must be one (PIM-70)
	targets func(*State) targets
	do      func(*State, Action)
	path    func(*State, Action) []string // how one points at it
}

// rows are all kinds of actions. init fills them in, because what an action does asks
// what is possible next, which is told by the rows.
var rows [kinds]row

// language is how moves are written: "cube dover.2".
var language *rules.Codec

func init() {
	placing := func(word string, args rules.Words, targets func(*State) targets) row {
		return row{word: word, args: args, places: true, targets: targets, do: (*State).place, path: fromSupply}
	}
	into := func(word string, a Area) row {
		r := placing(word, nil, func(c *State) targets {
			if a == RestArea && c.restOut { // PIM-101
				return targets{}
			}
			return targets{areas: 1 << a}
		})
		r.to = uint8(a.Place())
		return r
	}
	always := func(*State) targets { return targets{numbers: 1} }
	areaWords := keys(areas, func(i int) string { return Area(i).Key() })
	locationWords := keys(locations, func(i int) string { return Location(i).Key() })

	rows = [kinds]row{
		NoAction: {word: "none", targets: func(*State) targets { return targets{} }},
		Cube:     placing("cube", anyPlace{}, (*State).cubeTargets),
		Move: {word: "move", args: keys(regions, func(i int) string { return Region(i).Key() }),
			targets: func(c *State) targets { return targets{numbers: uint32(regionFacts[c.at[c.turn]].next)} },
			do:      (*State).movePawn,
			path:    func(c *State, a Action) []string { return []string{PawnID(rules.Seat(c.turn)), Region(a.To).ID()} }},
		Horse: into("horse", Horses),
		Goods: placing("goods", anyPlace{}, func(*State) targets { return targets{areas: goods} }),
		Route: placing("route", anyPlace{}, func(c *State) targets { return targets{w0: c.routeTargets()} }),
		Rest:  into("rest", RestArea),
		UseBuilding: placing("building", anyPlace{}, func(c *State) targets {
			return targets{w0: c.hexTargets(), areas: c.openAreas()}
		}),
		Point:     {word: "point", targets: (*State).pointTargets, do: (*State).takePoint, path: choice},
		Supporter: into("supporter", Supporters),
		Remove: {word: "remove", args: anyPlace{}, targets: (*State).loose, do: (*State).remove, path: func(c *State, a Action) []string {
			return []string{c.cubeID(Place(a.To)), SupplyID(rules.Seat(c.turn))}
		}},
		Pass: {word: "pass", targets: always, do: (*State).pass, path: choice},
		Done: {word: "done", targets: always, do: (*State).decline, path: choice},
		Favor: {word: "favor", args: areaWords,
			targets: func(c *State) targets { return targets{numbers: uint32(c.usableTiles())} },
			do:      (*State).callOn,
			path:    func(_ *State, a Action) []string { return []string{Area(a.To).FavorID()} }},
		Rested: {word: "rested", args: anyPlace{}, targets: (*State).restedTargets, do: (*State).placeRested, path: func(c *State, a Action) []string {
			return []string{HeapID(RestArea, rules.Seat(c.turn)), Place(a.To).ID()}
		}},
		PushTo: {word: "market", args: areaWords,
			targets: func(c *State) targets { return targets{numbers: uint32(c.board.serves[c.pushing.hex()])} },
			do:      (*State).pushTo,
			path:    func(c *State, a Action) []string { return []string{c.pushing.ID(), Area(a.To).ID()} }},
		Pick: {word: "pick", args: rules.Numbers(0, mostSeats-1), targets: (*State).pickTargets, do: (*State).pick,
			path: func(c *State, a Action) []string { return []string{HeapID(Area(c.part), rules.Seat(a.To))} }},
		Ride: {word: "leg", args: locationWords,
			targets: func(c *State) targets { return targets{numbers: c.legs()} },
			do:      (*State).ride,
			path:    toLocation},
		NextMission: {word: "next", args: keys(missions, cardWord), targets: (*State).missionTargets, do: (*State).choose,
			path: func(_ *State, a Action) []string { return []string{CardID(int(a.To))} }},
		Chase: {word: "chase", args: locationWords,
			targets: func(c *State) targets { return targets{numbers: shortest(c.chauvelin, c.sir)} },
			do:      (*State).chase,
			path:    toLocation},
	}
	verbs := make([]rules.Verb, kinds)
	for k, r := range rows {
		if verbs[k].Name = r.word; r.args != nil {
			verbs[k].Args = []rules.Words{r.args}
		}
	}
	language = rules.NewCodec(verbs...)
}

// anyPlace is the vocabulary of the places, by their numbers.
type anyPlace struct{}

func (anyPlace) Word(i int) string { return Place(i).Key() }

func (anyPlace) Index(word string) (int, bool) {
	p, ok := PlaceNamed(word)
	return int(p), ok
}

func keys(n int, key func(int) string) rules.Words {
	var all []string
	for i := range n {
		all = append(all, key(i))
	}
	return rules.List(all...)
}

// Key is the word for a kind of action in moves and ids: "horse".
func (k ActionKind) Key() string { return rows[k].word }

// ID is the id of an action when it must be named to say a choice: "action.horse".
func (k ActionKind) ID() string { return "action." + k.Key() }

// Sprite is the picture of an action.
func (k ActionKind) Sprite() string {
	switch k {
	case Cube:
		return "pimpernel.icon.place"
	case Goods:
		return "pimpernel.icon.cpd"
	}
	return "pimpernel.icon." + k.Key()
}

// Places reports whether an action puts a cube from supply somewhere.
func (k ActionKind) Places() bool { return rows[k].places }

// text is the move of an action.
func (a Action) text() rules.Move { return language.Text(int(a.Kind), int(a.To)) }

// parse reads a move; ok is false if it is none of this game.
func parse(m rules.Move) (a Action, ok bool) {
	k, args, ok := language.Parse(m)
	a = Action{ActionKind(k), uint8(args[0])}
	if rows[k].args == nil {
		a.To = rows[k].to
	}
	return a, ok && a.Kind != NoAction
}

// The paths that several actions share.

func fromSupply(c *State, a Action) []string {
	return []string{SupplyID(rules.Seat(c.turn)), Place(a.To).ID()}
}

func choice(_ *State, a Action) []string { return []string{"choice." + a.Kind.Key()} }

func toLocation(_ *State, a Action) []string { return []string{Location(a.To).ID()} }

// cubeID is the id of the active player's cube at a place.
func (c *State) cubeID(p Place) string {
	if p.isArea() {
		return HeapID(p.area(), rules.Seat(c.turn))
	}
	return p.ID()
}

// CardID is the id of a mission card, by its number from 0: "card.M05".
func CardID(card int) string { return "card." + cardWord(card) }

// SupplyID, PawnID and HeapID are the ids of what belongs to a seat: "supply.2",
// "pawn.2", and the cubes of a seat in an area, "heap.horses.2".
func SupplyID(s rules.Seat) string       { return "supply." + strconv.Itoa(int(s)) }
func PawnID(s rules.Seat) string         { return "pawn." + strconv.Itoa(int(s)) }
func HeapID(a Area, s rules.Seat) string { return "heap." + a.Key() + "." + strconv.Itoa(int(s)) }

// may reports whether there is a cube in supply, if an action needs one (PIM-70).
func (c *State) may(k ActionKind) bool { return !rows[k].places || c.supply[c.turn] > 0 }

// targets are what an action of one kind may be done to now.
func (c *State) targets(k ActionKind) (t targets) {
	if c.may(k) {
		t = rows[k].targets(c)
	}
	return t
}

// possible reports whether an action can be carried out now.
func (c *State) possible(k ActionKind) bool { return c.may(k) && !rows[k].targets(c).empty() }

// mostActions bounds the actions of one decision.
const mostActions = 192

// list appends the legal actions of whoever decides.
func (c *State) list(all []Action) []Action {
	switch c.stage {
	case StageTurn:
		all = c.add(Favor, c.add(Cube, c.add(Move, c.add(Pass, all))))
	case StageFavor:
		acts := c.board.actionsOf(Area(c.favor))
		if c.left&1 != 0 {
			all = c.add(acts[0], all)
		}
		if c.left&2 != 0 && (c.left&1 == 0 || acts[0] != acts[1]) {
			all = c.add(acts[1], all)
		}
		if c.left != 3 { // one of the two must be carried out (PIM-45)
			all = c.add(Done, all)
		}
	case StageIcon:
		all = c.add(Done, c.add(c.icon, all))
	case StageRest:
		all = c.add(Rested, c.add(Done, all))
	default:
		all = c.add(asked[c.stage], all)
	}
	return all
}

// asked is what some stages ask for.
var asked = [StageOver + 1]ActionKind{StageMarket: PushTo, StagePick: Pick, StageLeg: Ride, StageNext: NextMission, StageChase: Chase}

// add appends the legal actions of a kind.
func (c *State) add(k ActionKind, all []Action) []Action {
	if !c.may(k) {
		return all
	}
	return rows[k].targets(c).list(k, all)
}

// legal reports whether an action may be done now.
func (c *State) legal(a Action) bool {
	var buf [mostActions]Action
	return slices.Contains(c.list(buf[:0]), a)
}

// do carries out a legal action.
func (c *State) do(a Action) {
	if a.Kind < Pass {
		c.use(a.Kind)
	}
	rows[a.Kind].do(c, a)
}

// targets are what an action may be done to: spaces, areas, or other numbers below 32,
// each as bits.
type targets struct {
	w0, w1, w2 uint64
	areas      uint8
	numbers    uint32
	down       bool // numbers count from the highest on
}

func (t targets) empty() bool { return t.w0|t.w1|t.w2|uint64(t.areas)|uint64(t.numbers) == 0 }

// list appends an action of a kind for each target.
func (t targets) list(k ActionKind, all []Action) []Action {
	for w, x := range [...]uint64{t.w0, t.w1, t.w2} {
		for ; x != 0; x &= x - 1 {
			all = append(all, Action{k, uint8(w<<6 + bits.TrailingZeros64(x))})
		}
	}
	for x := t.areas; x != 0; x &= x - 1 {
		all = append(all, Action{k, uint8(areaPlace) + uint8(bits.TrailingZeros8(x))})
	}
	for x := t.numbers; x != 0; {
		n := bits.TrailingZeros32(x)
		if t.down {
			n = 31 - bits.LeadingZeros32(x)
		}
		x &^= 1 << n
		all = append(all, Action{k, uint8(n)})
	}
	return all
}
