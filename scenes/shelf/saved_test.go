package shelf

import (
	"path"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules/london"
	"intrigue/scenes/table"
)

// TestAFreedGameCanBeContinued: what another window held is free once it was closed there, and
// nothing says otherwise.
func TestAFreedGameCanBeContinued(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.save(newRecord(t, 9))
	list, err := p.App.Store.List()
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
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
		if err != nil {
			t.Fatal(err)
		}
		screen.open()
		_, _, err = p.App.Store.Load(list[0].Name)
		p.App.Report(err)
		p.Still(3)
		if !p.Sees(held) {
			t.Errorf("%s: nothing tells that the game is open elsewhere: %s", screen.name, p.Words())
		}
		if err := other.Close(); err != nil {
			t.Fatal(err)
		}
		for began := p.Now; p.Now.Sub(began) < time.Second; {
			p.Still(1)
		}
		if p.Sees(held) {
			t.Errorf("%s: a game that was closed is still said to be open: %s", screen.name, p.Words())
		}
	}
}

// TestACopyOfWhatIsNoGame: whatever lies among the saved games can be written to another place.
func TestACopyOfWhatIsNoGame(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	broken := newRecord(t, 3)
	broken.Entries[2].Move = "nonsense"
	p.save(broken)
	p.App.Open(NewGames(p.deps))
	p.Rest()
	p.Click("take." + p.App.Screen().(*Games).list[0].name)
	if !p.Sees("copied to") {
		t.Errorf("nothing tells where the copy is: %s", p.Words())
	}
}

// TestACopiedGameThatIsOver stands among the finished games, though its file has no line that says so.
func TestACopiedGameThatIsOver(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	m := over(p)
	if err := m.Write("games/copy.jsonl", []byte(store.Export(newRecord(t, -1)))); err != nil {
		t.Fatal(err)
	}
	p.App.Home()
	p.Rest()
	if p.Sees("Continue") {
		t.Error("the shelf offers to go on with it")
	}
	p.App.Open(NewGames(p.deps))
	p.Rest()
	if p.Sees("In progress") || !p.Sees("Finished") || !p.Sees("Game over") {
		t.Errorf("it is listed as %s", p.Words())
	}
}

func TestSavedGames(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.save(newRecord(t, 9))
	p.save(newRecord(t, -1))
	p.App.Open(NewGames(p.deps))
	p.Rest()
	if !p.Sees("In progress") || !p.Sees("Finished") {
		t.Fatal("the games are not sorted")
	}
	s := p.App.Screen().(*Games)
	for _, g := range s.list {
		if !g.over {
			p.Click("export." + g.name)
			if !p.Sees("exported to") {
				t.Error("nothing tells where the export is")
			}
			if !p.Sees("shows what each side is hiding") {
				t.Error("nobody is told that the file of a game in progress holds secrets")
			}
			p.App.ClearToasts()
			p.Click("trash." + g.name)
			p.Click("untrash")
			if len(s.list) != 2 {
				t.Error("what was thrown away does not come back")
			}
			p.Rest()
			p.Click("trash." + g.name)
		}
	}
	p.Rest()
	if len(s.list) != 1 {
		t.Errorf("%d games are left of two, one thrown away", len(s.list))
	}
	p.Click("open." + s.list[0].name)
	if _, ok := p.App.Screen().(*table.Screen); !ok {
		t.Errorf("a finished game opens %T", p.App.Screen())
	}
}

// TestSavedGamesAreDescribed: each has its picture, how far it has come and whose
// turn it is, and can be given a title of its own.
func TestSavedGamesAreDescribed(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.save(newRecord(t, 30))
	p.App.Open(NewGames(p.deps))
	p.Rest()
	s := p.App.Screen().(*Games)
	if !p.Sees("Round") || !p.Sees("to move") {
		t.Errorf("the list says %s", p.Words())
	}
	if s.list[0].view == nil || s.list[0].view.(london.View).X.At != 0 && !s.list[0].view.(london.View).X.Shown {
		t.Error("the picture is not what everybody may see")
	}
	p.Click("rename." + s.list[0].name)
	p.Write("The long chase")
	p.Key(input.Confirm)
	p.Rest()
	if !p.Sees("The long chase") {
		t.Errorf("after renaming the list says %s", p.Words())
	}
	for id := "rename." + s.list[0].name; p.App.UI().Focused() != id; {
		p.Key(input.Next)
	}
	p.Key(input.Confirm)
	p.Write("By keys")
	p.Key(input.Confirm)
	p.Rest()
	if !p.Sees("By keys") {
		t.Errorf("after renaming by keys the list says %s", p.Words())
	}
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
	if err != nil {
		t.Fatal(err)
	}
	g.Close()
	if _, _, err := p.App.Store.Load(g.Name()); err == nil {
		t.Fatal("a spoiled game loads")
	}
	p.App.Open(NewGames(p.deps))
	p.App.ClearToasts()
	p.Rest()
	s := p.App.Screen().(*Games)
	if len(list) != 1 || len(s.quarantined) != 1 || !p.Sees("Set aside") {
		t.Fatalf("%d files are set aside: %s", len(s.quarantined), p.Words())
	}
	p.Click("take." + s.quarantined[0].Name)
	if !p.Sees("was copied to") {
		t.Error("the file cannot be taken along")
	}
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
	if !found || len(s.list) != 3 || !p.Sees("Damaged files") {
		t.Fatalf("the list: %s", p.Words())
	}
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
