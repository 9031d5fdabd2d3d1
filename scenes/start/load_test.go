package start

import (
	"image/color"
	"os"
	"path/filepath"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/paint"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

// TestLoadWritesNothingBeforeItIsSeen opens -load and -replay on a machine where no
// window ever comes up, and on one where it does.
func TestLoadWritesNothingBeforeItIsSeen(t *testing.T) {
	titles := table.Titles{{Cover: match.Cover{Game: london.Game{}, Accent: color.RGBA{A: 255}},
		Board: func(*table.Host) (table.Board, error) { return table.Bare{}, nil }}}
	r, err := session.NewRecord(london.Game{}, []rules.SeatInfo{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cat"}}, nil,
		5, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	rulestest.OK(t, err)
	file := filepath.Join(t.TempDir(), "game.txt")
	rulestest.OK(t, os.WriteFile(file, []byte(store.Export(r)), 0o600))
	typ := paint.NewTypesetter()
	for _, c := range []struct {
		what   string
		o      Options
		before int
		after  int
	}{
		{"load", Options{Load: file}, 0, 1},
		{"replay", Options{Replay: file}, 0, 0},
		{"nothing", Options{}, 0, 0},
	} {
		t.Run(c.what, func(t *testing.T) {
			m := storage.NewMemory()
			files := store.Open(store.Options{Config: m, Data: m,
				Game: func(k string) (rules.Game, bool) { return london.Game{}, k == "london" }})
			a := furnish(typ, titles, files, "test")
			defer a.Close()
			a.Sound.SetMuted(true)
			seen, err := first(a, c.o, titles)
			rulestest.OK(t, err)
			a.Frame(1280, 800, time.Now(), input.Events{})
			if all, _ := m.List("games"); len(all) != c.before {
				t.Errorf("%d files before the first frame was painted", len(all))
			}
			seen()
			if all, _ := m.List("games"); len(all) != c.after {
				t.Errorf("%d files after it", len(all))
			}
		})
	}
}
