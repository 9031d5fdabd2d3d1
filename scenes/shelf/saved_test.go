package shelf

import (
	"path"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
)

// TestAFreedGameCanBeContinued: what another window held is free once it was closed there, and
// nothing says otherwise.
func TestAFreedGameCanBeContinued(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.save(newRecord(t, 9))
	list, err := p.App.Store.List()
	rulestest.Must(t, err == nil && len(list) == 1, "%v %v", list, err)
	const held = "This game is open in another window."
	shelf := p.App.Screen().(*Shelf)
	for _, screen := range []struct {
		name string
		open func()
	}{
		{"the shelf", shelf.Return},
		{"the saved games", func() { p.App.Open(NewGames(p.deps)) }},
	} {
		other, _, err := p.App.Store.Load(list[0].Name)
		rulestest.OK(t, err)
		screen.open()
		_, _, err = p.App.Store.Load(list[0].Name)
		p.App.Report(err)
		p.Still(3)
		rulestest.Holds(t, p.Sees(held), "%s: nothing tells that the game is open elsewhere: %s", screen.name, p.Words())
		rulestest.OK(t, other.Close())
		for began := p.Now; p.Now.Sub(began) < time.Second; {
			p.Still(1)
		}
		rulestest.Holds(t, !p.Sees(held), "%s: a game that was closed is still said to be open: %s", screen.name, p.Words())
	}
}

// TestACopyOfWhatIsNoGame: whatever lies among the saved games can be written to another place.
func TestACopyOfWhatIsNoGame(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	broken := newRecord(t, 3)
	broken.Entries[2].Move = "nonsense"
	p.save(broken)
	p.Open(NewGames(p.deps))
	p.Click("take." + p.App.Screen().(*Games).list[0].name)
	rulestest.Holds(t, p.Sees("copied to"), "nothing tells where the copy is: %s", p.Words())
}

// TestACopiedGameThatIsOver stands among the finished games, though its file has no line that says so.
func TestACopiedGameThatIsOver(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	m := over(p)
	rulestest.OK(t, m.Write("games/copy.jsonl", []byte(store.Export(newRecord(t, -1)))))
	p.App.Home()
	p.Rest()
	rulestest.Holds(t, !p.Sees("Continue"), "the shelf offers to go on with it")
	p.Open(NewGames(p.deps))
	rulestest.Holds(t, !p.Sees("In progress") && p.Sees("Finished") && p.Sees("Game over"), "it is listed as %s", p.Words())
}

func TestSavedGames(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.save(newRecord(t, 9))
	p.save(newRecord(t, -1))
	p.Open(NewGames(p.deps))
	rulestest.Must(t, p.Sees("In progress") && p.Sees("Finished"), "the games are not sorted")
	s := p.App.Screen().(*Games)
	for _, g := range s.list {
		if !g.over {
			p.Click("export." + g.name)
			rulestest.Holds(t, p.Sees("exported to"), "nothing tells where the export is")
			rulestest.Holds(t, p.Sees("shows what each side is hiding"),
				"nobody is told that the file of a game in progress holds secrets")
			p.App.ClearToasts()
			p.Click("trash." + g.name)
			p.Click("untrash")
			rulestest.Holds(t, len(s.list) == 2, "what was thrown away does not come back")
			p.Rest()
			p.Click("trash." + g.name)
		}
	}
	p.Rest()
	rulestest.Holds(t, len(s.list) == 1, "%d games are left of two, one thrown away", len(s.list))
	p.Click("open." + s.list[0].name)
	_, ok := p.App.Screen().(*table.Screen)
	rulestest.Holds(t, ok, "a finished game opens %T", p.App.Screen())
}

// TestSavedGamesAreDescribed: each has its picture, how far it has come and whose
// turn it is, and can be given a title of its own.
func TestSavedGamesAreDescribed(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.save(newRecord(t, 30))
	p.Open(NewGames(p.deps))
	s := p.App.Screen().(*Games)
	rulestest.Holds(t, p.Sees("Round") && p.Sees("to move"), "the list says %s", p.Words())
	if s.list[0].view == nil || s.list[0].view.(london.View).X.At != 0 && !s.list[0].view.(london.View).X.Shown {
		t.Error("the picture is not what everybody may see")
	}
	p.Click("rename." + s.list[0].name)
	p.Write("The long chase")
	p.Key(input.Confirm)
	p.Rest()
	rulestest.Holds(t, p.Sees("The long chase"), "after renaming the list says %s", p.Words())
	for id := "rename." + s.list[0].name; p.App.UI().Focused() != id; {
		p.Key(input.Next)
	}
	p.Key(input.Confirm)
	p.Write("By keys")
	p.Key(input.Confirm)
	p.Rest()
	rulestest.Holds(t, p.Sees("By keys"), "after renaming by keys the list says %s", p.Words())
}

// TestSetAsideIsListed: a file that cannot be used is told with why, and can be
// taken along.
func TestSetAsideIsListed(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.save(newRecord(t, 9))
	list, _ := p.App.Store.List()
	broken := newRecord(t, 3)
	broken.Entries[2].Move = "nonsense"
	g, err := p.App.Store.CreateGame(broken)
	rulestest.OK(t, err)
	g.Close()
	if _, _, err := p.App.Store.Load(g.Name()); err == nil {
		t.Fatal("a spoiled game loads")
	}
	p.App.Open(NewGames(p.deps))
	p.App.ClearToasts()
	p.Rest()
	s := p.App.Screen().(*Games)
	rulestest.Must(t, len(list) == 1 && len(s.quarantined) == 1 && p.Sees("Set aside"),
		"%d files are set aside: %s", len(s.quarantined), p.Words())
	p.Click("take." + s.quarantined[0].Name)
	rulestest.Holds(t, p.Sees("was copied to"), "the file cannot be taken along")
}

// TestBrokenGamesComeLast: what nobody can go on with stands below the games, by the name
// of its file, and can be thrown away and nothing else; one that shows it only when it is
// replayed, too.
func TestBrokenGamesComeLast(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.save(newRecord(t, 9))
	sound, _ := p.App.Store.List()
	broken := newRecord(t, 3)
	broken.Entries[2].Move = "nonsense"
	p.save(broken)
	broken.Game = "chess"
	p.save(broken)
	p.App.Open(NewGames(p.deps))
	p.App.ClearToasts()
	p.Rest()
	s := p.App.Screen().(*Games)
	ok, found := p.Hit("open." + sound[0].Name)
	rulestest.Must(t, found && len(s.list) == 3 && p.Sees("Damaged files"), "the list: %s", p.Words())
	for _, g := range s.list {
		if g.name == sound[0].Name {
			continue
		}
		if _, can := p.Hit("open." + g.name); can || !p.Sees(path.Base(g.name)) {
			t.Errorf("%s: can be opened %t: %s", g.name, can, p.Words())
		}
		if h, can := p.Hit("trash." + g.name); !can || h.R.Y < ok.R.Y {
			t.Errorf("%s stands at %v, the game at %v", g.name, h.R, ok.R)
		}
	}
}
