package cardinal_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
)

// TestEverythingCanBePointedAt plays games by chance. At every moment each legal
// choice can be said by pointing: its first element answers, and once that is
// picked the second one does. Some are said, and what was meant is played.
func TestEverythingCanBePointedAt(t *testing.T) {
	for i, o := range variants {
		for seed := range uint64(2) {
			t.Run(fmt.Sprint(o, seed), func(t *testing.T) {
				r := random(t, record(t, 100+seed, o), seed+10*uint64(i), after(45))
				whole := r.Entries
				r.Entries = whole[:1]
				b := sit(t, r, nil)
				stages := map[core.Stage]int{}
				for n, e := range whole[1:] {
					stages[b.View().Stage]++
					if n%2 == int(seed) { // moments that follow one another are much alike
						pointing(t, b, n)
					}
					b.say(e.Move)
				}
				t.Log(stages)
			})
		}
	}
}

// pointing tries the choices of the present moment.
func pointing(t *testing.T, b *player, n int) {
	t.Helper()
	groups := map[string][]rules.Choice{}
	var order []string
	for _, c := range b.play().Choices() {
		if groups[c.Path[0]] == nil {
			order = append(order, c.Path[0])
		}
		groups[c.Path[0]] = append(groups[c.Path[0]], c)
	}
	for g, first := range order {
		h, ok := b.Hit(first)
		if !ok || h.NoFocus {
			t.Errorf("%s does not answer (%+v)", first, h)
			continue
		}
		if len(groups[first][0].Path) == 1 {
			if (n+g)%4 == 0 {
				said(t, b, groups[first][0], first)
			}
			continue
		}
		b.Click(first)
		lent := false // in hand because it has moved, not by a click on it
		for i, c := range groups[first] {
			h, ok := b.Hit(c.Path[1])
			if !ok || h.NoFocus {
				t.Errorf("after %s, %s does not answer (%+v)", first, c.Path[1], h)
				continue
			}
			if (n+g+i)%6 == 0 {
				said(t, b, c, c.Path[1])
				if lent = slices.Contains(b.Screen().Pointing().Picked(), first); !lent {
					b.Click(first)
				}
			}
		}
		rulestest.Holds(t, slices.Contains(b.Screen().Pointing().Picked(), first), "%s is not in hand", first)
		if lent {
			b.Click(first)
		}
		b.Click(first)
		rulestest.Holds(t, len(b.Screen().Pointing().Picked()) <= 0, "%s is not put down by a second click", first)
	}
}

// said clicks the last element of a choice, says yes where that is asked, and
// takes it back.
func said(t *testing.T, b *player, c rules.Choice, id string) {
	t.Helper()
	n, v := b.play().Len(), b.View()
	b.Click(id)
	asks := c.Move == "finish" || slices.ContainsFunc(v.Slides, func(s core.Preview) bool { return s.Move == c.Move && s.Kills })
	if _, asked := b.Hit("sure.yes"); asked != asks {
		t.Errorf("%q is asked about: %v", c.Move, asked)
	} else if c.Move == "finish" {
		b.Click("sure.no") // the end is another test's
		return
	} else if asked {
		b.Click("sure.yes")
	}
	rulestest.Must(t, b.play().Len() == n+1 && b.made() == c.Move, "clicking %v plays nothing or %q: %s", c.Path, b.made(), b.Words())
	b.back(n)
}

// some finds a moment of some game by chance in which there is a slide of a kind.
func some(t *testing.T, want func(core.Preview) bool) (rules.Record, core.Preview) {
	t.Helper()
	for seed := range uint64(60) {
		var found core.Preview
		r := random(t, record(t, 300+seed, nil), seed, func(v cardinal.View, n int) bool {
			i := slices.IndexFunc(v.Slides, want)
			if i >= 0 && n > 3 {
				found = v.Slides[i]
				return true
			}
			return n > 60
		})
		if found.Move != "" {
			return r, found
		}
	}
	t.Fatal("no such slide was found")
	return rules.Record{}, core.Preview{}
}

// reach finds a moment of some stage.
func reach(t *testing.T, s core.Stage, o rules.Options) rules.Record {
	t.Helper()
	for seed := range uint64(60) {
		got := false
		r := random(t, record(t, 500+seed, o), seed, func(v cardinal.View, n int) bool {
			got = v.Stage == s
			return got || n > 80
		})
		if got {
			return r
		}
	}
	t.Fatalf("stage %v is never reached", s)
	return rules.Record{}
}

