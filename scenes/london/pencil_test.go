package london_test

import (
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// TestPencil: a key makes a mark on the station that is pointed at; it is painted for
// the side that made it, and for nobody else.
func TestPencil(t *testing.T) {
	b := sit(t, random(t, record(t, two(), nil), 4, after(6)), nil)
	b.open()
	bare := len(b.Last)
	at := b.At("station.100")
	mark := func() {
		b.Frame(widgets.Input{At: at, Moved: true})
		b.Frame(widgets.Input{At: at, Actions: []input.Action{input.Pencil}})
	}
	mark()
	if got := b.Game().Notes()["station.100"]; got != rules.Cross {
		t.Fatalf("the mark is %q", got)
	}
	b.Still(2)
	if len(b.Last) != bare+2 {
		t.Errorf("a cross adds %d strokes to the picture, not two", len(b.Last)-bare)
	}
	mark()
	mark()
	if len(b.Game().Notes()) != 0 {
		t.Error("the third press does not rub it out")
	}
	mark()
	b.Say(b.Game().Choices()[0])
	for range 4 {
		if g, up := b.Game().Gate(); up && g.Seat > 0 {
			break
		}
		if _, up := b.Game().Gate(); up {
			b.open()
		}
		b.Say(b.Game().Choices()[0])
	}
	b.open()
	if len(b.Game().Notes()) != 0 {
		t.Error("the detectives see a mark of Mr X")
	}
}
