package core_test

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

func TestBoxHoldsWhatTheRulesList(t *testing.T) {
	ab := london.Game{}.About()
	b := core.TheBoard()
	t.Run("LON-1 LON-2 one Mr X, three to six seats", func(t *testing.T) {
		for _, n := range []int{-1, 0, 1, 2, 7, 8} {
			_, err := london.Game{}.New(rules.Setup{Seats: n})
			rulestest.Holds(t, err != nil, "a game for %d starts", n)
		}
		for n := 3; n <= 6; n++ {
			_, err := london.Game{}.New(rules.Setup{Seats: n})
			rulestest.Must(t, err == nil, "no game for %d: %v", n, err)
			p := plays(t, stand(rules.Setup{Seats: n}, 74, far...), "taxi 58")
			for by := range rules.Seat(n) { // one seat alone knows where he is
				is(t, fmt.Sprintf("seat %d knows his place", by), p.Seen(by).(london.View).X.At != 0, by == 0)
			}
			names := ab.SeatNames(n)
			is(t, "Mr X", names[0], "Mr X")
			for _, d := range names[1:] {
				rulestest.Holds(t, strings.HasPrefix(d, "Detective "), "%q is no detective", d)
			}
		}
	})
	t.Run("LON-3 LON-4 five coloured pawns at every table", func(t *testing.T) {
		for n := 3; n <= 6; n++ {
			v := start(rules.Setup{Seats: n}).Seen(0).(london.View)
			for c, name := range []string{"purple", "red", "green", "yellow", "blue"} {
				is(t, "the pawn", v.Pawns[c].Colour.String(), name)
			}
			p := plays(t, start(rules.Setup{Seats: n}), "draw 103", "draw 13", "draw 26", "draw 29", "draw 34", "draw 50", "taxi 85")
			moved := map[core.Colour]bool{}
			for p.Stage == core.StageHunt {
				p = plays(t, p, p.Choices(p.Acting()[0])[0].Move)
				moved[p.PublicActions[len(p.PublicActions)-1].Pawn] = true
			}
			is(t, "pawns that hunt", len(moved), 5)
		}
	})
	t.Run("LON-5 LON-6 the tickets of the box", func(t *testing.T) {
		n := start(plain).Pieces()
		is(t, "taxi", n["taxi"], 54)
		is(t, "bus", n["bus"], 43)
		is(t, "underground", n["underground"], 23)
		is(t, "black", n["black"], 5)
		is(t, "double", n["double"], 2)
		is(t, "all but the 2x cards", n["taxi"]+n["bus"]+n["underground"]+n["black"], 125)
	})
	t.Run("LON-7 which ticket pays for which line", func(t *testing.T) {
		for k, want := range map[core.Kind]string{
			core.Taxi: "ticket.taxi", core.Bus: "ticket.bus", core.Underground: "ticket.underground", core.Boat: "ticket.black",
		} {
			is(t, k.String(), k.Pays().ID(), want)
			is(t, "the name", k.String(), map[core.Kind]string{core.Taxi: "taxi", core.Bus: "bus", core.Underground: "underground",
				core.Boat: "boat"}[k])
		}
		for m, k := range map[string]core.Kind{"taxi%s 58": core.Taxi, "bus%s 94": core.Bus, "underground%s 46": core.Underground} {
			p := only(stand(plain, 74, far...), k, core.NoLine)
			is(t, "with his only ticket", len(offers(p, fmt.Sprintf(m, ""))), 1)
			is(t, "what Mr X has left", plays(t, p, rules.Move(fmt.Sprintf(m, ""))).Tickets[0][k], uint8(0))
			q := set(plays(t, stand(plain, 197, 74, 181, 195, 182, 183), "taxi 184"),
				func(c *core.State) { c.Tickets[1] = [4]uint8{}; c.Tickets[1][k] = 1 })
			is(t, "with purple's only ticket", len(offers(q, fmt.Sprintf(m, " purple"))), 1)
			for _, other := range offers(q, "") {
				rulestest.Holds(t, strings.HasPrefix(other, k.String()), "purple is offered %q for a %s ticket", other, k)
			}
			is(t, "what purple has left", plays(t, q, rules.Move(fmt.Sprintf(m, " purple"))).Tickets[1][k], uint8(0))
		}
	})
	t.Run("LON-8 LON-9 eighteen start cards", func(t *testing.T) {
		want := []core.Station{13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198}
		rulestest.Holds(t, slices.Equal(b.StartCards, want), "the cards are %v", b.StartCards)
		for _, s := range want {
			is(t, "the printed number", b.Number[s], int(s))
		}
	})
	t.Run("LON-8 eighteen start cards, each with a station of its own", func(t *testing.T) {
		p := start(plain)
		for left := 18; left > 18-6; left-- { // each card lies there once
			var all []rules.Move
			for s := range core.Stations + 2 {
				m := rules.Move(fmt.Sprintf("draw %d", s))
				if _, err := p.After(rules.Luck, m); err == nil {
					all = append(all, m)
				}
			}
			is(t, "cards that can be drawn", len(all), left)
			p = plays(t, p, all[left/2])
		}
		numbers := map[int]bool{}
		for _, s := range b.StartCards {
			numbers[b.Number[s]] = true
		}
		is(t, "stations on them", len(numbers), 18)
	})
	t.Run("LON-10 twenty-four windows, five of them oval", func(t *testing.T) {
		var forced []int
		for e := -1; e <= 30; e++ {
			if core.Forced(e) {
				forced = append(forced, e)
			}
		}
		rulestest.Holds(t, slices.Equal(forced, []int{3, 8, 13, 18, 24}), "oval are %v", forced)
		is(t, "the last window", core.LastEntry, 24)
	})
}

