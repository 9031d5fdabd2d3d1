package pimpernel

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// The seats of the examples.
const (
	red, blue, green, yellow, orange, violet = 0, 1, 2, 3, 4, 5
)

// dealtMoves lay out the game that stage knows.
var dealtMoves = []rules.Move{
	"cards L01 L02 L03 L04 L05 L17 L07 L08 L09 L10 L11 L12 L13 L14 L15 L16",
	"favors F04 F12 F01 F18 F10 F09",
	"hexes stables inn stables farm office theater inn",
	"missions M13 M10 M06 M05 M09",
	"first 0",
}

// stage is a four-seat game laid out as the tests know it: the Pimpernel in Arras, the
// mission in Beauvais (on Reims), Boulogne and Calais next, red to begin. Boulogne has
// the card with five spaces; the tiles have, from rest on, cube + move, horse + remove,
// horse + route, cube + remove, cube + rest and goods + building; the buildings are, from b1 on, Stables, Inn, Stables, Farm,
// Office, Theatre, Inn. Pawns begin in France.
func stage(t *testing.T, seats int, o rules.Options) *Position {
	t.Helper()
	p := dealt(t, seats, o, dealtMoves...)
	return set(p, favorAt(RestArea, Cube, Move), favorAt(Supporters, Horse, Remove), favorAt(Horses, Horse, Route),
		favorAt(Carts, Cube, Remove), favorAt(Papers, Cube, Rest), favorAt(Disguises, Goods, UseBuilding))
}

func dealt(t *testing.T, seats int, o rules.Options, deals ...rules.Move) *Position {
	t.Helper()
	p, err := Game{}.New(rules.Setup{Seats: seats, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range deals {
		if p, err = p.After(rules.Luck, m); err != nil {
			t.Fatal(err)
		}
	}
	return p.(*Position)
}

// set is a copy of a position with changes to its core.
func set(p *Position, change ...func(p *Position)) *Position {
	q := *p
	t := *p.board
	q.board = &t
	for _, f := range change {
		f(&q)
	}
	return &q
}

// at names a place by its word.
func at(word string) Place {
	p, ok := PlaceNamed(word)
	if !ok {
		panic(word)
	}
	return p
}

// cube puts cubes of a seat on places, from supply, with no turn and no tile involved.
func cube(seat int, words ...string) func(*Position) {
	return func(p *Position) {
		for _, w := range words {
			if x := at(w); x.isArea() {
				p.heap[x.area()][seat]++
			} else {
				p.own[seat].put(x)
				p.full.put(x)
			}
			p.supply[seat]--
		}
	}
}

// tile gives a favour tile to a seat.
func tile(seat int, all ...Area) func(*Position) {
	return func(p *Position) {
		for _, a := range all {
			if was := p.tile[a]; was != nobody {
				p.held[was] &^= 1 << a
			}
			p.tile[a] = int8(seat)
			p.held[seat] |= 1 << a
		}
	}
}

// pawn puts a pawn into a region.
func pawn(seat int, r Region) func(*Position) { return func(p *Position) { p.at[seat] = r } }

// supply leaves a seat so many cubes in supply; the others leave the game.
func supply(seat, n int) func(*Position) { return func(p *Position) { p.supply[seat] = uint8(n) } }

// cardAt lays a location card.
func cardAt(l Location, card int) func(*Position) {
	return func(p *Position) {
		p.board.card[l] = uint8(card)
		p.board.icon = [areaPlace]ActionKind{}
		p.board.lay()
	}
}

// favorAt lays a card with two actions on a tile.
func favorAt(a Area, one, two ActionKind) func(*Position) {
	return func(p *Position) { p.board.acts[a] = [2]ActionKind{one, two}; p.board.lay() }
}

// mission puts two cards, by their numbers from 1, into the current mission, the top
// one first, and the Pimpernel into a location.
func mission(sir Location, top, under int) func(*Position) {
	return func(p *Position) {
		p.cards = [3]uint8{uint8(top - 1), uint8(under - 1), noCard}
		p.sir, p.goals[p.mission] = sir, missionCards[top-1].at
	}
}

// number makes the current mission one of a number.
func number(n int) func(*Position) {
	return func(p *Position) {
		p.goals[n] = p.goals[p.mission]
		p.mission = uint8(n)
	}
}

// plays makes the moves of whoever acts, separated by semicolons; "*" passes until
// somebody has to decide about a completion, or luck.
func plays(t *testing.T, p *Position, moves string) *Position {
	t.Helper()
	for _, m := range strings.Split(moves, ";") {
		m = strings.TrimSpace(m)
		if m == "" {
			continue
		}
		if m == "*" {
			for p.stage == StageTurn {
				p = plays(t, p, "pass")
			}
			continue
		}
		if len(p.Acting()) == 0 {
			t.Fatalf("%q after the end", m)
		}
		q, err := p.After(p.Acting()[0], rules.Move(m))
		if err != nil {
			t.Fatalf("%s cannot play %q: %v", seatName(p.Acting()[0]), m, err)
		}
		p = q.(*Position)
	}
	return p
}

// refused checks that whoever acts may not make a move.
func refused(t *testing.T, p *Position, moves ...rules.Move) {
	t.Helper()
	for _, m := range moves {
		_, err := p.After(p.Acting()[0], m)
		rulestest.Holds(t, err != nil, "%q is allowed", m)
	}
}

// allowed checks that whoever acts may make some moves.
func allowed(t *testing.T, p *Position, moves ...rules.Move) {
	t.Helper()
	for _, m := range moves {
		_, ok := rules.Choose(p.Choices(p.Acting()[0]), m)
		rulestest.Holds(t, ok, "%q is not offered", m)
	}
}

// offers are the moves of whoever acts that begin with some words.
func offers(p *Position, begin string) []string {
	var all []string
	for _, c := range p.Choices(p.Acting()[0]) {
		if strings.HasPrefix(string(c.Move), begin) {
			all = append(all, string(c.Move))
		}
	}
	return all
}

func same(t *testing.T, what string, got []string, want ...string) {
	t.Helper()
	slices.Sort(want)
	rulestest.Holds(t, slices.Equal(got, want), "%s: %q, not %q", what, got, want)
}

func is[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	rulestest.Is(t, what, got, want)
}

// holder is who holds the tile of an area.
func (p *Position) holder(a Area) int { return int(p.tile[a]) }

// has reports whose cube lies on a space, -1 for nobody's.
func (p *Position) has(word string) int {
	if x := at(word); p.full.has(x) {
		return int(p.owner(x))
	}
	return -1
}

// conserved checks that no cube is lost (PIM-164).
func conserved(t *testing.T, p *Position) {
	t.Helper()
	for s := range p.board.seats {
		is(t, colours[s]+"'s cubes", p.cubes(s), int(supplies[p.board.seats]))
	}
}

// spots are all five mission spaces.
var spots = []string{"first_player", "supporter", "resources", "route", "location"}

// fill puts a seat's cubes on all mission spaces but some.
func fill(seat int, but ...string) func(*Position) {
	return func(p *Position) {
		for _, s := range spots {
			if !slices.Contains(but, s) {
				cube(seat, s)(p)
			}
		}
	}
}
