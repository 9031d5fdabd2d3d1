package core

import (
	"strconv"

	"intrigue/rules"
)

// language says how moves are written: "cube dover.2".
var language *rules.Codec

// addRows fills in some of the rows.
func addRows(some map[ActionKind]row) {
	for k, r := range some {
		rows[k] = r
	}
}

// Of cards and icons.
func init() {
	placing := func(word string, args rules.Vocabulary, targets func(*State) Targets) row {
		return row{word: word, args: args, places: true, targets: targets, do: (*State).place, path: fromSupply}
	}
	// into places a cube in one area.
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
	addRows(map[ActionKind]row{
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
	})
}

// Of a turn, and of the completion of a mission; then moves can be written.
func init() {
	areaWords := keys(Areas, func(i int) string { return Area(i).Key() })
	locationWords := keys(Locations, func(i int) string { return Location(i).Key() })
	addRows(map[ActionKind]row{
		Pass: {word: "pass", do: (*State).pass, path: choice},
		Done: {word: "done", do: (*State).decline, path: choice},
		Favor: {word: "favor", args: areaWords,
			numbers: func(c *State) uint32 { return uint32(c.UsableTiles()) },
			do:      (*State).useTile,
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
	})
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

// keys is the vocabulary of things that are numbered below n, by the word for each.
func keys(n int, key func(int) string) rules.Vocabulary {
	var all []string
	for i := range n {
		all = append(all, key(i))
	}
	return rules.List(all...)
}

// Key returns the word for a kind of action in moves and ids: "horse".
func (k ActionKind) Key() string { return rows[k].word }

// ID returns the id of an action when it must be named to say a choice: "action.horse".
func (k ActionKind) ID() string { return "action." + k.Key() }

// Sprite returns the picture of an action.
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

// Text returns the move of an action.
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

// CubeID returns the id of the active player's cube at a place.
func (c *State) CubeID(p Place) string {
	if p.IsArea() {
		return PileID(p.Area(), rules.Seat(c.Turn))
	}
	return p.ID()
}

// CardID returns the id of a mission card, by its number from 0: "card.M05".
func CardID(card int) string { return "card." + CardWord(card) }

// SupplyID, PawnID and PileID return the ids of what belongs to a seat: "supply.2",
// "pawn.2", and the cubes of a seat in an area, "heap.horses.2".
func SupplyID(s rules.Seat) string       { return "supply." + strconv.Itoa(int(s)) }
func PawnID(s rules.Seat) string         { return "pawn." + strconv.Itoa(int(s)) }
func PileID(a Area, s rules.Seat) string { return "heap." + a.Key() + "." + strconv.Itoa(int(s)) }
