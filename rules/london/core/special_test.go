package core_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

func TestBlackTickets(t *testing.T) {
	at74 := stand(plain, 74, far...)
	t.Run("LON-76 the detectives see black and nothing else", func(t *testing.T) {
		taxi, bus := plays(t, at74, "black taxi 58"), plays(t, at74, "black bus 58")
		is(t, "black left", taxi.Tickets[0][0], uint8(4))
		is(t, "taxis left", taxi.Tickets[0][core.Taxi], uint8(4))
		for by := rules.Public; by < 6; by++ {
			if by == 0 {
				continue
			}
			is(t, "what is seen", rules.Print(taxi.Seen(by)), rules.Print(bus.Seen(by)))
			e := taxi.Seen(by).(london.View).Log[0]
			is(t, "the entry", e, core.LogEntry{Entry: 1, Round: 1, Ticket: core.BlackTicket})
			is(t, "told", at74.Tell(rules.Entry{Move: "black bus 58"}, by).Text, "Mr X uses a black ticket (window 1).")
		}
		is(t, "Mr X knows", taxi.Seen(0).(london.View).Log[0].Line, core.Taxi)
		for _, m := range []string{"black bus 58", "black bus 94", "black taxi 58", "black taxi 73", "black taxi 75", "black taxi 92",
			"black underground 46"} {
			rulestest.Holds(t, slices.Contains(offers(at74, "black"), m), "%q is not offered", m)
		}
		is(t, "told to him", at74.Tell(rules.Entry{Move: "black bus 58"}, 0).Text,
			"Mr X uses a black ticket to take a bus to 58 (window 1).")
	})
	t.Run("LON-76 two lines under one black ticket are told apart by their paths", func(t *testing.T) {
		for _, c := range at74.Choices(0) {
			want, ok := map[rules.Move][]string{
				"black taxi 58":        {"station.58", "ticket.black", "line.taxi"},
				"black bus 58":         {"station.58", "ticket.black", "line.bus"},
				"black taxi 92":        {"station.92", "ticket.black"},
				"black underground 46": {"station.46", "ticket.black"},
				"taxi 58":              {"station.58", "ticket.taxi"},
				"double":               {"ticket.double"},
			}[c.Move]
			if ok {
				rulestest.Holds(t, slices.Equal(c.Path, want), "the path of %q is %q", c.Move, c.Path)
			}
		}
	})
	t.Run("LON-77 black goes no farther", func(t *testing.T) {
		same(t, "under black", offers(at74, "black underground"), "black underground 46")
		refused(t, at74, "black underground 79", "No underground line")
		same(t, "taxis under black", offers(at74, "black taxi"), "black taxi 58", "black taxi 73", "black taxi 75", "black taxi 92")
		same(t, "buses under black", offers(at74, "black bus"), "black bus 58", "black bus 94")
	})
	t.Run("LON-78 five and no sixth", func(t *testing.T) {
		p := rides(t, at74, "black taxi 73", "black taxi 74", "black taxi 73", "black taxi 74", "black taxi 73")
		refused(t, p, "black taxi 74", "no black tickets left")
		is(t, "black left", p.Seen(1).(london.View).X.Black, 0)
	})
	t.Run("LON-79 LON-82 detectives ride neither black nor by boat", func(t *testing.T) {
		p := plays(t, stand(plain, 74, 115, 182, 195, 197, 183), "taxi 73")
		refused(t, p, "boat purple 157", "Only Mr X can travel by boat")
		for _, c := range p.Choices(1) {
			special := strings.Contains(string(c.Move), "black") || strings.Contains(string(c.Move), "boat")
			rulestest.Holds(t, !special, "a detective is offered %q", c.Move)
		}
		for i := 1; i <= core.Pawns; i++ {
			is(t, "black tickets of a pawn", start(plain).Tickets[i][0], 0)
			is(t, "black tickets of a pawn after a black ride", plays(t, at74, "black taxi 58").Tickets[i][0], 0)
		}
	})
	t.Run("LON-80 LON-91 black on either part of a double or on both", func(t *testing.T) {
		for _, ms := range [][]rules.Move{
			{"double", "black taxi 73", "taxi 74"}, {"double", "taxi 73", "black taxi 74"}, {"double", "black taxi 73", "black taxi 74"},
			{"double", "underground 46", "bus 34"}, {"double", "taxi 73", "taxi 74"},
		} {
			is(t, "entries", len(plays(t, at74, ms...).Seen(1).(london.View).Log), 2)
		}
		pier := stand(plain, 194, 1, 2, 3, 4, 5)
		for _, ms := range [][]rules.Move{{"double", "boat 157", "boat 115"}, {"double", "boat 157", "taxi 156"},
			{"double", "taxi 193", "taxi 194"}} {
			is(t, "entries from a pier", len(plays(t, pier, ms...).Seen(1).(london.View).Log), 2)
		}
		is(t, "a boat as the second", len(plays(t, stand(plain, 193, 1, 2, 3, 4, 5), "double", "taxi 194", "boat 157").Log), 2)
	})
	t.Run("LON-81 an oval window under black shows the place and not the ride", func(t *testing.T) {
		p := plays(t, rides(t, at74, "taxi 73", "taxi 74"), "black bus 58")
		e := p.Seen(4).(london.View).Log[2]
		is(t, "the entry", e, core.LogEntry{Entry: 3, Round: 3, Ticket: core.BlackTicket, At: 58, Surfaced: true})
	})
	t.Run("LON-82 LON-83 LON-84 boats: black only, one landing at a time", func(t *testing.T) {
		chain := map[core.Station][]string{
			194: {"boat 157"}, 157: {"boat 115", "boat 194"}, 115: {"boat 108", "boat 157"}, 108: {"boat 115"},
		}
		for s, want := range chain {
			p := stand(plain, s, 1, 2, 3, 4, 5)
			same(t, "boats", offers(p, "boat"), want...)
			q := plays(t, p, rules.Move(want[0]))
			is(t, "black left", q.Tickets[0][0], uint8(4))
			is(t, "the ticket", q.Seen(1).(london.View).Log[0].Ticket, core.BlackTicket)
			is(t, "the line, to others", q.Seen(1).(london.View).Log[0].Line, core.NoLine)
			is(t, "the line, to himself", q.Seen(0).(london.View).Log[0].Line, core.Boat)
		}
		p := stand(plain, 194, 1, 2, 3, 4, 5)
		refused(t, p, "boat 115", "No boat line")
		refused(t, p, "taxi 157", "No taxi line")
		refused(t, p, "black bus 157", "No bus line")
		p = plays(t, p, "double", "boat 157", "boat 115")
		is(t, "black left", p.Tickets[0][0], uint8(3))
		q := set(stand(plain, 194, 1, 2, 3, 4, 5), func(c *core.State) { c.Tickets[0][0] = 0 })
		refused(t, q, "boat 157", "no black tickets")
		for s := core.Station(1); s <= core.Stations; s++ {
			for _, l := range core.Lines(s) {
				rulestest.Holds(t, l.Kind != core.Boat || chain[s] != nil, "a boat leaves %d", s)
			}
		}
	})
}

