package shelf

import (
	"testing"

	"intrigue/scenes/widgets"
)

// TestSentencesReplaceEachOther, and leave the name of the program in sight.
func TestSentencesReplaceEachOther(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Rest()
	p.Desk.Say("The first one.")
	p.Still(2)
	p.Desk.Say("The second one.")
	p.Still(2)
	if p.Sees("The first one.") || !p.Sees("The second one.") {
		t.Error("the newer sentence does not replace the older one")
	}
	var logo, said widgets.Rect
	for _, it := range p.Last {
		switch {
		case it.Name == "app.title":
			logo = it.R
		case it.Text == "The second one.":
			said = it.R
		}
	}
	if o := logo.And(said); o.W > 0 && o.H > 0 {
		t.Errorf("the sentence at %v covers the name at %v", said, logo)
	}
}
