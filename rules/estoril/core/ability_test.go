package core_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
)

func TestAssassin(t *testing.T) {
	p := Lay(t, 3, 1, 2, 3, 4, 5, 6)
	Send(p, Red, Assassin, 3, 1)
	Send(p, Green, Of(Green, Sergeant), 3, 2)
	Send(p, Red, Diplomat, 3, 3)
	Send(p, Blue, Of(Blue, Sergeant), 6, 1)
	p = tonight(t, p, 3)
	t.Run("EST-72 EST-76 a tile of this board, never the reward or another board", func(t *testing.T) {
		is(t, "targets", offers(p, "assassin"), "assassin 3 I, assassin 3 II, assassin 3 III")
		refused(t, p, "assassin 3 reward", "You cannot choose the reward")
		refused(t, p, "assassin 6 I", "Assassin reaches characters on this board only")
		refused(t, p, "assassin 4 I", "There is no character there")
	})
	q := Play(t, p, "assassin 3 II")
	t.Run("EST-73 the tile is in its owner's hand again", func(t *testing.T) {
		holds(t, q.Hand[Green].Has(Of(Green, Sergeant)), "it is in hand")
		is(t, "hand of green", see(q, 2).Players[1].Size, 6)
		is(t, "told", told(p, "assassin 3 II", 2), "Red's Ruth Calder sends Green's Sargento Moreira home.")
	})
	t.Run("EST-74 one's own tile and oneself are targets", func(t *testing.T) {
		holds(t, Play(t, p, "assassin 3 III").Hand[Red].Has(Diplomat), "the diplomat is back")
		holds(t, Play(t, p, "assassin 3 I").Hand[Red].Has(Assassin), "the assassin is back")
	})
	t.Run("EST-74 whoever can only harm itself is told so, and others are not", func(t *testing.T) {
		is(t, "with a target of green", see(p, 0).HarmsOnlyItself(), false)
		is(t, "asked", strings.Contains(see(p, 0).Prompt(), "send a character on this board home"), true)
		p := Lay(t, 3, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Assassin, 3, 1)
		Send(p, Red, Diplomat, 3, 3)
		p = tonight(t, p, 3)
		is(t, "with its own only", see(p, 0).HarmsOnlyItself(), true)
		is(t, "asked of its own", strings.Contains(see(p, 0).Prompt(), "send only your own characters home"), true)
		is(t, "read by green", strings.Contains(see(p, 1).Prompt(), "send only Red's own characters home"), true)
		p = Lay(t, 3, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Assassin, 3, 1)
		p = tonight(t, p, 3)
		is(t, "asked alone", strings.Contains(see(p, 0).Prompt(), "send only itself home"), true)
	})
	t.Run("EST-75 the cube goes back and is not used again this round", func(t *testing.T) {
		is(t, "cubes of green", int(q.Cubes[Green]), int(p.Cubes[Green])+1)
		for r := q; r.Stage != core.StageBoards; r = quiet(t, r) {
			holds(t, r.Stage != core.StagePlace, "nobody places")
		}
	})
	t.Run("EST-77 EST-80 red sends Luciano home and draws level with green, who changes the reward that red wins", func(t *testing.T) {
		p := Lay(t, 4, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Mason, 3, 1) // strength 1, like green's conspirator
		Send(p, Green, Of(Green, Conspirator), 3, 2)
		Send(p, Yellow, Luciano, 3, 3)
		p = tonight(t, p, 3)
		is(t, "before", p.Best(2), Yellow)
		p = Play(t, p, "assassin 3 III")
		is(t, "sums", fmt.Sprint(p.Sum(2, Red), p.Sum(2, Green)), "1 1")
		is(t, "tiles of yellow there", (p.Mine[Yellow] & core.InPlace(2)).Count(), 0)
		is(t, "asked now", p.Acting()[0], rules.Seat(Green))
		p = Play(t, p, "conspiracy", "draw 37", "change", "award")
		is(t, "red wins", p.Won[2], 1+Red)
		holds(t, p.Hand[Red].Has(37), "what green left there")
	})
}

