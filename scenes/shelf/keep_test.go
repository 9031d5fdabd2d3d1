package shelf

import (
	"errors"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/gameover"
)

// over lets a person play on over a memory of its own.
func over(p *player) *storage.Memory {
	m := storage.NewMemory()
	p.App.Store = store.Open(store.Options{Config: m, Data: m, Now: func() time.Time { return p.Now },
		Game: func(k string) (rules.Game, bool) { return london.Game{}, k == "london" }})
	p.App.Settings.Speed, p.App.Settings.ReduceMotion = "off", true
	return m
}

// move plays any move of the deciding seat.
func move(t *testing.T, p *player) {
	t.Helper()
	play := p.Game()
	if _, up := play.Curtain(); up {
		play.OpenCurtain()
		p.Still(2)
	}
	rulestest.OK(t, play.Play(play.Choices()[0].Move))
	p.Still(2)
}

// TestAResultIsKeptOnce finishes a game: its result is there before anybody has seen
// the results, and only once.
func TestAResultIsKeptOnce(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	over(p)
	r := newRecord(t, -1)
	all := r.Entries
	r.Entries = nil
	game := p.Begin(p.deps.Titles[0], r)
	for _, e := range all {
		if p.Game().Over() {
			break
		}
		if _, up := p.Game().Curtain(); up {
			p.Game().OpenCurtain()
		}
		if e.Seat != rules.Luck && p.Game().Len() < len(all) {
			err := p.Game().Play(e.Move)
			rulestest.Must(t, err == nil, "%v: %v", e, err)
		}
		p.Game().Update(p.Now)
	}
	rulestest.Must(t, p.Game().Over(), "the game is not over")
	n := len(p.App.Store.Results("london"))
	rulestest.Holds(t, n == 1, "%d results before the end was seen", n)
	p.Still(100)
	scenetest.On[*gameover.Page](p.Player, "the end opens")
	got := p.App.Store.Results("london")
	rulestest.Holds(t, len(got) == 1 && got[0].Ending == game.Game().Outcome().Ending && len(got[0].Sides) == 2, "%+v", got)
}

// TestNoticesDuringPlay takes the file of a game away while it is played.
func TestNoticesDuringPlay(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	m := over(p)
	p.Begin(p.deps.Titles[0], newRecord(t, 8))
	files, _ := m.List("games")
	rulestest.Must(t, len(files) == 1, "%v", files)
	m.Rename(files[0].Name, "elsewhere")
	move(t, p)
	rulestest.Holds(t, p.Sees("saved again"), "nobody is told that the file was gone: %v", p.Words())
	files, _ = m.List("games")
	rulestest.Holds(t, len(files) == 1, "it was not written again")
}

// TestAnAdoptedGameIsSavedLate opens a game from elsewhere.
func TestAnAdoptedGameIsSavedLate(t *testing.T) {
	for _, c := range []struct {
		what string
		do   func(p *player, game *table.Screen)
		want int
	}{
		{"nothing", func(*player, *table.Screen) {}, 0},
		{"seen", func(_ *player, game *table.Screen) { game.Save(); game.Save() }, 1},
		{"seen and played on", func(p *player, game *table.Screen) {
			game.Save()
			move(t, p)
			items, err := p.App.Store.List()
			rulestest.Holds(t, err == nil && len(items) == 1 && items[0].Entries == p.Game().Len() && !p.Game().Unsaved(),
				"%+v, %v", items, err)
		}, 1},
		{"left and then seen", func(p *player, game *table.Screen) { p.App.Back(); game.Save() }, 0},
	} {
		t.Run(c.what, func(t *testing.T) {
			p := sit(t, 1280, 800, 100)
			m := over(p)
			game, err := table.OpenUnsaved(p.App, p.deps.Titles[0], newRecord(t, 4))
			rulestest.OK(t, err)
			p.App.Open(game)
			p.Still(2)
			c.do(p, game)
			files, _ := m.List("games")
			rulestest.Holds(t, len(files) == c.want, "there are %d files", len(files))
		})
	}
}

// TestSettingsPageTakesOver opens the settings after another window has changed them.
func TestSettingsPageTakesOver(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	m := over(p)
	p.App.Save()
	other := store.Open(store.Options{Config: m, Data: m, Game: func(string) (rules.Game, bool) { return nil, false }})
	set := other.Settings()
	set.Confirm, set.Palette = "always", "bold"
	rulestest.OK(t, other.SaveSettings(set))
	p.Open(pages.NewSettings(p.App))
	p.Click("hints")
	now := other.Settings()
	rulestest.Holds(t, p.App.Settings.Confirm == "always" && now.Confirm == "always" && now.Palette == "bold" && !now.Hints, "%+v", now)
}

// TestNothingIsLeftOfAGameThatCannotBegin: of one whose board cannot be opened, or whose
// bot is not known any more, no file is written.
func TestNothingIsLeftOfAGameThatCannotBegin(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	broken := p.deps.Titles[0]
	broken.Board = func(*table.Host) (table.Board, error) { return nil, errors.New("the map is torn") }
	retired := newRecord(t, 0)
	retired.Seats[0] = rules.SeatInfo{Level: "retired"}
	for what, begin := range map[string]func() (*table.Screen, error){
		"no board": func() (*table.Screen, error) { return table.NewGame(p.App, broken, newRecord(t, 0)) },
		"no bot":   func() (*table.Screen, error) { return table.NewGame(p.App, p.deps.Titles[0], retired) },
	} {
		if _, err := begin(); err == nil {
			t.Errorf("%s: the game begins", what)
		}
		if all, err := p.App.Store.List(); err != nil || len(all) != 0 {
			t.Errorf("%s: %d games are saved (%v)", what, len(all), err)
		}
	}
}

// TestTheCurtainNamesTheRightSeat: among several people behind one curtain, who has given
// no name goes by the seat that is theirs.
func TestTheCurtainNamesTheRightSeat(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	over(p)
	r := newRecord(t, 0)
	r.Seats = []rules.SeatInfo{{Name: "Bob"}, {Name: "Ada", Colour: 1}, {Name: "Ada", Colour: 2}, {Name: app.DefaultName, Colour: 3}}
	p.Begin(p.deps.Titles[0], r)
	for range 9 { // until Mr X has moved
		move(t, p)
		if g, up := p.Game().Curtain(); up && g.Seat > 0 {
			break
		}
	}
	p.Rest()
	rulestest.Holds(t, p.Sees("Ada and Detective 3"), "the curtain says: %s", p.Words())
}

// TestTipsNameTheKeysAsTheyAre: a player who has given an action another key, or none, reads so
// beside its button.
func TestTipsNameTheKeysAsTheyAre(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	over(p)
	p.Begin(p.deps.Titles[0], newRecord(t, 0))
	move(t, p)
	p.Game().OpenCurtain()
	p.Rest()
	for _, keys := range [][]string{{"F5"}, {}} {
		p.App.Settings.Keys = map[string][]string{string(input.Rules): keys}
		p.App.Apply()
		p.Hover(p.At("tool.rules"), 2)
		rulestest.Holds(t, p.Sees("Rules (F5)") == (len(keys) > 0) && p.Sees("Rules") && !p.Sees("Rules (R)") && !p.Sees("No key"),
			"with the keys %q: %s", keys, p.Words())
	}
}
