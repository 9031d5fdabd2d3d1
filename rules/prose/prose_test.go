package prose

import (
	"testing"

	"intrigue/rules/rulestest"
)

func TestListsAndArticlesReadWell(t *testing.T) {
	for _, c := range [][2]string{
		{Capital(""), ""}, {Capital("a hat"), "A hat"}, {Capital("église"), "Église"}, {Capital("É"), "É"},
		{List(Once([]string{"a", "b", "a", "c", "b"})), "a, b and c"}, {List(nil), ""}, {List([]string{"a"}),
			"a"}, {List([]string{"a", "b"}), "a and b"}, {List([]string{"a", "b", "c"}), "a, b and c"},
		{Amount(0, "cube"), "0 cubes"}, {Amount(1, "cube"), "1 cube"}, {Amount(2, "cube"), "2 cubes"},
		{Amount(2, "trophy"), "2 trophies"}, {Amount(2, "day"), "2 days"},
		{Spelled(0, "game"), "no games"}, {Spelled(1, "game"), "one game"}, {Spelled(12, "game"), "twelve games"},
		{Spelled(13, "game"), "13 games"},
		{Count(1, "round"), "one round"}, {Count(3, "round"), "3 rounds"},
	} {
		rulestest.Holds(t, c[0] == c[1], "%q is said as %q", c[1], c[0])
	}
}
