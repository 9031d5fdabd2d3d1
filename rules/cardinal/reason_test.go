package cardinal

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestReasonsAreTrue follows lines of the solver in dealt castles and tries what
// their reasons claim: a guard that is needed as a stop changes the line when he is
// lifted, and who is in nobody's way changes no slide of anybody else.
func TestReasonsAreTrue(t *testing.T) {
	rulestest.Long(t)
	stops, ways, halts := 0, 0, 0
	for deal := range uint64(40) {
		q, err := Dealt(deal+100, nil)
		if err != nil {
			t.Fatal(err)
		}
		p := q.(*position)
		r := rand.New(rand.NewPCG(deal, 8))
		for range r.IntN(12) { // not only the solver's own ways
			cs := p.Choices(0)
			if c := cs[r.IntN(len(cs))]; c.Move != "finish" {
				p = play(t, p, c.Move)
			}
			if p.stage == StageOver {
				break
			}
		}
		if p.stage == StageOver {
			continue
		}
		line := Solve(context.Background(), p.see(), Effort{Nodes: 30_000}, nil).Moves
		for i := range line {
			says := p.see().Reason(line[i:])
			if strings.Contains(says, "still needed as stops") {
				stops++
				needed(t, p, line[i:])
			}
			if _, whom, ok := strings.Cut(says, "will stop "); ok {
				halts++
				halted(t, p, line[i:], whom)
			}
			if _, whom, ok := strings.Cut(says, "makes room for "); ok {
				room(t, p, line[i:], strings.TrimSuffix(whom, "."))
			}
			if _, where, ok := strings.Cut(says, "on his way to search "); ok {
				arrives(t, p, line[i:], strings.TrimSuffix(where, "."))
			}
			if strings.Contains(says, "nobody's way") {
				ways++
				unharmed(t, p, line[i])
			}
			p = play(t, p, line[i])
		}
	}
	t.Logf("%d times needed as stops, %d times in nobody's way, %d times to stop somebody", stops, ways, halts)
	if stops == 0 || halts == 0 {
		t.Error("too few reasons to judge")
	}
	lone := table(t, nil, alone(Sun, "0.0"))
	w := walk{k: lone.castle, c: lone.state, rest: []action{{kind: slide, who: uint8(Sun), to: uint8(East)}}}
	is(t, "alone in the castle", w.aside(uint8(Sun), cell("0.4")), "he is in nobody's way there")
	two := table(t, nil, nil)
	w = walk{k: two.castle, c: two.state, rest: []action{{kind: slide, who: uint8(Sun), to: uint8(East)}}}
	is(t, "where somebody has to search", w.aside(uint8(Sun), cell("1.0")), "nothing better was found for him")
}

// needed lifts each guard inside and looks whether some slide of the line ends
// elsewhere without him.
func needed(t *testing.T, p *position, line []rules.Move) {
	t.Helper()
	for at := range Cell(cells) {
		if p.removable(p.castle, p.who)>>at&1 == 0 {
			continue
		}
		c, used := p.state, false
		for _, m := range line {
			s, _ := parse(m)
			if s.kind == slide {
				with, h := c.slide(s.who, Direction(s.to))
				lifted := c
				lifted.guards &^= 1 << at
				without, g := lifted.slide(s.who, Direction(s.to))
				used = used || with != without || h != g
			}
			c.do(p.castle, s)
		}
		if !used {
			t.Errorf("the guard at %s is not needed as a stop in %q", p.castle.name(at), line)
		}
	}
}

// halted lifts what a reason says will stop somebody, and looks whether one of his
// slides in the line then ends elsewhere.
func halted(t *testing.T, p *position, line []rules.Move, whom string) {
	t.Helper()
	c, first := p.state, action{}
	for i, m := range line {
		s, _ := parse(m)
		if i == 0 {
			first = s
			if s.kind == comeOut {
				first.who = p.who
			}
		} else if s.kind == slide && strings.HasPrefix(whom, Suit(s.who).String()) || s.kind == slide && strings.HasPrefix(whom, Suit(s.who).Title()) {
			lifted := c
			if first.kind == lure {
				lifted.guards &^= 1 << first.to
			} else {
				lifted.at[first.who] = Gone
			}
			with, h := c.slide(s.who, Direction(s.to))
			if without, g := lifted.slide(s.who, Direction(s.to)); with != without || h != g {
				return
			}
		}
		c.do(p.castle, s)
	}
	t.Errorf("%q is for stopping %s, and stops him nowhere", line[0], whom)
}

// room leaves the mover where he was and looks whether a slide of the other one in
// the line then ends elsewhere.
func room(t *testing.T, p *position, line []rules.Move, whom string) {
	t.Helper()
	first, _ := parse(line[0])
	c := p.state
	for i, m := range line {
		s, _ := parse(m)
		if i > 0 && s.kind == slide && Suit(s.who).String() == whom {
			stays := c
			stays.at[first.who] = p.at[first.who]
			with, h := c.slide(s.who, Direction(s.to))
			if without, g := stays.slide(s.who, Direction(s.to)); with != without || h != g {
				return
			}
		}
		c.do(p.castle, s)
	}
	t.Errorf("%q is to make room for %s, who needs none", line[0], whom)
}

// arrives looks whether the mover comes to a chamber along the line that he has to
// search then.
func arrives(t *testing.T, p *position, line []rules.Move, where string) {
	t.Helper()
	first, _ := parse(line[0])
	who := first.who
	if first.kind == comeOut {
		who = p.who
	}
	for i, m := range line {
		n := play(t, p, m)
		if i > 0 && n.at[who] < cells && n.dice[who] > p.dice[who] && n.castle.name(n.at[who]) == where {
			return
		}
		p = n
	}
	t.Errorf("%q leads to no search of %s in %q", line[0], where, line)
}

// unharmed compares all slides of the others with those they had if he were away.
func unharmed(t *testing.T, p *position, m rules.Move) {
	t.Helper()
	s, _ := parse(m)
	who := s.who
	if s.kind == comeOut {
		who = p.who
	}
	n := play(t, p, m)
	away := n.state
	away.at[who] = Gone
	for o := range uint8(suits) {
		if o == who || n.at[o] >= cells {
			continue
		}
		for d := range Direction(directions) {
			a, h := n.state.slide(o, d)
			if b, g := away.slide(o, d); a != b || h != g {
				t.Errorf("after %q the way of %s to the %s ends at %s, and without %s at %s", m, Suit(o), d, p.castle.name(a), Suit(who), p.castle.name(b))
			}
		}
		if p.castle.suit[n.at[who]] == Suit(o) && p.castle.number[n.at[who]] > n.dice[o] {
			t.Errorf("after %q %s stands where %s has to search", m, Suit(who), Suit(o))
		}
	}
}
