package shelf

import (
	"testing"
	"time"

	"intrigue/input/record"
	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
)

// TestSentencesReplaceEachOther, and leave the name of the program in sight.
func TestSentencesReplaceEachOther(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Rest()
	p.App.Toast("The first one.")
	p.Still(2)
	p.App.Toast("The second one.")
	p.Still(2)
	rulestest.Holds(t, !p.Sees("The first one.") && p.Sees("The second one."), "the newer sentence does not replace the older one")
	var logo, said widgets.Rect
	for _, it := range p.Last {
		switch {
		case it.Name == "app.title":
			logo = it.R
		case it.Text == "The second one.":
			said = it.R
		}
	}
	o := logo.Intersect(said)
	rulestest.Holds(t, o.W <= 0 || o.H <= 0, "the sentence at %v covers the name at %v", said, logo)
}

// TestASolitaireHasNoTurns: a player who plays alone is not asked whose turn it is.
func TestASolitaireHasNoTurns(t *testing.T) {
	for _, g := range []rules.Game{cardinal.Game{}, london.Game{}} {
		about := g.About()
		seats := make([]rules.SeatInfo, about.MinSeats)
		for i := range seats {
			seats[i] = rules.SeatInfo{Name: "You", Colour: i}
		}
		r, err := session.NewRecord(g, seats, nil, 7, time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC))
		rulestest.OK(t, err)
		p := scenetest.End(t, g, r)
		for len(p.Acting()) > 0 && p.Acting()[0] == rules.Luck {
			p, err = p.After(rules.Luck, p.Roll(record.LuckRand(r.Deal, len(r.Entries))))
			rulestest.Must(t, err == nil, "%v", err)
			r.Entries = append(r.Entries, rules.Entry{})
		}
		said := turnOf(about, store.Preview{SavedGame: store.SavedGame{Record: r}, At: p})
		alone := about.MaxSeats == 1
		rulestest.Holds(t, alone == (said == ""), "%s: %q", about.Key, said)
	}
}

// TestGamesAreCounted: the shelf and the page about the program say how many games there
// are, however many that is.
func TestGamesAreCounted(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	for n, words := range map[int]string{1: "One ", 2: "Two ", 5: "Five "} {
		d := Deps{App: p.App, Titles: p.deps.Titles[:n]}
		for of, page := range map[string]app.Screen{"game": New(d), "board game": NewAbout(d)} {
			if n > 1 {
				of += "s"
			}
			p.App.Open(page)
			p.Still(2)
			rulestest.Holds(t, p.Sees(words+of), "of %d games %T does not speak of %q: %s", n, page, words+of, p.Words())
			p.App.Back()
		}
	}
}
