package session_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest/toy"
)

// TestWhateverPeopleDo seats anybody at a chase, does anything in any order, and
// checks after every step that no secret shows, that the record replays to what
// is there and that the saver has kept it.
func TestWhateverPeopleDo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		who := []rules.SeatInfo{human("Ada"), human("Ben"), human(""), botOf("easy"), botOf("steady")}
		seats := rapid.SliceOfN(rapid.SampledFrom(who), 2, 5).Draw(t, "seats")
		rec, err := session.NewRecord(toy.Chase{}, seats, nil, rapid.Uint64().Draw(t, "deal"), start)
		if err != nil {
			t.Fatal(err)
		}
		k := &memorySaver{}
		tb, err := session.New(toy.Chase{}, rec, session.Deps{Sync: true, Saver: k, Delay: func() time.Duration { return time.Second }})
		if err != nil {
			t.Fatal(err)
		}
		defer tb.Close()
		now := start
		acts := rapid.SliceOfN(rapid.IntRange(0, 13), 1, 60).Draw(t, "acts")
		for _, a := range acts {
			switch a {
			case 0, 1, 2, 3:
				now = now.Add(time.Duration(a) * time.Second)
				tb.Update(now)
			case 4:
				tb.OpenCurtain()
			case 5, 6, 7:
				if cs := tb.Choices(); len(cs) > 0 {
					if err := tb.Play(cs[(a*7)%len(cs)].Move); err != nil {
						t.Fatal(err)
					}
				}
			case 8:
				n, _, why := tb.CanUndo()
				if err := tb.Undo(); (err == nil) != (n > 0) || (why == "") != (n > 0) {
					t.Fatal(n, why, err)
				}
			case 9:
				_, n, _ := tb.CanUndo()
				if err := tb.UndoAsking(); (err == nil) != (n > 0) {
					t.Fatal(n, err)
				}
			case 10:
				can := tb.CanRedo()
				if err := tb.Redo(); (err == nil) != can {
					t.Fatal(can, err)
				}
			case 11:
				tb.Seek(tb.Len() / 2)
			case 12:
				tb.Seek(tb.Len())
			case 13:
				tb.Skip()
			}
			sound(t, tb, k, seats)
		}
		if n := tb.Notices(); len(n) > 0 {
			t.Fatal(n)
		}
	})
}

func sound(t *rapid.T, tb *session.Session, k *memorySaver, seats []rules.SeatInfo) {
	r := tb.Record()
	all, err := rules.Replay(toy.Chase{}, r)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Entries) != len(k.entries) || len(r.Entries) > 0 && !reflect.DeepEqual(r.Entries, k.entries) {
		t.Fatalf("kept %v\nhave %v", k.entries, r.Entries)
	}
	s := tb.Viewer()
	if got, want := rules.Print(tb.View()), rules.Print(all[tb.Cursor()].Seen(s)); got != want {
		t.Fatalf("at %d seat %d sees\n%s\nnot\n%s", tb.Cursor(), s, got, want)
	}
	curtain, up := tb.Curtain()
	if up && (s != rules.Public || tb.Choices() != nil || tb.Reviewing() || len(curtain.Names) == 0) {
		t.Fatal("something shows through the curtain")
	}
	if s != rules.Public && !tb.Over() && !seats[s].Person() {
		t.Fatalf("the people see with the eyes of the bot of seat %d", s)
	}
	if !strings.Contains(fmt.Sprint(tb.Log()), "hide") == (s == 0 && tb.Len() > 0) {
		t.Fatalf("seat %d reads %v", s, tb.Log())
	}
	if d, ok := tb.Deciding(); ok && (!seats[d].Person() || up) {
		t.Fatal("a person decides for a bot")
	}
	if from, to := tb.Missed(); from < 0 || from > to || to > tb.Len() {
		t.Fatalf("missed %d to %d of %d", from, to, tb.Len())
	}
}
