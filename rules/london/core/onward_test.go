package core

import (
	"maps"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestWaysBeginWithWhatIsOffered compares the first rides of all ways with the choices of
// the acting seat.
func TestWaysBeginWithWhatIsOffered(t *testing.T) {
	for seats := 3; seats <= 6; seats++ {
		for n := range uint64(8) {
			setup := rules.Setup{Seats: seats, Options: rules.Options{}}
			if n&1 != 0 {
				setup.Options["surfacing"] = "on"
			}
			if n&2 != 0 {
				setup.Options["cutoff"] = "on"
			}
			r := rand.New(rand.NewPCG(uint64(seats), n))
			for h := Begin(setup); h.Stage != StageOver; {
				if h.Stage == StageHunt || h.Stage == StageMove || h.Stage == StageSecond {
					rulestest.Must(t, maps.Equal(firstRides(&h), offeredRides(&h)), "%v are within reach, and offered %v", firstRides(&h),
						offeredRides(&h))
				}
				all := h.Actions(TheBoard(), nil)
				h = h.Play(all[r.IntN(len(all))])
			}
		}
	}
}

// A firstRide is what a way begins with.
type firstRide struct {
	pawn   uint8
	to     Station
	ticket Ticket
}

func offeredRides(h *Position) map[firstRide]bool {
	all := map[firstRide]bool{}
	for _, a := range h.Actions(TheBoard(), nil) {
		if a.Kind != Double {
			all[firstRide{a.Pawn, Station(a.To), a.Ticket()}] = true
		}
	}
	return all
}

func firstRides(h *Position) map[firstRide]bool {
	all := map[firstRide]bool{}
	for i := range uint8(Pawns + 1) {
		if acts := h.Seat == 0 && i == 0 || h.Waiting()>>i&1 != 0; !acts {
			continue
		}
		for _, s := range h.onward(TheBoard(), i, &stop{at: h.At[i]}, true) {
			all[firstRide{i, Station(s.at), s.leg.Ticket}] = true
		}
	}
	return all
}
