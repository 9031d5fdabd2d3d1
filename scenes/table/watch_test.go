package table_test

import (
	"strconv"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

// watched is a game of London at which the seats are led by who.
func watched(t *testing.T, who rules.SeatInfo, entries int) *scenetest.Player {
	t.Helper()
	game := london.Game{}
	title := table.Title{Cover: match.Cover{Game: game}, Board: func(*table.Host) (table.Board, error) { return table.Bare{}, nil }}
	seats := []rules.SeatInfo{who, who, who}
	for i := range seats {
		seats[i].Colour = i
	}
	n := 0
	stop := func(rules.Position, rules.Seat, int) bool { n++; return n > entries }
	r := scenetest.Chance{Game: game, Seed: 1, Stop: stop}.Play(t, scenetest.Deal(t, game, seats, nil, 1))
	return scenetest.Sit(t, title, r, nil)
}

// TestWatchingHasItsKeys: a player who watches bots can pause them, let them play one move and change
// their speed with keys that are seen; a player has Undo and Redo there.
func TestWatchingHasItsKeys(t *testing.T) {
	p := watched(t, rules.SeatInfo{Level: "easy"}, 8)
	for _, id := range []string{"tool.pause", "tool.step", "tool.speed"} {
		rulestest.Holds(t, p.Has(id), "there is no %s", id)
	}
	p.Click("tool.pause")
	rulestest.Holds(t, p.Sees("Paused."), "after the press: %s", p.Words())
	was := p.App.Settings.Speed
	p.Click("tool.speed")
	rulestest.Holds(t, p.App.Settings.Speed != was, "the speed is still %s", was)
	p = watched(t, rules.SeatInfo{Name: "Ann"}, 8)
	rulestest.Holds(t, !p.Has("tool.pause"), "a player is offered to pause bots that are not there")
}

// TestWatchingShowsAll: those who watch bots can have Mr X shown, by a press or a key, and hidden
// again; a table with a person has neither.
func TestWatchingShowsAll(t *testing.T) {
	p := watched(t, rules.SeatInfo{Level: "easy"}, 8)
	p.Game().SetPaused(true)
	shown := func() bool { return p.Game().View().(london.View).X.At != 0 }
	rulestest.Must(t, !shown(), "Mr X is shown before anybody asks")
	p.Click("tool.showall")
	rulestest.Holds(t, shown(), "the press does not show him")
	p.Key(input.ShowAll)
	p.Still(2)
	rulestest.Holds(t, !shown(), "the key does not hide him")
	p = watched(t, rules.SeatInfo{Name: "Ann"}, 8)
	p.Key(input.ShowAll)
	rulestest.Holds(t, !p.Has("tool.showall") && !p.Game().ShowsAll(), "a table with a person shows all")
}

// TestWhatIsWatchedIsSkippedByAWord: while bots play there is a key in words, and it goes on without a pause until the person
// decides; then it is gone.
func TestWhatIsWatchedIsSkippedByAWord(t *testing.T) {
	game := london.Game{}
	title := table.Title{Cover: match.Cover{Game: game}, Board: func(*table.Host) (table.Board, error) { return table.Bare{}, nil }}
	seats := []rules.SeatInfo{{Name: "Ann"}, {Level: "easy", Colour: 1}, {Level: "easy", Colour: 2}}
	p := scenetest.Sit(t, title, scenetest.Deal(t, game, seats, nil, 1), func(s *store.Settings) { s.Speed = "slow" })
	for range 400 {
		if _, mine := p.Game().Deciding(); mine && p.Game().Len() >= 6 {
			break
		}
		p.Still(1)
	}
	rulestest.Holds(t, !p.Has("skip"), "there is something to skip on one's own turn")
	p.Step = 50 * time.Millisecond
	rulestest.OK(t, p.Game().Play(p.Game().Choices()[0].Move))
	n := p.Game().Len()
	for range 200 {
		if p.Still(1); p.Has("skip") {
			break
		}
	}
	rulestest.Must(t, p.Has("skip") && p.Sees("Skip to your turn"), "nothing skips the bots: %s", p.Words())
	began := p.Now
	p.Click("skip")
	for range 60 {
		if p.Game().Len() >= n+5 {
			break
		}
		p.Still(1)
	}
	_, mine := p.Game().Deciding()
	rulestest.Holds(t, mine && p.Game().Len() >= n+5 && p.Now.Sub(began) < 3*time.Second, "after %v %d of five moves are made",
		p.Now.Sub(began), p.Game().Len()-n)
	p.Still(5)
	rulestest.Holds(t, !p.Has("skip"), "the key stays when there is nothing to skip")
}

// TestTheLogFollowsAgain at its end after a look back.
func TestTheLogFollowsAgain(t *testing.T) {
	p := watched(t, rules.SeatInfo{Name: "Ann"}, 40)
	p.Still(3)
	end := p.App.UI().ContentHeight("log")
	last := func() (id string, y float64) {
		for n := range 90 {
			if h, ok := p.Hit("entry." + strconv.Itoa(n)); ok && h.R.Y >= y {
				id, y = h.ID, h.R.Y
			}
		}
		return id, y
	}
	was, _ := last()
	for range 40 {
		p.Key(input.ReviewBack)
	}
	p.Still(3)
	if now, _ := last(); now == was {
		t.Fatalf("the log of %.0f points does not go back: %s", end, p.Words())
	}
	p.Key(input.Menu)
	p.Still(5)
	if now, _ := last(); now != was {
		t.Errorf("back at the table the log ends with %s, not with %s", now, was)
	}
}
