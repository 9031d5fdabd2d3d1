package core_test

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
)

func TestAssassinsTakeCharactersAway(t *testing.T) {
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
		is(t, "asked alone", strings.Contains(see(p, 0).Prompt(), "send only herself home"), true)
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

func TestConspiratorsTurnCharacters(t *testing.T) {
	lay := func(who core.Tile) *core.State {
		p := Lay(t, 3, 1, 2, 3, 4, 5, 6)
		Send(p, Red, who, 3, 1)
		Send(p, Green, Of(Green, Sergeant), 3, 2)
		return tonight(t, p, 3)
	}
	p := lay(Conspirator)
	old := p.On[At(p, 3, 5)]
	q := Play(t, p, "conspiracy", "draw 37")
	t.Run("EST-78 one stays open, the other goes to the bottom of the pile, and only the drawn tile is secret", func(t *testing.T) {
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
		p.Pile.PutUnder(38, cards.ReaderSet(1)<<Green)
		q := Play(t, p, "conspiracy", "draw 37")
		for s := range rules.Seat(3) {
			is(t, "shown to "+core.SeatName(s), see(q, s).Drawn, core.Tile(37))
			is(t, "guessed by "+core.SeatName(s), guess(q, s, LuckOf(1)).Drawn, core.Tile(37))
			is(t, "told to "+core.SeatName(s), told(Play(t, p, "conspiracy"), "draw 37", s),
				"The top tile of the pile is "+core.Tile(37).Face().Name+".")
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
		is(t, "told to green", told(q, "keep", 1), old.Face().Name+" stays as the reward. The drawn tile goes to the bottom of the pile.")
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

func TestNationalistsAreStrongTogether(t *testing.T) {
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
