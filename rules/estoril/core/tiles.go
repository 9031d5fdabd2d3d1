package core

import (
	"math/bits"

	"intrigue/rules"
)

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

// Face holds what a tile shows.
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
	{"Lieutenant Mason", America, 1, 3, [2]Symbol{Assassin}, false},
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

// FaceIndex returns the index of a tile's face.
func (t Tile) FaceIndex() int { return int(faceOf[t&63]) }

// Face returns what a tile shows: the zero Face for no tile and for numbers that are none.
func (t Tile) Face() Face {
	if t == 0 || t > LastTile {
		return Face{}
	}
	return Faces[t.FaceIndex()]
}

// Colour returns the seat whose colour mark a starting tile bears, -1 for a recruit.
func (t Tile) Colour() int {
	if t == 0 || t > Starters {
		return -1
	}
	return int(t-1) / StartEach
}

// Tiles are some tiles, as bits.
type Tiles uint64

func (s Tiles) Has(t Tile) bool { return s>>t&1 != 0 }

// Count returns how many they are.
func (s Tiles) Count() int { return bits.OnesCount64(uint64(s)) }

// All lists them in rising order.
func (s Tiles) All() (all []Tile) {
	for ; s != 0; s &= s - 1 {
		all = append(all, s.First())
	}
	return all
}

// First returns the one with the lowest number; there must be one.
func (s Tiles) First() Tile { return Tile(bits.TrailingZeros64(uint64(s))) }

// allStarters are the starting tiles of all seats.
const allStarters Tiles = (1<<Starters - 1) << 1

// allRecruits are the 27 other tiles.
const allRecruits Tiles = (1<<Recruits - 1) << (Starters + 1)

// Mission is one of the twelve mission tiles (EST-10).
type Mission uint8

const (
	Assassins Mission = iota
	Conspiracies
	Nationalists
	Seductions
	Diplomats
	Women
	FlagPortugal
	FlagBritain
	FlagAmerica
	FlagGermany
	ManyFlags
	Strength
	MissionKinds
	// NoMission is none, or one that is not known.
	NoMission Mission = 0xff
)

// manyFlags are the flags shown on the mission of that name (EST-138).
const manyFlags = 1<<Spain | 1<<France | 1<<Hungary | 1<<Italy | 1<<Soviet | 1<<Yugoslavia

// MissionWorth says what each face counts for each mission; for the many flags, the bit of its flag.
var MissionWorth = func() (w [MissionKinds][StartEach + Recruits]uint16) {
	for i, f := range Faces {
		for _, s := range f.Symbols {
			if s != NoSymbol {
				w[Assassins+Mission(s-Assassin)][i]++
			}
		}
		if f.Woman {
			w[Women][i] = 1
		}
		if f.Flag <= Germany {
			w[FlagPortugal+Mission(f.Flag-Portugal)][i] = 1
		}
		w[ManyFlags][i] = manyFlags & (1 << f.Flag)
		w[Strength][i] = uint16(f.Strength)
	}
	return w
}()

// Count returns what some tiles count for a mission (EST-130, EST-132, EST-135, EST-138).
func (m Mission) Count(tiles Tiles) int {
	if m >= MissionKinds {
		return 0
	}
	n, kinds := 0, uint16(0)
	for w := tiles; w != 0; w &= w - 1 {
		x := MissionWorth[m][w.First().FaceIndex()]
		n += int(x)
		kinds |= x
	}
	if m == ManyFlags {
		return bits.OnesCount16(kinds)
	}
	return n
}

// SeatNames of the players are those of their colours (EST-15).
var SeatNames = [4]string{"Red", "Green", "Blue", "Yellow"}

// SeatName names any seat, Luck's and the public's too.
func SeatName(s rules.Seat) string {
	switch {
	case s == rules.Luck:
		return "Luck"
	case s < 0 || s > 3:
		return "the public"
	}
	return SeatNames[s]
}

// String returns the mission as moves and prints call it.
func (m Mission) String() string {
	if m < MissionKinds {
		return missionNames[m]
	}
	return "unknown"
}

// String returns the symbol's name.
func (s Symbol) String() string {
	return [...]string{"no ability", "Assassin", "Conspiracy", "Nationalism", "Seduction", "Diplomacy"}[min(s, Diplomacy)]
}

// String returns the country's name.
func (f Flag) String() string {
	return [...]string{"no country", "Portugal", "Great Britain", "the United States", "Germany", "Spain", "France", "Hungary", "Italy",
		"the Soviet Union", "Yugoslavia"}[min(f, Yugoslavia)]
}
