package input_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

// hand moves a mouse and fingers, frame by frame, and writes down the events.
type hand struct {
	r   input.Recogniser
	d   input.DeviceState
	did []string
}

func newHand() *hand { return &hand{d: input.DeviceState{Now: start, Inside: true}} }

// frame writes down what comes of a frame, with the place of the pointer.
func (h *hand) frame() *hand {
	e := h.r.Events(h.d, input.DefaultKeymap())
	var did []string
	note := func(yes bool, format string, a ...any) {
		if yes {
			did = append(did, fmt.Sprintf(format, a...))
		}
	}
	note(e.Wheel != geom.Point{}, "wheel %g,%g", e.Wheel.X, e.Wheel.Y)
	note(e.Pressed, "press")
	note(e.Tapped, "tap")
	note(e.DoubleTapped, "double")
	note(e.Explain, "explain")
	note(e.Dragging && e.Down, "drag %g,%g from %g,%g", e.Delta.X, e.Delta.Y, e.From.X, e.From.Y)
	note(e.Dropped, "drop")
	note(e.Dragging && !e.Dropped && !e.Down, "cancel")
	note(e.Pan != geom.Point{}, "pan %g,%g", e.Pan.X, e.Pan.Y)
	note(e.Pinch != 0, "pinch %.2f", e.Pinch)
	note(e.Moved && did == nil, "hover")
	if slices.Contains(e.Actions, input.Menu) {
		h.did = append(h.did, "menu")
	}
	if e.Moved {
		h.did = append(h.did, fmt.Sprintf("%s at %g,%g", strings.Join(did, " "), e.At.X, e.At.Y))
	}
	h.d.Now = h.d.Now.Add(16 * time.Millisecond)
	h.d.Down, h.d.Up, h.d.Wheel, h.d.Pressed = 0, 0, geom.Point{}, nil
	return h
}

// key presses a key for a moment.
func (h *hand) key(name string) *hand {
	h.d.Pressed = []string{name}
	return h.frame()
}

// out takes the pointer out of the window.
func (h *hand) out() *hand {
	h.d.Inside = false
	return h
}

func (h *hand) to(x, y float64) *hand {
	h.d.Pointer = geom.Pt(x, y)
	return h.frame()
}

func (h *hand) down(b input.Buttons) *hand {
	h.d.Down, h.d.Held = b, h.d.Held|b
	return h.frame()
}

func (h *hand) up(b input.Buttons) *hand {
	h.d.Up, h.d.Held = b, h.d.Held&^b
	return h.frame()
}

func (h *hand) wait(d time.Duration) *hand {
	h.d.Now = h.d.Now.Add(d)
	return h.frame()
}

func (h *hand) wheel(y float64) *hand {
	h.d.Wheel.Y = y
	return h.frame()
}

func (h *hand) touch(at ...float64) *hand {
	h.d.Touches = nil
	for i := 0; i+1 < len(at); i += 2 {
		h.d.Touches = append(h.d.Touches, input.Touch{ID: i/2 + 1, At: geom.Pt(at[i], at[i+1])})
	}
	return h.frame()
}

