package estoril_test

import (
	"testing"

	"intrigue/input/store"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
)

// TestNamesOfBoardsInSight: with large words, when not all of the boards has room, their names have.
func TestNamesOfBoardsInSight(t *testing.T) {
	for _, percent := range []int{100, 150, 200} {
		b := sit(t, reach(t, 2, nil, core.StagePlace, nil), func(s *store.Settings) { s.TextScale = percent })
		b.Rest()
		room, _ := b.Hit("map")
		for i, d := range b.View().Boards {
			h, _ := b.Hit("board." + itoa(d.Number))
			rulestest.Holds(t, h.R.Y >= room.R.Y && h.R.Y+h.R.H <= room.R.Y+room.R.H,
				"at %d%% board %d lies at %v, and the room at %v", percent, i, h.R, room.R)
			if i == 5 {
				break // those that are out lie aside
			}
		}
	}
}
