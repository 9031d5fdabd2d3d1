package estoril

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/rules"
)

func TestRoundEnd(t *testing.T) {
	t.Run("EST-122 tiles and cubes go home when all boards are done", func(t *testing.T) {
		p := table(t, 2, 1, 2, 3, 4, 5, 6)
		send(p, red, sergeant, 6, 1)
		send(p, green, of(green, sergeant), 1, 1)
		p = until(t, dusk(p), StageHome)
		is(t, "still out", p.Hand[red].Has(sergeant), false)
		is(t, "all boards are done", fmt.Sprint(p.Won), "[2 5 5 5 5 1]")
		strew(p, at(p, 6, 1))
		p.Numeral, p.Used = 2, 1
		p = plays(t, p, "home")
		holds(t, p.Hand[red].Has(sergeant) && p.Hand[green].Has(of(green, sergeant)), "both are home")
		is(t, "cubes", fmt.Sprint(p.Cubes), "[6 6 0 0]")
		is(t, "nothing lies on the table", p.Taken.Count(), 0)
		is(t, "nor the boards in the next round", laidOut(until(t, p, StageBoards)), laidOut(&State{}))
	})
	t.Run("EST-22 EST-23 EST-122 luck decides what is due, and nothing else", func(t *testing.T) {
		stages := map[Stage]bool{}
		for p := (starts(2, Agendas)); p.Round < 2; p = quiet(t, p) {
			if !p.Chance() {
				continue
			}
			stages[p.Stage] = true
			due, _, _ := strings.Cut(string(p.Roll(luckOf(1))), " ")
			for _, m := range []rules.Move{"first red", "mission women", "agenda flags", "board 8 left", "reward 51", "draw 51", "roll 1 1", "open", "award", "home"} {
				if verb, _, _ := strings.Cut(string(m), " "); verb != due {
					_, err := position(p).After(rules.Luck, m)
					holds(t, err != nil, string(m)+" while "+string(p.Roll(luckOf(1))))
				}
			}
		}
		holds(t, len(stages) >= 8, "all kinds of luck were met")
	})
	lay := func(t *testing.T) *State {
		p := table(t, 3, 1, 2, 3, 4, 5, 6)
		gain(p, red, luciano, mason)
		gain(p, blue, huene)
		return plays(t, until(t, dusk(p), StageHome), "home")
	}
	t.Run("EST-123 who has more than six discards down to six, others nothing", func(t *testing.T) {
		p := lay(t)
		is(t, "first asked", fmt.Sprint(p.Stage, p.Seat), fmt.Sprint(StageDiscard, 0))
		is(t, "choices", len(p.Choices(0)), 8)
		refused(t, p, "discard 7", "in your hand")
		refused(t, p, "leave", "must discard")
		p = plays(t, p, "discard 39", "discard 1")
		is(t, "then blue", p.Seat, blue)
		p = plays(t, p, "discard 13")
		is(t, "a new round", fmt.Sprint(p.Round, p.Stage), fmt.Sprint(2, StageBoards))
		is(t, "hands", fmt.Sprint(p.Hand[red].Count(), p.Hand[green].Count(), p.Hand[blue].Count()), "6 6 6")
	})
	t.Run("EST-124 discards are shown together, and no hand looks smaller before", func(t *testing.T) {
		p := plays(t, lay(t), "discard 39")
		is(t, "red's hand to green", see(p, 1).Players[0].Size, 8)
		is(t, "red's pile to green", len(see(p, 1).Players[0].Discards), 0)
		is(t, "red knows what he put away", fmt.Sprint(see(p, 0).Players[0].Chosen), "[39]")
		is(t, "green does not", len(see(p, 1).Players[0].Chosen), 0)
		is(t, "told", told(lay(t), "discard 39", 1), "Red puts a tile away, face down.")
		p = plays(t, p, "discard 1")
		is(t, "still 8", see(p, 1).Players[0].Size, 8)
		line := told(p, "discard 13", 1)
		is(t, "told at last", line, "Blue discards Ruth Calder. Now all discards are shown: Red's Ruth Calder and C. Lucky Luciano and Blue's Ruth Calder.")
		is(t, "it reveals", p.Reveals(2, "discard 13"), true)
		p = plays(t, p, "discard 13")
		is(t, "shown", fmt.Sprint(see(p, 1).Players[0].Discards, see(p, 1).Players[2].Discards), "[1 39] [13]")
		is(t, "hand", see(p, 1).Players[0].Size, 6)
		is(t, "nothing is put away any more", fmt.Sprint(p.Chosen, p.Away), "[0 0 0 0] [0 0 0 0]")
	})
	t.Run("EST-125 the left neighbour begins the next round; none after the fourth", func(t *testing.T) {
		p := plays(t, lay(t), "discard 39", "discard 1", "discard 13")
		is(t, "first", see(p, 0).First, rules.Seat(1))
		is(t, "round", p.Round, 2)
	})
	t.Run("EST-126 how often one is first", func(t *testing.T) {
		for seats, want := range map[int]string{2: "0 1 0 1 ", 3: "0 1 2 0 ", 4: "0 1 2 3 "} {
			c, got, r := newState(seats, 0), "", luckOf(4)
			c.Do(Action{RollFirst, 0, 0})
			for round := uint8(0); c.Stage != StageOver; c.Do(c.Random(r)) {
				if c.Round > round && c.Stage == StagePlace {
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
			c, r := newState(2+int(seed)%3, 0), luckOf(seed)
			discards := 0
			for c.Stage != StageOver {
				if c.Round == lastRound && c.Stage == StageDiscard {
					discards++
				}
				c.Do(c.Random(r))
			}
			is(t, "rounds", c.Round, 4)
			for s := range c.Seats {
				holds(t, c.Hand[s].Count() <= handSize, "six in hand at most")
			}
			holds(t, discards > 0 || c.Seats == 4, "somebody discards in the last round")
		}
	})
	t.Run("EST-163 a player with five tiles places five, the other six", func(t *testing.T) {
		p := table(t, 2, 1, 2, 3, 4, 5, 6)
		p.Hand[red] &^= 1 << sergeant
		p.Owned[red] &^= 1 << sergeant
		p.Lost |= 1 << sergeant
		var placed [2]int
		r := luckOf(9)
		for p.Stage == StagePlace || p.Stage == StageLook {
			if p.Stage == StagePlace {
				placed[p.Seat]++
			}
			p.Do(p.Random(r))
		}
		is(t, "placed", placed, [2]int{5, 6})
		is(t, "cubes left", fmt.Sprint(p.Cubes[:2]), "[1 0]")
	})
}