func TestHandsBecomeEvents(t *testing.T) {
	const p, s, m = input.Primary, input.Secondary, input.Middle
	for _, test := range []struct {
		name string
		hand *hand
		want string
	}{
		{"hover once per place", newHand().to(1, 1).to(1, 1).to(2, 1), "hover at 1,1; hover at 2,1"},
		{"tap", newHand().to(5, 5).down(p).up(p), "hover at 5,5; press at 5,5; tap at 5,5"},
		{"a tap may shake", newHand().down(p).to(3, 3).up(p), "press at 0,0; tap at 3,3; hover at 3,3"},
		{"two taps", newHand().down(p).up(p).down(p).up(p), "press at 0,0; tap at 0,0; press at 0,0; tap double at 0,0"},
		{"two slow taps", newHand().down(p).up(p).wait(time.Second).down(p).up(p), "press at 0,0; tap at 0,0; press at 0,0; tap at 0,0"},
		{"three quick taps", newHand().down(p).up(p).down(p).up(p).down(p).up(p),
			"press at 0,0; tap at 0,0; press at 0,0; tap double at 0,0; press at 0,0; tap at 0,0"},
		{"drag", newHand().down(p).to(4, 0).to(10, 0).to(30, 5).up(p),
			"press at 0,0; drag 10,0 from 0,0 at 10,0; drag 20,5 from 0,0 at 30,5; drop at 30,5; hover at 30,5"},
		{"six points are a drag", newHand().down(p).to(5.9, 0).to(6, 0), "press at 0,0; drag 6,0 from 0,0 at 6,0"},
		{"a drag whose end was not seen", newHand().down(p).to(10, 0).let(p).frame(),
			"press at 0,0; drag 10,0 from 0,0 at 10,0; cancel at 10,0; hover at 10,0"},
		{"long press", newHand().down(p).wait(600*time.Millisecond).wait(600*time.Millisecond).to(50, 0).up(p),
			"press at 0,0; explain at 0,0; hover at 50,0"},
		{"right click", newHand().down(s).up(s), "hover at 0,0; explain at 0,0"},
		{"right drag", newHand().down(s).to(10, 0).up(s), "hover at 0,0; pan 10,0 at 10,0; hover at 10,0"},
		{"middle drag", newHand().down(m).to(0, 8).to(0, 9).up(m), "hover at 0,0; pan 0,8 at 0,8; pan 0,1 at 0,9; hover at 0,9"},
		{"a middle click is nothing", newHand().down(m).up(m), "hover at 0,0"},
		{"wheel", newHand().wheel(-2), "wheel 0,-2 at 0,0"},
		{"pressed and let go while asleep", newHand().down(0).blink(p), "hover at 0,0; press tap at 0,0"},
		{"another button does not disturb", newHand().down(p).down(s).up(s).to(9, 0).up(p),
			"press at 0,0; drag 9,0 from 0,0 at 9,0; drop at 9,0; hover at 9,0"},
		{"another button cancels a drag", newHand().down(p).to(9, 0).down(s).to(20, 0).up(s).up(p).to(21, 0),
			"press at 0,0; drag 9,0 from 0,0 at 9,0; cancel at 9,0; hover at 20,0; hover at 21,0"},
		{"Escape cancels a drag", newHand().down(p).to(9, 0).key("Escape").to(20, 0).up(p),
			"press at 0,0; drag 9,0 from 0,0 at 9,0; cancel at 9,0; hover at 20,0"},
		{"Escape without a drag", newHand().down(p).key("Escape").up(p), "press at 0,0; menu; tap at 0,0"},
		{"a drag that leaves the window", newHand().down(p).to(9, 0).out().to(-30, 0).up(p),
			"press at 0,0; drag 9,0 from 0,0 at 9,0; drag -39,0 from 0,0 at -30,0; cancel at -30,0"},
		{"finger tap", newHand().touch(7, 7).touch(), "press at 7,7; tap at 7,7; hover at 0,0"},
		{"finger drag", newHand().touch(0, 0).touch(8, 0).touch(12, 0).touch(),
			"press at 0,0; drag 12,0 from 0,0 at 12,0; drop at 12,0; hover at 0,0"},
		{"finger rests", newHand().touch(7, 7).wait(time.Second).touch(), "press at 7,7; explain at 7,7; hover at 0,0"},
		{"pinch", newHand().touch(0, 0, 100, 0).touch(0, 0, 200, 0).touch(0, 0).touch(50, 0).touch(),
			"pan 50,0 pinch 2.00 at 100,0; hover at 0,0"},
		{"two fingers pan", newHand().touch(0, 0, 10, 0).touch(0, 5, 10, 5).touch(), "pan 0,5 at 5,5; hover at 0,0"},
		{"the second finger ends a drag", newHand().touch(0, 0).touch(20, 0).touch(20, 0, 40, 0).touch(20, 0).touch().touch(1, 1).touch(),
			"press at 0,0; drag 20,0 from 0,0 at 20,0; cancel at 20,0; press at 1,1; tap at 1,1; hover at 0,0"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := strings.Join(test.hand.frame().did, "; ")
			rulestest.Holds(t, got == test.want, "got  %s\nwant %s", got, test.want)
			rulestest.Holds(t, !test.hand.r.Pending() || test.hand.d.Held != 0, "it keeps the window awake")
		})
	}
}

// let forgets a held button without an up, as when the focus goes elsewhere.
func (h *hand) let(b input.Buttons) *hand {
	h.d.Held &^= b
	return h
}

func (h *hand) blink(b input.Buttons) *hand {
	h.d.Down, h.d.Up = b, b
	return h.frame()
}

func TestAPressKeepsTheWindowAwake(t *testing.T) {
	h := newHand().down(input.Primary)
	rulestest.Holds(t, h.r.Pending(), "a press may become a long press")
}
