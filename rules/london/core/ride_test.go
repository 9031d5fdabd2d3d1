package core_test

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

func TestRidesFollowTheLines(t *testing.T) {
	at74 := stand(plain, 1, 74, 182, 195, 197, 183)
	hunt74 := plays(t, at74, "taxi 8")
	t.Run("LON-49 LON-51 LON-55 underground from 74 goes to 46 only", func(t *testing.T) {
		same(t, "underground", offers(hunt74, "underground"), "underground purple 46")
		refused(t, hunt74, "underground purple 58", "No underground line")
		refused(t, hunt74, "underground purple 1", "No underground line")
		refused(t, hunt74, "underground purple 45", "No underground line")
		x := stand(plain, 74, far...)
		same(t, "Mr X by underground", offers(x, "underground"), "underground 46")
		refused(t, x, "underground 79", "No underground line")
	})
	t.Run("LON-49 LON-77 from every station to the next stop of each line and no other", func(t *testing.T) {
		north, south := []core.Station{1, 2, 3, 4, 5}, []core.Station{195, 196, 197, 198, 199}
		for s := core.Station(1); s <= core.Stations; s++ {
			pawns := north
			if s < 100 {
				pawns = south
			}
			var x, purple []string
			for _, l := range core.Lines(s) {
				if slices.Contains(pawns, l.To) {
					continue
				}
				if l.Kind == core.Boat {
					x = append(x, fmt.Sprintf("boat %d", l.To))
					continue
				}
				x = append(x, fmt.Sprintf("%s %d", l.Kind, l.To), fmt.Sprintf("black %s %d", l.Kind, l.To))
				purple = append(purple, fmt.Sprintf("%s purple %d", l.Kind, l.To))
			}
			slices.Sort(x)
			slices.Sort(purple)
			if slices.Contains(pawns, s) {
				continue
			}
			p := stand(plain, s, pawns...)
			p.Doubles = 0
			same(t, fmt.Sprintf("Mr X from %d", s), offers(p, ""), x...)
			p = set(p, func(c *core.State) {
				c.At[1], c.Stage, c.Seat, c.Occupied = uint8(s), core.StageHunt, 1, core.StationSet{}
				for _, at := range c.At[1 : core.Pawns+1] {
					c.Occupied.Add(at)
				}
			})
			free := core.Lines(s)
			if slices.ContainsFunc(free, func(l core.Line) bool { return l.To == pawns[0] }) {
				continue // where purple stood it is free now
			}
			same(t, fmt.Sprintf("purple from %d", s), offers(p, ""), purple...)
		}
	})
	t.Run("LON-52 taxi from 74", func(t *testing.T) {
		same(t, "taxis", offers(hunt74, "taxi"), "taxi purple 58", "taxi purple 73", "taxi purple 75", "taxi purple 92")
	})
	t.Run("LON-53 LON-54 bus from 74; 58 by taxi or bus as one likes", func(t *testing.T) {
		same(t, "buses", offers(hunt74, "bus"), "bus purple 58", "bus purple 94")
		a, b := plays(t, hunt74, "taxi purple 58"), plays(t, hunt74, "bus purple 58")
		is(t, "place", a.At[1], b.At[1])
		is(t, "tickets after the taxi", a.Seen(0).(london.View).Pawns[0].Tickets, [3]int{9, 8, 4})
		is(t, "tickets after the bus", b.Seen(0).(london.View).Pawns[0].Tickets, [3]int{10, 7, 4})
		x := stand(plain, 74, far...)
		is(t, "Mr X after the taxi", plays(t, x, "taxi 58").Seen(0).(london.View).X.Tickets, [3]int{3, 3, 3})
		is(t, "Mr X after the bus", plays(t, x, "bus 58").Seen(0).(london.View).X.Tickets, [3]int{4, 2, 3})
	})
	t.Run("LON-50 one ticket a ride", func(t *testing.T) {
		p := plays(t, hunt74, "underground purple 46")
		is(t, "undergrounds", p.Tickets[1][core.Underground], uint8(3))
		is(t, "Mr X's", p.Tickets[0][core.Underground], uint8(4))
		is(t, "what Mr X has paid for his own ride", p.Tickets[0], [4]uint8{5, 3, 3, 4})
		for m, want := range map[rules.Move][4]uint8{
			"bus 94": {5, 4, 2, 3}, "underground 46": {5, 4, 3, 2}, "black bus 94": {4, 4, 3, 3},
		} {
			is(t, "what Mr X has left after "+string(m), plays(t, stand(plain, 74, far...), m).Tickets[0], want)
		}
	})
	t.Run("LON-56 no ticket, no ride", func(t *testing.T) {
		p := set(hunt74, func(c *core.State) { c.Tickets[1][core.Underground] = 0 })
		refused(t, p, "underground purple 46", "Purple has no underground ticket")
		refused(t, hunt74, "boat purple 46", "No boat line")
		for k, m := range map[core.Kind]rules.Move{core.Taxi: "taxi 58", core.Bus: "bus 58", core.Underground: "underground 46",
			core.NoLine: "black taxi 58"} {
			x := set(stand(plain, 74, far...), func(c *core.State) { c.Tickets[0][k] = 0 })
			is(t, string(m)+" without a ticket for it", slices.Contains(offers(x, ""), string(m)), false)
		}
	})
}

