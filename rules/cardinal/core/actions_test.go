package core_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
)

// TestPaths checks that an arrow key and a click say the same slide.
func TestPaths(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	castles.Randomly(20, r, func(_, n *castles.Game) {
		p := position(t, n)
		for _, s := range view(p).Slides {
			c, ok := rules.Choose(p.Choices(0), s.Move)
			if !ok || !slices.Equal(c.Path, []string{"musketeer." + s.Musketeer.String(), s.Target}) {
				t.Fatalf("%+v is %v", s, c)
			}
			if got, why := view(p).Slide(s.Musketeer, s.Direction); got.Move != s.Move || why != "" {
				t.Fatal(got, why)
			}
		}
	})
}

// TestPathsOfDecisions looks at how all that is no slide is pointed at: chambers where
// there are some, else a word.
func TestPathsOfDecisions(t *testing.T) {
	free := table(t, nil, func(s *core.State) { castles.Alone(core.Sun, "2.0")(s); s.Guards = 1 << castles.Cell("3.1") })
	in := play(t, free, "slide sun e")
	own := play(t, table(t, nil, func(s *core.State) {
		castles.Alone(core.Sun, "0.1")(s)
		s.Supply = [core.NumSuits]uint8{}
	}), "slide sun s")
	for _, c := range []struct {
		p    *cardinal.Position
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

// FuzzMoves feeds the rules with anything: they never panic, and what they accept
// is on the list.
func FuzzMoves(f *testing.F) {
	f.Add(uint64(1), "slide sun n\nlure moon 2.3\ncorner ne\nremove 1.1\ntake\nleave\nspare\nfinish")
	f.Add(uint64(2), castles.Fixed)
	f.Fuzz(func(t *testing.T, deal uint64, text string) {
		p := position(t, castles.Deal(deal, castles.Sets()[deal%4]))
		_, _ = core.Lay(rules.Move(text), nil)
		for _, m := range strings.Split(text, "\n") {
			n, err := p.After(0, rules.Move(m))
			if (err == nil) != offered(p, rules.Move(m)) {
				t.Fatalf("%q: %v", m, err)
			}
			view(p).WhyNot(m)
			view(p).Label(m)
			if err == nil {
				p = n.(*cardinal.Position)
			}
		}
	})
}
