package words

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

// TestATileIsToldFromACubeByItsActions: a favour tile is better for its two actions, not for the cube that it has not placed yet.
func TestATileIsToldFromACubeByItsActions(t *testing.T) {
	p := table.Lay(t, 3, nil)
	table.Tile(0, core.Horses)(p)
	facts := map[string]string{}
	of := func(m rules.Move) {
		a, ok := core.Parse(m)
		rulestest.Must(t, ok && p.Legal(a), "%s is not possible", m)
		for _, f := range Facts(core.See(p, 0), a) {
			facts[f.Key] = f.Text
		}
	}
	of("favor horses")
	rulestest.Is(t, "a tile", facts["actions"], "You get 2 actions this turn.")
	rulestest.Is(t, "it has placed nothing yet", facts["supply"], "")
	of("pass")
	rulestest.Is(t, "a pass", facts["actions"], "You get no actions this turn.")
}