func TestMapIsThePrintedBoard(t *testing.T) {
	b := core.TheBoard()
	t.Run("LON-11 199 stations and 468 lines", func(t *testing.T) {
		n := map[core.Kind]int{}
		for s := core.Station(1); s <= core.Stations; s++ {
			for _, l := range core.Lines(s) {
				n[l.Kind]++
			}
		}
		is(t, "taxi lines", n[core.Taxi], 2*346)
		is(t, "bus lines", n[core.Bus], 2*99)
		is(t, "underground lines", n[core.Underground], 2*20)
		is(t, "boat lines", n[core.Boat], 2*3)
		rulestest.Holds(t, core.Lines(0) == nil && core.Lines(200) == nil, "there are lines from nowhere")
	})
	t.Run("LON-11 every line, as a second list has it", func(t *testing.T) {
		for _, row := range rows(t, "ways.txt") {
			var got []string
			at := core.Station(number(t, row[0]))
			for k := core.Taxi; k <= core.Boat; k++ {
				var to []int
				for _, l := range core.Lines(at) {
					if l.Kind == k {
						to = append(to, int(l.To))
					}
				}
				if slices.Sort(to); len(to) > 0 {
					got = append(got, k.String()+" "+strings.Trim(fmt.Sprint(to), "[]"))
				}
			}
			is(t, "from "+row[0], strings.Join(got, "; "), row[1])
		}
	})
	// stops are the kinds that end at each station, by the lines themselves.
	stops := map[core.Station]map[core.Kind]bool{}
	for s := core.Station(1); s <= core.Stations; s++ {
		stops[s] = map[core.Kind]bool{}
		for _, l := range core.Lines(s) {
			stops[s][l.Kind] = true
		}
	}
	t.Run("LON-12 a taxi stops everywhere", func(t *testing.T) {
		for s, has := range stops {
			rulestest.Holds(t, has[core.Taxi], "no taxi stops at %d", s)
		}
	})
	t.Run("LON-13 no underground without a bus", func(t *testing.T) {
		for s, has := range stops {
			rulestest.Holds(t, has[core.Taxi] && (has[core.Bus] || !has[core.Underground]), "%d has %v", s, has)
			signs := strings.TrimSuffix(strings.Trim(fmt.Sprint(b.Signs[s]), "[]"), " boat")
			rulestest.Holds(t, slices.Contains([]string{"taxi", "taxi bus", "taxi bus underground"}, signs), "%d shows %s", s, signs)
		}
	})
	t.Run("LON-14 the more kinds, the rarer", func(t *testing.T) {
		count := map[int]int{}
		for _, has := range stops {
			n := len(has)
			if has[core.Boat] {
				n--
			}
			count[n]++
		}
		rulestest.Holds(t, count[3] < count[2] && count[2] < count[1] && count[3] == 14,
			"stations with one, two and three kinds: %v", count)
	})
	t.Run("LON-16 what a station shows ends there, and nothing else", func(t *testing.T) {
		for s, has := range stops {
			for k := core.Taxi; k <= core.Boat; k++ {
				is(t, fmt.Sprintf("the %s signal of %d", k, s), slices.Contains(b.Signs[s], k), has[k])
				is(t, fmt.Sprintf("the %s bit of %d", k, s), b.Serves[s]>>k&1 != 0, has[k])
			}
		}
	})
	t.Run("LON-15 every line runs both ways", func(t *testing.T) {
		for s := core.Station(1); s <= core.Stations; s++ {
			for _, l := range core.Lines(s) {
				via := slices.Clone(l.Via)
				slices.Reverse(via)
				rulestest.Holds(t, slices.ContainsFunc(core.Lines(l.To), func(o core.Line) bool {
					return o.To == s && o.Kind == l.Kind && slices.Equal(o.Via, via)
				}), "the %s from %d to %d has no way back", l.Kind, s, l.To)
			}
		}
	})
	t.Run("LON-17 station 153 by all three kinds", func(t *testing.T) {
		is(t, "what stops there", b.Serves[153], uint8(1<<core.Taxi|1<<core.Bus|1<<core.Underground))
		for kind, ways := range map[string][]core.Station{
			"taxi": {139, 152, 154, 166, 167}, "bus": {124, 154, 180, 184}, "underground": {111, 140, 163, 185},
		} {
			var out, purple []string
			for _, s := range ways {
				out = append(out, fmt.Sprintf("%s %d", kind, s))
				purple = append(purple, fmt.Sprintf("%s purple %d", kind, s))
				in := plays(t, stand(plain, s, 1, 2, 3, 4, 5), rules.Move(kind+" 153"))
				is(t, fmt.Sprintf("from %d by %s", s, kind), in.At[0], 153)
			}
			same(t, "Mr X from 153", offers(stand(plain, 153, 1, 2, 3, 4, 5), kind), out...)
			same(t, "purple from 153", offers(plays(t, stand(plain, 74, 153, 2, 3, 4, 5), "taxi 73"), kind), purple...)
		}
	})
}

