package core

import (
	"slices"
	"strconv"

	"intrigue/rules"
)

// arg tells what an argument of an action stands for.
type arg struct {
	words []rules.Vocabulary             // with which moves write it; two for a spot: its board and its numeral
	id    func(c *State, x uint8) string // what a player points at to say it; nil where only Luck says it
}

var (
	Numerals     = [5]string{"I", "II", "III", "IV", "reward"}
	missionNames = [MissionKinds]string{"assassins", "conspiracies", "nationalists", "seductions", "diplomats", "women", "portugal",
		"britain", "america", "germany", "flags", "strength"}

	tileWords  = rules.Numbers(1, LastTile)
	boardWords = rules.Numbers(int(Church), int(Museum))
)

var (
	seatArg    = arg{words: []rules.Vocabulary{rules.List("red", "green", "blue", "yellow")}}
	missionArg = arg{words: []rules.Vocabulary{rules.List(missionNames[:]...)}}
	boardArg   = arg{words: []rules.Vocabulary{boardWords}}
	quarterArg = arg{words: []rules.Vocabulary{rules.List("upright", "right", "over", "left")}}
	recruitArg = arg{words: []rules.Vocabulary{tileWords}}
	dieArg     = arg{words: []rules.Vocabulary{rules.Numbers(1, 6)}}
	tileArg    = arg{words: []rules.Vocabulary{tileWords}, id: func(_ *State, x uint8) string { return Tile(x).ID() }}
	spotArg    = arg{words: []rules.Vocabulary{boardWords, rules.List(Numerals[:]...)}, id: (*State).SpotID}
)

// arg returns the value of an argument.
func (a Action) arg(i int) uint8 { return [2]uint8{a.A, a.B}[i] }

// Text writes an action as a move.
func (c *State) Text(a Action) rules.Move {
	var values []int
	for i, x := range actions[a.Kind].args {
		if len(x.words) == 2 {
			board, space := c.spotWords(a.arg(i))
			values = append(values, board, space)
		} else {
			values = append(values, int(a.arg(i)))
		}
	}
	return language.Text(int(a.Kind), values...)
}

// spotWords returns the number of a board and a numeral from 0, 4 for the reward.
func (c *State) spotWords(x uint8) (board, space int) {
	if IsReward(x) {
		return int(c.Boards[x-Slots]), Spaces
	}
	return int(c.Boards[PlaceOf(x)]), int(x % Spaces)
}

// Parse reads a move as an action on the boards that are laid, whether it is legal or not.
func (c *State) Parse(m rules.Move) (a Action, ok bool) {
	k, said, ok := language.Parse(m)
	a.Kind = ActionKind(k)
	next := 0 // word of the arguments; a spot has two
	for i, to := range [2]*uint8{&a.A, &a.B} {
		if !ok || i >= len(actions[k].args) {
			break
		}
		if *to = uint8(said[next]); len(actions[k].args[i].words) == 2 {
			*to, ok = c.Spot(said[next], said[next+1])
			next++
		}
		next++
	}
	return a, ok
}

// Spot returns the spot of a board and a numeral. It is not ok when it is not on the table.
func (c *State) Spot(board, space int) (uint8, bool) {
	p := slices.Index(c.Boards[:], uint8(board))
	switch {
	case p < 0:
		return 0, false
	case space == Spaces:
		return RewardSpot(uint8(p)), true
	}
	return uint8(p)*Spaces + uint8(space), space < int(SpacesOf(uint8(board)))
}

// Ids of what is not a tile or a place on a board.
const (
	IDLeave       = "choice.leave"
	IDNationalism = "choice.nationalism"
	IDConspiracy  = "choice.conspiracy"
	IDAssassin    = "choice.assassin"
	IDDiplomacy   = "choice.diplomacy"
	IDSeduction   = "choice.seduction" // never in a path: it has targets of its own
	IDPile        = "pile"
	IDLost        = "lost"
	IDDrawn       = "pile.top"
)

// ID returns the target id of a tile.
func (t Tile) ID() string { return "tile." + strconv.Itoa(int(t)) }

// cellIDs are the ids of all spots by board: I to IV, then the reward.
var cellIDs = func() (all [len(Posters)][Spaces + 1]string) {
	for b := range all {
		board := "board." + strconv.Itoa(b)
		for n := range Spaces {
			all[b][n] = board + ".cell." + strconv.Itoa(n+1)
		}
		all[b][Spaces] = board + ".reward"
	}
	return all
}()

// SpotID returns the target id of a spot.
func (c *State) SpotID(x uint8) string {
	b := c.Boards[PlaceOf(x)]
	if IsReward(x) {
		return cellIDs[b][Spaces]
	}
	return cellIDs[b][x%Spaces]
}
