package london

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// allTargets is everything one could point at.
func allTargets() []string {
	all := []string{"ticket.double", "ticket.black", "ticket.taxi", "ticket.bus", "ticket.underground", "pawn.x",
		"choice.surface", "choice.hidden", "line.taxi", "line.bus", "line.underground", "line.boat"}
	for s := Station(1); s <= Stations; s++ {
		all = append(all, s.ID())
	}
	for e := 1; e <= lastEntry; e++ {
		all = append(all, fmt.Sprintf("log.%d", e))
	}
	for c := range Colour(pawns) {
		all = append(all, c.ID())
	}
	return all
}

// TestWords asks for everything one could point at.
func TestWords(t *testing.T) {
	rulestest.Words(t, Game{}, allTargets(), rulestest.Positions(t, Game{}, 8, 10))
}

func TestExplain(t *testing.T) {
	at74 := stand(t, plain, 74, 58, 181, 195, 182, 183)
	v, d := at74.Seen(0).(View), plays(t, at74, "taxi 73").Seen(1).(View)
	for _, c := range []struct {
		v            View
		target       string
		text, clause string
	}{
		{v, "station.58", "Station 58: taxi, bus. Purple stands here.", "LON-13"},
		{v, "station.73", "Station 73: taxi.", "LON-13"},
		{v, "station.74", "Station 74: taxi, bus, underground.", "LON-13"},
		{v, "ticket.black", "Pays for any ride of Mr X, boats too, and hides the kind. He has 5.", "LON-76"},
		{v, "ticket.double", "Lets Mr X make two rides in one turn. He has 2.", "LON-90"},
		{v, "pawn.red", "Red is led by Detective 2, at 181; taxi 10, bus 8, underground 4.", "LON-25"},
		{v, "log.3", "Window 3 is oval: Mr X shows himself after this ride.", "LON-86"},
		{v, "log.4", "Window 4 is still empty.", "LON-45"},
		{v, "choice.surface", "Mr X may show himself after a ride and takes a ticket from every pawn for it.", "LON-115"},
		{v, "line.bus", "Two lines lead there; the black ticket hides that you take the bus.", "LON-76"},
		{d, "station.73", "Station 73: taxi. Mr X can be here.", "LON-13"},
		{d, "station.108", "Station 118: taxi, bus, boat.", "LON-13"},
		{d, "ticket.taxi", "Pays for one ride by taxi. Mr X has 3.", "LON-50"},
		{d, "ticket.black", "Pays for any ride of Mr X, boats too, and hides the kind. He has 5.", "LON-76"},
		{d, "log.1", "Logbook, entry 1, round 1: taxi.", "LON-45"},
		{v, "pawn.x", "Mr X is at 74.", "LON-33"},
		{d, "pawn.x", "Mr X is out of sight and has not been seen yet.", "LON-33"},
		{d, "pawn.red", "Red is led by Detective 2, at 181; taxi 10, bus 8, underground 4.", "LON-25"},
		{d, "moon", "", ""},
	} {
		l := c.v.Label(c.target)
		is(t, c.target, l.Text, c.text)
		is(t, "the clause of "+c.target, l.Clause, c.clause)
	}
	is(t, "out of turn", d.WhyNot("station.3").Text, "No line leads from 58 to 3 in one ride.")
	is(t, "out of turn", plays(t, at74, "taxi 73").Seen(2).(View).WhyNot("station.3").Text, "It is the turn of Detective 1.")
	is(t, "to the public", plays(t, at74, "taxi 73").Seen(rules.Public).(View).WhyNot("station.3").Text, "It is the turn of Detective 1.")
	is(t, "while dealing", plain.start(t).Seen(1).(View).WhyNot("station.3").Text, "The start cards are still being drawn.")
	is(t, "afterwards", plays(t, at74, "taxi 73", "taxi purple 74").Seen(1).(View).WhyNot("station.3").Text, "It is the turn of Detective 2.")
}

// TestPromptNamesWhoCanRide: a pawn whose ways are all occupied is not asked to move.
func TestPromptNamesWhoCanRide(t *testing.T) {
	p := plays(t, stand(t, seating{seats: 3}, 74, 1, 181, 195, 8, 9), "taxi 58")
	is(t, "all can", p.Seen(1).(View).Prompt(), "Move Purple, Yellow and Blue, in any order.")
	q := set(p, func(c *State) { c.tickets[1] = [4]uint8{0, 5, 0, 0} })
	is(t, "purple is hemmed in", q.Seen(1).(View).Prompt(), "Move Yellow and Blue, in any order. Purple is hemmed in for now.")
	q.moved = 1 << 5
	is(t, "one can", q.Seen(1).(View).Prompt(), "Move Yellow: every pawn that can ride must ride. Purple is hemmed in for now.")
	games(t, 2, func(t *testing.T, p *Position, _ *rand.Rand) {
		if p.stage != StageHunt {
			return
		}
		asked, _, _ := strings.Cut(p.Seen(rules.Seat(p.seat)).(View).Prompt(), ".")
		for _, c := range p.see(0).Team(rules.Seat(p.seat)) {
			if can := p.moved>>(c+1)&1 == 0 && p.canMove(theBoard(), uint8(c)+1); strings.Contains(asked, c.Title()) != can {
				t.Fatalf("%s can ride: %v, and the prompt says %q", c.Title(), can, asked)
			}
		}
	})
}

