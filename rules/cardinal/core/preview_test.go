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

// TestForetold compares every slide with the rules told step by step, and what is
// foretold of it with what it then does.
func TestForetold(t *testing.T) {
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
