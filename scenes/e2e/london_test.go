package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/e2e/driver"
)

// play plays the present game to its results and returns that screen. Everybody
// chooses by a fixed pattern, as good as by chance.
func play(p *program, by way) screen {
	p.t.Helper()
	for n := 1; n < 1500; n++ {
		s := p.settled()
		if done(s) {
			return s
		}
		id := next(s, n)
		if id == "" {
			p.fail("nobody has anything to choose")
		}
		by.choose(p, id)
		p.answered(id, s)
	}
	p.fail("the game does not come to an end")
	return screen{}
}

// next is what to choose on a screen in the n-th step; "" is nothing.
func next(s screen, n int) string {
	for _, id := range []string{"curtain.open", "sure.yes"} {
		if s.Has(id) {
			return id
		}
	}
	if ask := s.Prefixed("ask."); len(ask) > 0 {
		return ask[n%len(ask)].ID
	}
	if s.Has("choice.surface") && n%3 == 0 { // now and then he shows himself
		return "choice.surface"
	}
	var all []driver.Target
	for _, t := range s.Prefixed("ticket.") {
		if t.Stop && (t.ID != "ticket.double" || n%4 == 0) {
			all = append(all, t)
		}
	}
	if lit := s.Stops("station."); len(lit) > 0 && len(all) == 0 {
		return lit[n*7%len(lit)].ID
	}
	if len(all) > 0 {
		return all[0].ID
	}
	return ""
}

// leave goes from the results to the shelf and quits.
func (p *program) leave(by way) {
	p.t.Helper()
	by.choose(p, "shelf")
	by.choose(p, "quit")
	if n := p.ended(); n != 0 {
		p.t.Errorf("the program ends with status %d: %s", n, p.errs.String())
	}
}

// checkResults compares the screen at the end with the saved game.
func checkResults(t *testing.T, s screen, home string) rules.Record {
	t.Helper()
	r, o := ending(t, s, home, london.Game{})
	n := strings.Count(s.Text(), "winner")
	rulestest.Holds(t, n == len(o.Winners), "the results show %d winners, and the saved game has %d:\n%s", n, len(o.Winners), s)
	t.Logf("%d entries, %s", len(r.Entries), o.Ending)
	return r
}

// three is a table of three people, of whom one gives way to a bot in the test.
func three(set *store.Settings) {
	set.Setups = map[string]store.Setup{"london": {Seats: []rules.SeatInfo{
		{Name: "Ada", Colour: 0}, {Name: "Ben", Colour: 1}, {Name: "Cleo", Colour: 2},
	}}}
}

func TestLondonByMouse(t *testing.T) {
	if testing.Short() {
		t.Skip("No whole game with -short.")
	}
	long(t, 45)
	home := t.TempDir()
	settings(t, home, three)
	p := start(t, "-home", home)
	p.click("box.london")
	p.waitFor("start")
	p.click("seat2.who.on")
	p.wait("a bot at the third seat", func(s screen) bool { return !s.Has("seat2.name") && s.Has("seat1.name") })
	p.click("seats.4")
	p.scrollTo("seat3.who", "seat")
	p.click("seats.3")
	p.wait("three seats", func(s screen) bool { return !s.Has("seat3.who") })
	p.scrollTo("option.surfacing.On", "seat")
	p.click("option.surfacing.On")
	p.click("start")
	p.wait("a curtain that hides the pointer", func(s screen) bool { return s.Has("curtain.open") && s.PointerHidden })
	p.xdotool("mousemove_relative", "--", "-9", "-40")
	p.wait("a pointer that has been moved", func(s screen) bool { return s.Has("curtain.open") && !s.PointerHidden })
	s := play(p, mouse{})
	p.leave(mouse{})
	r := checkResults(t, s, home)
	rulestest.Holds(t, r.Seats[0].Name == "Ada" && r.Seats[1].Name == "Ben" && r.Seats[2].Level != "", "the seats are %v", r.Seats)
	rulestest.Holds(t, r.Options["surfacing"] == "on", "the options are %v", r.Options)
}

func TestLondonByKeyboard(t *testing.T) {
	if testing.Short() {
		t.Skip("No whole game with -short.")
	}
	long(t, 56)
	home := t.TempDir()
	settings(t, home, nil)
	p := start(t, "-home", home)
	// The pointer rests where it can disturb nothing: it is never moved.
	keys{}.choose(p, "box.london")
	p.waitFor("start")
	// Who: a person at the first seat, a person of another name at the second, a bot.
	p.walk("seat0.who")
	for range 9 { // past the bots of every level
		if p.settled().Has("seat0.name") {
			break
		}
		p.press("Return")
	}
	p.rename("seat0.name", "Ada")
	p.rename("seat1.name", "Ben")
	p.walk("seat2.who")
	p.press("Return")
	p.wait("a bot at the third seat", func(s screen) bool { return !s.Has("seat2.name") })
	keys{}.choose(p, "start")
	p.waitFor("curtain.open")
	s := play(p, keys{})
	p.leave(keys{})
	r := checkResults(t, s, home)
	rulestest.Holds(t, r.Seats[0].Name == "Ada" && r.Seats[1].Name == "Ben" && r.Seats[2].Level != "", "the seats are %v", r.Seats)
}

// rename types another name into a field, by keys.
func (p *program) rename(field, name string) {
	p.t.Helper()
	p.walk(field)
	p.press(slices.Repeat([]string{"BackSpace"}, 16)...)
	p.xdotool("type", name)
	p.wait(fmt.Sprintf("%q in %s", name, field), func(s screen) bool { return slices.Contains(s.Words, name) })
}
