package london_test

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/rulestest"
)

// unkept is a table at which the detectives keep no notebook.
var unkept = rules.Setup{Seats: 6, Options: rules.Options{"notebook": "off"}}

// TestNoNotebook: at a table without one no label, refusal, prompt, hint, printed
// view or question before a move depends on where Mr X can be. Two games that
// differ in nothing but the notebook must read alike.
func TestNoNotebook(t *testing.T) {
	for g := range 6 {
		r := rand.New(rand.NewPCG(uint64(g), 5))
		p := table.Start(unkept)
		for p.Stage != core.StageOver {
			if p.Stage == core.StageHunt {
				blank(t, at(p))
			}
			p = table.Play(t, p, table.Any(p, r).Move)
		}
		rulestest.Is(t, "his place in the end", len(core.See(p, 1).Possible), 1)
	}
}

// blank compares what a detective reads with what they read when the notebook
// holds every station.
func blank(t *testing.T, p *london.Position) {
	t.Helper()
	q := *p
	q.Beliefs = append(q.Beliefs[:len(q.Beliefs)-1:len(q.Beliefs)-1],
		&core.Belief{Ticket: p.Beliefs.Now().Ticket, Then: p.Beliefs.Now().Then})
	for s := range q.Beliefs.Now().Weights {
		q.Beliefs.Now().Weights[s] = 1
	}
	by := rules.Seat(p.Seat)
	a, b := p.Seen(by).(london.View), q.Seen(by).(london.View)
	rulestest.Is(t, "the prompt", a.Prompt(), b.Prompt())
	rulestest.Is(t, "the printed view", rules.Print(a), rules.Print(b))
	for _, target := range allTargets() {
		rulestest.Is(t, "why not "+target, a.WhyNot(target), b.WhyNot(target))
		rulestest.Is(t, "what is "+target, a.Label(target), b.Label(target))
	}
	for _, c := range p.Choices(by) {
		rulestest.Is(t, "whether it is asked before "+string(c.Move), p.Reveals(by, c.Move), true)
	}
	m, why := london.Game{}.Hint(context.Background(), rulestest.TurnOf(p, by, 1, 2))
	n, because := london.Game{}.Hint(context.Background(), rulestest.TurnOf(&q, by, 1, 2))
	rulestest.Is(t, "the hint", m, n)
	rulestest.Is(t, "the reason", why, because)
	rulestest.Must(t, !strings.Contains(why, "can be") && !strings.Contains(why, "must be"), "the hint says %q", why)
	_, ok := rules.Choose(p.Choices(by), m)
	rulestest.Must(t, ok, "%q is no move", m)
}
