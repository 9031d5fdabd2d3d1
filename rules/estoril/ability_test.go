package estoril

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
)

func TestAssassin(t *testing.T) {
	p := table(t, 3, 1, 2, 3, 4, 5, 6)
	send(p, red, assassin, 3, 1)
	send(p, green, of(green, sergeant), 3, 2)
	send(p, red, diplomat, 3, 3)
	send(p, blue, of(blue, sergeant), 6, 1)
	p = tonight(t, p, 3)
	t.Run("EST-72 EST-76 a tile of this board, never the reward or another board", func(t *testing.T) {
		is(t, "targets", offers(p, "assassin"), "assassin 3 I, assassin 3 II, assassin 3 III")
		refused(t, p, "assassin 3 reward", "A reward is never a target")
		refused(t, p, "assassin 6 I", "tiles of this board only")
		refused(t, p, "assassin 4 I", "No tile lies there")
	})
	q := plays(t, p, "assassin 3 II")
	t.Run("EST-73 the tile is in its owner's hand again", func(t *testing.T) {
		holds(t, q.Hand[green].Has(of(green, sergeant)), "it is in hand")
		is(t, "hand of green", see(q, 2).Players[1].Size, 6)
		is(t, "told", told(p, "assassin 3 II", 2), "Ruth Calder sends Sargento Moreira back to Green's hand.")
	})
	t.Run("EST-74 one's own tile and oneself are targets", func(t *testing.T) {
		holds(t, plays(t, p, "assassin 3 III").Hand[red].Has(diplomat), "the diplomat is back")
		holds(t, plays(t, p, "assassin 3 I").Hand[red].Has(assassin), "the assassin is back")
	})
	t.Run("EST-75 the cube goes back and is not used again this round", func(t *testing.T) {
		is(t, "cubes of green", int(q.Cubes[green]), int(p.Cubes[green])+1)
		for r := q; r.Stage != StageBoards; r = quiet(t, r) {
			holds(t, r.Stage != StagePlace, "nobody places")
		}
	})
	t.Run("EST-77 EST-80 red sends Luciano home and draws level with green, who changes the reward that red wins", func(t *testing.T) {
		p := table(t, 4, 1, 2, 3, 4, 5, 6)
		send(p, red, mason, 3, 1) // strength 1, like green's conspirator
		send(p, green, of(green, conspirator), 3, 2)
		send(p, yellow, luciano, 3, 3)
		p = tonight(t, p, 3)
		is(t, "before", p.Best(2), yellow)
		p = plays(t, p, "assassin 3 III")
		is(t, "sums", fmt.Sprint(p.Sum(2, red), p.Sum(2, green)), "1 1")
		is(t, "asked now", p.Acting()[0], rules.Seat(green))
		p = plays(t, p, "conspiracy", "draw 37", "change", "award")
		is(t, "red wins", p.Won[2], 1+red)
		holds(t, p.Hand[red].Has(37), "what green left there")
	})
}

