package bots

import (
	"math/bits"

	"intrigue/rules/cardinal/core"
)

// countBound returns an upper bound of the score from a StageFree state on: every point that
// a necessary condition does not exclude is counted.
//
//   - A killed musketeer searches and escapes no more (CAR-70, CAR-71).
//   - With nobody inside, no guard is defeated any more.
//   - A guard at the rim falls to a musketeer of another suit (CAR-46), or is taken
//     by his own one (CAR-47), unless the supply is closed (CAR-82).
//   - Coins and castle guards fall to a trip through the tunnel (CAR-42), under
//     variation 1 by the musketeer of their suit (CAR-81).
func countBound(k *core.Castle, s *core.State) int {
	n := s.Score()
	var inside uint8
	for who := range core.NumSuits {
		if s.Inside(who) {
			inside |= 1 << who
			n += core.LastNumber - int(s.Dice[who]) + core.EscapePoints
		}
	}
	if inside == 0 {
		return n
	}
	for suit := range core.NumSuits {
		own, others := inside>>suit&1 != 0, inside&^(1<<suit) != 0
		if own || !k.OwnOnly {
			n += int(s.Supply[suit]) + bits.OnesCount32(s.Guards&k.Chambers[suit])
		}
		if others || own && !k.Closed {
			n += bits.OnesCount32(s.Rim & k.Posts[suit])
		}
	}
	return n
}
