package e2e

import (
	"fmt"
	"slices"
	"strings"
)

// screen is what the program said that it shows.
type screen struct {
	number  int // counts the screens, to wait for the next one
	words   []string
	targets []target
	held    string // what is in hand, "" for nothing
	unseen  bool   // the window hides the pointer
}

// target is a place that can be chosen; stop says that the Tab key reaches it.
type target struct {
	x, y        int
	id          string
	stop, focus bool
	board       bool // it belongs to a game and not to the shell
}

// read takes one line of the -say stream.
func (s *screen) read(line string) {
	if w, ok := strings.CutPrefix(line, "text "); ok {
		s.words = append(s.words, w)
		return
	}
	if line == "pointer hidden" {
		s.unseen = true
	}
	if id, ok := strings.CutPrefix(line, "hand "); ok {
		s.held = strings.TrimPrefix(id, "@")
		return
	}
	rest, ok := strings.CutPrefix(line, "target ")
	if !ok {
		return
	}
	var t target
	if _, err := fmt.Sscan(rest, &t.x, &t.y); err != nil {
		return
	}
	rest = strings.SplitN(rest, " ", 3)[2]
	t.board = strings.HasPrefix(rest, "@")
	rest = strings.ReplaceAll(strings.TrimPrefix(rest, "@"), "#", ".") // targets of the board and of the shell are told apart by their names here
	rest, t.focus = strings.CutSuffix(rest, " focus")
	t.id, t.stop = strings.CutSuffix(rest, " stop")
	s.targets = append(s.targets, t)
}

func (s screen) target(id string) (target, bool) {
	i := slices.IndexFunc(s.targets, func(t target) bool { return t.id == id })
	if i < 0 {
		return target{}, false
	}
	return s.targets[i], true
}

func (s screen) has(id string) bool {
	_, ok := s.target(id)
	return ok
}

// says reports whether the words stand somewhere on the screen, within a line.
func (s screen) says(words string) bool {
	return slices.ContainsFunc(s.words, func(w string) bool { return strings.Contains(w, words) })
}

// news lists the lines that do not stand on an earlier screen.
func (s screen) news(before screen) []string {
	return slices.DeleteFunc(slices.Clone(s.words), func(w string) bool { return slices.Contains(before.words, w) })
}

// text is everything written on the screen.
func (s screen) text() string { return strings.Join(s.words, "\n") }

// begin lists the targets whose id begins so.
func (s screen) begin(prefix string) []target {
	var all []target
	for _, t := range s.targets {
		if strings.HasPrefix(t.id, prefix) {
			all = append(all, t)
		}
	}
	return all
}

// stops lists the targets whose id begins so and that can be chosen now.
func (s screen) stops(prefix string) []target {
	var all []target
	for _, t := range s.begin(prefix) {
		if t.stop {
			all = append(all, t)
		}
	}
	return all
}

// table reports whether a game lies on the screen.
func (s screen) table() bool {
	return slices.ContainsFunc(s.targets, func(t target) bool { return t.board })
}

// lit lists the stations that one may ride to.
func (s screen) lit() []target {
	return s.stops("station.")
}

// focused is the id that the keys stand on, "" for none.
func (s screen) focused() string {
	for _, t := range s.targets {
		if t.focus {
			return t.id
		}
	}
	return ""
}

// choices is what can be chosen and what is in hand for it, without what merely follows
// the pointer: two screens with the same choices are the same moment.
func (s screen) choices() string {
	var b strings.Builder
	fmt.Fprintln(&b, s.held)
	for _, t := range s.targets {
		fmt.Fprintln(&b, t.id, t.stop)
	}
	return b.String()
}

func (s screen) String() string {
	var b strings.Builder
	for _, w := range s.words {
		fmt.Fprintln(&b, "  text", w)
	}
	for _, t := range s.targets {
		if t.stop || !strings.HasPrefix(t.id, "station.") {
			fmt.Fprintln(&b, "  target", t.x, t.y, t.id, t.stop, t.focus)
		}
	}
	return b.String()
}