func TestConspiracy(t *testing.T) {
	lay := func(who Tile) *State {
		p := table(t, 3, 1, 2, 3, 4, 5, 6)
		send(p, red, who, 3, 1)
		send(p, green, of(green, sergeant), 3, 2)
		return tonight(t, p, 3)
	}
	p := lay(conspirator)
	old := p.On[at(p, 3, 5)]
	q := plays(t, p, "conspiracy", "draw 37")
	t.Run("EST-78 one of the two stays open, the other goes under the pile, and only the drawn tile is secret", func(t *testing.T) {
		is(t, "shown to red", see(q, 0).Drawn, Tile(37))
		is(t, "shown to green", see(q, 1).Drawn, Tile(0))
		is(t, "choices", offers(q, ""), "change, keep")
		refused(t, q, "leave", "one of the two tiles must be chosen")
		a := plays(t, q, "change")
		is(t, "the reward", see(a, 1).Boards[2].Reward.Tile, Tile(37))
		is(t, "all know the old one", lastOf(see(a, 2).Under), old)
		b := plays(t, q, "keep")
		is(t, "the reward", see(b, 1).Boards[2].Reward.Tile, old)
		is(t, "red knows the drawn one", lastOf(see(b, 0).Under), Tile(37))
		is(t, "green does not", lastOf(see(b, 1).Under), Tile(0))
		is(t, "told to red", told(plays(t, p, "conspiracy"), "draw 37", 0), "From the pile comes "+Tile(37).Face().Name+".")
		is(t, "told to green", told(plays(t, p, "conspiracy"), "draw 37", 1), "Red draws the top tile of the pile; nobody else sees it.")
	})
	t.Run("EST-78 a tile that others knew at the bottom of the pile stays known to them when it goes back there", func(t *testing.T) {
		p := lay(conspirator)
		p.Pile = cards.Of() // two are left: all know the first, green alone the second
		p.Pile.PutUnder(37, cards.Everybody)
		p.Pile.PutUnder(38, cards.Eyes(1)<<green)
		q := plays(t, p, "conspiracy", "draw 37")
		for s := range rules.Seat(3) {
			is(t, "shown to "+seatName(s), see(q, s).Drawn, Tile(37))
			is(t, "guessed by "+seatName(s), guess(q, s, luckOf(1)).Drawn, Tile(37))
			is(t, "told to "+seatName(s), told(plays(t, p, "conspiracy"), "draw 37", s), "From the pile comes "+Tile(37).Face().Name+".")
		}
		q = plays(t, q, "keep")
		is(t, "to green", fmt.Sprint(see(q, 1).Under), "[38 37]")
		is(t, "to blue", fmt.Sprint(see(q, 2).Under), "[0 37]")
		is(t, "to the public", fmt.Sprint(see(q, rules.Public).Under), "[0 37]")
		q.Stage, q.Numeral, q.Used = StageAbility, 0, 0
		q = plays(t, q, "conspiracy", "draw 38", "keep")
		is(t, "to red", fmt.Sprint(see(q, 0).Under), "[37 38]")
		is(t, "to green", fmt.Sprint(see(q, 1).Under), "[37 38]")
		is(t, "to blue", fmt.Sprint(see(q, 2).Under), "[37 0]")
	})
	t.Run("EST-79 keeping the reward is allowed", func(t *testing.T) {
		is(t, "pointed at", paths(q), "[pile.top][board.3.reward]")
		b := plays(t, q, "keep")
		is(t, "it stays", b.On[at(b, 3, 5)], old)
		is(t, "pile", b.Pile.Len(), p.Pile.Len())
		is(t, "told to green", told(q, "keep", 1), old.Face().Name+" stays as the reward; the drawn tile goes under the pile.")
	})
	t.Run("EST-81 with an empty pile it does nothing", func(t *testing.T) {
		e := table(t, 3, 1, 2, 3, 4, 5, 6)
		send(e, red, conspirator, 3, 1)
		e = comes(t, dusk(e), 3)
		e.Pile = cards.Of()
		e = plays(t, e, "open")
		is(t, "usable", e.Usable(), 0)
		is(t, "nobody is asked", e.Stage, StageAward)
	})
	t.Run("EST-82 a second use goes on with the next tile and the reward as it is", func(t *testing.T) {
		p := lay(popov)
		q := plays(t, p, "conspiracy", "draw 37", "change")
		is(t, "asked again", offers(q, "conspiracy"), "conspiracy")
		refused(t, plays(t, q, "conspiracy"), "draw 37", "cannot happen")
		q = plays(t, q, "conspiracy", "draw 38")
		is(t, "the reward now", q.On[at(q, 3, 5)], Tile(37))
		q = plays(t, q, "change")
		is(t, "stage", q.Stage, StageAward)
		is(t, "under the pile", lastOf(see(q, 1).Under), Tile(37))
	})
}

func lastOf(all []Tile) Tile { return all[len(all)-1] }

