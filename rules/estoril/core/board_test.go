package core_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
)

func TestBoardsHaveTheirRewards(t *testing.T) {
	t.Run("EST-106 no Assassin in the Church, though they may come", func(t *testing.T) {
		p := Lay(t, 2, 1)
		q := Play(t, p, "place 1 1 I")
		is(t, "and lies there", q.On[At(q, 1, 1)], Assassin)
		Send(p, Red, Orlovsky, 1, 1)
		Send(p, Green, Of(Green, Sergeant), 1, 3)
		p = tonight(t, p, 1)
		is(t, "only his Diplomacy is asked", offers(p, ""), "diplomacy 1 I, diplomacy 1 III, leave")
		refused(t, p, "assassin 1 III", "At the Church, nobody can use Assassin")
		is(t, "the clause", see(p, 0).WhyNot("choice.assassin").Clause, "EST-106")
		q = Lay(t, 2, 1)
		Send(q, Red, Assassin, 1, 1)
		is(t, "an Assassin alone is not asked", tonight(t, q, 1).Stage, core.StageAward)
		q = Lay(t, 2, 1)
		Send(q, Red, Assassin, 2, 1)
		is(t, "next door one is", offers(tonight(t, q, 2), ""), "assassin 2 I, leave")
		q = Lay(t, 2, 1, 2)
		Send(q, Red, Assassin, 1, 1)
		Send(q, Green, Of(Green, Seductress), 2, 2)
		is(t, "and from the Church one can be brought", offers(tonight(t, q, 2), "seduction"), "seduction 1 I 2 I, seduction 1 I 2 III")
	})
	t.Run("EST-107 the British have 1 more at Hotel Palácio", func(t *testing.T) {
		p := Lay(t, 2, 2)
		Send(p, Red, Seductress, 2, 1)
		Send(p, Green, Of(Green, Sergeant), 2, 2)
		p = until(t, tonight(t, p, 2), core.StageAward)
		is(t, "sums", fmt.Sprint(p.Sum(0, Red), p.Sum(0, Green)), "2 2")
		is(t, "parts", see(p, 1).Boards[0].Cells[0].Parts, core.Parts{Printed: 1, Hotel: 1})
		is(t, "a Briton elsewhere", core.Hotel(core.Atlantico, core.Britain), 0)
		p = Lay(t, 2, 2)
		Send(p, Red, Seductress, 2, 1)
		Send(p, Red, Duke, 2, 2)
		is(t, "each of two", until(t, tonight(t, p, 2), core.StageAward).Sum(0, Red), 1+4+2)
	})
	t.Run("EST-108 all face up at Tamariz", func(t *testing.T) {
		p := Lay(t, 2, 1, 2, 3)
		for n := uint8(1); n <= 3; n++ {
			is(t, "secret", p.Secret.Has(At(p, 3, n)), false)
		}
		is(t, "the reward", p.Secret.Has(At(p, 3, 5)), false)
		is(t, "a tile of red to green", see(Play(t, p, "place 1 3 II"), 1).Boards[2].Cells[1].Tile, Assassin)
	})
	t.Run("EST-109 the Germans have 1 more at Hotel Atlântico", func(t *testing.T) {
		p := Lay(t, 2, 4)
		Send(p, Red, Conspirator, 4, 1)
		Send(p, Green, Of(Green, Seductress), 4, 2)
		p = until(t, tonight(t, p, 4), core.StageAward)
		is(t, "sums", fmt.Sprint(p.Sum(0, Red), p.Sum(0, Green)), "2 1")
		is(t, "a German elsewhere", core.Hotel(core.Palacio, core.Germany)+core.Hotel(core.Casino, core.Germany), 0)
		p = Lay(t, 2, 4)
		Send(p, Red, Conspirator, 4, 1)
		Send(p, Red, Huene, 4, 2)
		is(t, "each of two", until(t, tonight(t, p, 4), core.StageAward).Sum(0, Red), 1+4+2)
	})
	t.Run("EST-110 EST-111 all of Muchaxo is outer: red goes to II in the middle of the grid", func(t *testing.T) {
		p := Lay(t, 2, 1, 2, 3, 4, 5, 6)
		x := At(p, 5, 2) // row 3, column 4 of the grid
		b := see(p, 0).Boards[4]
		row, col := cellOf(b, b.Cells[1])
		is(t, "its cell", fmt.Sprint(row, col, b.Cells[1].Outer), "2 3 true")
		holds(t, p.Free(Red).Has(x), "it is open to red")
		is(t, "placed", Play(t, p, "place 6 5 II").On[x], Sergeant)
		for q := range uint8(4) {
			for _, c := range see(LayTurned(t, 2, [core.Places]uint8{4: q}, 1, 2, 3, 4, 5, 6), 0).Boards[4].Cells {
				holds(t, c.Outer, fmt.Sprint(c.ID, " turned by ", q))
			}
		}
		inner := 0
		for _, b := range see(p, 0).Boards {
			for _, c := range b.Cells {
				if !c.Outer && b.Number != int(core.Muchaxo) {
					inner++
				}
			}
		}
		is(t, "inner spaces of the other boards", inner, 6)
	})
}

