package e2e

import (
	"image"
	"slices"
	"testing"

	"intrigue/input/store"
	"intrigue/scenes/e2e/driver"
)

// way is one way of choosing things: by mouse or by keys.
type way interface {
	choose(p *program, id string)
}

// carrier is a way of bringing a piece to a target.
type carrier interface {
	way
	// carry takes the piece where it lies; lay has it in hand already.
	carry(p *program, piece, to string)
	lay(p *program, piece, to string)
	// among is which of several targets to choose in the n-th step.
	among(s screen, all []driver.Target, n int) string
}

// opened sits somebody down at a new game, from the shelf over its set-up page, which
// was left as change says. It returns the folder in which the game is kept. seconds is
// how long all of the test takes.
func opened(t *testing.T, seconds int, game string, change func(*store.Settings), by way) (p *program, home string) {
	t.Helper()
	if testing.Short() {
		t.Skip("No whole game with -short.")
	}
	long(t, seconds)
	home = t.TempDir()
	settings(t, home, change)
	p = start(t, "-home", home)
	by.choose(p, "box."+game)
	p.waitFor("start")
	by.choose(p, "start")
	return p, home
}

type mouse struct{}

func (mouse) choose(p *program, id string) {
	p.t.Helper()
	p.click(id)
}

// carry drags: the program sees every step of the hand.
func (mouse) carry(p *program, piece, to string) {
	p.t.Helper()
	s := p.settled()
	from, held := s.Target(piece)
	at, ok := s.Target(to)
	if !held || !ok {
		p.fail("%s cannot be carried to %s", piece, to)
	}
	p.point(from.X, from.Y)
	p.xdotool("mousedown", "1")
	p.wait("a press on "+piece, func(s screen) bool { return s.Down })
	if way := image.Pt(at.X-from.X, at.Y-from.Y); way.X*way.X+way.Y*way.Y > 30*30 { // nothing less is seen as a step
		p.point(from.X+way.X/2, from.Y+way.Y/2)
		p.point(at.X, at.Y)
	}
	p.do("mouseup", "1")
}

// lay drags too: what lies in hand may still be carried.
func (by mouse) lay(p *program, piece, to string) {
	p.t.Helper()
	by.carry(p, piece, to)
}

// among goes by the number: a pointer is everywhere at once.
func (mouse) among(_ screen, all []driver.Target, n int) string { return all[n%len(all)].ID }

type keys struct{}

// choose walks to a target and presses Enter. A curtain says that Enter is enough.
func (keys) choose(p *program, id string) {
	p.t.Helper()
	p.ready(id)
	if id == "curtain.open" || p.walk(id) {
		p.press("Return")
	}
}

// carry takes the piece in hand, walks to the target and lays it down. The table may have
// put it into the hand already: then another press would put it down.
func (by keys) carry(p *program, piece, to string) {
	p.t.Helper()
	if p.settled().Held != piece {
		by.choose(p, piece)
		s := p.settled()
		if t, ok := s.Target(to); s.Held != piece || !ok || !t.Stop {
			return
		}
	}
	by.choose(p, to)
}

func (by keys) lay(p *program, _, to string) {
	p.t.Helper()
	by.choose(p, to)
}

// among goes by the number every fourth time, and else to what is nearest: walking takes
// long.
func (keys) among(s screen, all []driver.Target, n int) string {
	if n%4 == 0 {
		return all[n%len(all)].ID
	}
	way := func(t driver.Target) int { _, n := s.toward(t.ID); return n }
	return slices.MinFunc(all, func(a, b driver.Target) int { return way(a) - way(b) }).ID
}

// near is how many times Tab is pressed before a jump to another part of the table
// is tried.
const near = 6

// walk moves the focus to a target, by jumps from part to part of the table and then
// by Tab the shorter way round, and reports whether it may be chosen there: a sheet may lie over all
// the table.
func (p *program) walk(id string) bool {
	p.t.Helper()
	was, _ := p.ready(id).Target(id)
	jumped := map[string]int{} // from where a jump was made, and how far it was from there
	jumps := 0                 // the nearest place may be one that no jump comes back to
	for range 100 {
		s := p.settled()
		key, n := s.toward(id)
		switch at, _ := s.Target(id); {
		case at.Focus:
			return true
		case (s.Table() || was.Board) && !at.Stop:
			return false
		case !at.Stop: // a page has been scrolled away from it
			key, n = "Tab", 1
		}
		nearest := n
		for _, far := range jumped {
			nearest = min(nearest, far)
		}
		if far, before := jumped[s.Focused()]; s.Table() && n > near && (!before || far > nearest) && jumps < 12 {
			jumped[s.Focused()] = n
			p.press("F6")
			jumps++
			continue
		}
		p.press(slices.Repeat([]string{key}, n)...)
	}
	p.fail("Tab never comes to %s", id)
	return false
}

// toward is the key that leads to a target by fewer presses, and how many. A page that
// scrolls hides what lies behind: there the way is always forward.
func (s screen) toward(id string) (key string, n int) {
	all := s.Stops("")
	to := slices.IndexFunc(all, func(t driver.Target) bool { return t.ID == id })
	at := slices.IndexFunc(all, func(t driver.Target) bool { return t.Focus })
	if to < 0 {
		return "", 0
	}
	n = (to-at+len(all)-1)%len(all) + 1
	if back := len(all) - n; s.Table() && at >= 0 && back < n {
		return "shift+Tab", back
	}
	return "Tab", n
}