func TestNationalism(t *testing.T) {
	// Tamariz (3) in the middle above; beside it Church, Palácio and Casino.
	boards := []uint8{1, 3, 2, 4, 6, 5}
	lay := func() *State {
		p := table(t, 4, boards...)
		send(p, red, figueredo, 3, 1) // Portugal, twice Nationalism
		return p
	}
	t.Run("EST-83 one for each other tile of the flag, here and beside", func(t *testing.T) {
		p := lay()
		send(p, red, sergeant, 3, 2)
		send(p, red, diplomat, 3, 3)
		send(p, red, assassin, 1, 1) // another flag
		send(p, red, nationalist, 4, 1)
		p = tonight(t, p, 3)
		is(t, "kin", p.Kin(at(p, 3, 1)), 2)
		p = plays(t, p, "nationalism", "leave")
		is(t, "strength", p.Strength(at(p, 3, 1)), 4)
		is(t, "parts", see(p, 0).Boards[1].Cells[0].Parts, Parts{Printed: 2, Flags: 2})
	})
	t.Run("EST-84 owners do not matter, resolved boards and open rewards count", func(t *testing.T) {
		p := lay()
		send(p, green, of(green, sergeant), 3, 2)
		send(p, yellow, of(yellow, sergeant), 1, 1) // the Church comes before
		reward(p, 6, falcao)                        // open
		p = tonight(t, p, 3)
		is(t, "kin", p.Kin(at(p, 3, 1)), 3)
	})
	t.Run("EST-85 what lies face down does not count", func(t *testing.T) {
		p := lay()
		send(p, green, of(green, sergeant), 6, 1)
		send(p, red, sergeant, 6, 2)
		p = tonight(t, p, 3)
		is(t, "nobody asks", p.Stage, StageAward)
		is(t, "kin", p.Kin(at(p, 3, 1)), 0)
		q := table(t, 4, 3, 8, 1, 2, 4, 5) // the Museum's reward lies face down
		reward(q, 8, falcao)
		send(q, red, figueredo, 3, 1)
		q = tonight(t, q, 3)
		is(t, "nor a hidden reward", q.Kin(at(q, 3, 1)), 0)
	})
	t.Run("EST-86 it is counted once and stays; seduced away the tile loses it", func(t *testing.T) {
		p := table(t, 4, 1, 3, 2, 4, 6, 5)
		send(p, red, almada, 3, 1)
		send(p, red, sergeant, 3, 2)
		send(p, green, of(green, assassin), 3, 3)
		send(p, blue, of(blue, seductress), 6, 1)
		p = plays(t, tonight(t, p, 3), "nationalism", "assassin 3 II")
		is(t, "it keeps the gain", p.Strength(at(p, 3, 1)), 2)
		p = plays(t, comes(t, p, 6), "open", "seduction 3 I 6 II")
		is(t, "printed strength only", p.Strength(at(p, 6, 2)), 1)
	})
	t.Run("EST-87 used twice it gains 2 for each", func(t *testing.T) {
		p := lay()
		send(p, green, of(green, sergeant), 3, 2)
		p = tonight(t, p, 3)
		is(t, "one more", plays(t, p, "nationalism").Strength(at(p, 3, 1)), 3)
		is(t, "two more", plays(t, p, "nationalism", "nationalism").Strength(at(p, 3, 1)), 4)
	})
	t.Run("EST-88 yellow 2 and 2 with two Britons on adjacent boards makes 6", func(t *testing.T) {
		p := table(t, 4, 1, 3, 2, 4, 6, 5)
		send(p, yellow, of(yellow, sergeant), 3, 1)
		send(p, yellow, fleming, 3, 2)
		send(p, green, of(green, seductress), 1, 1) // resolved before
		send(p, blue, of(blue, sergeant), 3, 3)
		reward(p, 6, howard)
		p = plays(t, tonight(t, p, 3), "nationalism")
		is(t, "II", p.Strength(at(p, 3, 2)), 4)
		is(t, "yellow", p.Sum(1, yellow), 6)
		is(t, "winner", plays(t, p, "award").Won[1], 1+yellow)
	})
	t.Run("EST-95 a seduced tile's flag counts", func(t *testing.T) {
		p := table(t, 4, 1, 3, 2, 4, 6, 5)
		send(p, red, seductress, 3, 1)
		send(p, red, nationalist, 3, 3)
		send(p, green, of(green, sergeant), 6, 1) // face down beside it
		p = tonight(t, p, 3)
		is(t, "before", p.Kin(at(p, 3, 3)), 0)
		p = plays(t, p, "seduction 6 I 3 II")
		is(t, "after", p.Kin(at(p, 3, 3)), 1)
		is(t, "asked", offers(p, "nationalism"), "nationalism")
	})
}

