package core_test

import (
	"fmt"
	"testing"

	"intrigue/rules/pimpernel/core"
	. "intrigue/rules/pimpernel/internal/table"
)

func TestWays(t *testing.T) {
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
