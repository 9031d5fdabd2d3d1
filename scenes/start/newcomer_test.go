package start

import (
	"bytes"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/wire"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/shelf"
	"intrigue/scenes/table/gameover"
)

// openShelf opens the shelf of the two small games.
func openShelf(t *testing.T) *scenetest.Player {
	t.Helper()
	titles := newcomers()
	p := scenetest.New(t, func(key string) (rules.Game, bool) {
		title, ok := titles.Find(key)
		return title.Game, ok
	}, func(a *app.App) app.Screen { return shelf.New(shelf.Deps{App: a, Titles: titles}) })
	p.App.Settings.ReduceMotion, p.App.Settings.Speed, p.App.Settings.Confirm = true, "off", "never"
	p.App.Apply()
	p.Still(3)
	return p
}

// begin presses a box and starts the game as its page proposes it.
func begin(p *scenetest.Player, key string, clicks ...string) {
	p.T.Helper()
	p.Click("box." + key)
	p.Rest()
	for _, id := range append(clicks, "start") {
		p.Click(id)
		p.Rest()
	}
}

// play presses the first thing that can be chosen until the game is over.
func play(p *scenetest.Player) {
	p.T.Helper()
	for range 60 {
		if _, ok := p.App.Screen().(*gameover.Page); ok {
			return
		}
		g := p.Game()
		if p.Has("curtain.open") {
			p.Click("curtain.open")
			continue
		}
		choices := g.Choices()
		if len(choices) == 0 {
			p.Still(2)
			continue
		}
		for _, target := range choices[0].Path {
			p.Click(target)
		}
	}
	p.T.Fatal("the game does not come to an end")
}

// TestANewGameGoesThroughTheHouse: a game that no code of the house knows is played from
// the shelf to its results, with its log, its review and its file.
func TestANewGameGoesThroughTheHouse(t *testing.T) {
	for _, c := range []struct {
		key    string
		clicks []string
		log    string // what the log says of some move
	}{
		{"duel", []string{"way.several"}, "chooses"},
		{"duel", nil, "chooses"}, // against a bot
		{"patience", nil, ""},
	} {
		t.Run(strings.Join(append([]string{c.key}, c.clicks...), " "), func(t *testing.T) {
			p := openShelf(t)
			begin(p, c.key, c.clicks...)
			play(p)
			o, _ := p.App.Screen().(*gameover.Page)
			rulestest.Holds(t, o != nil, "the game ends on %T", p.App.Screen())
			p.Still(5)
			p.Click("review")
			p.Still(5)
			rulestest.Holds(t, p.Sees("Back to the table") && p.Sees(c.log),
				"the review does not show the log with %q: %s", c.log, p.Words())
			if all, err := rules.Replay(gameOf(t, c.key), p.Game().Record()); err != nil || !all[len(all)-1].Outcome().Over() {
				t.Fatalf("the record does not replay to the end: %v", err)
			}
			if saved, err := p.App.Store.List(); err != nil || len(saved) != 1 || saved[0].Record.Game != c.key || !saved[0].Finished() {
				t.Errorf("these games are saved: %v, %v", saved, err)
			}
			before := p.Game().Cursor()
			p.Key(input.ReviewBack)
			at := p.Game().Cursor()
			rulestest.Holds(t, at == before-1, "a move back from entry %d it shows entry %d", before, at)
		})
	}
}

func gameOf(t *testing.T, key string) rules.Game {
	t.Helper()
	title, ok := newcomers().Find(key)
	rulestest.Must(t, ok, "%s is not on the shelf", key)
	return title.Game
}

// TestANewGameOnTheWire: programs play it to the end, too.
func TestANewGameOnTheWire(t *testing.T) {
	for key, lines := range map[string][]string{
		"duel": {"new", "play 0 choose 2", "go 1 easy simulations 20", "play 1 choose 1", "label 0 number.2",
			"whynot 0 choice.bow", "tell 1 1", "view 1", "record", "quit"},
		"patience": {"new", "roll", "choices 0", "play 0 lay 1 left", "undo", "outcome", "quit"},
	} {
		var out bytes.Buffer
		rulestest.OK(t, wire.Serve(gameOf(t, key), strings.NewReader(strings.Join(lines, "\n")), &out))
		rulestest.Holds(t, !strings.Contains(out.String(), "error") && strings.Count(out.String(), "ok\n") == len(lines),
			"%s answers\n%s", key, out.String())
	}
}

// TestPicturesOfANewGame: each of its pictures can be laid out.
func TestPicturesOfANewGame(t *testing.T) {
	for _, title := range newcomers() {
		shots := pictures(title)
		if len(shots) < 5 {
			t.Errorf("%s has %d pictures", title.Game.About().Title, len(shots))
		}
		for _, s := range shots {
			p := openShelf(t)
			if err := s.set(p.App); err != nil {
				t.Errorf("%s: %v", s.name, err)
				continue
			}
			items := s.play(p.App, sizes[0])
			rulestest.Holds(t, len(items) != 0, "%s is empty", s.name)
		}
	}
}