func TestAnOccupiedStationIsClosed(t *testing.T) {
	at74 := stand(plain, 1, 74, 182, 195, 197, 183)
	hunt74 := plays(t, at74, "taxi 8")
	t.Run("LON-57 nobody stays", func(t *testing.T) {
		refused(t, hunt74, "taxi purple 74", "must move on")
		refused(t, at74, "taxi 1", "must move on")
		for k := core.Taxi; k <= core.Underground; k++ { // who has a single ticket that fits has to ride too
			p := set(stand(plain, 1, 74, 182, 195, 197, 183), func(c *core.State) { c.Tickets[1] = [4]uint8{}; c.Tickets[1][k] = 1 })
			is(t, "who acts when purple has one ticket for the "+k.String(), plays(t, p, "taxi 8").Acting()[0], rules.Seat(1))
		}
		games(t, 1, func(t *testing.T, p *london.Position, _ *rand.Rand) {
			if acting := p.Acting(); len(acting) > 0 && acting[0] >= 0 {
				rulestest.Must(t, len(p.Choices(acting[0])) > 0, "somebody acts and cannot")
			}
		})
	})
	t.Run("LON-58 LON-60 LON-63 an occupied station is closed, whoever leads the pawn", func(t *testing.T) {
		for seats := 3; seats <= 6; seats++ {
			p := plays(t, stand(rules.Setup{Seats: seats}, 1, 74, 58, 46, 94, 183), "taxi 8")
			refused(t, p, "taxi purple 58", "Red stands at station 58")
			refused(t, p, "bus purple 58", "Red stands at station 58")
			refused(t, p, "underground purple 46", "Green stands at station 46")
		}
		p := stand(plain, 74, 58, 182, 195, 197, 183)
		refused(t, p, "taxi 58", "Purple stands at station 58")
		games(t, 2, func(t *testing.T, p *london.Position, _ *rand.Rand) {
			if p.Stage == core.StageDeal {
				return
			}
			at := slices.Clone(p.At[:core.Pawns+1])
			slices.Sort(at)
			rulestest.Must(t, len(slices.Compact(at)) == 6 || p.End == core.Caught, "two stand on one station")
		})
	})
	t.Run("LON-59 a stranded pawn is in the way", func(t *testing.T) {
		p := set(stand(plain, 74, 58, 182, 195, 197, 183), func(c *core.State) { c.Tickets[1] = [4]uint8{}; c.Stranded = 1 << 1 })
		refused(t, p, "taxi 58", "Purple stands at station 58")
		// Purple strands itself at 75, which red and Mr X could reach from 74.
		q := set(plays(t, stand(plain, 73, 58, 94, 195, 197, 183), "taxi 74"), func(c *core.State) { c.Tickets[1] = [4]uint8{0, 1, 0, 0} })
		q = plays(t, q, "taxi purple 75")
		is(t, "stranded", q.Seen(2).(london.View).Pawns[core.Purple].Stranded, true)
		is(t, "where it stands", q.Seen(2).(london.View).Pawns[core.Purple].At, 75)
		red := set(q, func(c *core.State) { c.Occupied.Remove(c.At[2]); c.At[0], c.At[2] = 1, 74; c.Occupied.Add(74) })
		refused(t, red, "taxi red 75", "Purple stands at station 75")
		refused(t, idle(t, q), "taxi 75", "Purple stands at station 75")
	})
	t.Run("LON-61 there and back", func(t *testing.T) {
		p := rides(t, stand(plain, 74, 1, 182, 195, 197, 183), "taxi 73", "taxi 74")
		is(t, "Mr X", p.At[0], uint8(74))
		p = plays(t, stand(plain, 197, 74, 182, 195, 1, 183), "taxi 184", "taxi purple 58")
		p = plays(t, idle(t, p), "taxi 197", "taxi purple 74")
		is(t, "purple", p.At[1], uint8(74))
	})
	t.Run("LON-62 past each other on bus and underground", func(t *testing.T) {
		p := plays(t, stand(plain, 1, 13, 23, 22, 34, 47), "taxi 8")
		rulestest.Holds(t, slices.Contains(offers(p, "underground"), "underground purple 46"), "the underground stops behind a pawn")
		x := stand(plain, 13, 1, 23, 22, 34, 47)
		rulestest.Holds(t, slices.Contains(offers(x, "underground"), "underground 46"), "Mr X's underground stops behind a pawn")
		for _, row := range rows(t, "under.txt") {
			kind, ends, _ := strings.Cut(row[0], " ")
			a, b, _ := strings.Cut(ends, "-")
			under := strings.Fields(row[1])[0]
			for _, way := range [][2]string{{a, b}, {b, a}} {
				q := set(stand(plain, 1, 2, 3, 4, 5, 6), func(c *core.State) {
					c.Occupied = core.StationSet{}
					c.At[0], c.At[1], c.At[2] = uint8(number(t, way[0])), uint8(number(t, under)), uint8(number(t, way[0]))
					c.Occupied.Add(c.At[1])
				})
				is(t, "Mr X by "+row[0], slices.Contains(offers(q, kind), kind+" "+way[1]), true)
				q.Stage, q.Seat, q.At[0] = core.StageHunt, 2, 1
				is(t, "red by "+row[0], slices.Contains(offers(q, kind), kind+" red "+way[1]), true)
			}
		}
	})
	t.Run("LON-64 a place just left is free", func(t *testing.T) {
		p := plays(t, stand(rules.Setup{Seats: 3}, 197, 74, 1, 195, 58, 183), "taxi 184")
		refused(t, p, "taxi yellow 74", "Purple stands at station 74")
		p = plays(t, p, "taxi purple 73", "taxi yellow 74")
		is(t, "yellow", p.At[4], uint8(74))
	})
}

