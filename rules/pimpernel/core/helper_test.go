package core_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	. "intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

// allowed checks that the acting seat may make some moves.
func allowed(t *testing.T, p *core.State, moves ...rules.Move) {
	t.Helper()
	for _, m := range moves {
		_, ok := rules.Choose(p.Choices(p.Acting()[0]), m)
		rulestest.Holds(t, ok, "%q is not offered", m)
	}
}

// offers are the moves of the acting seat that begin with some words.
func offers(p *core.State, begin string) []string {
	var all []string
	for _, c := range p.Choices(p.Acting()[0]) {
		if strings.HasPrefix(string(c.Move), begin) {
			all = append(all, string(c.Move))
		}
	}
	return all
}

// holder is who holds the tile of an area.
func holder(p *core.State, a core.Area) int { return int(p.Tile[a]) }

// owner reports whose cube lies on a space, -1 for nobody's.
func owner(p *core.State, word string) int {
	if x := At(word); p.Full.Has(x) {
		return int(p.Owner(x))
	}
	return -1
}

// conserved checks that no cube is lost (PIM-164).
func conserved(t *testing.T, p *core.State) {
	t.Helper()
	for s := range p.Board.Seats {
		is(t, core.Colours[s]+"'s cubes", p.Cubes(s), int(core.Supplies[p.Board.Seats]))
	}
}

// spots are all five mission spaces.
var spots = []string{"first_player", "supporter", "resources", "route", "location"}

// resources are the areas of the resources space.
var resources = []core.Area{core.Horses, core.Carts, core.Papers, core.Disguises}

// fill puts a seat's cubes on all mission spaces but some.
func fill(seat int, but ...string) func(*core.State) {
	return func(p *core.State) {
		for _, s := range spots {
			if !slices.Contains(but, s) {
				Cubes(seat, s)(p)
			}
		}
	}
}

// parts is the first mission of the examples: from Arras to Boulogne on Calais, which
// asks for 4 supporters, 4 horses, 1 cart and 2 disguises; five seats, so that orange plays.
func parts(t *testing.T, change ...func(*core.State)) *core.State {
	return With(With(Lay(t, 5, nil), Mission(core.Arras, 6, 5), func(p *core.State) { p.Next = [2]uint8{9, 12} }), change...)
}

// direct and overAmiens are a direct and a longer way from Arras to Boulogne.
var (
	direct     = []string{"boulogne-arras-1", "boulogne-arras-2"}
	overAmiens = []string{"amiens-arras-1", "abbeville-amiens-1", "boulogne-abbeville-1"}
)

// refused checks that the acting seat may not make a move.
func refused(t *testing.T, p *core.State, moves ...rules.Move) {
	t.Helper()
	for _, m := range moves {
		_, err := p.Play(p.Acting()[0], m)
		rulestest.Holds(t, err != nil, "%q is allowed", m)
	}
}

// card lays a location card.
func card(l core.Location, card int) func(*core.State) {
	return func(p *core.State) {
		p.Board.Card[l] = uint8(card)
		p.Board.Icon = [core.AreaPlace]core.ActionKind{}
		p.Board.Lay()
	}
}

// number makes the current mission one of a number.
func number(n int) func(*core.State) {
	return func(p *core.State) {
		p.Goals[n] = p.Goals[p.Mission]
		p.Mission = uint8(n)
	}
}

// hunted is the mission of the examples with Chauvelin, who stands in the House of Justice.
func hunted(t *testing.T, change ...func(*core.State)) *core.State {
	q := With(Lay(t, 5, rules.Options{"chauvelin": "on"}), Mission(core.Arras, 6, 5), func(p *core.State) { p.Next = [2]uint8{9, 12} })
	return With(q, change...)
}

func stands(l core.Location) func(*core.State) { return func(p *core.State) { p.Chauvelin = l } }

// see is what anybody sees of a moment.
func see(p *core.State) core.View { return core.See(p, 0) }

func is[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	rulestest.Is(t, what, got, want)
}
