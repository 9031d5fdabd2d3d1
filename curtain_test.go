package main

import (
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
)

// TestTheMenuBehindTheCurtain: Esc at the curtain opens the menu, which shows, says and answers the same in every
// game of a box: nothing of what lies behind the curtain. It exports nothing, and leads back to the curtain.
func TestTheMenuBehindTheCurtain(t *testing.T) {
	for _, title := range titles() {
		about := title.Game.About()
		if !about.Secret {
			continue
		}
		var first *scenetest.Player
		var said string
		met := 0
		for deal := range uint64(8) {
			r := scenetest.Deal(t, title.Game, scenetest.People(about.MinSeats), nil, deal+1)
			r = scenetest.Chance{Game: title.Game, Seed: deal, Stop: func(_ rules.Position, s rules.Seat, n int) bool {
				return s != rules.Luck && n > 5+7*int(deal)
			}}.Play(t, r)
			p := scenetest.Sit(t, title, r, nil)
			if _, up := p.Hit("curtain.open"); !up {
				continue
			}
			met++
			p.Key(input.Menu)
			var speech strings.Builder
			p.App.Speech = &speech
			if _, ok := p.App.Screen().(*table.Menu); !ok {
				t.Fatalf("%s: Esc at the curtain opens %T", about.Key, p.App.Screen())
			}
			p.Still(2)
			if first == nil {
				first, said = p, speech.String()
				continue
			}
			scenetest.Leak(t, about.Key+": the menu behind the curtain", first, p)
			if speech.String() != said {
				t.Errorf("%s: the menu says %q in one game and %q in another", about.Key, said, speech.String())
			}
			p.Click("export")
			p.Still(1)
			if !p.Sees("Open the curtain first") {
				t.Errorf("%s: behind the curtain, Export says %s", about.Key, p.Words())
			}
			p.Key(input.Menu)
			if _, up := p.Hit("curtain.open"); !up || p.App.Depth() != 2 {
				t.Errorf("%s: Esc in the menu leads to %T", about.Key, p.App.Screen())
			}
		}
		if met < 3 {
			t.Errorf("%s: the curtain was met %d times", about.Key, met)
		}
	}
}
