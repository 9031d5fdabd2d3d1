package core

import (
	"math/bits"
	"slices"
	"strconv"

	"intrigue/rules"
)

// ActionKind is a kind of action; those below Pass are of cards and icons (PIM-60 to PIM-69).
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

	Kinds = iota
	Icons = Pass
)

// Action is one decision: its kind and where to. What to counts depends on the kind: a
// Place, a Region, an Area, a seat, a Location or a mission card.
type Action struct {
	Kind ActionKind
	To   uint8
}

// row is all that the rules say of a kind of action.
type row struct {
	word    string               // which begins the move
	args    rules.Vocabulary     // what may follow it; nil for nothing
	to      uint8                // where to, then
	places  bool                 // a cube from supply, of which there must be one (PIM-70)
	numbers func(*State) uint32  // where to, as bits
	targets func(*State) Targets // or the places; with neither it can always be done
	do      func(*State, Action)
	path    func(*State, Action) []string // how a player points at it
}

// rows are all kinds of actions. init fills them in, because what an action does asks
// what is possible next, which is told by the rows.
var rows [Kinds]row

// language is how moves are written: "cube dover.2".
var language *rules.Codec

func init() {
	placing := func(word string, args rules.Vocabulary, targets func(*State) Targets) row {
		return row{word: word, args: args, places: true, targets: targets, do: (*State).place, path: fromSupply}
	}
	into := func(word string, a Area) row {
		r := placing(word, nil, func(c *State) Targets {
			if a == RestArea && c.RestOut { // PIM-101
				return Targets{}
			}
			return Targets{Areas: 1 << a}
		})
		r.to = uint8(a.Place())
		return r
	}
	areaWords := keys(Areas, func(i int) string { return Area(i).Key() })
	locationWords := keys(Locations, func(i int) string { return Location(i).Key() })

	rows = [Kinds]row{
		NoAction: {word: "none", targets: func(*State) Targets { return Targets{} }},
		Cube:     placing("cube", anyPlace{}, (*State).cubeTargets),
		Move: {word: "move", args: keys(Regions, func(i int) string { return Region(i).Key() }),
			numbers: func(c *State) uint32 { return uint32(RegionFacts[c.At[c.Turn]].Next) },
			do:      (*State).movePawn,
			path:    func(c *State, a Action) []string { return []string{PawnID(rules.Seat(c.Turn)), Region(a.To).ID()} }},
		Horse: into("horse", Horses),
		Goods: placing("goods", anyPlace{}, func(*State) Targets { return Targets{Areas: goodsAreas} }),
		Route: placing("route", anyPlace{}, func(c *State) Targets { return Targets{Routes: c.routeTargets()} }),
		Rest:  into("rest", RestArea),
		UseBuilding: placing("building", anyPlace{}, func(c *State) Targets {
			return Targets{Routes: c.hexTargets(), Areas: c.openAreas()}
		}),
		Point:     {word: "point", numbers: (*State).pointNumber, do: (*State).takePoint, path: choice},
		Supporter: into("supporter", Supporters),
		Remove: {word: "remove", args: anyPlace{}, targets: (*State).loose, do: (*State).remove, path: func(c *State, a Action) []string {
			return []string{c.CubeID(Place(a.To)), SupplyID(rules.Seat(c.Turn))}
		}},
		Pass: {word: "pass", do: (*State).pass, path: choice},
		Done: {word: "done", do: (*State).decline, path: choice},
		Favor: {word: "favor", args: areaWords,
			numbers: func(c *State) uint32 { return uint32(c.UsableTiles()) },
			do:      (*State).callOn,
			path:    func(_ *State, a Action) []string { return []string{Area(a.To).FavorID()} }},
		Rested: {word: "rested", args: anyPlace{}, targets: (*State).RestedTargets, do: (*State).placeRested,
			path: func(c *State, a Action) []string {
				return []string{PileID(RestArea, rules.Seat(c.Turn)), Place(a.To).ID()}
			}},
		PushTo: {word: "market", args: areaWords,
			numbers: func(c *State) uint32 { return uint32(c.Board.Serves[c.Pushing.Hex()]) },
			do:      (*State).pushTo,
			path:    func(c *State, a Action) []string { return []string{c.Pushing.ID(), Area(a.To).ID()} }},
		Pick: {word: "pick", args: rules.Numbers(0, MostSeats-1), numbers: (*State).pickable, do: (*State).pick,
			path: func(c *State, a Action) []string { return []string{PileID(Area(c.Part), rules.Seat(a.To))} }},
		Ride: {word: "leg", args: locationWords,
			numbers: (*State).legs,
			do:      (*State).ride,
			path:    toLocation},
		NextMission: {word: "next", args: keys(Missions, CardWord), numbers: func(c *State) uint32 { return 1<<c.Next[0] | 1<<c.Next[1] },
			do:   (*State).choose,
			path: func(_ *State, a Action) []string { return []string{CardID(int(a.To))} }},
		Chase: {word: "chase", args: locationWords,
			numbers: func(c *State) uint32 { return Shortest(c.Chauvelin, c.Pimpernel) },
			do:      (*State).chase,
			path:    toLocation},
	}
	verbs := make([]rules.Verb, Kinds)
	for k, r := range rows {
		if verbs[k].Name = r.word; r.args != nil {
			verbs[k].Args = []rules.Vocabulary{r.args}
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

func keys(n int, key func(int) string) rules.Vocabulary {
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

// Text is the move of an action.
func (a Action) Text() rules.Move { return language.Text(int(a.Kind), int(a.To)) }

// Parse reads a move; ok is false if it is none of this game.
func Parse(m rules.Move) (a Action, ok bool) {
	k, args, ok := language.Parse(m)
	a = Action{ActionKind(k), uint8(args[0])}
	if rows[k].args == nil {
		a.To = rows[k].to
	}
	return a, ok && a.Kind != NoAction
}

// The paths that several actions share.

func fromSupply(c *State, a Action) []string {
	return []string{SupplyID(rules.Seat(c.Turn)), Place(a.To).ID()}
}

func choice(_ *State, a Action) []string { return []string{"choice." + a.Kind.Key()} }

func toLocation(_ *State, a Action) []string { return []string{Location(a.To).ID()} }

// CubeID is the id of the active player's cube at a place.
func (c *State) CubeID(p Place) string {
	if p.IsArea() {
		return PileID(p.Area(), rules.Seat(c.Turn))
	}
	return p.ID()
}

// CardID is the id of a mission card, by its number from 0: "card.M05".
func CardID(card int) string { return "card." + CardWord(card) }

// SupplyID, PawnID and PileID are the ids of what belongs to a seat: "supply.2",
// "pawn.2", and the cubes of a seat in an area, "heap.horses.2".
func SupplyID(s rules.Seat) string       { return "supply." + strconv.Itoa(int(s)) }
func PawnID(s rules.Seat) string         { return "pawn." + strconv.Itoa(int(s)) }
func PileID(a Area, s rules.Seat) string { return "heap." + a.Key() + "." + strconv.Itoa(int(s)) }

// may reports whether there is a cube in supply, if an action needs one (PIM-70).
func (c *State) may(k ActionKind) bool { return !rows[k].places || c.Supply[c.Turn] > 0 }

// Targets are the places to which an action of one kind may be done now.
func (c *State) Targets(k ActionKind) Targets {
	if !c.may(k) {
		return Targets{}
	}
	return rows[k].targets(c)
}

// Possible reports whether an action can be carried out now.
func (c *State) Possible(k ActionKind) bool {
	if n := rows[k].numbers; n != nil {
		return n(c) != 0
	}
	return c.Targets(k) != Targets{}
}

// MostActions bounds the actions of one decision.
const MostActions = 192

// List appends the legal actions of the deciding seat.
func (c *State) List(all []Action) []Action {
	switch c.Stage {
	case StageTurn:
		all = c.add(Favor, c.add(Cube, c.add(Move, c.add(Pass, all))))
	case StageFavor:
		acts := c.Board.Actions[Area(c.Favor)]
		if c.Left&1 != 0 {
			all = c.add(acts[0], all)
		}
		if c.Left&2 != 0 && (c.Left&1 == 0 || acts[0] != acts[1]) {
			all = c.add(acts[1], all)
		}
		if c.Left != 3 { // one of the two must be carried out (PIM-45)
			all = c.add(Done, all)
		}
	case StageIcon:
		all = c.add(Done, c.add(c.Icon, all))
	case StageRest:
		all = c.add(Rested, c.add(Done, all))
	case StageNext: // in the order in which they lie
		if all = c.add(NextMission, all); c.Next[0] > c.Next[1] {
			slices.Reverse(all[len(all)-2:])
		}
	default:
		all = c.add(Asked[c.Stage], all)
	}
	return all
}

// Asked is what some stages ask for.
var Asked = [StageOver + 1]ActionKind{StageMarket: PushTo, StagePick: Pick, StageLeg: Ride, StageNext: NextMission, StageChase: Chase}

// add appends the legal actions of a kind.
func (c *State) add(k ActionKind, all []Action) []Action {
	r := &rows[k]
	switch {
	case r.targets != nil && (!r.places || c.Supply[c.Turn] > 0):
		return r.targets(c).list(k, all)
	case r.numbers != nil:
		for x := r.numbers(c); x != 0; x &= x - 1 {
			all = append(all, Action{k, uint8(bits.TrailingZeros32(x))})
		}
	case r.targets == nil:
		all = append(all, Action{Kind: k})
	}
	return all
}

// Legal reports whether an action may be done now.
func (c *State) Legal(a Action) bool {
	var buf [MostActions]Action
	return slices.Contains(c.List(buf[:0]), a)
}

// Do carries out a legal action.
func (c *State) Do(a Action) {
	if a.Kind < Pass {
		c.Passes = 0 // PIM-54
		c.use(a.Kind)
	}
	rows[a.Kind].do(c, a)
}

// Targets are the places to which an action may be done, as bits: spaces and areas.
type Targets struct {
	Routes, Towns, MoreTowns uint64
	Areas                    uint8
}

// list appends an action of a kind for each target.
func (t Targets) list(k ActionKind, all []Action) []Action {
	for x := t.Routes; x != 0; x &= x - 1 {
		all = append(all, Action{k, uint8(bits.TrailingZeros64(x))})
	}
	for x := t.Towns; x != 0; x &= x - 1 {
		all = append(all, Action{k, uint8(1<<6 + bits.TrailingZeros64(x))})
	}
	for x := t.MoreTowns; x != 0; x &= x - 1 {
		all = append(all, Action{k, uint8(2<<6 + bits.TrailingZeros64(x))})
	}
	for x := t.Areas; x != 0; x &= x - 1 {
		all = append(all, Action{k, uint8(AreaPlace) + uint8(bits.TrailingZeros8(x))})
	}
	return all
}
