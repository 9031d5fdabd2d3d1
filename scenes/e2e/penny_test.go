package e2e

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input/record"
	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/e2e/driver"
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
func (s screen) meant() (all []driver.Target) {
	for _, t := range s.Targets {
		if t.Board && t.Stop && !strings.HasSuffix(t.ID, ".sheet") && !strings.HasSuffix(t.ID, ".fight") {
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
		kind, _, _ := strings.Cut(id, ".")
		return kind
	}
	for _, id := range []string{"page.on", "explain.close", "sure.yes"} {
		if s.Has(id) {
			return choose(id)
		}
	}
	if ask := s.Prefixed("ask."); len(ask) > 0 {
		return choose(ask[n%len(ask)].ID)
	}
	all := s.meant()
	if len(all) == 0 { // what others did is shown step by step
		p.press("space")
		return "watched"
	}
	of := func(prefix string) (some []driver.Target) {
		return slices.DeleteFunc(slices.Clone(all), func(t driver.Target) bool { return !strings.HasPrefix(t.ID, prefix) })
	}
	places, heaps, end := of("place."), of("pool."), of("choice.done")
	hand := slices.DeleteFunc(of("card."), func(t driver.Target) bool { return len(end) > 0 && t.Y < end[0].Y-20 })
	switch {
	case s.Says("Step 2") && len(places) > 0 && n%3 == 0:
		choose(places[n%len(places)].ID)
		if now := p.settled(); now.Says("Step 2") && len(now.Prefixed("ask.")) == 0 && len(hand) > 0 { // and pays for it
			choose(hand[0].ID)
		}
		return "place"
	case s.Says("Step 3") && len(hand) > 0 && n%4 < 3:
		return choose(hand[0].ID)
	case s.Says("Step 4") && len(of("action."))+len(of("portal.")) > 0:
		return choose(append(of("action."), of("portal.")...)[0].ID)
	case s.Says("more to deal") && len(heaps) > 0:
		return choose(heaps[0].ID)
	case len(end) > 0:
		return choose(end[0].ID)
	}
	return choose(all[n*7%len(all)].ID)
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
	p, home := opened(t, 30, "penny", pair, mouse{})
	p.wait("the heroes", func(s screen) bool { return s.Says("Who will you be?") })
	s, kinds := heroics(p, mouse{})
	t.Log(kinds)
	rulestest.Holds(t, kinds["hero"] != 0 && kinds["place"] != 0 && kinds["card"] >= 10 && kinds["choice"] >= 20,
		"too little was done: %v", kinds)
	p.leave(mouse{})
	r, o := ending(t, s, home, penny.Game{})
	t.Logf("%d entries, %s", len(r.Entries), o.Why)
	rulestest.Holds(t, s.Says("Enemies of the Crown"), "the score is not told line by line:\n%s", s)
}

// dealt is a game of Penny that bots of a level have played to its end.
func dealt(t *testing.T, seats []rules.SeatInfo, mode, level string, deal uint64) (rules.Record, []rules.Position) {
	t.Helper()
	if testing.Short() {
		t.Skip("No whole game with -short.")
	}
	g := penny.Game{}
	r, err := session.NewRecord(g, seats, rules.Options{"mode": mode}, deal, time.Now())
	rulestest.OK(t, err)
	bot, err := g.Bot(level)
	rulestest.OK(t, err)
	pos, err := g.New(r.Setup())
	all := []rules.Position{pos}
	for err == nil && len(pos.Acting()) > 0 {
		e := rules.Entry{Seat: pos.Acting()[0]}
		if e.Seat == rules.Luck {
			e.Move = pos.Roll(record.LuckRand(r.Deal, len(r.Entries)))
		} else {
			v := pos
			e.Move = bot.Decide(context.Background(), rules.Turn{Seat: e.Seat, View: v.Seen(e.Seat), Choices: v.Choices(e.Seat),
				Rand:  rand.New(rand.NewPCG(deal, uint64(len(r.Entries)))),
				Guess: func(d *rand.Rand) rules.Position { return v.Guess(e.Seat, d) }})
		}
		if pos, err = pos.After(e.Seat, e.Move); err == nil {
			r.Entries, all = append(r.Entries, e), append(all, pos)
		}
	}
	rulestest.OK(t, err)
	return r, all
}

// saved writes a game into a file that the program can load.
func saved(t *testing.T, r rules.Record) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "saved.intrigue")
	rulestest.OK(t, os.WriteFile(file, record.Print(r, ""), 0o644))
	return file
}

// nearEnd is a game of two heroes, the second one a bot's, of which the last few decisions
// of the first one are still to be made.
func nearEnd(t *testing.T, mode string, deal uint64, decisions int) string {
	t.Helper()
	r, _ := dealt(t, []rules.SeatInfo{{Name: "Ada"}, {Level: "easy", Colour: 1}}, mode, "easy", deal)
	var hers []int
	for i, e := range r.Entries {
		if e.Seat == 0 {
			hers = append(hers, i)
		}
	}
	rulestest.Must(t, len(hers) >= decisions, "%v", len(hers))
	r.Entries = r.Entries[:hers[len(hers)-decisions]]
	return saved(t, r)
}

