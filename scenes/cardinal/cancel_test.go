package cardinal_test

import (
	"testing"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/rulestest"
)

// TestACancelledDragPlaysNothing: a musketeer who is let go outside the window, or whose drag is broken off by the
// second button or Esc, stays where he was without a word; let go on the board beside him he slides.
func TestACancelledDragPlaysNothing(t *testing.T) {
	const primary, secondary = input.Primary, input.Secondary
	for name, c := range map[string]struct {
		end   []input.DeviceState // from where he has been pulled to
		plays bool
	}{
		"on the board": {[]input.DeviceState{{Up: primary, Inside: true}}, true},
		"outside":      {[]input.DeviceState{{Up: primary}}, false},
		"right click": {[]input.DeviceState{
			{Held: primary | secondary, Down: secondary, Inside: true},
			{Held: primary, Up: secondary, Inside: true},
			{Up: primary, Inside: true},
		}, false},
		"Esc": {[]input.DeviceState{{Held: primary, Pressed: []string{"Escape"}, Inside: true}, {Up: primary, Inside: true}}, false},
	} {
		t.Run(name, func(t *testing.T) {
			b := sit(t, random(t, record(t, 7, nil), 5, free(9)), nil)
			n, s := b.play().Len(), b.View().Slides[0]
			for _, x := range b.View().Slides {
				if !x.Kills {
					s = x
				}
			}
			by := []geom.Point{core.North: {Y: -90}, core.East: {X: 90}, core.South: {Y: 90}, core.West: {X: -90}}[s.Direction]
			at := b.At(b.View().Musketeers[s.Musketeer].ID())
			to := geom.Pt(at.X+by.X, at.Y+by.Y)
			var r input.Recogniser
			states := append([]input.DeviceState{
				{Pointer: at, Inside: true},
				{Pointer: at, Down: primary, Held: primary, Inside: true},
				{Pointer: to, Held: primary, Inside: true},
			}, c.end...)
			for i, d := range states {
				if i > 2 {
					d.Pointer = to
				}
				d.Now = b.Now.Add(b.Step)
				b.Frame(r.Events(d, input.DefaultKeymap()))
			}
			said := b.Words()
			b.Rest()
			played := b.play().Len() > n
			rulestest.Holds(t, played == c.plays, "it plays: %t", played)
			hand := b.Screen().Pointing().Hand()
			rulestest.Holds(t, c.plays || hand == "", "%s is still in hand: %s", hand, said)
			rulestest.Holds(t, b.App.Depth() == 2, "something was opened: %T", b.App.Screen())
		})
	}
}
