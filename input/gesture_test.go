package input_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/maps/geom"
)

var names = map[input.GestureKind]string{
	input.Hover: "hover", input.Press: "press", input.Tap: "tap", input.DoubleTap: "double", input.SecondaryTap: "explain",
	input.LongPress: "long", input.DragStart: "start", input.DragMove: "move", input.DragEnd: "end", input.DragCancel: "cancel",
	input.Wheel: "wheel", input.Pan: "pan", input.Pinch: "pinch",
}

// hand moves a mouse and fingers, frame by frame, and writes down the gestures.
type hand struct {
	g   input.Gestures
	f   input.Frame
	out []string
}

func newHand() *hand {
	return &hand{f: input.Frame{Now: start, Inside: true}}
}

func (h *hand) frame() *hand {
	for _, g := range h.g.Frame(h.f) {
		s := fmt.Sprintf("%s %g,%g", names[g.Kind], g.At.X, g.At.Y)
		if g.By != (geom.Point{}) {
			s += fmt.Sprintf(" by %g,%g", g.By.X, g.By.Y)
		}
		if g.Scale != 0 {
			s += fmt.Sprintf(" x%.2f", g.Scale)
		}
		h.out = append(h.out, s)
	}
	h.f.Now = h.f.Now.Add(16 * time.Millisecond)
	h.f.Down, h.f.Up, h.f.Wheel = 0, 0, geom.Point{}
	return h
}

func (h *hand) to(x, y float64) *hand {
	h.f.Pointer = geom.Pt(x, y)
	return h.frame()
}

func (h *hand) down(b input.Buttons) *hand {
	h.f.Down, h.f.Held = b, h.f.Held|b
	return h.frame()
}

func (h *hand) up(b input.Buttons) *hand {
	h.f.Up, h.f.Held = b, h.f.Held&^b
	return h.frame()
}

func (h *hand) wait(d time.Duration) *hand {
	h.f.Now = h.f.Now.Add(d)
	return h.frame()
}

func (h *hand) wheel(y float64) *hand {
	h.f.Wheel.Y = y
	return h.frame()
}

func (h *hand) touch(at ...float64) *hand {
	h.f.Touches = nil
	for i := 0; i+1 < len(at); i += 2 {
		h.f.Touches = append(h.f.Touches, input.Touch{ID: i/2 + 1, At: geom.Pt(at[i], at[i+1])})
	}
	return h.frame()
}

func TestGestures(t *testing.T) {
	const p, s, m = input.Primary, input.Secondary, input.Middle
	for _, test := range []struct {
		name string
		hand *hand
		want string
	}{
		{"hover once per place", newHand().to(1, 1).to(1, 1).to(2, 1), "hover 1,1; hover 2,1"},
		{"tap", newHand().to(5, 5).down(p).up(p), "hover 5,5; press 5,5; tap 5,5"},
		{"a tap may shake", newHand().down(p).to(3, 3).up(p), "hover 0,0; press 0,0; tap 3,3; hover 3,3"},
		{"two taps", newHand().down(p).up(p).down(p).up(p), "hover 0,0; press 0,0; tap 0,0; press 0,0; tap 0,0; double 0,0"},
		{"two slow taps", newHand().down(p).up(p).wait(time.Second).down(p).up(p), "hover 0,0; press 0,0; tap 0,0; press 0,0; tap 0,0"},
		{"three quick taps", newHand().down(p).up(p).down(p).up(p).down(p).up(p), "hover 0,0; press 0,0; tap 0,0; press 0,0; tap 0,0; double 0,0; press 0,0; tap 0,0"},
		{"drag", newHand().down(p).to(4, 0).to(10, 0).to(30, 5).up(p),
			"hover 0,0; press 0,0; start 10,0; move 10,0 by 10,0; move 30,5 by 20,5; end 30,5; hover 30,5"},
		{"six points are a drag", newHand().down(p).to(5.9, 0).to(6, 0), "hover 0,0; press 0,0; start 6,0; move 6,0 by 6,0"},
		{"a drag whose end was not seen", newHand().down(p).to(10, 0).let(p).frame(), "hover 0,0; press 0,0; start 10,0; move 10,0 by 10,0; cancel 10,0; hover 10,0"},
		{"long press", newHand().down(p).wait(600*time.Millisecond).wait(600*time.Millisecond).to(50, 0).up(p),
			"hover 0,0; press 0,0; long 0,0; hover 50,0"},
		{"right click", newHand().down(s).up(s), "hover 0,0; explain 0,0"},
		{"right drag", newHand().down(s).to(10, 0).up(s), "hover 0,0; pan 10,0 by 10,0; hover 10,0"},
		{"middle drag", newHand().down(m).to(0, 8).to(0, 9).up(m), "hover 0,0; pan 0,8 by 0,8; pan 0,9 by 0,1; hover 0,9"},
		{"a middle click is nothing", newHand().down(m).up(m), "hover 0,0"},
		{"wheel", newHand().wheel(-2), "wheel 0,0 by 0,-2; hover 0,0"},
		{"pressed and let go while asleep", newHand().down(0).blink(p), "hover 0,0; press 0,0; tap 0,0"},
		{"another button does not disturb", newHand().down(p).down(s).up(s).to(9, 0).up(p),
			"hover 0,0; press 0,0; start 9,0; move 9,0 by 9,0; end 9,0; hover 9,0"},
		{"finger tap", newHand().touch(7, 7).touch(), "press 7,7; tap 7,7; hover 0,0"},
		{"finger drag", newHand().touch(0, 0).touch(8, 0).touch(12, 0).touch(), "press 0,0; start 12,0; move 12,0 by 12,0; end 12,0; hover 0,0"},
		{"finger rests", newHand().touch(7, 7).wait(time.Second).touch(), "press 7,7; long 7,7; hover 0,0"},
		{"pinch", newHand().touch(0, 0, 100, 0).touch(0, 0, 200, 0).touch(0, 0).touch(50, 0).touch(), "pan 100,0 by 50,0; pinch 100,0 x2.00; hover 0,0"},
		{"two fingers pan", newHand().touch(0, 0, 10, 0).touch(0, 5, 10, 5).touch(), "pan 5,5 by 0,5; hover 0,0"},
		{"the second finger ends a drag", newHand().touch(0, 0).touch(20, 0).touch(20, 0, 40, 0).touch(20, 0).touch().touch(1, 1).touch(),
			"press 0,0; start 20,0; move 20,0 by 20,0; cancel 20,0; press 1,1; tap 1,1; hover 0,0"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := strings.Join(test.hand.frame().out, "; "); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
			if test.hand.g.Pending() && test.hand.f.Held == 0 {
				t.Error("it keeps the window awake")
			}
		})
	}
}

// let forgets a held button without an up, as when the focus goes elsewhere.
func (h *hand) let(b input.Buttons) *hand {
	h.f.Held &^= b
	return h
}

func (h *hand) blink(b input.Buttons) *hand {
	h.f.Down, h.f.Up = b, b
	return h.frame()
}

func TestADragKeepsTheWindowAwake(t *testing.T) {
	h := newHand().down(input.Primary)
	if !h.g.Pending() || h.g.Dragging() {
		t.Error("a press may become a long press")
	}
	h.to(20, 0)
	if !h.g.Dragging() {
		t.Error("no drag")
	}
}