// atLast plays a late game to its end.
func atLast(t *testing.T, by way, mode, goal string) {
	t.Helper()
	needsWindows(t)
	file := nearEnd(t, mode, 11, 14)
	long(t, 16)
	home := t.TempDir()
	settings(t, home, func(set *store.Settings) { set.Confirm = "never" })
	p := start(t, "-home", home, "-load", file)
	p.wait("the streets", func(s screen) bool { return s.Says(goal) })
	s, kinds := heroics(p, by)
	t.Log(kinds)
	p.leave(by)
	_, o := ending(t, s, home, penny.Game{})
	t.Log(o.Why)
	rulestest.Holds(t, kinds["choice"] != 0 && o.Over(), "too little was done: %v", kinds)
}

// heist is the deal of a Short Heist: one hero, in the hands of the steady bot, robs the
// Bank in some 290 decisions, through all three chapters.
const heist = 45

// TestPennyWholeHeist plays a Short Heist from its first decision to the results: each
// decision that leads through the three chapters is made in the window by mouse.
func TestPennyWholeHeist(t *testing.T) {
	needsWindows(t)
	goal, all := dealt(t, []rules.SeatInfo{{Name: "Ada"}}, "short", "steady", heist)
	long(t, 117)
	empty := goal
	empty.Entries = nil
	home := t.TempDir()
	// Who is asked before each move makes one by each press.
	settings(t, home, func(set *store.Settings) { set.Confirm, set.Window = "always", store.Window{} })
	p := start(t, "-home", home, "-load", saved(t, empty))
	chapters := map[string]bool{}
	for i, e := range goal.Entries {
		if e.Seat == rules.Luck {
			continue
		}
		cs := all[i].Choices(e.Seat)
		at := slices.IndexFunc(cs, func(c rules.Choice) bool { return c.Move == e.Move })
		point(p, cs[at].Path, e.Move, func() bool { return len(kept(home)) > i })
		if now := kept(home); now[i] != e {
			p.fail("entry %d is %v and was to be %v", i, now[i], e)
		}
		s := p.settled()
		for _, word := range []string{"chapter I ", "chapter II ", "chapter III "} {
			if s.Says(word) {
				chapters[word] = true
			}
		}
	}
	s := p.wait("the results", func(s screen) bool { return done(s) })
	t.Log(len(goal.Entries), "entries", chapters)
	p.leave(mouse{})
	r, o := ending(t, s, home, penny.Game{})
	rulestest.Holds(t, o.Ending == "robbed" && slices.Equal(r.Entries, goal.Entries) && len(chapters) == 3,
		"%d entries of %d end with %q after chapters %v: %s", len(r.Entries), len(goal.Entries), o.Ending, chapters, o.Why)
}

// kept are the entries of the only game of a folder by now.
func kept(home string) []rules.Entry {
	files, _ := filepath.Glob(filepath.Join(home, "games", "*.jsonl"))
	if len(files) == 0 {
		return nil
	}
	text, _ := os.ReadFile(files[0])
	x, err := record.Parse(text)
	if err != nil {
		return nil
	}
	return x.Record.Entries
}

// point makes a decision by clicks: on what its path names, one after the other, and on
// the answer where the program asks which of several is meant. What is over needs no
// more of them.
func point(p *program, path []string, m rules.Move, over func() bool) {
	p.t.Helper()
	first := []string{"page.on", "explain.close", "sure.yes", "ask." + string(m)}
	next := func(s screen) string {
		for _, id := range first {
			if s.Has(id) {
				return id
			}
		}
		for _, id := range path {
			for _, x := range s.Prefixed(id) {
				if x.Stop && (x.ID == id || strings.HasPrefix(x.ID, id+" ")) { // a card's name stands behind it
					return x.ID
				}
			}
		}
		return ""
	}
	for p.settled(); !over(); p.settled() {
		s := p.wait(fmt.Sprintf("%s, for which %v is left to point at", m, path), func(s screen) bool { return s.Ready() && next(s) != "" })
		id := next(s)
		path = slices.DeleteFunc(slices.Clone(path), func(q string) bool { return q == id || strings.HasPrefix(id, q+" ") })
		p.click(id)
	}
}

func TestPennyByKeyboard(t *testing.T)      { atLast(t, keys{}, "prologue", "Close ") }
func TestPennyHeistByMouse(t *testing.T)    { atLast(t, mouse{}, "heist", "The Heist") }
func TestPennyHeistByKeyboard(t *testing.T) { atLast(t, keys{}, "heist", "The Heist") }
