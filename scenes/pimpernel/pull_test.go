package pimpernel_test

import (
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/rulestest"
	scene "intrigue/scenes/pimpernel"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table/gameover"
)

// TestTheHeadlineNamesWhoWins, and says so when nobody does.
func TestTheHeadlineNamesWhoWins(t *testing.T) {
	for want, winners := range map[string][]rules.Seat{
		"Blue wins": {1}, "Red and Green share the win": {0, 2}, "The Pimpernel is captured": nil,
	} {
		got := scene.Headline(rules.Outcome{Winners: winners})
		rulestest.Holds(t, got == want, "%v: %q and not %q", winners, got, want)
	}
}

// TestPullOnATown: a pull that begins on a town, a milestone or a building moves the map,
// which they fill almost everywhere.
func TestPullOnATown(t *testing.T) {
	b := sit(t, first(t), nil)
	b.Key(input.ZoomIn)
	for _, id := range []string{"location.amiens", "route.abbeville-amiens-1", "hex.b3"} {
		at := b.At(id)
		b.Drag(at, geom.Pt(at.X+40, at.Y+30))
		b.Still(2)
		now := b.At(id)
		rulestest.Holds(t, now != at, "a pull on %s moves nothing", id)
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
		rulestest.OK(t, err)
		with := title()
		with.Headline = scene.Headline
		p := scenetest.Before(t, with, nil)
		p.Open(gameover.New(with.NewMatch(p.App, play), nil, nil, nil))
		for _, words := range c.words {
			rulestest.Holds(t, strings.Contains(p.Words(), words), "%s as seat %d: %q is not said: %s", c.game, c.you, words, p.Words())
		}
	}
}
