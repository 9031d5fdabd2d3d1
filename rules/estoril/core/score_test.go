package core_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
	"intrigue/rules/rulestest"
)

// counted is the end of a game in which everybody holds and has discarded just this.
func counted(seats int, on uint8, missions []core.Mission, hands, discards [4]core.Tiles) *core.State {
	p := newState(seats, on)
	p.Stage, p.Round = core.StageOver, core.LastRound
	p.Hand, p.Owned, p.Discards = hands, hands, discards
	copy(p.Missions[:], missions)
	return p
}

// bag are some tiles.
func bag(tiles ...core.Tile) (s core.Tiles) {
	for _, t := range tiles {
		s |= 1 << t
	}
	return s
}

// scores are the points of a line of the final score.
func scores(p *core.State, label string) string {
	for _, s := range position(p).Outcome().Scores {
		if s.Label == label {
			return fmt.Sprint(s.Points)
		}
	}
	if label == "Total" {
		r := p.Score()
		all := slices.Clone(r.Total[:p.Seats])
		for _, s := range position(p).Outcome().Scores {
			for i, n := range s.Points {
				all[i] -= n
			}
		}
		if slices.Max(all) != 0 || slices.Min(all) != 0 {
			return fmt.Sprintf("%v, which is %v more than its lines", r.Total, all)
		}
		return fmt.Sprint(r.Total[:p.Seats])
	}
	return "none"
}

func TestScoreCountsHandDiscardsAndMissions(t *testing.T) {
	none := []core.Mission{core.FlagGermany, core.FlagGermany, core.FlagGermany, core.FlagGermany}
	t.Run("EST-128 each discard is 1 point", func(t *testing.T) {
		p := counted(2, 0, none, [4]core.Tiles{}, [4]core.Tiles{bag(Garbo, Sergeant, Almada), bag(Luciano)})
		is(t, "points", scores(p, "Discards"), "[3 1]")
		is(t, "in all", scores(p, "Total"), "[3 1]")
	})
	t.Run("EST-129 the points in hand count, of the discards they do not", func(t *testing.T) {
		p := counted(2, 0, none, [4]core.Tiles{bag(Garbo, Sergeant), bag(Almada, Luciano, Mason)}, [4]core.Tiles{bag(Kennan)})
		is(t, "points", scores(p, "Characters in hand"), "[5 8]")
		is(t, "in all, with a discard", scores(p, "Total"), "[6 8]")
	})
	t.Run("EST-130 most of a symbol in hand is 6 points; discards do not count", func(t *testing.T) {
		p := counted(3, 0, []core.Mission{core.Assassins, core.FlagBritain, core.Women, core.Strength},
			[4]core.Tiles{bag(Assassin), bag(Mason, Falcao), bag(Seductress, Luciano)},
			[4]core.Tiles{bag(Belov, Orlovsky)})
		is(t, "assassins", scores(p, "Mission: Assassin"), "[0 6 0]")
		is(t, "strength", scores(p, "Mission: Strength"), "[0 0 6]")
		is(t, "in all, with two discards, hands of 1, 5 and 2, and 6 for Britain and 3 each for the women", scores(p, "Total"), "[6 11 17]")
		had := map[string]string{}
		for _, s := range position(p).Outcome().Scores {
			had[s.Label] = fmt.Sprint(s.Had)
		}
		is(t, "what they had", had["Mission: Assassin"]+had["Mission: Strength"]+had["Discards"], "[1 2 0][0 3 6][]")
	})
	t.Run("EST-131 tied players share 6, rounded down", func(t *testing.T) {
		for n, want := range map[int]int{1: 6, 2: 3, 3: 2, 4: 1} {
			counts := []int{2, 2, 2, 2}
			for i := n; i < 4; i++ {
				counts[i] = 1
			}
			got, _ := core.Share(counts, false)
			for i := range n {
				is(t, "a share", got[i], want)
			}
			is(t, "the others", fmt.Sprint(got[n:]), fmt.Sprint(make([]int, 4-n)))
		}
	})
	t.Run("EST-132 a symbol twice counts 2, and a tile for several missions", func(t *testing.T) {
		is(t, "Viktor Belov", core.Assassins.Count(bag(Belov)), 2)
		is(t, "Magda Kárpáti", fmt.Sprint(core.Seductions.Count(bag(Magda)), core.Women.Count(bag(Magda)), core.ManyFlags.Count(bag(Magda)),
			core.Strength.Count(bag(Magda))), "2 1 1 1")
	})
	t.Run("EST-133 nobody has any: nobody scores", func(t *testing.T) {
		got, first := core.Share([]int{0, 0, 0}, false)
		is(t, "points", got, [4]int{})
		is(t, "accomplished", first, 0)
		got, first = core.Share([]int{0, 1, 0}, false)
		is(t, "one is enough", fmt.Sprint(got, first), "[0 6 0 0] 2")
	})
	t.Run("EST-134 five Assassins, two of them on one tile", func(t *testing.T) {
		is(t, "red", core.Assassins.Count(bag(Assassin, Belov, Mason, Orlovsky, Sergeant, Luciano)), 5)
	})
	t.Run("EST-135 EST-137 strengths 5, 3, 2, 0, 4, 2 make 16 and win the mission", func(t *testing.T) {
		hand := bag(Luciano, Garbo, Kennan, Of(Yellow, Assassin), Huene, Of(Yellow, Sergeant))
		is(t, "sum", core.Strength.Count(hand), 16)
		p := counted(4, 0, []core.Mission{core.Strength, core.Women, core.ManyFlags, core.Seductions},
			[4]core.Tiles{bag(Popov), bag(Duke, Howard), 0, hand}, [4]core.Tiles{})
		is(t, "points", scores(p, "Mission: Strength"), "[0 0 0 6]")
	})
	t.Run("EST-136 the strength mission is worth 6 like the others", func(t *testing.T) {
		p := counted(2, 0, []core.Mission{core.Strength, core.Women, core.ManyFlags, core.Seductions},
			[4]core.Tiles{bag(Popov), bag(Sergeant)}, [4]core.Tiles{})
		is(t, "points", scores(p, "Mission: Strength"), "[6 0]")
	})
}

