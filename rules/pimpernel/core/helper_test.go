package core_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel"
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

func TestEveryClauseIsTested(t *testing.T) {
	rulestest.Clauses(t, pimpernel.Game{}.About().Rules, "PIM", 164)
}

func TestEveryClauseOfChauvelinIsTested(t *testing.T) {
	rulestest.Clauses(t, pimpernel.Game{}.About().Rules, "CHV", 8)
}

// BenchmarkPlayout plays whole random games at four seats:
// go test -run '^$' -bench Playout ./rules/pimpernel
func BenchmarkPlayout(b *testing.B) {
	p := Shuffled(b, 4, nil, 1)
	d := Dice(88172645463325252)
	games, steps := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		c := *p
		steps += PlayOut(&c, &d)
		games++
	}
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(steps)/float64(games), "steps/game")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(steps), "ns/step")
}

func TestWaysLeadToTheMission(t *testing.T) {
	p := With(parts(t), Cubes(Blue, direct...), Cubes(Green, overAmiens...))
	all := core.See(p, Red).Ways()
	is(t, "complete ways", len(all), 2)
	is(t, "the longer one", fmt.Sprint(all[0].Stops, all[0].Cubes, all[0].Complete), "[Arras Amiens Abbeville Boulogne] [0 0 3 0 0] true")
	is(t, "its first leg", all[0].Legs[0], "route.amiens-arras")
	one := core.See(With(parts(t), Cubes(Blue, direct[0])), Red).Ways()
	is(t, "ways with the fewest spaces", len(one), 1)
	is(t, "what is missing", one[0].Missing, 1)
	is(t, "complete", one[0].Complete, false)
	open := With(p, func(p *core.State) { p.Own[Red][0] |= core.RouteMask; p.Full[0] |= core.RouteMask })
	is(t, "with all roads complete", len(core.See(open, Red).Ways()), core.MostWays)
	round := core.See(With(p, Mission(core.Brighton, 3, 5),
		Cubes(Red, "richmond-brighton-1", "richmond-brighton-2", "london-richmond-1", "london-dover-1", "london-dover-2")), Red).Ways()
	is(t, "a complete way is better than a shorter one", fmt.Sprint(len(round), round[0].Stops), "1 [Brighton Richmond London Dover]")
	is(t, "with none complete, the shortest whatever the house rule says", fmt.Sprint(core.See(With(p, Direct(false)), Red).Ways()),
		fmt.Sprint(core.See(p, Red).Ways()))
	is(t, "before the missions are dealt", len(core.See(Dealt(t, 2, nil, DealtMoves[:3]...), Red).Ways()), 0)
	is(t, "before the first player is", len(core.See(Dealt(t, 2, nil, DealtMoves[:4]...), Red).Ways()) > 0, true)
	over := With(p, func(p *core.State) { p.Stage = core.StageOver })
	is(t, "in the end", len(core.See(over, Red).Ways()), 0)
}
