package core_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules/cardinal/core"
	"intrigue/rules/rulestest"
)

// TestRollIsADeal reads the lines of many deals: it lays no castle, so that it can tell what is
// wrong with them.
func TestRollIsADeal(t *testing.T) {
	const deals = 600
	lines := make([][]string, deals) // "deal", five rows, four sides, the supply
	for i := range lines {
		lines[i] = strings.Fields(string(core.Roll(rand.New(rand.NewPCG(uint64(i), 0)))))
	}
	row := func(line []string) string { return strings.Join(line[1:6], "") }
	coins := func(line []string) string { return strings.Join(line[6:], "") }
	t.Run("CAR-2 CAR-3 every chamber once, and six guards of each suit", func(t *testing.T) {
		for _, l := range lines {
			for _, suit := range "smca" {
				for number := range 6 {
					tile := string(suit) + string(rune('0'+number))
					rulestest.Must(t, strings.Count(row(l), tile) == 1, "%s comes %d times in %v", tile, strings.Count(row(l), tile), l)
				}
				rulestest.Must(t, strings.Count(coins(l), string(suit)) == 6, "%d guards %c in %v", strings.Count(coins(l), string(suit)),
					suit, l)
			}
		}
	})
	t.Run("CAR-8 any chamber may lie anywhere, but none in the hole", func(t *testing.T) {
		seen := map[core.Cell]map[string]bool{}
		for _, l := range lines {
			for c := range core.NumCells {
				if seen[c] == nil {
					seen[c] = map[string]bool{}
				}
				seen[c][row(l)[2*c:][:2]] = true
			}
		}
		for c := range core.NumCells {
			want := 24
			if c == core.Hole {
				want = 1
			}
			is(t, "chambers seen at "+c.Key(), len(seen[c]), want)
		}
		is(t, "nothing in the hole", seen[core.Hole]["--"], true)
	})
	t.Run("CAR-10 CAR-13 any guard at any door and in the supply, whatever the chambers are", func(t *testing.T) {
		var seen [24]map[byte]bool
		alike, twice, mixed := 0, 0, 0 // deals whose guards follow the chambers, supplies with a pair and without
		for _, l := range lines {
			tiles, same := strings.ReplaceAll(row(l), "--", ""), true
			for i := range seen {
				if seen[i] == nil {
					seen[i] = map[byte]bool{}
				}
				seen[i][coins(l)[i]] = true
				same = same && tiles[2*i] == coins(l)[i]
			}
			if same {
				alike++
			}
			if suits := map[rune]bool{}; len(l[10]) == 4 {
				for _, s := range l[10] {
					suits[s] = true
				}
				if len(suits) < 4 {
					twice++
				} else {
					mixed++
				}
			}
			is(t, "guards of the sides and the supply", len(l[6])+10*len(l[7])+100*len(l[8])+1000*len(l[9])+10_000*len(l[10]), 45555)
		}
		for i, s := range seen {
			rulestest.Holds(t, len(s) == 4, "place %d has seen %d suits", i, len(s))
		}
		is(t, "guards that follow the chambers", alike, 0)
		rulestest.Holds(t, twice > 0 && mixed > 0, "%d supplies have a suit twice, %d do not", twice, mixed)
	})
}
