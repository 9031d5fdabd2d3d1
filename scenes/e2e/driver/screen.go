package driver

import (
	"bufio"
	"fmt"
	"image"
	"io"
	"slices"
	"strings"
)

// Screen is what the program said that it shows.
type Screen struct {
	Number        int // counts the screens, to wait for the next one
	Words         []string
	Targets       []Target
	Held          string // what is in hand, "" for nothing
	PointerHidden bool   // the window hides the pointer
	Resting       bool   // a press would be ignored, or what comes next is on its way

	Input
}

// Input is what the program has heard since it began, which may be newer than the screen.
type Input struct {
	Inputs int         // how often something was pressed, let go, turned or typed
	At     image.Point // where the pointer is, in points
	Down   bool        // the mouse is pressed
	Still  bool        // the screen is all that comes of it
}

// Ready reports whether all that was done is answered, and the next thing may be done.
func (s Screen) Ready() bool { return s.Number > 0 && s.Still && !s.Resting }

// Target is a place that can be chosen, in points of the window.
type Target struct {
	X, Y  int
	ID    string
	Stop  bool // the Tab key reaches it
	Focus bool // the keys stand on it
	Board bool // it belongs to a game and not to the shell
}

// Read reads what a program with -screen writes until that ends, and hands over each screen
// when all of it is known, and again when something was heard that it shows nothing new of, or it is still.
func Read(r io.Reader, shown func(Screen)) {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	var s Screen
	for lines.Scan() {
		switch line := lines.Text(); {
		case line == "screen":
			s.Still = false
			s = Screen{Number: s.Number + 1, Input: s.Input}
		case line == "end":
			shown(s)
		case line == "still":
			s.Still = true
			shown(s)
		case strings.HasPrefix(line, "input "):
			s.Input = Input{}
			fmt.Sscanf(line, "input %d %d %d", &s.Inputs, &s.At.X, &s.At.Y)
			s.Down = strings.HasSuffix(line, " down")
			shown(s)
		default:
			s.read(line)
		}
	}
}

// read takes one line of the -screen stream.
func (s *Screen) read(line string) {
	if w, ok := strings.CutPrefix(line, "text "); ok {
		s.Words = append(s.Words, w)
		return
	}
	switch line {
	case "pointer hidden":
		s.PointerHidden = true
	case "resting":
		s.Resting = true
	}
	if id, ok := strings.CutPrefix(line, "hand "); ok {
		s.Held = strings.TrimPrefix(id, "@")
		return
	}
	rest, ok := strings.CutPrefix(line, "target ")
	if !ok {
		return
	}
	var t Target
	if _, err := fmt.Sscan(rest, &t.X, &t.Y); err != nil {
		return
	}
	rest = strings.SplitN(rest, " ", 3)[2]
	t.Board = strings.HasPrefix(rest, "@")
	// targets of the board and of the shell are told apart by their names here
	rest = strings.ReplaceAll(strings.TrimPrefix(rest, "@"), "#", ".")
	rest, t.Focus = strings.CutSuffix(rest, " focus")
	t.ID, t.Stop = strings.CutSuffix(rest, " stop")
	s.Targets = append(s.Targets, t)
}

// Target finds a target by its whole id.
func (s Screen) Target(id string) (Target, bool) {
	i := slices.IndexFunc(s.Targets, func(t Target) bool { return t.ID == id })
	if i < 0 {
		return Target{}, false
	}
	return s.Targets[i], true
}

// Has reports whether a target is there.
func (s Screen) Has(id string) bool {
	_, ok := s.Target(id)
	return ok
}

// Says reports whether the words stand somewhere on the screen, within a line.
func (s Screen) Says(words string) bool {
	return slices.ContainsFunc(s.Words, func(w string) bool { return strings.Contains(w, words) })
}

// News lists the lines that do not stand on an earlier screen.
func (s Screen) News(before Screen) []string {
	return slices.DeleteFunc(slices.Clone(s.Words), func(w string) bool { return slices.Contains(before.Words, w) })
}

// Text is everything written on the screen.
func (s Screen) Text() string { return strings.Join(s.Words, "\n") }

// Prefixed lists the targets whose id begins so.
func (s Screen) Prefixed(prefix string) []Target {
	var all []Target
	for _, t := range s.Targets {
		if strings.HasPrefix(t.ID, prefix) {
			all = append(all, t)
		}
	}
	return all
}

// Stops lists the targets whose id begins so and that can be chosen now.
func (s Screen) Stops(prefix string) []Target {
	var all []Target
	for _, t := range s.Prefixed(prefix) {
		if t.Stop {
			all = append(all, t)
		}
	}
	return all
}

// Table reports whether a game lies on the screen.
func (s Screen) Table() bool {
	return slices.ContainsFunc(s.Targets, func(t Target) bool { return t.Board })
}

// Focused is the id that the keys stand on, "" for none.
func (s Screen) Focused() string {
	for _, t := range s.Targets {
		if t.Focus {
			return t.ID
		}
	}
	return ""
}

// Choices is what can be chosen and what is in hand for it, without what merely follows
// the pointer, and without the lines of the log: these scroll into sight a frame after the
// move that they tell, when the next one may have been asked already. Two screens with the
// same choices are the same moment.
func (s Screen) Choices() string {
	var b strings.Builder
	fmt.Fprintln(&b, s.Held)
	for _, t := range s.Targets {
		if !strings.HasPrefix(t.ID, "entry.") && t.ID != "log.bar" {
			fmt.Fprintln(&b, t.ID, t.Stop)
		}
	}
	return b.String()
}

// String lists the words and what can be chosen, for the reports of failures.
func (s Screen) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "  %+v, resting %t, %q in hand\n", s.Input, s.Resting, s.Held)
	for _, w := range s.Words {
		fmt.Fprintln(&b, "  text", w)
	}
	for _, t := range s.Targets {
		if t.Stop || !strings.HasPrefix(t.ID, "station.") {
			fmt.Fprintln(&b, "  target", t.X, t.Y, t.ID, t.Stop, t.Focus)
		}
	}
	return b.String()
}
