package estoril

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
)

// counted is the end of a game in which everybody holds and has discarded just this.
func counted(seats int, on uint8, missions []Mission, hands, discards [4]Tiles) *State {
	p := starts(seats, on)
	p.Stage, p.Round = StageOver, lastRound
	p.Hand, p.Owned, p.Discards = hands, hands, discards
	copy(p.Missions[:], missions)
	return p
}

// bag are some tiles.
func bag(tiles ...Tile) (s Tiles) {
	for _, t := range tiles {
		s |= 1 << t
	}
	return s
}

// scores are the points of a line of the final reckoning.
func scores(p *State, label string) string {
	for _, s := range position(p).Outcome().Scores {
		if s.Label == label {
			return fmt.Sprint(s.Points)
		}
	}
	if label == "Total" {
		all := make([]int, p.Seats)
		for _, s := range position(p).Outcome().Scores {
			for i, n := range s.Points {
				all[i] += n
			}
		}
		return fmt.Sprint(all)
	}
	return "none"
}

func TestScore(t *testing.T) {
	none := []Mission{FlagGermany, FlagGermany, FlagGermany, FlagGermany}
	t.Run("EST-128 each discard is 1 point", func(t *testing.T) {
		p := counted(2, 0, none, [4]Tiles{}, [4]Tiles{bag(garbo, sergeant, almada), bag(luciano)})
		is(t, "points", scores(p, "Discarded tiles"), "[3 1]")
	})
	t.Run("EST-129 the points in hand count, of the discards they do not", func(t *testing.T) {
		p := counted(2, 0, none, [4]Tiles{bag(garbo, sergeant), bag(almada, luciano, mason)}, [4]Tiles{bag(kennan)})
		is(t, "points", scores(p, "Characters in hand"), "[5 8]")
	})
	t.Run("EST-130 most of a symbol in hand is 6 points; discards do not count", func(t *testing.T) {
		p := counted(3, 0, []Mission{Assassins, FlagBritain, Women, Strength}, [4]Tiles{bag(assassin), bag(mason, falcao), bag(seductress, luciano)},
			[4]Tiles{bag(belov, orlovsky)})
		is(t, "assassins", scores(p, "Mission: Assassins"), "[0 6 0]")
		is(t, "strength", scores(p, "Mission: Strength"), "[0 0 6]")
		had := map[string]string{}
		for _, s := range position(p).Outcome().Scores {
			had[s.Label] = fmt.Sprint(s.Had)
		}
		is(t, "what they had", had["Mission: Assassins"]+had["Mission: Strength"]+had["Discarded tiles"], "[1 2 0][0 3 6][]")
	})
	t.Run("EST-131 tied players share 6, rounded down", func(t *testing.T) {
		for n, want := range map[int]int{1: 6, 2: 3, 3: 2, 4: 1} {
			counts := []int{2, 2, 2, 2}
			for i := n; i < 4; i++ {
				counts[i] = 1
			}
			got, _ := share(counts, false)
			for i := range n {
				is(t, "a share", got[i], want)
			}
			is(t, "the others", fmt.Sprint(got[n:]), fmt.Sprint(make([]int, 4-n)))
		}
	})
	t.Run("EST-132 a symbol twice counts 2, and a tile for several missions", func(t *testing.T) {
		is(t, "Viktor Belov", Assassins.count(bag(belov)), 2)
		is(t, "Magda Kárpáti", fmt.Sprint(Seductions.count(bag(magda)), Women.count(bag(magda)), ManyFlags.count(bag(magda)), Strength.count(bag(magda))), "2 1 1 1")
	})
	t.Run("EST-133 nobody has any: nobody scores", func(t *testing.T) {
		got, first := share([]int{0, 0, 0}, false)
		is(t, "points", got, [4]int{})
		is(t, "accomplished", first, 0)
	})
	t.Run("EST-134 five Assassins, two of them on one tile", func(t *testing.T) {
		is(t, "red", Assassins.count(bag(assassin, belov, mason, orlovsky, sergeant, luciano)), 5)
	})
	t.Run("EST-135 EST-137 strengths 5, 3, 2, 0, 4, 2 make 16 and win the mission", func(t *testing.T) {
		hand := bag(luciano, garbo, kennan, of(yellow, assassin), huene, of(yellow, sergeant))
		is(t, "sum", Strength.count(hand), 16)
		p := counted(4, 0, []Mission{Strength, Women, ManyFlags, Seductions}, [4]Tiles{bag(popov), bag(duke, howard), 0, hand}, [4]Tiles{})
		is(t, "points", scores(p, "Mission: Strength"), "[0 0 0 6]")
	})
	t.Run("EST-136 the strength mission is worth 6 like the others", func(t *testing.T) {
		p := counted(2, 0, []Mission{Strength, Women, ManyFlags, Seductions}, [4]Tiles{bag(popov), bag(sergeant)}, [4]Tiles{})
		is(t, "points", scores(p, "Mission: Strength"), "[6 0]")
	})
	t.Run("EST-138 EST-139 each flag shown counts once: four kinds and a second French tile", func(t *testing.T) {
		is(t, "red", ManyFlags.count(bag(garbo, marchand, exupery, magda, popov, sergeant)), 4)
		is(t, "flags that are not shown", ManyFlags.count(bag(sergeant, seductress, assassin, conspirator)), 0)
		is(t, "all", ManyFlags.count(1<<(lastTile+1)-1<<(starters+1)), 6)
	})
	t.Run("EST-140 most points win", func(t *testing.T) {
		o := position(counted(2, 0, none, [4]Tiles{bag(garbo), bag(luciano)}, [4]Tiles{})).Outcome()
		is(t, "winner", fmt.Sprintf("%v %s", o.Winners, o.Ending), "[0] points")
		is(t, "why", o.Why, "Red has the most victory points (4).")
	})
	t.Run("EST-141 a tie: missions, then the hand, then shared; agendas are no missions", func(t *testing.T) {
		women := []Mission{Women, FlagGermany, Seductions, FlagAmerica}
		p := counted(2, 0, []Mission{FlagPortugal, Women, FlagGermany, FlagAmerica}, [4]Tiles{bag(sergeant), bag(garbo, franco)}, [4]Tiles{})
		o := position(p).Outcome()
		is(t, "7 each, red has a mission", fmt.Sprintf("%s %v %s", o.Ending, o.Winners, scores(p, "Total")), "missions [0] [7 7]")
		p = counted(2, 0, women, [4]Tiles{bag(garbo, sergeant), bag(kennan)}, [4]Tiles{bag(luciano), bag(mason, belov)})
		p.Missions = [5]Mission{Women, Women, Women, Women, NoMission}
		o = position(p).Outcome()
		is(t, "6 each, red has the better hand", fmt.Sprintf("%s %v %s", o.Ending, o.Winners, scores(p, "Total")), "hand [0] [6 6]")
		p.Hand[1], p.Owned[1], p.Discards[1] = p.Hand[0], p.Owned[0], p.Discards[0]
		o = position(p).Outcome()
		is(t, "all equal", fmt.Sprintf("%s %v", o.Ending, o.Winners), "shared [0 1]")
		rare := ""
		for _, e := range (Game{}).About().Endings {
			if e.Rare {
				rare += e.Key + " "
			}
		}
		is(t, "a tie is rare", rare, "missions hand shared ")
		is(t, "why", o.Why, "Red and Green share the victory: points, missions and characters in hand are equal (6).")
		q := counted(2, Agendas, []Mission{Conspiracies, Conspiracies, Conspiracies, Conspiracies}, [4]Tiles{bag(garbo), bag(garbo)}, [4]Tiles{0, 0})
		q.Hand[0], q.Owned[0] = bag(almada), bag(almada) // 4 points and an agenda of 1
		q.Agenda[0], q.Agenda[1] = Nationalists, Women
		q.Discards[1] = bag(luciano)
		o = position(q).Outcome()
		is(t, "an agenda does not break the tie", fmt.Sprintf("%s %v", o.Ending, o.Winners), "shared [0 1]")
	})
	t.Run("EST-142 7 discards, 13 in hand, one mission alone and one shared: 29", func(t *testing.T) {
		discards := bag(assassin, nationalist, diplomat, conspirator, sergeant, luciano, huene)
		hand := bag(garbo, mason, kennan, seductress, belov) // 4+3+4+1+1 = 13
		p := counted(2, 0, []Mission{FlagAmerica, Seductions, FlagGermany, Conspiracies}, [4]Tiles{hand, bag(of(green, seductress))}, [4]Tiles{discards})
		is(t, "discards", scores(p, "Discarded tiles"), "[7 0]")
		is(t, "hand", scores(p, "Characters in hand"), "[13 1]")
		is(t, "missions", scores(p, "Mission: Flag of the United States")+scores(p, "Mission: Seductions"), "[6 0][3 3]")
		is(t, "total", scores(p, "Total"), "[29 4]")
	})
	t.Run("EST-165 starting tiles in hand count like others", func(t *testing.T) {
		p := counted(2, 0, []Mission{Assassins, FlagPortugal, Women, Strength}, [4]Tiles{starts(2, 0).Hand[red], bag(luciano)}, [4]Tiles{})
		is(t, "in hand", scores(p, "Characters in hand"), "[6 1]")
		is(t, "Portugal", scores(p, "Mission: Flag of Portugal"), "[6 0]")
		is(t, "Assassins", scores(p, "Mission: Assassins"), "[6 0]")
	})
}

