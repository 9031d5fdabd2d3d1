package cardinal

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
)

// everything is all that a scene can be pointed at.
func everything() (all []string) {
	for c := range Cell(cells) {
		all = append(all, c.ID())
	}
	for e := range Edge(edges) {
		all = append(all, e.Guard(), e.Out())
	}
	for _, s := range Suits() {
		all = append(all, "musketeer."+s.String(), "die."+s.String(), "supply."+s.String())
	}
	return append(all, "choice.take", "choice.leave", "choice.spare", "choice.finish")
}

// TestEveryTargetIsExplained asks about everything in moments of every stage: a
// target is refused exactly when no choice needs it, and nothing is left unsaid.
func TestEveryTargetIsExplained(t *testing.T) {
	stages := map[Stage]int{}
	look := func(p *position) {
		if stages[p.stage]++; stages[p.stage] > 40 {
			return
		}
		v := p.see()
		used := map[string]bool{}
		for _, c := range p.Choices(0) {
			for _, id := range c.Path {
				used[id] = true
			}
			if told := p.Tell(rules.Entry{Move: c.Move}, 0); !sentence(told.Text) {
				t.Errorf("%q is told as %q", c.Move, told.Text)
			}
			if text := v.Reason([]rules.Move{c.Move}); !sentence(text) {
				t.Errorf("the reason of %q is %q", c.Move, text)
			}
		}
		for _, id := range everything() {
			why := v.WhyNot(id)
			if why.Refused() == used[id] || why.Refused() && !sentence(why.Text) {
				t.Fatalf("%s in stage %d: %q", id, p.stage, why)
			}
			if l := v.Label(id); !sentence(l.Text) || !strings.HasPrefix(l.Clause, "CAR-") {
				t.Errorf("%s: %q (%s)", id, l.Text, l.Clause)
			}
		}
		if !sentence(v.Prompt()) {
			t.Errorf("prompt %q", v.Prompt())
		}
	}
	r := rand.New(rand.NewPCG(1, 8))
	randomly(t, 40, r, func(p, n *position) {
		look(n)
		look(play(t, p, p.Choices(0)[r.IntN(len(p.Choices(0)))].Move))
	})
	if len(stages) != 5 {
		t.Error("stages met:", stages)
	}
	v := table(t, nil, nil).see()
	for _, id := range []string{"", "cell", "cell.5.0", "cell.1", "guard.x.1", "out.n.7", "choice.all", "supply.red", "x.y"} {
		if l := v.Label(id); l != (rules.Label{}) || !v.WhyNot(id).Refused() {
			t.Errorf("%q: %q", id, l)
		}
	}
	start, _ := Game{}.New(rules.Setup{Seats: 1})
	for _, id := range everything() {
		if l := start.Seen(0).(View).Label(id); l.Text == "" || l.Clause == "" || !start.Seen(0).(View).WhyNot(id).Refused() {
			t.Errorf("%s before the deal: %q", id, l)
		}
	}
}

func sentence(s string) bool {
	return len(s) > 8 && strings.HasSuffix(s, ".") && s[:1] == strings.ToUpper(s[:1]) && !strings.Contains(s, "%!") && !strings.Contains(s, "  ")
}

// TestPaths checks that every id of a path can be looked up, and that an arrow key
// and a click say the same slide.
func TestPaths(t *testing.T) {
	known := everything()
	r := rand.New(rand.NewPCG(3, 1))
	randomly(t, 20, r, func(_, n *position) {
		for _, c := range n.Choices(0) {
			for _, id := range c.Path {
				if !slices.Contains(known, id) {
					t.Fatalf("%q names %s", c.Move, id)
				}
			}
		}
		for _, s := range n.see().Slides {
			c, ok := rules.Choose(n.Choices(0), s.Move)
			if !ok || !slices.Equal(c.Path, []string{"musketeer." + s.Musketeer.String(), s.Target}) {
				t.Fatalf("%+v is %v", s, c)
			}
			if got, why := n.see().Slide(s.Musketeer, s.Direction); got.Move != s.Move || why != "" {
				t.Fatal(got, why)
			}
		}
	})
}

func TestReasons(t *testing.T) {
	p := table(t, nil, func(c *core) { alone(Sun, "0.0")(c) })
	for _, c := range []struct {
		line []rules.Move
		says string
	}{
		{nil, "Nothing that was found gains another point."},
		{[]rules.Move{"slide sun e", "leave"}, "Sun searches the sun's 1 and keeps the sun guard as a stop."},
		{[]rules.Move{"slide sun s"}, "Sun defeats the crown guard on the southern side."},
		{[]rules.Move{"lure moon 1.0", "slide sun s"}, "The moon guard at moon 1 can be surprised from the tunnel later."},
		{[]rules.Move{"lure sun 4.1", "slide sun s", "slide sun n"}, "The sun guard at sun 5 can be surprised from the tunnel later."},
		{[]rules.Move{"lure crown 3.0", "slide sun s"}, "The crown guard at crown 3 will stop sun at crown 2."},
	} {
		is(t, fmt.Sprint(c.line), p.see().Reason(c.line), c.says)
	}
	two := table(t, nil, func(c *core) {
		alone(Sun, "0.0")(c)
		c.at[Moon], c.escaped, c.dice[Moon] = cell("4.0"), c.escaped&^(1<<Moon), 2
	})
	is(t, "a comrade as a stop", two.see().Reason([]rules.Move{"slide moon e", "slide sun s", "slide sun e"}),
		"Moon defeats the arms guard on the eastern side.")
	is(t, "nonsense", two.see().Reason([]rules.Move{"slide sun up"}), "")
}
