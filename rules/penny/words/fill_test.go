package words

import (
	"regexp"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// TestBlanks: every word in braces that stands in a table can be filled in, and none is there
// for nothing.
func TestBlanks(t *testing.T) {
	used := map[string]bool{}
	check := func(phrases ...string) {
		for _, p := range phrases {
			for _, m := range regexp.MustCompile(`{([^}]*)}`).FindAllStringSubmatch(p, -1) {
				if word := strings.ToLower(m[1]); !strings.Contains(word, ":") {
					used[word] = true
					rulestest.Holds(t, blanks[word] != nil, "nothing fills {%s}", word)
				}
			}
		}
	}
	for _, a := range actions {
		check(a.told, a.advised, a.why)
		rulestest.Holds(t, a.told != "" && a.advised != "", "an action without words: %+v", a)
	}
	for _, e := range effects {
		check(e.asks...)
		check(e.draws)
	}
	for word := range blanks {
		rulestest.Holds(t, used[word], "{%s} stands nowhere", word)
	}
}
