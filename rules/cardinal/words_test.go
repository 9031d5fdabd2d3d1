package cardinal

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

// everything is all that a scene can be pointed at.
func everything() (all []string) {
	for c := range core.NumCells {
		all = append(all, c.ID())
	}
	for e := range core.NumEdges {
		all = append(all, e.Guard(), e.Out())
	}
	for s := range core.NumSuits {
		all = append(all, "musketeer."+s.String(), "die."+s.String(), "supply."+s.String())
	}
	return append(all, "choice.take", "choice.leave", "choice.spare", "choice.finish")
}

// fixed is what the player sees of the fixed castle after a change.
func fixed(change func(s *core.State)) View { return position(castles.Lay(nil, change)).Seen(0).(View) }

// TestEveryTargetIsExplained asks about everything in moments of every stage.
func TestEveryTargetIsExplained(t *testing.T) {
	stages := map[core.Stage]int{}
	rulestest.Words(t, Game{}, everything(), func(yield func(int, rules.Position) bool) {
		look := func(p *Position) {
			if stages[p.Stage]++; stages[p.Stage] <= 40 {
				yield(1, p)
			}
			for _, c := range p.Choices(0) {
				text := p.Seen(0).(View).Reason([]rules.Move{c.Move})
				rulestest.Holds(t, rulestest.Sentence(text), "the reason of %q is %q", c.Move, text)
			}
		}
		start, _ := Game{}.New(rules.Setup{Seats: 1})
		look(start.(*Position))
		r := rand.New(rand.NewPCG(1, 8))
		castles.Randomly(40, r, func(was, n *castles.Game) {
			look(position(n))
			p := position(was)
			look(play(t, p, p.Choices(0)[r.IntN(len(p.Choices(0)))].Move))
		})
	})
	rulestest.Holds(t, len(stages) == 6, "stages met: %v", stages)
	v := fixed(nil)
	for _, id := range []string{"", "cell", "cell.5.0", "cell.1", "guard.x.1", "out.n.7", "choice.all", "supply.red", "x.y"} {
		l := v.Label(id)
		rulestest.Holds(t, l == (rules.Label{}) && v.WhyNot(id).Refused(), "%q: %+v", id, l)
	}
}

func TestReasonsSpeakOfTheMove(t *testing.T) {
	v := fixed(func(s *core.State) { castles.Alone(core.Sun, "0.0")(s) })
	for _, c := range []struct {
		line []rules.Move
		says string
	}{
		{nil, "Finish the game. The search found no move that gains another point."},
		{[]rules.Move{"slide sun e", "leave"}, "Sun searches sun 1 and leaves the sun guard at his door."},
		{[]rules.Move{"slide sun s"}, "Sun defeats the crown guard on the south side."},
		{[]rules.Move{"lure moon 1.0", "slide sun s"}, "Lure a moon guard to moon 1. You can surprise him from the tunnel later."},
		{[]rules.Move{"lure sun 4.1", "slide sun s", "slide sun n"},
			"Lure a sun guard to sun 5. You can surprise him from the tunnel later."},
		{[]rules.Move{"lure crown 3.0", "slide sun s"}, "Lure a crown guard to crown 3. There he will stop Sun in crown 2."},
	} {
		rulestest.Is(t, fmt.Sprint(c.line), v.Reason(c.line), c.says)
	}
	two := fixed(func(s *core.State) {
		castles.Alone(core.Sun, "0.0")(s)
		s.At[core.Moon], s.Escaped, s.Dice[core.Moon] = castles.Cell("4.0"), s.Escaped&^(1<<core.Moon), 2
	})
	rulestest.Is(t, "a comrade as a stop", two.Reason([]rules.Move{"slide moon e", "slide sun s", "slide sun e"}),
		"Moon defeats the arms guard on the east side.")
	rulestest.Is(t, "nonsense", two.Reason([]rules.Move{"slide sun up"}), "")
}

// TestOneWord: a chamber goes by its number everywhere; a 1 is never called an ace.
func TestOneWord(t *testing.T) {
	ace := regexp.MustCompile(`(?i)\baces?\b`)
	v := fixed(nil)
	texts := []string{rulesText, v.Prompt(), rules.Print(v)}
	for _, id := range everything() {
		l := v.Label(id)
		texts = append(texts, l.Title, l.Text, v.WhyNot(id).Text)
	}
	for _, l := range (Game{}).Lessons() {
		for _, s := range l.Steps {
			texts = append(texts, s.Words)
		}
	}
	for _, text := range texts {
		rulestest.Holds(t, !ace.MatchString(text), "%q speaks of an ace", text)
	}
}

// TestLeavingTooSoonSaysWhoIsMissed: of an escape that costs a point the analysis says who is left in the castle, and what to do.
func TestLeavingTooSoonSaysWhoIsMissed(t *testing.T) {
	r := rulestest.ReadRecord(t, "testdata/away.jsonl")
	all, err := rules.Replay(Game{}, r)
	rulestest.OK(t, err)
	at := len(r.Entries) - 4
	j := Game{}.Judge(t.Context(), rulestest.TurnOf(all[at], 0, 1, 1), r.Entries[at].Move, 1)
	rulestest.Is(t, "the lesson is", Game{}.Advice(j.Lesson),
		"Before a musketeer escapes, ask what he could still do inside: nobody comes back.")
	says := func(what string, facts []rules.Fact, want string) {
		rulestest.Holds(t, slices.ContainsFunc(facts, func(f rules.Fact) bool { return f.Text == want }), "%s: %v", what, facts)
	}
	says("better", j.Better, "In the castle: Sun, Moon, Crown and Arms, and 1 guard to defeat.")
	says("as played", j.Instead, "In the castle: Moon, Crown and Arms, and 1 guard to defeat.")
}