// TestDangerousMovesAsk: what loses a musketeer or ends the game is played only
// after a second word, and Back, Esc and a click beside it keep the game.
func TestDangerousMovesAsk(t *testing.T) {
	r, s := some(t, func(s core.Preview) bool { return s.Kills })
	b := sit(t, r, nil)
	man := b.View().Musketeers[s.Musketeer].ID()
	for _, m := range []struct {
		name string
		move rules.Move
		ask  func()
	}{
		{"a slide by mouse", s.Move, func() { b.Click(man); b.Click(s.Target) }},
		{"a slide by keys", s.Move, func() {
			b.Click(man)
			keys := map[core.Direction]input.Action{
				core.North: input.Up, core.East: input.Right, core.South: input.Down, core.West: input.Left,
			}
			b.Key(keys[s.Direction])
		}},
		{"finish", "finish", func() { b.Click("choice.finish") }},
	} {
		for _, no := range []struct {
			name string
			do   func()
		}{
			{"Back", func() { b.Click("sure.no") }},
			{"Esc", func() { b.Key(input.Menu) }},
			{"Backspace", func() { b.Key(input.Undo) }},
		} {
			t.Run(m.name+" and "+no.name, func(t *testing.T) {
				b.T = t
				m.ask()
				c, asked := b.Screen().Pointing().Asked()
				if !asked || c.Move != m.move || b.play().Len() != len(r.Entries) {
					t.Fatalf("nobody is asked: %v, %q, %d entries", asked, c.Move, b.play().Len())
				}
				no.do()
				if _, asked := b.Screen().Pointing().Asked(); asked || b.play().Len() != len(r.Entries) {
					t.Fatal("the game is not kept")
				}
				b.Still(1)
				for len(b.Screen().Pointing().Picked()) > 0 { // put down what is in hand
					b.Click(b.Screen().Pointing().Picked()[0])
				}
			})
		}
	}
	b.T = t
	b.Click(man) // what lies in hand is no obstacle
	b.Click("choice.finish")
	b.Click("sure.yes")
	b.Still(4)
	rulestest.Holds(t, b.Has("again"), "the results do not show: %s", b.Words())
}

// TestArrowsSlide takes each musketeer in turn and slides him with the arrow keys;
// what cannot be is answered with a sentence.
func TestArrowsSlide(t *testing.T) {
	arrows := []input.Action{core.North: input.Up, core.East: input.Right, core.South: input.Down, core.West: input.Left}
	b := sit(t, random(t, record(t, 7, nil), 5, free(9)), nil)
	n := b.play().Len()
	hands := map[string]bool{}
	for i := range 4 {
		b.Key(input.NextPiece)
		picked := b.Screen().Pointing().Picked()
		rulestest.Must(t, len(picked) == 1, "for the %d-th time, in hand are %v", i, picked)
		hands[picked[0]] = true
		for d, a := range arrows {
			var who core.Suit
			for _, m := range b.View().Musketeers {
				if m.ID() == picked[0] {
					who = m.Suit
				}
			}
			s, why := b.View().Slide(who, core.Direction(d))
			before := b.Words()
			b.Key(a)
			switch {
			case why != "":
				if b.play().Len() != n || b.Words() == before {
					t.Errorf("%s to the %v is not answered", picked[0], core.Direction(d))
				}
			case s.Kills:
				_, asked := b.Screen().Pointing().Asked()
				rulestest.Holds(t, asked, "%q is not asked about", s.Move)
				b.Key(input.Menu)
			case b.play().Len() != n+1 || b.made() != s.Move:
				t.Errorf("the key for %q plays %q", s.Move, b.made())
			}
			b.back(n)
			for len(b.Screen().Pointing().Picked()) == 0 || b.Screen().Pointing().Picked()[0] != picked[0] {
				b.Key(input.NextPiece)
			}
		}
	}
	rulestest.Holds(t, len(hands) == 4, "the key for another piece comes to %v", hands)
}

