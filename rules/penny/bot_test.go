package penny

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
)

// TestLadder lets both levels play the same games in every mode: the steady bot does
// clearly better, by games won and then by how far the heist and the rush come.
func TestLadder(t *testing.T) {
	rulestest.Long(t)
	for m := range box.Modes {
		low, high := measure(t, m, 2, box.Newest, 10, habit{}, true), measure(t, m, 2, box.Newest, 10, habit{}, false)
		t.Logf("%s: easy %d, steady %d of 10 won", m, low.won, high.won)
		rulestest.Holds(t, high.won >= low.won+3, "%s: easy wins %d, steady %d", m, low.won, high.won)
	}
}

// TestHeeds: who searches asks whether the time is over, which lets a browser's page live.
func TestHeeds(t *testing.T) { rulestest.Heeds(t, Game{}) }

// TestBots plays all levels at every number of heroes through the contract.
func TestBots(t *testing.T) { rulestest.Bots(t, Game{}, 1) }

// TestAsked: no position is too odd for a bot or for a hint.
func TestAsked(t *testing.T) { rulestest.Asked(t, Game{}, 20) }

// step1 is a move as a step.
func step1(t *testing.T, p *position, m rules.Move) step {
	t.Helper()
	s, ok := p.game.parse(m)
	rulestest.Must(t, ok, "%q cannot be read", m)
	return s
}

// TestHintsHaveReasons: a hint is legal, names the places and cards that it points at, and
// says in words what speaks for it.
func TestHintsHaveReasons(t *testing.T) {
	said := map[string]bool{}
	vague, all := 0, 0
	for _, m := range []box.Mode{box.Prologue, box.Heist, box.Open} {
		p := fresh(t, m, 2, 0)
		r := rand.New(rand.NewPCG(3, uint64(m)))
		for n := 0; p.over == notOver && n < 110; n++ {
			s := p.Acting()[0]
			if s == rules.Luck {
				p = fate(t, p, p.Roll(r))
				continue
			}
			move, why := (Game{}).Hint(context.Background(), rulestest.TurnOf(p, s, 5, uint64(n)))
			rulestest.Must(t, offered(p, move), "the hint %q is not offered", move)
			rulestest.Must(t, strings.HasSuffix(why, ".") && len(why) > 20, "%q is advised because %q", move, why)
			rulestest.Must(t, strings.Contains(why, ": ") && utf8.RuneCountInString(why) <= longHint, "%q does not say in short what to do, and then why", why)
			for _, id := range p.path(p.game, step1(t, p, move)) { // what is pointed at is named
				title := p.see().Label(id).Title
				if family, _, _ := strings.Cut(id, "."); family == "card" || family == "place" {
					rulestest.Must(t, strings.Contains(why, title), "%q does not name %s", why, title)
				}
			}
			if all++; strings.Contains(why, "tried out") {
				vague++
			}
			said[why[:12]] = true
			p = play(t, p, move)
		}
	}
	rulestest.Holds(t, len(said) > 8, "there are only %d kinds of reasons", len(said))
	rulestest.Holds(t, vague*10 < all, "%d of %d hints give no reason but that it went best", vague, all)
}
