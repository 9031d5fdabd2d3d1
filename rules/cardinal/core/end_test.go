package core_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

func TestSearchingGuards(t *testing.T) {
	sun := func(die uint8, at string) *cardinal.Position {
		return table(t, nil, func(c *core.State) { castles.Alone(core.Sun, at)(c); c.Dice[core.Sun] = die })
	}
	t.Run("CAR-5 CAR-61 CAR-64 in order, counted by the die", func(t *testing.T) {
		p := play(t, sun(0, "0.0"), "slide sun e") // along row 0 to the sun's ace
		is(t, "die", p.Dice[core.Sun], 1)
		is(t, "score", p.Searched(), 16)
		is(t, "the next one", view(p).Musketeers[core.Sun].Next, castles.Cell("1.3"))
	})
	t.Run("CAR-62 only by his own musketeer", func(t *testing.T) {
		p := play(t, table(t, nil, func(c *core.State) { castles.Alone(core.Moon, "0.0")(c) }), "slide moon e")
		is(t, "dice", p.Dice, [core.NumSuits]uint8{5, 0, 5, 5})
	})
	t.Run("CAR-63 running over is not searching", func(t *testing.T) {
		p := play(t, sun(1, "1.0"), "slide sun e") // over the sun's 2
		is(t, "die", p.Dice[core.Sun], 1)
	})
	t.Run("CAR-65 too early changes nothing", func(t *testing.T) {
		p := play(t, sun(3, "4.0"), "slide sun e", "slide sun w") // to arms 5 and back
		is(t, "die", p.Dice[core.Sun], 3)
		q := sun(1, "2.3") // on the sun's 3, but the 2 comes first
		is(t, "next", view(q).Musketeers[core.Sun].Next, castles.Cell("1.3"))
		q.Guards = 1 << castles.Cell("1.4")
		q.At[core.Sun] = castles.Cell("1.0")
		is(t, "then the 2", play(t, q, "slide sun e").Dice[core.Sun], 2)
		r := sun(1, "0.3")
		r.Guards = 1 << castles.Cell("3.3")
		r = play(t, r, "slide sun s") // to the sun's 3
		is(t, "at", r.At[core.Sun], castles.Cell("2.3"))
		r.Guards |= 1 << castles.Cell("0.3")
		is(t, "the 3 is not remembered after the 2", play(t, r, "slide sun n").Dice[core.Sun], 2)
	})
	t.Run("CAR-61 CAR-65 none of his chambers counts before its turn, nor after it", func(t *testing.T) {
		for _, c := range []struct {
			from, stop string // where he starts, and the castle guard that stops him
			m          rules.Move
			at         string
			number     uint8
		}{
			{"0.0", "0.0", "slide sun e", "0.4", 1},
			{"1.0", "1.4", "slide sun e", "1.3", 2},
			{"0.3", "3.3", "slide sun s", "2.3", 3},
			{"3.0", "3.3", "slide sun e", "3.2", 4},
			{"4.4", "4.0", "slide sun w", "4.1", 5},
		} {
			for die := range uint8(6) {
				p := sun(die, c.from)
				if c.stop != c.from {
					p.Guards = 1 << castles.Cell(c.stop)
				}
				n := play(t, p, c.m)
				is(t, "at", n.At[core.Sun], castles.Cell(c.at))
				want := die
				if die == c.number-1 {
					want = c.number
				}
				is(t, fmt.Sprintf("die %d on number %d", die, c.number), n.Dice[core.Sun], want)
			}
		}
	})
	t.Run("CAR-67 one at a time", func(t *testing.T) {
		r := rand.New(rand.NewPCG(3, 3))
		randomly(t, 20, r, func(p, n *cardinal.Position) {
			rulestest.Must(t, n.Searched() <= p.Searched()+1, "two chambers at once")
		})
	})
	t.Run("CAR-68 with a 5 he may go or stay", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) {
			castles.Alone(core.Sun, "0.0")(c)
			c.Dice[core.Sun] = 5
			c.Rim &^= 1 << castles.Edge("e.0")
		})
		is(t, "go", offered(p, "slide sun e"), true)
		is(t, "stay", offered(p, "slide sun s"), true)
		is(t, "and defeat", play(t, p, "slide sun s").Defeated(), 1)
	})
}

