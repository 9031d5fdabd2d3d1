package main

import (
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/pimpernel"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/shelf"
	"intrigue/scenes/table"
)

// Sixty windows, from a corner of a screen to 4K, tall and wide, tiled halves among them, and text sizes: 360 pairs.
var (
	windowWidths  = []float64{400, 480, 600, 683, 720, 800, 970, 1280, 1920, 3840}
	windowHeights = []float64{300, 500, 700, 780, 1400, 2160}
	textScales    = []int{75, 100, 125, 150, 175, 200}
)

// resized is a table whose window and words take one size after the other.
type resized struct {
	*scenetest.Player
	what string
}

// part lays out what is open at every n-th of the pairs, from the first on. No panic is survived.
func (s *resized) part(first, n int) {
	s.T.Helper()
	for i := first % n; i < len(windowWidths)*len(windowHeights)*len(textScales); i += n {
		size := i / len(textScales)
		s.at(windowWidths[size/len(windowHeights)], windowHeights[size%len(windowHeights)], textScales[i%len(textScales)])
	}
}

func (s *resized) at(w, h float64, scale int) {
	s.T.Helper()
	defer func() {
		if fault := recover(); fault != nil {
			s.T.Fatalf("%s, %.0f×%.0f at %d %%: %v\n%s", s.what, w, h, scale, fault, debug.Stack())
		}
	}()
	s.W, s.H = w, h
	s.App.Settings.TextScale = scale
	s.App.Apply()
	s.Still(1)
	if on, small := s.Hit("small.on"); small {
		at := on.R.Mid()
		s.Frame(input.Events{At: at, From: at, Moved: true, Pressed: true, Down: true})
		s.Frame(input.Events{At: at, From: at, Tapped: true})
		s.Still(1)
	}
}

// lively is a game in which much lies about: two cubes of a seat in an area of Pimpernel's, in Penny's a fight for
// which somebody has tokens, and in the others what a while of chance makes of it: half of a game that ends before.
func lively(t *testing.T, g rules.Game) rules.Record {
	t.Helper()
	const deals, middle, late = 40, 20, 30
	about := g.About()
	for deal := range uint64(deals) {
		met := false
		r := scenetest.Chance{Game: g, Seed: deal, Stop: func(p rules.Position, s rules.Seat, n int) bool {
			if s == rules.Luck || n < middle {
				return false
			}
			switch v := p.Seen(s).(type) {
			case penny.View:
				x, fights := v.Fight()
				met = fights && len(x.Payable) > 0
			case pimpernel.View:
				for _, a := range v.Areas {
					met = met || slices.Max(a.Piles) > 1
				}
			default:
				met = n >= late
			}
			return met
		}}.Play(t, scenetest.Deal(t, g, scenetest.People(about.MaxSeats-int(deal)%(about.MaxSeats-about.MinSeats+1)), nil, deal))
		if n := len(r.Entries); !met && n < late {
			met, r.Entries = true, r.Entries[:n/2]
		}
		if met {
			return r
		}
	}
	t.Fatal("nothing of the kind comes about")
	return rules.Record{}
}

// after is a record one move of a person later, and what luck makes of it; the same at the end of the game.
func after(t *testing.T, g rules.Game, r rules.Record) rules.Record {
	t.Helper()
	n := len(r.Entries)
	return scenetest.Chance{Game: g, Seed: uint64(n), Stop: func(_ rules.Position, s rules.Seat, now int) bool {
		return s != rules.Luck && now > n
	}}.Play(t, r)
}

// opening opens a sheet above a table, or something on it.
type opening struct {
	name string
	open func(p *scenetest.Player)
}

// pagesOf are what can be opened at every table, by its keys or from the menu.
func pagesOf(title table.Title) (all []opening) {
	for _, key := range []input.Action{input.Hint, input.Situation, input.Log, input.Rules, input.KeysPage,
		input.Menu, input.NextPiece, input.Next} {
		all = append(all, opening{string(key), func(p *scenetest.Player) { p.Key(key) }})
	}
	for name, page := range map[string]func(d shelf.Deps) app.Screen{
		"settings": func(d shelf.Deps) app.Screen { return pages.NewSettings(d.App) },
		"set-up":   func(d shelf.Deps) app.Screen { return shelf.NewSetup(d, title) },
		"guide":    func(d shelf.Deps) app.Screen { return shelf.NewGuide(d) },
	} {
		all = append(all, opening{name, func(p *scenetest.Player) { p.App.Open(page(shelf.Deps{App: p.App, Titles: titles()})) }})
	}
	return all
}

// openings are those of a moment that no moment before has had: the keys of the table, and a press on each kind of
// place, "card", and what it is.
func openings(p *scenetest.Player, met map[string]bool) (all []opening) {
	for _, h := range p.App.UI().TopHits() {
		target, spot := table.TargetOf(h.ID)
		kind, _, _ := strings.Cut(target, ".")
		if !spot {
			target, kind = h.ID, h.ID
		}
		if met[kind] || !spot && !strings.HasPrefix(h.ID, "tool.") {
			continue
		}
		met[kind] = true
		all = append(all, opening{"a press on " + target, func(p *scenetest.Player) { p.Click(target) }})
		if spot {
			all = append(all, opening{"what " + target + " is", func(p *scenetest.Player) { p.Screen().Explain(target) }})
		}
	}
	return all
}

// TestNoSizeIsACrash lays out ten moments of every game. Together they have every pair of window and text size, and
// each sheet that can be opened has five or six, at text sizes of their own, others than the sheet before. Painting
// needs no test of its own: it is handed the finished list.
func TestNoSizeIsACrash(t *testing.T) {
	const moments, sheets = 10, 61
	for _, title := range titles() {
		t.Run(title.Game.About().Key, func(t *testing.T) {
			sit := func(r rules.Record, what string) *resized {
				p := scenetest.Sit(t, title, r, nil)
				unveil(p)
				return &resized{p, what}
			}
			r, met, todo := lively(t, title.Game), map[string]bool{}, pagesOf(title)
			opened := 0
			for m := range moments {
				s := sit(r, "the table")
				todo = append(todo, openings(s.Player, met)...)
				s.part(m, moments)
				for len(todo) > 0 {
					s = sit(r, todo[0].name)
					todo[0].open(s.Player)
					s.part(opened, sheets)
					todo = todo[1:]
					opened++
				}
				r = after(t, title.Game, r)
			}
			rulestest.Holds(t, opened >= 10, "only %d sheets were opened", opened)
			t.Log(opened, "sheets")
		})
	}
}
