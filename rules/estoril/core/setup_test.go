package core_test

import (
	"fmt"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
)

func TestSetupFollowsTheRules(t *testing.T) {
	start := newState(3, 0)
	t.Run("EST-15 EST-20 the starting tiles of one's colour are the first hand", func(t *testing.T) {
		for s := range rules.Seat(3) {
			is(t, "hand", see(start, s).Players[s].Name+fmt.Sprint(start.Hand[s] == 0b1111110<<(6*s)), core.SeatNames[s]+"true")
		}
		is(t, "nobody's", start.Hand[3].Count(), 0)
	})
	t.Run("EST-17 all recruits lie in one pile, in no known order", func(t *testing.T) {
		is(t, "in the pile", see(start, 0).Pile, 27)
		is(t, "known on top", len(start.Pile.Top()), 0)
		met := map[rules.Move]bool{}
		p := *start
		p.Stage = core.StageRewards
		r := LuckOf(1)
		for range 400 {
			met[p.Roll(r)] = true
		}
		is(t, "tiles that can come first", len(met), 27)
		holds(t, !met["reward 24"] && met["reward 25"] && met["reward 51"], "all are recruits")
	})
	t.Run("EST-18 a roll finds the first player, and round 1 follows", func(t *testing.T) {
		met := map[rules.Move]bool{}
		r := LuckOf(2)
		for range 60 {
			met[start.Roll(r)] = true
		}
		is(t, "who can begin", fmt.Sprint(met), "map[first blue:true first green:true first red:true]")
		refused(t, start, "first yellow", "cannot happen")
		p := Play(t, start, "first blue", "mission women", "mission flags", "mission britain", "mission strength")
		is(t, "round", see(p, 0).Round, 1)
		is(t, "first", see(p, 0).First, rules.Seat(2))
	})
	t.Run("EST-19 four missions lie open, the others are out of the game", func(t *testing.T) {
		p := Play(t, start, "first blue")
		met, r := map[rules.Move]bool{}, LuckOf(4)
		for range 400 {
			met[p.Roll(r)] = true
		}
		is(t, "that can be drawn", len(met), 12)
		p = Play(t, p, "mission women")
		refused(t, p, "mission women", "cannot happen")
		p = Play(t, p, "mission flags", "mission britain", "mission strength")
		is(t, "stage", p.Stage, core.StageBoards)
		got := ""
		for _, g := range see(p, rules.Public).Missions {
			got += fmt.Sprintf("%v %v, ", g.Mission, g.Open)
		}
		is(t, "missions", got, "women true, flags true, britain true, strength true, ")
	})
	t.Run("EST-22 six boards at random places, turned at random, two left out", func(t *testing.T) {
		p := Play(t, start, "first blue", "mission women", "mission flags", "mission britain", "mission strength")
		boards, sides := map[byte]bool{}, map[rules.Move]bool{}
		r := LuckOf(3)
		for range 400 {
			m := p.Roll(r)
			boards[m[6]], sides[m[8:]] = true, true
		}
		is(t, "boards and sides", fmt.Sprint(len(boards), len(sides)), "8 4")
		p = Play(t, p, "board 8 left", "board 3 upright")
		refused(t, p, "board 3 over", "cannot happen")
		refused(t, p, "board 9 over", "not a move")
		refused(t, p, "board 1 under", "not a move")
		p = Play(t, p, "board 1 over", "board 7 right", "board 2 upright", "board 5 left")
		v := see(p, 1)
		is(t, "left out", fmt.Sprint(v.Aside), "[4 6]")
		is(t, "place 3", fmt.Sprint(v.Boards[3].Number, v.Boards[3].Turned), "7 1")
	})
	t.Run("EST-22 they are mixed anew each round", func(t *testing.T) {
		p := until(t, dusk(Lay(t, 2)), core.StageBoards)
		is(t, "round", p.Round, 2)
		is(t, "boards on the table", len(see(p, 0).Boards), 0)
		boards := map[uint8]bool{}
		for _, a := range p.Actions(nil) {
			boards[a.A] = true
		}
		is(t, "boards to be drawn", len(boards), 8)
		p = Play(t, p, "board 8 left", "board 1 over", "board 7 right", "board 4 upright", "board 5 left", "board 6 right")
		sides := ""
		for _, b := range see(p, 0).Boards {
			sides += fmt.Sprint(b.Turned, " ")
		}
		is(t, "sides", sides, "3 2 1 0 3 1 ")
		is(t, "left out", fmt.Sprint(see(p, 0).Aside), "[2 3]")
	})
}