func TestConspiracy(t *testing.T) {
	lay := func(who core.Tile) *core.State {
		p := Lay(t, 3, 1, 2, 3, 4, 5, 6)
		Send(p, Red, who, 3, 1)
		Send(p, Green, Of(Green, Sergeant), 3, 2)
		return tonight(t, p, 3)
	}
	p := lay(Conspirator)
	old := p.On[At(p, 3, 5)]
	q := Play(t, p, "conspiracy", "draw 37")
	t.Run("EST-78 one of the two stays open, the other goes under the pile, and only the drawn tile is secret", func(t *testing.T) {
		is(t, "shown to red", see(q, 0).Drawn, core.Tile(37))
		is(t, "shown to green", see(q, 1).Drawn, core.Tile(0))
		is(t, "choices", offers(q, ""), "change, keep")
		refused(t, q, "leave", "You have looked, so you must choose one of the two")
		refused(t, Play(t, p, "conspiracy"), rules.Move(fmt.Sprint("draw ", old)), "cannot happen") // it lies there and not in the pile
		a := Play(t, q, "change")
		is(t, "the reward", see(a, 1).Boards[2].Reward.Tile, core.Tile(37))
		is(t, "all know the old one", lastOf(see(a, 2).Under), old)
		b := Play(t, q, "keep")
		is(t, "the reward", see(b, 1).Boards[2].Reward.Tile, old)
		is(t, "red knows the drawn one", lastOf(see(b, 0).Under), core.Tile(37))
		is(t, "green does not", lastOf(see(b, 1).Under), core.Tile(0))
		is(t, "told to red", told(Play(t, p, "conspiracy"), "draw 37", 0), "The top tile of the pile is "+core.Tile(37).Face().Name+".")
		is(t, "told to green", told(Play(t, p, "conspiracy"), "draw 37", 1), "Red looks at the top tile of the pile.")
	})
	t.Run("EST-78 a tile that others knew at the bottom of the pile stays known to them when it goes back there", func(t *testing.T) {
		p := lay(Conspirator)
		p.Pile = cards.Of() // two are left: all know the first, green alone the second
		p.Pile.PutUnder(37, cards.Everybody)
		p.Pile.PutUnder(38, cards.Eyes(1)<<Green)
		q := Play(t, p, "conspiracy", "draw 37")
		for s := range rules.Seat(3) {
			is(t, "shown to "+core.SeatName(s), see(q, s).Drawn, core.Tile(37))
			is(t, "guessed by "+core.SeatName(s), guess(q, s, LuckOf(1)).Drawn, core.Tile(37))
			is(t, "told to "+core.SeatName(s), told(Play(t, p, "conspiracy"), "draw 37", s), "The top tile of the pile is "+core.Tile(37).Face().Name+".")
		}
		q = Play(t, q, "keep")
		is(t, "to green", fmt.Sprint(see(q, 1).Under), "[38 37]")
		is(t, "to blue", fmt.Sprint(see(q, 2).Under), "[0 37]")
		is(t, "to the public", fmt.Sprint(see(q, rules.Public).Under), "[0 37]")
		q.Stage, q.Numeral, q.Used = core.StageAbility, 0, 0
		q = Play(t, q, "conspiracy", "draw 38", "keep")
		is(t, "to red", fmt.Sprint(see(q, 0).Under), "[37 38]")
		is(t, "to green", fmt.Sprint(see(q, 1).Under), "[37 38]")
		is(t, "to blue", fmt.Sprint(see(q, 2).Under), "[37 0]")
	})
	t.Run("EST-79 keeping the reward is allowed", func(t *testing.T) {
		is(t, "pointed at", paths(q), "[pile.top][board.3.reward]")
		b := Play(t, q, "keep")
		is(t, "it stays", b.On[At(b, 3, 5)], old)
		is(t, "pile", b.Pile.Len(), p.Pile.Len())
		is(t, "the drawn tile lies at the bottom, as red knows", lastOf(see(b, 0).Under), core.Tile(37))
		is(t, "and green does not", lastOf(see(b, 1).Under), core.Tile(0))
		is(t, "told to green", told(q, "keep", 1), old.Face().Name+" stays as the reward. The drawn tile goes under the pile.")
	})
	t.Run("EST-81 with an empty pile it does nothing", func(t *testing.T) {
		e := Lay(t, 3, 1, 2, 3, 4, 5, 6)
		Send(e, Red, Conspirator, 3, 1)
		e = comes(t, dusk(e), 3)
		e.Pile = cards.Of()
		one := *e
		one.Pile = cards.Of(37)
		is(t, "with one tile left it works", Play(t, &one, "open", "conspiracy", "draw 37", "change").On[At(e, 3, 5)], 37)
		e = Play(t, e, "open")
		is(t, "usable", e.Usable(), 0)
		is(t, "nobody is asked", e.Stage, core.StageAward)
	})
	t.Run("EST-82 a second use goes on with the next tile and the reward as it is", func(t *testing.T) {
		p := lay(Popov)
		q := Play(t, p, "conspiracy", "draw 37", "change")
		is(t, "asked again", offers(q, "conspiracy"), "conspiracy")
		refused(t, Play(t, q, "conspiracy"), "draw 37", "cannot happen")
		q = Play(t, q, "conspiracy", "draw 38")
		is(t, "the reward now", q.On[At(q, 3, 5)], core.Tile(37))
		q = Play(t, q, "change")
		is(t, "stage", q.Stage, core.StageAward)
		is(t, "the reward at last", q.On[At(q, 3, 5)], core.Tile(38))
		is(t, "under the pile", lastOf(see(q, 1).Under), core.Tile(37))
	})
}

