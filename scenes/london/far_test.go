package london_test

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

// TestFarPlacesAreMeasured: pointing at a place that takes several rides says how
// many, and by what.
func TestFarPlacesAreMeasured(t *testing.T) {
	b := sit(t, random(t, record(t, solo(), nil), 9, after(7)), nil)
	for s := 1; s <= core.Stations; s++ {
		if h, ok := b.Hit(fmt.Sprintf("station.%d", s)); ok && h.NoFocus {
			b.Hover(h.R.Mid(), 2)
			if strings.Contains(b.Words(), " rides, ") {
				return
			}
		}
	}
	t.Error("no place says how many rides away it is")
}

// TestTicketsComeAfterStations: a ticket that is pressed or pointed at before a station says what comes first.
func TestTicketsComeAfterStations(t *testing.T) {
	b := sit(t, record(t, solo(), nil), nil)
	b.Still(2)
	const advice = "Choose a station first, then this ticket."
	at := b.At("ticket.black")
	b.Hover(at, 2)
	rulestest.Holds(t, b.Sees(advice), "a ticket that is pointed at says %s", b.Words())
	b.Click("ticket.black")
	rulestest.Holds(t, b.Has("explain.close") && strings.Contains(b.Words(), advice), "a ticket that is pressed says %s", b.Words())
}
