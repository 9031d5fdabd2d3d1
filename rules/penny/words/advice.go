package words

import (
	"strings"
	"unicode/utf8"

	"intrigue/rules/penny/core"
)

// LongHint is how many letters of a hint a small window has room for.
const LongHint = 190

// Advise is a hint: what to do, with the names of places and cards, and after a colon
// why. Of a long reason what matters most comes first and is kept.
func Advise(v core.View, p core.Advice) string {
	lead, why := now(v, p.Action).fill(actions[p.Action.Kind].advised)+": ", Reason(v, p)
	for utf8.RuneCountInString(lead+why) > LongHint {
		i := strings.LastIndex(strings.TrimSuffix(why, "."), ". ")
		if i < 0 {
			break
		}
		why = why[:i+1]
	}
	return lead + why
}