func TestBoardHasTwoNumberings(t *testing.T) {
	b := core.TheBoard()
	// stops are the kinds that end at each station, by the lines themselves.
	stops := map[core.Station]map[core.Kind]bool{}
	for s := core.Station(1); s <= core.Stations; s++ {
		stops[s] = map[core.Kind]bool{}
		for _, l := range core.Lines(s) {
			stops[s][l.Kind] = true
		}
	}
	t.Run("LON-137 the data decide, not the look of the map", func(t *testing.T) {
		for s := core.Station(1); s <= core.Stations; s++ {
			for k := core.Taxi; k <= core.Underground; k++ {
				is(t, fmt.Sprintf("the %s signal of %d", k, s), slices.Contains(b.Signs[s], k), stops[s][k])
			}
			for _, l := range core.Lines(s) {
				for _, under := range l.Via {
					rulestest.Holds(t, l.Kind != core.Underground || !stops[under][core.Underground],
						"the underground from %d to %d passes the stop %d", s, l.To, under)
				}
			}
		}
	})
	t.Run("LON-85 two numberings of one board", func(t *testing.T) {
		differ := map[core.Station]int{108: 118, 118: 128, 128: 159, 159: 171, 171: 200}
		seen := map[int]bool{}
		for s := core.Station(1); s <= core.Stations; s++ {
			want, ok := differ[s]
			if !ok {
				want = int(s)
			}
			is(t, "the Milton Bradley number", core.MiltonBradley.Number(s), want)
			is(t, "the Ravensburger number", core.Ravensburger.Number(s), int(s))
			for _, n := range []core.Numbering{core.MiltonBradley, core.Ravensburger} {
				back, ok := n.Station(n.Number(s))
				rulestest.Holds(t, ok && back == s, "%d does not lead back to %d", n.Number(s), s)
			}
			seen[want] = true
		}
		rulestest.Holds(t, !seen[108] && seen[200], "Milton Bradley has no 108 and has a 200")
		for _, none := range []int{0, 108, 201, -4, 1000} {
			_, ok := core.MiltonBradley.Station(none)
			rulestest.Holds(t, !ok, "there is a %d", none)
		}
		for _, none := range []int{0, 200, 456} {
			_, ok := core.Ravensburger.Station(none)
			rulestest.Holds(t, !ok, "there is a Ravensburger %d", none)
		}
		is(t, "the numbers when nobody chooses", core.See(&start(plain).Position, 0).Number(108), 118)
		// The third boat ride is 115 to 118 in the one numbering and 115 to 108 in
		// the other; the move is the same in both.
		for numbers, shown := range map[string]int{"mb": 118, "rb": 108} {
			p := stand(rules.Setup{Seats: 6, Options: rules.Options{"numbers": numbers}}, 115, far...)
			same(t, "boats", offers(p, "boat"), "boat 108", "boat 157")
			is(t, "the number", core.See(&p.Position, 0).Number(108), shown)
			refused(t, p, "boat 118", "No boat line")
		}
	})
}

