package bots

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

// TestReasonsAreTrue follows lines of the solver in dealt castles and tries what
// their reasons claim: a guard that is needed as a stop changes the line when he is
// lifted, and who is in nobody's way changes no slide of anybody else.
func TestReasonsAreTrue(t *testing.T) {
	rulestest.Long(t)
	met := map[core.PreparationKind]int{}
	for deal := range uint64(40) {
		p := castles.Deal(deal+100, nil)
		r := rand.New(rand.NewPCG(deal, 8))
		for range r.IntN(12) { // not only the solver's own ways
			cs := p.Choices(p.Castle)
			if c := cs[r.IntN(len(cs))]; c.Move != "finish" {
				p = p.Play(t, c.Move)
			}
			if p.Stage == core.StageOver {
				break
			}
		}
		if p.Stage == core.StageOver {
			continue
		}
		line := parsed(solved(p, Effort{Nodes: 30_000}).Moves)
		for i := range line {
			w := walk{p.Castle, p.State, line[i:]}
			r := w.reason()
			met[r.Prepares.Kind]++
			switch l := r.Prepares; l.Kind {
			case core.AllNeeded:
				needed(t, &w)
			case core.ToStop:
				halted(t, &w, l.Who)
			case core.ToMakeRoom:
				room(t, &w, l.Who)
			case core.ToSearch:
				arrives(t, &w, l.Cell)
			case core.ToStandAside:
				unharmed(t, &w)
			}
			p = p.Play(t, line[i].Text())
		}
	}
	t.Log("uses met:", met)
	rulestest.Holds(t, met[core.AllNeeded] != 0 && met[core.ToStop] != 0 && met[core.ToMakeRoom] != 0 && met[core.ToSearch] != 0,
		"too few reasons to judge: %v", met)
	east := []core.Action{core.SlideOf(core.Sun, core.East)}
	lone := castles.Lay(nil, castles.Alone(core.Sun, "0.0"))
	w := walk{lone.Castle, lone.State, east}
	is(t, "alone in the castle", w.aside(core.Sun, castles.Cell("0.4")).Kind, core.ToStandAside)
	two := castles.Lay(nil, nil)
	w = walk{two.Castle, two.State, east}
	is(t, "where somebody has to search", w.aside(core.Sun, castles.Cell("1.0")).Kind, core.NoPreparation)
}

func parsed(moves []rules.Move) (line []core.Action) {
	for _, m := range moves {
		a, _ := core.Parse(m)
		line = append(line, a)
	}
	return line
}

// mover is whose slide the line begins with, or ends.
func (w *walk) mover() core.Suit {
	if w.line[0].Kind == core.Slide {
		return w.line[0].Who
	}
	return w.state.Who
}

// needed lifts each guard inside and looks whether some slide of the line ends
// elsewhere without him.
func needed(t *testing.T, w *walk) {
	t.Helper()
	for at := range core.NumCells {
		if w.state.Removable(w.k, w.state.Who)>>at&1 == 0 {
			continue
		}
		s, used := w.state, false
		for _, a := range w.line {
			if a.Kind == core.Slide {
				with, h := s.Slide(a.Who, a.Dir())
				lifted := s
				lifted.Guards &^= 1 << at
				without, g := lifted.Slide(a.Who, a.Dir())
				used = used || with != without || h != g
			}
			s.Do(w.k, a)
		}
		rulestest.Holds(t, used, "the guard at %s is not needed as a stop in %v", at.ID(), w.line)
	}
}

// halted lifts what a reason says will stop somebody, and looks whether one of his
// slides in the line then ends elsewhere.
func halted(t *testing.T, w *walk, whom core.Suit) {
	t.Helper()
	first, found := w.line[0], false
	w.after(func(s *core.State, a core.Action) bool {
		if a.Kind == core.Slide && a.Who == whom {
			lifted := *s
			if first.Kind == core.Lure {
				lifted.Guards &^= 1 << first.To
			} else {
				lifted.At[w.mover()] = core.Gone
			}
			with, h := s.Slide(a.Who, a.Dir())
			without, g := lifted.Slide(a.Who, a.Dir())
			found = with != without || h != g
		}
		return found
	})
	rulestest.Holds(t, found, "%s is for stopping %s, and stops him nowhere", first.Text(), whom)
}

// room leaves the mover where he was and looks whether a slide of the other one in
// the line then ends elsewhere.
func room(t *testing.T, w *walk, whom core.Suit) {
	t.Helper()
	found := false
	w.after(func(s *core.State, a core.Action) bool {
		if a.Kind == core.Slide && a.Who == whom {
			stays := *s
			stays.At[w.mover()] = w.state.At[w.mover()]
			with, h := s.Slide(a.Who, a.Dir())
			without, g := stays.Slide(a.Who, a.Dir())
			found = with != without || h != g
		}
		return found
	})
	rulestest.Holds(t, found, "%s is to make room for %s, who needs none", w.line[0].Text(), whom)
}

// arrives looks whether the mover comes to a chamber along the line that he has to
// search then.
func arrives(t *testing.T, w *walk, where core.Cell) {
	t.Helper()
	found, who := false, w.mover()
	w.after(func(s *core.State, a core.Action) bool {
		n := *s
		n.Do(w.k, a)
		found = n.Dice[who] > s.Dice[who] && n.At[who] == where
		return found
	})
	rulestest.Holds(t, found, "%s leads to no search of %s in %v", w.line[0].Text(), where.ID(), w.line)
}

// unharmed compares all slides of the others with those they had if he were away.
func unharmed(t *testing.T, w *walk) {
	t.Helper()
	who, n := w.mover(), w.state
	n.Do(w.k, w.line[0])
	away := n
	away.At[who] = core.Gone
	for o := range core.NumSuits {
		if o == who || n.At[o] >= core.NumCells {
			continue
		}
		for d := range core.NumDirections {
			a, h := n.Slide(o, d)
			b, g := away.Slide(o, d)
			rulestest.Holds(t, a == b && h == g,
				"after %s the way of %s to the %s ends at %s, and without %s at %s", w.line[0].Text(), o, d, a.ID(), who, b.ID())
		}
		rulestest.Holds(t, w.k.Suit[n.At[who]] != o || w.k.Number[n.At[who]] <= n.Dice[o],
			"after %s %s stands where %s has to search", w.line[0].Text(), who, o)
	}
}
