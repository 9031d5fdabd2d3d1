package scenes

import (
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/scenes/widgets"
)

func TestSettingsHoldAndPersist(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.d.Open(NewSettings(p.d))
	p.rest()
	p.click("confirm.Never")
	p.click("speed.Fast")
	p.click("hints")
	p.click("palette.Bold")
	p.click("contrast")
	p.click("reduce")
	set := p.d.Store.Settings()
	if set.Confirm != "never" || set.Speed != "fast" || set.Hints || set.Palette != "bold" || !set.HighContrast || !set.ReduceMotion {
		t.Errorf("saved were %+v", set)
	}
	if p.d.ui.Theme.Paper != (widgets.Wood().Strong()).Paper {
		t.Error("high contrast does not hold at once")
	}
	p.press(input.Mute)
	if p.d.Store.Settings().Mute == set.Mute {
		t.Error("the mute key is not remembered")
	}
}

func TestTextScaleByMouseAndKeys(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.d.Open(NewSettings(p.d))
	p.rest()
	r := p.hit("scale").R
	at := widgets.Pt{X: r.X + r.W - 10, Y: r.Mid().Y}
	p.frame(widgets.Input{At: at, Moved: true})
	p.frame(widgets.Input{At: at, From: at, Pressed: true, Down: true})
	p.frame(widgets.Input{At: at, From: at, Down: true})
	if p.d.Settings.TextScale != 100 {
		t.Error("the page grows under the hand")
	}
	p.frame(widgets.Input{At: at, From: at, Released: true})
	p.rest()
	if p.d.Store.Settings().TextScale != 200 {
		t.Errorf("the scale is %d after dragging to the end", p.d.Settings.TextScale)
	}
	for range 60 {
		if p.d.ui.Focused() == "scale" {
			break
		}
		p.press(input.Next)
	}
	p.press(input.Left)
	if got := p.d.Store.Settings().TextScale; got >= 200 || got < 150 {
		t.Errorf("the scale is %d after one key to the left", got)
	}
}

func TestRebinding(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.d.Open(NewKeys(p.d))
	p.rest()
	p.click("key." + string(input.Hint))
	p.frame(widgets.Input{Strokes: []string{"l"}, Actions: []input.Action{input.Log}})
	p.rest()
	if !p.sees("no longer for “Log”") && !p.sees("lost its only key") {
		t.Error("nothing tells that the key was taken from the log")
	}
	saved := input.KeymapFrom(p.d.Store.Settings().Keys)
	if !strings.Contains(saved.Describe(input.Hint), "L") || strings.Contains(saved.Describe(input.Log), "L,") {
		t.Errorf("hint has %q, log has %q", saved.Describe(input.Hint), saved.Describe(input.Log))
	}
	p.click("key." + string(input.Menu))
	p.frame(widgets.Input{Strokes: []string{"Escape"}, Actions: []input.Action{input.Menu}})
	if _, ok := p.d.Screen().(*Keys); !ok {
		t.Error("Esc has left the page while a key was awaited")
	}
	p.rest()
	p.click("usual")
	if len(p.d.Store.Settings().Keys) != 0 {
		t.Error("the usual keys are not back")
	}
}

func TestSearchingTheRules(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.d.Open(NewRules(p.d, p.d.Titles[0], ""))
	p.rest()
	s := p.d.Screen().(*Rules)
	all := s.found.Len()
	p.click("search")
	p.write("boat")
	p.rest()
	if n := s.found.Len(); n == 0 || n >= all {
		t.Errorf("%d of %d rules hold the word", n, all)
	}
	marks := 0
	for _, it := range p.list {
		if it.Kind == widgets.Box && it.Colour == widgets.Fade(p.d.ui.Theme.Gold, 0.55) {
			marks++
		}
	}
	if marks == 0 {
		t.Error("no hit is marked")
	}
	p.press(input.Menu)
	if s.query != "" || p.d.Screen() != Screen(s) {
		t.Error("the first Esc should only empty the search")
	}
	p.press(input.Menu)
	if p.d.Screen() == Screen(s) {
		t.Error("the second Esc should go back")
	}
}

func TestRulesOpenAtTheClause(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.d.Open(NewRules(p.d, p.d.Titles[0], "LON-90"))
	p.rest()
	for _, it := range p.list {
		if it.Text == "LON-90" && it.R.Y > 100 && it.R.Y < 400 {
			return
		}
	}
	t.Error("LON-90 is not in sight")
}

func TestSavedGames(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.save(record(t, 9))
	p.save(record(t, -1))
	p.d.Open(NewGames(p.d))
	p.rest()
	if !p.sees("In progress") || !p.sees("Finished") {
		t.Fatal("the games are not sorted")
	}
	s := p.d.Screen().(*Games)
	for _, g := range s.list {
		if !g.over {
			p.click("export." + g.name)
			if !p.sees("was written to") {
				t.Error("nothing tells where the export is")
			}
			p.d.toasts = nil
			p.click("trash." + g.name)
			p.click("trash.Throw away")
		}
	}
	if len(s.list) != 1 {
		t.Errorf("%d games are left of two, one thrown away", len(s.list))
	}
	p.click("open." + s.list[0].name)
	if _, ok := p.d.Screen().(*Table); !ok {
		t.Errorf("a finished game opens %T", p.d.Screen())
	}
}

func TestMenuAndResultsLeadOn(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	play := finished(p)
	looked := false
	p.d.Open(NewResults(p.d, p.d.Titles[0], play, func() { looked = true }))
	p.rest()
	p.click("review")
	if !looked {
		t.Error("the way back through the game is closed")
	}
	p.click("same")
	table, ok := p.d.Screen().(*Table)
	if !ok || table.Play.Record().Deal != play.Record().Deal || table.Play.Seats()[0] != play.Seats()[0] {
		t.Fatalf("the same deal gives %T", p.d.Screen())
	}
	p.d.Open(NewMenu(p.d, p.d.Titles[0], table.Play))
	p.rest()
	p.click("rules")
	p.press(input.Menu)
	if p.d.ui.Focused() != "" && p.d.ui.Focused() != "rules" {
		t.Errorf("back in the menu the focus is on %q", p.d.ui.Focused())
	}
	p.click("shelf")
	if _, ok := p.d.Screen().(*Shelf); !ok {
		t.Error("the menu does not lead to the shelf")
	}
}
