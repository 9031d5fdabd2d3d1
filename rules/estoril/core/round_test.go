package core_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
)

// tooManyDiscards is the end of a round in which tiles have to go.
func tooManyDiscards(t *testing.T) *core.State {
	p := Lay(t, 3, 1, 2, 3, 4, 5, 6)
	Gain(p, Red, Luciano, Mason)
	Gain(p, Blue, Huene)
	return Play(t, until(t, dusk(p), core.StageHome), "home")
}

func TestRoundEnd(t *testing.T) {
	t.Run("EST-122 tiles and cubes go home when all boards are done", func(t *testing.T) {
		p := Lay(t, 2, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Sergeant, 6, 1)
		Send(p, Green, Of(Green, Sergeant), 1, 1)
		p = until(t, dusk(p), core.StageHome)
		is(t, "still out", p.Hand[Red].Has(Sergeant), false)
		is(t, "all boards are done", fmt.Sprint(p.Won), "[2 5 5 5 5 1]")
		strew(p, At(p, 6, 1))
		p.Numeral, p.Used = 2, 1
		p = Play(t, p, "home")
		holds(t, p.Hand[Red].Has(Sergeant) && p.Hand[Green].Has(Of(Green, Sergeant)), "both are home")
		is(t, "cubes", fmt.Sprint(p.Cubes), "[6 6 0 0]")
		is(t, "nothing lies on the table", p.Taken.Count(), 0)
		is(t, "nor the boards in the next round", laidOut(until(t, p, core.StageBoards)), laidOut(&core.State{}))
	})
	t.Run("EST-22 EST-23 EST-122 luck decides what is due, and nothing else", func(t *testing.T) {
		stages := map[core.Stage]bool{}
		for p := (newState(2, core.Agendas)); p.Round < 2; p = quiet(t, p) {
			if !p.Chance() {
				continue
			}
			stages[p.Stage] = true
			due, _, _ := strings.Cut(string(p.Roll(LuckOf(1))), " ")
			for _, m := range []rules.Move{"first red", "mission women", "agenda flags", "board 8 left", "reward 51", "draw 51", "roll 1 1",
				"open", "award", "home"} {
				if verb, _, _ := strings.Cut(string(m), " "); verb != due {
					_, err := position(p).After(rules.Luck, m)
					holds(t, err != nil, string(m)+" while "+string(p.Roll(LuckOf(1))))
				}
			}
		}
		holds(t, len(stages) >= 8, "all kinds of luck were met")
	})
	t.Run("EST-123 who has more than six discards down to six, others nothing", func(t *testing.T) {
		p := tooManyDiscards(t)
		is(t, "first asked", fmt.Sprint(p.Stage, p.Seat), fmt.Sprint(core.StageDiscard, 0))
		is(t, "choices", len(p.Choices(0)), 8)
		refused(t, p, "discard 7", "Choose a character in your hand to discard")
		refused(t, p, "leave", "must discard")
		p = Play(t, p, "discard 39", "discard 1")
		is(t, "then blue", p.Seat, Blue)
		p = Play(t, p, "discard 13")
		is(t, "a new round", fmt.Sprint(p.Round, p.Stage), fmt.Sprint(2, core.StageBoards))
		is(t, "hands", fmt.Sprint(p.Hand[Red].Count(), p.Hand[Green].Count(), p.Hand[Blue].Count()), "6 6 6")
	})
	t.Run("EST-124 discards are shown together, and no hand looks smaller before", func(t *testing.T) {
		p := Play(t, tooManyDiscards(t), "discard 39")
		is(t, "red's hand to green", see(p, 1).Players[0].Size, 8)
		is(t, "red's pile to green", len(see(p, 1).Players[0].Discards), 0)
		is(t, "red knows what he put away", fmt.Sprint(see(p, 0).Players[0].Chosen), "[39]")
		is(t, "green does not", len(see(p, 1).Players[0].Chosen), 0)
		is(t, "nor by all that the view knows", see(p, 1).Known().Chosen[Red].Count(), 0)
		is(t, "told", told(tooManyDiscards(t), "discard 39", 1), "Red discards a character face down.")
		p = Play(t, p, "discard 1")
		is(t, "still 8", see(p, 1).Players[0].Size, 8)
		line := told(p, "discard 13", 1)
		is(t, "told at last", line, "Blue discards Ruth Calder. All discards are shown. Red: Ruth Calder and C. Lucky Luciano. "+
			"Blue: Ruth Calder.")
		is(t, "it reveals", p.Reveals(2, "discard 13"), true)
		p = Play(t, p, "discard 13")
		is(t, "shown", fmt.Sprint(see(p, 1).Players[0].Discards, see(p, 1).Players[2].Discards), "[1 39] [13]")
		for by := rules.Public; by < 3; by++ {
			is(t, "read by all", fmt.Sprint(see(p, by).Players[0].Discards), "[1 39]")
		}
		is(t, "hand", see(p, 1).Players[0].Size, 6)
		is(t, "nothing is put away any more", fmt.Sprint(p.Chosen, p.Away), "[0 0 0 0] [0 0 0 0]")
		p = until(t, p, core.StagePlace)
		Gain(p, Red, Kennan)
		p = Play(t, until(t, dusk(p), core.StageHome), "home", "discard 2")
		is(t, "a round later there are more", fmt.Sprint(see(p, 1).Players[0].Discards), "[1 2 39]")
	})
}

