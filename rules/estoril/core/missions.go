package core

import "math/bits"

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

// MissionWorth is what each face counts for each mission; of the many flags it is the bit
// of the flag.
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

// Count is how often a mission's symbol lies among some tiles (EST-130, EST-132,
// EST-135, EST-138).
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
