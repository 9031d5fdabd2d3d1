package estoril

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/internal/table"
	"intrigue/rules/rulestest"
)

func TestEveryEndingIsReached(t *testing.T) { rulestest.Endings(t, Game{}, findGame) }

// findGame plays random games until one ends as wanted, and writes it down.
func findGame(t *testing.T, ending string) rules.Record {
	t.Helper()
	for seed := range uint64(2_000_000) {
		r := table.LuckOf(seed)
		first := table.Begin(2+int(seed)%3, 0)
		c := first
		for c.Stage != core.StageOver {
			c.Do(c.Random(r))
		}
		if c.Score().Ending == ending {
			r = table.LuckOf(seed)
			return written(&first, ending, seed, func(p *core.State) core.Action { return p.Random(r) })
		}
	}
	t.Fatalf("no game ends by %q", ending)
	return rules.Record{}
}

// written is a game as a record.
func written(p *core.State, title string, deal uint64, next func(p *core.State) core.Action) rules.Record {
	rec := rules.Record{Format: rules.Format, Game: "estoril", Edition: edition, Title: title, Deal: deal,
		Options: table.Options(p.Variants)}
	for s := range int(p.Seats) {
		rec.Seats = append(rec.Seats, rules.SeatInfo{Name: core.SeatNames[s], Colour: s})
	}
	for p.Stage != core.StageOver {
		s := next(p)
		rec.Entries = append(rec.Entries, rules.Entry{Seat: p.Acting()[0], Move: p.Text(s)})
		n := *p
		n.Do(s)
		p = &n
	}
	return rec
}

// TestRecordedGameIsToldAsBefore tells a game of three steady bots with all variants.
func TestRecordedGameIsToldAsBefore(t *testing.T) {
	rulestest.Playthrough(t, Game{}, "playthrough", func(t *testing.T, name string) rules.Record {
		return botGame(t, name, 3, core.SecretMissions|core.Agendas|core.SixThree)
	})
	text := ""
	for _, e := range rulestest.ReadRecord(t, "testdata/playthrough.jsonl").Entries {
		text += string(e.Move) + "\n"
	}
	for _, verb := range []string{"look ", "assassin ", "conspiracy", "change", "keep", "nationalism", "seduction ", "diplomacy ", "roll ",
		"lose ", "discard ", "leave", "agenda "} {
		rulestest.Holds(t, strings.Contains(text, "\n"+verb), "the game shows no %q", verb)
	}
}

// botGame is a game of steady bots in which everything happens that can.
func botGame(t *testing.T, name string, seats int, on uint8) rules.Record {
	t.Helper()
	steady, err := Game{}.Bot("steady")
	rulestest.Must(t, err == nil, "%v", err)
	for seed := range uint64(200) {
		r := table.LuckOf(seed)
		verbs := map[core.ActionKind]bool{}
		n := 0
		begin := table.Begin(seats, on)
		rec := written(&begin, name, seed, func(p *core.State) core.Action {
			s := p.Random(r)
			if !p.Chance() {
				by := rules.Seat(p.Seat)
				m := steady.Decide(t.Context(), rulestest.TurnOf(positionOf(p), by, seed, uint64(n)))
				s, _ = p.Parse(m)
			}
			n++
			verbs[s.Kind] = true
			return s
		})
		if len(verbs) == int(core.Discard)+1 {
			return rec
		}
	}
	t.Fatal(fmt.Errorf("in no game everything happens"))
	return rules.Record{}
}
