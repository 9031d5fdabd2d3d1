// Package table makes moments of Pimpernel as the tests of several rooms want them.
package table

import (
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// The seats of the examples.
const (
	Red = iota
	Blue
	Green
	Yellow
	Orange
	Violet
)

// DealtMoves lay out the game that stage knows.
var DealtMoves = []rules.Move{
	"cards L01 L02 L03 L04 L05 L17 L07 L08 L09 L10 L11 L12 L13 L14 L15 L16",
	"favors F04 F12 F01 F18 F10 F09",
	"hexes stables inn stables farm office theater inn",
	"missions M13 M10 M06 M05 M09",
	"first 0",
}

// Lay is a four-seat game laid out as the tests know it: the Pimpernel in Arras, the
// Mission in Beauvais (on Reims), Boulogne and Calais next, red to begin. Boulogne has
// the card with five spaces; the tiles have, from rest on, cube + move, horse + remove,
// horse + route, cube + remove, cube + rest and goods + building; the buildings are, from b1 on, Stables, Inn, Stables, Farm,
// Office, Theatre, Inn. Pawns begin in France. Paths are direct, so that a round that ends
// asks for no route where the test is about something else.
func Lay(t *testing.T, seats int, o rules.Options) *core.State {
	t.Helper()
	p := Dealt(t, seats, o, DealtMoves...)
	return With(p, Direct(true),
		Favor(core.RestArea, core.Cube, core.Move), Favor(core.Supporters, core.Horse, core.Remove),
		Favor(core.Horses, core.Horse, core.Route), Favor(core.Carts, core.Cube, core.Remove),
		Favor(core.Papers, core.Cube, core.Rest), Favor(core.Disguises, core.Goods, core.UseBuilding))
}

func Dealt(t testing.TB, seats int, o rules.Options, deals ...rules.Move) *core.State {
	t.Helper()
	c := core.Begin(rules.Setup{Seats: seats, Options: o})
	p := &c
	for _, m := range deals {
		p = Play(t, p, m)
	}
	return p
}

// Play makes a move of the acting seat.
func Play(t testing.TB, p *core.State, m rules.Move) *core.State {
	t.Helper()
	if len(p.Acting()) == 0 {
		t.Fatalf("%q after the end", m)
	}
	q, err := p.Play(p.Acting()[0], m)
	if err != nil {
		t.Fatalf("seat %d cannot play %q: %v", p.Acting()[0], m, err)
	}
	return q
}

// With is a copy of a position with changes to its core.
func With(p *core.State, change ...func(p *core.State)) *core.State {
	q := *p
	b := *p.Board
	q.Board = &b
	for _, f := range change {
		f(&q)
	}
	return &q
}

// At names a place by its word.
func At(word string) core.Place {
	p, ok := core.PlaceNamed(word)
	if !ok {
		panic(word)
	}
	return p
}

// Cubes puts cubes of a seat on places, from supply, with no turn and no tile involved.
func Cubes(seat int, words ...string) func(*core.State) {
	return func(p *core.State) {
		for _, w := range words {
			if x := At(w); x.IsArea() {
				p.Piles[x.Area()][seat]++
			} else {
				p.Own[seat].Put(x)
				p.Full.Put(x)
			}
			p.Supply[seat]--
		}
	}
}

// Direct sets the house rule of direct paths.
func Direct(on bool) func(*core.State) { return func(p *core.State) { p.Board.Direct = on } }

// Tile gives a favour tile to a seat.
func Tile(seat int, all ...core.Area) func(*core.State) {
	return func(p *core.State) {
		for _, a := range all {
			if was := p.Tile[a]; was != core.Nobody {
				p.Held[was] &^= 1 << a
			}
			p.Tile[a] = int8(seat)
			p.Held[seat] |= 1 << a
		}
	}
}

// Pawn puts a pawn into a region.
func Pawn(seat int, r core.Region) func(*core.State) { return func(p *core.State) { p.At[seat] = r } }

// Supply leaves a seat so many cubes in supply; the others leave the game.
func Supply(seat, n int) func(*core.State) { return func(p *core.State) { p.Supply[seat] = uint8(n) } }

// Favor lays a card with two actions on a tile.
func Favor(a core.Area, one, two core.ActionKind) func(*core.State) {
	return func(p *core.State) { p.Board.Actions[a] = [2]core.ActionKind{one, two}; p.Board.Lay() }
}

// Mission puts two cards, by their numbers from 1, into the current mission, the top
// one first, and the Pimpernel into a location.
func Mission(sir core.Location, top, under int) func(*core.State) {
	return func(p *core.State) {
		p.Cards = [3]uint8{uint8(top - 1), uint8(under - 1), core.NoCard}
		p.Pimpernel, p.Goals[p.Mission] = sir, core.MissionCards[top-1].At
	}
}

// Plays makes the moves of the acting seat, separated by semicolons; "*" passes until
// somebody has to decide about a completion, or luck.
func Plays(t *testing.T, p *core.State, moves string) *core.State {
	t.Helper()
	for _, m := range strings.Split(moves, ";") {
		m = strings.TrimSpace(m)
		if m == "" {
			continue
		}
		if m == "*" {
			for p.Stage == core.StageTurn {
				p = Plays(t, p, "pass")
			}
			continue
		}
		p = Play(t, p, rules.Move(m))
	}
	return p
}

// AllOptions are the answers to the set-up page in every combination.
func AllOptions() (all []rules.Options) {
	for _, length := range []string{"whole", "short"} {
		for _, favors := range []string{"all", "first"} {
			for _, chauvelin := range []string{"off", "on"} {
				for _, direct := range []string{"off", "on"} {
					all = append(all, rules.Options{"length": length, "favors": favors, "chauvelin": chauvelin, "direct": direct})
				}
			}
		}
	}
	return all
}

// Shuffled is a position with the board laid out by chance.
func Shuffled(t testing.TB, seats int, o rules.Options, seed uint64) *core.State {
	t.Helper()
	p := Dealt(t, seats, o)
	for r := rand.New(rand.NewPCG(seed, 3)); p.Stage == core.StageDeal; {
		p = Play(t, p, p.Roll(r))
	}
	return p
}

// PlayOut plays a game to its end by random steps and returns how many it took.
func PlayOut(c *core.State, d *Dice) (steps int) {
	for c.Stage != core.StageOver {
		if c.Stage == core.StageDraw {
			c.DrawNext(d.Next())
			continue
		}
		c.Do(Anything(c, d))
		steps++
	}
	return steps
}

// Anything is a random legal action, each as likely as any other.
func Anything(c *core.State, d *Dice) core.Action {
	var buf [core.MostActions]core.Action
	all := c.List(buf[:0])
	return all[d.below(len(all))]
}

// Dice is a small generator for playouts.
type Dice uint64

func (d *Dice) Next() uint64 {
	x := uint64(*d)
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*d = Dice(x)
	return x
}

// below is a random number from 0 to n-1.
func (d *Dice) below(n int) int { return int(d.Next() >> 32 * uint64(n) >> 32) }
