package pimpernel

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
)

// verbWords are the first words of moves, by verb; the actions come first.
var verbWords = [...]string{"", "cube", "move", "horse", "goods", "route", "rest", "building", "point", "supporter", "remove",
	"pass", "done", "favor", "rested", "market", "pick", "leg", "next", "chase"}

// CardID is the id of a mission card, by its number from 0: "card.M05".
func CardID(card int) string { return "card." + cardWord(uint8(card)) }

func cardWord(card uint8) string { return fmt.Sprintf("M%02d", card+1) }

// SupplyID, PawnID and HeapID are the ids of what belongs to a seat: "supply.2",
// "pawn.2", and the cubes of a seat in an area, "heap.horses.2".
func SupplyID(s rules.Seat) string       { return "supply." + strconv.Itoa(int(s)) }
func PawnID(s rules.Seat) string         { return "pawn." + strconv.Itoa(int(s)) }
func HeapID(a Area, s rules.Seat) string { return "heap." + a.Key() + "." + strconv.Itoa(int(s)) }

// text is the move of a step: a verb and where to, "cube dover.2".
func (s step) text() rules.Move {
	word := ""
	switch s.verb {
	case pass, done, verb(Horse), verb(Rest), verb(Point), verb(Supporter):
		return rules.Move(verbWords[s.verb])
	case verb(Move):
		word = Region(s.to).Key()
	case favor, market:
		word = Area(s.to).Key()
	case pick:
		word = strconv.Itoa(int(s.to))
	case leg, chase:
		word = Location(s.to).Key()
	case next:
		word = cardWord(s.to)
	default:
		word = Place(s.to).Key()
	}
	return rules.Move(verbWords[s.verb] + " " + word)
}

// parse reads a move; ok is false if it is none of this game.
func parse(m rules.Move) (s step, ok bool) {
	first, word, some := strings.Cut(string(m), " ")
	v := slices.Index(verbWords[1:], first) + 1
	if v == 0 {
		return step{}, false
	}
	s.verb = verb(v)
	find := func(n int, key func(int) string) {
		for i := range n {
			if key(i) == word {
				s.to, ok = uint8(i), true
			}
		}
	}
	switch s.verb {
	case pass, done, verb(Point):
		ok = !some
	case verb(Horse):
		s.to, ok = uint8(Horses.Place()), !some
	case verb(Rest):
		s.to, ok = uint8(RestArea.Place()), !some
	case verb(Supporter):
		s.to, ok = uint8(Supporters.Place()), !some
	case verb(Move):
		find(regions, func(i int) string { return Region(i).Key() })
	case favor, market:
		find(areas, func(i int) string { return Area(i).Key() })
	case pick:
		find(mostSeats, strconv.Itoa)
	case leg, chase:
		find(locations, func(i int) string { return Location(i).Key() })
	case next:
		find(missions, func(i int) string { return cardWord(uint8(i)) })
	default:
		var p Place
		p, ok = PlaceNamed(word)
		s.to = uint8(p)
	}
	return s, ok
}

// path is how a step is pointed at.
func (c *core) path(s step) []string {
	mine := SupplyID(rules.Seat(c.turn))
	switch s.verb {
	case pass, done:
		return []string{"choice." + verbWords[s.verb]}
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
func (c *core) choices(t *table) []rules.Choice {
	var buf [mostSteps]step
	steps := c.list(t, buf[:0])
	all := make([]rules.Choice, len(steps))
	for i, s := range steps {
		all[i] = rules.Choice{Move: s.text(), Path: c.path(s)}
	}
	if c.stage == StageFavor && c.left == 3 {
		for i, s := range steps {
			for j, o := range steps {
				if i != j && s.to == o.to && s.verb != o.verb && places(s) && places(o) {
					all[i].Path = append(all[i].Path, s.action().ID())
				}
			}
		}
	}
	slices.SortFunc(all, func(a, b rules.Choice) int { return cmp.Compare(a.Move, b.Move) })
	return all
}

// places reports whether a step puts a cube from supply somewhere.
func places(s step) bool {
	switch s.action() {
	case Cube, Horse, Goods, Route, Rest, Building, Supporter:
		return true
	}
	return false
}
