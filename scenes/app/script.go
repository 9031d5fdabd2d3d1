package app

import (
	"fmt"
	"io"
	"strings"

	"intrigue/input"
	"intrigue/input/plain"
	"intrigue/maps/geom"
	"intrigue/scenes/widgets"
)

// script writes what is on the screen as text, whenever it has changed: the words in the order in which they are laid
// out, and every place that can be chosen with its middle in points, what is in hand, whether whoever plays has to
// wait, and whether the pointer is hidden. It serves programs that play, which need no clock: "input" tells them what
// was heard of them, and "still" that the screen told last is all that comes of it. Whatever a text says, it stays one
// line and does nothing to a terminal.
type script struct {
	last          string
	pointerHidden bool   // the window shows no pointer
	resting       bool   // a press would be ignored, or what comes next is on its way
	held          string // the place whose piece is in hand, "" for none
	skipped       bool   // the last frame was not told
	inputs        int    // frames in which somebody pressed, let go, turned the wheel or typed
	input, heard  string // how many these are and where the pointer is: now, and as it was told
	calm          int    // frames since something was heard, told or moved
}

// calmFrames is how many frames change nothing before the screen is still: the answer to a press
// is laid out a frame after it, and what depends on its size another one later.
const calmFrames = 3

// hear notes what was done in a frame, before it is answered.
func (s *script) hear(in input.Events) {
	if in.Pressed || in.Tapped || in.Dropped || in.Explain || in.Wheel != (geom.Point{}) || len(in.Strokes)+len(in.Runes) > 0 {
		s.inputs++
	}
	s.input = fmt.Sprintf("input %d %.0f %.0f%s\n", s.inputs, in.At.X, in.At.Y, widgets.If(in.Down, " down", ""))
}

// frame writes a frame. named gives a place the id it is told by. An error means that nobody listens any more.
func (s *script) frame(to io.Writer, u *widgets.UI, items []widgets.Item, named func(id string) string) error {
	if to == nil {
		return nil
	}
	var b strings.Builder
	s.calm = widgets.If(u.Moving(), 0, s.calm+1)
	if s.input != s.heard {
		s.heard, s.calm = s.input, 0
		b.WriteString(s.input)
	}
	// Where something was just chosen half of a frame was laid out before it was: the next one is told instead.
	s.skipped = !s.skipped && (u.In.Tapped || u.In.Dropped || len(u.In.Actions) > 0)
	if s.skipped {
		s.calm = 0
	} else if now := s.screen(u, items, named); now != s.last {
		s.last, s.calm = now, 0
		b.WriteString("screen\n" + now + "end\n")
	}
	if s.calm == calmFrames {
		b.WriteString("still\n")
	}
	if b.Len() == 0 {
		return nil
	}
	_, err := io.WriteString(to, b.String())
	return err
}

// screen is what stands on a screen.
func (s *script) screen(u *widgets.UI, items []widgets.Item, named func(id string) string) string {
	var b strings.Builder
	for _, it := range items {
		if it.Kind == widgets.Words && it.Clip.Shows(it.R.Mid()) {
			fmt.Fprintf(&b, "text %s\n", plain.Line(it.Text))
		}
	}
	for _, h := range u.TopHits() {
		m := h.R.Mid()
		focused := u.Keyboard && u.Focused() == h.ID
		if !h.Clip.Shows(m) || !h.Clickable && !focused {
			continue
		}
		stop := ""
		if !h.NoFocus && !h.NoTab {
			stop = " stop"
		}
		if focused {
			stop += " focus"
		}
		fmt.Fprintf(&b, "target %.0f %.0f %s%s\n", m.X, m.Y, plain.Line(named(h.ID)), stop)
	}
	if s.held != "" {
		fmt.Fprintf(&b, "hand %s\n", plain.Line(named(s.held)))
	}
	if s.resting {
		b.WriteString("resting\n")
	}
	if s.pointerHidden {
		b.WriteString("pointer hidden\n")
	}
	return b.String()
}
