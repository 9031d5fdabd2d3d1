package e2e

import (
	"slices"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/rulestest"
	"intrigue/scenes/e2e/driver"
)

// race plays the present game of Pimpernel to its results, and reports which kinds of
// things were done.
func race(p *program, by carrier) (screen, map[string]int) {
	p.t.Helper()
	kinds := map[string]int{}
	s := p.settled()
	for n := range 900 {
		if done(s) {
			return s, kinds
		}
		if !mayDecide(s) {
			p.fail("nobody has anything to choose: %v", kinds)
		}
		kinds[turn(p, by, s, n)]++
		s = p.settled()
	}
	p.fail("the game does not come to an end")
	return s, kinds
}

// mayDecide reports whether something waits for the person.
func mayDecide(s screen) bool {
	kinds := []string{"choice.", "ask.", "sure.", "supply.0", "pawn.0", "heap.", "location.", "card.", "area.", "region."}
	return s.Has("ceremony.away") || s.Has("explain.close") ||
		slices.ContainsFunc(kinds, func(k string) bool { return len(s.Stops(k)) > 0 })
}

// pick chooses a place of the window.
func pick(p *program, by carrier, kind, id string) string {
	by.choose(p, id)
	return kind
}

// answer deals with what lies over the board and is answered before all else, "" for nothing.
func answer(p *program, by carrier, s screen, n int) string {
	for _, id := range []string{"ceremony.away", "explain.close", "sure.yes", "choice.point"} {
		switch {
		case !s.Has(id):
		case id == "ceremony.away":
			p.press("space")
			return "ceremony"
		default:
			return pick(p, by, id, id)
		}
	}
	if ask := s.Prefixed("ask."); len(ask) > 0 {
		return pick(p, by, "ask", by.among(s, ask, n))
	}
	return ""
}

// turn decides one thing: mission spaces before all, else something by the number of
// the step. It says what kind of thing it was.
func turn(p *program, by carrier, s screen, n int) string {
	p.t.Helper()
	if kind := answer(p, by, s, n); kind != "" {
		return kind
	}
	supply := s.Stops("supply.0")
	if s.Held != "" && s.Held != "supply.0" && len(supply) > 0 { // a cube that was taken off goes home
		return pick(p, by, "removed", "supply.0")
	}
	if len(supply) == 0 || s.Has("choice.done") && n%3 > 0 {
		for _, kind := range []string{"choice.done", "location.", "card.", "heap.", "area.", "choice.pass"} {
			if all := s.Stops(kind); len(all) > 0 {
				return pick(p, by, strings.TrimSuffix(kind, "."), by.among(s, all, n))
			}
		}
	}
	if all := s.Stops("favor."); n%6 == 5 && len(all) > 0 && s.Has("choice.pass") {
		return pick(p, by, "favour", by.among(s, all, n))
	}
	if pawns := s.Stops("pawn.0"); n%7 == 6 && len(pawns) > 0 {
		by.choose(p, "pawn.0")
		now := p.settled()
		if all := now.Stops("region."); len(all) > 0 {
			by.lay(p, "pawn.0", by.among(now, all, n))
			return "pawn"
		}
	}
	if len(supply) > 0 && !s.Has("choice.pass") && !s.Has("choice.done") { // a favour wants a cube, but not everywhere
		var all []driver.Target
		for _, kind := range []string{"route.", "space.", "hex.", "area."} {
			all = append(all, s.Stops(kind)...)
		}
		if len(all) > 0 {
			by.carry(p, "supply.0", all[n*7%len(all)].ID)
			return "called"
		}
	}
	order := []string{"mission."}
	if n%3 == 1 {
		order = [][]string{{"area.", "space."}, {"hex.", "route."}, {"space.", "hex."}}[n/3%3]
	}
	for _, k := range order {
		if all := s.Stops(k); len(all) > 0 && len(supply) > 0 {
			by.carry(p, "supply.0", by.among(s, all, n))
			return k
		}
	}
	for _, id := range []string{"choice.pass", "choice.done"} {
		if s.Has(id) {
			return pick(p, by, id, id)
		}
	}
	for _, kind := range []string{"location.", "card.", "heap.", "area.", "region.", "space.", "hex.", "route."} {
		if all := s.Stops(kind); len(all) > 0 {
			return pick(p, by, kind, by.among(s, all, n))
		}
	}
	return "nothing"
}

// duel is a table of one person against a bot, over four missions.
func duel(set *store.Settings) {
	set.Setups = map[string]store.Setup{"pimpernel": {
		Seats:   []rules.SeatInfo{{Name: "Ada"}, {Name: "Ben", Level: "easy", Colour: 1}},
		Options: rules.Options{"length": "short"},
	}}
}

// whole plays a game from the shelf to the results and back.
func whole(t *testing.T, seconds int, by carrier) {
	t.Helper()
	p, home := opened(t, seconds, "pimpernel", duel, by)
	p.wait("the Channel", mayDecide)
	s, kinds := race(p, by)
	s = p.leaf(s)
	t.Log(kinds)
	rulestest.Holds(t, kinds["mission."] != 0 && len(kinds) >= 5, "too little was done: %v", kinds)
	p.leave(by)
	r, o := ending(t, s, home, pimpernel.Game{})
	t.Logf("%d entries, %s", len(r.Entries), o.Why)
	rulestest.Holds(t, s.Says("By mission"), "the results do not tell the missions:\n%s", s)
}

func TestPimpernelByMouse(t *testing.T)    { whole(t, 19, mouse{}) }
func TestPimpernelByKeyboard(t *testing.T) { whole(t, 70, keys{}) }
