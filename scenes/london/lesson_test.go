package london_test

import (
	"testing"

	"intrigue/rules/london"
	"intrigue/scenes/scenetest"
)

// TestLessons goes through both lessons as their captions ask, to the next one.
func TestLessons(t *testing.T) {
	p := scenetest.Before(t, title(), nil)
	all := london.Game{}.Lessons()
	p.Learn(title(), all[0])
	scenetest.Follow(t, p, all[0], len(all[0].Record.Entries))
	for range 6 {
		if _, ok := p.Hit("lesson.next"); ok {
			break
		}
		p.Still(2)
		p.Click("lesson.on")
	}
	p.Click("lesson.next")
	p.Still(4)
	if p.Game().Record().Seats[0].Name != "You" {
		t.Fatal("the next lesson is not the one for Mr X")
	}
	if !p.App.Settings.Learned["london.detective"] {
		t.Error("the first lesson is not noted as learned")
	}
	scenetest.Follow(t, p, all[1], len(all[1].Record.Entries))
}

// TestLessonWaits: leaving asks first, and the lesson goes on where it was left.
func TestLessonWaits(t *testing.T) {
	p := scenetest.Before(t, title(), nil)
	l := london.Game{}.Lessons()[0]
	p.Learn(title(), l)
	scenetest.Follow(t, p, l, 14)
	n := p.Game().Len()
	p.Click("lesson.leave")
	p.Click("leave.Stay")
	if p.App.Depth() != 2 {
		t.Fatal("staying leaves")
	}
	p.Click("lesson.leave")
	p.Click("leave.Leave")
	if p.App.Depth() != 1 {
		t.Fatal("the lesson is still open")
	}
	p.Learn(title(), l)
	if got := p.Game().Len(); got < n {
		t.Errorf("the lesson begins at entry %d, not at %d", got, n)
	}
	scenetest.Follow(t, p, l, len(l.Record.Entries))
}
