package london_test

import (
	"math"
	"testing"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestAPencilMarkIsSeenByItsSideAlone: a key makes a mark on the station that is pointed at; it is painted for
// the side that made it, and for nobody else.
func TestAPencilMarkIsSeenByItsSideAlone(t *testing.T) {
	b := sit(t, random(t, record(t, two(), nil), 4, after(6)), nil)
	b.open()
	bare := len(b.Last)
	at := b.At("station.100")
	mark := func() {
		b.Frame(input.Events{At: at, Moved: true})
		b.Frame(input.Events{At: at, Actions: []input.Action{input.Pencil}})
	}
	mark()
	got := b.Game().Notes()["station.100"]
	rulestest.Must(t, got == rules.Cross, "the mark is %q", got)
	b.Still(2)
	rulestest.Holds(t, len(b.Last) == bare+8, "the arms of a cross are %d strokes", len(b.Last)-bare)
	for _, it := range b.Last {
		if it.Kind == widgets.Stroke && len(it.Points) == 2 && math.Abs(it.Points[0].X-at.X) < 30 && math.Abs(it.Points[0].Y-at.Y) < 30 {
			if m := (geom.Pt((it.Points[0].X+it.Points[1].X)/2, (it.Points[0].Y+it.Points[1].Y)/2)); m.Distance(at) < 7 {
				t.Errorf("a stroke from %v to %v hides the number at %v", it.Points[0], it.Points[1], at)
			}
		}
	}
	mark()
	mark()
	rulestest.Holds(t, len(b.Game().Notes()) == 0, "the third press does not rub it out")
	mark()
	b.Say(b.Game().Choices()[0])
	for range 4 {
		if g, up := b.Game().Curtain(); up && g.Seat > 0 {
			break
		}
		if _, up := b.Game().Curtain(); up {
			b.open()
		}
		b.Say(b.Game().Choices()[0])
	}
	b.open()
	rulestest.Holds(t, len(b.Game().Notes()) == 0, "the detectives see a mark of Mr X")
}