func TestMostPointsWin(t *testing.T) {
	none := []core.Mission{core.FlagGermany, core.FlagGermany, core.FlagGermany, core.FlagGermany}
	t.Run("EST-138 EST-139 each flag shown counts once: four kinds and a second French tile", func(t *testing.T) {
		is(t, "red", core.ManyFlags.Count(bag(Garbo, Marchand, Exupery, Magda, Popov, Sergeant)), 4)
		is(t, "flags that are not shown", core.ManyFlags.Count(bag(Sergeant, Seductress, Assassin, Conspirator)), 0)
		is(t, "all", core.ManyFlags.Count(1<<(core.LastTile+1)-1<<(core.Starters+1)), 6)
	})
	t.Run("EST-140 most points win", func(t *testing.T) {
		o := position(counted(2, 0, none, [4]core.Tiles{bag(Garbo), bag(Luciano)}, [4]core.Tiles{})).Outcome()
		is(t, "winner", fmt.Sprintf("%v %s", o.Winners, o.Ending), "[0] points")
		is(t, "why", o.Why, "Red has the most points: 4.")
		p := counted(3, 0, []core.Mission{core.Assassins, core.FlagGermany, core.FlagGermany, core.FlagGermany},
			[4]core.Tiles{bag(Assassin), bag(Garbo), bag(Kennan, Winsor)}, [4]core.Tiles{})
		o = position(p).Outcome()
		is(t, "the last seat without a mission, against 7 and 4", fmt.Sprintf("%v %s %s", o.Winners, o.Ending, scores(p, "Total")),
			"[2] points [7 4 8]")
	})
	t.Run("EST-141 a tie: missions, then the hand, then shared; agendas are no missions", func(t *testing.T) {
		women := []core.Mission{core.Women, core.FlagGermany, core.Seductions, core.FlagAmerica}
		p := counted(2, 0, []core.Mission{core.FlagPortugal, core.Women, core.FlagGermany, core.FlagAmerica},
			[4]core.Tiles{bag(Sergeant), bag(Garbo, Franco)}, [4]core.Tiles{})
		o := position(p).Outcome()
		is(t, "7 each, red has a mission", fmt.Sprintf("%s %v %s", o.Ending, o.Winners, scores(p, "Total")), "missions [0] [7 7]")
		p = counted(3, 0, []core.Mission{core.FlagPortugal, core.Women, core.Seductions, core.FlagGermany},
			[4]core.Tiles{bag(Sergeant), bag(Garbo), bag(Of(Blue, Sergeant))}, [4]core.Tiles{bag(Luciano), bag(Mason)})
		o = position(p).Outcome()
		is(t, "a shared mission counts", fmt.Sprintf("%s %v %s", o.Ending, o.Winners, scores(p, "Total")), "missions [0] [5 5 4]")
		p = counted(2, 0, women, [4]core.Tiles{bag(Garbo, Sergeant), bag(Kennan)}, [4]core.Tiles{bag(Luciano), bag(Mason, Belov)})
		p.Missions = [5]core.Mission{core.Women, core.Women, core.Women, core.Women, core.NoMission}
		o = position(p).Outcome()
		is(t, "6 each, red has the better hand", fmt.Sprintf("%s %v %s", o.Ending, o.Winners, scores(p, "Total")), "hand [0] [6 6]")
		p.Hand[1], p.Owned[1], p.Discards[1] = p.Hand[0], p.Owned[0], p.Discards[0]
		o = position(p).Outcome()
		is(t, "all equal", fmt.Sprintf("%s %v", o.Ending, o.Winners), "shared [0 1]")
		rare := ""
		for _, e := range (estoril.Game{}).About().Endings {
			if e.Rare {
				rare += e.Key + " "
			}
		}
		is(t, "a tie is rare", rare, "missions hand shared ")
		is(t, "why", o.Why, "Red and Green share the victory on 6 points, with equal missions and points in hand.")
		q := counted(2, core.Agendas, []core.Mission{core.Conspiracies, core.Conspiracies, core.Conspiracies, core.Conspiracies},
			[4]core.Tiles{bag(Garbo), bag(Garbo)}, [4]core.Tiles{0, 0})
		q.Hand[0], q.Owned[0] = bag(Almada), bag(Almada) // 4 points and an agenda of 1
		q.Agenda[0], q.Agenda[1] = core.Nationalists, core.Women
		q.Discards[1] = bag(Luciano)
		o = position(q).Outcome()
		is(t, "an agenda does not break the tie", fmt.Sprintf("%s %v", o.Ending, o.Winners), "shared [0 1]")
	})
	t.Run("EST-142 7 discards, 13 in hand, one mission alone and one shared: 29", func(t *testing.T) {
		discards := bag(Assassin, Nationalist, Diplomat, Conspirator, Sergeant, Luciano, Huene)
		hand := bag(Garbo, Mason, Kennan, Seductress, Belov) // 4+3+4+1+1 = 13
		p := counted(2, 0, []core.Mission{core.FlagAmerica, core.Seductions, core.FlagGermany, core.Conspiracies},
			[4]core.Tiles{hand, bag(Of(Green, Seductress))}, [4]core.Tiles{discards})
		is(t, "discards", scores(p, "Discards"), "[7 0]")
		is(t, "hand", scores(p, "Characters in hand"), "[13 1]")
		is(t, "missions", scores(p, "Mission: United States")+scores(p, "Mission: Seduction"), "[6 0][3 3]")
		is(t, "total", scores(p, "Total"), "[29 4]")
	})
	t.Run("EST-165 starting tiles in hand count like others", func(t *testing.T) {
		p := counted(2, 0, []core.Mission{core.Assassins, core.FlagPortugal, core.Women, core.Strength},
			[4]core.Tiles{newState(2, 0).Hand[Red], bag(Luciano)}, [4]core.Tiles{})
		is(t, "in hand", scores(p, "Characters in hand"), "[6 1]")
		is(t, "Portugal", scores(p, "Mission: Portugal"), "[6 0]")
		is(t, "Assassins", scores(p, "Mission: Assassin"), "[6 0]")
	})
}

