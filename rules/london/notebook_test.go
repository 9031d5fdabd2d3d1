package london

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// unkept is a table at which the detectives keep no notebook.
var unkept = seating{seats: 6, options: rules.Options{"notebook": "off"}}

// TestNoNotebook: at a table without one no label, refusal, prompt, hint, printed
// view or question before a move depends on where Mr X can be. Two games that
// differ in nothing but the notebook must read alike.
func TestNoNotebook(t *testing.T) {
	for g := range 6 {
		r := rand.New(rand.NewPCG(uint64(g), 5))
		p := unkept.start(t)
		for p.stage != StageOver {
			if p.stage == StageHunt {
				blank(t, p, r)
			}
			p = next(t, p, anyMove(p, r))
		}
		is(t, "his place in the end", len(p.Seen(1).(View).Possible), 1)
	}
}

// blank compares what a detective reads with what they read when the notebook
// holds every station.
func blank(t *testing.T, p *Position, r *rand.Rand) {
	t.Helper()
	q := *p
	q.ruleOut(func(uint8) bool { return true })
	q.beliefs = append(q.beliefs[:len(q.beliefs)-1:len(q.beliefs)-1], &Belief{ticket: p.beliefs.now().ticket, then: p.beliefs.now().then})
	for s := range q.beliefs.now().odds {
		q.beliefs.now().odds[s] = 1
	}
	by := rules.Seat(p.seat)
	a, b := p.Seen(by).(View), q.Seen(by).(View)
	is(t, "the prompt", a.Prompt(), b.Prompt())
	is(t, "the printed view", a.Print(), b.Print())
	for _, target := range allTargets() {
		is(t, "why not "+target, a.WhyNot(target), b.WhyNot(target))
		is(t, "what is "+target, a.Label(target), b.Label(target))
	}
	for _, c := range p.Choices(by) {
		is(t, "whether it is asked before "+string(c.Move), p.Reveals(by, c.Move), true)
	}
	m, why := Game{}.Hint(context.Background(), rulestest.TurnOf(p, by, 1, 2))
	n, because := Game{}.Hint(context.Background(), rulestest.TurnOf(&q, by, 1, 2))
	is(t, "the hint", m, n)
	is(t, "the reason", why, because)
	if strings.Contains(why, "can be") || strings.Contains(why, "must be") {
		t.Fatalf("the hint says %q", why)
	}
	if _, ok := rules.Choose(p.Choices(by), m); !ok {
		t.Fatalf("%q is no move", m)
	}
}
