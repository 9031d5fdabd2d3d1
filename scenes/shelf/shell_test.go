package shelf

import (
	"path"
	"slices"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/maps/geom"
	"intrigue/rules/london"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

func TestSettingsHoldAndPersist(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.App.Open(pages.NewSettings(p.App))
	p.Rest()
	p.Click("confirm.Never")
	p.Click("speed.Fast")
	p.Click("hints")
	p.Click("palette.Bold")
	p.Click("contrast")
	p.Click("reduce")
	set := p.App.Store.Settings()
	if set.Confirm != "never" || set.Speed != "fast" || set.Hints || set.Palette != "bold" || !set.HighContrast || !set.ReduceMotion {
		t.Errorf("saved were %+v", set)
	}
	if p.App.UI().Theme.Paper != (widgets.DefaultTheme().WithHighContrast()).Paper {
		t.Error("high contrast does not hold at once")
	}
	p.Key(input.Mute)
	if p.App.Store.Settings().Mute == set.Mute {
		t.Error("the mute key is not remembered")
	}
}

func TestTextScaleByMouseAndKeys(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.App.Open(pages.NewSettings(p.App))
	p.Rest()
	h, _ := p.Hit("scale")
	r := h.R
	at := geom.Pt(r.X+r.W-10, r.Mid().Y)
	p.Frame(input.Events{At: at, Moved: true})
	p.Frame(input.Events{At: at, From: at, Pressed: true, Down: true})
	p.Frame(input.Events{At: at, From: at, Down: true})
	if p.App.Settings.TextScale != 100 {
		t.Error("the page grows under the hand")
	}
	p.Frame(input.Events{At: at, From: at, Tapped: true})
	p.Rest()
	if p.App.Store.Settings().TextScale != 200 {
		t.Errorf("the scale is %d after dragging to the end", p.App.Settings.TextScale)
	}
	for range 60 {
		if p.App.UI().Focused() == "scale" {
			break
		}
		p.Key(input.Next)
	}
	p.Key(input.Left)
	if got := p.App.Store.Settings().TextScale; got >= 200 || got < 150 {
		t.Errorf("the scale is %d after one key to the left", got)
	}
}

// TestTheVolumeIsSavedOnce when the hand lets go of the slider, or leaves the page with
// it, and is heard before.
func TestTheVolumeIsSavedOnce(t *testing.T) {
	for name, end := range map[string]func(p *player, at geom.Point){
		"let go":    func(p *player, at geom.Point) { p.Frame(input.Events{At: at, From: at, Tapped: true}); p.Rest() },
		"left":      func(p *player, _ geom.Point) { p.App.Back() },
		"shut down": func(p *player, _ geom.Point) { p.App.Close() },
	} {
		p := sit(t, 1280, 800, 100)
		p.App.Open(pages.NewSettings(p.App))
		p.Rest()
		h, _ := p.Hit("volume")
		was := p.App.Store.Settings().Volume
		at, now := h.R.Mid(), -1
		p.Frame(input.Events{At: at, Moved: true})
		p.Frame(input.Events{At: at, From: at, Pressed: true, Down: true})
		for range 8 {
			at.X += h.R.W / 20
			p.Frame(input.Events{At: at, From: at, Moved: true, Down: true})
			if now == p.App.Settings.Volume || p.App.Store.Settings().Volume != was {
				t.Errorf("%s: while it is dragged it is %d, after %d, and saved is %d", name, p.App.Settings.Volume, now, p.App.Store.Settings().Volume)
			}
			now = p.App.Settings.Volume
		}
		if end(p, at); p.App.Store.Settings().Volume != now || now <= was {
			t.Errorf("%s: %d is saved, not %d", name, p.App.Store.Settings().Volume, now)
		}
	}
}

func TestRebinding(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.App.Open(pages.NewKeys(p.App))
	p.Rest()
	p.Click("key." + string(input.Hint))
	p.Frame(input.Events{Strokes: []string{"l"}, Actions: []input.Action{input.Log}})
	p.Rest()
	if !p.Sees("L is already the key for “Log”.") {
		t.Fatal("a key of another action is taken unasked")
	}
	p.Click("contest.Cancel")
	if saved := input.KeymapFrom(p.App.Store.Settings().Keys); !slices.Contains(saved[input.Log], "l") {
		t.Error("the log has lost a key that was left to it")
	}
	p.Click("key." + string(input.Hint))
	p.Frame(input.Events{Strokes: []string{"l"}, Actions: []input.Action{input.Log}})
	p.Rest()
	p.Click("contest.Change")
	if !p.Sees("no longer for “Log”") {
		t.Error("nothing tells that the key was taken from the log")
	}
	saved := input.KeymapFrom(p.App.Store.Settings().Keys)
	if !slices.Contains(saved[input.Hint], "l") || slices.Contains(saved[input.Log], "l") {
		t.Errorf("hint has %q, log has %q", saved[input.Hint], saved[input.Log])
	}
	p.Click("key." + string(input.Menu))
	p.Frame(input.Events{Strokes: []string{"Escape"}, Actions: []input.Action{input.Menu}})
	if _, ok := p.App.Screen().(*pages.Keys); !ok {
		t.Error("Esc has left the page while a key was awaited")
	}
	p.Rest()
	p.Click("usual")
	if len(p.App.Store.Settings().Keys) != 0 {
		t.Error("the usual keys are not back")
	}
}

// As the window hands a letter over: the name of its key, and what was typed.
func TestRebindingALetter(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.App.Open(pages.NewKeys(p.App))
	p.Rest()
	p.Click("key." + string(input.Undo))
	p.Frame(input.Events{Strokes: []string{"H", "h"}, Actions: []input.Action{input.Hint}})
	p.Rest()
	if !p.Sees("H is already the key for “Hint”.") {
		t.Fatal("a letter of another action is taken unasked")
	}
	p.Click("contest.Change")
	p.Rest()
	saved := input.KeymapFrom(p.App.Store.Settings().Keys)
	if !slices.Contains(saved[input.Undo], "h") || slices.Contains(saved[input.Hint], "h") {
		t.Errorf("undo has %q, hint has %q", saved[input.Undo], saved[input.Hint])
	}
}

func TestEveryKeyIsShown(t *testing.T) {
	for _, size := range [][3]float64{{1280, 800, 100}, {1024, 640, 150}, {1280, 800, 200}} {
		p := sit(t, size[0], size[1], int(size[2]))
		for _, b := range []input.Binding{"h", "F7", "Control+Shift+F12", "Numpad7"} {
			p.App.Keymap.Bind(input.Undo, b)
		}
		p.App.Open(pages.NewKeys(p.App))
		p.Rest()
		for _, a := range input.Actions() {
			for _, b := range p.App.Keymap[a] {
				name := app.KeyCap(b)
				if !slices.ContainsFunc(p.Last, func(it widgets.Item) bool { return it.Text == name }) {
					t.Errorf("%v: %s has the key %s, which is not shown", size, a.Title(), name)
				}
			}
		}
	}
}

func TestSearchingTheRules(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.App.Open(pages.NewRules(p.App, p.deps.Titles[0].Subject(), ""))
	p.Rest()
	s := p.App.Screen().(*pages.Rules)
	all := s.Found()
	p.Click("search")
	p.Write("boat")
	p.Rest()
	if n := s.Found(); n == 0 || n >= all {
		t.Errorf("%d of %d rules hold the word", n, all)
	}
	marks := 0
	for _, it := range p.Last {
		if it.Kind == widgets.Box && it.Colour == widgets.Fade(p.App.UI().Theme.Gold, 0.55) {
			marks++
		}
	}
	if marks == 0 {
		t.Error("no hit is marked")
	}
	p.Key(input.Menu)
	if s.Found() != all || p.App.Screen() != app.Screen(s) {
		t.Error("the first Esc should only empty the search")
	}
	p.Key(input.Menu)
	if p.App.Screen() == app.Screen(s) {
		t.Error("the second Esc should go back")
	}
}

func TestRulesOpenAtTheClause(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.App.Open(pages.NewRules(p.App, p.deps.Titles[0].Subject(), "LON-90"))
	p.Rest()
	for _, it := range p.Last {
		if it.Text == "LON-90" && it.R.Y > 100 && it.R.Y < 400 {
			return
		}
	}
	t.Error("LON-90 is not in sight")
}

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

func TestMenuAndResultsLeadOn(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	play := finished(p)
	looked := false
	p.App.Open(table.NewResults(p.App, p.deps.Titles[0], play, func() { looked = true }))
	p.Rest()
	p.Click("review")
	if !looked {
		t.Error("the way back through the game is closed")
	}
	p.Click("same")
	game, ok := p.App.Screen().(*table.Screen)
	if !ok || game.Game().Record().Deal != play.Record().Deal || game.Game().Seats()[0] != play.Seats()[0] {
		t.Fatalf("the same deal gives %T", p.App.Screen())
	}
	p.App.Open(table.NewMenu(p.App, p.deps.Titles[0], game.Game(), game.Results))
	p.Rest()
	p.Click("rules")
	p.Key(input.Menu)
	if p.App.UI().Focused() != "" && p.App.UI().Focused() != "rules" {
		t.Errorf("back in the menu the focus is on %q", p.App.UI().Focused())
	}
	p.Click("shelf")
	if _, ok := p.App.Screen().(*Shelf); !ok {
		t.Error("the menu does not lead to the shelf")
	}
}

// TestTheSameDealIsOfTheSameEdition: under another one the number would deal otherwise.
// A fresh deal is always of the newest edition.
func TestTheSameDealIsOfTheSameEdition(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	r := newRecord(t, 8)
	r.Edition = 1
	newest := p.deps.Titles[0].Game.About().Edition
	for key, want := range map[string]int{"same": 1, "again": newest} {
		play, err := input.NewTable(p.deps.Titles[0].Game, r, input.Deps{})
		if err != nil {
			t.Fatal(err)
		}
		p.App.Open(table.NewResults(p.App, p.deps.Titles[0], play, func() {}))
		p.Rest()
		p.Click(key)
		game, ok := p.App.Screen().(*table.Screen)
		if !ok || game.Game().Record().Edition != want {
			t.Errorf("%q opens %T of the edition %d", key, p.App.Screen(), game.Game().Record().Edition)
		}
	}
}

// TestEveryTitleStandsOnTheShelf: whatever games the shelf is given have their boxes, in
// that order, and each opens its own page; another one needs nothing of the shelf.
func TestEveryTitleStandsOnTheShelf(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	titles := append(slices.Clone(p.deps.Titles), p.deps.Titles[0])
	titles[5].Game = other{key: "sixth", name: "Sixth"}
	for n := 1; n <= len(titles); n++ {
		p.App.Open(New(Deps{App: p.App, Titles: titles[:n]}))
		p.Rest()
		left := 0.0
		for _, key := range titles[:n].Keys() {
			at := p.At("box." + key)
			if at.X <= left || at.X >= p.W {
				t.Errorf("of %d boxes that of %s stands at %.0f", n, key, at.X)
			}
			left = at.X
		}
		key := titles.Keys()[n-1]
		p.Click("box." + key)
		if s, ok := p.App.Screen().(*Setup); !ok || s.about.Key != key {
			t.Errorf("the box of %s opens %T", key, p.App.Screen())
		}
	}
}

// TestSettingsSayWhyThereIsSilence where there is no device.
func TestSettingsSayWhyThereIsSilence(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.App.Open(pages.NewSettings(p.App))
	p.Rest()
	if p.Sees("is silent") {
		t.Error("the settings complain of a device that nobody has tried")
	}
	p.App.Sound.Close() // the same to the page as a device that fails
	p.Rest()
	p.Still(1)
	if !p.Sees("is silent") {
		t.Errorf("the settings say %q", p.Words())
	}
	p.Fits("settings in silence")
}

// TestNamesBelowTheBoxesAreOfOneSize also where the longest has to be small, and larger than what stands below them.
func TestNamesBelowTheBoxesAreOfOneSize(t *testing.T) {
	for _, scale := range []int{100, 150, 200} {
		p := sit(t, 1280, 800, scale)
		p.deps.Titles[1].Game = other{key: "pimpernel", name: "The Scarlet Pimpernel"}
		p.Rest()
		sizes := map[string]float64{}
		below := 0.0
		for _, it := range p.Last {
			if it.Kind == widgets.Words && it.Text == p.deps.Titles[1].People {
				below = it.Size
			}
			for _, title := range p.deps.Titles {
				if it.Kind == widgets.Words && it.Text == title.Name() {
					sizes[it.Text] = it.Size
				}
			}
		}
		least, most := 1000.0, 0.0
		for _, s := range sizes {
			least, most = min(least, s), max(most, s)
		}
		if len(sizes) != len(p.deps.Titles) || most-least > 1 {
			t.Errorf("at %d %% the names are of the sizes %v", scale, sizes)
		}
		if below == 0 || below > least {
			t.Errorf("at %d %% the number of players is of size %v below names of size %v", scale, below, least)
		}
	}
}
