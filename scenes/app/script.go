package app

import (
	"fmt"
	"io"
	"strings"

	"intrigue/input/plain"
	"intrigue/scenes/widgets"
)

// script writes what is on the screen as text, whenever it has changed: the words
// in the order in which they are laid out, and every place that can be chosen
// with its middle in points, what is in hand, whether presses rest for a moment, and whether
// the pointer is hidden. It serves programs that play.
// Whatever a text says, it stays one line and does nothing to a terminal.
type script struct {
	last          string
	pointerHidden bool   // the window shows no pointer
	resting       bool   // a press would be ignored, because something has just changed
	held          string // the place whose piece is in hand, "" for none
	skipped       bool   // the last frame was not told
}

// frame writes a frame. named gives a place the id it is told by; nil keeps all. Where
// something was just chosen half of a frame was laid out before it was: the next one is
// told instead. An error means that nobody listens any more.
func (s *script) frame(to io.Writer, u *widgets.UI, items []widgets.Item, named func(id string) string) error {
	if to == nil {
		return nil
	}
	s.skipped = !s.skipped && (u.In.Tapped || u.In.Dropped || len(u.In.Actions) > 0)
	if s.skipped {
		return nil
	}
	var b strings.Builder
	for _, it := range items {
		if it.Kind == widgets.Words && shown(it) {
			fmt.Fprintf(&b, "text %s\n", plain.Line(it.Text))
		}
	}
	if named == nil {
		named = func(id string) string { return id }
	}
	for _, h := range u.TopHits() {
		m := h.R.Mid()
		focused := u.Keyboard && u.Focused() == h.ID
		if h.Clip != (widgets.Rect{}) && !h.Clip.Contains(m) || !h.Clickable && !focused {
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
	if b.String() == s.last {
		return nil
	}
	s.last = b.String()
	_, err := fmt.Fprintf(to, "screen\n%send\n", s.last)
	return err
}

// shown reports whether an item lies inside its clip.
func shown(it widgets.Item) bool {
	return it.Clip == (widgets.Rect{}) || it.Clip.Contains(it.R.Mid())
}
