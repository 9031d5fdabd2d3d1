package shelf

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
)

// TestSetupOfASeries fits every window, needs no scrolling at the usual size, and cannot begin with one player alone.
func TestSetupOfASeries(t *testing.T) {
	for _, g := range []rules.Game{london.Game{}, penny.Game{}} {
		about := g.About()
		scenetest.EverySize(func(size string, w, h float64, scale int) {
			p := sit(t, w, h, scale)
			s := p.setUp(g)
			s.series = true
			s.seating.resize(about.MaxSeats)
			p.Rest()
			p.Fits(about.Key + ", " + size)
			if scale == 100 && w >= 1280 {
				p.inSight(about.Key + ", " + size)
				p.Click("series." + singleGame)
				rulestest.Holds(t, !s.series, "%s is no single game again", about.Key)
			}
		})
	}
	p := sit(t, 1280, 800, 100)
	s := p.setUp(london.Game{})
	s.seating.choose("several")
	for i := range s.seating.seats {
		s.seating.seats[i].Name = "Ada"
	}
	p.Click("series.Match")
	p.Click("start")
	rulestest.Holds(t, p.App.Screen() == s && s.seriesProblem() != "", "Ada plays a match alone")
}