func TestRewardsComeFromThePile(t *testing.T) {
	start := newState(3, 0)
	t.Run("EST-23 the pile's top goes to each reward space, row by row, face down where it is secret", func(t *testing.T) {
		p := Lay(t, 3, 2, 1, 8, 3, 4, 5)
		for b, hidden := range map[uint8]bool{1: false, 2: true, 3: false, 4: false, 5: false, 8: true} {
			x := At(p, b, 5)
			is(t, "down", p.Down.Has(x), hidden)
			for s := range rules.Seat(3) {
				d := see(p, s).Boards[core.PlaceOf(x)].Reward
				is(t, "known", d.Tile != 0, !hidden)
			}
		}
		is(t, "the first reward", p.On[At(p, 2, 5)], Garbo)
		is(t, "the last one", p.On[At(p, 5, 5)], Exupery)
		is(t, "told", position(newState(2, 0)).Tell(rules.Entry{Seat: rules.Luck, Move: "reward 30"}, 0).Text, "")
	})
	t.Run("EST-24 six tiles leave the pile each round", func(t *testing.T) {
		p := Lay(t, 2)
		is(t, "pile", see(p, 0).Pile, 21)
		for s := range uint8(2) {
			for b := core.Church; b <= core.Atlantico; b++ {
				if s == 0 || b > 2 {
					Send(p, s, Of(s, core.Tile(b)), b, 1+s)
				}
			}
		}
		p = until(t, dusk(p), core.StageBoards)
		is(t, "four went to hands, two under it", see(p, 0).Pile, 23)
	})
	t.Run("EST-25 the first player begins, then clockwise", func(t *testing.T) {
		p := Lay(t, 3)
		for _, who := range []rules.Seat{0, 1, 2, 0} {
			is(t, "turn", see(p, 0).Acting, who)
			p = Play(t, p, p.Choices(who)[0].Move)
			if p.Stage == core.StageLook {
				p = Play(t, p, "leave")
			}
		}
		p = Play(t, start, "first blue")
		is(t, "who begins when blue is first", until(t, p, core.StagePlace).Seat, Blue)
	})
}

