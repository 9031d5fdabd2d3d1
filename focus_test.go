package main

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// steer plays a choice with the keys alone, and reports the place of its last target; not ok where the board asks
// for it in another way.
func steer(p *scenetest.Player, c rules.Choice) (last widgets.Hit, ok bool) {
	p.T.Helper()
	g, n := p.Game(), p.Game().Len()
	for i, target := range c.Path {
		if g.Len() > n {
			break // what was left of the path was clear
		}
		if i > 0 && slices.Contains(p.Screen().Pointing().Picked(), target) {
			continue
		}
		h, found := p.Hit(target)
		if !found || h.NoFocus || h.NoTab {
			return last, false
		}
		last = h
		confirm(p, h.ID)
		for _, id := range []string{"ask." + string(c.Move), "sure.yes"} {
			if _, asked := p.Hit(id); asked {
				confirm(p, id)
			}
		}
	}
	return last, g.Len() > n && g.Record().Entries[n].Move == c.Move
}

// confirm walks to a place and presses it with the keys.
func confirm(p *scenetest.Player, id string) {
	p.App.UI().Keyboard = true
	p.App.UI().SetFocus(id)
	p.Key(input.Confirm)
}

// TestFocusStaysBetweenSteps of every game: on what was chosen where it can be chosen again, or else on the
// nearest place that can.
func TestFocusStaysBetweenSteps(t *testing.T) {
	for _, title := range titles() {
		about := title.Game.About()
		seats := make([]rules.SeatInfo, min(about.MaxSeats, max(about.MinSeats, 2)))
		for i := range seats {
			seats[i].Name = "You"
		}
		p := scenetest.Sit(t, title, scenetest.Deal(t, title.Game, seats, nil, 5), nil)
		unveil(p)
		dice := rand.New(rand.NewPCG(9, 1))
		again, nearest := 0, 0
		for range 120 {
			screen, playing := p.App.Screen().(*table.Screen)
			if !playing {
				break
			}
			play := screen.Game()
			all := play.Choices()
			if len(all) == 0 {
				if _, ok := p.Hit("look.back"); ok { // what a spy has seen is put away
					confirm(p, "look.back")
				}
				p.Still(1)
				continue
			}
			c := all[dice.IntN(len(all))]
			if c.Move == "finish" && len(all) > 1 {
				continue // Cardinal's Guards go on
			}
			last, ok := steer(p, c)
			if !ok { // the board asks for it in another way
				play.Play(c.Move)
			}
			for n := 0; n < 20 && (n < 2 || len(play.Choices()) == 0); n++ {
				p.Still(1)
			}
			want, same := focusAfter(p, last)
			switch {
			case !ok || len(play.Choices()) == 0 || want == "":
			case p.App.UI().Focused() != want:
				t.Errorf("%s: after %q at %s, the focus is on %q, not on %q", about.Key, c.Move, last.ID, p.App.UI().Focused(), want)
			case same:
				again++
			default:
				nearest++
			}
		}
		t.Logf("%s: %d times again, %d times nearest", about.Key, again, nearest)
		if again+nearest < 15 {
			t.Errorf("%s: the focus was followed only %d times", about.Key, again+nearest)
		}
	}
}

// focusAfter is where the focus should be after a choice at a place: same says that it can be chosen again. "" is
// anywhere.
func focusAfter(p *scenetest.Player, last widgets.Hit) (want string, same bool) {
	word := func(id string) bool { return strings.HasPrefix(id, table.SpotID("choice.", "")) }
	least := math.Inf(1)
	for _, h := range p.App.UI().TopHits() {
		if _, spot := table.TargetOf(h.ID); !spot || h.NoFocus {
			continue
		}
		if h.ID == last.ID {
			return h.ID, true // it may only be read now
		}
		if h.NoTab {
			continue
		}
		if far := math.Hypot(h.R.Mid().X-last.R.Mid().X, h.R.Mid().Y-last.R.Mid().Y); far < least && word(h.ID) == word(last.ID) && h.Zone == last.Zone {
			want, least = h.ID, far
		}
	}
	return want, false
}
