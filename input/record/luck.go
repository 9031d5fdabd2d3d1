package record

import "math/rand/v2"

// LuckRand is the generator for Luck's entry number i of a deal: the same deal gives the same luck at the table, in a
// run of games and on the wire, also after taking back.
func LuckRand(deal uint64, i int) *rand.Rand { return rand.New(rand.NewPCG(deal, uint64(i))) }

// BotRand is the generator for a bot that decides entry number i of a deal. It has
// nothing in common with LuckRand, or a bot could foretell the dice.
func BotRand(deal uint64, i int) *rand.Rand {
	return rand.New(rand.NewPCG(^deal*0x9e3779b97f4a7c15+1, uint64(i)^0xb07b07b07b07b07))
}
