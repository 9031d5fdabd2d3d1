package estoril

import (
	"fmt"
	"testing"

	"intrigue/rules"
)

func TestEvening(t *testing.T) {
	t.Run("EST-54 boards are resolved by rising numbers", func(t *testing.T) {
		p := dusk(table(t, 2, 7, 2, 8, 4, 6, 1))
		got := ""
		for ; p.Stage != StageHome; p = quiet(t, p) {
			if p.Stage == StageOpen {
				got += fmt.Sprint(see(p, 0).Evening.Board, " ")
			}
		}
		is(t, "order", got, "1 2 4 6 7 8 ")
	})
	t.Run("EST-55 all tiles and the reward come up, other boards keep theirs, an empty board opens too", func(t *testing.T) {
		p := table(t, 2, 2, 1, 3, 4, 5, 8)
		send(p, red, sergeant, 2, 1)
		send(p, green, of(green, diplomat), 4, 1)
		p = comes(t, dusk(p), 2)
		hidden := p.On[at(p, 2, 5)]
		is(t, "green before", see(p, 1).Boards[0].Reward.Tile, 0)
		p = plays(t, p, "open")
		is(t, "the reward", see(p, 1).Boards[0].Reward.Tile, hidden)
		is(t, "red's tile to green", see(p, 1).Boards[0].Cells[0].Tile, sergeant)
		is(t, "green's at Atlântico to red", see(p, 0).Boards[3].Cells[0].Tile, 0)
		p = comes(t, p, 8)
		museum := p.On[at(p, 8, 5)]
		is(t, "told", told(p, "open", 0), "Evening at the Museum: nobody came for "+museum.Face().Name+".")
		p = plays(t, p, "open")
		is(t, "turned up before it goes", see(p, 0).Boards[5].Reward.Tile, museum)
	})
	t.Run("EST-56 abilities from I to IV", func(t *testing.T) {
		p := table(t, 2, 8)
		send(p, red, diplomat, 8, 4)
		send(p, green, of(green, diplomat), 8, 1)
		send(p, green, of(green, assassin), 8, 3)
		send(p, red, assassin, 8, 2)
		p = tonight(t, p, 8)
		got := ""
		for ; p.Stage == StageAbility; p = plays(t, p, "leave") {
			e := see(p, 0).Evening
			got += fmt.Sprint(e.Numeral, " ", seatName(e.Owner), ", ")
		}
		is(t, "order", got, "1 Green, 2 Red, 3 Green, 4 Red, ")
	})
	t.Run("EST-57 the owner decides for each symbol", func(t *testing.T) {
		p := table(t, 2, 1, 2, 3, 4, 5, 6)
		send(p, red, assassin, 6, 1)
		send(p, green, of(green, sergeant), 6, 2)
		send(p, red, sergeant, 3, 1) // next door, where a Seduction could find him
		p = tonight(t, p, 6)
		is(t, "who decides", p.Acting()[0], rules.Seat(0))
		is(t, "choices", offers(p, ""), "assassin 6 I, assassin 6 II, leave")
		is(t, "left", plays(t, p, "leave").Taken.Has(at(p, 6, 2)), true)
		is(t, "used", plays(t, p, "assassin 6 II").Taken.Has(at(p, 6, 2)), false)
		_, err := position(p).After(1, "leave")
		holds(t, err != nil, "green has no say")
	})
	t.Run("EST-58 two symbols may both be used, the same one twice", func(t *testing.T) {
		p := table(t, 2, 1, 2, 3, 4, 5, 6)
		send(p, red, belov, 6, 1)
		send(p, green, of(green, sergeant), 6, 2)
		send(p, green, of(green, diplomat), 6, 3)
		p = plays(t, tonight(t, p, 6), "assassin 6 II")
		is(t, "again", offers(p, "assassin"), "assassin 6 I, assassin 6 III")
		p = plays(t, p, "assassin 6 III")
		is(t, "then the dice", p.Stage, StageDice)
	})
	t.Run("EST-59 in the owner's order, one by one, and only what can do something is asked", func(t *testing.T) {
		p := table(t, 2, 1, 2, 3, 4, 5, 6)
		send(p, red, orlovsky, 6, 1)
		send(p, green, of(green, sergeant), 6, 2)
		p = tonight(t, p, 6)
		a := plays(t, p, "assassin 6 II")
		is(t, "diplomacy is left", offers(a, ""), "diplomacy 6 I, leave")
		b := plays(t, p, "diplomacy 6 II")
		is(t, "the assassin is left, for one", offers(b, ""), "assassin 6 I, leave")
		is(t, "he may stop", plays(t, a, "leave").Stage, StageDice)
		// Nationalism without kin is not asked about.
		q := table(t, 2, 1, 2, 3, 4, 5, 6)
		send(q, red, nationalist, 6, 1)
		is(t, "nobody of Portugal is near", tonight(t, q, 6).Stage, StageDice)
		// A target of both symbols is told apart by a further word, and no other.
		is(t, "paths", paths(p), "[board.6.cell.1 choice.assassin][board.6.cell.2 choice.assassin][board.6.cell.1 choice.diplomacy][board.6.cell.2 choice.diplomacy][choice.leave]")
		for who, want := range map[Tile]string{
			orlovsky: "[board.6.cell.1 choice.assassin][board.3.cell.1][board.6.cell.1 choice.diplomacy][choice.leave]",
			assassin: "[board.6.cell.1][choice.leave]",
			diplomat: "[board.3.cell.1][board.6.cell.1][choice.leave]",
		} {
			q := table(t, 2, 1, 2, 3, 4, 5, 6)
			send(q, red, who, 6, 1)
			send(q, green, of(green, sergeant), 3, 1)
			is(t, "paths of "+who.Face().Name, paths(tonight(t, q, 6)), want)
		}
	})
	t.Run("EST-60 a tile that has left does nothing; one that leaves by itself stops", func(t *testing.T) {
		p := table(t, 2, 1, 2, 3, 4, 5, 6)
		send(p, red, assassin, 6, 1)
		send(p, green, of(green, conspirator), 6, 2)
		q := plays(t, tonight(t, p, 6), "assassin 6 II")
		is(t, "green is not asked", q.Stage, StageDice)
		p = table(t, 2, 1, 2, 3, 4, 5, 6)
		send(p, red, belov, 6, 1)
		send(p, green, of(green, sergeant), 6, 2)
		q = plays(t, tonight(t, p, 6), "assassin 6 I")
		is(t, "no second shot", q.Stage, StageDice)
	})
	t.Run("EST-61 the reward uses nothing", func(t *testing.T) {
		p := table(t, 2, 6, 1, 2, 3, 4, 5)
		reward(p, 6, mason)
		send(p, red, sergeant, 6, 1)
		is(t, "nobody is asked about the Assassin", tonight(t, p, 6).Stage, StageDice)
	})
}

