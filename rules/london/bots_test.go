package london_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/london/words"
	"intrigue/rules/rulestest"
)

// TestThinkersAskWhetherTimeIsOver: who searches asks whether the time is over, which lets a browser's page live.
func TestThinkersAskWhetherTimeIsOver(t *testing.T) { rulestest.Heeds(t, london.Game{}) }

func TestBotsPlayWholeGamesByTheirView(t *testing.T) {
	rulestest.Bots(t, london.Game{}, 2)
	_, err := (london.Game{}).Bot("brutal")
	rulestest.Holds(t, err != nil, "there is a brutal bot")
}

// TestOnlyABoat: hemmed in on 108 with nothing but the boat left, every level takes it,
// and a hint names it.
func TestOnlyABoat(t *testing.T) {
	p := at(table.Set(table.Stand(table.Plain, 108, 105, 116, 117, 119, 135), func(c *core.State) { c.Doubles = 0 }))
	rulestest.Is(t, "choices", len(p.Choices(0)), 1)
	for _, l := range words.Levels() {
		who, err := london.Game{}.Bot(l.Key)
		rulestest.Must(t, err == nil, "%v", err)
		rulestest.Is(t, l.Key, who.Decide(t.Context(), rulestest.TurnOf(p, 0, 1, 1)), "boat 115")
	}
	m, why := london.Game{}.Hint(t.Context(), rulestest.TurnOf(p, 0, 1, 1))
	rulestest.Is(t, "the hint", m, "boat 115")
	rulestest.Holds(t, why != "", "it says no reason")
}

// TestHintsAreMovesWithReasons asks for a hint at every decision of some games: it is a legal move
// with a reason, and the same for all positions that look alike.
func TestHintsAreMovesWithReasons(t *testing.T) {
	n := 0
	table.Games(t, 1, func(t *testing.T, c *core.Position, r *rand.Rand) {
		p := at(c)
		if p.Stage == core.StageDeal || p.Stage == core.StageOver || r.IntN(4) > 0 {
			return
		}
		by := rules.Seat(p.Seat)
		m, why := hintFor(p, by)
		if _, ok := rules.Choose(p.Choices(by), m); !ok || len(why) < 10 || !strings.HasSuffix(why, ".") {
			t.Fatalf("%q because %q", m, why)
		}
		if s, _ := core.Parse(m); s.Kind == core.MovePawn || s.Kind == core.Ride || s.Kind == core.RideBlack {
			lead, _, ok := strings.Cut(why, ". ")
			place := fmt.Sprintf("to %d by %s", core.See(&p.Position, by).Number(core.Station(s.To)), s.Line)
			if !ok || !strings.Contains(strings.ToLower(lead), place) || (s.Kind == core.MovePawn) == strings.HasPrefix(lead, "Ride") ||
				strings.Contains(lead, "black ticket") != (s.Kind == core.RideBlack && s.Line != core.Boat) {
				t.Fatalf("the hint %q begins %q", m, why)
			}
		}
		q := p.Guess(by, r)
		m2, why2 := hintFor(q, by)
		rulestest.Is(t, "the hint", m2, m)
		rulestest.Is(t, "the reason", why2, why)
		if n++; n%40 == 0 {
			t.Logf("%s to %s: %s", m, words.SeatName(by), why)
		}
	})
}

// hintFor is the hint for a seat, from few simulations.
func hintFor(p rules.Position, by rules.Seat) (rules.Move, string) {
	turn := rulestest.TurnOf(p, by, 1, 2)
	turn.Simulations = 150
	return london.Game{}.Hint(context.Background(), turn)
}

// FuzzAfter throws any text at positions in the middle of games: it is refused in
// words or played, and never panics.
func FuzzAfter(f *testing.F) {
	for _, m := range []string{"", "taxi 58", "taxi red 74", "black bus 58", "boat 157", "double", "surface",
		"take taxi purple", "draw 103", "draw 999", "taxi red", "bus  3", "black 3", "take taxi", "underground x y z", "\x00"} {
		f.Add(m, int8(0), uint8(12))
	}
	f.Fuzz(func(t *testing.T, m string, seat int8, plies uint8) {
		r := rand.New(rand.NewPCG(uint64(plies), 1))
		c := table.Start(table.Both)
		for range plies {
			if len(c.Acting()) == 0 {
				break
			}
			c = table.Play(t, c, table.Any(c, r).Move)
		}
		p := at(c)
		q, err := p.After(rules.Seat(seat), rules.Move(m))
		rulestest.Must(t, (q == nil) != (err == nil), "neither a position nor a reason")
		rulestest.Must(t, err == nil || err.Error() != "", "no reason")
		p.Tell(rules.Entry{Seat: rules.Seat(seat), Move: rules.Move(m)}, 1)
		p.Reveals(rules.Seat(seat), rules.Move(m))
		p.Seen(1).(london.View).WhyNot(m)
		p.Seen(0).(london.View).Label(m)
	})
}

// TestNoPositionIsTooOddToAnswer: no position is too odd for a bot or for a hint. Mr X hemmed in, or pawns
// without tickets, are so rare in games from the start that some begin there.
func TestNoPositionIsTooOddToAnswer(t *testing.T) {
	rulestest.CheckBotsInOddPositions(t, london.Game{}, 40, crowded(t, 200)...)
}

// crowded are moments of Mr X with the pawns crowding round him, often at a pier, and
// few tickets left. One pawn keeps its own, so that the game goes on.
func crowded(t *testing.T, n int) (all []rules.Position) {
	t.Helper()
	b, r := core.TheBoard(), rand.New(rand.NewPCG(7, 1))
	for len(all) < n {
		tables := table.Tables()
		x := uint8(1 + r.IntN(core.Stations))
		for piers := r.IntN(2) == 0; piers && b.Serves[x]>>core.Boat&1 == 0; {
			x = uint8(1 + r.IntN(core.Stations))
		}
		var near []core.Station
		for _, s := range r.Perm(core.Stations) {
			if d := b.Dist[x][s+1]; d == 1 || d == 2 && r.IntN(4) == 0 {
				near = append(near, core.Station(s+1))
			}
		}
		for _, s := range r.Perm(core.Stations) {
			if b.Dist[x][s+1] == 3 {
				near = append(near, core.Station(s+1))
			}
		}
		if len(near) < core.Pawns {
			continue
		}
		q := table.Set(table.Stand(tables[r.IntN(len(tables))], core.Station(x), near[:core.Pawns]...), func(c *core.State) {
			c.Doubles = uint8(r.IntN(3))
			for i := range c.Tickets[:core.Pawns] {
				for k := range c.Tickets[i] {
					c.Tickets[i][k] = min(c.Tickets[i][k], uint8(r.IntN(3)))
				}
			}
		})
		for i := range uint8(core.Pawns) {
			if p := i + 1; b.Serves[q.At[p]]&q.Holds[p] == 0 {
				q.Stranded |= 1 << p
			}
		}
		if len(q.Choices(0)) > 0 {
			all = append(all, at(q))
		}
	}
	return all
}
