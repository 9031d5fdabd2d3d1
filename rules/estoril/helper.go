package estoril

import (
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
)

// The seats by colour, and their starting tiles: red's are 1 to 6, and so on.
const (
	red uint8 = iota
	green
	blue
	yellow
)

const (
	assassin    Tile = 1 + iota // United States, 0, woman
	seductress                  // Great Britain, 1, woman
	nationalist                 // Portugal, 0
	diplomat                    // Portugal, 1
	conspirator                 // Germany, 1
	sergeant                    // Portugal, 2
)

// of is a starting tile of a seat.
func of(seat uint8, t Tile) Tile { return t + Tile(startEach*seat) }

// Recruits that the examples use.
const (
	falcao    Tile = starters + 1  // Portugal 2, Assassin
	almada    Tile = starters + 3  // Portugal 1, 4 points, Nationalism
	espirito  Tile = starters + 5  // Portugal 4, Conspiracy
	figueredo Tile = starters + 6  // Portugal 2, Nationalism twice
	mason     Tile = starters + 7  // United States 1, 3 points, Assassin
	kennan    Tile = starters + 8  // United States 2, Diplomacy
	winsor    Tile = starters + 11 // Great Britain 1, 4 points, Conspiracy
	duke      Tile = starters + 12 // Great Britain 4, Diplomacy
	fleming   Tile = starters + 13 // Great Britain 2, Nationalism
	howard    Tile = starters + 14 // Great Britain 3, Seduction
	luciano   Tile = starters + 15 // Italy 5
	huene     Tile = starters + 16 // Germany 4, Nationalism
	popov     Tile = starters + 20 // Yugoslavia 3, Conspiracy twice
	belov     Tile = starters + 21 // Soviet Union 1, Assassin twice
	orlovsky  Tile = starters + 22 // Soviet Union 0, Assassin and Diplomacy
	franco    Tile = starters + 23 // Spain 2, Diplomacy twice
	garbo     Tile = starters + 24 // Spain 3, 4 points
	marchand  Tile = starters + 25 // France 0, Assassin and Conspiracy
	exupery   Tile = starters + 26 // France 2, Seduction and Conspiracy
	magda     Tile = starters + 27 // Hungary 1, Seduction twice
)

// starts is the state before the first roll.
func starts(seats int, variants uint8) *State {
	c := newState(seats, variants)
	return &c
}

// table is a state with boards laid upright, place by place, and red to place.
// Missing boards are filled up with those of the lowest numbers. The rewards are
// people from Spain, the Soviet Union and France, whose flags no starting tile bears.
func table(t *testing.T, seats int, boards ...uint8) *State {
	t.Helper()
	return turned(t, seats, [Places]uint8{}, boards...)
}

// turned is table with boards turned by quarters.
func turned(t *testing.T, seats int, quarters [Places]uint8, boards ...uint8) *State {
	t.Helper()
	p := starts(seats, 0)
	for b := Church; len(boards) < Places; b++ {
		if !slices.Contains(boards, b) {
			boards = append(boards, b)
		}
	}
	p.Do(Action{RollFirst, red, 0})
	for m := range Mission(4) {
		p.Do(Action{DealMission, uint8(m), 0})
	}
	for i, b := range boards {
		p.Do(Action{LayBoard, b, quarters[i]})
	}
	for _, r := range []Tile{garbo, franco, belov, orlovsky, marchand, exupery} {
		p.Do(Action{LayReward, uint8(r), 0})
	}
	if p.Stage != StagePlace || p.Seat != red {
		t.Fatal("the table is not laid")
	}
	return p
}

// reward puts another tile on the reward space of a board, out of the pile.
func reward(p *State, board uint8, r Tile) {
	x := at(p, board, 5)
	p.Pile.Take(cards.Card(r))
	p.Pile.Shuffle(cards.Card(p.On[x]))
	p.On[x] = r
}

// at is the spot of a board: 1 to 4 its spaces, 5 the reward.
func at(p *State, board, numeral uint8) uint8 {
	x, ok := p.spot(int(board), int(numeral)-1)
	if !ok {
		panic("there is no such spot")
	}
	return x
}

// gain gives a seat some tiles, wherever they are now.
func gain(p *State, seat uint8, tiles ...Tile) {
	for _, t := range tiles {
		p.Pile.Take(cards.Card(t))
		for x, on := range p.On {
			if on == t && x >= Slots { // the reward makes room for another one
				p.On[x] = Tile(p.Pile.Heap()[0])
				p.Pile.Take(p.Pile.Heap()[0])
			}
		}
		p.Hand[seat] |= 1 << t
		p.Owned[seat] |= 1 << t
	}
}

// send lays a tile on a space as if its seat had placed it there.
func send(p *State, seat uint8, t Tile, board, numeral uint8) {
	if t > starters {
		gain(p, seat, t)
	}
	x := at(p, board, numeral)
	p.Hand[seat] &^= 1 << t
	p.Cubes[seat]--
	p.Put(seat, x, t)
	if p.Secret.Has(x) {
		p.Down |= 1 << x
	}
}

// dusk ends the placing.
func dusk(p *State) *State {
	p.Stage, p.At = StageOpen, 0
	return p
}

// comes plays until it is a board's turn; all abilities before are left unused, the
// dice show a 1 each, and who must give up a tile gives up the first.
func comes(t *testing.T, p *State, board uint8) *State {
	t.Helper()
	for p.Stage != StageOpen || p.Boards[p.Here()] != board {
		if p.Stage == StageHome {
			t.Fatalf("board %d never comes", board)
		}
		p = quiet(t, p)
	}
	return p
}

// quiet plays one step in which nobody does anything that he need not.
func quiet(t *testing.T, p *State) *State {
	t.Helper()
	switch p.Stage {
	case StageOpen:
		return plays(t, p, "open")
	case StageAbility:
		return plays(t, p, "leave")
	case StageDice:
		return plays(t, p, "roll 1 1")
	case StageAward:
		return plays(t, p, "award")
	case StageHome:
		return plays(t, p, "home")
	}
	if p.Chance() {
		return plays(t, p, p.Roll(luckOf(1)))
	}
	return plays(t, p, p.Choices(rules.Seat(p.Seat))[0].Move)
}

// tonight opens a board, all before it being done without a word.
func tonight(t *testing.T, p *State, board uint8) *State {
	t.Helper()
	return plays(t, comes(t, dusk(p), board), "open")
}

// until plays quietly until a stage is reached.
func until(t *testing.T, p *State, s Stage) *State {
	t.Helper()
	for p.Stage != s {
		p = quiet(t, p)
	}
	return p
}

// plays makes the moves of whoever acts.
func plays(t *testing.T, p *State, moves ...rules.Move) *State {
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

// luckOf is a source of chance for a test.
func luckOf(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 5)) }

// games plays random games at all numbers of seats under all options and shows every
// position to a function.
func games(t *testing.T, n int, show func(p *State, r *rand.Rand)) {
	t.Helper()
	for seed := range uint64(n) {
		r := luckOf(seed)
		p := starts(2+int(seed)%3, uint8(r.IntN(8)))
		for {
			show(p, r)
			if p.Stage == StageOver {
				break
			}
			q := *p
			q.Do(q.Random(r))
			p = &q
		}
	}
}
