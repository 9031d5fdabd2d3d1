package core_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	. "intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

// inEveryDeal looks at forty deals.
func inEveryDeal(see func(t *testing.T, p *core.State)) func(t *testing.T) {
	return func(t *testing.T) {
		for seed := range uint64(40) {
			see(t, Shuffled(t, 2+int(seed%5), rules.Options{"favors": []string{"all", "first"}[seed&1]}, seed))
		}
	}
}

func TestSettingUp(t *testing.T) {
	p := Lay(t, 4, nil)
	v := see(p)
	t.Run("PIM-21 sixteen locations get a card", inEveryDeal(func(t *testing.T, p *core.State) {
		seen := map[string]bool{}
		for _, town := range see(p).Towns {
			rulestest.Must(t, !(town.Card == "" != (town.Location == core.HouseOfJustice || town.Location == core.TemplePrison) ||
				seen[town.Card] && town.Card != ""), "%s has the card %q", town.Location, town.Card)
			seen[town.Card] = true
		}
		is(t, "cards", len(seen), 17)
		refused(t, Dealt(t, 2, nil), rules.Move(strings.Replace(string(DealtMoves[0]), "L02", "L01", 1)))
	}))
	// dealt are the cards that some deals laid on a place.
	dealt := func(favors string, on func(p *core.State) string) map[string]bool {
		seen := map[string]bool{}
		for seed := range uint64(100) {
			seen[on(Shuffled(t, 2, rules.Options{"favors": favors}, seed))] = true
		}
		return seen
	}
	t.Run("PIM-21 any of 24 by chance", func(t *testing.T) {
		seen := dealt("all", func(p *core.State) string { return see(p).Towns[core.London].Card })
		rulestest.Holds(t, len(seen) >= 20, "%d cards ever come to London", len(seen))
		for seed := range uint64(20) {
			for _, town := range see(Shuffled(t, 2, nil, seed)).Towns {
				seen[town.Card] = true
			}
		}
		is(t, "cards that come to a location, and the two without", len(seen), core.PlaceCards+1)
	})
	t.Run("PIM-22 Vienna gets a card too", inEveryDeal(func(t *testing.T, p *core.State) {
		vienna := see(p).Towns[core.Vienna]
		i := slices.IndexFunc(core.LocationCards[:], func(c struct {
			Name  string
			Icons []core.ActionKind
		}) bool {
			return c.Name == vienna.Card
		})
		rulestest.Must(t, i >= 0, "Vienna has no card")
		is(t, "spaces", p.Board.Spaces[core.Vienna].Count(), len(core.LocationCards[i].Icons))
	}))
	t.Run("PIM-23 two locations have printed spaces", func(t *testing.T) {
		for _, l := range []core.Location{core.HouseOfJustice, core.TemplePrison} {
			is(t, "spaces", len(v.Towns[l].Spaces), 5)
		}
		_, cards, _ := strings.Cut(string(DealtMoves[0]), "L01")
		for _, begin := range []string{"favors L01", "cards L02", "cards L25", "cards L18 L01", "cards"} {
			refused(t, Dealt(t, 2, nil), "cards", "cards L01", rules.Move(begin+cards))
		}
	})
	t.Run("PIM-24 a favour card on each tile", inEveryDeal(func(t *testing.T, p *core.State) {
		seen := map[string]bool{}
		for _, a := range see(p).Areas {
			rulestest.Holds(t, !seen[a.Card], "%s is on two tiles", a.Card)
			seen[a.Card] = true
			i := slices.IndexFunc(core.FavorCards[:], func(c [2]core.ActionKind) bool { return c == a.Actions })
			rulestest.Holds(t, i >= 0 && core.FavorWord(i) == a.Card, "%s with %s has %v", a.Area, a.Card, a.Actions)
		}
	}))
	t.Run("PIM-24 any of 20 by chance", func(t *testing.T) {
		seen := dealt("all", func(p *core.State) string { return see(p).Areas[core.Carts].Card })
		is(t, "cards that ever come to the carts", len(seen), core.Favors)
	})
	t.Run("PIM-25 any of six by chance in a first game, of all in another", func(t *testing.T) {
		on := func(p *core.State) string { return see(p).Areas[core.RestArea].Card }
		is(t, "cards that ever come to rest", len(dealt("first", on)), core.Starters)
		is(t, "in another game", len(dealt("all", on)), core.Favors)
	})
	t.Run("PIM-25 only starred cards in a first game", inEveryDeal(func(t *testing.T, p *core.State) {
		for _, a := range see(p).Areas {
			rulestest.Holds(t, !(p.Board.Options["favors"] == "first" && a.Card > "F06"), "%v", a.Card)
		}
		if p.Board.Options["favors"] == "first" {
			refused(t, Dealt(t, 2, p.Board.Options, DealtMoves[0]), "favors F01 F02 F03 F04 F05 F07")
		}
	}))
	t.Run("PIM-26 Vienna's card is not in the deck", inEveryDeal(func(t *testing.T, p *core.State) {
		is(t, "deck", len(p.Deck()), 12)
		for _, k := range p.Deck() {
			rulestest.Holds(t, !(k == int(core.ViennaCard)), "Vienna can be drawn")
		}
	}))
	t.Run("PIM-26 any of the other 17 is drawn", func(t *testing.T) {
		is(t, "locations where games begin", len(dealt("all", func(p *core.State) string { return p.Pimpernel.Key() })), core.Missions-1)
	})
}

