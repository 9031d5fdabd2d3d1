package core_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/words"
	"intrigue/rules/rulestest"
)

// ended checks how a game ended and who won.
func ended(t *testing.T, p *london.Position, ending, why string, winners ...rules.Seat) {
	t.Helper()
	o := p.Outcome()
	is(t, "the ending", o.Ending, ending)
	is(t, "the reason", o.Why, why)
	rulestest.Must(t, len(o.Winners) == len(winners), "%v win", o.Winners)
	for i, s := range winners {
		is(t, "a winner", o.Winners[i], s)
	}
	is(t, "who still acts", len(p.Acting()), 0)
	for s := rules.Public; s < 6; s++ {
		is(t, "choices of "+words.SeatName(s), len(p.Choices(s)), 0)
		rulestest.Refused(t, p, s, "taxi 58", "over")
	}
}

func TestCaptureEndsTheGame(t *testing.T) {
	p := plays(t, stand(plain, 74, 59, 181, 195, 182, 183), "taxi 58")
	t.Run("LON-60 LON-100 LON-101 LON-102 a pawn on his place ends it for all detectives at once", func(t *testing.T) {
		is(t, "told", p.Tell(rules.Entry{Seat: 1, Move: "taxi purple 58"}, 4).Text, "Purple takes a taxi to 58 and catches Mr X!")
		q := plays(t, p, "taxi purple 58")
		ended(t, q, "caught", "Purple catches Mr X at station 58 in round 1.", 1, 2, 3, 4, 5)
		is(t, "red has not moved", q.At[2], uint8(181))
	})
	t.Run("LON-101 surfaced or hidden", func(t *testing.T) {
		q := set(stand(plain, 74, 59, 181, 195, 182, 183), func(c *core.State) { c.Entry = 2 })
		q.Log = make([]core.LogEntry, 2)
		q = plays(t, q, "taxi 58")
		is(t, "shown", q.Seen(1).(london.View).X.Shown, true)
		ended(t, plays(t, q, "taxi purple 58"), "caught", "Purple catches Mr X at station 58 in round 1.", 1, 2, 3, 4, 5)
	})
	t.Run("LON-107 with the last ticket of all", func(t *testing.T) {
		q := set(p, func(c *core.State) {
			for i := 1; i <= core.Pawns; i++ {
				c.Tickets[i] = [4]uint8{}
			}
			c.Tickets[1][core.Taxi] = 1
			c.Stranded = core.EveryPawn &^ (1 << 1)
			c.Round = 22
		})
		ended(t, plays(t, q, "taxi purple 58"), "caught", "Purple catches Mr X at station 58 in round 22.", 1, 2, 3, 4, 5)
	})
	t.Run("LON-114 LON-34 everything is open afterwards", func(t *testing.T) {
		q := plays(t, stand(plain, 74, 59, 181, 195, 182, 183), "black taxi 58", "taxi purple 58")
		for by := rules.Public; by < 6; by++ {
			v := q.Seen(by).(london.View)
			is(t, "start", v.X.Start, 74)
			is(t, "place", v.X.At, 58)
			is(t, "entry", v.Log[0], core.LogEntry{Entry: 1, Round: 1, Ticket: core.BlackTicket, Line: core.Taxi, At: 58})
		}
		games(t, 1, func(t *testing.T, p *london.Position, _ *rand.Rand) {
			rulestest.Must(t, p.Stage != core.StageOver || len(p.Seen(rules.Public).(london.View).Cards) == 12,
				"the twelve cards stay hidden")
		})
	})
}

// lastWithTickets is a game in which purple alone can move: the others are out of tickets.
func lastWithTickets(t *testing.T, purple [4]uint8, change func(c *core.State)) *london.Position {
	t.Helper()
	p := plays(t, stand(plain, 197, 58, 181, 195, 182, 183), "taxi 184")
	return set(p, func(c *core.State) {
		for i := 1; i <= core.Pawns; i++ {
			c.Tickets[i] = [4]uint8{}
		}
		c.Stranded = core.EveryPawn &^ (1 << 1)
		c.Tickets[1] = purple
		if change != nil {
			change(c)
		}
	})
}

