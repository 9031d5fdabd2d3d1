// Package table lays the table for the tests of several rooms of Estoril: states as a
// test wants them, and the people that the examples use.
package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/estoril/core"
)

// The seats by colour, and their starting tiles: red's are 1 to 6, and so on.
const (
	Red uint8 = iota
	Green
	Blue
	Yellow
)

const (
	Assassin    core.Tile = 1 + iota // United States, 0, woman
	Seductress                       // Great Britain, 1, woman
	Nationalist                      // Portugal, 0
	Diplomat                         // Portugal, 1
	Conspirator                      // Germany, 1
	Sergeant                         // Portugal, 2
)

// Of is a starting tile of a seat.
func Of(seat uint8, t core.Tile) core.Tile { return t + core.Tile(core.StartEach*seat) }

// Recruits that the examples use.
const (
	Falcao    core.Tile = core.Starters + 1  // Portugal 2, Assassin
	Almada    core.Tile = core.Starters + 3  // Portugal 1, 4 points, Nationalism
	espirito  core.Tile = core.Starters + 5  // Portugal 4, Conspiracy
	Figueredo core.Tile = core.Starters + 6  // Portugal 2, Nationalism twice
	Mason     core.Tile = core.Starters + 7  // United States 1, 3 points, Assassin
	Kennan    core.Tile = core.Starters + 8  // United States 2, Diplomacy
	Winsor    core.Tile = core.Starters + 11 // Great Britain 1, 4 points, Conspiracy
	Duke      core.Tile = core.Starters + 12 // Great Britain 4, Diplomacy
	Fleming   core.Tile = core.Starters + 13 // Great Britain 2, Nationalism
	Howard    core.Tile = core.Starters + 14 // Great Britain 3, Seduction
	Luciano   core.Tile = core.Starters + 15 // Italy 5
	Huene     core.Tile = core.Starters + 16 // Germany 4, Nationalism
	Popov     core.Tile = core.Starters + 20 // Yugoslavia 3, Conspiracy twice
	Belov     core.Tile = core.Starters + 21 // Soviet Union 1, Assassin twice
	Orlovsky  core.Tile = core.Starters + 22 // Soviet Union 0, Assassin and Diplomacy
	Franco    core.Tile = core.Starters + 23 // Spain 2, Diplomacy twice
	Garbo     core.Tile = core.Starters + 24 // Spain 3, 4 points
	Marchand  core.Tile = core.Starters + 25 // France 0, Assassin and Conspiracy
	Exupery   core.Tile = core.Starters + 26 // France 2, Seduction and Conspiracy
	Magda     core.Tile = core.Starters + 27 // Hungary 1, Seduction twice
)

// Start is the state before the first roll.
func Start(seats int, variants uint8) *core.State {
	c := core.New(seats, variants)
	return &c
}

// Lay is a state with boards laid upright, place by place, and red to place.
// Missing boards are filled up with those of the lowest numbers. The rewards are
// people from Spain, the Soviet Union and France, whose flags no starting tile bears.
func Lay(t *testing.T, seats int, boards ...uint8) *core.State {
	t.Helper()
	return LayTurned(t, seats, [core.Places]uint8{}, boards...)
}

// LayTurned is Lay with boards turned by quarters.
func LayTurned(t *testing.T, seats int, quarters [core.Places]uint8, boards ...uint8) *core.State {
	t.Helper()
	p := Start(seats, 0)
	for b := core.Church; len(boards) < core.Places; b++ {
		if !slices.Contains(boards, b) {
			boards = append(boards, b)
		}
	}
	p.Do(core.Action{Kind: core.RollFirst, A: Red})
	for m := range core.Mission(4) {
		p.Do(core.Action{Kind: core.DealMission, A: uint8(m)})
	}
	for i, b := range boards {
		p.Do(core.Action{Kind: core.LayBoard, A: b, B: quarters[i]})
	}
	for _, r := range []core.Tile{Garbo, Franco, Belov, Orlovsky, Marchand, Exupery} {
		p.Do(core.Action{Kind: core.LayReward, A: uint8(r)})
	}
	if p.Stage != core.StagePlace || p.Seat != Red {
		t.Fatal("the table is not laid")
	}
	return p
}

