package pimpernel_test

import (
	"testing"

	contract "intrigue/rules"
	rules "intrigue/rules/pimpernel"
	"intrigue/scenes/desk"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

type nothing struct{}

func (nothing) Frame(*widgets.UI) {}

// TestLesson does what the captions ask for, from the first cube to the end of the
// mission, by pointing alone; no caption lies over what it speaks of.
func TestLesson(t *testing.T) {
	p := scenetest.New(t, func(string) (contract.Game, bool) { return rules.Game{}, true }, func(*desk.Desk) desk.Screen { return nothing{} })
	p.Desk.Settings.ReduceMotion, p.Desk.Settings.Speed, p.Desk.Settings.Confirm = true, "off", "never"
	p.Desk.Apply()
	l := rules.Game{}.Lessons()[0]
	s, err := table.Teach(p.Desk, title(), l)
	if err != nil {
		t.Fatal(err)
	}
	p.Desk.Open(s)
	p.Still(4)
	for range 400 {
		if p.Game().Len() >= len(l.Record.Entries) {
			return
		}
		covered(t, p, l)
		if _, ok := p.Hit("lesson.on"); ok {
			p.Click("lesson.on")
			continue
		}
		e := l.Record.Entries[p.Game().Len()]
		if c, ok := contract.Choose(p.Game().Choices(), e.Move); ok {
			p.Say(c)
		}
		p.Still(2)
	}
	t.Fatalf("after %d entries the lesson does not go on: %s", p.Game().Len(), p.Words())
}

func covered(t *testing.T, p *scenetest.Player, l contract.Lesson) {
	t.Helper()
	card, ok := p.Hit("lesson.veil")
	if !ok {
		return
	}
	for _, s := range l.Steps {
		if s.At != p.Game().Len() || !p.Sees(s.Words[:12]) {
			continue
		}
		for _, id := range s.Targets {
			if at, ok := p.Screen().Where(id); ok && card.R.Has(at.Mid()) {
				t.Errorf("after %d entries the caption %v lies over %s at %v", s.At, card.R, id, at)
			}
		}
	}
}
