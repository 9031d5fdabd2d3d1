package core

import "math/rand/v2"

// What tests outside the package ask of its insides.

func (s *State) NewRound(b *Board) { s.newRound(b) }

func (h *Position) SamplePast(b *Board, at uint8, r *rand.Rand) *Position {
	return h.samplePast(b, at, r)
}
