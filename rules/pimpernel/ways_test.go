package pimpernel

import (
	"fmt"
	"testing"
)

func TestWays(t *testing.T) {
	p := set(parts(t), cube(blue, direct...), cube(green, amiensW...))
	all := p.View(red).Ways()
	is(t, "complete ways", len(all), 2)
	is(t, "the longer one", fmt.Sprint(all[0].Stops, all[0].Cubes, all[0].Complete), "[Arras Amiens Abbeville Boulogne] [0 0 3 0 0] true")
	is(t, "its first leg", all[0].Legs[0], "route.amiens-arras")
	one := set(parts(t), cube(blue, direct[0])).View(red).Ways()
	is(t, "ways with the fewest spaces", len(one), 1)
	is(t, "what is missing", one[0].Missing, 1)
	is(t, "complete", one[0].Complete, false)
	open := set(p, func(p *Position) { p.own[red][0] |= routeMask; p.full[0] |= routeMask })
	is(t, "with all roads complete", len(open.View(red).Ways()), mostWays)
	round := set(p, mission(Brighton, 3, 5), cube(red, "richmond-brighton-1", "richmond-brighton-2", "london-richmond-1", "london-dover-1", "london-dover-2")).View(red).Ways()
	is(t, "a complete way is better than a shorter one", fmt.Sprint(len(round), round[0].Stops), "1 [Brighton Richmond London Dover]")
	is(t, "before the missions are dealt", len(dealt(t, 2, nil, dealtMoves[:3]...).View(red).Ways()), 0)
	is(t, "before the first player is", len(dealt(t, 2, nil, dealtMoves[:4]...).View(red).Ways()) > 0, true)
	over := set(p, func(p *Position) { p.stage = StageOver })
	is(t, "in the end", len(over.View(red).Ways()), 0)
}