func TestAGameHasFourRounds(t *testing.T) {
	t.Run("EST-125 the left neighbour begins the next round; none after the fourth", func(t *testing.T) {
		p := Play(t, tooManyDiscards(t), "discard 39", "discard 1", "discard 13")
		is(t, "first", see(p, 0).First, rules.Seat(1))
		is(t, "round", p.Round, 2)
		p = tooManyDiscards(t)
		p.First = Blue
		is(t, "left of the last seat", Play(t, p, "discard 39", "discard 1", "discard 13").First, Red)
		p = tooManyDiscards(t)
		p.Round = core.LastRound
		p = Play(t, p, "discard 39", "discard 1", "discard 13")
		is(t, "after the fourth", fmt.Sprint(p.Stage, p.Round, p.First), fmt.Sprint(core.StageOver, 4, Red))
	})
	t.Run("EST-126 how often one is first", func(t *testing.T) {
		for seats, want := range map[int]string{2: "0 1 0 1 ", 3: "0 1 2 0 ", 4: "0 1 2 3 "} {
			c, got, r := Begin(seats, 0), "", LuckOf(4)
			c.Do(core.Action{Kind: core.RollFirst, A: 0})
			for round := uint8(0); c.Stage != core.StageOver; c.Do(c.Random(r)) {
				if c.Round > round && c.Stage == core.StagePlace {
					round = c.Round
					got += fmt.Sprint(c.First, " ")
					is(t, "he places first", c.Seat, c.First)
				}
			}
			is(t, "first players", got, want)
		}
	})
	t.Run("EST-21 EST-127 four rounds, the last with discarding too", func(t *testing.T) {
		for seed := range uint64(20) {
			c, r := Begin(2+int(seed)%3, 0), LuckOf(seed)
			discards := 0
			for c.Stage != core.StageOver {
				if c.Round == core.LastRound && c.Stage == core.StageDiscard {
					discards++
				}
				c.Do(c.Random(r))
			}
			is(t, "rounds", c.Round, 4)
			for s := range c.Seats {
				holds(t, c.Hand[s].Count() <= core.HandSize, "six in hand at most")
			}
			holds(t, discards > 0 || c.Seats == 4, "somebody discards in the last round")
		}
		p := tooManyDiscards(t)
		p.Round = core.LastRound
		p = Play(t, p, "discard 39", "discard 1", "discard 13")
		is(t, "and all see them", fmt.Sprint(see(p, 1).Players[0].Discards, see(p, 1).Players[2].Discards, p.Chosen),
			"[1 39] [13] [0 0 0 0]")
	})
	t.Run("EST-163 a player with five tiles places five, the other six", func(t *testing.T) {
		p := Lay(t, 2, 1, 2, 3, 4, 5, 6)
		p.Hand[Red] &^= 1 << Sergeant
		p.Owned[Red] &^= 1 << Sergeant
		p.Lost |= 1 << Sergeant
		var placed [2]int
		r := LuckOf(9)
		for p.Stage == core.StagePlace || p.Stage == core.StageLook {
			if p.Stage == core.StagePlace {
				placed[p.Seat]++
			}
			p.Do(p.Random(r))
		}
		is(t, "placed", placed, [2]int{5, 6})
		is(t, "cubes left", fmt.Sprint(p.Cubes[:2]), "[1 0]")
	})
}