func TestMissionsAreSetUp(t *testing.T) {
	p := Lay(t, 4, nil)
	v := see(p)
	t.Run("PIM-27 the current mission is a sum", func(t *testing.T) {
		is(t, "goal", v.Mission.Goal, core.Beauvais)
		is(t, "need", v.Mission.Need, [core.Needs]int{3, 5, 1, 2, 0})
		is(t, "need of horses", v.Areas[core.Horses].Need, 5)
	})
	t.Run("PIM-28 the second card lies on top", func(t *testing.T) {
		is(t, "top", v.Mission.Cards[0].At, core.Beauvais)
		is(t, "goal", p.Goal(), core.Beauvais)
		is(t, "under it", v.Mission.Cards[1].At, core.Reims)
	})
	t.Run("PIM-29 marker 1 lies red on the goal", func(t *testing.T) {
		is(t, "marker", v.Markers[1], core.Marker{ID: "marker.1", At: core.Beauvais, White: false})
	})
	t.Run("PIM-30 two next cards, none on top", func(t *testing.T) {
		is(t, "next", v.Next[0].At.String()+v.Next[1].At.String(), "BoulogneCalais")
		is(t, "chosen", v.Chosen, -1)
	})
	t.Run("PIM-31 the start", func(t *testing.T) {
		is(t, "the Pimpernel", v.Pimpernel, core.Arras)
		is(t, "marker", v.Markers[0], core.Marker{ID: "marker.start", At: core.Arras, White: true})
		is(t, "discarded", len(v.Discard), 1)
		is(t, "discarded", v.Discard[0].At, core.Arras)
		is(t, "the marker of the start stays", Plays(t, p, "*; next M05").Markers()[0].At, core.Arras)
	})
	t.Run("PIM-32 the start is never Vienna", inEveryDeal(func(t *testing.T, p *core.State) {
		rulestest.Holds(t, !(p.Pimpernel == core.Vienna || p.At[0] == core.ToAustria), "it is")
		refused(t, Dealt(t, 2, nil, DealtMoves[:3]...), "missions M13 M10 M06 M05 M18")
	}))
	t.Run("PIM-33 the mission never lies where the Pimpernel is", func(t *testing.T) {
		for seed := range uint64(30) {
			p, d := Shuffled(t, 3, nil, seed), Dice(seed+1)
			for p.Stage != core.StageOver {
				if p.Stage == core.StageDraw {
					p.DrawNext(d.Next())
				} else {
					p.Do(Anything(p, &d))
				}
				rulestest.Must(t, !(p.Stage == core.StageTurn && p.Goal() == p.Pimpernel), "it does")
			}
			been := map[core.Location]bool{}
			for _, m := range p.Markers() {
				rulestest.Must(t, !been[m.At], "two markers lie on %s", m.At)
				been[m.At] = true
			}
		}
	})
	t.Run("PIM-34 marker 7 belongs to Vienna", func(t *testing.T) {
		is(t, "markers on the map at first", len(p.Markers()), 2)
		is(t, "marker 7 in the last mission", Plays(t, With(p, number(6)), "pass; pass; pass; pass").Markers()[7],
			core.Marker{ID: "marker.7", At: core.Vienna})
		for seed := range uint64(5) {
			p, d := Shuffled(t, 3, nil, seed), Dice(seed+1)
			PlayOut(p, &d)
			all := p.Markers()
			is(t, "markers", len(all), 8)
			is(t, "the last", all[7], core.Marker{ID: "marker.7", At: core.Vienna, White: true})
		}
	})
}

