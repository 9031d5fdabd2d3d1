//go:build !js

package store_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input/results"
	"intrigue/input/session"
	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// finish plays a game of toys to its end at a table that keeps it.
func finish(t *testing.T, s *store.Store, g rules.Game, o rules.Options, seats ...rules.SeatInfo) (name string, out rules.Outcome) {
	t.Helper()
	r, err := session.NewRecord(g, seats, o, 5, start)
	rulestest.OK(t, err)
	keep, err := s.CreateGame(r)
	rulestest.OK(t, err)
	tb, err := session.New(g, r, session.Deps{Saver: keep, Sync: true})
	rulestest.OK(t, err)
	for !tb.Over() {
		tb.Update(start)
		if _, up := tb.Curtain(); up {
			tb.OpenCurtain()
		} else if cs := tb.Choices(); len(cs) > 0 {
			tb.Play(cs[0].Move)
		}
	}
	tb.Update(start)
	out = tb.Outcome()
	rulestest.OK(t, tb.Close())
	return keep.Name(), out
}

func TestAResultCountsWhenTheGameEnds(t *testing.T) {
	s, _ := open(t)
	ada, bot := rules.SeatInfo{Name: "Ada"}, rules.SeatInfo{Level: "easy"}
	name, out := finish(t, s, toy.Patience{}, nil, ada)
	all := s.Results("patience")
	rulestest.Must(t, len(all) == 1, "%+v", all)
	sum := 0
	for _, l := range out.Scores {
		sum += l.Points[0]
	}
	if r := all[0]; r.Name != name || r.Sides[0].Points != sum || r.Ending != out.Ending || r.Deal != 5 ||
		r.When != "2026-11-21T20:00:00Z" || len(r.Sides) != 1 || !r.Sides[0].Person {
		t.Errorf("%+v", r)
	}
	finish(t, s, toy.Patience{}, nil, bot)
	rulestest.Holds(t, len(s.Results("patience")) == 1, "a bot's solitaire counts as one's own")
	// A side of people, a side of bots, and the options that were chosen.
	_, out = finish(t, s, toy.Chase{}, rules.Options{"wind": "west"}, ada, bot, bot)
	all = s.Results("chase")
	rulestest.Must(t, len(all) == 1 && all[0].Options["wind"] == "west" && len(all[0].Sides) == 2 && all[0].Ending == out.Ending,
		"%+v", all)
	fox, hounds := all[0].Sides[0], all[0].Sides[1]
	if !fox.Person || hounds.Person || !slices.Equal(hounds.Levels, []string{"easy"}) || len(fox.Levels) > 0 ||
		fox.Won != slices.Contains(out.Winners, 0) || hounds.Won != slices.Contains(out.Winners, 1) {
		t.Errorf("%+v of %+v", all[0].Sides, out)
	}
	// What nobody has chosen is there as well: rule sets are told apart.
	finish(t, s, toy.Chase{}, nil, bot, ada, bot)
	all = s.Results("chase")
	rulestest.Holds(t, len(all) == 2 && all[1].Options["wind"] == "east" && all[1].Sides[1].Person, "%+v", all)
	// A record from before the wind was asked about was played under the usual one.
	r, _ := session.NewRecord(toy.Duel{}, []rules.SeatInfo{ada, bot}, nil, 5, start)
	r.Game, r.Options = "windy", nil
	old := ended(t, windy{}, r)
	rulestest.Holds(t, old.Options["wind"] == "east", "%+v", old)
	finish(t, s, toy.Chase{}, nil, bot, bot, bot)
	rulestest.Holds(t, len(s.Results("chase")) == 2, "a game of bots alone counts")
}

func TestAResultCountsOnce(t *testing.T) {
	s, home := open(t)
	all := record(t, 16)
	first := all
	first.Entries = all.Entries[:12]
	g, _ := s.CreateGame(first)
	g.Append(all.Entries[12:]...)
	for range 3 {
		rulestest.OK(t, g.Finish("done"))
	}
	g.TakeBack(1)
	g.Append(all.Entries[15])
	g.Finish("done")
	g.Close()
	if n := len(s.Results("patience")); n != 1 {
		t.Errorf("it counts %d times", n)
	}
	lines, _ := os.ReadFile(filepath.Join(home, "results.jsonl"))
	if n := strings.Count(string(lines), "\n"); n != 2 {
		t.Errorf("%d lines for two ends", n)
	}
	// Looking at it again, and taking in a game that was over before, count nothing.
	g, _, err := s.Load(g.Name())
	rulestest.OK(t, err)
	g.Finish("done")
	g.Close()
	g, _ = s.CreateGame(all)
	g.Finish("done")
	g.Close()
	again, _ := os.ReadFile(filepath.Join(home, "results.jsonl"))
	rulestest.Holds(t, string(again) == string(lines), "results became\n%s", again)
	items, _ := s.List()
	rulestest.Holds(t, len(items) == 2 && items[0].Finished() && items[1].Finished(), "%+v", items)
	// A game that ended while the power failed, before its end was written, counts
	// when it is opened: here its last line is missing.
	text, _ := os.ReadFile(filepath.Join(home, g.Name()))
	os.WriteFile(filepath.Join(home, g.Name()), []byte(strings.ReplaceAll(string(text), `{"over":"done"}`+"\n", "")), 0o600)
	g, _, err = s.Load(g.Name())
	rulestest.OK(t, err)
	g.Finish("done")
	g.Close()
	if n := len(s.Results("patience")); n != 2 {
		t.Errorf("%d results", n)
	}
}

