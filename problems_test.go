package main

import (
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
)

// solver tries a problem with one kind of device.
type solver struct {
	*devices
	press       func(id string)
	say         func(rules.Choice)
	again, hint func() // begins the problem anew, asks for a hint
}

// onPad uses the gamepad alone, with the buttons that the table has for it.
func onPad(d *devices) solver {
	return solver{d, d.walk, func(c rules.Choice) { d.SayBy(d.walk, c) }, func() { d.press("pad.B") }, func() { d.press("pad.Y") }}
}

// byFinger uses a finger alone, which draws a piece to where it goes.
func byFinger(d *devices) solver {
	return solver{d, d.tap, func(c rules.Choice) {
		if n := d.Game().Len(); len(c.Path) > 1 {
			if d.carry(c.Path[0], c.Path[1]); d.Game().Len() > n {
				return
			}
		}
		d.SayBy(d.tap, c)
	}, func() { d.tap("problem.again") }, func() { d.tap("problem.hint") }}
}

// state is what comes of a move at a problem.
func (s solver) state(t *testing.T, by rules.Puzzler, p rules.Problem, m rules.Move) rules.AttemptState {
	seat, _ := s.Game().Deciding()
	entries := append(slices.Clone(s.Game().Record().Entries), rules.Entry{Seat: seat, Move: m})
	return by.Attempt(t.Context(), p, entries).State
}

// wait lets the answer to a move be played.
func (s solver) wait(t *testing.T) {
	t.Helper()
	for range 100 {
		_, over := s.Hit("problem.again")
		if s.Still(1); over || len(s.Game().Choices()) > 0 {
			return
		}
	}
	t.Fatalf("nobody answers: %s", s.Words())
}

// fail makes moves until one is refuted.
func (s solver) fail(t *testing.T, by rules.Puzzler, p rules.Problem) {
	t.Helper()
	for range 12 {
		all := s.Game().Choices()
		i := slices.IndexFunc(all, func(c rules.Choice) bool {
			return c.Path[0] != "choice.finish" && s.state(t, by, p, c.Move) == rules.Refuted
		})
		if i >= 0 {
			s.say(all[i])
			s.wait(t)
			return
		}
		s.solve(t, by, p)
	}
	t.Fatal("nothing loses")
}

// solve makes one move of the solution.
func (s solver) solve(t *testing.T, by rules.Puzzler, p rules.Problem) {
	t.Helper()
	n := s.Game().Len()
	m, _, _, ok := by.Solve(t.Context(), p, s.Game().Record().Entries)
	c, legal := rules.Choose(s.Game().Choices(), m)
	rulestest.Must(t, ok && legal, "nothing solves: %q", m)
	s.say(c)
	played := s.Game().Record().Entries[n:]
	rulestest.Must(t, len(played) != 0 && played[0].Move == m, "%v plays %v: %s", c.Path, played, s.Words())
	s.wait(t)
}

// TestProblemsByPadAndFinger: from the shelf to a problem of each kind, into a move that loses, back to its
// beginning, through both steps of the hint to the solution and out again.
func TestProblemsByPadAndFinger(t *testing.T) {
	for _, title := range titles() {
		by, ok := title.Game.(rules.Puzzler)
		if !ok {
			continue
		}
		for _, kind := range by.ProblemKinds() {
			all := by.Problems()
			p := all[slices.IndexFunc(all, func(p rules.Problem) bool { return p.Kind == kind.Key })]
			for name, hand := range map[string]func(*devices) solver{"pad": onPad, "finger": byFinger} {
				t.Run(p.Key+" "+name, func(t *testing.T) {
					player, _ := before(t, 1280, 800, 100)
					set := &player.App.Settings
					set.ReduceMotion, set.Speed, set.Confirm = true, "off", "never"
					player.App.Apply()
					s := hand(&devices{Player: player})
					s.press("box." + title.Game.About().Key)
					s.press("problems")
					s.press("problem." + p.Key)
					tried(t, s, by, p)
				})
			}
		}
	}
}