func TestMusketeersLeave(t *testing.T) {
	out := func(die uint8) *cardinal.Position {
		p := table(t, nil, func(c *core.State) {
			castles.Alone(core.Sun, "0.0")(c)
			c.Dice[core.Sun] = die
			c.Rim &^= 1 << castles.Edge("e.0")
			c.At[core.Moon], c.Escaped = castles.Cell("4.4"), c.Escaped&^(1<<core.Moon)
		})
		return play(t, p, "slide sun e")
	}
	t.Run("CAR-69 with a 5 he escapes", func(t *testing.T) { is(t, "escaped", out(5).Escapees(), 3) })
	t.Run("CAR-70 CAR-72 before that he is killed, and his chambers count", func(t *testing.T) {
		p := out(0) // the sun's ace lies on the way out
		is(t, "killed", p.Killed, 1)
		is(t, "die", p.Dice[core.Sun], 0)
		is(t, "die kept", out(4).Dice[core.Sun], 4)
	})
	t.Run("CAR-71 who is away blocks nothing", func(t *testing.T) {
		p := out(5)
		refuse(t, p, "slide sun e", "left the castle")
		for _, die := range []uint8{0, 4} { // killed
			q := out(die)
			refuse(t, q, "slide sun e", "left the castle")
			is(t, "taken", q.Taken(), uint32(1)<<castles.Cell("4.4"))
			q.At[core.Moon] = castles.Cell("0.2")
			is(t, "where another one stops", play(t, q, "slide moon w").At[core.Moon], castles.Cell("0.0"))
		}
		is(t, "taken", p.Taken(), uint32(1)<<castles.Cell("4.4"))
		l := view(p).Label("musketeer.sun")
		is(t, l.Text, l.Clause, "CAR-71")
	})
}

func TestScoreCountsEachLine(t *testing.T) {
	t.Run("CAR-73 when the player says so", func(t *testing.T) {
		p := play(t, table(t, nil, nil), "finish")
		is(t, "ending", p.Outcome().Ending, "finished")
		is(t, "choices", len(p.Choices(0)), 0)
		q := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "0.0")(c); c.Guards = 1 << castles.Cell("0.1") })
		q = play(t, q, "lure moon 1.0")
		is(t, "slides when Sun is walled in", len(view(q).Slides), 0)
		is(t, "and yet it is not over", q.Outcome().Over(), false)
		is(t, "finish", offered(q, "finish"), true)
	})
	t.Run("CAR-74 CAR-75 when all are away", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "0.0")(c); c.Rim &^= 1 << castles.Edge("e.0") })
		n := play(t, p, "slide sun e")
		is(t, "ending", n.Outcome().Ending, "gone")
		refuse(t, n, "lure moon 1.0", "over")
		is(t, "choices", len(n.Choices(0)), 0)
		q := table(t, nil, func(c *core.State) {
			castles.Alone(core.Sun, "0.0")(c)
			c.At[core.Moon], c.Escaped = castles.Cell("4.4"), c.Escaped&^(1<<core.Moon)
			c.Rim &^= 1 << castles.Edge("e.0")
		})
		is(t, "while one is left", play(t, q, "slide sun e").Outcome().Over(), false)
	})
	t.Run("CAR-76 CAR-79 a perfect game is worth 52", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) {
			castles.Alone(core.Sun, "0.0")(c)
			c.Dice[core.Sun], c.Rim, c.Supply, c.Beaten = 5, 0, [core.NumSuits]uint8{}, [core.NumSuits]uint8{6, 6, 6, 6}
		})
		n := play(t, p, "slide sun n")
		is(t, "score", n.Score(), 52)
		o := n.Outcome()
		is(t, "ending", o.Ending, "perfect")
		is(t, "winners", len(o.Winners), 1)
		is(t, "chambers", o.Scores[0].Points[0], 20)
		is(t, "escapes", o.Scores[1].Points[0], 8)
		is(t, "guards", o.Scores[2].Points[0], 24)
		is(t, "of", view(n).Score.Of, 52)
		rulestest.Holds(t, strings.Contains(rules.Print(n.Seen(0)), "total 52"), "the printed view says otherwise")
		rulestest.Holds(t, strings.Contains(cardinal.Game{}.About().Rules, "sum as 56"), "the slip in the printed rules is not told")
	})
	t.Run("CAR-78 no points for a guard who is taken or lured, only for one who is surprised", func(t *testing.T) {
		p := play(t, table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "0.1")(c); c.Supply = [core.NumSuits]uint8{} }),
			"slide sun s")
		score := view(p).Score
		left := view(play(t, p, "leave")).Score
		p = play(t, p, "take")
		is(t, "left at the rim, taken", [2]core.Tally{left, view(p).Score}, [2]core.Tally{score, score})
		p = play(t, p, "lure sun 1.3")
		is(t, "lured", view(p).Score, score)
		p.At[core.Sun] = castles.Cell("2.0")
		p = play(t, p, "slide sun e", "corner ne", "remove 1.3")
		is(t, "guards", view(p).Score.Defeated, score.Defeated+1)
		is(t, "points", view(p).Score.Total-view(p).Score.Searched, score.Total-score.Searched+1)
	})
	t.Run("CAR-77 CAR-78 CAR-80 the example of 32 points", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) {
			c.Dice = [core.NumSuits]uint8{5, 5, 3, 0}
			c.Escaped, c.Killed = 0b0011, 0b0100
			c.At = [core.NumSuits]core.Cell{core.Gone, core.Gone, core.Gone, castles.Cell("0.3")}
			c.Beaten = [core.NumSuits]uint8{3, 4, 4, 4}
			c.Guards = 1<<castles.Cell("1.0") | 1<<castles.Cell("2.3") // castle guards, coins and rim guards are worth nothing
			c.Supply = [core.NumSuits]uint8{1, 0, 2, 0}
		})
		n := play(t, p, "finish")
		is(t, "score", view(n).Score, core.Tally{13, 2, 15, 32, 52})
		is(t, "the killed one's chambers", n.Dice[core.Crown], 3)
		for i, want := range []string{"Chambers searched [13]", "Musketeers escaped, 2 points each [4]", "Guards defeated [15]"} {
			line := n.Outcome().Scores[i]
			is(t, "a line", fmt.Sprint(line.Label, " ", line.Points), want)
		}
	})
}

