package words

import (
	"regexp"
	"testing"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
)

// TestProgressOfQuestsReadsWell: how far a quest is reads well for any number: what is counted stands before it, once.
func TestProgressOfQuestsReadsWell(t *testing.T) {
	form, counted := regexp.MustCompile(`^[A-Z][a-z ]+: 0 of \d(, [a-z ]+: 0 of \d)*$`), 0
	for _, f := range box.Printed().Of {
		if f == nil || f.Quest == nil {
			continue
		}
		if said := Counters(f.Quest, &core.Slot{}); said != "" {
			counted++
			rulestest.Holds(t, form.MatchString(said), "%s: %q", f.Name, said)
		}
	}
	rulestest.Holds(t, counted > 0, "no quest counts anything")
}
