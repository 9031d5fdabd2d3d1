package cardinal_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/rulestest"
)

// TestJudge: decisions of games are judged, in points that are lost for certain.
func TestJudge(t *testing.T) { rulestest.Judges(t, cardinal.Game{}, rules.Setup{Seats: 1}, 0.2, 2) }
