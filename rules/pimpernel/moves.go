package pimpernel

import (
	"fmt"
	"slices"
	"strconv"

	"intrigue/rules"
)

// language is how moves are written: a verb and where to, "cube dover.2". The verbs
// stand in the order of their numbers; the actions come first.
var language = rules.NewCodec(
	rules.Verb{Name: "nothing"},
	rules.Verb{Name: "cube", Args: []rules.Words{anyPlace{}}},
	rules.Verb{Name: "move", Args: []rules.Words{keys(regions, func(i int) string { return Region(i).Key() })}},
	rules.Verb{Name: "horse"},
	rules.Verb{Name: "goods", Args: []rules.Words{anyPlace{}}},
	rules.Verb{Name: "route", Args: []rules.Words{anyPlace{}}},
	rules.Verb{Name: "rest"},
	rules.Verb{Name: "building", Args: []rules.Words{anyPlace{}}},
	rules.Verb{Name: "point"},
	rules.Verb{Name: "supporter"},
	rules.Verb{Name: "remove", Args: []rules.Words{anyPlace{}}},
	rules.Verb{Name: "pass"},
	rules.Verb{Name: "done"},
	rules.Verb{Name: "favor", Args: []rules.Words{areaWords}},
	rules.Verb{Name: "rested", Args: []rules.Words{anyPlace{}}},
	rules.Verb{Name: "market", Args: []rules.Words{areaWords}},
	rules.Verb{Name: "pick", Args: []rules.Words{rules.Numbers(0, mostSeats-1)}},
	rules.Verb{Name: "leg", Args: []rules.Words{locationWords}},
	rules.Verb{Name: "next", Args: []rules.Words{keys(missions, func(i int) string { return cardWord(i) })}},
	rules.Verb{Name: "chase", Args: []rules.Words{locationWords}},
)

var (
	areaWords     = keys(areas, func(i int) string { return Area(i).Key() })
	locationWords = keys(locations, func(i int) string { return Location(i).Key() })
)

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

// CardID is the id of a mission card, by its number from 0: "card.M05".
func CardID(card int) string { return "card." + cardWord(card) }

func cardWord(card int) string { return fmt.Sprintf("M%02d", card+1) }

// SupplyID, PawnID and HeapID are the ids of what belongs to a seat: "supply.2",
// "pawn.2", and the cubes of a seat in an area, "heap.horses.2".
func SupplyID(s rules.Seat) string       { return "supply." + strconv.Itoa(int(s)) }
func PawnID(s rules.Seat) string         { return "pawn." + strconv.Itoa(int(s)) }
func HeapID(a Area, s rules.Seat) string { return "heap." + a.Key() + "." + strconv.Itoa(int(s)) }

// text is the move of a step.
func (s step) text() rules.Move { return language.Text(int(s.verb), int(s.to)) }

// parse reads a move; ok is false if it is none of this game.
func parse(m rules.Move) (s step, ok bool) {
	v, args, ok := language.Parse(m)
	s = step{verb(v), uint8(args[0])}
	switch s.action() {
	case Horse:
		s.to = uint8(Horses.Place())
	case Rest:
		s.to = uint8(RestArea.Place())
	case Supporter:
		s.to = uint8(Supporters.Place())
	}
	return s, ok && v > 0
}

// path is how a step is pointed at.
func (c *core) path(s step) []string {
	mine := SupplyID(rules.Seat(c.turn))
	switch s.verb {
	case pass, done:
		return []string{"choice." + string(s.text())}
	case favor:
		return []string{Area(s.to).FavorID()}
	case market:
		return []string{c.pushing.ID(), Area(s.to).ID()}
	case pick:
		return []string{HeapID(Area(c.part), rules.Seat(s.to))}
	case leg, chase:
		return []string{Location(s.to).ID()}
	case next:
		return []string{CardID(int(s.to))}
	case rested:
		return []string{HeapID(RestArea, rules.Seat(c.turn)), Place(s.to).ID()}
	case verb(Move):
		return []string{PawnID(rules.Seat(c.turn)), Region(s.to).ID()}
	case verb(Point):
		return []string{"choice.point"}
	case verb(Remove):
		return []string{c.cubeID(Place(s.to)), mine}
	}
	return []string{mine, Place(s.to).ID()}
}

// cubeID is the id of the active player's cube at a place.
func (c *core) cubeID(p Place) string {
	if p.isArea() {
		return HeapID(p.area(), rules.Seat(c.turn))
	}
	return p.ID()
}

// choices lists the legal moves. Where two actions of a tile lead to the same place,
// the path ends with the action.
func (c *core) choices() []rules.Choice {
	var buf [mostSteps]step
	steps := c.list(buf[:0])
	twice := func(s step) bool {
		return c.stage == StageFavor && c.left == 3 && places(s) && slices.ContainsFunc(steps, func(o step) bool { return o.to == s.to && o.verb != s.verb && places(o) })
	}
	return rules.Choices(steps, step.text, func(s step) []string {
		path := c.path(s)
		if twice(s) {
			path = append(path, s.action().ID())
		}
		return path
	})
}

// places reports whether a step puts a cube from supply somewhere.
func places(s step) bool {
	switch s.action() {
	case Cube, Horse, Goods, Route, Rest, Building, Supporter:
		return true
	}
	return false
}
