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
	"intrigue/rules/rulestest"
)

// anywhere is the fixed castle in any state.
func anywhere(t *testing.T, o rules.Options, r *rand.Rand) *cardinal.Position {
	t.Helper()
	return position(t, castles.Anywhere(o, r))
}

// walked is a slide told step by step, as the rules do: the chambers run over, the
// last one, and what is ahead of it.
func walked(p *cardinal.Position, who core.Suit, d core.Direction) (path []core.Cell, ahead string) {
	at := p.At[who]
	row, col := at.Row(), at.Col()
	for {
		row, col = row+[...]int{-1, 0, 1, 0}[d], col+[...]int{0, 1, 0, -1}[d]
		if row < 0 || row >= core.Side || col < 0 || col >= core.Side {
			e := core.EdgeOf(d, []int{col, row}[d&1])
			if p.Rim>>e&1 != 0 {
				return path, e.Guard()
			}
			return path, e.Out()
		}
		c := core.At(row, col)
		switch {
		case slices.Contains(p.At[:], c):
			return path, "musketeer"
		case p.Guards>>c&1 != 0:
			return path, "guard"
		}
		path = append(path, c)
		if c == core.Hole {
			return path, "tunnel"
		}
	}
}

// TestEachMoveIsForetold compares every slide with the rules told step by step, and what is
// foretold of it with what it then does.
func TestEachMoveIsForetold(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 39))
	each := func(t *testing.T, see func(t *testing.T, p, n *cardinal.Position, s core.Preview, path []core.Cell, ahead string)) {
		for i := range 120 {
			p := anywhere(t, castles.Sets()[i%4], r)
			for _, s := range view(p).Slides {
				path, ahead := walked(p, s.Musketeer, s.Direction)
				see(t, p, play(t, p, s.Move), s, path, ahead)
			}
		}
	}
	t.Run("CAR-21 CAR-29 CAR-39 only what is a move is shown", func(t *testing.T) {
		for i := range 120 {
			p := anywhere(t, castles.Sets()[i%4], r)
			full := (p.Guards|p.Pawns())&core.Corners == core.Corners
			for who := range core.NumSuits {
				for d := range core.NumDirections {
					path, ahead := walked(p, who, d)
					legal := ahead[0] == 'o' || ahead == "tunnel" && !full || ahead != "tunnel" && len(path) > 0
					s, why := view(p).Slide(who, d)
					rulestest.Must(t, (why == "") == legal, "%s to the %s: %q", who, d, why)
					rulestest.Must(t, !legal || s.Musketeer == who && s.Direction == d, "another slide is shown")
				}
			}
		}
	})
	t.Run("CAR-22 CAR-23 CAR-24 CAR-28 the way over the chambers", func(t *testing.T) {
		each(t, func(t *testing.T, p, n *cardinal.Position, s core.Preview, path []core.Cell, ahead string) {
			to := p.At[s.Musketeer]
			if len(path) > 0 {
				to = path[len(path)-1]
			}
			rulestest.Must(t, s.From == p.At[s.Musketeer] && s.To == to, "%q leads from %v to %v", s.Move, s.From, s.To)
			is(t, "the tunnel", s.EntersTunnel, ahead == "tunnel")
			is(t, "the stage in the tunnel", n.Stage == core.StageCorner, s.EntersTunnel)
		})
	})
	t.Run("CAR-26 CAR-69 CAR-70 the ways out", func(t *testing.T) {
		each(t, func(t *testing.T, p, n *cardinal.Position, s core.Preview, path []core.Cell, ahead string) {
			is(t, "leaves", s.Leaves, ahead[0] == 'o')
			is(t, "escapes", n.Escaped>>s.Musketeer&1 != 0, s.Escapes)
			is(t, "is killed", n.Killed>>s.Musketeer&1 != 0, s.Kills)
			is(t, "one or the other", s.Escapes != s.Kills, s.Leaves)
			target := s.To.ID()
			if s.Leaves {
				target = ahead
			}
			is(t, "pointed at", s.Target, target)
		})
	})
	t.Run("CAR-46 CAR-47 CAR-48 the guard ahead", func(t *testing.T) {
		each(t, func(t *testing.T, p, n *cardinal.Position, s core.Preview, path []core.Cell, ahead string) {
			is(t, "points for guards", n.Defeated() > p.Defeated(), s.Defeats != "")
			is(t, "asked about the own guard", n.Stage == core.StageTake, s.MayTake)
			if ahead[:2] == "gu" && ahead != "guard" {
				is(t, "the guard", s.Defeats+s.Meets, ahead)
				e := castles.Edge(ahead[len("guard."):])
				is(t, "his suit", p.Castle.Post[e] == s.Musketeer, s.Meets != "")
				is(t, "he is gone", n.Rim>>e&1 == 0, s.Defeats != "")
			} else {
				is(t, "no guard", s.Defeats+s.Meets, "")
			}
			for words, want := range map[string]bool{
				"defeats the ":       s.Defeats != "",
				"You may take the ":  s.MayTake,
				"guard there stays.": s.Meets != "" && !s.MayTake,
				" searches ":         s.Searches,
				" escapes.":          s.Escapes,
				"be killed.":         s.Kills,
				"enters the tunnel ": s.EntersTunnel,
			} {
				is(t, words, strings.Contains(view(p).Foretell(s), words), want)
			}
		})
	})
	t.Run("CAR-61 CAR-62 CAR-63 CAR-67 CAR-72 the search", func(t *testing.T) {
		each(t, func(t *testing.T, p, n *cardinal.Position, s core.Preview, path []core.Cell, ahead string) {
			k, die := p.Castle, int(p.Dice[s.Musketeer])
			found := !s.Leaves && !s.EntersTunnel && k.Suit[s.To] == s.Musketeer && int(k.Number[s.To]) == die+1
			is(t, "searches", s.Searches, found)
			if found {
				is(t, "the number", s.Number, die+1)
			}
			is(t, "the dice", n.Searched()-p.Searched(), map[bool]int{true: 1}[found])
		})
	})
}

// TestPathsPointAtWhatMoves checks that an arrow key and a click say the same slide.
func TestPathsPointAtWhatMoves(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	castles.Randomly(20, r, func(_, n *castles.Game) {
		p := position(t, n)
		for _, s := range view(p).Slides {
			c, ok := rules.Choose(p.Choices(0), s.Move)
			rulestest.Must(t, ok && slices.Equal(c.Path, []string{"musketeer." + s.Musketeer.String(), s.Target}), "%+v is %v", s, c)
			got, why := view(p).Slide(s.Musketeer, s.Direction)
			rulestest.Must(t, got.Move == s.Move && why == "", "%v %v", got, why)
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
			rulestest.Must(t, (err == nil) == offered(p, rules.Move(m)), "%q: %v", m, err)
			view(p).WhyNot(m)
			view(p).Label(m)
			if err == nil {
				p = n.(*cardinal.Position)
			}
		}
	})
}