func TestBoardsLieInAGrid(t *testing.T) {
	// All boards upright; the cells of Muchaxo are outer in any case, so it stays out.
	p := Lay(t, 2, 1, 2, 3, 4, 6, 7)
	cells := func(p *core.State) (all [4][6]string) {
		for _, b := range see(p, 0).Boards {
			for _, c := range append(b.Cells, b.Reward) {
				row, col := cellOf(b, c)
				all[row][col] = "inner"
				if c.Outer {
					all[row][col] = "outer"
				}
				if c.Numeral == 0 {
					all[row][col] = "reward"
				}
			}
		}
		return all
	}
	t.Run("EST-26 side by side, within a board and across boards, never at corners", func(t *testing.T) {
		// Church (place 0): reward TL, I TR, II BR, III BL; Palácio (1): III TL, reward TR, I BR, II BL.
		is(t, "beside Church II", spotsOf(p, p.Near[At(p, 1, 2)]), "1 I, 1 III, 2 II, 4 II")
		is(t, "beside Church I", spotsOf(p, p.Near[At(p, 1, 1)]), "1 II, 2 III")
		for x := range uint8(core.Slots) {
			for w := p.Near[x]; w != 0; w &= w - 1 {
				holds(t, p.Near[w.First()].Has(x), "adjacency has two sides")
			}
		}
	})
	t.Run("EST-27 EST-28 a middle board has three neighbours, a corner board two", func(t *testing.T) {
		q := Lay(t, 2, 4, 2, 6, 1, 5, 3)
		boards := func(place uint8) string {
			text := ""
			for i := range uint8(core.Places) {
				if core.Adjacent[place]>>i&1 != 0 {
					text += fmt.Sprint(q.Boards[i], " ")
				}
			}
			return text
		}
		is(t, "beside board 2", boards(1), "4 6 5 ")
		is(t, "beside board 4", boards(0), "2 1 ")
		is(t, "beside board 3", boards(5), "6 5 ")
		is(t, "beside board 5", boards(4), "2 1 3 ")
		is(t, "beside board 6", boards(2), "2 3 ")
		is(t, "beside board 1", boards(3), "4 5 ")
		for q.Taken = q.Exists; q.At < core.Places; q.At++ {
			var near core.SpotSet
			for i := range uint8(core.Places) {
				if i == q.Here() || core.Adjacent[q.Here()]>>i&1 != 0 {
					near |= core.InPlace(i) & q.Exists
				}
			}
			is(t, fmt.Sprint("what can be reached from place ", q.At), spotsOf(q, q.DiplomacyTargets()), spotsOf(q, near))
		}
	})
	t.Run("EST-29 outer is the rim", func(t *testing.T) {
		for row, line := range cells(p) {
			for col, kind := range line {
				rim := row == 0 || row == 3 || col == 0 || col == 5
				holds(t, kind == "reward" || rim == (kind == "outer"), fmt.Sprint(row, " ", col, " is ", kind))
			}
		}
	})
	t.Run("EST-30 sixteen cells on the rim, eight inside; turning decides which they are", func(t *testing.T) {
		for q := range uint8(4) {
			turned := [core.Places]uint8{q, (q + 1) % 4, q, (q + 3) % 4, (q + 2) % 4, q}
			outer, inner := 0, 0
			for _, b := range see(LayTurned(t, 2, turned, 3, 2, 8, 1, 6, 4), 0).Boards {
				n := 0
				for _, c := range append(slices.Clone(b.Cells), b.Reward) {
					if c.Corner == 4 { // a reward in the centre of a board with four spaces
						continue
					}
					row, col := cellOf(b, c)
					rim := row == 0 || row == 3 || col == 0 || col == 5
					holds(t, c.Numeral == 0 || c.Outer == rim, fmt.Sprint(c.ID, " at ", row, " ", col, " turned by ", q))
					if rim {
						outer++
					} else {
						n++
					}
				}
				is(t, fmt.Sprint("inner cells of the board at place ", b.Place), n, []int{1, 2, 1, 1, 2, 1}[b.Place])
				inner += n
			}
			is(t, "cells on the rim and inside", fmt.Sprint(outer, inner), "16 8")
		}
		for q, want := range []string{"II", "I", "reward", "III"} { // of the Church in the top left corner
			v := see(LayTurned(t, 2, [core.Places]uint8{uint8(q)}, 1, 2, 3, 4, 6, 7), 0).Boards[0]
			for _, c := range append(v.Cells, v.Reward) {
				if row, col := cellOf(v, c); row == 1 && col == 1 {
					is(t, "the inner cell", core.Numerals[(c.Numeral+4)%5], want)
				}
			}
		}
	})
	t.Run("EST-31 the cell in the second row and column", func(t *testing.T) {
		x := At(p, 1, 2) // cell (2,2) of the upright table
		is(t, "outer", p.Outer.Has(x), false)
		is(t, "adjacent above, left, right and below", p.Near[x].Count(), 4)
		is(t, "no diagonal", p.Near[x].Has(At(p, 2, 3)), false)
	})
	t.Run("EST-32 a reward is no space and joins nothing", func(t *testing.T) {
		refused(t, p, "place 1 1 reward", "You cannot send a character to a reward space")
		q := Lay(t, 2, 1, 2, 3, 4, 6, 8) // the reward of Tamariz lies above Museum II
		is(t, "beside Museum II", spotsOf(q, q.Near[At(q, 8, 2)]), "8 I, 8 III")
		// Tamariz (place 2): reward BR, so its III in the top right touches only II.
		is(t, "beside Tamariz III", spotsOf(p, p.Near[At(p, 3, 3)]), "3 II")
	})
}