func tried(t *testing.T, s solver, by rules.Puzzler, p rules.Problem) {
	s.fail(t, by, p)
	rulestest.Must(t, s.Has("problem.again") && s.App.Settings.Problems != nil, "no try ends: %s", s.Words())
	s.again()
	rulestest.Must(t, s.Game().Len() == len(p.Record.Entries), "it does not begin again: %s", s.Words())
	s.hint()
	rulestest.Holds(t, s.Sees("Show the move"), "no hint says where to look: %s", s.Words())
	s.hint()
	rulestest.Holds(t, !s.Has("problem.hint"), "no hint shows the move: %s", s.Words())
	for over := false; !over; _, over = s.Hit("problem.again") {
		s.solve(t, by, p)
	}
	rulestest.Holds(t, s.Sees("Solved."), "it is not solved: %s", s.Words())
	s.press("problem.leave")
	rulestest.Holds(t, s.Sees("You have solved 1 of"), "nobody keeps that it was solved: %s", s.Words())
}

// at opens the table of a problem in a window.
func at(t *testing.T, title table.Title, p rules.Problem, w, h float64) *devices {
	player, _ := before(t, w, h, 100)
	set := &player.App.Settings
	set.ReduceMotion, set.Speed, set.Confirm = true, "off", "never"
	player.App.Apply()
	d := &devices{Player: player}
	for _, id := range []string{"box." + title.Game.About().Key, "problems", "problem." + p.Key} {
		d.walk(id)
	}
	return d
}

// TestHintedMoveOfAProblemIsPlayedByEnter: a hint, another one that shows the move, and Enter plays it, in every box.
func TestHintedMoveOfAProblemIsPlayedByEnter(t *testing.T) {
	for _, title := range titles() {
		by, ok := title.Game.(rules.Puzzler)
		if !ok {
			continue
		}
		p := by.Problems()[0]
		d := at(t, title, p, 1280, 800)
		m, _, _, _ := by.Solve(t.Context(), p, p.Record.Entries)
		d.App.UI().Keyboard = true
		for _, key := range []input.Action{input.Hint, input.Hint, input.Confirm} {
			d.Key(key)
			d.Still(4)
		}
		played := d.Game().Record().Entries[len(p.Record.Entries):]
		rulestest.Holds(t, len(played) > 0 && played[0].Move == m, "%s: Enter plays %v instead of %s: %s", p.Key, played, m, d.Words())
	}
}

// TestVerdictComesBeforeALongEnd: where much follows a move that decides a problem, the verdict comes at once, and what
// follows when it is asked for.
func TestVerdictComesBeforeALongEnd(t *testing.T) {
	title, _ := titles().Find("estoril")
	by := title.Game.(rules.Puzzler)
	p := by.Problems()[0]
	s := onPad(at(t, title, p, 1280, 800))
	s.fail(t, by, p)
	start := len(p.Record.Entries)
	rulestest.Holds(t, s.Sees("That makes sure of") && s.Game().Len() == start+1, "after %d entries: %s", s.Game().Len()-start, s.Words())
	s.walk("problem.watch")
	s.wait(t)
	rulestest.Holds(t, s.Sees("That makes sure of") && s.Game().Len() > start+9 && !s.Has("problem.watch"),
		"after %d entries: %s", s.Game().Len()-start, s.Words())
}

// TestHintOfAProblemIsBroughtIntoSight: in a small window the task fills its card, and the hint is read without scrolling.
func TestHintOfAProblemIsBroughtIntoSight(t *testing.T) {
	title, _ := titles().Find("pimpernel")
	p := title.Game.(rules.Puzzler).Problems()[14]
	_, near, _, _ := title.Game.(rules.Puzzler).Solve(t.Context(), p, p.Record.Entries)
	d := at(t, title, p, 1024, 640)
	d.Key(input.Hint)
	d.Still(6)
	seen := ""
	for _, it := range d.Frame(input.Events{}) {
		if it.Text != "" && it.R.Y >= it.Clip.Y && it.R.Y+it.R.H <= it.Clip.Y+it.Clip.H+1 {
			seen += it.Text + " "
		}
	}
	rulestest.Holds(t, strings.Contains(seen, near), "%q is not in sight: %s", near, seen)
}