func TestTicketsPayForRides(t *testing.T) {
	t.Run("LON-65 LON-66 LON-67 what a pawn pays is Mr X's for his next turn", func(t *testing.T) {
		p := set(stand(plain, 1, 74, 182, 195, 197, 183), func(c *core.State) { c.Tickets[0][core.Underground] = 0 })
		refused(t, p, "underground 46", "You have no underground ticket")
		p = plays(t, p, "taxi 8", "underground purple 46")
		is(t, "his undergrounds", p.Tickets[0][core.Underground], uint8(1))
		is(t, "purple's", p.Tickets[1][core.Underground], uint8(3))
		p = idle(t, plays(t, idle(t, p), "taxi 1"))
		p = set(p, func(c *core.State) { c.Occupied.Remove(c.At[1]); c.At[1] = 2; c.Occupied.Add(2) })
		plays(t, p, "underground 46")
		games(t, 2, func(t *testing.T, p *london.Position, r *rand.Rand) {
			if p.Stage != core.StageHunt {
				return
			}
			q := next(t, p, anyMove(p, r))
			for i := 1; i <= core.Pawns; i++ {
				for k := core.Taxi; k <= core.Underground; k++ {
					rulestest.Must(t, q.Tickets[i][k] <= p.Tickets[i][k], "a pawn gained a ticket")
				}
			}
		})
	})
	t.Run("LON-67 a kind he had run out of is his again", func(t *testing.T) {
		for m, kind := range map[rules.Move]string{"taxi purple 23": "taxi", "bus purple 23": "bus",
			"underground purple 89": "underground"} {
			p := set(stand(plain, 1, 13, 182, 195, 197, 183), func(c *core.State) {
				c.Tickets[0] = [4]uint8{9, 9, 9, 9}
				for k := core.Taxi; k <= core.Underground; k++ {
					if k.String() == kind {
						c.Tickets[0][k] = 0
					}
				}
			})
			same(t, kind+" before", offers(p, kind))
			p = plays(t, p, "black taxi 8", m)
			p = plays(t, idle(t, p), "black taxi 1")
			for p.Stage == core.StageHunt { // nobody pays with the same kind again
				i := slices.IndexFunc(p.Choices(p.Acting()[0]), func(c rules.Choice) bool {
					return !strings.HasPrefix(string(c.Move), kind)
				})
				if i < 0 {
					i = 0
				}
				p = plays(t, p, p.Choices(p.Acting()[0])[i].Move)
			}
			rulestest.Holds(t, len(offers(p, kind)) > 0, "he has a %s ticket and may not ride", kind)
		}
	})
	t.Run("LON-68 a ticket on the logbook is gone", func(t *testing.T) {
		p := plays(t, stand(plain, 74, far...), "bus 94")
		is(t, "buses", p.Tickets[0][core.Bus], uint8(2))
		is(t, "the window", p.Seen(1).(london.View).Log[0].Ticket, core.BusTicket)
		is(t, "the window when he shows himself",
			plays(t, stand(bold, 74, far...), "surface", "bus 94").Seen(1).(london.View).Log[0].Ticket, core.BusTicket)
		q := stand(plain, 74, far...)
		want := q.Tickets[0]
		for _, m := range []rules.Move{"taxi 73", "taxi 74", "black bus 58", "bus 74"} { // the third shows him
			a, _ := core.Parse(m)
			q = plays(t, q, m)
			want[a.Slot()]--
			is(t, "his hand after "+string(m), q.Tickets[0], want)
			for q.Stage == core.StageHunt {
				m := q.Choices(q.Acting()[0])[0].Move
				a, _ := core.Parse(m)
				want[a.Line]++
				q = plays(t, q, m)
			}
		}
		for i, want := range []core.Ticket{core.TaxiTicket, core.TaxiTicket, core.BlackTicket, core.BusTicket} {
			is(t, "a window in the fifth round", q.Seen(1).(london.View).Log[i].Ticket, want)
		}
	})
	t.Run("LON-69 always 125 tickets, five of them black", func(t *testing.T) {
		games(t, 3, func(t *testing.T, p *london.Position, _ *rand.Rand) {
			n := p.Pieces()
			sum := n["taxi"] + n["bus"] + n["underground"] + n["black"]
			rulestest.Must(t, sum == 125 && n["black"] == 5 && n["double"] == 2 && n["card"] == 18, "%v", n)
		})
	})
}

