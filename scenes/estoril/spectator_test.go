package estoril_test

import (
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/scenes/table"
)

// TestBotsHandsCanBeShown: the tray of a game of bots shows backs; with the switch it shows every
// hand, each character named where it is pointed at, and backs again after it.
func TestBotsHandsCanBeShown(t *testing.T) {
	r := reach(t, 4, nil, core.StagePlace, func(v estoril.View) bool { return v.Round > 1 })
	for i := range r.Seats {
		r.Seats[i] = rules.SeatInfo{Level: "easy", Colour: i}
	}
	b := sit(t, r, nil)
	b.Game().SetPaused(true)
	faces := func() (n int) {
		for _, h := range b.App.UI().Hits() {
			if id, ok := table.TargetOf(h.ID); ok && strings.HasPrefix(id, "tile.") {
				n++
			}
		}
		return n
	}
	b.Still(3)
	if n := faces(); n > 0 {
		t.Fatalf("%d faces are in sight", n)
	}
	b.Key(input.ShowAll)
	held := 0
	for _, p := range b.Game().View().(estoril.View).Players {
		held += len(p.Hand)
	}
	if n := faces(); n == 0 || n != held {
		t.Errorf("%d faces are in sight of %d tiles", n, held)
	}
	b.Click("tool.showall")
	if n := faces(); n > 0 {
		t.Errorf("%d faces stay in sight", n)
	}
}