func TestCasinoAndHellsMouthHaveTheirOwnRules(t *testing.T) {
	t.Run("EST-112 EST-113 EST-114 two dice for each tile in the Casino, by spaces: 5 against 7", func(t *testing.T) {
		p := Lay(t, 4, 6)
		Send(p, Blue, Luciano, 6, 1)
		Send(p, Yellow, Of(Yellow, Diplomat), 6, 2)
		Send(p, Yellow, Of(Yellow, Seductress), 6, 3)
		p = until(t, tonight(t, p, 6), core.StageDice)
		is(t, "Luck rolls", p.Acting()[0], rules.Luck)
		is(t, "first for", see(p, 0).Evening.Tile, Luciano)
		p = Play(t, p, "roll 3 3")
		is(t, "then for", see(p, 0).Evening.Numeral, 2)
		met, r := map[rules.Move]bool{}, LuckOf(6)
		for range 1000 {
			m := p.Roll(r)
			_, ok := p.Parse(m)
			holds(t, ok, string(m)+" shows two dice")
			met[m] = true
		}
		is(t, "rolls of two dice", len(met), 36)
		refused(t, p, "award", "cannot happen")
		refused(t, p, "leave", "cannot happen")
		for b := core.Church; b <= core.Museum; b++ {
			o := Lay(t, 2, b)
			Send(o, Red, Sergeant, b, 1)
			is(t, "a roll at "+core.Posters[b].Name, tonight(t, o, b).Stage == core.StageDice, b == core.Casino)
		}
		p = Play(t, p, "roll 1 5", "roll 4 3")
		is(t, "sums", fmt.Sprint(p.Sum(0, Blue), p.Sum(0, Yellow)), "5 7")
		is(t, "the dice are shown", see(p, 0).Boards[0].Cells[1].Dice, [2]int{1, 5})
		is(t, "winner", Play(t, p, "award").Won[0], 1+Yellow)
		q := Lay(t, 2, 6)
		Send(q, Red, Assassin, 6, 1)
		is(t, "who has no strength gets the dice too", Play(t, tonight(t, q, 6), "leave", "roll 5 1").Sum(0, Red), 4)
	})
	t.Run("EST-115 EST-116 EST-120 the weakest at Hell's Mouth gives up a tile, for good", func(t *testing.T) {
		p := Lay(t, 4, 7, 8)
		Send(p, Blue, Luciano, 7, 1)
		Send(p, Yellow, Almada, 7, 2)
		Send(p, Yellow, Mason, 7, 3)
		p = until(t, tonight(t, p, 7), core.StageAward)
		p = Play(t, p, "award")
		is(t, "who", p.Acting()[0], rules.Seat(Yellow))
		is(t, "choices", offers(p, ""), "lose 7 II, lose 7 III")
		away := *p
		Send(&away, Yellow, Of(Yellow, Sergeant), 8, 1)
		is(t, "none from elsewhere", offers(&away, ""), "lose 7 II, lose 7 III")
		refused(t, p, "lose 7 I", "Choose one of your own characters at Hell's Mouth")
		is(t, "asked openly", p.Choices(3)[0].Open, true)
		cubes := p.Cubes[Yellow]
		q := Play(t, p, "lose 7 III")
		is(t, "lost", fmt.Sprint(see(q, 0).Lost), fmt.Sprint([]core.Tile{Mason}))
		is(t, "it is nowhere else", (q.Owned[Yellow] | q.Hand[Yellow] | q.Discards[Yellow]).Has(Mason), false)
		is(t, "its space is free", q.Taken.Has(At(q, 7, 3)), false)
		is(t, "the other one stays", q.On[At(q, 7, 2)], Almada)
		is(t, "the cube comes back", q.Cubes[Yellow], cubes+1)
		is(t, "worth nothing", q.Score().Discards[Yellow], 0)
		is(t, "before the Museum comes", see(q, 0).Evening.Board, 8)
		is(t, "in the pile there are as many as before", q.Pile.Len(), p.Pile.Len())
		for b := core.Church; b <= core.Museum; b++ {
			o := Lay(t, 2, b)
			Send(o, Red, Sergeant, b, 1)
			Send(o, Green, Of(Green, Sergeant), b, 2)
			is(t, "who is weakest at "+core.Posters[b].Name+" loses",
				Play(t, until(t, tonight(t, o, b), core.StageAward), "award").Stage == core.StageLose, b == core.HellsMouth)
		}
		one := Lay(t, 2, 7)
		Send(one, Red, Sergeant, 7, 1)
		Send(one, Green, Of(Green, Assassin), 7, 2)
		is(t, "asked with one tile too", offers(Play(t, until(t, tonight(t, one, 7), core.StageAward), "award"), ""), "lose 7 II")
	})
	t.Run("EST-117 alone one loses nobody", func(t *testing.T) {
		p := Lay(t, 2, 7)
		Send(p, Red, Sergeant, 7, 1)
		Send(p, Red, Diplomat, 7, 3)
		is(t, "after the award", Play(t, until(t, tonight(t, p, 7), core.StageAward), "award").Stage, core.StageHome)
		Send(p, Green, Of(Green, Assassin), 7, 2)
		is(t, "with a second player there", Play(t, until(t, tonight(t, p, 7), core.StageAward), "award").Stage, core.StageLose)
	})
	t.Run("EST-118 of those who are lowest the one with the lower space is safe", func(t *testing.T) {
		p := Lay(t, 4, 7)
		Send(p, Red, Diplomat, 7, 1)
		Send(p, Green, Of(Green, Diplomat), 7, 2)
		is(t, "two", until(t, tonight(t, p, 7), core.StageAward).Worst(0), Green)
		Send(p, Blue, Of(Blue, Diplomat), 7, 3)
		is(t, "three", until(t, tonight(t, p, 7), core.StageAward).Worst(0), Blue)
		p = Lay(t, 4, 7)
		Send(p, Green, Of(Green, Diplomat), 7, 1)
		Send(p, Red, Diplomat, 7, 2)
		is(t, "whoever comes first in the round", until(t, tonight(t, p, 7), core.StageAward).Worst(0), Red)
		p = Lay(t, 4, 7)
		Send(p, Red, Diplomat, 7, 1)
		Send(p, Green, Of(Green, Diplomat), 7, 2)
		Send(p, Red, Assassin, 7, 3)
		is(t, "with two tiles against one", until(t, tonight(t, p, 7), core.StageAward).Worst(0), Green)
	})
	t.Run("EST-119 the reward goes first, and the loser is never its winner", func(t *testing.T) {
		Games(t, 40, func(p *core.State, _ *rand.Rand) {
			if p.Stage == core.StageAward && p.Boards[p.Here()] == core.HellsMouth {
				if w := p.Worst(p.Here()); w != core.Nobody {
					holds(t, w != p.Best(p.Here()), "who wins loses nothing")
				}
			}
		})
		p := Lay(t, 2, 7)
		Send(p, Red, Sergeant, 7, 1)
		Send(p, Green, Of(Green, Assassin), 7, 2)
		q := Play(t, until(t, tonight(t, p, 7), core.StageAward), "award")
		is(t, "the reward has gone, and who loses", fmt.Sprint(q.Won[0], q.Stage, q.Seat), fmt.Sprint(1+Red, core.StageLose, Green))
	})
	t.Run("EST-121 the Museum has four spaces", func(t *testing.T) {
		p := Lay(t, 2, 8)
		is(t, "cells", len(see(p, 0).Boards[0].Cells), 4)
		for b := core.Church; b < core.Museum; b++ {
			is(t, "cells of "+core.Posters[b].Name, len(see(Lay(t, 2, b), 0).Boards[0].Cells), 3)
		}
		refused(t, p, "place 1 2 IV", "not a move that can be made here")
		is(t, "the reward lies in the centre", see(p, 0).Boards[0].Reward.Corner, 4)
	})
}
