package core_test

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
)

func TestEveningAwardsEachBoard(t *testing.T) {
	t.Run("EST-54 boards are resolved by rising numbers", func(t *testing.T) {
		p := dusk(Lay(t, 2, 7, 2, 8, 4, 6, 1))
		got := ""
		for ; p.Stage != core.StageHome; p = quiet(t, p) {
			if p.Stage == core.StageOpen {
				got += fmt.Sprint(see(p, 0).Evening.Board, " ")
			}
		}
		is(t, "order", got, "1 2 4 6 7 8 ")
		p = Lay(t, 2, 7, 2, 8, 4, 6, 1)
		p.Cubes = [4]uint8{1}
		p = Play(t, p, "place 6 7 I") // the last one of the day
		is(t, "the first board", see(p, 0).Evening.Board, 1)
	})
	t.Run("EST-55 all tiles and the reward come up, other boards keep theirs, an empty board opens too", func(t *testing.T) {
		p := Lay(t, 2, 2, 1, 3, 4, 5, 8)
		Send(p, Red, Sergeant, 2, 1)
		Send(p, Green, Of(Green, Diplomat), 4, 1)
		p = comes(t, dusk(p), 2)
		hidden := p.On[At(p, 2, 5)]
		is(t, "green before", see(p, 1).Boards[0].Reward.Tile, 0)
		p = Play(t, p, "open")
		is(t, "the reward", see(p, 1).Boards[0].Reward.Tile, hidden)
		is(t, "red's tile to green", see(p, 1).Boards[0].Cells[0].Tile, Sergeant)
		is(t, "green's at Atlântico to red", see(p, 0).Boards[3].Cells[0].Tile, 0)
		p = comes(t, p, 8)
		museum := p.On[At(p, 8, 5)]
		is(t, "told", told(p, "open", 0), "Evening at the Museum: nobody is there. The reward is "+museum.Face().Name+".")
		p = Play(t, p, "open")
		is(t, "turned up before it goes", see(p, 0).Boards[5].Reward.Tile, museum)
	})
	t.Run("EST-56 abilities from I to IV", func(t *testing.T) {
		p := Lay(t, 2, 8)
		Send(p, Red, Diplomat, 8, 4)
		Send(p, Green, Of(Green, Diplomat), 8, 1)
		Send(p, Green, Of(Green, Assassin), 8, 3)
		Send(p, Red, Assassin, 8, 2)
		p = tonight(t, p, 8)
		got := ""
		for ; p.Stage == core.StageAbility; p = Play(t, p, "leave") {
			e := see(p, 0).Evening
			got += fmt.Sprint(e.Numeral, " ", core.SeatName(e.Owner), ", ")
		}
		is(t, "order", got, "1 Green, 2 Red, 3 Green, 4 Red, ")
		q := Lay(t, 2, 8)
		Send(q, Green, Of(Green, Diplomat), 8, 1)
		Send(q, Red, Diplomat, 8, 2)
		q = Play(t, tonight(t, q, 8), "diplomacy 8 I")
		is(t, "what one has used, the next one still has", offers(q, ""), "diplomacy 8 II, leave")
	})
	t.Run("EST-57 the owner decides for each symbol", func(t *testing.T) {
		p := Lay(t, 2, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Assassin, 6, 1)
		Send(p, Green, Of(Green, Sergeant), 6, 2)
		Send(p, Red, Sergeant, 3, 1) // next door, where a Seduction could find him
		p = tonight(t, p, 6)
		is(t, "who decides", p.Acting()[0], rules.Seat(0))
		is(t, "choices", offers(p, ""), "assassin 6 I, assassin 6 II, leave")
		is(t, "left", Play(t, p, "leave").Taken.Has(At(p, 6, 2)), true)
		is(t, "used", Play(t, p, "assassin 6 II").Taken.Has(At(p, 6, 2)), false)
		_, err := position(p).After(1, "leave")
		holds(t, err != nil, "green has no say")
		p = Lay(t, 2, 1, 2, 3, 4, 5, 6)
		Send(p, Green, Of(Green, Assassin), 6, 2) // who is not the first player
		Send(p, Red, Assassin, 6, 3)
		p = tonight(t, p, 6)
		is(t, "who decides about green's", p.Acting()[0], rules.Seat(Green))
		is(t, "then about red's", fmt.Sprint(Play(t, p, "leave").Stage, Play(t, p, "leave").Seat), fmt.Sprint(core.StageAbility, Red))
	})
	t.Run("EST-57 whatever the symbol, its owner alone decides, and may leave it", func(t *testing.T) {
		for _, who := range []core.Tile{Assassin, Conspirator, Nationalist, Seductress, Diplomat} {
			p := Lay(t, 2, 1, 2, 3, 4, 5, 6)
			Send(p, Green, Of(Green, who), 6, 2) // green is not the first player
			Send(p, Red, Sergeant, 6, 3)
			Send(p, Red, Of(Red, Mason), 3, 1)
			p = tonight(t, p, 6)
			name := who.Face().Name
			is(t, "who decides for "+name, fmt.Sprint(p.Stage, p.Acting()), fmt.Sprint(core.StageAbility, []rules.Seat{rules.Seat(Green)}))
			holds(t, strings.Contains(offers(p, ""), ", leave") || strings.Contains(offers(p, ""), "leave, "),
				name+" may use it or leave it")
			_, err := position(p).After(rules.Seat(Red), "leave")
			holds(t, err != nil, "red has no say about "+name)
			q := Play(t, p, "leave")
			holds(t, q.Stage != core.StageAbility, name+" is asked once")
			is(t, "all that lies there after "+name+" has left it", fmt.Sprint(q.On, q.Gain, q.Protected, q.Pile.Len()),
				fmt.Sprint(p.On, p.Gain, p.Protected, p.Pile.Len()))
		}
	})
}

