package words_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/london/words"
	"intrigue/rules/rulestest"
)

func TestRefusalsExplainThemselves(t *testing.T) {
	at74 := table.Stand(table.Plain, 74, 58, 181, 195, 182, 183)
	v, d := core.See(at74, 0), core.See(table.Play(t, at74, "taxi 73"), 1)
	for _, c := range []struct {
		v            *core.View
		target       string
		text, clause string
	}{
		{v, "station.58", "Station 58: taxi, bus. Purple stands here.", "LON-13"},
		{v, "station.73", "Station 73: taxi.", "LON-13"},
		{v, "station.74", "Station 74: taxi, bus, underground.", "LON-13"},
		{v, "ticket.black", "Black ticket: pays for any ride, even by boat, and hides what kind it was. You have 5.", "LON-76"},
		{v, "ticket.double", "2x card: good for two rides in one turn. You have 2.", "LON-90"},
		{v, "pawn.red", "Red: Detective 2's pawn, at station 181. Tickets: 10 taxi, 8 bus, 4 underground.", "LON-25"},
		{v, "log.3", "Window 3 is oval: you surface after this ride.", "LON-86"},
		{d, "log.3", "Window 3 is oval: Mr X surfaces after this ride.", "LON-86"},
		{v, "log.4", "Window 4 is still empty.", "LON-45"},
		{v, "choice.surface", "Surface after your ride and take a ticket from each pawn.", "LON-115"},
		{v, "line.bus", "Take a bus. The black ticket hides what kind of ride it was.", "LON-76"},
		{d, "station.73", "Station 73: taxi. Mr X could be here.", "LON-13"},
		{d, "station.108", "Station 118: taxi, bus, boat.", "LON-13"},
		{d, "ticket.taxi", "Taxi ticket: pays for one ride by taxi. Mr X has 3.", "LON-50"},
		{d, "ticket.black", "Black ticket: pays for any ride, even by boat, and hides what kind it was. Mr X has 5.", "LON-76"},
		{d, "log.1", "Window 1, round 1: taxi ticket.", "LON-45"},
		{v, "pawn.x", "You are hidden at station 74.", "LON-33"},
		{d, "pawn.x", "Mr X is hidden and has not surfaced yet.", "LON-33"},
		{d, "pawn.red", "Red: Detective 2's pawn, at station 181. Tickets: 10 taxi, 8 bus, 4 underground.", "LON-25"},
		{d, "moon", "", ""},
	} {
		l := words.Label(c.v, c.target)
		rulestest.Is(t, c.target, l.Text, c.text)
		rulestest.Is(t, "the clause of "+c.target, l.Clause, c.clause)
	}
	rulestest.Is(t, "out of turn", words.WhyNot(d, "station.3").Text, "No line runs from station 58 to station 3.")
	rulestest.Is(t, "out of turn", words.WhyNot(core.See(table.Play(t, at74, "taxi 73"), 2), "station.3").Text, "It is Detective 1's turn.")
	rulestest.Is(t, "to the public", words.WhyNot(core.See(table.Play(t, at74, "taxi 73"), rules.Public), "station.3").Text,
		"It is Detective 1's turn.")
	rulestest.Is(t, "while dealing", words.WhyNot(core.See(table.Start(table.Plain), 1), "station.3").Text,
		"The start cards are still being drawn.")
	rulestest.Is(t, "afterwards", words.WhyNot(core.See(table.Play(t, at74, "taxi 73", "taxi purple 74"), 1), "station.3").Text,
		"It is Detective 2's turn.")
}

// TestPromptNamesWhoCanRide: a pawn whose ways are all occupied is not asked to move.
func TestPromptNamesWhoCanRide(t *testing.T) {
	p := table.Play(t, table.Stand(rules.Setup{Seats: 3}, 74, 1, 181, 195, 8, 9), "taxi 58")
	rulestest.Is(t, "all can", words.Prompt(core.See(p, 1)), "Move Purple, Yellow and Blue, in any order.")
	q := table.Set(p, func(c *core.State) { c.Tickets[1] = [4]uint8{0, 5, 0, 0} })
	rulestest.Is(t, "purple is hemmed in", words.Prompt(core.See(q, 1)), "Move Yellow and Blue, in any order. Purple is blocked for now.")
	q.Moved = 1 << 5
	rulestest.Is(t, "one can", words.Prompt(core.See(q, 1)), "Choose a station for Yellow to ride to. Purple is blocked for now.")
	table.Games(t, 2, func(t *testing.T, p *core.Position, _ *rand.Rand) {
		if p.Stage != core.StageHunt {
			return
		}
		asked, _, _ := strings.Cut(words.Prompt(core.See(p, rules.Seat(p.Seat))), ".")
		for _, c := range core.See(p, 0).Team(rules.Seat(p.Seat)) {
			if can := slices.ContainsFunc(p.State.Choices(),
				func(m rules.Choice) bool { return m.Path[0] == c.ID() }); strings.Contains(asked, c.Title()) != can {
				t.Fatalf("%s can ride: %v, and the prompt says %q", c.Title(), can, asked)
			}
		}
	})
}

// TestWordsForPlayers: what is said and written speaks of the game, not of the
// copy of its rules that we had, and nothing is left hanging in the air.
func TestWordsForPlayers(t *testing.T) {
	for _, word := range []string{"old text", "rulebook is lost", "picture of this", "lost this line", "old print", "many sources"} {
		rulestest.Holds(t, !strings.Contains(london.Game{}.About().Rules, word), "the rules speak of %q", word)
	}
	p := table.Play(t, table.Play(t, table.Set(table.Stand(table.Bold, 74, table.Far...),
		func(c *core.State) { c.Tickets[1] = [4]uint8{0, 1, 0, 0} }), "surface"), "taxi 58")
	q := table.Play(t, p, "take taxi purple")
	taken, _ := core.Parse("take taxi purple")
	rulestest.Is(t, "stranded by a ticket taken", words.Tell(p, q, taken, 1).Text,
		"Mr X takes a taxi ticket from Purple. Purple has no tickets left and is stranded at station 197.")
	rulestest.Is(t, "why not", words.WhyNot(core.See(table.Set(q, func(c *core.State) { c.Stage, c.Seat = core.StageHunt, 1 }), 1),
		"pawn.purple").Text,
		"Purple has no tickets left and is stranded at station 197.")
}