func TestMrXSurfacesAtOvalWindows(t *testing.T) {
	at74 := stand(plain, 74, far...)
	t.Run("LON-86 LON-87 he stands on the board after an oval window until he rides again", func(t *testing.T) {
		p := rides(t, at74, "taxi 73", "taxi 74")
		is(t, "before", p.Seen(1).(london.View).X.Shown, false)
		is(t, "asked", p.Seen(0).(london.View).Prompt(), "Choose your ride for window 3. You must surface after it.")
		p = plays(t, p, "taxi 58")
		for by := rules.Public; by < 6; by++ {
			v := p.Seen(by).(london.View)
			is(t, "shown", v.X.Shown, true)
			is(t, "place", v.X.At, 58)
			is(t, "possible", len(v.Possible), 1)
			is(t, "entry", v.Log[2].At, 58)
		}
		p = idle(t, p)
		is(t, "while the pawns moved", p.Seen(1).(london.View).X.Shown, true)
		p = plays(t, p, "taxi 75")
		v := p.Seen(1).(london.View)
		is(t, "after the next ride", v.X.Shown, false)
		is(t, "place", v.X.At, 0)
		is(t, "last seen", v.X.LastSeen, 58)
		is(t, "in entry", v.X.LastSeenEntry, 3)
		is(t, "the next oval", v.NextSurfacing(), 8)
	})
	t.Run("LON-86 after 3, 8, 13, 18 and 24, and after no other", func(t *testing.T) {
		for _, tb := range []rules.Setup{plain, bold} {
			for entry := 1; entry <= 24; entry++ {
				p := plays(t, filled(t, tb, entry-1), "taxi 58")
				oval := slices.Contains([]int{3, 8, 13, 18, 24}, entry)
				for by := rules.Seat(1); by < 6; by++ {
					v := p.Seen(by).(london.View)
					is(t, fmt.Sprintf("shown after entry %d", entry), v.X.Shown, oval)
					is(t, fmt.Sprintf("surfaced on entry %d", entry), v.Log[entry-1].Surfaced, oval)
					is(t, fmt.Sprintf("written on entry %d", entry), v.Log[entry-1].At == 58, oval)
				}
			}
		}
	})
	t.Run("LON-89 he surfaces with nobody near, and it costs nothing", func(t *testing.T) {
		p := rides(t, at74, "taxi 73", "taxi 74")
		q := plays(t, p, "taxi 58")
		is(t, "shown, though nobody is near", q.Seen(1).(london.View).X.Shown, true)
		is(t, "taxis", q.Tickets[0][core.Taxi], p.Tickets[0][core.Taxi]-1)
		want := p.Tickets
		want[0][core.Taxi]--
		is(t, "all other tickets, and those of the pawns", q.Tickets, want)
		is(t, "2x cards", q.Doubles, p.Doubles)
		is(t, "who begins the next round", idle(t, q).Acting()[0], rules.Seat(0))
		is(t, "the next round", idle(t, q).Round, q.Round+1)
		is(t, "who acts", q.Acting()[0], rules.Seat(1))
	})
	t.Run("LON-89 at every oval window, whether or not a pawn could ever reach him, and for one ticket", func(t *testing.T) {
		for _, tb := range []rules.Setup{plain, bold} {
			for _, window := range []int{3, 8, 13, 18, 24} {
				for _, only := range []uint8{1, 5} { // no other pawn ever moves again, and this one is far away, with one ticket
					p := set(filled(t, tb, window-1), func(c *core.State) {
						c.Stranded = core.EveryPawn &^ (1 << only)
						for i := 1; i <= core.Pawns; i++ {
							c.Tickets[i] = [4]uint8{}
						}
						c.Tickets[only][core.Taxi] = 1
					})
					q := plays(t, p, "taxi 73")
					v := q.Seen(rules.Public).(london.View)
					is(t, fmt.Sprintf("shown on window %d", window), v.X.Shown, true)
					is(t, "where", v.X.At, 73)
					is(t, "nobody asks him", q.Stage, core.StageHunt)
					want := p.Tickets
					want[0][core.Taxi]--
					is(t, "all tickets", q.Tickets, want)
					is(t, "2x cards", q.Doubles, p.Doubles)
				}
			}
		}
	})
	t.Run("LON-88 LON-94 LON-132 a double in round 2: shown on entry 3, in round 2, while the pawns move", func(t *testing.T) {
		p := plays(t, rides(t, at74, "taxi 73"), "double", "taxi 74", "taxi 58")
		v := p.Seen(3).(london.View)
		is(t, "round", v.Round, 2)
		first := plays(t, rides(t, at74, "taxi 73"), "double", "taxi 74").Seen(3).(london.View)
		is(t, "shown after the first of the two", first.X.Shown || first.X.At != 0, false)
		is(t, "entry 2", v.Log[1].At, 0)
		is(t, "shown", v.X.Shown, true)
		is(t, "place", v.X.At, 58)
		is(t, "still shown", idle(t, p).Seen(3).(london.View).X.Shown, true)
	})
	t.Run("LON-94 LON-131 a double in round 3: seen on entry 3, gone before the pawns move", func(t *testing.T) {
		p := plays(t, rides(t, at74, "taxi 73", "taxi 74"), "double", "taxi 58")
		is(t, "between the parts", p.Seen(2).(london.View).X.At, 58)
		p = plays(t, p, "bus 77")
		v := p.Seen(2).(london.View)
		is(t, "who acts", v.Acting, rules.Seat(1))
		is(t, "shown", v.X.Shown, false)
		is(t, "entry 3", v.Log[2].At, 58)
		is(t, "entry 4", v.Log[3], core.LogEntry{Entry: 4, Round: 3, Ticket: core.BusTicket, Line: core.Bus, Part: 2})
	})
	t.Run("LON-130 no doubles: three entries after round 3, and he stands on the third", func(t *testing.T) {
		p := plays(t, rides(t, at74, "taxi 73", "taxi 74"), "taxi 58")
		v := p.Seen(5).(london.View)
		is(t, "entries", len(v.Log), 3)
		is(t, "round", v.Round, 3)
		is(t, "place", v.X.At, 58)
		p = plays(t, idle(t, p), "taxi 59")
		is(t, "after the fourth", p.Seen(5).(london.View).X.At, 0)
	})
}

