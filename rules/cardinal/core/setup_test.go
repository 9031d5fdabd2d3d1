package core_test

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

func TestBoxHoldsWhatTheRulesList(t *testing.T) {
	p := table(t, nil, nil)
	t.Run("CAR-1 one seat, and no luck after the deal", func(t *testing.T) {
		is(t, "seats", cardinal.Game{}.About().MaxSeats, 1)
		_, err := cardinal.Game{}.New(rules.Setup{Seats: 2})
		rulestest.Holds(t, err != nil, "two can play")
		_, err = cardinal.Game{}.New(rules.Setup{Seats: 1, Options: rules.Options{"tunnel": "both"}})
		rulestest.Holds(t, err != nil, "an option has an answer that there is not")
		is(t, "choices of another seat", len(p.Choices(1)), 0)
		_, err = p.After(1, "finish")
		rulestest.Holds(t, err != nil, "another seat plays")
		is(t, "acting", p.Acting()[0], 0)
		in := play(t, table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "2.0")(c); c.Guards = 1 << castles.Cell("3.1") }),
			"slide sun e")
		is(t, "acting in the tunnel", in.Acting()[0], 0)
		is(t, "acting on the surprise", play(t, in, "corner se").Acting()[0], 0)
		own := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "0.1")(c); c.Supply = [core.NumSuits]uint8{} })
		is(t, "acting before an own guard", play(t, own, "slide sun s").Acting()[0], 0)
	})
	t.Run("CAR-2 CAR-3 CAR-4 CAR-6 24 chambers, 24 guards, four musketeers", func(t *testing.T) {
		n := p.Pieces()
		is(t, "chambers", n["chamber"], 24)
		is(t, "musketeers", n["musketeer"], 4)
		for _, s := range core.Suits() {
			is(t, s.String()+" guards", n["guard."+s.String()], 6)
			is(t, s.String()+" chambers", bits.OnesCount32(p.Castle.Chambers[s]), 6)
		}
		bag, _ := cardinal.Game{}.New(rules.Setup{Seats: 1})
		is(t, "before the deal", fmt.Sprint(bag.(*cardinal.Position).Pieces()), fmt.Sprint(n))
		away := table(t, nil, func(c *core.State) { castles.Alone(core.Arms, "0.0")(c); c.Escaped, c.Killed = 0b0011, 0b0100 })
		is(t, "escaped, killed and inside", away.Pieces()["musketeer"], 4)
		away.Killed = 0
		is(t, "neither inside nor away", away.Pieces()["musketeer"], 3)
	})
	t.Run("CAR-5 CAR-64 each musketeer turns his own die, by one", func(t *testing.T) {
		for who, c := range map[core.Suit]struct {
			from, stop string
			m          rules.Move
		}{
			core.Sun: {"0.0", "1.1", "slide sun e"}, core.Moon: {"4.0", "0.0", "slide moon n"},
			core.Crown: {"4.1", "0.1", "slide crown n"}, core.Arms: {"1.4", "1.1", "slide arms w"},
		} {
			p := table(t, nil, func(s *core.State) {
				castles.Alone(who, c.from)(s)
				s.Dice, s.Guards = [core.NumSuits]uint8{}, 1<<castles.Cell(c.stop)
			})
			for _, m := range view(play(t, p, c.m)).Musketeers {
				is(t, "the die of "+m.Suit.String(), m.Die, map[bool]int{true: 1}[m.Suit == who])
			}
		}
	})
	t.Run("CAR-7 the authors are named", func(t *testing.T) {
		for _, text := range []string{cardinal.Game{}.About().Credit, cardinal.Game{}.About().Rules} {
			for _, who := range []string{"Michael & Stephen Schoessow", "1.1", "2003"} {
				rulestest.Holds(t, strings.Contains(text, who), "%q is not in %q", who, text[:40])
			}
		}
	})
}