func TestAResultThatCannotBeWrittenIsTriedAgain(t *testing.T) {
	m := storage.NewMemory()
	s := store.Open(store.Options{Config: m, Data: m, Game: toys, Now: func() time.Time { return start }})
	all := record(t, 16)
	first := all
	first.Entries = nil
	g, _ := s.CreateGame(first)
	g.Append(all.Entries...)
	m.Fail(errors.New("the disk is full"))
	if err := g.Finish("done"); err == nil || strings.Contains(err.Error(), "\n") || g.Saved() == nil {
		t.Error(err)
	}
	m.Fail(nil)
	if err := g.Close(); err != nil || len(s.Results("patience")) != 1 || g.Saved() != nil {
		t.Error(err, g.Saved())
	}
	load(t, s, g.Name(), all)
}

func TestATornLastResultEatsNothing(t *testing.T) {
	for name, f := range map[string]storage.Files{"memory": storage.NewMemory(), "disk": storage.Disk(t.TempDir())} {
		s := store.Open(store.Options{Config: storage.NewMemory(), Data: f})
		s.AddResult(results.Result{Game: "a", Name: "1", Score: 1})
		f.Append("results.jsonl", []byte(`{"game":"a","name":"2","sco`)) // the power failed
		s.AddResult(results.Result{Game: "a", Name: "3", Score: 3})
		all := s.Results("a")
		rulestest.Holds(t, len(all) == 2 && all[1].Name == "3", "%s: %+v", name, all)
	}
}

func TestTwoProgramsAddResults(t *testing.T) {
	one, home := open(t)
	two := at(t, home)
	for i := range 20 {
		one.AddResult(results.Result{Game: "a", Name: fmt.Sprint("one", i)})
		two.AddResult(results.Result{Game: "a", Name: fmt.Sprint("two", i)})
	}
	n := len(one.Results("a"))
	rulestest.Holds(t, n == 40, "%d of 40 results", n)
}

func TestBySide(t *testing.T) {
	x := func(side string, person, won bool, levels ...string) results.SideResult {
		return results.SideResult{Side: side, Person: person, Won: won, Levels: levels}
	}
	all := []results.Result{
		{Game: "g", Sides: []results.SideResult{x("the fox", true, true), x("the hounds", false, false, "steady")}},
		{Game: "g", Sides: []results.SideResult{x("the fox", true, false), x("the hounds", false, true, "steady")}},
		{Game: "g", Sides: []results.SideResult{x("the fox", true, false), x("the hounds", true, true, "easy")}},
		{Game: "g", Sides: []results.SideResult{x("the fox", false, false, "easy"), x("the hounds", true, true)}, Advised: true},
		{Game: "g", Score: 7},
		{Game: "g", Sides: []results.SideResult{x("together", true, true)}},
		{Game: "g", Sides: []results.SideResult{x("together", true, false, "easy", "steady")}},
		{Game: "g", Sides: []results.SideResult{x("together", false, true, "easy")}},
	}
	rows := results.BySide(all, func(results.Result) bool { return true })
	want := []results.SideStatistics{
		{Side: "the fox", Bots: []string{"easy"}, Played: 1},
		{Side: "the fox", Bots: []string{"steady"}, Played: 2, Won: 1},
		{Side: "the hounds", Played: 1, Won: 1},
		{Side: "the hounds", Bots: []string{"easy"}, Played: 1, Won: 1},
		{Side: "together", Played: 1, Won: 1},
		{Side: "together", Bots: []string{"easy", "steady"}, Played: 1},
	}
	if !reflect.DeepEqual(rows, want) && len(rows) == len(want) {
		for i := range rows {
			rulestest.Holds(t, fmt.Sprint(rows[i]) == fmt.Sprint(want[i]), "row %d is %+v, want %+v", i, rows[i], want[i])
		}
	} else if len(rows) != len(want) {
		t.Errorf("%+v", rows)
	}
	if rows := results.BySide(all, func(r results.Result) bool { return r.Advised }); len(rows) != 1 || rows[0].Side != "the hounds" {
		t.Errorf("%+v", rows)
	}
}

