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

// Luciano is a recruit: Italy 5, without an ability.
const Luciano core.Tile = core.Starters + 15

// Options are the answers to the set-up page that switch on some variants.
func Options(variants uint8) rules.Options {
	o := rules.Options{}
	on := func(variant uint8, key, value string) {
		if variants&variant != 0 {
			o[key] = value
		}
	}
	on(core.SecretMissions, "missions", "secret")
	on(core.Agendas, "agenda", "on")
	on(core.SixThree, "scoring", "63")
	return o
}

// Begin is the moment before the first roll.
func Begin(seats int, variants uint8) core.State {
	return core.Begin(rules.Setup{Seats: seats, Options: Options(variants)})
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
	c := Begin(seats, 0)
	p := &c
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
	for _, r := range []uint8{24, 23, 21, 22, 25, 26} {
		p.Do(core.Action{Kind: core.LayReward, A: core.Starters + r})
	}
	if p.Stage != core.StagePlace || p.Seat != Red {
		t.Fatal("the table is not laid")
	}
	return p
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

// Play makes the moves of the acting seat.
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

// Games shows a function every position of random games, at all numbers of seats, under all options.
func Games(t *testing.T, n int, show func(p *core.State, r *rand.Rand)) {
	t.Helper()
	for seed := range uint64(n) {
		r := LuckOf(seed)
		p := Begin(2+int(seed)%3, uint8(r.IntN(8)))
		for ; p.Stage != core.StageOver; p.Do(p.Random(r)) {
			q := p
			show(&q, r)
		}
		show(&p, r)
	}
}