func lastOf(all []core.Tile) core.Tile { return all[len(all)-1] }

func TestNationalism(t *testing.T) {
	// Tamariz (3) in the middle above; beside it Church, Palácio and Casino.
	boards := []uint8{1, 3, 2, 4, 6, 5}
	lay := func() *core.State {
		p := Lay(t, 4, boards...)
		Send(p, Red, Figueredo, 3, 1) // Portugal, twice Nationalism
		return p
	}
	t.Run("EST-83 one for each other tile of the flag, here and beside", func(t *testing.T) {
		p := lay()
		Send(p, Red, Sergeant, 3, 2)
		Send(p, Red, Diplomat, 3, 3)
		Send(p, Red, Assassin, 1, 1) // another flag
		Send(p, Red, Nationalist, 4, 1)
		p = tonight(t, p, 3)
		is(t, "kin", p.Kin(At(p, 3, 1)), 2)
		p = Play(t, p, "nationalism", "leave")
		is(t, "strength", p.Strength(At(p, 3, 1)), 4)
		is(t, "parts", see(p, 0).Boards[1].Cells[0].Parts, core.Parts{Printed: 2, Flags: 2})
		// Church and Palácio are resolved before Tamariz; Palácio lies beside it, the Church does not.
		q := Lay(t, 4, 3, 2, 4, 5, 1, 6)
		Send(q, Red, Sergeant, 3, 1)
		Send(q, Red, Nationalist, 3, 2)
		Send(q, Red, Diplomat, 2, 2)
		Send(q, Green, Of(Green, Sergeant), 1, 1)
		q = tonight(t, q, 3)
		is(t, "one here, one beside, none further off", q.Kin(At(q, 3, 2)), 2)
		q = Play(t, q, "nationalism")
		is(t, "its own strength", fmt.Sprint(q.Strength(At(q, 3, 1)), q.Strength(At(q, 3, 2))), "2 2")
	})
	t.Run("EST-84 owners do not matter, resolved boards and open rewards count", func(t *testing.T) {
		for what, change := range map[string]func(*core.State){
			"another one of Red":                         func(p *core.State) { Send(p, Red, Sergeant, 3, 2) },
			"a tile of Green beside it":                  func(p *core.State) { Send(p, Green, Of(Green, Sergeant), 3, 2) },
			"one at the Church, which is resolved":       func(p *core.State) { Send(p, Yellow, Of(Yellow, Sergeant), 1, 1) },
			"the open reward of an adjacent board":       func(p *core.State) { setReward(p, 6, Falcao) },
			"the reward of its own board, which is open": func(p *core.State) { setReward(p, 3, Falcao) },
		} {
			p := lay()
			change(p)
			p = tonight(t, p, 3)
			is(t, what, p.Kin(At(p, 3, 1)), 1)
		}
	})
	t.Run("EST-85 what lies face down does not count", func(t *testing.T) {
		p := lay()
		Send(p, Green, Of(Green, Sergeant), 6, 1)
		Send(p, Red, Sergeant, 6, 2)
		p = tonight(t, p, 3)
		is(t, "nobody asks", p.Stage, core.StageAward)
		is(t, "kin", p.Kin(At(p, 3, 1)), 0)
		q := Lay(t, 4, 3, 8, 1, 2, 4, 5) // the Museum's reward lies face down
		setReward(q, 8, Falcao)
		Send(q, Red, Figueredo, 3, 1)
		q = tonight(t, q, 3)
		is(t, "nor a hidden reward", q.Kin(At(q, 3, 1)), 0)
	})
	t.Run("EST-86 it is counted once and stays; seduced away the tile loses it", func(t *testing.T) {
		p := Lay(t, 4, 1, 3, 2, 4, 6, 5)
		Send(p, Red, Almada, 3, 1)
		Send(p, Red, Sergeant, 3, 2)
		Send(p, Green, Of(Green, Assassin), 3, 3)
		Send(p, Blue, Of(Blue, Seductress), 6, 1)
		p = Play(t, tonight(t, p, 3), "nationalism", "assassin 3 II")
		is(t, "it keeps the gain", p.Strength(At(p, 3, 1)), 2)
		p = Play(t, comes(t, p, 6), "open", "seduction 3 I 6 II")
		is(t, "printed strength only", p.Strength(At(p, 6, 2)), 1)
		p = Lay(t, 4, 1, 3, 2, 4, 6, 5)
		Send(p, Red, Almada, 3, 1)
		Send(p, Red, Sergeant, 1, 1)
		Send(p, Blue, Of(Blue, Seductress), 3, 3)
		Send(p, Green, Of(Green, Sergeant), 6, 1)
		p = Play(t, tonight(t, p, 3), "nationalism", "seduction 6 I 3 II")
		is(t, "who comes later adds nothing", p.Strength(At(p, 3, 1)), 2)
	})
	t.Run("EST-87 used twice it gains 2 for each", func(t *testing.T) {
		p := lay()
		Send(p, Green, Of(Green, Sergeant), 3, 2)
		p = tonight(t, p, 3)
		is(t, "one more", Play(t, p, "nationalism").Strength(At(p, 3, 1)), 3)
		is(t, "two more", Play(t, p, "nationalism", "nationalism").Strength(At(p, 3, 1)), 4)
	})
	t.Run("EST-88 yellow 2 and 2 with two Britons on adjacent boards makes 6", func(t *testing.T) {
		p := Lay(t, 4, 1, 3, 2, 4, 6, 5)
		Send(p, Yellow, Of(Yellow, Sergeant), 3, 1)
		Send(p, Yellow, Fleming, 3, 2)
		Send(p, Green, Of(Green, Seductress), 1, 1) // resolved before
		Send(p, Blue, Of(Blue, Sergeant), 3, 3)
		setReward(p, 6, Howard)
		p = Play(t, tonight(t, p, 3), "nationalism")
		is(t, "II", p.Strength(At(p, 3, 2)), 4)
		is(t, "yellow", p.Sum(1, Yellow), 6)
		is(t, "winner", Play(t, p, "award").Won[1], 1+Yellow)
	})
	t.Run("EST-95 a seduced tile's flag counts", func(t *testing.T) {
		p := Lay(t, 4, 1, 3, 2, 4, 6, 5)
		Send(p, Red, Seductress, 3, 1)
		Send(p, Red, Nationalist, 3, 3)
		Send(p, Green, Of(Green, Sergeant), 6, 1) // face down beside it
		p = tonight(t, p, 3)
		is(t, "before", p.Kin(At(p, 3, 3)), 0)
		p = Play(t, p, "seduction 6 I 3 II")
		is(t, "after", p.Kin(At(p, 3, 3)), 1)
		is(t, "asked", offers(p, "nationalism"), "nationalism")
	})
}

