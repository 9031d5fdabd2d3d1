package main

import (
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// TestToolsKeepTheirPlace: in no game does a key of the toolbar move while one plays, zooms and looks closer, because another
// one has come or gone; those in the corner of a map follow it by a few points while tiles are laid out.
func TestToolsKeepTheirPlace(t *testing.T) {
	for _, title := range titles() {
		about := title.Game.About()
		p := scenetest.Sit(t, title, scenetest.Deal(t, title.Game, scenetest.People(max(about.MinSeats, 1)), nil, 7), nil)
		dice, at := rand.New(rand.NewPCG(7, 7)), map[string]widgets.Rect{}
		for n := range 80 {
			unveil(p)
			screen, playing := p.App.Screen().(*table.Screen)
			if !playing {
				break
			}
			for _, h := range p.App.UI().TopHits() {
				if !strings.HasPrefix(h.ID, "tool.") {
					continue
				}
				was, known := at[h.ID]
				rulestest.Holds(t, !known || was.Mid().Distance(h.R.Mid()) < 8,
					"%s: after %d moves %s goes from %v to %v", about.Key, n, h.ID, was, h.R)
				at[h.ID] = h.R
			}
			if all := screen.Game().Choices(); len(all) > 0 {
				rulestest.OK(t, screen.Game().Play(all[dice.IntN(len(all))].Move))
			}
			p.Still(2)
		}
		rulestest.Holds(t, len(at) >= 6, "%s: only %d tools were seen", about.Key, len(at))
	}
}