// SetReward puts another tile on the reward space of a board, out of the pile.
func SetReward(p *core.State, board uint8, r core.Tile) {
	x := At(p, board, 5)
	p.Pile.Take(cards.Card(r))
	p.Pile.Shuffle(cards.Card(p.On[x]))
	p.On[x] = r
}

// At is the spot of a board: 1 to 4 its spaces, 5 the reward.
func At(p *core.State, board, numeral uint8) uint8 {
	x, ok := p.Spot(int(board), int(numeral)-1)
	if !ok {
		panic("there is no such spot")
	}
	return x
}

// Gain gives a seat some tiles, wherever they are now.
func Gain(p *core.State, seat uint8, tiles ...core.Tile) {
	for _, t := range tiles {
		p.Pile.Take(cards.Card(t))
		for x, on := range p.On {
			if on == t && x >= core.Slots { // the reward makes room for another one
				p.On[x] = core.Tile(p.Pile.Heap()[0])
				p.Pile.Take(p.Pile.Heap()[0])
			}
		}
		p.Hand[seat] |= 1 << t
		p.Owned[seat] |= 1 << t
	}
}

// Send lays a tile on a space as if its seat had placed it there.
func Send(p *core.State, seat uint8, t core.Tile, board, numeral uint8) {
	if t > core.Starters {
		Gain(p, seat, t)
	}
	x := At(p, board, numeral)
	p.Hand[seat] &^= 1 << t
	p.Cubes[seat]--
	p.Put(seat, x, t)
	if p.Secret.Has(x) {
		p.Down |= 1 << x
	}
}

// Dusk ends the placing.
func Dusk(p *core.State) *core.State {
	p.Stage, p.At = core.StageOpen, 0
	return p
}

// Comes plays until it is a board's turn; all abilities before are left unused, the
// dice show a 1 each, and who must give up a tile gives up the first.
func Comes(t *testing.T, p *core.State, board uint8) *core.State {
	t.Helper()
	for p.Stage != core.StageOpen || p.Boards[p.Here()] != board {
		if p.Stage == core.StageHome {
			t.Fatalf("board %d never comes", board)
		}
		p = Quiet(t, p)
	}
	return p
}

// Quiet plays one step in which nobody does anything that he need not.
func Quiet(t *testing.T, p *core.State) *core.State {
	t.Helper()
	switch p.Stage {
	case core.StageOpen:
		return Play(t, p, "open")
	case core.StageAbility:
		return Play(t, p, "leave")
	case core.StageDice:
		return Play(t, p, "roll 1 1")
	case core.StageAward:
		return Play(t, p, "award")
	case core.StageHome:
		return Play(t, p, "home")
	}
	if p.Chance() {
		return Play(t, p, p.Roll(LuckOf(1)))
	}
	return Play(t, p, p.Choices(rules.Seat(p.Seat))[0].Move)
}

// Tonight opens a board, all before it being done without a word.
func Tonight(t *testing.T, p *core.State, board uint8) *core.State {
	t.Helper()
	return Play(t, Comes(t, Dusk(p), board), "open")
}

// Until plays quietly until a stage is reached.
func Until(t *testing.T, p *core.State, s core.Stage) *core.State {
	t.Helper()
	for p.Stage != s {
		p = Quiet(t, p)
	}
	return p
}

// Play makes the moves of whoever acts.
func Play(t *testing.T, p *core.State, moves ...rules.Move) *core.State {
	t.Helper()
	for _, m := range moves {
		a, ok := p.Parse(m)
		if !ok || !p.Legal(a) {
			t.Fatalf("%v cannot play %q", p.Acting(), m)
		}
		q := *p
		q.Do(a)
		p = &q
	}
	return p
}

// LuckOf is a source of chance for a test.
func LuckOf(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 5)) }

// Games plays random games at all numbers of seats under all options and shows every
// position to a function.
func Games(t *testing.T, n int, show func(p *core.State, r *rand.Rand)) {
	t.Helper()
	for seed := range uint64(n) {
		r := LuckOf(seed)
		p := Start(2+int(seed)%3, uint8(r.IntN(8)))
		for {
			show(p, r)
			if p.Stage == core.StageOver {
				break
			}
			q := *p
			q.Do(q.Random(r))
			p = &q
		}
	}
}
