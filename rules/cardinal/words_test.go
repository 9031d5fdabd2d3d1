package cardinal

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
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

// TestWords asks about everything in moments of every stage.
func TestWords(t *testing.T) {
	stages := map[Stage]int{}
	rulestest.Words(t, Game{}, everything(), func(yield func(int, rules.Position) bool) {
		look := func(p *position) {
			if stages[p.stage]++; stages[p.stage] <= 40 {
				yield(1, p)
			}
			for _, c := range p.Choices(0) {
				if text := p.see().Reason([]rules.Move{c.Move}); !rulestest.Sentence(text) {
					t.Errorf("the reason of %q is %q", c.Move, text)
				}
			}
		}
		start, _ := Game{}.New(rules.Setup{Seats: 1})
		look(start.(*position))
		r := rand.New(rand.NewPCG(1, 8))
		randomly(t, 40, r, func(p, n *position) {
			look(n)
			look(play(t, p, p.Choices(0)[r.IntN(len(p.Choices(0)))].Move))
		})
	})
	if len(stages) != 6 {
		t.Error("stages met:", stages)
	}
	v := table(t, nil, nil).see()
	for _, id := range []string{"", "cell", "cell.5.0", "cell.1", "guard.x.1", "out.n.7", "choice.all", "supply.red", "x.y"} {
		if l := v.Label(id); l != (rules.Label{}) || !v.WhyNot(id).Refused() {
			t.Errorf("%q: %q", id, l)
		}
	}
}

// TestPaths checks that an arrow key and a click say the same slide.
func TestPaths(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	randomly(t, 20, r, func(_, n *position) {
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
	p := table(t, nil, func(c *state) { alone(Sun, "0.0")(c) })
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
	two := table(t, nil, func(c *state) {
		alone(Sun, "0.0")(c)
		c.at[Moon], c.escaped, c.dice[Moon] = cell("4.0"), c.escaped&^(1<<Moon), 2
	})
	is(t, "a comrade as a stop", two.see().Reason([]rules.Move{"slide moon e", "slide sun s", "slide sun e"}),
		"Moon defeats the arms guard on the eastern side.")
	is(t, "nonsense", two.see().Reason([]rules.Move{"slide sun up"}), "")
}

// TestPathsOfDecisions looks at how all that is no slide is pointed at: chambers where
// there are some, else a word.
func TestPathsOfDecisions(t *testing.T) {
	free := table(t, nil, func(c *state) { alone(Sun, "2.0")(c); c.guards = 1 << cell("3.1") })
	in := play(t, free, "slide sun e")
	own := play(t, table(t, nil, func(c *state) { alone(Sun, "0.1")(c); c.supply = [suits]uint8{} }), "slide sun s")
	for _, c := range []struct {
		p    *position
		move rules.Move
		path string
	}{
		{free, "lure moon 1.0", "supply.moon cell.1.0"},
		{in, "corner se", "cell.4.4"},
		{play(t, in, "corner se"), "remove 3.1", "cell.3.1"},
		{play(t, in, "corner se"), "spare", "choice.spare"},
		{own, "take", "choice.take"},
		{free, "finish", "choice.finish"},
	} {
		got, _ := rules.Choose(c.p.Choices(0), c.move)
		is(t, string(c.move), strings.Join(got.Path, " "), c.path)
	}
}

// TestOneWord: a chamber goes by its number everywhere; a 1 is never called an ace.
func TestOneWord(t *testing.T) {
	ace := regexp.MustCompile(`(?i)\baces?\b`)
	v := table(t, nil, nil).see()
	texts := []string{rulesText, v.Prompt(), v.Print()}
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