func TestVariants(t *testing.T) {
	all := rules.Options{"missions": "secret", "agenda": "on", "scoring": "63"}
	begin := func(seats int, o rules.Options, moves ...rules.Move) *State {
		p, err := Game{}.New(rules.Setup{Seats: seats, Options: o})
		if err != nil {
			t.Fatal(err)
		}
		return plays(t, &p.(*Position).State, moves...)
	}
	secret := rules.Options{"missions": "secret"}
	t.Run("EST-143 one open mission and one between each two neighbours, for three and four", func(t *testing.T) {
		p := begin(3, secret, "first red", "mission women")
		is(t, "told of the second", told(p, "mission flags", 2), "A secret mission is laid between Red and Green.")
		p = plays(t, p, "mission flags", "mission britain", "mission strength")
		is(t, "then the boards", p.Stage, StageBoards)
		got := ""
		for _, g := range see(p, rules.Public).Missions {
			got += fmt.Sprint(g.Mission, " ", g.Open, " ")
		}
		is(t, "to the public", got, "women true unknown false unknown false unknown false ")
		two := begin(2, secret, "first red", "mission women", "mission flags", "mission britain", "mission strength")
		is(t, "with two they are open", see(two, rules.Public).Missions[3].Mission, Strength)
	})
	t.Run("EST-144 the two neighbours see it at any time, nobody else", func(t *testing.T) {
		p := begin(4, secret, "first red", "mission women", "mission flags", "mission britain", "mission strength", "mission germany")
		want := []string{"women flags unknown unknown germany", "women flags britain unknown unknown", "women unknown britain strength unknown", "women unknown unknown strength germany"}
		for s, w := range want {
			var got []string
			for _, g := range see(p, rules.Seat(s)).Missions {
				got = append(got, g.Mission.String())
			}
			is(t, names[s]+" sees", strings.Join(got, " "), w)
		}
		is(t, "the label of one he may not see", see(p, 1).Label("mission.5").Clause, "EST-144")
		is(t, "its text", see(p, 1).Label("mission.5").Text, "Only Yellow and Red may look at it.")
	})
	t.Run("EST-145 four missions with three players, five with four", func(t *testing.T) {
		three, four := newState(3, SecretMissions), newState(4, SecretMissions)
		is(t, "three", three.MissionsOut(), 4)
		is(t, "four", four.MissionsOut(), 5)
	})
	t.Run("EST-146 all are turned up before counting and score for everybody", func(t *testing.T) {
		p := counted(3, SecretMissions, []Mission{Women, Seductions, FlagGermany, FlagAmerica}, [4]Tiles{bag(sergeant), bag(garbo), bag(of(blue, seductress))}, [4]Tiles{})
		is(t, "to red", see(p, 0).Missions[2].Mission, FlagGermany)
		is(t, "open", see(p, 0).Missions[2].Open, true)
		is(t, "a mission between red and green, won by blue", scores(p, "Mission: Seductions"), "[0 0 6]")
	})
	agenda := rules.Options{"agenda": "on"}
	dealt := []rules.Move{"first red", "mission women", "mission flags", "mission britain", "mission america"}
	t.Run("EST-147 an agenda for each, secretly, from the missions that are left, by seats", func(t *testing.T) {
		p := begin(2, agenda, dealt...)
		is(t, "stage", p.Stage, StageAgendas)
		refused(t, p, "agenda women", "cannot happen")
		is(t, "told to green", told(p, "agenda portugal", 1), "Red is given a secret agenda.")
		is(t, "told to red", told(p, "agenda portugal", 0), "Red is given a secret agenda: Flag of Portugal.")
		p = plays(t, p, "agenda portugal", "agenda seductions")
		is(t, "red's to red", see(p, 0).Players[0].Agenda, FlagPortugal)
		is(t, "red's to green", see(p, 1).Players[0].Agenda, Unseen)
		is(t, "then the boards", p.Stage, StageBoards)
	})
	t.Run("EST-148 never the strength", func(t *testing.T) {
		p := begin(2, agenda, dealt...)
		refused(t, p, "agenda strength", "cannot happen")
		r := luckOf(7)
		for range 200 {
			holds(t, p.Roll(r) != "agenda strength", "it is not drawn")
		}
		q := plays(t, p, "agenda portugal", "agenda seductions")
		for range 100 {
			g := guess(q, 0, r)
			holds(t, g.Agenda[1] != Strength, "nor guessed")
		}
	})
	ends := func(a Mission, hand, discards Tiles) *State {
		p := counted(2, Agendas, []Mission{Women, ManyFlags, FlagBritain, FlagAmerica}, [4]Tiles{hand}, [4]Tiles{discards})
		p.Agenda[0], p.Agenda[1] = a, Conspiracies
		return p
	}
	t.Run("EST-149 EST-152 1 point for each symbol, in hand and among the discards", func(t *testing.T) {
		p := ends(Assassins, bag(mason, luciano), bag(belov))
		is(t, "points", scores(p, "Secret agenda"), "[3 0]")
		is(t, "without the variant there is no such line", scores(counted(2, 0, nil, [4]Tiles{}, [4]Tiles{}), "Secret agenda"), "none")
	})
	t.Run("EST-150 many flags: 1 for each kind", func(t *testing.T) {
		is(t, "points", scores(ends(ManyFlags, bag(garbo, franco, luciano), bag(exupery, marchand, falcao)), "Secret agenda"), "[3 0]")
	})
	t.Run("EST-151 starting tiles do not count", func(t *testing.T) {
		is(t, "points", scores(ends(FlagPortugal, starts(2, 0).Hand[red]|bag(falcao), 0), "Secret agenda"), "[1 0]")
	})
	t.Run("EST-153 agendas are turned up at the end", func(t *testing.T) {
		is(t, "green sees red's", see(ends(FlagPortugal, 0, 0), 1).Players[0].Agenda, FlagPortugal)
		is(t, "the public too", see(ends(FlagPortugal, 0, 0), rules.Public).Players[0].Agenda, FlagPortugal)
	})
	t.Run("EST-154 6 for the sole first, 3 for the second", func(t *testing.T) {
		got, first := share([]int{1, 4, 2, 0}, true)
		is(t, "points", got, [4]int{0, 6, 3, 0})
		is(t, "accomplished", first, 0b10)
		p := counted(3, SixThree, []Mission{Strength, Women, FlagBritain, FlagAmerica}, [4]Tiles{bag(luciano), bag(garbo), bag(sergeant)}, [4]Tiles{})
		is(t, "in the outcome", scores(p, "Mission: Strength"), "[6 3 0]")
	})
	t.Run("EST-155 equal firsts split 9, rounded up, and no second is paid", func(t *testing.T) {
		for _, c := range []struct {
			counts []int
			want   [4]int
		}{{[]int{3, 3, 1}, [4]int{5, 5}}, {[]int{3, 3, 3, 1}, [4]int{3, 3, 3}}, {[]int{2, 2, 2, 2}, [4]int{3, 3, 3, 3}}} {
			got, _ := share(c.counts, true)
			is(t, "points", got, c.want)
		}
	})
	t.Run("EST-156 equal seconds split 3, rounded up", func(t *testing.T) {
		got, _ := share([]int{1, 3, 1}, true)
		is(t, "two", got, [4]int{2, 6, 2})
		got, _ = share([]int{1, 3, 1, 1}, true)
		is(t, "three", got, [4]int{1, 6, 1, 1})
	})
	t.Run("EST-157 a second with nothing gets nothing", func(t *testing.T) {
		got, _ := share([]int{0, 3}, true)
		is(t, "points", got, [4]int{0, 6})
	})
	t.Run("EST-158 a second place is no accomplished mission", func(t *testing.T) {
		p := counted(2, SixThree, []Mission{Strength, Women, FlagBritain, FlagGermany}, [4]Tiles{bag(luciano), bag(sergeant)}, [4]Tiles{})
		r := p.reckon()
		is(t, "points", fmt.Sprint(r.mission[0][:2]), "[6 3]")
		is(t, "accomplished", fmt.Sprint(r.fulfilled[:2]), "[1 0]")
		r = counted(3, SixThree, []Mission{Strength, Women, Seductions, FlagGermany}, [4]Tiles{bag(sergeant), bag(magda), bag(luciano)}, [4]Tiles{}).reckon()
		is(t, "each has his own", fmt.Sprint(r.fulfilled[:3]), "[0 2 1]")
	})
	t.Run("EST-159 all variants together", func(t *testing.T) {
		p := begin(4, all, "first red", "mission women", "mission flags", "mission britain", "mission strength", "mission germany")
		refused(t, p, "agenda germany", "cannot happen")
		p = plays(t, p, "agenda portugal", "agenda seductions", "agenda america")
		var left []string
		for _, a := range p.Actions(nil) {
			left = append(left, Mission(a.A).String())
		}
		is(t, "left over", strings.Join(slices.Sorted(slices.Values(left)), " "), "assassins conspiracies diplomats nationalists")
		p = plays(t, p, "agenda assassins")
		is(t, "stage", p.Stage, StageBoards)
		is(t, "rules", p.Variants, SecretMissions|Agendas|SixThree)
	})
}