func TestSeduction(t *testing.T) {
	// Tamariz is resolved; then the Casino below it; Church and Palácio beside.
	lay := func() *State {
		p := table(t, 4, 1, 3, 2, 4, 6, 7)
		send(p, red, magda, 6, 2)
		send(p, green, of(green, sergeant), 3, 1)
		send(p, blue, of(blue, conspirator), 7, 1)
		send(p, red, sergeant, 7, 2)
		send(p, yellow, of(yellow, sergeant), 1, 1)
		return p
	}
	p := tonight(t, lay(), 6)
	t.Run("EST-89 any tile of an adjacent board, with its cube, to a free space here", func(t *testing.T) {
		is(t, "choices", offers(p, "seduction"), "seduction 3 I 6 I, seduction 3 I 6 III, seduction 7 I 6 I, seduction 7 I 6 III, seduction 7 II 6 I, seduction 7 II 6 III")
		refused(t, p, "seduction 1 I 6 I", "That board is not adjacent")
		refused(t, p, "seduction 6 II 6 I", "from adjacent boards")
		q := plays(t, p, "seduction 7 I 6 I")
		is(t, "lies there", q.On[at(q, 6, 1)], of(blue, conspirator))
		is(t, "whose", q.Owner(at(q, 6, 1)), blue)
		is(t, "and no more there", q.Taken.Has(at(q, 7, 1)), false)
		is(t, "told", told(p, "seduction 7 I 6 I", 3), "Magda Kárpáti brings Blue's Kurt Baumann from space I of Hell's Mouth to space I.")
	})
	t.Run("EST-90 never a reward; a resolved board will do", func(t *testing.T) {
		refused(t, p, "seduction 3 reward 6 I", "A reward is never a target")
		is(t, "Tamariz is done", see(p, 0).Boards[1].Resolved, true)
		is(t, "and its tile comes", plays(t, p, "seduction 3 I 6 I").On[at(p, 6, 1)], of(green, sergeant))
	})
	t.Run("EST-91 it counts for its owner; its abilities rest; dice and flags stay behind", func(t *testing.T) {
		q := plays(t, p, "seduction 7 I 6 III", "leave")
		is(t, "blue's strength", q.Sum(4, blue), 1)
		is(t, "its Conspiracy is not asked about", q.Stage, StageDice)
		r := table(t, 4, 1, 6, 2, 4, 7, 5)
		send(r, red, luciano, 6, 1)
		send(r, green, of(green, seductress), 7, 1)
		r = plays(t, tonight(t, r, 6), "roll 6 1", "award")
		is(t, "with the dice", r.Strength(at(r, 6, 1)), 10)
		r = plays(t, r, "open", "seduction 6 I 7 II")
		is(t, "without", r.Strength(at(r, 7, 2)), 5)
	})
	t.Run("EST-91 EST-100 nothing that lay with a tile stays on its space", func(t *testing.T) {
		for n := range uint8(Spaces) {
			q := table(t, 2, 1, 2, 3, 4, 5, Museum)
			x, before := at(q, Museum, n+1), laidOut(q)
			send(q, green, of(green, sergeant), Museum, n+1)
			strew(q, x)
			is(t, "the tile", q.lift(x), of(green, sergeant))
			is(t, "the table", laidOut(q), before)
		}
	})
	t.Run("EST-92 no free space or nobody beside: nothing; an emptied space is free", func(t *testing.T) {
		q := lay()
		send(q, green, of(green, assassin), 6, 1)
		send(q, green, of(green, diplomat), 6, 3)
		q = tonight(t, q, 6)
		full := plays(t, q, "leave")
		is(t, "red is not asked", see(full, 0).Evening.Numeral, 3)
		refused(t, q, "seduction 3 I 6 III", "")
		q = plays(t, q, "assassin 6 I")
		is(t, "now he is", offers(q, "seduction 3 I"), "seduction 3 I 6 I")
		alone := table(t, 4, 1, 3, 2, 4, 6, 7)
		send(alone, red, magda, 6, 2)
		is(t, "nobody beside", tonight(t, alone, 6).Stage, StageDice)
	})
	t.Run("EST-93 the seducer chooses the space, and the tile lies open", func(t *testing.T) {
		q := plays(t, p, "seduction 7 I 6 III")
		c := see(q, rules.Public).Boards[4].Cells[2]
		is(t, "seen by all", fmt.Sprint(c.Tile == of(blue, conspirator), c.Down, c.Brought), "true false true")
		is(t, "bringing it reveals", p.Reveals(0, "seduction 7 I 6 III"), true)
		is(t, "bringing an open one does not", p.Reveals(0, "seduction 3 I 6 III"), false)
	})
	t.Run("EST-94 the new space counts in a tie", func(t *testing.T) {
		q := plays(t, p, "seduction 3 I 6 I", "seduction 7 II 6 III", "roll 1 1", "roll 2 1", "roll 1 1")
		is(t, "sums", fmt.Sprint(q.Sum(4, red), q.Sum(4, green)), "4 2")
		q = plays(t, p, "seduction 3 I 6 I", "leave", "roll 1 1", "roll 2 1")
		is(t, "2 each", fmt.Sprint(q.Sum(4, red), q.Sum(4, green)), "2 2")
		is(t, "green lies on I", q.Best(4), green)
	})
	t.Run("EST-96 a guest gets the hotel's bonus and the Casino's dice", func(t *testing.T) {
		q := plays(t, p, "seduction 7 I 6 I", "leave", "roll 5 1")
		is(t, "with dice", q.Strength(at(q, 6, 1)), 5)
		r := table(t, 4, 1, 4, 2, 3, 6, 7)
		send(r, red, seductress, 4, 1)
		send(r, blue, of(blue, conspirator), 6, 1)
		r = plays(t, tonight(t, r, 4), "seduction 6 I 4 II")
		is(t, "a German at Atlântico", r.Strength(at(r, 4, 2)), 2)
	})
	t.Run("EST-97 being brought to an eye shows nothing", func(t *testing.T) {
		r := table(t, 4, 1, 4, 2, 3, 6, 7)
		send(r, red, seductress, 4, 1)
		send(r, blue, of(blue, conspirator), 6, 1)
		r = plays(t, tonight(t, r, 4), "seduction 6 I 4 II")
		holds(t, r.Stage != StageLook, "nobody looks")
	})
	t.Run("EST-98 two Seductions at board 2: yellow and red 5 each, yellow by space I", func(t *testing.T) {
		for _, n := range []uint8{1, 2} { // the seducer on I, or on II with his own tile on I
			p := table(t, 4, 1, 2, 3, 4, 5, 6)
			send(p, yellow, magda, 2, n)
			send(p, yellow, huene, 3, 1)
			send(p, red, luciano, 5, 2)
			p = tonight(t, p, 2)
			is(t, "red's tile is unknown to yellow", see(p, 3).Boards[4].Cells[1].Tile, 0)
			own, guest := 3-n, uint8(3)
			p = plays(t, p, rules.Move(fmt.Sprintf("seduction 3 I 2 %s", numerals[own-1])), rules.Move(fmt.Sprintf("seduction 5 II 2 %s", numerals[guest-1])))
			is(t, "no ability of the guests", p.Stage, StageAward)
			is(t, "sums", fmt.Sprint(p.Sum(1, yellow), p.Sum(1, red)), "5 5")
			is(t, "winner", plays(t, p, "award").Won[1], 1+yellow)
			is(t, "red at board 5", (p.Mine[red] & InPlace(4)).Count(), 0)
		}
	})
	t.Run("EST-160 a guest can be sent home, protected and brought on", func(t *testing.T) {
		q := table(t, 4, 1, 3, 2, 4, 6, 7)
		send(q, red, seductress, 6, 1)
		send(q, green, of(green, assassin), 6, 3)
		send(q, blue, of(blue, conspirator), 7, 1)
		send(q, yellow, of(yellow, seductress), 7, 3)
		q = plays(t, tonight(t, q, 6), "seduction 7 I 6 II")
		is(t, "an Assassin can aim at it", offers(q, "assassin"), "assassin 6 I, assassin 6 II, assassin 6 III")
		holds(t, q.DiplomacyTargets().Has(at(q, 6, 2)), "Diplomacy can protect it")
		q = plays(t, comes(t, plays(t, q, "leave"), 7), "open")
		is(t, "and it can be brought on", offers(q, "seduction 6 II "), "seduction 6 II 7 I, seduction 6 II 7 II")
	})
}

