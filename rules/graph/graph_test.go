package graph

import (
	"iter"
	"slices"
	"testing"

	"intrigue/rules/rulestest"
)

func TestDistancesAreTheShortest(t *testing.T) {
	ways := [][]uint8{{1, 3}, {0, 2}, {1}, {0, 2}, {}} // 3 leads to 2, 2 not to 3; nothing leads to 4
	d := make([]uint8, len(ways))
	for from, want := range [][]uint8{{0, 1, 2, 1, Far}, {1, 0, 1, 2, Far}, {2, 1, 0, 3, Far}, {1, 2, 1, 0, Far}, {Far, Far, Far, Far, 0}} {
		Distances(d, uint8(from), func(at uint8) iter.Seq[uint8] { return slices.Values(ways[at]) })
		rulestest.Holds(t, slices.Equal(d, want), "from %d: %v, not %v", from, d, want)
	}
}
