package store_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// victim plays one game after the other as fast as it can, and says on its
// output, after each call has returned, what must not be lost any more: the name
// of the game, and then the entries of each moment as one line.
func victim(home string) {
	s := store.Open(store.Options{Home: home, Game: toys})
	r := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
	tell := func(x any) {
		line, _ := json.Marshal(x)
		os.Stdout.Write(append(line, '\n')) // in one piece, so that no half line is read
	}
	for {
		var g *store.Game
		var rec rules.Record
		var err error
		items, _ := s.List()
		i := slices.IndexFunc(items, func(it store.SavedGame) bool { return !it.Finished() && it.Problem == "" })
		if i >= 0 {
			if g, rec, err = s.Load(items[i].Name); err != nil {
				panic(err)
			}
		} else {
			rec, _ = session.NewRecord(toy.Chase{}, []rules.SeatInfo{{Name: "Ada"}, {Name: "Ada"}, {Level: "easy"}},
				nil, r.Uint64(), time.Now())
			if g, err = s.CreateGame(rec); err != nil {
				panic(err)
			}
		}
		tell(g.Name())
		tb, err := session.New(toy.Chase{}, rec, session.Deps{Saver: g, Sync: true})
		if err != nil {
			panic(err)
		}
		for !tb.Over() {
			tb.Update(time.Now())
			if cs := tb.Choices(); len(cs) > 0 {
				tb.Play(cs[r.IntN(len(cs))].Move)
			}
			if r.IntN(9) == 0 {
				tell(tb.Record().Entries)
				tell(true) // from here on less may be found
				tb.UndoAsking()
			}
			if n := tb.Notices(); len(n) > 0 {
				panic(n)
			}
			tell(tb.Record().Entries)
		}
		tb.Close()
	}
}

// TestKilledAtAnyMoment kills the program many times at random moments. What was
// acknowledged is loaded again; at most the one call under way is lost or added.
func TestKilledAtAnyMoment(t *testing.T) {
	if testing.Short() {
		t.Skip("kills two hundred programs")
	}
	if runtime.GOOS == "js" {
		t.Skip("a page in a browser begins no other program")
	}
	const kills = 200
	home := t.TempDir()
	torn, moves, games := 0, 0, map[string][]rules.Entry{}
	for i := range kills {
		name, entries, undoing := killOne(t, home, time.Duration(1+rand.IntN(25))*time.Millisecond)
		if name == "" {
			continue
		}
		if entries == nil {
			entries = games[name] // it said nothing more than the last one
		}
		s := store.Open(store.Options{Home: home, Game: toys})
		g, r, err := s.Load(name)
		rulestest.Must(t, err == nil, "kill %d: %v", i, err)
		g.Close()
		games[name] = r.Entries
		torn += len(s.Notices())
		moves += len(entries)
		rulestest.Holds(t, follows(entries, r.Entries, undoing), "kill %d: acknowledged\n%v\nloaded\n%v", i, entries, r.Entries)
	}
	rulestest.Holds(t, moves >= kills, "only %d moves in %d lives: this proves nothing", moves, kills)
	t.Logf("%d lives, %d games, %d torn lines", kills, len(games), torn)
}

// follows reports that all that was said is loaded, with at most one decision more
// and the luck and the bot around it; or, if it was being taken back, less of it.
func follows(said, loaded []rules.Entry, undoing bool) bool {
	same := 0
	for same < min(len(said), len(loaded)) && said[same] == loaded[same] {
		same++
	}
	if undoing && same == len(loaded) {
		return true
	}
	const most = 6 // bot, luck and luck before the decision, the same after it
	return same == len(said) && len(loaded) <= len(said)+most
}

// killOne lets a victim live for a while after it has named its game, and returns
// what it acknowledged last.
func killOne(t *testing.T, home string, life time.Duration) (name string, entries []rules.Entry, undoing bool) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "INTRIGUE_TEST_VICTIM="+home)
	var faults strings.Builder
	cmd.Stderr = &faults
	out, err := cmd.StdoutPipe()
	rulestest.OK(t, err)
	rulestest.OK(t, cmd.Start())
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	for n := 0; lines.Scan(); n++ {
		if n == 0 {
			time.AfterFunc(life, func() { cmd.Process.Kill() })
		}
		text := lines.Bytes()
		undoing = string(text) == "true"
		if len(text) > 0 && text[0] == '"' {
			json.Unmarshal(text, &name)
			entries = nil
		} else if undoing {
			continue
		} else if err := json.Unmarshal(text, &entries); err != nil {
			t.Fatal(fmt.Errorf("%w: %s", err, text))
		}
	}
	cmd.Wait()
	rulestest.Must(t, faults.Len() <= 0, "%v", faults.String())
	return name, entries, undoing
}