// begun is a game after its first moves.
func begun(t *testing.T, seats int, o rules.Options, moves ...rules.Move) *core.State {
	t.Helper()
	p, err := estoril.Game{}.New(rules.Setup{Seats: seats, Options: o})
	rulestest.Must(t, err == nil, "%v", err)
	return Play(t, &p.(*estoril.Position).State, moves...)
}

func TestVariantsChangeMissionsAndScoring(t *testing.T) {
	secret := rules.Options{"missions": "secret"}
	t.Run("EST-143 one open mission and one between each pair of neighbours, for three and four", func(t *testing.T) {
		p := begun(t, 3, secret, "first red", "mission women")
		is(t, "told of the second", told(p, "mission flags", 2), "")
		p = Play(t, p, "mission flags", "mission britain")
		is(t, "red is told of two", told(p, "mission strength", 0),
			"The open mission is Women. Each pair of neighbours shares a secret mission. "+
				"Yours are Many flags and Strength.")
		is(t, "green of the others", told(p, "mission strength", 1),
			"The open mission is Women. Each pair of neighbours shares a secret mission. "+
				"Yours are Many flags and Great Britain.")
		is(t, "the public of none", told(p, "mission strength", rules.Public),
			"The open mission is Women. Each pair of neighbours shares a secret mission.")
		p = Play(t, p, "mission strength")
		is(t, "then the boards", p.Stage, core.StageBoards)
		got := ""
		for _, g := range see(p, rules.Public).Missions {
			got += fmt.Sprint(g.Mission, " ", g.Open, " ")
		}
		is(t, "to the public", got, "women true unknown false unknown false unknown false ")
		two := begun(t, 2, secret, "first red", "mission women", "mission flags", "mission britain", "mission strength")
		is(t, "with two they are open", see(two, rules.Public).Missions[3].Mission, core.Strength)
	})
	t.Run("EST-144 the two neighbours see it at any time, nobody else", func(t *testing.T) {
		p := begun(t, 4, secret, "first red", "mission women", "mission flags", "mission britain", "mission strength", "mission germany")
		want := []string{"women flags unknown unknown germany", "women flags britain unknown unknown",
			"women unknown britain strength unknown", "women unknown unknown strength germany"}
		for s, w := range want {
			var got []string
			for _, g := range see(p, rules.Seat(s)).Missions {
				got = append(got, g.Mission.String())
			}
			is(t, core.SeatNames[s]+" sees", strings.Join(got, " "), w)
			later := *until(t, p, core.StagePlace)
			later.Round = 3
			for i, g := range see(&later, rules.Seat(s)).Missions {
				is(t, "and later", g.Mission.String(), got[i])
			}
		}
		is(t, "the label of one he may not see", see(p, 1).Label("mission.5").Clause, "EST-144")
		is(t, "its text", see(p, 1).Label("mission.5").Text, "Only Yellow and Red may look at this mission.")
	})
	t.Run("EST-145 four missions with three players, five with four", func(t *testing.T) {
		three, four := Begin(3, core.SecretMissions), Begin(4, core.SecretMissions)
		is(t, "three", three.MissionsOut(), 4)
		is(t, "four", four.MissionsOut(), 5)
	})
	t.Run("EST-146 all are turned up before counting and score for everybody", func(t *testing.T) {
		p := counted(3, core.SecretMissions, []core.Mission{core.Women, core.Seductions, core.FlagGermany, core.FlagAmerica},
			[4]core.Tiles{bag(Sergeant), bag(Garbo), bag(Of(Blue, Seductress))}, [4]core.Tiles{})
		is(t, "to red", see(p, 0).Missions[2].Mission, core.FlagGermany)
		is(t, "open", see(p, 0).Missions[2].Open, true)
		is(t, "a mission between red and green, won by blue", scores(p, "Mission: Seduction"), "[0 0 6]")
	})
}

