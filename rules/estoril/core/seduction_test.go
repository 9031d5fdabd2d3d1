package core_test

import (
	"fmt"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
)

// besideTamariz: Tamariz is resolved; then the Casino below it; Church and Palácio beside.
func besideTamariz(t *testing.T) *core.State {
	t.Helper()
	p := Lay(t, 4, 1, 3, 2, 4, 6, 7)
	Send(p, Red, Magda, 6, 2)
	Send(p, Green, Of(Green, Sergeant), 3, 1)
	Send(p, Blue, Of(Blue, Conspirator), 7, 1)
	Send(p, Red, Sergeant, 7, 2)
	Send(p, Yellow, Of(Yellow, Sergeant), 1, 1)
	return p
}

func TestSeductressesMoveCharacters(t *testing.T) {
	p := tonight(t, besideTamariz(t), 6)
	t.Run("EST-89 any tile of an adjacent board, with its cube, to a free space here", func(t *testing.T) {
		is(t, "choices", offers(p, "seduction"), "seduction 3 I 6 I, seduction 3 I 6 III, seduction 7 I 6 I, seduction 7 I 6 III, "+
			"seduction 7 II 6 I, seduction 7 II 6 III")
		refused(t, p, "seduction 1 I 6 I", "That board is not adjacent")
		refused(t, p, "seduction 6 II 6 I", "from adjacent boards")
		q := Play(t, p, "seduction 7 I 6 I")
		is(t, "lies there", q.On[At(q, 6, 1)], Of(Blue, Conspirator))
		is(t, "whose", q.Owner(At(q, 6, 1)), Blue)
		is(t, "and no more there", q.Taken.Has(At(q, 7, 1)), false)
		is(t, "told", told(p, "seduction 7 I 6 I", 3),
			"Red's Magda Kárpáti brings Blue's Kurt Baumann from space I of Hell's Mouth to space I of the Casino.")
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
		q := besideTamariz(t)
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
}

func TestSeducedCharactersCountWhereTheyStand(t *testing.T) {
	p := tonight(t, besideTamariz(t), 6)
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
			p = Play(t, p, rules.Move(fmt.Sprintf("seduction 3 I 2 %s", core.Numerals[own-1])),
				rules.Move(fmt.Sprintf("seduction 5 II 2 %s", core.Numerals[guest-1])))
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