func TestSeduction(t *testing.T) {
	// Tamariz is resolved; then the Casino below it; Church and Palácio beside.
	lay := func() *core.State {
		p := Lay(t, 4, 1, 3, 2, 4, 6, 7)
		Send(p, Red, Magda, 6, 2)
		Send(p, Green, Of(Green, Sergeant), 3, 1)
		Send(p, Blue, Of(Blue, Conspirator), 7, 1)
		Send(p, Red, Sergeant, 7, 2)
		Send(p, Yellow, Of(Yellow, Sergeant), 1, 1)
		return p
	}
	p := tonight(t, lay(), 6)
	t.Run("EST-89 any tile of an adjacent board, with its cube, to a free space here", func(t *testing.T) {
		is(t, "choices", offers(p, "seduction"), "seduction 3 I 6 I, seduction 3 I 6 III, seduction 7 I 6 I, seduction 7 I 6 III, seduction 7 II 6 I, seduction 7 II 6 III")
		refused(t, p, "seduction 1 I 6 I", "That board is not adjacent")
		refused(t, p, "seduction 6 II 6 I", "from adjacent boards")
		q := Play(t, p, "seduction 7 I 6 I")
		is(t, "lies there", q.On[At(q, 6, 1)], Of(Blue, Conspirator))
		is(t, "whose", q.Owner(At(q, 6, 1)), Blue)
		is(t, "and no more there", q.Taken.Has(At(q, 7, 1)), false)
		is(t, "told", told(p, "seduction 7 I 6 I", 3), "Red's Magda Kárpáti brings Blue's Kurt Baumann from space I of Hell's Mouth to space I of the Casino.")
	})
	t.Run("EST-90 never a reward; a resolved board will do", func(t *testing.T) {
		for _, b := range []string{"3", "6", "7"} { // won, its own and beside it
			refused(t, p, rules.Move("seduction "+b+" reward 6 I"), "You cannot choose the reward")
		}
		is(t, "Tamariz is done", see(p, 0).Boards[1].Resolved, true)
		is(t, "and its tile comes", Play(t, p, "seduction 3 I 6 I").On[At(p, 6, 1)], Of(Green, Sergeant))
	})
	t.Run("EST-91 it counts for its owner; its abilities rest; dice and flags stay behind", func(t *testing.T) {
		q := Play(t, p, "seduction 7 I 6 III", "leave")
		is(t, "blue's strength", q.Sum(4, Blue), 1)
		is(t, "its Conspiracy is not asked about", q.Stage, core.StageDice)
		late := until(t, q, core.StageHome)
		is(t, "it rests to the end of the evening", see(late, 0).Boards[4].Cells[2].Brought, true)
		r := Lay(t, 4, 1, 6, 2, 4, 7, 5)
		Send(r, Red, Luciano, 6, 1)
		Send(r, Green, Of(Green, Seductress), 7, 1)
		r = Play(t, tonight(t, r, 6), "roll 6 1", "award")
		is(t, "with the dice", r.Strength(At(r, 6, 1)), 10)
		r = Play(t, r, "open", "seduction 6 I 7 II")
		is(t, "without", r.Strength(At(r, 7, 2)), 5)
		n := Lay(t, 4, 1, 3, 2, 4, 6, 5)
		Send(n, Red, Almada, 3, 1)
		Send(n, Red, Sergeant, 3, 2)
		Send(n, Green, Of(Green, Seductress), 6, 1)
		n = Play(t, tonight(t, n, 3), "nationalism", "award")
		is(t, "with a gain by flags", n.Strength(At(n, 3, 1)), 2)
		n = Play(t, comes(t, n, 6), "open", "seduction 3 I 6 II")
		is(t, "without", n.Strength(At(n, 6, 2)), 1)
	})
	t.Run("EST-91 EST-100 nothing that lay with a tile stays on its space", func(t *testing.T) {
		for n := range uint8(core.Spaces) {
			q := Lay(t, 2, 1, 2, 3, 4, 5, core.Museum)
			x, before := At(q, core.Museum, n+1), laidOut(q)
			Send(q, Green, Of(Green, Sergeant), core.Museum, n+1)
			strew(q, x)
			is(t, "the tile", q.Lift(x), Of(Green, Sergeant))
			is(t, "the table", laidOut(q), before)
		}
	})
	t.Run("EST-92 no free space or nobody beside: nothing; an emptied space is free", func(t *testing.T) {
		q := lay()
		Send(q, Green, Of(Green, Assassin), 6, 1)
		Send(q, Green, Of(Green, Diplomat), 6, 3)
		q = tonight(t, q, 6)
		full := Play(t, q, "leave")
		is(t, "red is not asked", see(full, 0).Evening.Numeral, 3)
		refused(t, q, "seduction 3 I 6 III", "")
		q = Play(t, q, "assassin 6 I")
		is(t, "now he is", offers(q, "seduction 3 I"), "seduction 3 I 6 I")
		alone := Lay(t, 4, 1, 3, 2, 4, 6, 7)
		Send(alone, Red, Magda, 6, 2)
		is(t, "nobody beside", tonight(t, alone, 6).Stage, core.StageDice)
	})
	t.Run("EST-93 the seducer chooses the space, and the tile lies open", func(t *testing.T) {
		q := Play(t, p, "seduction 7 I 6 III")
		c := see(q, rules.Public).Boards[4].Cells[2]
		is(t, "seen by all", fmt.Sprint(c.Tile == Of(Blue, Conspirator), c.Down, c.Brought), "true false true")
		is(t, "who goes on", fmt.Sprint(q.Stage, q.Seat), fmt.Sprint(core.StageAbility, Red))
		is(t, "bringing it reveals", p.Reveals(0, "seduction 7 I 6 III"), true)
		is(t, "bringing an open one does not", p.Reveals(0, "seduction 3 I 6 III"), false)
	})
	t.Run("EST-94 the new space counts in a tie", func(t *testing.T) {
		q := Play(t, p, "seduction 3 I 6 I", "seduction 7 II 6 III", "roll 1 1", "roll 2 1", "roll 1 1")
		is(t, "sums", fmt.Sprint(q.Sum(4, Red), q.Sum(4, Green)), "4 2")
		q = Play(t, p, "seduction 3 I 6 I", "leave", "roll 1 1", "roll 2 1")
		is(t, "2 each", fmt.Sprint(q.Sum(4, Red), q.Sum(4, Green)), "2 2")
		is(t, "green lies on I", q.Best(4), Green)
	})
	t.Run("EST-96 a guest gets the hotel's bonus and the Casino's dice", func(t *testing.T) {
		q := Play(t, p, "seduction 7 I 6 I", "leave", "roll 5 1")
		is(t, "with dice", q.Strength(At(q, 6, 1)), 5)
		r := Lay(t, 4, 1, 4, 2, 3, 6, 7)
		Send(r, Red, Seductress, 4, 1)
		Send(r, Blue, Of(Blue, Conspirator), 6, 1)
		r = Play(t, tonight(t, r, 4), "seduction 6 I 4 II")
		is(t, "a German at Atlântico", r.Strength(At(r, 4, 2)), 2)
	})
	t.Run("EST-97 being brought to an eye shows nothing", func(t *testing.T) {
		r := Lay(t, 4, 1, 4, 8, 3, 6, 7) // the Museum's reward lies face down
		Send(r, Red, Seductress, 4, 1)
		Send(r, Blue, Of(Blue, Conspirator), 6, 1)
		Send(r, Green, Of(Green, Sergeant), 6, 2) // face down beside it
		before := tonight(t, r, 4)
		r = Play(t, before, "seduction 6 I 4 III")
		is(t, "the eye of III would reach it", fmt.Sprint(core.LookOf(4, 2), r.Down.Has(At(r, 6, 2))), fmt.Sprint(core.LookNear, true))
		is(t, "nobody looks", r.Stage, core.StageAward)
		is(t, "nor has", r.KnownTo[At(r, 6, 2)], cards.Nobody)
		is(t, "what is known of all others", r.KnownTo, before.KnownTo)
		is(t, "a hidden reward beside it", r.Down.Has(At(r, 8, 5)), true)
	})
	t.Run("EST-98 two Seductions at board 2: yellow and red 5 each, yellow by space I", func(t *testing.T) {
		for _, n := range []uint8{1, 2} { // the seducer on I, or on II with his own tile on I
			p := Lay(t, 4, 1, 2, 3, 4, 5, 6)
			Send(p, Yellow, Magda, 2, n)
			Send(p, Yellow, Santo, 3, 1)
			Send(p, Red, Luciano, 5, 2)
			p = tonight(t, p, 2)
			is(t, "red's tile is unknown to yellow", see(p, 3).Boards[4].Cells[1].Tile, 0)
			own, guest := 3-n, uint8(3)
			p = Play(t, p, rules.Move(fmt.Sprintf("seduction 3 I 2 %s", core.Numerals[own-1])), rules.Move(fmt.Sprintf("seduction 5 II 2 %s", core.Numerals[guest-1])))
			is(t, "no ability of the guests", p.Stage, core.StageAward)
			is(t, "sums", fmt.Sprint(p.Sum(1, Yellow), p.Sum(1, Red)), "5 5")
			is(t, "winner", Play(t, p, "award").Won[1], 1+Yellow)
			is(t, "red at board 5", (p.Mine[Red] & core.InPlace(4)).Count(), 0)
		}
	})
	t.Run("EST-160 a guest can be sent home, protected and brought on", func(t *testing.T) {
		q := Lay(t, 4, 1, 3, 2, 4, 6, 7)
		Send(q, Red, Seductress, 6, 1)
		Send(q, Green, Of(Green, Assassin), 6, 3)
		Send(q, Blue, Of(Blue, Conspirator), 7, 1)
		Send(q, Yellow, Of(Yellow, Seductress), 7, 3)
		q = Play(t, tonight(t, q, 6), "seduction 7 I 6 II")
		is(t, "an Assassin can aim at it", offers(q, "assassin"), "assassin 6 I, assassin 6 II, assassin 6 III")
		holds(t, q.DiplomacyTargets().Has(At(q, 6, 2)), "Diplomacy can protect it")
		q = Play(t, comes(t, Play(t, q, "leave"), 7), "open")
		is(t, "and it can be brought on", offers(q, "seduction 6 II "), "seduction 6 II 7 I, seduction 6 II 7 II")
	})
}

func TestDiplomacy(t *testing.T) {
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
		is(t, "and else it is not", offers(Play(t, comes(t, Play(t, late, "leave"), 8), "open", "leave"), "seduction 3"), "seduction 3 I 8 IV")
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