func TestAbilitiesAreUsedOneByOne(t *testing.T) {
	t.Run("EST-58 two symbols may both be used, the same one twice", func(t *testing.T) {
		p := Lay(t, 2, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Belov, 6, 1)
		Send(p, Green, Of(Green, Sergeant), 6, 2)
		Send(p, Green, Of(Green, Diplomat), 6, 3)
		p = Play(t, tonight(t, p, 6), "assassin 6 II")
		is(t, "again", offers(p, "assassin"), "assassin 6 I, assassin 6 III")
		p = Play(t, p, "assassin 6 III")
		is(t, "then the dice", p.Stage, core.StageDice)
		p = Lay(t, 2, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Orlovsky, 6, 1)
		Send(p, Green, Of(Green, Sergeant), 6, 2)
		p = Play(t, tonight(t, p, 6), "diplomacy 6 I")
		is(t, "two different ones", offers(p, "assassin"), "assassin 6 II")
		is(t, "and no third", Play(t, p, "assassin 6 II").Stage, core.StageDice)
	})
	t.Run("EST-59 in the owner's order, one by one, and only what can do something is asked", func(t *testing.T) {
		p := Lay(t, 2, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Orlovsky, 6, 1)
		Send(p, Green, Of(Green, Sergeant), 6, 2)
		p = tonight(t, p, 6)
		a := Play(t, p, "assassin 6 II")
		is(t, "diplomacy is left", offers(a, ""), "diplomacy 6 I, leave")
		b := Play(t, p, "diplomacy 6 II")
		is(t, "the assassin is left, for one", offers(b, ""), "assassin 6 I, leave")
		is(t, "he may stop", Play(t, a, "leave").Stage, core.StageDice)
		// Nationalism without kin is not asked about.
		q := Lay(t, 2, 1, 2, 3, 4, 5, 6)
		Send(q, Red, Nationalist, 6, 1)
		is(t, "nobody of Portugal is near", tonight(t, q, 6).Stage, core.StageDice)
		Send(q, Green, Of(Green, Sergeant), 6, 2)
		is(t, "somebody is", offers(tonight(t, q, 6), ""), "leave, nationalism")
		// A target of both symbols is told apart by a further word, and no other.
		is(t, "paths", paths(p), "[board.6.cell.1 choice.assassin][board.6.cell.2 choice.assassin][board.6.cell.1 "+
			"choice.diplomacy][board.6.cell.2 choice.diplomacy][choice.leave]")
		for who, want := range map[core.Tile]string{
			Orlovsky: "[board.6.cell.1 choice.assassin][board.3.cell.1][board.6.cell.1 choice.diplomacy][choice.leave]",
			Assassin: "[board.6.cell.1][choice.leave]",
			Diplomat: "[board.3.cell.1][board.6.cell.1][choice.leave]",
		} {
			q := Lay(t, 2, 1, 2, 3, 4, 5, 6)
			Send(q, Red, who, 6, 1)
			Send(q, Green, Of(Green, Sergeant), 3, 1)
			is(t, "paths of "+who.Face().Name, paths(tonight(t, q, 6)), want)
		}
	})
	t.Run("EST-60 a tile that has left does nothing; one that leaves by itself stops", func(t *testing.T) {
		p := Lay(t, 2, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Assassin, 6, 1)
		Send(p, Green, Of(Green, Conspirator), 6, 2)
		q := Play(t, tonight(t, p, 6), "assassin 6 II")
		is(t, "green is not asked", q.Stage, core.StageDice)
		p = Lay(t, 2, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Belov, 6, 1)
		Send(p, Green, Of(Green, Sergeant), 6, 2)
		q = Play(t, tonight(t, p, 6), "assassin 6 I")
		is(t, "no second shot", q.Stage, core.StageDice)
	})
	t.Run("EST-60 the tile after one that has left is asked about its own symbols, all of them", func(t *testing.T) {
		p := Lay(t, 2, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Assassin, 6, 1)
		Send(p, Green, Of(Green, Conspirator), 6, 2)
		Send(p, Red, Diplomat, 6, 3)
		q := Play(t, tonight(t, p, 6), "assassin 6 II")
		is(t, "green's is gone, red's next one is asked", fmt.Sprint(q.Stage, q.Seat, q.Numeral), fmt.Sprint(core.StageAbility, Red, 2))
		p = Lay(t, 2, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Belov, 6, 1)
		Send(p, Green, Orlovsky, 6, 2)
		q = Play(t, tonight(t, p, 6), "assassin 6 I")
		is(t, "red's has left by itself, green's is asked", fmt.Sprint(q.Stage, q.Seat, q.Numeral), fmt.Sprint(core.StageAbility, Green, 1))
		is(t, "about both its symbols", offers(q, ""), "assassin 6 II, diplomacy 6 II, leave")
	})
	t.Run("EST-61 the reward uses nothing", func(t *testing.T) {
		p := Lay(t, 2, 6, 1, 2, 3, 4, 5)
		setReward(p, 6, Mason)
		Send(p, Red, Sergeant, 6, 1)
		is(t, "nobody is asked about the Assassin", tonight(t, p, 6).Stage, core.StageDice)
	})
}

