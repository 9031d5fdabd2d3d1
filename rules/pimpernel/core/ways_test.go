package core_test

import (
	"fmt"
	"testing"

	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

func TestWays(t *testing.T) {
	p := table.With(parts(t), table.Cubes(table.Blue, direct...), table.Cubes(table.Green, overAmiens...))
	all := core.See(p, table.Red).Ways()
	rulestest.Is(t, "complete ways", len(all), 2)
	rulestest.Is(t, "the longer one", fmt.Sprint(all[0].Stops, all[0].Cubes, all[0].Complete), "[Arras Amiens Abbeville Boulogne] [0 0 3 0 0] true")
	rulestest.Is(t, "its first leg", all[0].Legs[0], "route.amiens-arras")
	one := core.See(table.With(parts(t), table.Cubes(table.Blue, direct[0])), table.Red).Ways()
	rulestest.Is(t, "ways with the fewest spaces", len(one), 1)
	rulestest.Is(t, "what is missing", one[0].Missing, 1)
	rulestest.Is(t, "complete", one[0].Complete, false)
	open := table.With(p, func(p *core.State) { p.Own[table.Red][0] |= core.RouteMask; p.Full[0] |= core.RouteMask })
	rulestest.Is(t, "with all roads complete", len(core.See(open, table.Red).Ways()), core.MostWays)
	round := core.See(table.With(p, table.Mission(core.Brighton, 3, 5), table.Cubes(table.Red, "richmond-brighton-1", "richmond-brighton-2", "london-richmond-1", "london-dover-1", "london-dover-2")), table.Red).Ways()
	rulestest.Is(t, "a complete way is better than a shorter one", fmt.Sprint(len(round), round[0].Stops), "1 [Brighton Richmond London Dover]")
	rulestest.Is(t, "with none complete, the shortest whatever the house rule says", fmt.Sprint(core.See(table.With(p, table.Direct(false)), table.Red).Ways()), fmt.Sprint(core.See(p, table.Red).Ways()))
	rulestest.Is(t, "before the missions are dealt", len(core.See(table.Dealt(t, 2, nil, table.DealtMoves[:3]...), table.Red).Ways()), 0)
	rulestest.Is(t, "before the first player is", len(core.See(table.Dealt(t, 2, nil, table.DealtMoves[:4]...), table.Red).Ways()) > 0, true)
	over := table.With(p, func(p *core.State) { p.Stage = core.StageOver })
	rulestest.Is(t, "in the end", len(core.See(over, table.Red).Ways()), 0)
}