// TestTheFocusFollowsTheNextPiece: the key for another piece brings the focus along, so that Enter never takes one
// that is not in hand.
func TestTheFocusFollowsTheNextPiece(t *testing.T) {
	b := sit(t, record(t, 7, nil), nil)
	for range 3 {
		b.Key(input.Next)
	}
	for range 5 {
		b.Key(input.NextPiece)
		b.Still(1)
		picked := b.Screen().Pointing().Picked()
		at, _ := table.TargetOf(b.App.UI().Focused())
		rulestest.Must(t, len(picked) == 1 && at == picked[0], "in hand is %v, the focus is on %q", picked, at)
		b.Key(input.Confirm)
		now := b.Screen().Pointing().Picked()
		rulestest.Holds(t, len(now) == 1 && now[0] == picked[0], "Enter on %v takes %v", picked, now)
	}
}

// TestHandStays: after a slide the same musketeer is still in hand, so that the
// next arrow key is his too.
func TestHandStays(t *testing.T) {
	b := sit(t, record(t, 7, nil), nil)
	b.Key(input.NextPiece)
	man := b.Screen().Pointing().Picked()[0]
	for _, s := range b.View().Slides {
		if b.View().Musketeers[s.Musketeer].ID() == man && !s.Kills && !s.MayTake && !s.EntersTunnel {
			b.Click(s.Target)
			if p := b.Screen().Pointing().Picked(); len(p) != 1 || p[0] != man {
				t.Errorf("in hand are %v, not %s", p, man)
			}
			for i, want := range []int{1, 0} {
				b.Click(man)
				if p := b.Screen().Pointing().Picked(); len(p) != want {
					t.Errorf("after press %d on him who is in hand by his slide, %v are there", i+1, p)
				}
			}
			return
		}
	}
	t.Error("no slide of his can be tried")
}

// TestQuickHandGoesOn: who double clicks where a slide ends, or where its musketeer stands
// then, has him in hand.
func TestQuickHandGoesOn(t *testing.T) {
	b := sit(t, record(t, 7, nil), nil)
	b.Key(input.NextPiece)
	man := b.Screen().Pointing().Picked()[0]
	for _, s := range b.View().Slides {
		if b.View().Musketeers[s.Musketeer].ID() == man && !s.Kills && !s.MayTake && !s.EntersTunnel {
			b.DoubleClick(b.At(s.Target))
			if p := b.Screen().Pointing().Picked(); b.play().Len() != 2 || len(p) != 1 || p[0] != man {
				t.Errorf("after %d entries %v are in hand, not %s", b.play().Len(), p, man)
			}
			return
		}
	}
	t.Error("no slide of his can be tried")
}

// TestUndoToTheDeal takes everything back, by the key, and plays it all again.
func TestUndoToTheDeal(t *testing.T) {
	r := random(t, record(t, 11, nil), 3, after(40))
	b := sit(t, r, nil)
	for b.play().Len() > 1 {
		n := b.play().Len()
		b.Key(input.Undo)
		rulestest.Must(t, b.play().Len() < n, "nothing is taken back at %d entries: %s", n, b.Words())
	}
	v := b.View()
	rulestest.Holds(t, v.Score.Total == 0 && v.Moves == 0, "at the deal the score is %d after %d moves", v.Score.Total, v.Moves)
	b.Key(input.Undo)
	rulestest.Holds(t, b.play().Len() == 1, "the deal is taken back")
	for b.play().CanRedo() {
		b.Click("tool.redo")
	}
	got := b.play().Record().Entries
	rulestest.Holds(t, slices.Equal(got, r.Entries), "played again there are %d entries, not %d", len(got), len(r.Entries))
}

// TestDragMusketeer pulls a musketeer the way he runs.
func TestDragMusketeer(t *testing.T) {
	b := sit(t, random(t, record(t, 7, nil), 5, free(9)), nil)
	n := b.play().Len()
	by := []geom.Point{core.North: {Y: -90}, core.East: {X: 90}, core.South: {Y: 90}, core.West: {X: -90}}
	for _, s := range b.View().Slides {
		p := b.At(b.View().Musketeers[s.Musketeer].ID())
		b.Drag(p, geom.Pt(p.X+by[s.Direction].X, p.Y+by[s.Direction].Y))
		if c, asked := b.Screen().Pointing().Asked(); asked != s.Kills || asked && c.Move != s.Move {
			t.Errorf("dragging %q asks about %q", s.Move, c.Move)
		}
		if s.Kills {
			b.Click("sure.no")
		} else if b.play().Len() != n+1 || b.made() != s.Move {
			t.Errorf("dragging for %q plays %q", s.Move, b.made())
		}
		b.back(n)
	}
}