// paths are what the acting seat points at, choice by choice.
func paths(p *core.State) (all string) {
	for _, c := range p.Choices(p.Acting()[0]) {
		all += fmt.Sprint(c.Path)
	}
	return all
}

// two lays some tiles of red and green on board 3, Tamariz, and opens it.
func two(t *testing.T, lay map[uint8]core.Tile, owners map[uint8]uint8) *core.State {
	t.Helper()
	p := Lay(t, 4, 1, 2, 3, 4, 5, 6)
	for n := uint8(1); n <= 3; n++ {
		if tile, ok := lay[n]; ok {
			Send(p, owners[n], tile, 3, n)
		}
	}
	return until(t, tonight(t, p, 3), core.StageAward)
}

// wins is who gets the reward of board 3, and the game afterwards.
func wins(t *testing.T, p *core.State) (string, *core.State) {
	t.Helper()
	q := Play(t, p, "award")
	for _, b := range see(q, 0).Boards {
		if b.Number == 3 {
			return core.SeatName(b.Won), q
		}
	}
	return "", q
}

func TestGreatestStrengthWins(t *testing.T) {
	t.Run("EST-62 EST-63 the sum of all one's tiles counts, and the highest takes the reward at once", func(t *testing.T) {
		p := two(t, map[uint8]core.Tile{1: Luciano, 2: Huene, 3: Of(Green, Sergeant)}, map[uint8]uint8{1: Red, 2: Green, 3: Green})
		is(t, "sums", fmt.Sprint(p.Sum(2, Red), p.Sum(2, Green)), "5 6")
		prize := p.On[At(p, 3, 5)]
		who, q := wins(t, p)
		is(t, "winner", who, "Green")
		holds(t, q.Hand[Green].Has(prize), "it is in green's hand")
		holds(t, q.Owned[Green].Has(prize), "it is green's")
		is(t, "told", told(p, "award", 0), "Green wins Viktor Belov at Tamariz with 6 against your 5.")
		q = Lay(t, 2, core.Palacio, core.Casino)
		Send(q, Red, Seductress, core.Palacio, 1)
		Send(q, Red, Luciano, core.Palacio, 2)
		Send(q, Red, Sergeant, core.Casino, 1)
		Send(q, Red, Diplomat, core.Casino, 2)
		q.Dice[At(q, core.Casino, 1)] = 6 // 1 and 6
		q.Gain[At(q, core.Casino, 2)] = 2
		is(t, "sums with a hotel's bonus, with dice and with Nationalism", fmt.Sprint(q.Sum(0, Red), q.Sum(1, Red)), "7 10")
	})
	t.Run("EST-37 EST-62 what a reader does not know counts nothing for who leads", func(t *testing.T) {
		p := Lay(t, 2, 6)
		Send(p, Green, Of(Green, Sergeant), 6, 1)
		Send(p, Red, Diplomat, 6, 3)
		is(t, "to red", leads(p, 0, 0), "You lead with 1 against Green's 0, as far as you know.")
		is(t, "to green", leads(p, 1, 0), "You lead with 2 against Red's 0, as far as you know.")
		q := Lay(t, 2, 6)
		Send(q, Green, Of(Green, Sergeant), 6, 1)
		Send(q, Red, Assassin, 6, 3)
		is(t, "nor less than nothing", leads(q, 0, 0),
			"Green leads, tied with you at strength 0 but on the lower space (I), as far as you know.")
	})
	t.Run("EST-64 EST-65 of equals the lowest space wins", func(t *testing.T) {
		p := two(t, map[uint8]core.Tile{1: Of(Green, Sergeant), 3: Sergeant}, map[uint8]uint8{1: Green, 3: Red})
		who, _ := wins(t, p)
		is(t, "winner", who, "Green")
		is(t, "why", leads(p, 0, 2), "Green leads, tied with you at strength 2 but on the lower space (I).")
		p = two(t, map[uint8]core.Tile{2: Of(Green, Sergeant), 1: Diplomat, 3: Conspirator}, map[uint8]uint8{2: Green, 1: Red, 3: Red})
		who, _ = wins(t, p)
		is(t, "with two tiles against one", who, "Red")
	})
	t.Run("EST-66 the overview: yellow is strongest", func(t *testing.T) {
		p := two(t, map[uint8]core.Tile{1: Sergeant, 2: Of(Green, Diplomat), 3: Luciano}, map[uint8]uint8{1: Red, 2: Green, 3: Yellow})
		who, _ := wins(t, p)
		is(t, "winner", who, "Yellow")
	})
	t.Run("EST-67 alone with 0 one wins", func(t *testing.T) {
		who, _ := wins(t, two(t, map[uint8]core.Tile{3: Assassin}, map[uint8]uint8{3: Red}))
		is(t, "winner", who, "Red")
	})
	t.Run("EST-68 of several zeros the lowest space wins", func(t *testing.T) {
		who, _ := wins(t, two(t, map[uint8]core.Tile{2: Of(Blue, Assassin), 3: Assassin, 1: Of(Green, Nationalist)},
			map[uint8]uint8{3: Red, 2: Blue, 1: Green}))
		is(t, "winner", who, "Green")
	})
}

