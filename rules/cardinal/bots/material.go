package bots

import (
	"math/bits"

	"intrigue/rules/cardinal/core"
)

// The material of a state is what is left in the castle: the state without the places
// where the musketeers stand. It never grows again: a slide, a trip or a lure takes a
// guard, a coin, a musketeer or a chamber to be searched out of it, or makes a coin of a
// guard at the rim, or a castle guard of a coin.

// materialOf returns the key of the material.
func materialOf(s *core.State) key {
	n := *s
	for who := range core.NumSuits {
		if n.Inside(who) {
			n.At[who] = 0
		}
	}
	return keyOf(&n)
}

// sameMaterial reports whether two states, one of which follows from the other, differ
// only in where somebody stands.
func sameMaterial(s, n *core.State) bool { return s.Dice == n.Dice && sameGuards(s, n) }

// sameGuards reports whether a state that follows from another differs from it only in
// where somebody stands, or in what he has searched.
func sameGuards(s, n *core.State) bool {
	return s.Rim == n.Rim && s.Guards == n.Guards && s.Supply == n.Supply && s.Away() == n.Away()
}

// What each part of the material adds to its rank.
const (
	rimRank     = 4
	coinRank    = 3
	guardRank   = 2
	chamberRank = 2
	maxRank     = rimRank*int(core.NumEdges) + coinRank*core.Guards + chamberRank*core.LastNumber*int(core.NumSuits) + int(core.NumSuits)
)

// rankOf orders states by their material: what follows with other material has a lower
// rank.
func rankOf(s *core.State) int {
	return rimRank*bits.OnesCount32(s.Rim) + coinRank*s.Coins() + guardRank*bits.OnesCount32(s.Guards) +
		chamberRank*(core.LastNumber*int(core.NumSuits)-s.Searched()) + int(core.NumSuits) - bits.OnesCount8(s.Away())
}

// placementOf numbers where the musketeers stand who are inside, from 0 on, and returns of how many ways
// this is one.
func placementOf(s *core.State) (n, of int) {
	of = 1
	for _, at := range s.At {
		if at < core.NumCells {
			n, of = n*int(core.NumCells)+int(at), of*int(core.NumCells)
		}
	}
	return n, of
}