// windy is a duel that asks about the wind.
type windy struct{ toy.Duel }

func (windy) About() rules.About {
	ab := toy.Duel{}.About()
	ab.Key, ab.Options = "windy", toy.Chase{}.About().Options
	return ab
}

// ended is the result of a record of ours once it was played to its end.
func ended(t *testing.T, g rules.Game, r rules.Record) results.Result {
	t.Helper()
	s := store.Open(store.Options{Home: t.TempDir(), Game: func(string) (rules.Game, bool) { return g, true }})
	keep, err := s.CreateGame(r)
	rulestest.OK(t, err)
	tb, err := session.New(g, r, session.Deps{Saver: keep, Sync: true})
	rulestest.OK(t, err)
	for tb.Update(start); !tb.Over(); tb.Update(start) {
		if _, up := tb.Curtain(); up {
			tb.OpenCurtain()
		} else if cs := tb.Choices(); len(cs) > 0 {
			tb.Play(cs[0].Move)
		}
	}
	tb.Close()
	all := s.Results(r.Game)
	rulestest.Must(t, len(all) == 1, "%+v", all)
	return all[0]
}

// scored is a patience whose points are kept, with so many to be had.
type scored struct {
	toy.Patience
	most int
}

func (s scored) About() rules.About {
	a := s.Patience.About()
	a.Perfect = s.most
	return a
}

func TestASolitaireHasAScore(t *testing.T) {
	for _, most := range []int{18, 19, 99} {
		g := scored{most: most}
		s := store.Open(store.Options{Home: t.TempDir(), Game: func(string) (rules.Game, bool) { return g, true }})
		_, out := finish(t, s, g, nil, rules.SeatInfo{Name: "Ada"})
		points := out.Scores[0].Points[0]
		all := s.Results("patience")
		if len(all) != 1 && points <= most || len(all) == 1 && (all[0].Score != points || all[0].Perfect != (points >= most)) {
			t.Errorf("%d points of %d: %+v", points, most, all)
		}
	}
}

// TestSharedResultsReadTheSame: what lines share is read as the whole line would be, whatever is wrong with it.
func TestSharedResultsReadTheSame(t *testing.T) {
	full := `{"game":"a","name":"n","kind":"day","deal":18446744073709551615,"score":7,"perfect":true,"advised":true,"when":"w",` +
		`"options":{"x":"1"},"ending":"e","parts":[{"side":"s"}]}`
	lines := []string{full}
	for i := range len(full) {
		lines = append(lines, full[:i], full[:i]+full[i+1:], full[:i]+" "+full[i:], full[:i]+"0"+full[i:],
			full[:i]+`\u0041`+full[i:], full[:i]+"ö"+full[i:], full[:i]+"}"+full[i:])
	}
	for _, one := range lines {
		data := storage.NewMemory()
		s := store.Open(store.Options{Config: data, Data: data})
		data.Write("results.jsonl", []byte(full+"\n"+one+"\n"))
		var want results.Result
		legal := json.Unmarshal([]byte(one), &want) == nil && want.Game == "a" && want.Score >= 0 && want.Score < 9999
		all := s.Results("a")
		if want.Name == "n" && legal {
			rulestest.Holds(t, len(all) == 1 && reflect.DeepEqual(all[0], want), "%s\nread as %+v", one, all)
		} else if legal && (len(all) != 2 || !reflect.DeepEqual(all[1], want)) || !legal && len(all) != 1 {
			t.Errorf("%s\nread as %+v", one, all)
		}
	}
}

// many writes so many results as they are written.
func many(t testing.TB, home string, n int) {
	var text strings.Builder
	put := json.NewEncoder(&text)
	for i := range n {
		put.Encode(results.Result{
			Game: "patience", Name: fmt.Sprintf("games/20261121-200000-patience-%06x.jsonl", i), Kind: "number", Deal: uint64(i) << 30,
			Score: i % 7, When: "2026-11-21T20:00:00Z", Options: rules.Options{"rules": "cardinal", "castle": "closed"}, Ending: "done",
			Sides: []results.SideResult{{Side: "you", Person: true, Won: true, Points: i % 7}},
		})
	}
	rulestest.OK(t, os.WriteFile(filepath.Join(home, "results.jsonl"), []byte(text.String()), 0o600))
}

func TestManyResults(t *testing.T) {
	s, home := open(t)
	many(t, home, 5000)
	if n := len(s.Results("patience")); n != 5000 {
		t.Errorf("%d results", n)
	}
	if n := len(s.Results("chase")); n != 0 {
		t.Errorf("%d results of another game", n)
	}
}

// BenchmarkResults reads 100,000 results.
func BenchmarkResults(b *testing.B) {
	home := b.TempDir()
	many(b, home, 100_000)
	s := store.Open(store.Options{Home: home, Game: toys})
	for b.Loop() {
		s.Results("patience")
	}
}
