package estoril_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril"
	scene "intrigue/scenes/estoril"
	"intrigue/scenes/scenetest"
)

// TestLesson: the lesson stops at each board of the evening until its caption is read, and
// ends when the next round is laid out.
func TestLesson(t *testing.T) {
	p := scenetest.Before(t, title(), nil)
	l := estoril.Game{}.Lessons()[0]
	p.Learn(title(), l)
	look := slices.IndexFunc(l.Record.Entries, func(e rules.Entry) bool { return e.Seat == 0 && strings.HasPrefix(string(e.Move), "look ") })
	scenetest.Follow(t, p, l, look+1)
	p.Click("look.back")
	for _, s := range l.Steps {
		if s.At < len(l.Record.Entries) && l.Record.Entries[s.At].Seat == rules.Luck {
			scenetest.Follow(t, p, l, s.At)
			p.Still(30)
			if got := p.Game().Len(); got != s.At {
				t.Errorf("%d moves were made before %q was read", got-s.At, s.Words)
			}
		}
	}
	scenetest.Follow(t, p, l, len(l.Record.Entries))
	if v := p.Game().View().(estoril.View); v.Round != 2 || scene.Stands(v) == "" {
		t.Errorf("the lesson ends in round %d", v.Round)
	}
}