func TestAPawnWithoutAFittingTicketIsStranded(t *testing.T) {
	t.Run("LON-70 LON-71 a pawn without a fitting ticket is stranded for good", func(t *testing.T) {
		p := plays(t, stand(plain, 1, 58, 182, 195, 197, 183), "taxi 8")
		p = set(p, func(c *core.State) { c.Tickets[1] = [4]uint8{0, 1, 5, 4} })
		is(t, "told", p.Tell(rules.Entry{Seat: 1, Move: "taxi purple 75"}, 3).Text,
			"Purple takes a taxi to 75. Purple has no ticket that fits station 75 and is stranded there.")
		p = plays(t, p, "taxi purple 75") // a taxi station
		rulestest.Must(t, p.Seen(2).(london.View).Pawns[core.Purple].Stranded, "purple is not stranded")
		for _, m := range []rules.Move{"taxi 18", "taxi 8", "taxi 1"} {
			p = plays(t, idle(t, p), m)
			is(t, "who is next", p.Acting()[0], rules.Seat(2)) // purple is passed over
			is(t, "purple", p.At[1], uint8(75))
			is(t, "still stranded", idle(t, p).Seen(2).(london.View).Pawns[core.Purple].Stranded, true)
		}
		// With no ticket at all, and not while another kind still fits.
		for tickets, stranded := range map[[4]uint8]bool{{0, 1, 0, 0}: true, {0, 2, 0, 0}: false, {0, 1, 1, 0}: false, {0, 1, 0, 1}: true} {
			q := set(plays(t, stand(plain, 1, 75, 182, 195, 197, 183), "taxi 8"), func(c *core.State) { c.Tickets[1] = tickets })
			q = plays(t, q, "taxi purple 58") // a taxi and bus station
			is(t, fmt.Sprint("stranded at station 58 with ", tickets, " before the taxi"),
				q.Seen(2).(london.View).Pawns[core.Purple].Stranded, stranded)
			is(t, "where it stays", q.At[1], uint8(58))
		}
	})
	t.Run("LON-70 also by the ticket that Mr X takes, and beside a pawn of the same detective that goes on", func(t *testing.T) {
		p := set(stand(bold, 74, far...), func(c *core.State) { c.Tickets[1], c.Tickets[2] = [4]uint8{0, 1, 0, 0}, [4]uint8{0, 1, 1, 0} })
		p = plays(t, p, "surface", "taxi 73", "take taxi purple", "take bus red")
		is(t, "purple with no ticket, red with one", p.Stranded, uint8(1<<1))
		for p.Stage == core.StageTake {
			p = plays(t, p, p.Choices(0)[0].Move)
		}
		is(t, "who is next", p.Acting()[0], rules.Seat(2))
		is(t, "where purple stays", p.At[1], uint8(far[0]))
		is(t, "nobody stands there but purple", p.Occupied.Has(uint8(far[0])), true)
		two := set(plays(t, stand(rules.Setup{Seats: 3}, 74, far...), "taxi 73"), func(c *core.State) {
			c.Tickets[1], c.Stranded = [4]uint8{}, 1<<1
		})
		for round := range 2 {
			moved := map[string]bool{}
			for two.Stage == core.StageHunt {
				is(t, "rides of purple", len(offers(two, "taxi purple"))+len(offers(two, "bus purple"))+
					len(offers(two, "underground purple")), 0)
				m := two.Choices(two.Acting()[0])[0].Move
				moved[strings.Fields(string(m))[1]] = true
				two = plays(t, two, m)
			}
			is(t, "the pawns that move", len(moved), 4)
			if round == 0 {
				two = plays(t, two, "taxi 74")
			}
		}
	})
}

