// Package core has the rules of Cardinal: the castle, which never changes after the
// deal, the state of a game, a small flat value that is fast enough to be searched a
// million times a second, and the actions of the player.
//
// In all rooms of Cardinal k is a Castle, s a State, who a musketeer, d a direction, and sets of cells, edges
// and suits are bits.
package core

import "math/bits"

// Stage tells what is being decided.
type Stage uint8

const (
	StageDeal   Stage = iota // Luck deals the castle
	StageFree                // slide, lure or finish
	StageTake                // take the own guard into the supply or leave it (CAR-47)
	StageCorner              // in the tunnel: where to come out (CAR-34)
	StageRemove              // out of the tunnel: which castle guard to overcome (CAR-42)
	StageOver
)

// State is one moment of one game: a flat value, copied by assignment. A castle
// guard always stands on a chamber of its own suit (CAR-54), so the bits of the
// cells say the suits too; the same goes for the edges.
type State struct {
	Rim       uint32          // edges with a guard
	Guards    uint32          // cells with a castle guard
	At        [NumSuits]Cell  // Gone after leaving; the hole while StageCorner
	Dice      [NumSuits]uint8 // number of the last chamber searched
	Supply    [NumSuits]uint8
	Beaten    [NumSuits]uint8 // defeated guards by suit
	Escaped   uint8           // musketeers, as bits
	Killed    uint8
	Stage     Stage
	Who       Suit   // whose slide is being finished, between StageFree
	met       Edge   // where the own guard stands, while StageTake
	Moves     uint16 // slides made
	Decisions uint16
}

// Begin returns the state after the deal (CAR-14, CAR-15).
func Begin(k *Castle) State {
	s := State{Stage: StageFree, Rim: 1<<NumEdges - 1, Supply: k.coins}
	for who := range NumSuits {
		s.At[who] = k.Cell[who][0]
	}
	return s
}

// Inside reports whether a musketeer has not left the castle; in the tunnel he is inside, too.
func (s *State) Inside(who Suit) bool { return s.At[who] < NumCells }

// Pawns returns the cells on which musketeers stand.
func (s *State) Pawns() uint32 {
	return (1<<s.At[0] | 1<<s.At[1] | 1<<s.At[2] | 1<<s.At[3]) & (1<<NumCells - 1)
}

// Taken returns the cells nobody can enter (CAR-27).
func (s *State) Taken() uint32 { return s.Guards | s.Pawns() }

// Coins returns how many are in the supply.
func (s *State) Coins() int {
	return int(s.Supply[0]) + int(s.Supply[1]) + int(s.Supply[2]) + int(s.Supply[3])
}

// Away returns the musketeers who have left the castle, as bits.
func (s *State) Away() uint8 { return s.Escaped | s.Killed }

// MayTake reports whether a musketeer may take a guard of his own suit (CAR-47,
// CAR-48, CAR-82).
func (s *State) MayTake(k *Castle, who Suit) bool { return !k.Closed && s.Supply[who] == 0 }

// Removable returns the castle guards that a musketeer may overcome on his trip through
// the tunnel (CAR-43, CAR-81).
func (s *State) Removable(k *Castle, who Suit) uint32 {
	if k.OwnOnly {
		return s.Guards & k.Chambers[who]
	}
	return s.Guards
}

// Arrive ends a slide or a trip in a chamber and searches it if its turn has come
// (CAR-61 to CAR-66).
func (s *State) Arrive(k *Castle, who Suit, to Cell) {
	s.At[who] = to
	if k.Next(who, s.Dice[who]) == to {
		s.Dice[who]++
	}
}

// Strike defeats the guard at an edge (CAR-46).
func (s *State) Strike(k *Castle, e Edge) {
	s.Rim &^= 1 << e
	s.Beaten[k.Post[e]]++
}

// TakeIn moves the guard at an edge into the supply (CAR-47).
func (s *State) TakeIn(who Suit, e Edge) {
	s.Rim &^= 1 << e
	s.Supply[who]++
}

// Overcome defeats the castle guard on a cell (CAR-42).
func (s *State) Overcome(k *Castle, at Cell) {
	s.Guards &^= 1 << at
	s.Beaten[k.Suit[at]]++
}

// Place lures a guard of the supply onto a cell (CAR-54).
func (s *State) Place(suit Suit, at Cell) {
	s.Supply[suit]--
	s.Guards |= 1 << at
}

// Depart lets a musketeer out of the castle (CAR-69, CAR-70, CAR-72).
func (s *State) Depart(who Suit) {
	if s.At[who] = Gone; s.Dice[who] == LastNumber {
		s.Escaped |= 1 << who
	} else {
		s.Killed |= 1 << who
	}
}

// Guards says how many guards there are (CAR-3).
const Guards = 24

// EscapePoints says what an escape scores; a chamber and a guard score one each (CAR-76).
const EscapePoints = 2

// Perfect is the best score there can be: 20 chambers, four escapes at 2 points
// and 24 guards. The printed rules add the same three parts up to 56 (CAR-79).
const Perfect = 20 + EscapePoints*int(NumSuits) + Guards

// Searched, Escapees and Defeated count the three parts of the score (CAR-76).
func (s *State) Searched() int {
	return int(s.Dice[0]) + int(s.Dice[1]) + int(s.Dice[2]) + int(s.Dice[3])
}

func (s *State) Escapees() int { return bits.OnesCount8(s.Escaped) }

func (s *State) Defeated() int {
	return int(s.Beaten[0]) + int(s.Beaten[1]) + int(s.Beaten[2]) + int(s.Beaten[3])
}

func (s *State) Score() int { return s.Searched() + EscapePoints*s.Escapees() + s.Defeated() }

// The keys of the endings.
const (
	EndPerfect  = "perfect"
	EndAway     = "away"
	EndGone     = "gone"
	EndFinished = "finished"
)

// Ending returns the key of the way the game has ended (CAR-73, CAR-74); empty while it
// goes on.
func (s *State) Ending() string {
	switch {
	case s.Stage != StageOver:
		return ""
	case s.Score() == Perfect:
		return EndPerfect
	case s.Escaped == 1<<NumSuits-1:
		return EndAway
	case s.Away() == 1<<NumSuits-1:
		return EndGone
	}
	return EndFinished
}