func TestNoTickets(t *testing.T) {
	t.Run("LON-103 LON-106 the last ticket of the last pawn", func(t *testing.T) {
		p := plays(t, lastWithTickets(t, [4]uint8{0, 1, 0, 0}, nil), "taxi purple 59")
		ended(t, p, "exhausted", "The pawns have no tickets left. Mr X is free at station 184 and wins.", 0)
	})
	t.Run("LON-106 in round 22 too it ends with the move and not with the round", func(t *testing.T) {
		p := plays(t, lastWithTickets(t, [4]uint8{0, 1, 0, 0}, func(c *core.State) { c.Round = 22 }), "taxi purple 59")
		ended(t, p, "exhausted", "The pawns have no tickets left. Mr X is free at station 184 and wins.", 0)
		p = plays(t, lastWithTickets(t, [4]uint8{0, 1, 3, 0}, func(c *core.State) { c.Round = 22 }), "taxi purple 59")
		ended(t, p, "stranded", "Every pawn is stranded. Mr X is free at station 184 and wins.", 0)
	})
	t.Run("LON-106 it does not wait for the other pawns of the player, who cannot move", func(t *testing.T) {
		// By bus 74 leads to 58 and 94, where red and green are out of tickets: yellow, of
		// the player of purple, waits there.
		p := plays(t, stand(rules.Setup{Seats: 3}, 197, 181, 58, 94, 74, 195), "taxi 184")
		p = set(p, func(c *core.State) {
			c.Tickets = [8][4]uint8{0: {core.Taxi: 1}, 1: {core.Taxi: 1}, 4: {core.Bus: 2}}
			c.Stranded = 1<<2 | 1<<3 | 1<<5
		})
		p = plays(t, p, "taxi purple 182")
		ended(t, p, "stranded", "The pawns that still have tickets are blocked for good. Mr X is free at station 184 and wins.", 0)
		is(t, "the round", p.Round, 1)
	})
	t.Run("LON-104 the last pawn with tickets is stranded", func(t *testing.T) {
		p := plays(t, lastWithTickets(t, [4]uint8{0, 1, 3, 0}, nil), "taxi purple 59")
		ended(t, p, "stranded", "Every pawn is stranded. Mr X is free at station 184 and wins.", 0)
	})
	t.Run("LON-105 some empty and some stranded", func(t *testing.T) {
		p := lastWithTickets(t, [4]uint8{0, 1, 0, 0}, func(c *core.State) { c.Tickets[2] = [4]uint8{0, 0, 2, 1} })
		ended(t, plays(t, p, "taxi purple 59"), "stranded", "Every pawn is stranded. Mr X is free at station 184 and wins.", 0)
	})
	t.Run("LON-105 the last pawn with tickets is hemmed in for good", func(t *testing.T) {
		// By bus 74 leads to 58 and 94, where red and green are out of tickets.
		last := func(o rules.Setup, taxis uint8) *london.Position {
			p := plays(t, stand(o, 197, 75, 58, 94, 182, 183), "taxi 184")
			return set(p, func(c *core.State) {
				for i := 1; i <= core.Pawns; i++ {
					c.Tickets[i] = [4]uint8{}
				}
				c.Stranded = core.EveryPawn &^ (1 << 1)
				c.Tickets[1] = [4]uint8{0, taxis, 2, 0}
			})
		}
		why := "The pawns that still have tickets are blocked for good. Mr X is free at station 184 and wins."
		ended(t, plays(t, last(plain, 1), "taxi purple 74"), "stranded", why, 0)
		is(t, "with another taxi", plays(t, last(plain, 2), "taxi purple 74").Outcome().Ending, "")
	})
	t.Run("LON-104 LON-105 whichever pawn has tickets left that do not fit", func(t *testing.T) {
		for i := 2; i <= core.Pawns; i++ {
			p := lastWithTickets(t, [4]uint8{0, 1, 0, 0}, func(c *core.State) { c.Tickets[i] = [4]uint8{0, 0, 0, 1} })
			is(t, fmt.Sprintf("the ending, with a ticket left to pawn %d", i), plays(t, p, "taxi purple 59").Outcome().Ending, "stranded")
		}
	})
	t.Run("LON-104 LON-105 the last pawn is stranded with tickets in hand", func(t *testing.T) {
		p := set(plays(t, stand(plain, 197, 58, 181, 195, 182, 183), "taxi 184"), func(c *core.State) {
			c.Stranded = core.EveryPawn &^ (1 << 1)
			c.Tickets = [8][4]uint8{0: {core.Taxi: 1}, 1: {core.Taxi: 1, core.Bus: 3}}
		})
		ended(t, plays(t, p, "taxi purple 59"), "stranded", "Every pawn is stranded. Mr X is free at station 184 and wins.", 0)
	})
	t.Run("LON-105 LON-108 whichever pawn it is that can still ride", func(t *testing.T) {
		for _, i := range []int{1, 2, 3, 5} { // yellow, between red, green and blue, could not
			p := lastWithTickets(t, [4]uint8{core.Taxi: 1}, func(c *core.State) { c.Tickets[i][core.Taxi] += 2; c.Stranded &^= 1 << i })
			is(t, fmt.Sprintf("the ending, with two taxi tickets left to pawn %d", i), plays(t, p, "taxi purple 59").Outcome().Ending, "")
		}
	})
	t.Run("LON-108 while one pawn can ride, the game goes on", func(t *testing.T) {
		p := plays(t, lastWithTickets(t, [4]uint8{0, 2, 0, 0}, nil), "taxi purple 59")
		is(t, "who acts", p.Acting()[0], rules.Seat(0))
		p = plays(t, p, "taxi 197")
		is(t, "who acts", p.Acting()[0], rules.Seat(1))
	})
}

