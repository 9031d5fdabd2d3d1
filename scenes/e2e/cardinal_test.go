package e2e

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/rulestest"
	"intrigue/scenes/e2e/driver"
)

// men are the musketeers in the castle that can be picked up.
func (s screen) men() []driver.Target {
	var all []driver.Target
	for _, t := range s.Stops("musketeer.") {
		if !strings.HasSuffix(t.ID, ".row") {
			all = append(all, t)
		}
	}
	return all
}

// done recognises the results of a solitaire.
func done(s screen) bool { return s.Has("again") && s.Has("same") }

// enough is how many steps of a game are played before it is finished by hand.
const enough = 40

// escapade plays the present game of Cardinal to its results: musketeers and coins
// by turns, everything that is asked on the way, and at last Finish. It reports
// which kinds of things were done.
func escapade(p *program, by hand) (screen, map[string]int) {
	p.t.Helper()
	kinds := map[string]int{}
	s := p.settled()
	for n := 0; n < 3*enough; n++ {
		kind := by.step(p, s, n)
		kinds[kind]++
		if kind == "yes" && n >= enough {
			return p.wait("the results", func(s screen) bool { return s.Ready() && done(s) }), kinds
		}
		s = p.settled()
		if done(s) {
			return s, kinds
		}
	}
	p.fail("the game does not come to an end")
	return s, kinds
}

// hand does one step of a game of Cardinal and waits for the answer to it.
type hand interface {
	step(p *program, s screen, n int) (kind string)
}

// asked answers what is decided before anything else: a question, a corner, a
// surprise, a guard who can be taken.
func asked(p *program, by way, s screen, n int) (string, bool) {
	p.t.Helper()
	pick := func(kind, id string) (string, bool) {
		by.choose(p, id)
		p.answered(id, s)
		return kind, true
	}
	switch {
	case s.Has("sure.yes") && !s.Says("This ends the game"):
		return pick("no", "sure.no")
	case s.Has("sure.yes"):
		by.choose(p, "sure.yes")
		return "yes", true
	case s.Has("choice.take") && n%2 == 0:
		return pick("take", "choice.take")
	case s.Has("choice.leave"):
		return pick("leave", "choice.leave")
	case s.Has("choice.spare"):
		if all := s.Stops("cell."); n%2 == 0 && len(all) > 0 {
			return pick("surprise", all[n%len(all)].ID)
		}
		return pick("spare", "choice.spare")
	case len(s.Prefixed("ask.")) > 0:
		all := s.Prefixed("ask.")
		return pick("ask", all[len(all)-1].ID)
	case n >= enough && s.Has("choice.finish"):
		return pick("finish", "choice.finish")
	case len(s.men()) == 0 && !s.Has("choice.finish"):
		all := s.Stops("cell.")
		if len(all) == 0 { // between two moves nothing can be chosen
			p.answered("nothing", s)
			return "nothing", true
		}
		return pick("corner", all[n%len(all)].ID)
	}
	return "", false
}

type pointer struct{}

// step takes a musketeer or a coin and puts it where it can go.
func (pointer) step(p *program, s screen, n int) string {
	p.t.Helper()
	if kind, ok := asked(p, mouse{}, s, n); ok {
		return kind
	}
	kind, from := "slide", s.men()
	if coins := s.Stops("supply."); n%5 == 4 && len(coins) > 0 {
		kind, from = "lure", coins
	}
	if len(from) == 0 {
		p.click("choice.finish")
		p.answered("choice.finish", s)
		return "finish"
	}
	id := from[n%len(from)].ID
	held := s
	if s.Held != id { // after his slide a musketeer stays in hand
		p.click(id)
		held = p.settled()
	}
	to := held.Stops("cell.")
	if len(to) == 0 {
		to = held.Stops("out.")
	}
	if len(to) == 0 {
		return "nothing"
	}
	at := to[(n/2)%len(to)].ID
	p.click(at)
	p.answered(at, held)
	return kind
}

type fingers struct{}

// step takes the next musketeer and slides him with an arrow key, or walks to a
// chamber and presses Enter.
func (fingers) step(p *program, s screen, n int) string {
	p.t.Helper()
	if kind, ok := asked(p, keys{}, s, n); ok {
		return kind
	}
	if len(s.men()) == 0 && len(s.Stops("cell.")) == 0 {
		keys{}.choose(p, "choice.finish")
		p.answered("choice.finish", s)
		return "finish"
	}
	if coins := s.Stops("supply."); n%9 == 8 && len(coins) > 0 {
		keys{}.choose(p, coins[n%len(coins)].ID)
		held := p.settled()
		to := held.Stops("cell.")
		at := to[n%len(to)].ID
		keys{}.choose(p, at)
		p.answered(at, held)
		return "lure"
	}
	if n%3 == 0 {
		p.press("n")
		s = p.settled()
	}
	arrow := []string{"Up", "Right", "Down", "Left"}[(n*7/3)%4]
	p.press(arrow)
	if p.settled().Choices() == s.Choices() {
		return "refused"
	}
	return "slide"
}

// checkEscape replays the saved game and compares it with the results.
func checkEscape(t *testing.T, s screen, home string) {
	t.Helper()
	r, o := ending(t, s, home, cardinal.Game{})
	points := 0
	for _, line := range o.Scores {
		points += line.Points[0]
		rulestest.Holds(t, s.Says(line.Label), "the results have no line %q:\n%s", line.Label, s)
	}
	rulestest.Holds(t, s.Says(fmt.Sprint(points)), "the results do not say %d:\n%s", points, s)
	t.Logf("%d entries, %d points, %s", len(r.Entries), points, o.Ending)
}

// fixedDeal is a set-up page that people have left with a name.
func fixedDeal(set *store.Settings) {
	set.Setups = map[string]store.Setup{"cardinal": {Seats: []rules.SeatInfo{{Name: "Ada"}}}}
}

func TestCardinalByMouse(t *testing.T) {
	p, home := opened(t, 12, "cardinal", fixedDeal, mouse{})
	p.wait("the castle", func(s screen) bool { return len(s.men()) > 0 })
	s, kinds := escapade(p, pointer{})
	rulestest.Holds(t, kinds["slide"] >= 10 && kinds["lure"] != 0, "too little was done: %v", kinds)
	t.Log(kinds)
	p.leave(mouse{})
	checkEscape(t, s, home)
}

func TestCardinalByKeyboard(t *testing.T) {
	p, home := opened(t, 17, "cardinal", fixedDeal, keys{})
	p.wait("the castle", func(s screen) bool { return len(s.men()) > 0 })
	s, kinds := escapade(p, fingers{})
	rulestest.Holds(t, kinds["slide"] >= 4, "too little was done: %v", kinds)
	t.Log(kinds)
	p.leave(keys{})
	checkEscape(t, s, home)
}