func TestDiplomacy(t *testing.T) {
	lay := func() *State {
		p := table(t, 4, 1, 3, 2, 4, 8, 7)
		send(p, yellow, of(yellow, diplomat), 3, 1)
		send(p, yellow, of(yellow, sergeant), 8, 2)
		send(p, green, of(green, assassin), 8, 1)
		send(p, blue, of(blue, seductress), 7, 1)
		return p
	}
	p := tonight(t, lay(), 3)
	t.Run("EST-99 a tile here or beside, also himself, face up or down, but none twice", func(t *testing.T) {
		is(t, "targets", offers(p, "diplomacy"), "diplomacy 3 I, diplomacy 8 I, diplomacy 8 II")
		refused(t, p, "diplomacy 7 I", "not adjacent")
		refused(t, p, "diplomacy 3 reward", "never a target")
		q := plays(t, p, "diplomacy 8 II")
		is(t, "still face down", q.Down.Has(at(q, 8, 2)), true)
		is(t, "unknown to green", see(q, 1).Boards[4].Cells[1].Tile, 0)
		is(t, "a cube is seen", see(q, 1).Boards[4].Cells[1].Shield, true)
		f := lay()
		send(f, yellow, franco, 3, 2)
		f = plays(t, tonight(t, f, 3), "diplomacy 3 I")
		refused(t, f, "diplomacy 3 I", "protected already")
	})
	t.Run("EST-100 EST-104 yellow's tile at board 8 is safe from everybody this round", func(t *testing.T) {
		q := plays(t, p, "diplomacy 8 II")
		seven := plays(t, comes(t, q, 7), "open")
		refused(t, seven, "seduction 8 II 7 II", "white cube protects it")
		is(t, "an unprotected one can be brought", offers(seven, "seduction 8 I "), "seduction 8 I 7 II, seduction 8 I 7 III")
		eight := plays(t, comes(t, q, 8), "open")
		refused(t, eight, "assassin 8 II", "white cube protects it")
		is(t, "other targets", offers(eight, "assassin"), "assassin 8 I")
		own := plays(t, tonight(t, lay(), 3), "leave")
		is(t, "without it", offers(plays(t, comes(t, own, 8), "open"), "assassin"), "assassin 8 I, assassin 8 II")
	})
	t.Run("EST-101 a tile on a resolved board", func(t *testing.T) {
		q := lay()
		send(q, red, diplomat, 8, 3)
		q = plays(t, comes(t, dusk(q), 8), "open", "leave")
		is(t, "Tamariz is done and its tile a target", offers(q, "diplomacy 3"), "diplomacy 3 I")
	})
	t.Run("EST-102 it does not protect from Hell's Mouth", func(t *testing.T) {
		q := table(t, 2, 1, 3, 2, 4, 8, 7)
		send(q, red, diplomat, 7, 1)
		send(q, green, of(green, sergeant), 7, 2)
		q = plays(t, tonight(t, q, 7), "diplomacy 7 I", "award")
		is(t, "red loses it", offers(q, ""), "lose 7 I")
	})
	t.Run("EST-103 white cubes are gone next round", func(t *testing.T) {
		q := until(t, plays(t, p, "diplomacy 8 II"), StageHome)
		is(t, "until then", q.Protected.Count(), 1)
		is(t, "after", plays(t, q, "home").Protected.Count(), 0)
	})
	t.Run("EST-105 women do nothing on the boards", func(t *testing.T) {
		for _, f := range faces {
			for _, s := range f.Symbols {
				holds(t, !strings.Contains(s.String(), "oman"), "it is no ability")
			}
		}
		is(t, "only a mission counts them", Women.count(1<<assassin|1<<seductress|1<<sergeant), 2)
	})
}
