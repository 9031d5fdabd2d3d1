package words

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"intrigue/rules/cardinal/core"
)

// Print writes a view as text, one fact a line.
func Print(v *core.View) string {
	var b strings.Builder
	line := func(format string, a ...any) { fmt.Fprintf(&b, format+"\n", a...) }
	line("Cardinal")
	for _, k := range slices.Sorted(maps.Keys(v.Options)) {
		line("option %s: %s", k, v.Options[k])
	}
	if v.Stage == core.StageDeal {
		line("the castle is not dealt yet")
		return b.String()
	}
	for r := range core.Side {
		line("row %d: %s", r, list(v.Chambers[core.Side*r:][:core.Side], func(h core.Chamber) string { return chamber(v.Castle, h.Cell) }))
	}
	for d := range core.NumDirections {
		line("%s side: %s", d, list(v.Guards[core.Side*d:][:core.Side], func(g core.Guard) string {
			if g.Present {
				return g.Suit.String()
			}
			return "open (was " + g.Suit.String() + ")"
		}))
	}
	for _, m := range v.Musketeers {
		place := m.Fate.String()
		if m.Fate == core.Inside {
			place = "in " + chamber(v.Castle, m.At) + " (" + m.At.Key() + ")"
		}
		line("%s musketeer: %s, die %d", m.Suit, place, m.Die)
	}
	for _, h := range v.Chambers {
		if h.Guard {
			line("castle guard on %s (%s)", chamber(v.Castle, h.Cell), h.Cell.Key())
		}
	}
	bySuit := func(n [core.NumSuits]int) string {
		return list(core.Suits(), func(s core.Suit) string { return fmt.Sprintf("%d %s", n[s], s) })
	}
	line("supply: %s", bySuit(v.Supply))
	line("defeated: %s", bySuit(v.Defeated))
	t := v.Score
	line("score: %d searched + 2 × %d escaped + %d defeated = %d of %d", t.Searched, t.Escaped, t.Defeated, t.Total, t.Of)
	line("moves: %d, decisions: %d", v.Moves, v.State.Decisions)
	line("now: %s", Prompt(v))
	if o := Outcome(&v.State); o.Over() {
		line("over (%s): %s", o.Ending, o.Why)
	}
	return b.String()
}

// list joins what is said of some things.
func list[T any](all []T, said func(T) string) string {
	var words []string
	for _, x := range all {
		words = append(words, said(x))
	}
	return strings.Join(words, ", ")
}
