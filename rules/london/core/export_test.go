package core

// What tests outside the package ask of its insides.

func (s *State) NewRound(b *Board) { s.newRound(b) }
