package london_test

import (
	"fmt"
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
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
		if !b.Has("plan.ride") {
			continue
		}
		b.Click("plan.ride")
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
		at := place.R.Mid()
		rulestest.Holds(t, !card.R.Contains(at), "deal %d: the card at %v lies on station 192 at %v", seed, card.R, at)
	}
	rulestest.Holds(t, met != 0 && moved != 0, "%d plans, %d cards in another corner", met, moved)
}

// TestAPlanAnswersAboveTheStations: a press on the button of a plan rides, where a station lies below the
// button too.
func TestAPlanAnswersAboveTheStations(t *testing.T) {
	met := 0
	for s := 1; s <= core.Stations && met < 3; s++ {
		b := sit(t, random(t, record(t, solo(), nil), 9, after(7)), nil)
		if h, ok := b.Hit(fmt.Sprintf("station.%d", s)); !ok || !h.NoFocus {
			continue
		}
		b.Click(fmt.Sprintf("station.%d", s))
		ride, ok := b.Hit("plan.ride")
		if !ok {
			continue
		}
		for below := 1; below <= core.Stations; below++ {
			h, ok := b.Hit(fmt.Sprintf("station.%d", below))
			if !ok || !ride.R.Contains(h.R.Mid()) {
				continue
			}
			met++
			n := b.Game().Len()
			b.ClickAt(h.R.Mid())
			rulestest.Holds(t, b.Game().Len() != n, "with a plan to station %d a press on its button is meant for station %d", s, below)
			break
		}
	}
	rulestest.Holds(t, met != 0, "no station lies below the button of a plan")
}

// TestANewPlanHidesNoStationOfItsRide: the card of a plan that was just made lies on none of the stations
// that it counts.
func TestANewPlanHidesNoStationOfItsRide(t *testing.T) {
	b, met := sit(t, random(t, record(t, solo(), nil), 9, after(7)), nil), 0
	view := b.Game().View().(london.View)
	for s := core.Station(1); s <= core.Stations; s += 7 {
		legs, err := view.Route(b.Screen().Pointing().Hand(), s)
		id := fmt.Sprintf("station.%d", s)
		if h, ok := b.Hit(id); err != nil || len(legs) < 2 || !ok || !h.NoFocus {
			continue
		}
		b.Click(id)
		card, ok := b.Hit("plan")
		rulestest.Must(t, ok, "there is no plan to station %d", s)
		met++
		for _, l := range legs {
			if h, ok := b.Hit(fmt.Sprintf("station.%d", l.To)); ok && card.R.Contains(h.R.Mid()) {
				t.Errorf("the card of the plan to station %d lies on station %d", s, l.To)
			}
		}
		b.Click("plan.drop")
	}
	rulestest.Holds(t, met >= 10, "only %d plans were made", met)
}

// TestAPlanGoesWhenThePieceGoesAnotherWay, and stays while the piece follows it.
func TestAPlanGoesWhenThePieceGoesAnotherWay(t *testing.T) {
	for _, follows := range []bool{true, false} {
		b := sit(t, random(t, record(t, solo(), nil), 9, after(7)), nil)
		who := b.Screen().Pointing().Hand()
		view := func() london.View { return b.Game().View().(london.View) }
		legs, err := view().Route(who, 13)
		rulestest.Must(t, err == nil && len(legs) > 3, "station 13 is not far enough")
		b.Click("station.13")
		rulestest.Must(t, b.Has("plan"), "there is no plan")
		for _, c := range b.Game().Choices() {
			if c.Path[0] == who && (c.Path[1] == legs[0].To.ID()) == follows {
				b.Say(c)
				break
			}
		}
		for range 12 {
			b.Still(2)
			if b.Screen().Pointing().Hand() == who {
				break
			}
			all := b.Game().Choices()
			b.Say(all[len(all)-1])
		}
		rulestest.Must(t, b.Screen().Pointing().Hand() == who, "%s is not to move again", who)
		rulestest.Holds(t, b.Has("plan") == follows, "follows the plan: %v, and it is still there: %v", follows, b.Has("plan"))
	}
}
