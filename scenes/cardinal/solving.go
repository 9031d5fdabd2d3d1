package cardinal

import (
	"context"
	"fmt"
	"image/color"
	"sync/atomic"

	"intrigue/input/supervisor"
	"intrigue/maps/face"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/prose"
	"intrigue/scenes/widgets"
)

// solverWork is the solver at work beside the game, while the person wants it. It
// begins anew with every move and is told to stop when it is not wanted any more.
type solverWork struct {
	on     bool
	short  bool // it goes on to look for short lines
	task   *supervisor.Task[cardinal.Line]
	newest *atomic.Pointer[cardinal.Line] // that the task has found so far
	line   cardinal.Line
	known  bool
	done   bool
	fault  error // what it did instead
}

// effort bounds how long it looks at one moment of a game: some seconds.
const effort = 8_000_000

// shortEffort bounds how long it looks for a short line, unless it is told to stop.
const shortEffort = 16_000_000

// update takes over what the solver has found since.
func (s *solverWork) update() {
	if s.task == nil {
		return
	}
	if l := s.newest.Load(); l != nil {
		s.line, s.known = *l, true
	}
	if a, ok := s.task.Answer(); ok {
		if s.done, s.fault = true, a.Err; a.Err == nil {
			s.line, s.known = a.Got, true
		}
		s.task = nil
	}
}

// stop ends the work and keeps what is known.
func (s *solverWork) stop() {
	s.update()
	s.task.Cancel()
	s.task = nil
}

// begin looks at the present moment.
func (s *solverWork) begin(b *Board) {
	s.stop()
	s.known, s.done, s.fault = false, false, nil
	if !s.on || b.Host.Reviewing() || b.View.Stage == core.StageDeal {
		return
	}
	v, wake, newest := b.View, b.Host.Wake, new(atomic.Pointer[cardinal.Line])
	e := widgets.If(s.short && b.Host.Replaying() == 0, cardinal.Effort{Nodes: shortEffort, Short: true}, cardinal.Effort{Nodes: effort})
	s.newest = newest
	how := supervisor.Options{Wake: wake, Sync: b.Host.Synchronous()}
	s.task = supervisor.Start(context.Background(), how, func(ctx context.Context) (cardinal.Line, error) {
		return cardinal.Solve(ctx, v, e, func(l cardinal.Line) {
			newest.Store(&l)
			wake()
		}), nil
	})
}

// asking says what the solver does, before it is asked.
const asking = "The solver looks for the best way to continue and shows what score you can still reach. " +
	"Your result will say that you used it."

// panel shows what is still within reach, and plays the line on request.
func (s *solverWork) panel(b *Board, u *widgets.UI, r widgets.Rect) float64 {
	if b.Host.Solving() || b.Host.Reviewing() || b.View.Stage == core.StageOver {
		return 0 // it would solve the problem, or there is nothing to be solved
	}
	kh := u.LineHeight(widgets.Body) + 12
	label, tip := "Ask the solver", asking
	if s.on {
		label, tip = "Close the solver", "" // it would hide the musketeers
	}
	o := widgets.ButtonOptions{Weight: widgets.Quiet, OnDark: true, Icon: "icon.search", Tooltip: tip}
	if u.Button("solver", widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: kh}, label, o) {
		if s.on = !s.on; s.on {
			b.Host.NoteAdvice("solver")
		}
		s.begin(b)
	}
	if !s.on {
		return kh + 6
	}
	y := r.Y + kh + 6
	s.update()
	l, known := s.line, s.known
	words, light := "Searching …", widgets.Fade(u.Theme.Pale, 0.4)
	switch {
	case known:
		words, light = verdict(l)
	case s.fault != nil:
		words = fmt.Sprintf("The solver %v.", s.fault)
	}
	st := widgets.Line(face.UI, widgets.Body, u.Theme.Pale)
	u.Box(widgets.Rect{X: r.X + 4, Y: y + 5, W: 12, H: 12}, light, 6)
	y += u.Text(widgets.Rect{X: r.X + 24, Y: y, W: r.W - 24}, words, st)
	st.Colour, st.Size = u.Theme.PaleSoft, widgets.Tiny
	if words := s.progress(l, s.done); known && words != "" {
		y += u.Text(widgets.Rect{X: r.X + 24, Y: y, W: r.W - 24}, words, st)
	}
	y += 6
	playing := b.Host.Replaying() > 0
	off := widgets.If(!known || len(l.Moves) == 0, "There are no moves to play.", "")
	name, icon := "Play its moves", "icon.play"
	if off == "" {
		name = "Play its " + prose.Amount(len(l.Moves), "move")
	}
	if playing {
		name, icon, off = "Stop", "icon.pause", ""
	}
	o = widgets.ButtonOptions{Weight: widgets.Quiet, OnDark: true, Icon: icon, Disabled: off}
	if u.Button("solver.play", widgets.Rect{X: r.X, Y: y, W: r.W, H: kh}, name, o) {
		if playing {
			b.Host.Replay(nil)
		} else {
			s.stop()
			b.Host.Replay(l.Moves)
		}
	}
	y += kh + 6
	y += widgets.If(s.shorter(b, u, widgets.Rect{X: r.X, Y: y, W: r.W, H: kh}, off != "" || playing), kh+6, 0)
	return y - r.Y
}

// progress says what is being done, "" when there is nothing to say.
func (s *solverWork) progress(l cardinal.Line, done bool) string {
	switch {
	case s.short && done:
		return "No shorter way found."
	case done:
		return ""
	case s.short && l.Best():
		// One line: the keys below stay where they are.
		return fmt.Sprintf("Still searching: %.1f million positions so far.", float64(l.Nodes)/1e6)
	}
	return fmt.Sprintf("Still searching: %d thousand positions so far.", l.Nodes/1000)
}

// shorter returns the key that asks for short lines, and takes the wish back: then the line
// stays as short as it is. It is not there while there is no line, or one is played.
func (s *solverWork) shorter(b *Board, u *widgets.UI, r widgets.Rect, idle bool) bool {
	if idle {
		return false
	}
	label, icon := "Find a shorter way", "icon.search"
	tip := "Look for fewer moves to the same score. The search goes on after each of your moves until you stop it."
	if s.short {
		label, icon, tip = "Stop shortening", "icon.check", "" // it would hide the number of moves
	}
	o := widgets.ButtonOptions{Weight: widgets.Quiet, OnDark: true, Icon: icon, Toggled: s.short, Tooltip: tip}
	if u.Button("solver.short", r, label, o) {
		if s.short = !s.short; s.short {
			s.begin(b)
		} else { // it stops for good at this moment of the game
			s.stop()
			s.done = true
		}
	}
	return true
}

// verdict puts what is known in words, with a light: green while a perfect game is
// known to be there, red when it is proved to be gone, amber between.
func verdict(l cardinal.Line) (string, color.RGBA) {
	red := color.RGBA{0xD1, 0x3B, 0x2E, 255}
	switch {
	case l.Perfect():
		return "You can still play a perfect game.", color.RGBA{0x3E, 0xB3, 0x6B, 255}
	case l.Best():
		return fmt.Sprintf("You can still reach %d points, but no more.", l.Score), red
	case l.Lost():
		return fmt.Sprintf("You can still reach %d points, and perhaps as many as %d.", l.Score, l.AtMost), red
	}
	return fmt.Sprintf("You can still reach %d points, and perhaps as many as %d.", l.Score, l.AtMost), gold
}