func TestABlockedPawnWaits(t *testing.T) {
	// Purple at 2 has the ways 10 and 20. Both are taken.
	blocked := func(seats int) *london.Position {
		return plays(t, stand(rules.Setup{Seats: seats}, 197, 2, 10, 20, 74, 183), "taxi 184")
	}
	t.Run("LON-72 a blocked pawn misses a turn and keeps its tickets", func(t *testing.T) {
		before := stand(plain, 197, 2, 10, 20, 74, 183)
		is(t, "told", before.Tell(rules.Entry{Move: "taxi 184"}, 2).Text,
			"Mr X takes a taxi (window 1). Purple is blocked and misses this turn.")
		p := blocked(6)
		is(t, "who acts", p.Acting()[0], rules.Seat(2))
		purple := p.Seen(2).(london.View).Pawns[core.Purple]
		rulestest.Holds(t, purple.Blocked && !purple.Stranded, "purple is not merely blocked")
		p = plays(t, idle(t, p), "taxi 197")
		is(t, "who acts in the next round", p.Acting()[0], rules.Seat(1))
		is(t, "purple's tickets", p.Seen(1).(london.View).Pawns[core.Purple].Tickets, [3]int{10, 8, 4})
	})
	t.Run("LON-72 every round all pawns have moved, waited or are stranded", func(t *testing.T) {
		for g := range 200 {
			r := rand.New(rand.NewPCG(uint64(g), 5))
			p := start(rules.Setup{Seats: 3 + g%4, Options: rules.Options{"surfacing": []string{"off", "on"}[g%2]}})
			waited := 0
			for len(p.Acting()) > 0 {
				e := anyMove(p, r)
				s, _ := core.Parse(e.Move)
				n := next(t, p, e)
				waited += len(p.PassedOver(&n.Position, s))
				if n.Round > p.Round && p.Round > 0 {
					sum := bits.OnesCount8(p.Moved|1<<s.Pawn&core.EveryPawn|n.Stranded) + waited
					rulestest.Must(t, s.Kind != core.MovePawn || sum == core.Pawns, "round %d: %d pawns are accounted for", p.Round, sum)
					waited = 0
				}
				p = n
			}
		}
	})
	t.Run("LON-73 the player's other pawns may make room first", func(t *testing.T) {
		p := plays(t, stand(rules.Setup{Seats: 3}, 197, 2, 74, 20, 10, 183), "taxi 184")
		refused(t, p, "taxi purple 10", "Every station Purple could ride to is occupied")
		p = plays(t, p, "taxi yellow 34", "taxi blue 166")
		is(t, "who acts", p.Acting()[0], rules.Seat(1))
		p = plays(t, p, "taxi purple 10")
		is(t, "who acts", p.Acting()[0], rules.Seat(2))
		q := plays(t, stand(rules.Setup{Seats: 3}, 197, 2, 10, 20, 74, 183), "taxi 184", "taxi yellow 58", "taxi blue 166")
		is(t, "purple is passed over", q.Acting()[0], rules.Seat(2))
		q = plays(t, stand(rules.Setup{Seats: 3}, 197, 2, 10, 20, 74, 183), "taxi 184", "taxi yellow 58")
		is(t, "told", q.Tell(rules.Entry{Seat: 1, Move: "taxi blue 166"}, 2).Text,
			"Blue takes a taxi to 166. Purple is blocked and misses this turn.")
	})
	t.Run("LON-74 three undergrounds and no more", func(t *testing.T) {
		p := stand(plain, 46, 2, 182, 195, 197, 183)
		for _, m := range []rules.Move{"underground 1", "underground 46", "underground 74"} {
			p = plays(t, p, m)
			for p.Stage == core.StageHunt { // the pawns pay no underground
				p = plays(t, p, rules.Move(offers(p, "taxi")[0]))
			}
		}
		refused(t, p, "underground 46", "You have no underground ticket")
		plays(t, p, "black underground 46")
		is(t, "the count is public", p.Seen(2).(london.View).X.Tickets[2], 0)
	})
	t.Run("LON-75 black and 2x never come back", func(t *testing.T) {
		games(t, 1, func(t *testing.T, p *london.Position, r *rand.Rand) {
			if acting := p.Acting(); len(acting) > 0 {
				q := next(t, p, anyMove(p, r))
				rulestest.Must(t, q.Tickets[0][0] <= p.Tickets[0][0] && q.Doubles <= p.Doubles &&
					q.Tickets[1][0]+q.Tickets[2][0]+q.Tickets[3][0]+q.Tickets[4][0]+q.Tickets[5][0] == 0,
					"a special ticket came from nowhere")
			}
		})
	})
}
