package shelf

import (
	"testing"

	"intrigue/rules/london"
	"intrigue/scenes/table"
)

// TestSetupOffersTheLesson: above Start stands the first lesson that was not gone
// through; one press opens it.
func TestSetupOffersTheLesson(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.setup()
	all := london.Game{}.Lessons()
	if !p.Sees(all[0].Title) {
		t.Fatalf("the set-up page does not offer %q", all[0].Title)
	}
	p.Desk.Settings.Learned = map[string]bool{"london." + all[0].Key: true}
	p.Rest()
	if !p.Sees(all[1].Title) {
		t.Errorf("after the first lesson %q is not offered", all[1].Title)
	}
	p.Click("lesson")
	if _, ok := p.Desk.Screen().(*table.Screen); !ok {
		t.Errorf("the key opens %T", p.Desk.Screen())
	}
}
