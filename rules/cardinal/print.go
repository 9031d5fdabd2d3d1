package cardinal

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Print writes the view as text, one fact a line.
func (v View) Print() string {
	var b strings.Builder
	line := func(format string, a ...any) { fmt.Fprintf(&b, format+"\n", a...) }
	line("Cardinal")
	for _, k := range slices.Sorted(maps.Keys(v.Options)) {
		line("option %s: %s", k, v.Options[k])
	}
	if v.Stage == StageDeal {
		line("the castle is not dealt yet")
		return b.String()
	}
	for r := range side {
		var row []string
		for x := range side {
			row = append(row, v.Name(At(r, x)))
		}
		line("row %d: %s", r, strings.Join(row, ", "))
	}
	for _, d := range Directions() {
		var row []string
		for _, g := range v.Guards[int(d)*side:][:side] {
			if g.Present {
				row = append(row, g.Suit.String())
			} else {
				row = append(row, "open (was "+g.Suit.String()+")")
			}
		}
		line("%s side: %s", d.side(), strings.Join(row, ", "))
	}
	for _, m := range v.Musketeers {
		place := m.Fate.String()
		if m.Fate == Inside {
			place = "at " + v.Name(m.At) + " (" + m.At.text() + ")"
		}
		line("%s musketeer: %s, die %s", m.Suit, place, number(m.Die))
	}
	for _, h := range v.Chambers {
		if h.Guard {
			line("castle guard at %s (%s)", v.Name(h.Cell), h.Cell.text())
		}
	}
	line("supply: %s", bySuit(v.Supply))
	line("defeated: %s", bySuit(v.Defeated))
	t := v.Score
	line("score: %d searched + 2 × %d escaped + %d defeated = %d of %d", t.Searched, t.Escaped, t.Defeated, t.Total, t.Of)
	line("moves: %d, decisions: %d", v.Moves, v.state.decisions)
	line("now: %s", v.Prompt())
	if v.Over() {
		line("over (%s): %s", v.Outcome.Ending, v.Outcome.Why)
	}
	return b.String()
}

func bySuit(n [suits]int) string {
	var all []string
	for s, n := range n {
		all = append(all, fmt.Sprintf("%d %s", n, Suit(s)))
	}
	return strings.Join(all, ", ")
}