// filled is Mr X on 74 with so many windows used and tickets enough for all others.
func filled(t *testing.T, tb rules.Setup, entries int) *london.Position {
	t.Helper()
	p := set(stand(tb, 74, far...), func(c *core.State) { c.Entry, c.Tickets[0] = uint8(entries), [4]uint8{9, 9, 9, 9} })
	p.Log = make([]core.LogEntry, entries)
	return p
}

func TestDoubleMovesAreTwoRides(t *testing.T) {
	at74 := stand(plain, 74, far...)
	t.Run("LON-90 LON-93 LON-95 two rides in a turn, two windows, the card is gone", func(t *testing.T) {
		p := plays(t, at74, "double")
		is(t, "who acts", p.Acting()[0], rules.Seat(0))
		p = plays(t, p, "taxi 58")
		is(t, "who acts between", p.Acting()[0], rules.Seat(0))
		p = plays(t, p, "bus 77")
		is(t, "who acts after", p.Acting()[0], rules.Seat(1))
		v := p.Seen(1).(london.View)
		is(t, "cards", v.X.Doubles, 1)
		is(t, "part", v.Log[0].Part, 1)
		is(t, "part", v.Log[1].Part, 2)
		is(t, "round", v.Log[1].Round, 1)
		is(t, "windows in use", p.Entry, uint8(2))
		is(t, "the ticket of the first", v.Log[0].Ticket, core.TaxiTicket)
		is(t, "the ticket of the second", v.Log[1].Ticket, core.BusTicket)
		is(t, "what both have cost", p.Tickets[0], [4]uint8{5, 3, 2, 3})
		p = plays(t, idle(t, p), "double", "bus 58", "taxi 59")
		p = idle(t, p)
		refused(t, p, "double", "You have used both 2x cards")
	})
	t.Run("LON-90 two rides, two windows and two tickets, whatever pays for them", func(t *testing.T) {
		for _, c := range []struct {
			rides []rules.Move
			spent [4]uint8 // black, taxi, bus, underground
			shown [2]core.Ticket
		}{
			{[]rules.Move{"taxi 58", "taxi 74"}, [4]uint8{0, 2, 0, 0}, [2]core.Ticket{core.TaxiTicket, core.TaxiTicket}},
			{[]rules.Move{"black taxi 58", "black bus 74"}, [4]uint8{2, 0, 0, 0}, [2]core.Ticket{core.BlackTicket, core.BlackTicket}},
			{[]rules.Move{"bus 58", "black taxi 59"}, [4]uint8{1, 0, 1, 0}, [2]core.Ticket{core.BusTicket, core.BlackTicket}},
		} {
			p := plays(t, at74, "double")
			for i, m := range c.rides {
				is(t, "who rides", p.Acting()[0], rules.Seat(0))
				p = plays(t, p, m)
				is(t, "windows in use", p.Entry, uint8(i+1))
			}
			v := p.Seen(1).(london.View)
			is(t, "who acts then", p.Acting()[0], rules.Seat(1))
			is(t, "windows", len(v.Log), 2)
			for i, e := range v.Log {
				is(t, "window, round and ticket", [3]int{e.Entry, e.Round, int(e.Ticket)}, [3]int{i + 1, 1, int(c.shown[i])})
			}
			for k, n := range c.spent {
				is(t, fmt.Sprintf("tickets of kind %d", k), p.Tickets[0][k], at74.Tickets[0][k]-n)
			}
			is(t, "2x cards", p.Doubles, at74.Doubles-1)
		}
	})
	t.Run("LON-95 the card goes to nobody", func(t *testing.T) {
		p := plays(t, at74, "double")
		is(t, "the pawns' tickets", [core.Pawns][4]uint8(p.Tickets[1:]), [core.Pawns][4]uint8(at74.Tickets[1:]))
		is(t, "his tickets", p.Tickets[0], at74.Tickets[0])
	})
	t.Run("LON-92 the place between must be free", func(t *testing.T) {
		p := plays(t, stand(plain, 2, 10, 182, 195, 197, 183), "double")
		refused(t, p, "taxi 10", "Purple stands at station 10")
		refused(t, p, "black taxi 10", "Purple stands at station 10")
		p = plays(t, p, "taxi 20")
		same(t, "second rides by taxi", offers(p, "taxi"), "taxi 2", "taxi 33", "taxi 9")
		q := plays(t, stand(plain, 2, 33, 182, 195, 197, 183), "double", "taxi 20")
		same(t, "second rides with a pawn on 33", offers(q, "taxi"), "taxi 2", "taxi 9")
	})
	t.Run("LON-96 one card a turn", func(t *testing.T) {
		p := plays(t, at74, "double")
		refused(t, p, "double", "You cannot do that now.")
		refused(t, plays(t, p, "taxi 58"), "double", "You cannot do that now.")
		is(t, "asked of the view", p.Seen(0).(london.View).WhyNot("ticket.double").Text, "You can use only one 2x card in a turn.")
	})
	t.Run("LON-97 out and back", func(t *testing.T) {
		is(t, "Mr X", plays(t, at74, "double", "taxi 58", "taxi 74").At[0], uint8(74))
	})
	t.Run("LON-98 the card only if two rides are possible", func(t *testing.T) {
		// One ticket in hand: no second ride.
		one := set(at74, func(c *core.State) { c.Tickets[0] = [4]uint8{0, 1, 0, 0} })
		refused(t, one, "double", "No second ride")
		// A taxi and an underground ticket: 58 has no underground, but 74 is again next to 46.
		two := set(at74, func(c *core.State) { c.Tickets[0] = [4]uint8{0, 1, 0, 1} })
		p := plays(t, two, "double")
		same(t, "first rides", offers(p, ""), "underground 46")
		refused(t, p, "taxi 58", "No second ride would be possible from station 58")
		p = plays(t, p, "underground 46")
		is(t, "everybody knows", len(p.Seen(1).(london.View).Possible), 1)
		// Two tickets of one kind are enough: he can always ride back. Black ones too.
		for _, k := range []core.Kind{core.Taxi, core.NoLine} {
			p := set(only(at74, k, k), func(c *core.State) { c.Tickets[1] = [4]uint8{} })
			is(t, "the card", len(offers(p, "double")), 1)
			is(t, "first rides", len(offers(plays(t, p, "double"), "")) >= 4, true)
		}
		same(t, "and no third ride is asked for", offers(p, ""), "taxi 33", "taxi 45", "taxi 47", "taxi 61")
	})
}

