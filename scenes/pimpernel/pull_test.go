package pimpernel_test

import (
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	scene "intrigue/scenes/pimpernel"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
)

// TestHeadline names who wins, and says so when nobody does.
func TestHeadline(t *testing.T) {
	for want, winners := range map[string][]rules.Seat{
		"Blue wins": {1}, "Red and Green share the win": {0, 2}, "The Pimpernel is captured": nil,
	} {
		if got := scene.Headline(rules.Outcome{Winners: winners}); got != want {
			t.Errorf("%v: %q and not %q", winners, got, want)
		}
	}
}

// TestPullOnATown: a pull that begins on a town, a milestone or a building moves the map,
// which they fill almost everywhere.
func TestPullOnATown(t *testing.T) {
	b := sit(t, first(t), nil)
	b.Key(input.ZoomIn)
	b.Still(3)
	for _, id := range []string{"location.amiens", "route.abbeville-amiens-1", "hex.b3"} {
		at := b.At(id)
		b.Drag(at, geom.Pt(at.X+40, at.Y+30))
		b.Still(2)
		if now := b.At(id); now == at {
			t.Errorf("a pull on %s moves nothing", id)
		}
	}
}

// TestYouInATie: the only person at the table reads "you" in the sentence about a tie, whether they
// win it, share it or lose it, and never the colour of their own seat.
func TestYouInATie(t *testing.T) {
	for _, c := range []struct {
		game  string
		you   rules.Seat
		words []string
	}{
		{"shared", 0, []string{"You and Blue share the win", "You and Blue are tied on", "so you share the victory"}},
		{"shared", 2, []string{"Red and Blue share the win", "Red and Blue are tied on", "so they share the victory"}},
		{"last", 0, []string{"You win", "You and Blue are tied on"}},
		{"last", 1, []string{"Red wins", "You and Red are tied on"}}, // who has lost is told so too
	} {
		r := scenetest.Recorded(t, "../../rules/pimpernel/testdata/"+c.game+".jsonl")
		for i := range r.Seats {
			r.Seats[i] = rules.SeatInfo{Level: "easy", Colour: i}
		}
		r.Seats[c.you] = rules.SeatInfo{Name: "You", Colour: int(c.you)}
		play, err := session.New(pimpernel.Game{}, r, session.Deps{})
		if err != nil {
			t.Fatal(err)
		}
		with := title()
		with.Headline = scene.Headline
		p := scenetest.Before(t, with, nil)
		p.App.Open(table.NewResults(p.App, with, play, nil))
		p.Rest()
		for _, words := range c.words {
			if !strings.Contains(p.Words(), words) {
				t.Errorf("%s as seat %d: %q is not said: %s", c.game, c.you, words, p.Words())
			}
		}
	}
}
