package pimpernel

import (
	"fmt"
	"testing"
)

func TestWays(t *testing.T) {
	p := set(parts(t), cube(blue, direct...), cube(green, amiensW...))
	all := p.see(red).Ways()
	is(t, "complete ways", len(all), 2)
	is(t, "the longer one", fmt.Sprint(all[0].Stops, all[0].Cubes, all[0].Complete), "[Arras Amiens Abbeville Boulogne] [0 0 3 0 0] true")
	is(t, "its first leg", all[0].Legs[0], "route.amiens-arras")
	one := set(parts(t), cube(blue, direct[0])).see(red).Ways()
	is(t, "ways with the fewest spaces", len(one), 1)
	is(t, "what is missing", one[0].Missing, 1)
	is(t, "complete", one[0].Complete, false)
	open := set(p, func(p *position) { p.own[red][0] |= routeMask; p.full[0] |= routeMask })
	is(t, "with all roads complete", len(open.see(red).Ways()), mostWays)
	start := dealt(t, 2, nil)
	is(t, "before the deal", len(start.see(red).Ways()), 0)
}
