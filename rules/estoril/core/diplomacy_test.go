package core_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
)

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
