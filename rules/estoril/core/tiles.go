package core

import "math/bits"

// Tile is a character tile: 1 to 24 are the starting ones, six for each seat, and
// 25 to 51 the recruits. 0 is no tile, or one that is not known.
type Tile uint8

const (
	StartEach = 6
	Starters  = 24
	Recruits  = 27
	LastTile  = Starters + Recruits
)

// Symbol is an ability of a character.
type Symbol uint8

const (
	NoSymbol Symbol = iota
	Assassin
	Conspiracy
	Nationalism
	Seduction
	Diplomacy
)

// Flag is a nationality.
type Flag uint8

const (
	NoFlag Flag = iota
	Portugal
	Britain
	America
	Germany
	Spain
	France
	Hungary
	Italy
	Soviet
	Yugoslavia
)

// Face is what a tile shows.
type Face struct {
	Name     string
	Flag     Flag
	Strength int
	Points   int
	Symbols  [2]Symbol
	Woman    bool
}

// Faces are the six starting faces and then the 27 recruits (EST-3, EST-4).
var Faces = [StartEach + Recruits]Face{
	{"Ruth Calder", America, 0, 1, [2]Symbol{Assassin}, true},
	{"Evelyn Hart", Britain, 1, 1, [2]Symbol{Seduction}, true},
	{"Tomé Vaz", Portugal, 0, 1, [2]Symbol{Nationalism}, false},
	{"Dr. Leitão", Portugal, 1, 1, [2]Symbol{Diplomacy}, false},
	{"Kurt Baumann", Germany, 1, 1, [2]Symbol{Conspiracy}, false},
	{"Sargento Moreira", Portugal, 2, 1, [2]Symbol{}, false},

	{"Inspector Falcão", Portugal, 2, 2, [2]Symbol{Assassin}, false},
	{"A. de Sousa Mendes", Portugal, 3, 3, [2]Symbol{Diplomacy}, false},
	{"J. de Almada Negreiros", Portugal, 1, 4, [2]Symbol{Nationalism}, false},
	{"Júlia da Madragoa", Portugal, 4, 1, [2]Symbol{Seduction}, true},
	{"R. Espírito Santo", Portugal, 4, 1, [2]Symbol{Conspiracy}, false},
	{"F. de Figueiredo", Portugal, 2, 1, [2]Symbol{Nationalism, Nationalism}, false},
	{"Lt. Mason", America, 1, 3, [2]Symbol{Assassin}, false},
	{"G. F. Kennan", America, 2, 4, [2]Symbol{Diplomacy}, false},
	{"Jane Froman", America, 3, 2, [2]Symbol{Nationalism}, true},
	{"Josephine Baker", America, 2, 3, [2]Symbol{Seduction}, true},
	{"Rita Winsor", Britain, 1, 4, [2]Symbol{Conspiracy}, true},
	{"Duke of Windsor", Britain, 4, 2, [2]Symbol{Diplomacy}, false},
	{"Ian Fleming", Britain, 2, 3, [2]Symbol{Nationalism}, false},
	{"Leslie Howard", Britain, 3, 2, [2]Symbol{Seduction}, false},
	{"C. Lucky Luciano", Italy, 5, 1, [2]Symbol{}, false},
	{"O. von Hoyningen-Huene", Germany, 4, 1, [2]Symbol{Nationalism}, false},
	{"Lotte Adler", Germany, 1, 4, [2]Symbol{Seduction}, true},
	{"Johnny Jebsen", Germany, 2, 3, [2]Symbol{Conspiracy}, false},
	{"Frau Vogt", Germany, 1, 3, [2]Symbol{Assassin}, true},
	{"Dusko Popov", Yugoslavia, 3, 1, [2]Symbol{Conspiracy, Conspiracy}, false},
	{"Viktor Belov", Soviet, 1, 1, [2]Symbol{Assassin, Assassin}, false},
	{"Count Orlovsky", Soviet, 0, 2, [2]Symbol{Assassin, Diplomacy}, false},
	{"Nicolás Franco", Spain, 2, 3, [2]Symbol{Diplomacy, Diplomacy}, false},
	{"J. Pujol 'Garbo'", Spain, 3, 4, [2]Symbol{}, false},
	{"Lieutenant Marchand", France, 0, 2, [2]Symbol{Assassin, Conspiracy}, false},
	{"A. de Saint-Exupéry", France, 2, 2, [2]Symbol{Seduction, Conspiracy}, false},
	{"Magda Kárpáti", Hungary, 1, 3, [2]Symbol{Seduction, Seduction}, true},
}

// faceOf is the index of each tile's face.
var faceOf = func() (all [64]uint8) {
	for t := 1; t <= LastTile; t++ {
		all[t] = uint8((t - 1) % StartEach)
		if t > Starters {
			all[t] = uint8(t - Starters - 1 + StartEach)
		}
	}
	return all
}()

// FaceIndex is the index of a tile's face.
func (t Tile) FaceIndex() int { return int(faceOf[t&63]) }

// Face is what a tile shows: the zero Face for no tile and for numbers that are none.
func (t Tile) Face() Face {
	if t == 0 || t > LastTile {
		return Face{}
	}
	return Faces[t.FaceIndex()]
}

// Colour is the seat whose colour mark a starting tile bears, -1 for a recruit.
func (t Tile) Colour() int {
	if t == 0 || t > Starters {
		return -1
	}
	return int(t-1) / StartEach
}

// Tiles are some tiles, as bits.
type Tiles uint64

func (s Tiles) Has(t Tile) bool { return s>>t&1 != 0 }

// Count is how many they are.
func (s Tiles) Count() int { return bits.OnesCount64(uint64(s)) }

// All are they in rising order.
func (s Tiles) All() (all []Tile) {
	for ; s != 0; s &= s - 1 {
		all = append(all, s.First())
	}
	return all
}

// First is the one with the lowest number; there must be one.
func (s Tiles) First() Tile { return Tile(bits.TrailingZeros64(uint64(s))) }

// startHand are the six starting tiles of a seat (EST-2).
func startHand(seat uint8) Tiles { return Tiles(0x3f) << (1 + StartEach*seat) }

// allStarters are the starting tiles of all seats.
const allStarters Tiles = (1<<Starters - 1) << 1

// allRecruits are the 27 other tiles.
const allRecruits Tiles = (1<<Recruits - 1) << (Starters + 1)
