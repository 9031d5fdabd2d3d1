package london_test

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

// TestStationsAreSpokenAsPrinted listens to the map in both numberings.
func TestStationsAreSpokenAsPrinted(t *testing.T) {
	for _, numbers := range []string{"mb", "rb"} {
		t.Run(numbers, func(t *testing.T) {
			b := sit(t, record(t, []rules.SeatInfo{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cat"}}, rules.Options{"numbers": numbers}), nil)
			b.open()
			var said strings.Builder
			b.App.Script = &said
			b.Still(2)
			s := b.Screen()
			v := b.Game().View().(london.View)
			seen, differ := map[string]bool{}, 0
			for st := core.Station(1); st <= core.Stations; st++ {
				id := fmt.Sprintf("@station.%d", st)
				want := fmt.Sprintf("@station.%d", v.Number(st))
				if got := s.Spoken(id); got != want || seen[got] {
					t.Errorf("%s is spoken %s, and not %s", id, got, want)
				}
				seen[want] = true
				if want != id {
					differ++
				}
				h, ok := b.Hit(id[1:])
				line := fmt.Sprintf("target %.0f %.0f %s", h.R.Mid().X, h.R.Mid().Y, want)
				heard := strings.Contains(said.String(), line+" ") || strings.Contains(said.String(), line+"\n")
				if ok && h.Clickable && h.Clip.Contains(h.R.Mid()) && !heard {
					t.Errorf("nobody says %q", line)
				}
			}
			rulestest.Holds(t, differ != 0 || numbers != "mb", "both numberings are the same")
			rulestest.Holds(t, strings.Contains(said.String(), "@station."), "no station is spoken of")
			for _, id := range []string{"menu", "@pawn.black", "@ticket.taxi#2"} {
				rulestest.Is(t, fmt.Sprintf("%s is spoken", id), s.Spoken(id), id)
			}
		})
	}
}

// TestToolsThatSayWhatTheyDo: a key whose name says what pressing it does now is not said to be on as well.
func TestToolsThatSayWhatTheyDo(t *testing.T) {
	b := sit(t, random(t, record(t, hunter(), nil), 3, after(31)), nil)
	b.Still(2)
	for _, want := range []string{"Hide possible stations", "Show possible stations", "Hide possible stations"} {
		if h, ok := b.Hit("tool.notebook"); !ok || h.Name != want || h.State != "" {
			t.Errorf("the notebook is called %q and is %q, and not %q", h.Name, h.State, want)
		}
		b.Click("tool.notebook")
		b.Still(2)
	}
}

// TestPawnsOfOnePerson: a player of several detectives hears of all their pawns as theirs, and of those of
// others by the role of their seat.
func TestPawnsOfOnePerson(t *testing.T) {
	for _, seats := range [][]rules.SeatInfo{
		{{Level: "easy"}, {Name: "Ada"}, {Name: "Ada"}},
		{{Level: "easy"}, {Name: "Ada"}, {Name: "Ben"}},
	} {
		b := sit(t, random(t, record(t, seats, nil), 3, after(31)), nil)
		b.Still(2)
		v := b.Game().View().(london.View)
		yours, others := 0, 0
		for _, p := range v.Pawns {
			said := b.Screen().Named(v.Label(p.Colour.ID()).Text)
			yours += strings.Count(said, "your pawn")
			others += strings.Count(said, "Detective")
		}
		rulestest.Holds(t, yours != 0 && yours+others == 5 && (seats[1].Name == seats[2].Name) == (others == 0),
			"%v: %d pawns are yours, %d are of others", seats, yours, others)
	}
}