// rows reads a list in testdata whose lines are "name: words".
func rows(t *testing.T, file string) (all [][2]string) {
	t.Helper()
	text, err := os.ReadFile("../testdata/" + file)
	rulestest.Must(t, err == nil, "%v", err)
	for line := range strings.Lines(string(text)) {
		name, words, ok := strings.Cut(strings.TrimSpace(line), ": ")
		rulestest.Must(t, ok, "%v", line)
		all = append(all, [2]string{name, words})
	}
	return all
}

func number(t *testing.T, s string) int {
	t.Helper()
	n, err := strconv.Atoi(s)
	rulestest.Must(t, err == nil, "%v", err)
	return n
}

// TestRidesAreCounted compares the distances with those found by another way: one
// shorter path after the other, through every station in turn.
func TestRidesAreCounted(t *testing.T) {
	const far = 255
	var want [core.Stations + 1][core.Stations + 1]int
	stops := map[core.Station]bool{}
	for s := core.Station(1); s <= core.Stations; s++ {
		for to := range want[s] {
			want[s][to] = far
		}
		want[s][s] = 0
		for _, l := range core.Lines(s) {
			stops[s] = stops[s] || l.Kind == core.Underground
			if l.Kind != core.Boat {
				want[s][l.To] = 1
			}
		}
	}
	for over := 1; over <= core.Stations; over++ {
		for s := 1; s <= core.Stations; s++ {
			for to := 1; to <= core.Stations; to++ {
				want[s][to] = min(want[s][to], want[s][over]+want[over][to])
			}
		}
	}
	for s := core.Station(1); s <= core.Stations; s++ {
		rail := far
		for to := core.Station(1); to <= core.Stations; to++ {
			if got := apart(s, to); got != want[s][to] {
				t.Fatalf("from %d to %d it is %d rides, not %d", s, to, got, want[s][to])
			}
			if stops[to] {
				rail = min(rail, want[s][to])
			}
		}
		if got := int(core.TheBoard().ToUnderground[s]); got != rail {
			t.Fatalf("from %d to the underground it is %d rides, not %d", s, got, rail)
		}
	}
}
