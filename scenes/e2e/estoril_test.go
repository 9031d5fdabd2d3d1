package e2e

import (
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/rulestest"
	"intrigue/scenes/e2e/driver"
)

// spying plays the present game of Estoril to its results: tiles are carried to
// spaces, looks, abilities and discards chosen by a fixed pattern. It reports how often
// each kind of thing was done.
func spying(p *program, by carrier) (screen, map[string]int) {
	p.t.Helper()
	kinds := map[string]int{}
	s := p.settled()
	for n := range 900 {
		if done(s) {
			return s, kinds
		}
		kinds[spy(p, by, s, n)]++
		s = p.settled()
	}
	p.fail("the game does not come to an end")
	return s, kinds
}

// spots lists the places of the posters, the pile with them, that can be chosen now.
func (s screen) spots() []driver.Target {
	var all []driver.Target
	for _, t := range s.Targets {
		if t.Board && t.Stop && !strings.HasPrefix(t.ID, "tile.") && !strings.HasPrefix(t.ID, "choice.") {
			all = append(all, t)
		}
	}
	return all
}

// spy decides one thing and says of what kind it was.
func spy(p *program, by carrier, s screen, n int) string {
	p.t.Helper()
	for _, id := range []string{"curtain.open", "look.back", "sure.yes"} {
		if s.Has(id) {
			by.choose(p, id)
			return id
		}
	}
	if ask := s.Prefixed("ask."); len(ask) > 0 {
		by.choose(p, by.among(s, ask, n))
		return "ask"
	}
	tiles, spots, words := s.Stops("tile."), s.spots(), s.Stops("choice.")
	switch {
	case len(tiles) > 0 && len(spots) > 0:
		by.carry(p, by.among(s, tiles, n), by.among(s, spots, n*5))
		return "tile"
	case len(tiles) > 0:
		by.choose(p, by.among(s, tiles, n))
		return "discard"
	case len(spots) > 0 && (len(words) == 0 || n%4 > 0):
		kind := "target"
		if s.Says("face-down tile to look at") {
			kind = "look"
		}
		by.choose(p, by.among(s, spots, n))
		return kind
	case len(words) > 0:
		by.choose(p, by.among(s, words, n))
		return "word"
	}
	p.press("space") // the evening is shown step by step
	return "watched"
}

// spymasters is a table of some people, and bots: twelve cubes are placed in a round
// whatever the number of seats, and the fewer of them by hand the sooner it is over.
func spymasters(people int) func(*store.Settings) {
	seats := []rules.SeatInfo{{Name: "Ada"}, {Name: "Ben", Colour: 1}, {Colour: 2}, {Colour: 3}}
	for i := people; i < len(seats); i++ {
		seats[i].Name, seats[i].Level = "", "easy"
	}
	return func(set *store.Settings) {
		set.Confirm = "never"
		set.Setups = map[string]store.Setup{"estoril": {Seats: seats, Options: rules.Options{"agenda": "on", "missions": "secret"}}}
	}
}

// wholeEvenings plays a game of so many people from the shelf to the results and back;
// two have curtains between them.
func wholeEvenings(t *testing.T, seconds, people int, by carrier) {
	t.Helper()
	p, home := opened(t, seconds, "estoril", spymasters(people), by)
	p.wait("the posters", func(s screen) bool { return s.Has("curtain.open") || len(s.Stops("tile.")) > 0 })
	s, kinds := spying(p, by)
	t.Log(kinds)
	curtains := 0
	if people > 1 {
		curtains = 24
	}
	if kinds["curtain.open"] < curtains || kinds["look"] == 0 || kinds["look.back"] != kinds["look"] || kinds["target"]+kinds["word"] < 4 {
		t.Errorf("too little was done: %v", kinds)
	}
	page := p.leaf(s)
	for _, words := range []string{"Discards", "Characters in hand", "Mission: ", "Agenda", "In brackets"} {
		rulestest.Holds(t, page.Says(words), "the results do not say %q:\n%s", words, page)
	}
	p.leave(by)
	r, o := ending(t, s, home, estoril.Game{})
	t.Logf("%d entries, %s", len(r.Entries), o.Why)
	sent := 0
	for _, e := range r.Entries {
		if e.Seat >= 0 && int(e.Seat) < people && strings.HasPrefix(string(e.Move), "place ") {
			sent++
		}
	}
	rulestest.Holds(t, sent == 12*people, "the people have sent %d tiles; each sends three in each of four rounds", sent)
	n := strings.Count(s.Text(), "winner")
	rulestest.Holds(t, n == len(o.Winners), "the results show %d winners, and the saved game has %d:\n%s", n, len(o.Winners), s)
	if r.Seats[0].Name != "Ada" || (r.Seats[1].Name == "Ben") != (people == 2) || r.Seats[2].Level != "easy" ||
		r.Options["missions"] != "secret" {
		t.Errorf("the seats are %v, the options %v", r.Seats, r.Options)
	}
}

func TestEstorilByMouse(t *testing.T)    { wholeEvenings(t, 50, 2, mouse{}) }
func TestEstorilByKeyboard(t *testing.T) { wholeEvenings(t, 60, 1, keys{}) } // curtains are drawn by keys in London