func TestDealLaysTheCastle(t *testing.T) {
	t.Run("CAR-8 CAR-10 CAR-13 CAR-18 deals differ and are whole", func(t *testing.T) {
		seen := map[rules.Move]bool{}
		for i := range uint64(300) {
			m := core.Roll(rand.New(rand.NewPCG(i, 0)))
			k, err := core.Lay(m, nil)
			rulestest.Must(t, err == nil && !seen[m], "%q: %v", m, err)
			seen[m] = true
			is(t, "hole", k.Suit[core.Hole], core.NoSuit)
			s := core.Begin(k)
			is(t, "supply", s.Coins(), 4)
			is(t, "guards around the castle", bits.OnesCount32(s.Rim), 20)
		}
	})
	t.Run("CAR-2 CAR-3 CAR-8 no other castle can be dealt", func(t *testing.T) {
		p, _ := cardinal.Game{}.New(rules.Setup{Seats: 1})
		is(t, "choices", len(p.Choices(0)), 0)
		for was, wrong := range map[string]string{"deal": "draw", "s0m0": "s1m0", "m0c0": "m0c", "a0s1": "a0s1x", "--": "s-",
			"--s3": "-0s3", "c2a2": "x2a2", "a3s4": "a6s4", "m4c4": "m/c4", "macam": "macax", "scama": "scamaa", "ssmc": "ssma"} {
			rulestest.Refused(t, p, rules.Luck, rules.Move(strings.Replace(castles.Fixed, was, wrong, 1)), "24 chambers")
		}
		rulestest.Refused(t, p, rules.Luck, castles.Fixed+" s", "24 chambers")
	})
	t.Run("CAR-8 CAR-11 places are written in three letters", func(t *testing.T) {
		for _, w := range []string{"", "2.", "2.33", "2,3", "/.3", "5.3", "2./", "2.5"} {
			_, ok := core.ReadCell(w)
			is(t, w+" is a cell", ok, false)
		}
		for _, w := range []string{"", "n.", "n.33", "n,3", "x.3", "n./", "n.5"} {
			_, ok := core.ReadEdge(w)
			is(t, w+" is an edge", ok, false)
		}
	})
	t.Run("CAR-9 all lies open", func(t *testing.T) {
		p := table(t, nil, nil)
		is(t, "public", rules.Print(p.Seen(rules.Public)), rules.Print(p.Seen(0)))
		for _, want := range []string{`chambers 4: cell "0.4", suit sun, number 1,`, "guards 6: edge e.1, suit crown, present true"} {
			rulestest.Holds(t, strings.Contains(rules.Print(p.Seen(0)), want), "missing: %s in\n%s", want, rules.Print(p.Seen(0)))
		}
		for _, by := range []rules.Seat{rules.Public, 0} {
			is(t, "what lies open", dealt(p.Seen(by).(cardinal.View)), castles.Fixed)
		}
	})
	t.Run("CAR-10 CAR-11 CAR-13 CAR-18 what is dealt lies where the line says", func(t *testing.T) {
		v := view(table(t, nil, nil))
		is(t, "the castle", dealt(v), castles.Fixed)
		is(t, "the supply", v.Supply, [core.NumSuits]int{2, 1, 1, 0})
		for _, g := range v.Guards {
			is(t, "at "+g.Edge.Key(), g.Present, true)
		}
	})
	t.Run("CAR-12 each edge is a side of its own chamber", func(t *testing.T) {
		for edge, chamber := range map[string]string{
			"n.0": "0.0", "n.3": "0.3", "e.0": "0.4", "e.1": "1.4", "s.2": "4.2", "s.4": "4.4", "w.4": "4.0", "w.1": "1.0",
		} {
			is(t, edge, castles.Edge(edge).Chamber(), castles.Cell(chamber))
		}
		throughCorners(t)
	})
	t.Run("CAR-11 CAR-12 twenty edges, two at each corner", func(t *testing.T) {
		n := map[core.Cell]int{}
		for e := range core.NumEdges {
			n[e.Chamber()]++
		}
		is(t, "rim chambers", len(n), 16)
		for c, n := range n {
			is(t, c.ID(), n == 2, core.Corners>>c&1 != 0)
		}
		is(t, "guards", bits.OnesCount32(table(t, nil, nil).Rim), 20)
	})
	for _, bad := range []string{
		"deal", castles.Fixed + " ", castles.Fixed + "s", strings.Replace(castles.Fixed, "s0", "s1", 1),
		strings.Replace(castles.Fixed, "--", "s0", 1),
		"deal s0m0c0a0s1 m1c1a1s2m2 c2a2--s3m3 c3a3s4m4c4 a4s5m5c5a5 macam scama csamc amscs ssmm",
		"deal s0m0c0a0s1 m1c1a1s2m2 c2a2--s3m3 c3a3s4m4c4 a4s5m5c5a5 macam scama csamc amscss smc",
	} {
		if _, err := core.Lay(rules.Move(bad), nil); err == nil {
			t.Errorf("%q is dealt", bad)
		}
	}
}

