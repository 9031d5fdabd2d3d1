package penny_test

import (
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

// TestSheetsCoverNothingTheySpeakOf: while a fight, a trade, an event or a choice lies on a
// sheet, the figures, the place and the card that it speaks of are seen beside it, at all
// sizes of windows and words.
func TestSheetsCoverNothingTheySpeakOf(t *testing.T) {
	docked := 0
	for name, r := range moments(t) {
		if name == "heroes" {
			continue
		}
		for _, size := range []struct {
			w, h  float64
			scale int
		}{{1024, 640, 100}, {1920, 1080, 100}, {1280, 800, 200}} {
			b := sit(t, r, func(s *store.Settings) { s.TextScale = size.scale })
			b.W, b.H = size.w, size.h
			b.Still(8)
			sheet, ok := b.Hit("sheet.away")
			if !ok || sheet.Zone == "tray" {
				break
			}
			docked++
			v := b.View()
			h := v.Hero(v.Asked())
			about := []string{h.ID, h.Place}
			if x, ok := v.Fight(); ok {
				about = []string{x.Hero, x.Card.ID}
				for _, p := range v.Heroes() {
					if p.ID == x.Hero {
						about = append(about, p.Place)
						for _, q := range v.Villains() {
							if q.Place == p.Place {
								about = append(about, q.ID)
							}
						}
					}
				}
			} else if x, ok := v.Offer(); ok {
				about = append(about, x.From, x.With)
			}
			town, _ := b.Hit("map")
			for _, id := range about {
				at, ok := b.Screen().Where(id)
				if !ok || id == "" {
					continue
				}
				both := at.Intersect(sheet.R)
				rulestest.Holds(t, both.W <= 0.5 || both.H <= 0.5, "%s at %v: the sheet %v covers %s at %v", name, size, sheet.R, id, at)
				if place := strings.HasPrefix(id, "place.") || strings.HasPrefix(id, "hero.") ||
					strings.HasPrefix(id, "villain."); place && !town.R.Contains(at.Mid()) {
					t.Errorf("%s at %v: %s at %v is out of sight of the map %v", name, size, id, at, town.R)
				}
			}
		}
	}
	t.Log(docked, "sheets")
	rulestest.Holds(t, docked >= 25, "only %d sheets were shown", docked)
}

// TestMapComesBack: once a sheet has gone the map lies as it lay before.
func TestMapComesBack(t *testing.T) {
	b := sit(t, moments(t)["an event"], nil)
	b.Still(4)
	with, _ := b.Hit("map")
	b.Click("choice.option.1")
	b.Click("page.on")
	for range 40 {
		b.Still(1)
		if !b.Has("sheet.away") {
			break
		}
		if all := b.Game().Choices(); len(all) > 0 && strings.HasPrefix(string(all[0].Move), "gain ") { // what the event gives
			b.Click(all[0].Path[0])
		}
		if b.Has("choice.done") {
			b.Click("choice.done")
		}
	}
	b.Still(4)
	without, _ := b.Hit("map")
	rulestest.Holds(t, !b.Has("sheet.away") && without.R.H > with.R.H && !b.Screen().Roams(),
		"the map is %v high after %v and roams %t", without.R, with.R, b.Screen().Roams())
}