func TestRewardsLeaveTheirBoard(t *testing.T) {
	t.Run("EST-69 with nobody there the reward goes to the bottom of the pile", func(t *testing.T) {
		p := two(t, nil, nil)
		prize, n := p.On[At(p, 3, 5)], p.Pile.Len()
		who, q := wins(t, p)
		is(t, "winner", who, "Luck")
		is(t, "pile", q.Pile.Len(), n+1)
		under := see(q, 2).Under
		is(t, "all know it lies at the bottom", under[len(under)-1], prize)
	})
	t.Run("EST-70 tiles stay on a resolved board", func(t *testing.T) {
		_, q := wins(t, two(t, map[uint8]core.Tile{3: Assassin}, map[uint8]uint8{3: Red}))
		is(t, "still there", q.On[At(q, 3, 3)], Assassin)
		q = until(t, q, core.StageHome)
		is(t, "until the end", q.On[At(q, 3, 3)], Assassin)
		who, q := wins(t, two(t, map[uint8]core.Tile{1: Luciano, 3: Of(Green, Assassin)}, map[uint8]uint8{1: Red, 3: Green}))
		is(t, "of those who win and those who do not", fmt.Sprint(who, q.On[At(q, 3, 1)], q.On[At(q, 3, 3)]),
			fmt.Sprint("Red", Luciano, Of(Green, Assassin)))
	})
	t.Run("EST-71 a reward that was won counts no more", func(t *testing.T) {
		p := Lay(t, 2, 3, 6, 1, 2, 4, 5)
		setReward(p, 3, Falcao)
		Send(p, Red, Assassin, 3, 1)
		Send(p, Green, Of(Green, Nationalist), 6, 1)
		q := tonight(t, p, 6)
		is(t, "no kin is left", q.Stage, core.StageDice)
		reset(p, t, 3)
		is(t, "while it lies there it counts", p.Kin(At(p, 6, 1)), 1)
	})
	t.Run("EST-161 without a tile there is no claim", func(t *testing.T) {
		p := Lay(t, 2, 6, 1, 2, 3, 4, 5)
		Send(p, Red, Luciano, 6, 2)
		Send(p, Green, Of(Green, Assassin), 6, 1)
		p = Play(t, tonight(t, p, 6), "assassin 6 II", "roll 1 1")
		q := Play(t, p, "award")
		is(t, "the assassin wins", q.Won[0], 1+Green)
		p = Lay(t, 2, 6, 1, 2, 3, 4, 5)
		Send(p, Green, Of(Green, Assassin), 6, 1)
		q = Play(t, tonight(t, p, 6), "assassin 6 I", "award")
		is(t, "nobody is left", q.Won[0], 5)
		p = Lay(t, 2, 6, 3, 2, 1, 7, 4) // what is seduced away leaves its owner no claim behind
		Send(p, Green, Of(Green, Seductress), 6, 1)
		Send(p, Red, Sergeant, 3, 1)
		p = Play(t, tonight(t, p, 6), "seduction 3 I 6 II")
		is(t, "red has nothing there", p.Mine[Red].Has(At(p, 3, 1)), false)
		is(t, "the claim has moved", p.Mine[Red].Has(At(p, 6, 2)), true)
	})
	t.Run("EST-164 the reward has no strength of its own there", func(t *testing.T) {
		p := Lay(t, 2, 4, 6, 1, 2, 3, 5)
		setReward(p, 4, Huene)
		setReward(p, 6, Mason)
		is(t, "parts", see(p, 0).Boards[0].Reward.Parts, core.Parts{})
		Send(p, Red, Sergeant, 6, 2)
		q := tonight(t, p, 6)
		is(t, "one roll only", Play(t, q, "roll 2 6").Stage, core.StageAward)
		Send(p, Red, Diplomat, 4, 1)
		is(t, "sum at Atlântico", until(t, tonight(t, p, 4), core.StageAward).Sum(0, Red), 1)
	})
}

// reset turns a board up again without resolving it.
func reset(c *core.State, t *testing.T, board uint8) {
	t.Helper()
	for p, b := range c.Boards {
		if b == board {
			c.Down &^= core.InPlace(uint8(p)) | core.RewardOf(uint8(p))
		}
	}
}
