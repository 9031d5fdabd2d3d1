package penny_test

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/penny/words"
	"intrigue/rules/rulestest"
)

// TestThinkersAskWhetherTimeIsOver: who searches asks whether the time is over, which lets a browser's page live.
func TestThinkersAskWhetherTimeIsOver(t *testing.T) { rulestest.Heeds(t, penny.Game{}) }

// TestBotsPlayWholeGamesByTheirView plays all levels at every number of heroes through the contract.
func TestBotsPlayWholeGamesByTheirView(t *testing.T) { rulestest.Bots(t, penny.Game{}, 1) }

// TestNoPositionIsTooOddToAnswer: no position is too odd for a bot or for a hint.
func TestNoPositionIsTooOddToAnswer(t *testing.T) {
	rulestest.CheckBotsInOddPositions(t, penny.Game{}, 10)
}

// step1 is a move as a step.
func step1(t *testing.T, p *penny.Position, m rules.Move) core.Action {
	t.Helper()
	s, ok := p.Game.Parse(m)
	rulestest.Must(t, ok, "%q cannot be read", m)
	return s
}

// TestHintsHaveReasons: a hint is legal, names the places and cards that it points at, and
// says in words what speaks for it.
func TestHintsHaveReasons(t *testing.T) {
	said := map[string]bool{}
	vague, all := 0, 0
	for _, m := range []box.Mode{box.Prologue, box.Heist, box.Open} {
		p := table.Fresh(t, m, 2)
		r := rand.New(rand.NewPCG(3, uint64(m)))
		for n := 0; p.Over == core.NotOver && n < 110; n++ {
			s := p.Acting()[0]
			if s == rules.Luck {
				p = table.Fate(t, p, p.Roll(r))
				continue
			}
			move, why := (penny.Game{}).Hint(context.Background(), rulestest.TurnOf(p, s, 5, uint64(n)))
			rulestest.Must(t, table.Offered(p, move), "the hint %q is not offered", move)
			rulestest.Must(t, strings.HasSuffix(why, ".") && len(why) > 20, "%q is advised because %q", move, why)
			rulestest.Must(t, strings.Contains(why, ": ") && utf8.RuneCountInString(why) <= words.LongHint,
				"%q does not say in short what to do, and then why", why)
			for _, id := range p.Path(p.Game, step1(t, p, move)) { // what is pointed at is named
				title := p.View().Label(id).Title // and as in a sentence
				title, _, _ = strings.Cut(strings.Trim(strings.TrimPrefix(strings.TrimPrefix(title, "The "), "A "), "!"), ",")
				title, _, _ = strings.Cut(title, " (")
				if family, _, _ := strings.Cut(id, "."); family == "card" || family == "place" {
					rulestest.Must(t, strings.Contains(why, title), "%q does not name %s", why, title)
				}
			}
			if all++; strings.Contains(why, "this makes the best turn") {
				vague++
			}
			said[why[:12]] = true
			p = table.Play(t, p, move)
		}
	}
	rulestest.Holds(t, len(said) > 8, "there are only %d kinds of reasons", len(said))
	rulestest.Holds(t, vague*10 < all, "%d of %d hints give no reason but that it went best", vague, all)
}
