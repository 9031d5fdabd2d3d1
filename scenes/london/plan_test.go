package london_test

import (
	"testing"

	"intrigue/rules/london"
)

// TestAPlanHidesNoStationOfItsRide: the card of a plan made a turn ago lies in the lower left
// corner, and in another one where it would lie on a station of its ride.
func TestAPlanHidesNoStationOfItsRide(t *testing.T) {
	met, moved := 0, 0
	for seed := range uint64(8) {
		b := sit(t, random(t, record(t, solo(), nil), seed, after(6)), nil)
		acting := func() int { return int(b.Game().View().(london.View).Acting) }
		for range 12 { // until Mr X rides
			if acting() == 0 {
				break
			}
			b.Say(b.Game().Choices()[0])
			b.Still(2)
		}
		if h, ok := b.Hit("station.192"); !ok || !h.NoFocus {
			continue
		}
		b.Click("station.192")
		for i := 0; i < 14 && (i == 0 || acting() != 0); i++ {
			b.Say(b.Game().Choices()[0])
			b.Still(2)
		}
		card, ok := b.Hit("plan")
		place, there := b.Hit("station.192")
		if !ok || !there || acting() != 0 {
			continue
		}
		met++
		if card.R.Y < 300 {
			moved++
		}
		if at := place.R.Mid(); card.R.Contains(at) {
			t.Errorf("deal %d: the card at %v lies on station 192 at %v", seed, card.R, at)
		}
	}
	if met == 0 || moved == 0 {
		t.Errorf("%d plans, %d cards in another corner", met, moved)
	}
}