func TestBuildingsCubesAndPawnsAreSetUp(t *testing.T) {
	p := Lay(t, 4, nil)
	v := see(p)
	t.Run("PIM-35 hexes are dealt", func(t *testing.T) {
		is(t, "b4", v.Hexes[3].Kind, core.Farm)
		places := map[core.Building]map[int]bool{}
		for seed := range uint64(60) {
			for h, k := range Shuffled(t, 2, nil, seed).Board.Hex {
				if places[k] == nil {
					places[k] = map[int]bool{}
				}
				places[k][h] = true
			}
		}
		is(t, "places of the Farm", len(places[core.Farm]), 7)
		is(t, "places of the Market", len(places[core.Market]), 1)
	})
	t.Run("PIM-36 cubes by number of players", func(t *testing.T) {
		for n, want := range map[int]int{2: 25, 3: 20, 4: 15, 5: 12, 6: 10} {
			is(t, "cubes", see(Lay(t, n, nil)).Players[0].Supply, want)
		}
	})
	t.Run("PIM-37 scores at 0, cubes in supply", func(t *testing.T) {
		for _, p := range v.Players {
			is(t, "score", p.Score, 0)
			is(t, "cubes in supply", p.Supply, 15)
		}
		is(t, "cubes in areas", p.Piles, [core.Areas][core.MostSeats]uint8{})
		is(t, "cubes on spaces", p.Full, core.SpaceSet{})
	})
	t.Run("PIM-38 pawns begin with the Pimpernel", inEveryDeal(func(t *testing.T, p *core.State) {
		for _, x := range see(p).Players {
			is(t, "pawn", x.Pawn, p.Pimpernel.Region())
		}
	}))
	t.Run("PIM-38 any number share a region", func(t *testing.T) {
		is(t, "pawns", Plays(t, p, "move paris; move paris; move paris; move paris").At,
			[core.MostSeats]core.Region{core.Paris, core.Paris, core.Paris, core.Paris})
	})
	t.Run("PIM-39 any player can be first", func(t *testing.T) {
		seen := map[uint8]bool{}
		for seed := range uint64(40) {
			q := Shuffled(t, 3, nil, seed)
			seen[q.First] = true
			is(t, "whose turn it is", q.Turn, q.First)
		}
		is(t, "first players", len(seen), 3)
	})
	t.Run("PIM-40 two cards stay unseen", func(t *testing.T) {
		p, d := Shuffled(t, 4, nil, 5), Dice(3)
		PlayOut(p, &d)
		is(t, "left", len(p.Deck()), 2)
	})
	t.Run("PIM-157 the short game begins with marker 4", func(t *testing.T) {
		p, d := Shuffled(t, 4, rules.Options{"length": "short"}, 5), Dice(3)
		is(t, "mission", p.Mission, 4)
		is(t, "of the whole game", Shuffled(t, 4, rules.Options{"length": "whole"}, 5).Mission, 1)
		is(t, "marker", see(p).Markers[1].ID, "marker.4")
		PlayOut(p, &d)
		is(t, "rounds", p.Rounds, 4)
		is(t, "last goal", p.Goal(), core.Vienna)
	})
	t.Run("PIM-158 nine cards in the short game", func(t *testing.T) {
		p, d := Shuffled(t, 4, rules.Options{"length": "short"}, 5), Dice(3)
		PlayOut(p, &d)
		is(t, "left", len(p.Deck()), 8)
	})
	for n, wrong := range []rules.Move{"favors F04 F12 F01 F18 F10 F09", "favors F04 F12 F01 F18 F10 F10",
		"hexes stables inn stables farm office theater market", "missions M13 M10 M06 M05 M05", "first 2"} {
		refused(t, Dealt(t, 2, nil, DealtMoves[:n]...), wrong, "first 0 1", "draw M01 M02", "pass")
	}
	is(t, "first", Dealt(t, 2, nil, append(DealtMoves[:4:4], "first 1")...).Turn, Blue)
}