// paths are what the acting seat points at, choice by choice.
func paths(p *State) (all string) {
	for _, c := range p.Choices(p.Acting()[0]) {
		all += fmt.Sprint(c.Path)
	}
	return all
}

// two lays some tiles of red and green on board 3, Tamariz, and opens it.
func two(t *testing.T, lay map[uint8]Tile, owners map[uint8]uint8) *State {
	t.Helper()
	p := table(t, 4, 1, 2, 3, 4, 5, 6)
	for n := uint8(1); n <= 3; n++ {
		if tile, ok := lay[n]; ok {
			send(p, owners[n], tile, 3, n)
		}
	}
	return until(t, tonight(t, p, 3), StageAward)
}

func TestStrength(t *testing.T) {
	wins := func(p *State) (string, *State) {
		q := plays(t, p, "award")
		for _, b := range see(q, 0).Boards {
			if b.Number == 3 {
				return seatName(b.Won), q
			}
		}
		return "", q
	}
	t.Run("EST-62 EST-63 the sum of all one's tiles counts, and the highest takes the reward at once", func(t *testing.T) {
		p := two(t, map[uint8]Tile{1: luciano, 2: huene, 3: of(green, sergeant)}, map[uint8]uint8{1: red, 2: green, 3: green})
		is(t, "sums", fmt.Sprint(p.Sum(2, red), p.Sum(2, green)), "5 6")
		prize := p.On[at(p, 3, 5)]
		who, q := wins(p)
		is(t, "winner", who, "Green")
		holds(t, q.Hand[green].Has(prize), "it is in green's hand")
		is(t, "told", told(p, "award", 0), "Green leads: 6 against Red 5. Green wins Viktor Belov at Tamariz.")
	})
	t.Run("EST-37 EST-62 what a reader does not know counts nothing for who leads", func(t *testing.T) {
		p := table(t, 2, 6)
		send(p, green, of(green, sergeant), 6, 1)
		send(p, red, diplomat, 6, 3)
		is(t, "to red", leads(p, 0, 0), "Red leads with what you know: 1 against Green 0.")
		is(t, "to green", leads(p, 1, 0), "Green leads with what you know: 2 against Red 0.")
		q := table(t, 2, 6)
		send(q, green, of(green, sergeant), 6, 1)
		send(q, red, assassin, 6, 3)
		is(t, "nor less than nothing", leads(q, 0, 0), "Green leads with what you know: 0 each, and space I is the lowest.")
	})
	t.Run("EST-64 EST-65 of equals the lowest space wins", func(t *testing.T) {
		p := two(t, map[uint8]Tile{1: of(green, sergeant), 3: sergeant}, map[uint8]uint8{1: green, 3: red})
		who, _ := wins(p)
		is(t, "winner", who, "Green")
		is(t, "why", leads(p, 0, 2), "Green leads: 2 each, and space I is the lowest.")
		p = two(t, map[uint8]Tile{2: of(green, sergeant), 1: diplomat, 3: conspirator}, map[uint8]uint8{2: green, 1: red, 3: red})
		who, _ = wins(p)
		is(t, "with two tiles against one", who, "Red")
	})
	t.Run("EST-66 the overview: yellow is strongest", func(t *testing.T) {
		p := two(t, map[uint8]Tile{1: sergeant, 2: of(green, diplomat), 3: luciano}, map[uint8]uint8{1: red, 2: green, 3: yellow})
		who, _ := wins(p)
		is(t, "winner", who, "Yellow")
	})
	t.Run("EST-67 alone with 0 one wins", func(t *testing.T) {
		who, _ := wins(two(t, map[uint8]Tile{3: assassin}, map[uint8]uint8{3: red}))
		is(t, "winner", who, "Red")
	})
	t.Run("EST-68 of several zeros the lowest space wins", func(t *testing.T) {
		who, _ := wins(two(t, map[uint8]Tile{2: of(blue, assassin), 3: assassin, 1: of(green, nationalist)}, map[uint8]uint8{3: red, 2: blue, 1: green}))
		is(t, "winner", who, "Green")
	})
	t.Run("EST-69 with nobody there the reward goes under the pile", func(t *testing.T) {
		p := two(t, nil, nil)
		prize, n := p.On[at(p, 3, 5)], p.Pile.Len()
		who, q := wins(p)
		is(t, "winner", who, "Luck")
		is(t, "pile", q.Pile.Len(), n+1)
		under := see(q, 2).Under
		is(t, "all know it lies at the bottom", under[len(under)-1], prize)
	})
	t.Run("EST-70 tiles stay on a resolved board", func(t *testing.T) {
		_, q := wins(two(t, map[uint8]Tile{3: assassin}, map[uint8]uint8{3: red}))
		is(t, "still there", q.On[at(q, 3, 3)], assassin)
		q = until(t, q, StageHome)
		is(t, "until the end", q.On[at(q, 3, 3)], assassin)
	})
	t.Run("EST-71 a reward that was won counts no more", func(t *testing.T) {
		p := table(t, 2, 3, 6, 1, 2, 4, 5)
		reward(p, 3, falcao)
		send(p, red, assassin, 3, 1)
		send(p, green, of(green, nationalist), 6, 1)
		q := tonight(t, p, 6)
		is(t, "no kin is left", q.Stage, StageDice)
		p.reset(t, 3)
		is(t, "while it lies there it counts", p.Kin(at(p, 6, 1)), 1)
	})
	t.Run("EST-161 without a tile there is no claim", func(t *testing.T) {
		p := table(t, 2, 6, 1, 2, 3, 4, 5)
		send(p, red, luciano, 6, 2)
		send(p, green, of(green, assassin), 6, 1)
		p = plays(t, tonight(t, p, 6), "assassin 6 II", "roll 1 1")
		q := plays(t, p, "award")
		is(t, "the assassin wins", q.Won[0], 1+green)
		p = table(t, 2, 6, 1, 2, 3, 4, 5)
		send(p, green, of(green, assassin), 6, 1)
		q = plays(t, tonight(t, p, 6), "assassin 6 I", "award")
		is(t, "nobody is left", q.Won[0], 5)
	})
	t.Run("EST-164 the reward has no strength of its own there", func(t *testing.T) {
		p := table(t, 2, 4, 6, 1, 2, 3, 5)
		reward(p, 4, huene)
		reward(p, 6, mason)
		is(t, "parts", see(p, 0).Boards[0].Reward.Parts, Parts{})
		send(p, red, sergeant, 6, 2)
		q := tonight(t, p, 6)
		is(t, "one roll only", plays(t, q, "roll 2 6").Stage, StageAward)
		send(p, red, diplomat, 4, 1)
		is(t, "sum at Atlântico", until(t, tonight(t, p, 4), StageAward).Sum(0, red), 1)
	})
}

// reset turns a board up again without resolving it.
func (c *State) reset(t *testing.T, board uint8) {
	t.Helper()
	for p, b := range c.Boards {
		if b == board {
			c.Down &^= InPlace(uint8(p)) | RewardOf(uint8(p))
		}
	}
}