// TestOutcomesSayHowItEnded looks at the four ways a game can end, in the order of the list.
func TestOutcomesSayHowItEnded(t *testing.T) {
	last := func(die, others uint8) func(*core.State) { // the sun is the last to leave
		return func(c *core.State) {
			castles.Alone(core.Sun, "0.0")(c)
			c.Dice[core.Sun], c.Escaped, c.Killed = die, others, 0b1110&^others
		}
	}
	for i, c := range []struct {
		key, why string
		change   func(*core.State)
		move     rules.Move
		wins     string
	}{
		{"perfect", "Every chamber is searched, every guard is defeated and all four musketeers have escaped.", func(c *core.State) {
			last(5, 0b1110)(c)
			c.Beaten = [core.NumSuits]uint8{6, 6, 6, 6}
		}, "slide sun n", "[0]"},
		{"away", "24 guards are still undefeated.", last(5, 0b1110), "slide sun n", "[]"},
		{"gone", "Three musketeers escaped and one was killed.", last(5, 0b0110), "slide sun n", "[]"},
		{"finished", "One musketeer is still in the castle.", last(5, 0b1110), "finish", "[]"},
	} {
		t.Run("CAR-73 CAR-74 CAR-76 "+c.key, func(t *testing.T) {
			p := table(t, nil, func(k *core.State) { c.change(k); k.Rim = 0 })
			is(t, "before", p.Outcome().Over(), false)
			o := play(t, p, c.move).Outcome()
			is(t, "ending", o.Ending, c.key)
			is(t, "why", o.Why, c.why)
			is(t, "winners", fmt.Sprint(o.Winners), c.wins)
			e := cardinal.Game{}.About().Endings[i]
			is(t, "on the list", e.Key, c.key)
			is(t, "worth a mention of its own", e.Rare, c.key != "finished")
		})
	}
}

func TestAllGuardsAreSomewhere(t *testing.T) {
	t.Run("CAR-60 always 24", func(t *testing.T) {
		r := rand.New(rand.NewPCG(1, 1))
		randomly(t, 60, r, func(_, n *cardinal.Position) {
			for _, s := range core.Suits() {
				rulestest.Must(t, n.Pieces()["guard."+s.String()] == 6, "%v", n.Pieces())
			}
		})
	})
}

// randomly plays random games of all rule sets without stopping early, and shows
// every move.
func randomly(t *testing.T, games int, r *rand.Rand, see func(p, n *cardinal.Position)) {
	t.Helper()
	for g := range games {
		q, err := cardinal.Dealt(r.Uint64(), castles.Sets()[g%4])
		rulestest.Must(t, err == nil, "%v", err)
		p := q.(*cardinal.Position)
		for range 150 {
			n, ok := safely(t, p, r)
			if !ok {
				break
			}
			see(p, n)
			p = n
		}
	}
}

// safely makes a random move that neither kills nor finishes, when there is one.
func safely(t testing.TB, p *cardinal.Position, r *rand.Rand) (*cardinal.Position, bool) {
	t.Helper()
	var all []rules.Move
	for _, c := range p.Choices(0) {
		if s, _ := core.Parse(c.Move); s.Kind == core.Slide {
			if v, _ := p.Preview(p.Castle, s.Who, s.Dir()); v.Leaves {
				continue
			}
		}
		if c.Move != "finish" {
			all = append(all, c.Move)
		}
	}
	if len(all) == 0 {
		return p, false
	}
	return play(t, p, all[r.IntN(len(all))]), true
}