// TestWordsForPlayers: what is said and written speaks of the game, not of the
// copy of its rules that we had, and nothing is left hanging in the air.
func TestWordsForPlayers(t *testing.T) {
	for _, word := range []string{"old text", "rulebook is lost", "picture of this", "lost this line", "old print", "many sources"} {
		if strings.Contains(Game{}.About().Rules, word) {
			t.Errorf("the rules speak of %q", word)
		}
	}
	p := plays(t, set(plays(t, stand(t, bold, 74, far...), "taxi 58"), func(c *State) { c.tickets[1] = [4]uint8{0, 1, 0, 0} }), "surface")
	is(t, "stranded by a ticket taken", p.Tell(rules.Entry{Seat: 0, Move: "take taxi purple"}, 1).Text,
		"Mr X takes a taxi ticket from Purple. Purple has no ticket left and stays at 197 for good.")
	q := plays(t, p, "take taxi purple")
	is(t, "why not", set(q, func(c *State) { c.stage, c.seat = StageHunt, 1 }).Seen(1).(View).WhyNot("pawn.purple").Text,
		"Purple has no ticket left and stays at 197 for good.")
}

// TestHints asks for a hint at every decision of some games: it is a legal move
// with a reason, and the same for all positions that look alike.
func TestHints(t *testing.T) {
	n := 0
	games(t, 1, func(t *testing.T, p *Position, r *rand.Rand) {
		if p.stage == StageDeal || p.stage == StageOver || r.IntN(4) > 0 {
			return
		}
		by := rules.Seat(p.seat)
		m, why := hintFor(p, by)
		if _, ok := rules.Choose(p.Choices(by), m); !ok || len(why) < 10 || !strings.HasSuffix(why, ".") {
			t.Fatalf("%q because %q", m, why)
		}
		if s, _ := parse(m); s.kind == movePawn || s.kind == ride || s.kind == rideBlack {
			lead, _, ok := strings.Cut(why, ": ")
			place := fmt.Sprintf("to %d by %s", p.see(by).Number(Station(s.to)), s.line)
			if !ok || !strings.Contains(strings.ToLower(lead), place) || (s.kind == movePawn) == strings.HasPrefix(lead, "To") ||
				strings.Contains(lead, "black ticket") != (s.kind == rideBlack && s.line != Boat) {
				t.Fatalf("the hint %q begins %q", m, why)
			}
		}
		q := p.Guess(by, r)
		m2, why2 := hintFor(q, by)
		is(t, "the hint", m2, m)
		is(t, "the reason", why2, why)
		if n++; n%40 == 0 {
			t.Logf("%s to %s: %s", m, seatName(by), why)
		}
	})
}

// hintFor is the hint for a seat, from few simulations.
func hintFor(p rules.Position, by rules.Seat) (rules.Move, string) {
	turn := rulestest.TurnOf(p, by, 1, 2)
	turn.Simulations = 150
	return Game{}.Hint(context.Background(), turn)
}

// FuzzAfter throws any text at positions in the middle of games: it is refused in
// words or played, and never panics.
func FuzzAfter(f *testing.F) {
	for _, m := range []string{"", "taxi 58", "taxi red 74", "black bus 58", "boat 157", "double", "surface", "stay hidden",
		"take taxi purple", "draw 103", "draw 999", "taxi red", "bus  3", "black 3", "take taxi", "underground x y z", "\x00"} {
		f.Add(m, int8(0), uint8(12))
	}
	f.Fuzz(func(t *testing.T, m string, seat int8, plies uint8) {
		r := rand.New(rand.NewPCG(uint64(plies), 1))
		p := both.start(t)
		for range plies {
			if len(p.Acting()) == 0 {
				break
			}
			p = next(t, p, anyMove(p, r))
		}
		q, err := p.After(rules.Seat(seat), rules.Move(m))
		if (q == nil) == (err == nil) {
			t.Fatal("neither a position nor a reason")
		}
		if err != nil && err.Error() == "" {
			t.Fatal("no reason")
		}
		p.Tell(rules.Entry{Seat: rules.Seat(seat), Move: rules.Move(m)}, 1)
		p.Reveals(rules.Seat(seat), rules.Move(m))
		p.Seen(1).(View).WhyNot(m)
		p.Seen(0).(View).Label(m)
	})
}