func TestAgendasScoreInSecret(t *testing.T) {
	secret := rules.Options{"missions": "secret"}
	agenda := rules.Options{"agenda": "on"}
	dealt := []rules.Move{"first red", "mission women", "mission flags", "mission britain", "mission america"}
	t.Run("EST-147 an agenda for each, secretly, from the missions that are left, by seats", func(t *testing.T) {
		p := begun(t, 2, agenda, dealt...)
		is(t, "stage", p.Stage, core.StageAgendas)
		refused(t, p, "agenda women", "cannot happen")
		last := Play(t, p, "agenda portugal")
		refused(t, last, "agenda portugal", "cannot happen")
		none := begun(t, 3, secret, "first red", "mission women", "mission flags", "mission britain", "mission america")
		is(t, "without the variant there is none", none.Stage, core.StageBoards)
		is(t, "told to green", told(last, "agenda seductions", 1), "Each player gets a secret agenda. Your agenda is Seduction.")
		is(t, "told to red", told(last, "agenda seductions", 0), "Each player gets a secret agenda. Your agenda is Portugal.")
		is(t, "told to the public", told(last, "agenda seductions", rules.Public), "Each player gets a secret agenda.")
		p = Play(t, p, "agenda portugal", "agenda seductions")
		is(t, "red's to red", see(p, 0).Players[0].Agenda, core.FlagPortugal)
		is(t, "red's to green", see(p, 1).Players[0].Agenda, core.Unseen)
		is(t, "then the boards", p.Stage, core.StageBoards)
	})
	t.Run("EST-148 never the strength", func(t *testing.T) {
		p := begun(t, 2, agenda, dealt...)
		refused(t, p, "agenda strength", "cannot happen")
		r := LuckOf(7)
		for range 200 {
			holds(t, p.Roll(r) != "agenda strength", "it is not drawn")
		}
		q := Play(t, p, "agenda portugal", "agenda seductions")
		for range 100 {
			g := guess(q, 0, r)
			holds(t, g.Agenda[1] != core.Strength, "nor guessed")
		}
	})
	ends := func(a core.Mission, hand, discards core.Tiles) *core.State {
		p := counted(2, core.Agendas, []core.Mission{core.Women, core.ManyFlags, core.FlagBritain, core.FlagAmerica}, [4]core.Tiles{hand},
			[4]core.Tiles{discards})
		p.Agenda[0], p.Agenda[1] = a, core.Conspiracies
		return p
	}
	t.Run("EST-149 EST-152 1 point for each symbol, in hand and among the discards", func(t *testing.T) {
		p := ends(core.Assassins, bag(Mason, Luciano), bag(Belov))
		is(t, "points", scores(p, "Agenda"), "[3 0]")
		is(t, "in all, with a hand of 4, a discard and two missions", scores(p, "Total"), "[20 0]")
		p.Hand[1], p.Owned[1] = bag(Falcao, Orlovsky, Marchand), bag(Falcao, Orlovsky, Marchand)
		is(t, "though green has more Assassins in hand", scores(p, "Agenda"), "[3 1]")
		is(t, "without the variant there is no such line", scores(counted(2, 0, nil, [4]core.Tiles{}, [4]core.Tiles{}), "Agenda"), "none")
	})
	t.Run("EST-150 many flags: 1 for each kind", func(t *testing.T) {
		is(t, "points", scores(ends(core.ManyFlags, bag(Garbo, Franco, Luciano), bag(Exupery, Marchand, Falcao)), "Agenda"), "[3 0]")
		is(t, "a kind in hand and among the discards, once", scores(ends(core.ManyFlags, bag(Garbo), bag(Franco)), "Agenda"), "[1 0]")
	})
	t.Run("EST-151 starting tiles do not count", func(t *testing.T) {
		is(t, "points", scores(ends(core.FlagPortugal, newState(2, 0).Hand[Red]|bag(Falcao), 0), "Agenda"), "[1 0]")
		for m := range core.Strength {
			is(t, "in hand", scores(ends(m, newState(2, 0).Hand[Red], 0), "Agenda"), "[0 0]")
			is(t, "among the discards", scores(ends(m, 0, newState(2, 0).Hand[Red]), "Agenda"), "[0 0]")
		}
	})
	t.Run("EST-153 agendas are turned up at the end", func(t *testing.T) {
		is(t, "green sees red's", see(ends(core.FlagPortugal, 0, 0), 1).Players[0].Agenda, core.FlagPortugal)
		is(t, "the public too", see(ends(core.FlagPortugal, 0, 0), rules.Public).Players[0].Agenda, core.FlagPortugal)
		before := ends(core.FlagPortugal, 0, 0)
		before.Stage = core.StageDiscard
		is(t, "not before", see(before, 1).Players[0].Agenda, core.Unseen)
	})
}

