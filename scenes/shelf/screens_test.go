package shelf

import (
	"fmt"
	"testing"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/pages"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/table/menu"
)

// opened is one screen of the shell, opened in an app.
type opened struct {
	name string
	root bool // Menu has nothing to go back to
	open func(p *player)
}

func finished(p *player) *session.Session { return playing(p, newRecord(p.T, -1)) }

func playing(p *player, r rules.Record) *session.Session {
	t, err := session.New(p.deps.Titles[0].Game, r, session.Deps{})
	rulestest.OK(p.T, err)
	return t
}

func screens() []opened {
	return []opened{
		{"shelf", true, func(p *player) {}},
		{"shelf with a game", true, func(p *player) { p.save(newRecord(p.T, 12)); p.App.Home() }},
		{"shelf where nothing is kept", true, func(p *player) { p.unkept(); p.save(newRecord(p.T, 12)); p.App.Home() }},
		{"set-up", false, func(p *player) { p.App.Open(NewSetup(p.deps, p.deps.Titles[0])) }},
		{"set-up of six", false, func(p *player) {
			s := NewSetup(p.deps, p.deps.Titles[0])
			s.seating.resize(6)
			s.seating.setPlayer(1, 1)
			s.seating.seats[3].Name = "Wilhelmina Longn"
			p.App.Open(s)
		}},
		{"no saved games", false, func(p *player) { p.App.Open(NewGames(p.deps)) }},
		{"saved games", false, func(p *player) {
			for _, n := range []int{6, 20, -1, 40} {
				p.save(newRecord(p.T, n))
			}
			odd := newRecord(p.T, 5)
			odd.Game = "chess"
			p.save(odd)
			p.App.Open(NewGames(p.deps))
		}},
		{"throwing away", false, func(p *player) {
			p.save(newRecord(p.T, 6))
			s := NewGames(p.deps).(*Games)
			p.Open(s)
			p.Click("trash." + s.list[0].name)
		}},
		{"settings", false, func(p *player) { p.App.Open(pages.NewSettings(p.App)) }},
		{"keys", false, func(p *player) { p.App.Keymap.Bind(input.Hint, "g"); p.App.Open(pages.NewKeys(p.App)) }},
		{"rules", false, func(p *player) { p.App.Open(pages.NewRules(p.App, p.deps.Titles[0].Subject(), "")) }},
		{"a clause", false, func(p *player) { p.App.Open(pages.NewRules(p.App, p.deps.Titles[0].Subject(), "LON-76")) }},
		{"guide", false, func(p *player) { p.App.Open(NewGuide(p.deps)) }},
		{"about", false, func(p *player) { p.App.Open(NewAbout(p.deps)) }},
		{"menu", false, func(p *player) { p.App.Open(menu.New(p.deps.Titles[0].NewMatch(p.App, finished(p)), func() {}, "")) }},
		{"results", false, func(p *player) {
			play, err := session.New(pointed{}, newRecord(p.T, -1), session.Deps{})
			rulestest.OK(p.T, err)
			s := gameover.New(p.deps.Titles[0].NewMatch(p.App, play), func(int) {}, nil, nil)
			p.App.Open(s)
		}},
	}
}

func TestEveryScreenFits(t *testing.T) {
	for _, s := range screens() {
		t.Run(s.name, func(t *testing.T) {
			scenetest.EverySize(func(name string, w, h float64, scale int) {
				p := sit(t, w, h, scale)
				p.Rest()
				s.open(p)
				p.App.ClearToasts()
				p.Rest()
				p.Fits(name)
			})
		})
	}
}

func TestEveryScreenIsWalkedByKeysAlone(t *testing.T) {
	for _, s := range screens() {
		t.Run(s.name, func(t *testing.T) {
			p := sit(t, 1280, 800, 100)
			p.Rest()
			depth := p.App.Depth()
			s.open(p)
			p.App.ClearToasts()
			p.Walk(s.name)
			p.Rest()
			p.Fits("after the walk")
			if s.root {
				return
			}
			for range 2 { // the first Esc may close a question
				if p.App.Depth() > depth {
					p.Key(input.Menu)
				}
			}
			rulestest.Holds(t, p.App.Depth() == depth, "Esc leaves %T open", p.App.Screen())
		})
	}
}

// TestTheMenuIsInSight: at large type in the smallest window the name of the program gives way,
// so that a new player sees that the shelf has a menu.
func TestTheMenuIsInSight(t *testing.T) {
	p := sit(t, 1024, 640, 150)
	k, err := p.App.Store.CreateGame(newRecord(t, 9))
	rulestest.OK(t, err)
	k.Close()
	p.Open(New(p.deps))
	rulestest.Must(t, p.Has("continue"), "no game waits on the shelf")
	for _, id := range []string{"games", "settings", "guide", "about", "quit"} {
		if h, ok := p.Hit(id); !ok || h.R.Y+h.R.H > 640 {
			t.Errorf("%s of the menu lies at %v in a window of 640 points", id, h.R)
		}
	}
	if h, ok := p.Hit("shelf.bar"); ok {
		t.Errorf("the shelf scrolls: %v", h.R)
	}
}

// TestHowToPlayNeedsNoScrolling: the smallest window shows all of the advice and every game's row.
func TestHowToPlayNeedsNoScrolling(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		p := sit(t, size[0], size[1], 100)
		p.App.Open(NewGuide(p.deps))
		p.inSight(fmt.Sprint(size))
		rulestest.Holds(t, p.Has("rules.cardinal"), "%v: the rule book of the last game is not there", size)
	}
}
