package core_test

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
)

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
	lay := func(t *testing.T) *core.State {
		p := Lay(t, 3, 1, 2, 3, 4, 5, 6)
		Gain(p, Red, Luciano, Mason)
		Gain(p, Blue, Huene)
		return Play(t, until(t, dusk(p), core.StageHome), "home")
	}
	t.Run("EST-123 who has more than six discards down to six, others nothing", func(t *testing.T) {
		p := lay(t)
		is(t, "first asked", fmt.Sprint(p.Stage, p.Seat), fmt.Sprint(core.StageDiscard, 0))
		is(t, "choices", len(p.Choices(0)), 8)
		refused(t, p, "discard 7", "You can discard only a character from your hand")
		refused(t, p, "leave", "must discard")
		p = Play(t, p, "discard 39", "discard 1")
		is(t, "then blue", p.Seat, Blue)
		p = Play(t, p, "discard 13")
		is(t, "a new round", fmt.Sprint(p.Round, p.Stage), fmt.Sprint(2, core.StageBoards))
		is(t, "hands", fmt.Sprint(p.Hand[Red].Count(), p.Hand[Green].Count(), p.Hand[Blue].Count()), "6 6 6")
	})
	t.Run("EST-124 discards are shown together, and no hand looks smaller before", func(t *testing.T) {
		p := Play(t, lay(t), "discard 39")
		is(t, "red's hand to green", see(p, 1).Players[0].Size, 8)
		is(t, "red's pile to green", len(see(p, 1).Players[0].Discards), 0)
		is(t, "red knows what he put away", fmt.Sprint(see(p, 0).Players[0].Chosen), "[39]")
		is(t, "green does not", len(see(p, 1).Players[0].Chosen), 0)
		is(t, "nor by all that the view knows", see(p, 1).Known().Chosen[Red].Count(), 0)
		is(t, "told", told(lay(t), "discard 39", 1), "Red discards a character face down.")
		p = Play(t, p, "discard 1")
		is(t, "still 8", see(p, 1).Players[0].Size, 8)
		line := told(p, "discard 13", 1)
		is(t, "told at last", line, "Blue discards Ruth Calder. All discards are shown: Ruth Calder and C. Lucky Luciano from Red; "+
			"Ruth Calder from Blue.")
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
	t.Run("EST-125 the left neighbour begins the next round; none after the fourth", func(t *testing.T) {
		p := Play(t, lay(t), "discard 39", "discard 1", "discard 13")
		is(t, "first", see(p, 0).First, rules.Seat(1))
		is(t, "round", p.Round, 2)
		p = lay(t)
		p.First = Blue
		is(t, "left of the last seat", Play(t, p, "discard 39", "discard 1", "discard 13").First, Red)
		p = lay(t)
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
		p := lay(t)
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
