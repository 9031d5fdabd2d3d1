package cardinal

import "math/bits"

// countBound is more than nobody can score from a StageFree moment on: every point that
// a necessary condition does not exclude is counted.
//
//   - A killed musketeer searches and escapes no more (CAR-70, CAR-71).
//   - With nobody inside, no guard is defeated any more.
//   - A guard at the rim falls to a musketeer of another suit (CAR-46), or is taken
//     by his own one (CAR-47), unless the supply is closed (CAR-82).
//   - Coins and castle guards fall to a trip through the tunnel (CAR-42), under
//     variation 1 by the musketeer of their suit (CAR-81).
func (c *state) countBound(k *castle) int {
	n := c.score()
	var inside uint8
	for who := range uint8(suits) {
		if c.at[who] < cells {
			inside |= 1 << who
			n += 5 - int(c.dice[who]) + 2
		}
	}
	if inside == 0 {
		return n
	}
	for s := range uint8(suits) {
		own, others := inside>>s&1 != 0, inside&^(1<<s) != 0
		if trip := own || !k.ownOnly; trip {
			n += int(c.supply[s]) + bits.OnesCount32(c.guards&k.chambers[s])
		}
		if others || own && !k.closed {
			n += bits.OnesCount32(c.rim & k.posts[s])
		}
	}
	return n
}