// TestDragMusketeerToAPlace: from wherever he is pulled, a musketeer goes where he is let go.
func TestDragMusketeerToAPlace(t *testing.T) {
	b := sit(t, random(t, record(t, 7, nil), 5, free(9)), nil)
	n := b.play().Len()
	for _, c := range b.play().Choices() {
		if !b.Has(c.Path[len(c.Path)-1]) || !strings.HasPrefix(string(c.Move), "slide") {
			continue
		}
		b.Drag(b.At(c.Path[0]), b.At(c.Path[1])) // from his row beside the board
		if _, asked := b.Screen().Pointing().Asked(); asked {
			b.Click("sure.yes")
		}
		if b.play().Len() <= n || b.play().Record().Entries[n].Move != c.Move {
			t.Errorf("dragging for %q plays %q", c.Move, b.made())
		}
		b.back(n)
	}
}

// TestDragCoin carries coins of the supply onto chambers; dropped elsewhere they go
// home and nothing happens.
func TestDragCoin(t *testing.T) {
	b := sit(t, record(t, 7, nil), nil)
	n := b.play().Len()
	lures := 0
	for _, c := range b.play().Choices() {
		if !strings.HasPrefix(string(c.Move), "lure") {
			continue
		}
		lures++
		b.Drag(b.At(c.Path[0]), b.At(c.Path[1]))
		if b.play().Len() != n+1 || b.made() != c.Move {
			t.Errorf("dragging for %q plays %q: %s", c.Move, b.made(), b.Words())
		}
		b.back(n)
	}
	rulestest.Must(t, lures != 0, "nobody can be lured at the deal")
	for _, s := range core.Suits() {
		if b.View().Supply[s] == 0 {
			continue
		}
		for _, id := range []string{"cell.2.2", "tool.menu"} {
			b.Drag(b.At("supply."+s.String()), b.At(id))
			if b.play().Len() != n {
				t.Errorf("a %v coin dropped on %s plays %q", s, id, b.made())
				b.back(n)
			}
		}
	}
}

// TestRefusalsAreAnswered: a click on a chamber or a guard where nothing can be done is
// answered with a sentence, and so is one on a chamber the musketeer in hand
// cannot reach though another one could.
func TestRefusalsAreAnswered(t *testing.T) {
	b := sit(t, random(t, record(t, 7, nil), 5, free(9)), nil)
	n := b.play().Len()
	for i := range 25 {
		id := core.Cell(i).ID()
		if h, ok := b.Hit(id); !ok || !h.NoFocus {
			continue
		}
		b.Still(12) // until the last answer has gone
		before := b.Words()
		b.Click(id)
		if held := b.Screen().Pointing().Hand(); held != "" {
			b.Click(held) // who stands there was taken in hand, and is put down
			continue
		}
		rulestest.Holds(t, b.Words() != before && b.play().Len() == n, "a click on %s is not answered", id)
	}
	for _, m := range b.View().Musketeers {
		b.Click(m.ID())
		for _, s := range b.View().Slides {
			h, ok := b.Hit(s.Target)
			if s.Musketeer == m.Suit || !ok || !h.NoFocus {
				continue
			}
			b.Click(s.Target)
			rulestest.Holds(t, !strings.Contains(b.Words(), "No slide ends there now"),
				"with %v in hand, %s is refused as if nobody could go there", m.Suit, s.Target)
			if b.play().Len() != n {
				t.Fatalf("with %v in hand a click plays %q", m.Suit, b.made())
			}
		}
		if len(b.Screen().Pointing().Picked()) > 0 {
			b.Click(m.ID())
		}
	}
}

// TestThePromptNamesThePieceInHand, and what to do with it.
func TestThePromptNamesThePieceInHand(t *testing.T) {
	b := sit(t, record(t, 11, nil), nil)
	for id, want := range map[string]string{
		"musketeer.moon": "Choose where Moon slides, or take another piece.",
		"supply.crown":   "Choose an empty crown chamber for the guard, or take another piece.",
	} {
		b.Click(id)
		rulestest.Holds(t, b.Sees(want), "with %s in hand: %s", id, b.Words())
	}
}
