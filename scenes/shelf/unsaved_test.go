package shelf

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/table/menu"
)

// full is a keeper whose disk is full.
type full struct{}

var errFull = errors.New("the disk is full")

func (full) Append(...rules.Entry) error { return errFull }
func (full) TakeBack(int) error          { return errFull }
func (full) Finish(string) error         { return errFull }
func (full) Advised(string) error        { return errFull }
func (full) Saved() error                { return errFull }
func (full) Close() error                { return nil }
func (full) Note(rules.Note) error       { return errFull }

// unkept gives the app a folder in which nothing can be written, and returns it.
func (p *player) unkept() (folder string) {
	p.T.Helper()
	folder = filepath.Join(p.T.TempDir(), "file")
	if err := os.WriteFile(folder, nil, 0o600); err != nil { // a file where a folder should be
		p.T.Fatal(err)
	}
	p.App.Settings.Speed, p.App.Settings.ReduceMotion = "off", true
	p.App.Store = store.Open(store.Options{Home: folder, Game: func(k string) (rules.Game, bool) { return london.Game{}, k == "london" }})
	return folder
}

// TestTheShelfSaysThatNothingIsKept for as long as it is seen, where that would
// have been and what can be done; a game can be played all the same, and leaving it asks.
func TestTheShelfSaysThatNothingIsKept(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Rest()
	rulestest.Must(t, !p.Sees("can't be saved"), "it is said where all is kept")
	folder := p.unkept()
	p.Step = time.Second
	p.Still(30) // longer than a passing sentence stays
	for _, words := range []string{"can't be saved", filepath.Base(folder), "export it from its menu", "-home"} {
		rulestest.Holds(t, strings.Contains(p.Words(), words), "%q is not said: %s", words, p.Words())
	}
	game := p.Begin(p.deps.Titles[0], newRecord(t, 0))
	move(t, p)
	p.App.RequestQuit()
	rulestest.Holds(t, !p.App.Done() && game.ConfirmQuit(func() {}), "a game is lost in silence")
}

// TestTheMenuDoesNotSaySaved while saving fails, nor where nobody saves; leaving then
// asks, and what is lost is never the answer of Enter.
func TestTheMenuDoesNotSaySaved(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	for _, keep := range []session.Saver{nil, full{}} {
		play, err := session.New(p.deps.Titles[0].Game, newRecord(t, 9), session.Deps{Saver: keep})
		rulestest.OK(t, err)
		p.Open(menu.New(p.deps.Titles[0].NewMatch(p.App, play), nil, ""))
		rulestest.Holds(t, !p.Sees("game is saved."), "the menu says: %s", p.Words())
		if keep == nil {
			p.App.Back()
			continue
		}
		menu := p.App.Screen()
		p.Click("shelf")
		p.Key(input.Confirm)
		rulestest.Must(t, p.App.Screen() == menu && !p.Sees("Leave the game?"), "Enter does not stay")
		p.Click("shelf")
		p.Click("unsaved.Export")
		rulestest.Holds(t, p.Sees("exported to"), "the game cannot be written elsewhere")
		p.Click("shelf")
		p.Click("unsaved.Leave")
		rulestest.Holds(t, p.App.Screen() != menu, "one cannot leave")
	}
}

// TestNoWayOutIsSilent: beginning anew leaves the game too, from the menu and from the
// results.
func TestNoWayOutIsSilent(t *testing.T) {
	for name, c := range map[string]struct {
		entries int
		open    func(*player, *session.Session) app.Screen
		press   []string
	}{
		"menu, this deal again": {9, func(p *player, play *session.Session) app.Screen {
			return menu.New(p.deps.Titles[0].NewMatch(p.App, play), nil, "")
		}, []string{"restart", "restart.sure.Restart"}},
		"results, another deal": {-1, ending, []string{"again"}},
		"results, same deal":    {-1, ending, []string{"same"}},
		"results, to the shelf": {-1, ending, []string{"shelf"}},
	} {
		t.Run(name, func(t *testing.T) {
			p := sit(t, 1280, 800, 100)
			play, err := session.New(p.deps.Titles[0].Game, newRecord(t, c.entries), session.Deps{Saver: full{}})
			rulestest.OK(t, err)
			page := c.open(p, play)
			p.Open(page)
			for _, id := range c.press {
				p.Click(id)
				rulestest.Holds(t, !p.Sees("stays among your saved games"), "it is told to be saved")
			}
			rulestest.Must(t, p.App.Screen() == page && p.Sees("Leave the game?"), "it is left for %T without a question", p.App.Screen())
			p.Click("unsaved.Stay")
			rulestest.Holds(t, p.App.Screen() == page && !p.Sees("Leave the game?"), "who stays is not heard")
			for _, id := range append(c.press, "unsaved.Leave") {
				p.Click(id)
			}
			rulestest.Holds(t, p.App.Screen() != page, "who means it is not heard")
		})
	}
}

func ending(p *player, play *session.Session) app.Screen {
	return gameover.New(p.deps.Titles[0].NewMatch(p.App, play), func(int) {}, nil, nil)
}

// TestTheWindowDoesNotCloseOverALoss: who closes the window is asked like who leaves by
// the menu, on whatever screen, once; where all is saved nobody is asked.
func TestTheWindowDoesNotCloseOverALoss(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	files := over(p)
	r := newRecord(t, 0)
	p.Begin(p.deps.Titles[0], r)
	move(t, p)
	files.Fail(errFull)
	move(t, p)
	p.App.Open(pages.NewSettings(p.App))
	p.Still(2)
	depth := p.App.Depth()
	for range 2 {
		p.App.RequestQuit()
		p.Still(2)
		if p.App.Done() || !p.Sees("Leave the game?") || p.App.Depth() != depth+1 {
			t.Fatalf("done %v, %d screens: %s", p.App.Done(), p.App.Depth(), p.Words())
		}
	}
	p.Click("unsaved.Stay")
	rulestest.Holds(t, !p.App.Done() && !p.Sees("Leave the game?"), "who stays is not heard")
	p.App.RequestQuit()
	p.Still(2)
	p.Click("unsaved.Leave")
	rulestest.Holds(t, p.App.Done(), "who means it is not heard")

	q := sit(t, 1280, 800, 100)
	over(q)
	q.Begin(q.deps.Titles[0], r)
	move(t, q)
	q.App.RequestQuit()
	rulestest.Holds(t, q.App.Done(), "somebody is asked though all is saved")
}