func TestDiplomatsMoveCharacters(t *testing.T) {
	lay := func() *core.State {
		p := Lay(t, 4, 1, 3, 2, 4, 8, 7)
		Send(p, Yellow, Of(Yellow, Diplomat), 3, 1)
		Send(p, Yellow, Of(Yellow, Sergeant), 8, 2)
		Send(p, Green, Of(Green, Assassin), 8, 1)
		Send(p, Blue, Of(Blue, Seductress), 7, 1)
		return p
	}
	p := tonight(t, lay(), 3)
	t.Run("EST-99 a tile here or beside, also himself, face up or down, but none twice", func(t *testing.T) {
		is(t, "targets", offers(p, "diplomacy"), "diplomacy 3 I, diplomacy 8 I, diplomacy 8 II")
		refused(t, p, "diplomacy 7 I", "not adjacent")
		refused(t, p, "diplomacy 3 reward", "You cannot choose the reward")
		q := Play(t, p, "diplomacy 8 II")
		is(t, "still face down", q.Down.Has(At(q, 8, 2)), true)
		is(t, "unknown to green", see(q, 1).Boards[4].Cells[1].Tile, 0)
		is(t, "a cube is seen", see(q, 1).Boards[4].Cells[1].Shield, true)
		f := lay()
		Send(f, Yellow, Franco, 3, 2)
		f = Play(t, tonight(t, f, 3), "diplomacy 3 I")
		refused(t, f, "diplomacy 3 I", "That character already has a white cube")
	})
	t.Run("EST-100 EST-104 yellow's tile at board 8 is safe from everybody this round", func(t *testing.T) {
		q := Play(t, p, "diplomacy 8 II")
		seven := Play(t, comes(t, q, 7), "open")
		refused(t, seven, "seduction 8 II 7 II", "A white cube protects that character this round")
		is(t, "an unprotected one can be brought", offers(seven, "seduction 8 I "), "seduction 8 I 7 II, seduction 8 I 7 III")
		eight := Play(t, comes(t, q, 8), "open")
		refused(t, eight, "assassin 8 II", "A white cube protects that character this round")
		is(t, "other targets", offers(eight, "assassin"), "assassin 8 I")
		own := Play(t, tonight(t, lay(), 3), "leave")
		is(t, "without it", offers(Play(t, comes(t, own, 8), "open"), "assassin"), "assassin 8 I, assassin 8 II")
		mine := lay()
		Send(mine, Green, Of(Green, Diplomat), 3, 2)
		mine = tonight(t, mine, 3)
		eight = Play(t, comes(t, Play(t, mine, "leave", "diplomacy 8 I"), 8), "open")
		is(t, "its owner's Assassin does not reach it", offers(eight, "assassin"), "assassin 8 II")
		mine = lay()
		Send(mine, Blue, Of(Blue, Diplomat), 8, 3)
		Send(mine, Blue, Of(Blue, Sergeant), 8, 4)
		Send(mine, Green, Of(Green, Diplomat), 3, 2)
		mine = Play(t, tonight(t, mine, 3), "leave", "diplomacy 8 III")
		is(t, "nor does its owner's Seduction", offers(Play(t, comes(t, mine, 7), "open"), "seduction 8 III "), "")
		late := lay()
		Send(late, Red, Seductress, 8, 3)
		late = tonight(t, late, 3)
		saved := Play(t, comes(t, Play(t, late, "diplomacy 3 I"), 8), "open", "leave")
		is(t, "on a board that is done it is safe too", offers(saved, "seduction 3"), "")
		is(t, "and else it is not", offers(Play(t, comes(t, Play(t, late, "leave"), 8), "open", "leave"), "seduction 3"),
			"seduction 3 I 8 IV")
	})
	t.Run("EST-101 a tile on a resolved board", func(t *testing.T) {
		q := lay()
		Send(q, Red, Diplomat, 8, 3)
		q = Play(t, comes(t, dusk(q), 8), "open", "leave")
		is(t, "Tamariz is done and its tile a target", offers(q, "diplomacy 3"), "diplomacy 3 I")
	})
	t.Run("EST-102 it does not protect from Hell's Mouth", func(t *testing.T) {
		q := Lay(t, 2, 1, 3, 2, 4, 8, 7)
		Send(q, Red, Diplomat, 7, 1)
		Send(q, Green, Of(Green, Sergeant), 7, 2)
		q = Play(t, tonight(t, q, 7), "diplomacy 7 I", "award")
		is(t, "red loses it", offers(q, ""), "lose 7 I")
	})
	t.Run("EST-103 white cubes are gone next round", func(t *testing.T) {
		q := until(t, Play(t, p, "diplomacy 8 II"), core.StageHome)
		is(t, "until then", q.Protected.Count(), 1)
		is(t, "after", Play(t, q, "home").Protected.Count(), 0)
	})
	t.Run("EST-105 women do nothing on the boards", func(t *testing.T) {
		is(t, "only a mission counts them", core.Women.Count(1<<Assassin|1<<Seductress|1<<Sergeant), 2)
		q := Lay(t, 2, 1, 3, 2, 4, 6, 7)
		Send(q, Red, Seductress, 6, 1)
		Send(q, Green, Of(Green, Assassin), 6, 2)
		Send(q, Green, Of(Green, Seductress), 7, 1)
		q = tonight(t, q, 6)
		is(t, "they are brought like others", offers(q, "seduction"), "seduction 7 I 6 III")
		is(t, "and sent home", offers(Play(t, q, "leave"), "assassin"), "assassin 6 I, assassin 6 II")
		women := 0
		for k := core.Tile(core.Starters + 1); k <= core.Starters+core.Recruits; k++ {
			f := core.Faces[k.FaceIndex()]
			if !f.Woman {
				continue
			}
			women++
			p := Lay(t, 2, 3, 2, 4, 5, 6, 8)
			Send(p, Red, k, 3, 1)
			Send(p, Green, Of(Green, Sergeant), 3, 2)
			p = tonight(t, p, 3)
			is(t, f.Name+" has the printed strength", p.Strength(At(p, 3, 1)), int(f.Strength))
			for p.Stage == core.StageAbility && p.Actor() == At(p, 3, 1) {
				for _, m := range strings.Split(offers(p, ""), ", ") {
					word, _, _ := strings.Cut(m, " ")
					own := slices.ContainsFunc(f.Symbols[:], func(s core.Symbol) bool { return strings.ToLower(s.String()) == word })
					holds(t, own || word == "leave", f.Name+" may "+m)
				}
				p = Play(t, p, "leave")
			}
		}
		holds(t, women > 0, "there are no women")
	})
}
