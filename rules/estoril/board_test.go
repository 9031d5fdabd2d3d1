package estoril

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
)

func TestBoards(t *testing.T) {
	t.Run("EST-106 no Assassin in the Church, though they may come", func(t *testing.T) {
		p := table(t, 2, 1)
		q := plays(t, p, "place 1 1 I")
		is(t, "and lies there", q.On[at(q, 1, 1)], assassin)
		send(p, red, orlovsky, 1, 1)
		send(p, green, of(green, sergeant), 1, 3)
		p = tonight(t, p, 1)
		is(t, "only his Diplomacy is asked", offers(p, ""), "diplomacy 1 I, diplomacy 1 III, leave")
		refused(t, p, "assassin 1 III", "In the Church no Assassin can be used")
		is(t, "the clause", see(p, 0).WhyNot("choice.assassin").Clause, "EST-106")
		q = table(t, 2, 1)
		send(q, red, assassin, 1, 1)
		is(t, "an Assassin alone is not asked", tonight(t, q, 1).Stage, StageAward)
	})
	t.Run("EST-107 the British have 1 more at Hotel Palácio", func(t *testing.T) {
		p := table(t, 2, 2)
		send(p, red, seductress, 2, 1)
		send(p, green, of(green, sergeant), 2, 2)
		p = until(t, tonight(t, p, 2), StageAward)
		is(t, "sums", fmt.Sprint(p.Sum(0, red), p.Sum(0, green)), "2 2")
		is(t, "parts", see(p, 1).Boards[0].Cells[0].Parts, Parts{Printed: 1, Hotel: 1})
		is(t, "a Briton elsewhere", hotel(Atlantico, Britain), 0)
	})
	t.Run("EST-108 all face up at Tamariz", func(t *testing.T) {
		p := table(t, 2, 1, 2, 3)
		for n := uint8(1); n <= 3; n++ {
			is(t, "secret", p.Secret.Has(at(p, 3, n)), false)
		}
		is(t, "the reward", p.Secret.Has(at(p, 3, 5)), false)
		is(t, "a tile of red to green", see(plays(t, p, "place 1 3 II"), 1).Boards[2].Cells[1].Tile, assassin)
	})
	t.Run("EST-109 the Germans have 1 more at Hotel Atlântico", func(t *testing.T) {
		p := table(t, 2, 4)
		send(p, red, conspirator, 4, 1)
		send(p, green, of(green, seductress), 4, 2)
		p = until(t, tonight(t, p, 4), StageAward)
		is(t, "sums", fmt.Sprint(p.Sum(0, red), p.Sum(0, green)), "2 1")
	})
	t.Run("EST-110 EST-111 all of Muchaxo is outer: red goes to II in the middle of the grid", func(t *testing.T) {
		p := table(t, 2, 1, 2, 3, 4, 5, 6)
		x := at(p, 5, 2) // row 3, column 4 of the grid
		c := see(p, 0).Boards[4].Cells[1]
		is(t, "its cell", fmt.Sprint(c.Row, c.Col, c.Outer), "2 3 true")
		holds(t, p.Free(red).Has(x), "it is open to red")
		is(t, "placed", plays(t, p, "place 6 5 II").On[x], sergeant)
	})
	t.Run("EST-112 EST-113 EST-114 two dice for each tile in the Casino, by spaces: 5 against 7", func(t *testing.T) {
		p := table(t, 4, 6)
		send(p, blue, luciano, 6, 1)
		send(p, yellow, of(yellow, diplomat), 6, 2)
		send(p, yellow, of(yellow, seductress), 6, 3)
		p = until(t, tonight(t, p, 6), StageDice)
		is(t, "Luck rolls", p.Acting()[0], rules.Luck)
		is(t, "first for", see(p, 0).Evening.Tile, luciano)
		p = plays(t, p, "roll 3 3")
		is(t, "then for", see(p, 0).Evening.Numeral, 2)
		met, r := map[rules.Move]bool{}, luckOf(6)
		for range 1000 {
			m := p.Roll(r)
			_, ok := p.Parse(m)
			holds(t, ok, string(m)+" shows two dice")
			met[m] = true
		}
		is(t, "rolls of two dice", len(met), 36)
		refused(t, p, "award", "cannot happen")
		p = plays(t, p, "roll 1 5", "roll 4 3")
		is(t, "sums", fmt.Sprint(p.Sum(0, blue), p.Sum(0, yellow)), "5 7")
		is(t, "the dice are shown", see(p, 0).Boards[0].Cells[1].Dice, [2]int{1, 5})
		is(t, "winner", plays(t, p, "award").Won[0], 1+yellow)
		q := table(t, 2, 6)
		send(q, red, assassin, 6, 1)
		is(t, "who has no strength gets the dice too", plays(t, tonight(t, q, 6), "leave", "roll 5 1").Sum(0, red), 4)
	})
	t.Run("EST-115 EST-116 EST-120 the weakest at Hell's Mouth gives up a tile, for good", func(t *testing.T) {
		p := table(t, 4, 7, 8)
		send(p, blue, luciano, 7, 1)
		send(p, yellow, almada, 7, 2)
		send(p, yellow, mason, 7, 3)
		p = until(t, tonight(t, p, 7), StageAward)
		p = plays(t, p, "award")
		is(t, "who", p.Acting()[0], rules.Seat(yellow))
		is(t, "choices", offers(p, ""), "lose 7 II, lose 7 III")
		refused(t, p, "lose 7 I", "your own tiles")
		is(t, "asked openly", p.Openly(3), true)
		cubes := p.Cubes[yellow]
		q := plays(t, p, "lose 7 III")
		is(t, "lost", fmt.Sprint(see(q, 0).Lost), fmt.Sprint([]Tile{mason}))
		is(t, "it is nowhere else", (q.Owned[yellow] | q.Hand[yellow] | q.Discards[yellow]).Has(mason), false)
		is(t, "the other one stays", q.On[at(q, 7, 2)], almada)
		is(t, "the cube comes back", q.Cubes[yellow], cubes+1)
		is(t, "worth nothing", q.reckon().discards[yellow], 0)
		is(t, "before the Museum comes", see(q, 0).Evening.Board, 8)
		one := table(t, 2, 7)
		send(one, red, sergeant, 7, 1)
		send(one, green, of(green, assassin), 7, 2)
		is(t, "asked with one tile too", offers(plays(t, until(t, tonight(t, one, 7), StageAward), "award"), ""), "lose 7 II")
	})
	t.Run("EST-117 alone one loses nobody", func(t *testing.T) {
		p := table(t, 2, 7)
		send(p, red, sergeant, 7, 1)
		send(p, red, diplomat, 7, 3)
		is(t, "after the award", plays(t, until(t, tonight(t, p, 7), StageAward), "award").Stage, StageHome)
	})
	t.Run("EST-118 of those who are lowest the one with the lower space is safe", func(t *testing.T) {
		p := table(t, 4, 7)
		send(p, red, diplomat, 7, 1)
		send(p, green, of(green, diplomat), 7, 2)
		is(t, "two", until(t, tonight(t, p, 7), StageAward).Worst(0), green)
		send(p, blue, of(blue, diplomat), 7, 3)
		is(t, "three", until(t, tonight(t, p, 7), StageAward).Worst(0), blue)
	})
	t.Run("EST-119 the reward goes first, and the loser is never its winner", func(t *testing.T) {
		games(t, 40, func(p *State, _ *rand.Rand) {
			if p.Stage == StageAward && p.Boards[p.Here()] == HellsMouth {
				if w := p.Worst(p.Here()); w != nobody {
					holds(t, w != p.Best(p.Here()), "who wins loses nothing")
				}
			}
		})
		p := table(t, 2, 7)
		send(p, red, sergeant, 7, 1)
		send(p, green, of(green, assassin), 7, 2)
		q := plays(t, until(t, tonight(t, p, 7), StageAward), "award")
		is(t, "the reward has gone", fmt.Sprint(q.Won[0], q.Stage), fmt.Sprint(1, StageLose))
	})
	t.Run("EST-121 the Museum has four spaces", func(t *testing.T) {
		p := table(t, 2, 8)
		is(t, "cells", len(see(p, 0).Boards[0].Cells), 4)
		refused(t, p, "place 1 2 IV", "not a move that can be made here")
		is(t, "the reward lies in the centre", see(p, 0).Boards[0].Reward.Corner, 4)
	})
}