func TestMissionsScoreForTwoPlaces(t *testing.T) {
	all := rules.Options{"missions": "secret", "agenda": "on", "scoring": "63"}
	t.Run("EST-154 6 for the sole first, 3 for the second", func(t *testing.T) {
		got, first := core.Share([]int{1, 4, 2, 0}, true)
		is(t, "points", got, [4]int{0, 6, 3, 0})
		is(t, "accomplished", first, 0b10)
		got, _ = core.Share([]int{1, 4, 2, 0}, false)
		is(t, "without the variant", got, [4]int{0, 6})
		p := counted(3, core.SixThree, []core.Mission{core.Strength, core.Women, core.FlagBritain, core.FlagAmerica},
			[4]core.Tiles{bag(Luciano), bag(Garbo), bag(Sergeant)}, [4]core.Tiles{})
		is(t, "in the outcome", scores(p, "Mission: Strength"), "[6 3 0]")
	})
	t.Run("EST-155 equal firsts split 9, rounded up, and no second is paid", func(t *testing.T) {
		for _, c := range []struct {
			counts []int
			want   [4]int
		}{{[]int{3, 3, 1}, [4]int{5, 5}}, {[]int{3, 3, 3, 1}, [4]int{3, 3, 3}}, {[]int{2, 2, 2, 2}, [4]int{3, 3, 3, 3}}} {
			got, _ := core.Share(c.counts, true)
			is(t, "points", got, c.want)
		}
	})
	t.Run("EST-156 equal seconds split 3, rounded up", func(t *testing.T) {
		got, _ := core.Share([]int{1, 3, 1}, true)
		is(t, "two", got, [4]int{2, 6, 2})
		got, _ = core.Share([]int{1, 3, 1, 1}, true)
		is(t, "three", got, [4]int{1, 6, 1, 1})
	})
	t.Run("EST-157 a second with nothing gets nothing", func(t *testing.T) {
		got, _ := core.Share([]int{0, 3}, true)
		is(t, "points", got, [4]int{0, 6})
	})
	t.Run("EST-158 a second place is no accomplished mission", func(t *testing.T) {
		p := counted(2, core.SixThree, []core.Mission{core.Strength, core.Women, core.FlagBritain, core.FlagGermany},
			[4]core.Tiles{bag(Luciano), bag(Sergeant)}, [4]core.Tiles{})
		r := p.Score()
		is(t, "points", fmt.Sprint(r.Mission[0][:2]), "[6 3]")
		is(t, "accomplished", fmt.Sprint(r.Fulfilled[:2]), "[1 0]")
		r = counted(3, core.SixThree, []core.Mission{core.Strength, core.Women, core.Seductions, core.FlagGermany},
			[4]core.Tiles{bag(Sergeant), bag(Magda), bag(Luciano)}, [4]core.Tiles{}).Score()
		is(t, "each has his own", fmt.Sprint(r.Fulfilled[:3]), "[0 2 1]")
		r = counted(3, core.SixThree, []core.Mission{core.Strength, core.FlagGermany, core.FlagGermany, core.FlagGermany},
			[4]core.Tiles{bag(Luciano), bag(Sergeant), bag(Garbo, Of(Blue, Sergeant))}, [4]core.Tiles{}).Score()
		is(t, "a shared first place is one", fmt.Sprint(r.Fulfilled[:3]), "[1 0 1]")
	})
	t.Run("EST-159 all variants together", func(t *testing.T) {
		p := begun(t, 4, all, "first red", "mission women", "mission flags", "mission britain", "mission strength", "mission germany")
		refused(t, p, "agenda germany", "cannot happen")
		p = Play(t, p, "agenda portugal", "agenda seductions", "agenda america")
		var left []string
		for _, a := range p.Actions(nil) {
			left = append(left, core.Mission(a.A).String())
		}
		is(t, "left over", strings.Join(slices.Sorted(slices.Values(left)), " "), "assassins conspiracies diplomats nationalists")
		p = Play(t, p, "agenda assassins")
		is(t, "stage", p.Stage, core.StageBoards)
		is(t, "rules", p.Variants, core.SecretMissions|core.Agendas|core.SixThree)
	})
}