// TestWordsOfRides checks the lines of the log for every reader in one game each
// of a hidden ride, a shown one and a double.
func TestWordsOfRides(t *testing.T) {
	at74 := stand(plain, 74, far...)
	p := rides(t, at74, "taxi 73", "taxi 74")
	for _, c := range []struct {
		p    *london.Position
		m    rules.Move
		by   rules.Seat
		want string
	}{
		{at74, "taxi 58", 1, "Mr X takes a taxi (window 1)."},
		{at74, "taxi 58", 0, "Mr X takes a taxi to 58 (window 1)."},
		{at74, "double", rules.Public, "Mr X shows a 2x card for a double move."},
		{p, "bus 58", 2, "Mr X takes a bus and surfaces at station 58 (window 3)."},
		{p, "bus 58", 0, "Mr X takes a bus and surfaces at station 58 (window 3)."},
		{p, "black bus 58", 2, "Mr X uses a black ticket and surfaces at station 58 (window 3)."},
	} {
		is(t, string(c.m), c.p.Tell(rules.Entry{Move: c.m}, c.by).Text, c.want)
	}
}

func TestRevealsTellsWhatBecomesKnown(t *testing.T) {
	at74 := stand(plain, 74, 58, 181, 195, 182, 183)
	is(t, "a hidden ride", at74.Reveals(0, "taxi 73"), false)
	is(t, "nonsense", at74.Reveals(0, "fly"), false)
	is(t, "another seat", at74.Reveals(1, "taxi purple 74"), false)
	p := plays(t, at74, "taxi 73")
	is(t, "a search where he can be", p.Reveals(1, "taxi purple 75"), true)
	is(t, "a ride to where he cannot be", p.Reveals(1, "taxi purple 45"), false)
	q := rides(t, stand(plain, 74, far...), "taxi 73", "taxi 74")
	is(t, "surfacing", q.Reveals(0, "taxi 58"), true)
	r := stand(bold, 74, far...)
	is(t, "saying that he will surface", r.Reveals(0, "surface"), false)
	is(t, "surfacing of his own will", plays(t, r, "surface").Reveals(0, "taxi 73"), true)
	var luck *london.Position = start(plain)
	is(t, "the deal", luck.Reveals(rules.Luck, luck.Roll(rand.New(rand.NewPCG(1, 1)))), false)
}
