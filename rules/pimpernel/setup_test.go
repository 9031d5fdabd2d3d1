package pimpernel

import (
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

func TestSettingUp(t *testing.T) {
	p := stage(t, 4, nil)
	v := p.View(0)
	random := func(see func(t *testing.T, p *Position)) func(t *testing.T) {
		return func(t *testing.T) {
			for seed := range uint64(40) {
				see(t, laid(t, 2+int(seed%5), rules.Options{"favors": []string{"all", "first"}[seed&1]}, seed))
			}
		}
	}
	t.Run("PIM-21 sixteen locations get a card", random(func(t *testing.T, p *Position) {
		seen := map[string]bool{}
		for _, town := range p.View(0).Towns {
			rulestest.Must(t, !(town.Card == "" != (town.Location == HouseOfJustice || town.Location == TemplePrison) || seen[town.Card] && town.Card != ""), "%s has the card %q", town.Location, town.Card)
			seen[town.Card] = true
		}
		is(t, "cards", len(seen), 17)
	}))
	t.Run("PIM-22 Vienna gets a card too", random(func(t *testing.T, p *Position) {
		rulestest.Holds(t, !(p.View(0).Towns[Vienna].Card == "" || len(p.View(0).Towns[Vienna].Spaces) < 3), "Vienna has no card")
	}))
	t.Run("PIM-23 two locations have printed spaces", func(t *testing.T) {
		for _, l := range []Location{HouseOfJustice, TemplePrison} {
			is(t, "spaces", len(v.Towns[l].Spaces), 5)
		}
		_, cards, _ := strings.Cut(string(dealtMoves[0]), "L01")
		for _, begin := range []string{"favors L01", "cards L02", "cards L25", "cards L18 L01", "cards"} {
			refused(t, dealt(t, 2, nil), "cards", "cards L01", rules.Move(begin+cards))
		}
	})
	t.Run("PIM-24 a favour card on each tile", random(func(t *testing.T, p *Position) {
		seen := map[string]bool{}
		for _, a := range p.View(0).Areas {
			rulestest.Holds(t, !(a.Actions[0] == NoAction || seen[a.Card]), "%s has %v", a.Area, a.Actions)
			seen[a.Card] = true
		}
	}))
	t.Run("PIM-25 only starred cards in a first game", random(func(t *testing.T, p *Position) {
		for _, a := range p.View(0).Areas {
			rulestest.Holds(t, !(p.board.options["favors"] == "first" && a.Card > "F06"), "%v", a.Card)
		}
		if p.board.options["favors"] == "first" {
			refused(t, dealt(t, 2, p.board.options, dealtMoves[0]), "favors F01 F02 F03 F04 F05 F07")
		}
	}))
	t.Run("PIM-26 Vienna's card is not in the deck", random(func(t *testing.T, p *Position) {
		is(t, "deck", len(p.deck()), 12)
		for _, k := range p.deck() {
			rulestest.Holds(t, !(k == int(vienna)), "Vienna can be drawn")
		}
	}))
	t.Run("PIM-27 the current mission is a sum", func(t *testing.T) {
		is(t, "goal", v.Mission.Goal, Beauvais)
		is(t, "need", v.Mission.Need, [needs]int{3, 5, 1, 2, 0})
		is(t, "need of horses", v.Areas[Horses].Need, 5)
	})
	t.Run("PIM-28 the second card lies on top", func(t *testing.T) {
		is(t, "top", v.Mission.Cards[0].At, Beauvais)
		is(t, "under it", v.Mission.Cards[1].At, Reims)
	})
	t.Run("PIM-29 marker 1 lies red on the goal", func(t *testing.T) {
		is(t, "marker", v.Markers[1], Marker{"marker.1", Beauvais, false})
	})
	t.Run("PIM-30 two next cards, none on top", func(t *testing.T) {
		is(t, "next", v.Next[0].At.String()+v.Next[1].At.String(), "BoulogneCalais")
		is(t, "chosen", v.Chosen, -1)
	})
	t.Run("PIM-31 the start", func(t *testing.T) {
		is(t, "the Pimpernel", v.Pimpernel, Arras)
		is(t, "marker", v.Markers[0], Marker{"marker.start", Arras, true})
		is(t, "discarded", len(v.Discard), 1)
		is(t, "discarded", v.Discard[0].At, Arras)
	})
	t.Run("PIM-32 the start is never Vienna", random(func(t *testing.T, p *Position) {
		rulestest.Holds(t, !(p.sir == Vienna || p.at[0] == ToAustria), "it is")
		refused(t, dealt(t, 2, nil, dealtMoves[:3]...), "missions M13 M10 M06 M05 M18")
	}))
	t.Run("PIM-33 the mission never lies where the Pimpernel is", func(t *testing.T) {
		for seed := range uint64(30) {
			p, d := laid(t, 3, nil, seed), dice(seed+1)
			for p.stage != StageOver {
				if p.stage == StageDraw {
					p.State.drawNext(d.next())
				} else {
					p.State.do(p.anything(&d))
				}
				rulestest.Must(t, !(p.stage == StageTurn && p.goal() == p.sir), "it does")
			}
		}
	})
	t.Run("PIM-34 marker 7 belongs to Vienna", func(t *testing.T) {
		for seed := range uint64(5) {
			p, d := laid(t, 3, nil, seed), dice(seed+1)
			p.State.random(&d)
			all := p.markers()
			is(t, "markers", len(all), 8)
			is(t, "the last", all[7], Marker{"marker.7", Vienna, true})
		}
	})
	t.Run("PIM-35 hexes are dealt", func(t *testing.T) {
		is(t, "b4", v.Hexes[3].Kind, Farm)
		places := map[Building]map[int]bool{}
		for seed := range uint64(60) {
			for h, k := range laid(t, 2, nil, seed).board.hex {
				if places[k] == nil {
					places[k] = map[int]bool{}
				}
				places[k][h] = true
			}
		}
		is(t, "places of the Farm", len(places[Farm]), 7)
		is(t, "places of the Market", len(places[Market]), 1)
	})
	t.Run("PIM-36 cubes by number of players", func(t *testing.T) {
		for n, want := range map[int]int{2: 25, 3: 20, 4: 15, 5: 12, 6: 10} {
			is(t, "cubes", stage(t, n, nil).View(0).Players[0].Supply, want)
		}
	})
	t.Run("PIM-37 scores at 0, cubes in supply", func(t *testing.T) {
		for _, p := range v.Players {
			is(t, "score", p.Score, 0)
		}
		is(t, "cubes on spaces", p.full, Spaces{})
	})
	t.Run("PIM-38 pawns begin with the Pimpernel", random(func(t *testing.T, p *Position) {
		for _, x := range p.View(0).Players {
			is(t, "pawn", x.Pawn, p.sir.Region())
		}
	}))
	t.Run("PIM-39 any player can be first", func(t *testing.T) {
		seen := map[uint8]bool{}
		for seed := range uint64(40) {
			seen[laid(t, 3, nil, seed).first] = true
		}
		is(t, "first players", len(seen), 3)
	})
	t.Run("PIM-40 two cards stay unseen", func(t *testing.T) {
		p, d := laid(t, 4, nil, 5), dice(3)
		p.State.random(&d)
		is(t, "left", len(p.deck()), 2)
	})
	t.Run("PIM-157 the short game begins with marker 4", func(t *testing.T) {
		p, d := laid(t, 4, rules.Options{"length": "short"}, 5), dice(3)
		is(t, "mission", p.mission, 4)
		is(t, "marker", p.View(0).Markers[1].ID, "marker.4")
		p.State.random(&d)
		is(t, "rounds", p.rounds, 4)
		is(t, "last goal", p.goal(), Vienna)
	})
	t.Run("PIM-158 nine cards in the short game", func(t *testing.T) {
		p, d := laid(t, 4, rules.Options{"length": "short"}, 5), dice(3)
		p.State.random(&d)
		is(t, "left", len(p.deck()), 8)
	})
	for n, wrong := range []rules.Move{"favors F04 F12 F01 F18 F10 F09", "favors F04 F12 F01 F18 F10 F10", "hexes stables inn stables farm office theater market", "missions M13 M10 M06 M05 M05", "first 2"} {
		refused(t, dealt(t, 2, nil, dealtMoves[:n]...), wrong, "first 0 1", "draw M01 M02", "pass")
	}
	is(t, "first", dealt(t, 2, nil, append(dealtMoves[:4:4], "first 1")...).turn, blue)
}