func TestRoundTwentyTwoIsTheLast(t *testing.T) {
	t.Run("LON-99 LON-111 round 22 is the last, even if a pawn has a ticket left", func(t *testing.T) {
		p := lastWithTickets(t, [4]uint8{0, 2, 0, 0}, func(c *core.State) { c.Round = 22 })
		ended(t, plays(t, p, "taxi purple 59"), "escaped", "Round 22 is over. Mr X is free at station 184 and wins.", 0)
		games(t, 3, func(t *testing.T, p *london.Position, _ *rand.Rand) {
			rulestest.Must(t, p.Round <= 22 && p.Entry <= 24 && p.Entry <= p.Round+2-p.Doubles, "entry %d in round %d", p.Entry, p.Round)
		})
	})
	t.Run("LON-111 round 22 is the last, even if a pawn was blocked in it and has all its tickets", func(t *testing.T) {
		// Purple at 2 has the ways 10 and 20. Both are taken.
		p := set(stand(plain, 197, 2, 10, 20, 74, 183), func(c *core.State) { c.Round = 22 })
		p = plays(t, p, "taxi 184")
		is(t, "purple is passed over", p.Acting()[0], rules.Seat(2))
		p = plays(t, p, p.Choices(2)[0].Move)
		for p.Stage == core.StageHunt { // nobody catches him
			all := p.Choices(p.Acting()[0])
			i := slices.IndexFunc(all, func(c rules.Choice) bool { return plays(t, p, c.Move).End != core.Caught })
			p = plays(t, p, all[i].Move)
		}
		is(t, "tickets of purple", p.Tickets[1], [4]uint8{0, 10, 8, 4})
		ended(t, p, "escaped", "Round 22 is over. Mr X is free at station 184 and wins.", 0)
	})
	t.Run("LON-99 a pawn has tickets for 22 rides", func(t *testing.T) {
		for _, p := range start(plain).Seen(1).(london.View).Pawns {
			is(t, p.Colour.String(), p.Tickets[0]+p.Tickets[1]+p.Tickets[2], 22)
		}
		is(t, "windows, with both 2x cards", core.LastRound+core.MrXDoubles, core.LastEntry)
	})
	t.Run("LON-99 LON-110 LON-111 twenty-two rounds, and four surfacings without a 2x card", func(t *testing.T) {
		p := set(stand(plain, 74, far...), func(c *core.State) {
			for i := range c.Tickets[:core.Pawns+1] {
				c.Tickets[i] = [4]uint8{0, 99, 99, 99}
			}
		})
		for round := 1; round <= 22; round++ {
			is(t, "the round", p.Seen(1).(london.View).Round, round)
			is(t, "who begins", p.Acting()[0], rules.Seat(0))
			p = plays(t, p, []rules.Move{"taxi 73", "taxi 74"}[(round+1)%2])
			for range core.Pawns { // there and back in the south
				p = plays(t, p, p.Choices(p.Acting()[0])[0].Move)
			}
			p = set(p, func(c *core.State) {
				c.Occupied = core.StationSet{}
				for i, s := range far {
					c.At[i+1] = uint8(s)
					c.Occupied.Add(uint8(s))
				}
			})
		}
		ended(t, p, "escaped", "Round 22 is over. Mr X is free at station 74 and wins.", 0)
		surfaced := 0
		for _, e := range p.Seen(1).(london.View).Log {
			if e.Surfaced {
				surfaced++
			}
		}
		is(t, "windows", len(p.Seen(1).(london.View).Log), 22)
		is(t, "surfacings", surfaced, 4)
	})
	t.Run("LON-109 LON-110 window 24 is the last; the pawns still move", func(t *testing.T) {
		p := stand(plain, 74, far...)
		p = set(p, func(c *core.State) { c.Round, c.Entry, c.Doubles, c.Tickets[0][core.Taxi] = 22, 22, 1, 9 })
		p.Log = make([]core.LogEntry, 22)
		p = plays(t, p, "double", "taxi 73", "taxi 74")
		v := p.Seen(1).(london.View)
		is(t, "entries", len(v.Log), 24)
		is(t, "shown", v.X.Shown, true)
		is(t, "the fifth time", v.NextSurfacing(), 0)
		is(t, "who acts", p.Acting()[0], rules.Seat(1))
		for p.Stage == core.StageHunt {
			p = plays(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		ended(t, p, "escaped", "Round 22 is over. Mr X is free at station 74 and wins.", 0)
		games(t, 1, func(t *testing.T, p *london.Position, _ *rand.Rand) {
			rulestest.Must(t, p.Entry < 24 || p.Doubles == 0, "window 24 without both doubles")
		})
	})
}

func TestMrXIsCaughtWhenHeCannotMove(t *testing.T) {
	// Station 2 has the ways 10 and 20.
	shut := func(tb rules.Setup) *london.Position {
		return plays(t, stand(tb, 10, 11, 20, 1, 197, 183), "taxi 2")
	}
	t.Run("LON-112 surrounded on his turn he has lost", func(t *testing.T) {
		p := plays(t, shut(plain), "taxi purple 10")
		p = set(p, func(c *core.State) { c.Stranded |= 1 << 2 }) // red stays on 20
		p.Seat = 3
		p = plays(t, p, "taxi green 8", "taxi yellow 184", "taxi blue 166")
		ended(t, p, "trapped", "Mr X cannot ride anywhere from station 2 in round 2, so the detectives win.", 1, 2, 3, 4, 5)
	})
	t.Run("LON-112 no ticket for the free ways; black and boat count as ways", func(t *testing.T) {
		last := func(black uint8, at core.Station) *london.Position {
			p := plays(t, stand(plain, at, 11, 20, 1, 197, 183),
				rules.Move("taxi "+map[core.Station]string{10: "2", 116: "117", 126: "115"}[at]))
			p = set(p, func(c *core.State) {
				c.Tickets[0] = [4]uint8{black, 0, 0, 0}
				c.Moved = core.EveryPawn &^ (1 << 5)
				c.Seat = 5
				c.Tickets[5] = [4]uint8{0, 0, 0, 0}
				c.Tickets[5][core.Bus] = 1
				c.At[5] = 156
			})
			return plays(t, p, "bus blue 157")
		}
		// What blue pays is a bus ticket, and no bus stops at 2.
		is(t, "without black", last(0, 10).Outcome().Ending, "trapped")
		is(t, "with black", last(1, 10).Outcome().Ending, "")
		boat := last(1, 126)
		same(t, "at a pier with blue on the next one", offers(boat, "boat"), "boat 108")
		// Pawns come to all three places beside the pier of 194.
		pier := func(black uint8) *london.Position {
			p := plays(t, stand(plain, 192, 195, 193, 181, 182, 190), "taxi 194")
			p = set(p, func(c *core.State) {
				c.Tickets[0] = [4]uint8{black, 4, 3, 3}
				c.Moved, c.Seat = core.EveryPawn&^(1<<5), 5
			})
			return plays(t, p, "taxi blue 192")
		}
		is(t, "with the boat alone, and no black ticket", pier(0).Outcome().Ending, "trapped")
		is(t, "with the boat alone", pier(1).Outcome().Ending, "")
		same(t, "which leads to", offers(pier(1), "boat"), "boat 157")
	})
	t.Run("LON-112 a 2x card is never forced", func(t *testing.T) {
		p := stand(plain, 10, 11, 20, 1, 197, 183)
		rulestest.Holds(t, slices.ContainsFunc(p.Choices(0), func(c rules.Choice) bool { return c.Move != "double" }),
			"only the double is left")
	})
	t.Run("LON-113 he is not offered an occupied place", func(t *testing.T) {
		p := stand(plain, 74, 58, 73, 75, 92, 46)
		same(t, "rides", offers(p, ""), "black bus 94", "bus 94", "double")
	})
}