func TestGameStartsWithAFreeChoice(t *testing.T) {
	p := table(t, nil, nil)
	v := view(p)
	t.Run("CAR-14 CAR-16 dice at the star and no points", func(t *testing.T) {
		is(t, "score", v.Score, core.Tally{Of: 52})
		for _, m := range v.Musketeers {
			is(t, "die", m.Die, 0)
		}
	})
	t.Run("CAR-15 musketeers in their start chambers", func(t *testing.T) {
		for s, m := range v.Musketeers {
			is(t, "at", v.Chambers[m.At], core.Chamber{Cell: m.At, Suit: core.Suit(s), Number: 0, Musketeer: core.Suit(s)})
		}
	})
	t.Run("CAR-16 no start chamber is ever searched", func(t *testing.T) {
		n := play(t, table(t, nil, castles.Alone(core.Sun, "0.2")), "slide sun w")
		is(t, "at", n.At[core.Sun], castles.Cell("0.0"))
		is(t, "die", n.Dice[core.Sun], 0)
		done := view(table(t, nil, func(c *core.State) { c.Dice = [core.NumSuits]uint8{5, 5, 5, 5} }))
		for _, h := range done.Chambers {
			is(t, "searched, "+h.Cell.Key(), h.Searched, h.Number > 0)
		}
		for _, at := range []string{"0.0", "0.1", "0.2", "0.3"} {
			is(t, "searched at the start, "+at, v.Chambers[castles.Cell(at)].Searched, false)
		}
	})
	t.Run("CAR-17 deal number 1", func(t *testing.T) {
		q, err := cardinal.Dealt(1, nil)
		rulestest.Must(t, err == nil, "%v", err)
		v := q.Seen(0).(cardinal.View)
		names := map[string]bool{}
		for _, c := range v.Chambers {
			names[v.Name(c.Cell)] = true
		}
		is(t, "chambers and the hole", len(names), 25)
		is(t, "supply", v.Supply[0]+v.Supply[1]+v.Supply[2]+v.Supply[3], 4)
		is(t, "score", v.Score.Total, 0)
		for _, m := range v.Musketeers {
			is(t, "die", m.Die, 0)
			is(t, "start chamber", v.Name(m.At), "the "+m.Suit.String()+" start chamber")
		}
		for _, g := range v.Guards {
			is(t, "guard at his post", g.Present, true)
		}
	})
}

// dealt writes the line of a deal from what a view shows.
func dealt(v cardinal.View) string {
	b := []byte("deal")
	letter := func(s core.Suit) byte { return s.String()[0] }
	for _, h := range v.Chambers {
		if h.Cell.Col() == 0 {
			b = append(b, ' ')
		}
		if h.Hole {
			b = append(b, "--"...)
			continue
		}
		b = append(b, letter(h.Suit), byte('0'+h.Number))
	}
	for _, g := range v.Guards {
		if g.Edge.Index() == 0 {
			b = append(b, ' ')
		}
		b = append(b, letter(g.Suit))
	}
	b = append(b, ' ')
	for s, n := range v.Supply {
		for range n {
			b = append(b, letter(core.Suit(s)))
		}
	}
	return string(b)
}

// throughCorners checks at each corner that only the guard ahead stops a musketeer who
// comes along the row or the column: with the other one left he leaves, and with the
// other one gone he is stopped and defeats nobody else.
func throughCorners(t *testing.T) {
	t.Helper()
	for _, c := range []struct {
		from, corner string
		m            rules.Move
		ahead, other string
	}{
		{"0.2", "0.0", "slide crown w", "w.0", "n.0"}, {"3.0", "0.0", "slide crown n", "n.0", "w.0"},
		{"0.2", "0.4", "slide crown e", "e.0", "n.4"}, {"3.4", "0.4", "slide crown n", "n.4", "e.0"},
		{"4.2", "4.0", "slide crown w", "w.4", "s.0"}, {"1.0", "4.0", "slide crown s", "s.0", "w.4"},
		{"4.2", "4.4", "slide crown e", "e.4", "s.4"}, {"1.4", "4.4", "slide crown s", "s.4", "e.4"},
	} {
		stand := func(gone string) *cardinal.Position {
			p := table(t, nil, func(s *core.State) { castles.Alone(core.Crown, c.from)(s); s.Rim &^= 1 << castles.Edge(gone) })
			p.Castle.Post[castles.Edge(c.ahead)] = core.Sun
			return p
		}
		open := play(t, stand(c.ahead), c.m)
		is(t, "leaves by "+c.ahead, open.Away()>>core.Crown&1, 1)
		is(t, "the guard at "+c.other, open.Rim>>castles.Edge(c.other)&1, 1)
		n := play(t, stand(c.other), c.m)
		is(t, "stopped by "+c.ahead, n.At[core.Crown], castles.Cell(c.corner))
		n = play(t, table(t, nil, castles.Alone(core.Moon, c.from)), rules.Move(strings.Replace(string(c.m), "crown", "moon", 1)))
		is(t, "the guard at "+c.other+" stays", n.Rim>>castles.Edge(c.other)&1, 1)
	}
}
