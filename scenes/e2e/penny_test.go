package e2e

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	lines "intrigue/input/record"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/penny"
)

// heroics plays the present game of Penny to its results and reports how often each
// kind of thing was done.
func heroics(p *program, by way) (screen, map[string]int) {
	p.t.Helper()
	kinds := map[string]int{}
	for n := range 900 {
		s := p.settled()
		if done(s) {
			return s, kinds
		}
		kinds[deed(p, by, s, n)]++
	}
	p.fail("the game does not come to an end: %v", kinds)
	return screen{}, kinds
}

// meant lists what can be chosen now, each thing once: keys on sheets stand for those
// beside the hand.
func (s screen) meant() (all []target) {
	for _, t := range s.targets {
		if t.board && t.stop && !strings.HasSuffix(t.id, ".sheet") && !strings.HasSuffix(t.id, ".fight") {
			all = append(all, t)
		}
	}
	return all
}

// deed decides one thing and says of what kind it was.
func deed(p *program, by way, s screen, n int) string {
	p.t.Helper()
	choose := func(id string) string {
		by.choose(p, id)
		p.soon(patience/40, func(now screen) bool { return now.number > s.number && now.choices() != s.choices() })
		kind, _, _ := strings.Cut(id, ".")
		return kind
	}
	for _, id := range []string{"page.on", "explain.close", "sure.yes"} {
		if s.has(id) {
			return choose(id)
		}
	}
	if ask := s.begin("ask."); len(ask) > 0 {
		return choose(ask[n%len(ask)].id)
	}
	all := s.meant()
	if len(all) == 0 { // others decide: Space does not wait for them
		p.press("space", "space", "space", "space")
		p.soon(200*time.Millisecond, func(now screen) bool { return now.number > s.number })
		return "watched"
	}
	of := func(prefix string) (some []target) {
		return slices.DeleteFunc(slices.Clone(all), func(t target) bool { return !strings.HasPrefix(t.id, prefix) })
	}
	places, heaps, end := of("place."), of("pool."), of("choice.done")
	hand := slices.DeleteFunc(of("card."), func(t target) bool { return len(end) > 0 && t.y < end[0].y-20 })
	switch {
	case s.says("Step 2") && len(places) > 0 && n%3 == 0:
		choose(places[n%len(places)].id)
		if now := p.settled(); now.says("Step 2") && len(now.begin("ask.")) == 0 && len(hand) > 0 { // and pays for it
			s = now
			choose(hand[0].id)
		}
		return "place"
	case s.says("Step 3") && len(hand) > 0 && n%4 < 3:
		return choose(hand[0].id)
	case s.says("Step 4") && len(of("action."))+len(of("portal.")) > 0:
		return choose(append(of("action."), of("portal.")...)[0].id)
	case s.says("more to deal") && len(heaps) > 0:
		return choose(heaps[0].id)
	case len(end) > 0:
		return choose(end[0].id)
	}
	return choose(all[n*7%len(all)].id)
}

// pair is a table of one person and a bot.
func pair(set *store.Settings) {
	set.Confirm = "never"
	set.Setups = map[string]store.Setup{"penny": {
		Seats:   []rules.SeatInfo{{Name: "Ada"}, {Level: "easy", Colour: 1}},
		Options: rules.Options{"mode": "prologue"},
	}}
}

// TestPennyByMouse plays Scenario I with two heroes, one of them a bot's, from the
// shelf to the results and back.
func TestPennyByMouse(t *testing.T) {
	p, home := opened(t, "penny", pair, mouse{})
	p.wait("the heroes", func(s screen) bool { return s.says("who will you be?") })
	began := time.Now()
	s, kinds := heroics(p, mouse{})
	t.Log(kinds, time.Since(began).Round(time.Second))
	if kinds["hero"] == 0 || kinds["place"] == 0 || kinds["card"] < 10 || kinds["choice"] < 20 {
		t.Errorf("too little was done: %v", kinds)
	}
	p.leave(mouse{})
	r, o := ending(t, s, home, penny.Game{})
	t.Logf("%d entries, %s", len(r.Entries), o.Why)
	if !s.says("Enemies of the Crown") {
		t.Errorf("the score is not told line by line:\n%s", s)
	}
}

// late is a game of two heroes, the second one a bot's, of which the last few decisions
// of the first one are still to be made.
func late(t *testing.T, mode string, deal uint64, decisions int) string {
	t.Helper()
	if testing.Short() {
		t.Skip("No whole game with -short.")
	}
	g := penny.Game{}
	r, err := input.Deal(g, []rules.SeatInfo{{Name: "Ada"}, {Level: "easy", Colour: 1}}, rules.Options{"mode": mode}, deal, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	bot, err := g.Bot("easy")
	if err != nil {
		t.Fatal(err)
	}
	pos, err := g.New(rules.Setup{Seats: 2, Options: r.Options, Edition: r.Edition})
	var hers []int
	for err == nil && len(pos.Acting()) > 0 {
		e := rules.Entry{Seat: pos.Acting()[0]}
		if e.Seat == rules.Luck {
			e.Move = pos.Roll(input.LuckRand(r.Deal, len(r.Entries)))
		} else {
			if e.Seat == 0 {
				hers = append(hers, len(r.Entries))
			}
			v := pos
			e.Move = bot.Decide(context.Background(), rules.Turn{Seat: e.Seat, View: v.Seen(e.Seat), Choices: v.Choices(e.Seat),
				Rand: rand.New(rand.NewPCG(deal, uint64(len(r.Entries)))), Guess: func(d *rand.Rand) rules.Position { return v.Guess(e.Seat, d) }})
		}
		if pos, err = pos.After(e.Seat, e.Move); err == nil {
			r.Entries = append(r.Entries, e)
		}
	}
	if err != nil || len(hers) < decisions {
		t.Fatal(len(hers), err)
	}
	r.Entries = r.Entries[:hers[len(hers)-decisions]]
	file := filepath.Join(t.TempDir(), "late.intrigue")
	if err := os.WriteFile(file, lines.Print(r, ""), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// atLast plays a late game to its end.
func atLast(t *testing.T, by way, mode, goal string) {
	t.Helper()
	file := late(t, mode, 11, 14)
	home := t.TempDir()
	settings(t, home, func(set *store.Settings) { set.Confirm = "never" })
	p := start(t, "-home", home, "-load", file)
	p.wait("the streets", func(s screen) bool { return s.says(goal) })
	s, kinds := heroics(p, by)
	t.Log(kinds)
	p.leave(by)
	_, o := ending(t, s, home, penny.Game{})
	t.Log(o.Why)
	if kinds["choice"] == 0 || !o.Over() {
		t.Errorf("too little was done: %v", kinds)
	}
}

func TestPennyByKeyboard(t *testing.T)      { atLast(t, keys{}, "prologue", "Close ") }
func TestPennyHeistByMouse(t *testing.T)    { atLast(t, mouse{}, "heist", "Chapter") }
func TestPennyHeistByKeyboard(t *testing.T) { atLast(t, keys{}, "heist", "Chapter") }
