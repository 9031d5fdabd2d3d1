package scenetest

import (
	"slices"
	"time"

	"intrigue/input"
	"intrigue/maps/geom"
)

// Devices are those of a player's window with the usual keys: what is done with them goes through the
// Recogniser, as it does in the program.
type Devices struct {
	*Player
	recogniser input.Recogniser
}

// frames lays out a frame for each state of the devices, and lets what moves come to rest. The mouse
// is nowhere near.
func (d *Devices) frames(states ...input.DeviceState) {
	for _, s := range append(states, input.DeviceState{}) {
		s.Now, s.Pointer = d.Now.Add(d.Step), away
		d.Frame(d.recogniser.Events(s, input.DefaultKeymap()))
	}
	d.Rest()
}

// Press presses a button of the gamepad, such as "pad.A".
func (d *Devices) Press(button string) {
	d.frames(input.DeviceState{Pressed: []string{button}, KeyHeld: []string{button}})
}

// Touch puts a finger on the glass, draws it over some points and lifts it.
func (d *Devices) Touch(points ...geom.Point) {
	step := d.Step
	d.Step = 50 * time.Millisecond // a finger that rests asks what it points at
	var states []input.DeviceState
	for _, at := range points {
		states = append(states, input.DeviceState{Touches: []input.Touch{{ID: 1, At: at}}})
	}
	d.frames(states...)
	d.Step = step
	d.Still(1)
}

// Walk goes from stop to stop by the shoulder button of the gamepad until it stands on a target, and
// presses A.
func (d *Devices) Walk(id string) {
	d.T.Helper()
	var passed []string
	for d.focus() != id {
		if passed = append(passed, d.focus()); len(passed) > 400 {
			slices.Sort(passed)
			d.T.Fatalf("the gamepad never comes to %s on %T, but to %q", id, d.App.Screen(), slices.Compact(passed))
		}
		d.Press("pad.RB")
	}
	d.Press("pad.A")
}

// Tap taps a target with a finger.
func (d *Devices) Tap(id string) {
	d.T.Helper()
	d.Touch(d.At(id))
}

// Carry draws a piece to a target with a finger.
func (d *Devices) Carry(piece, to string) {
	d.T.Helper()
	from, at := d.At(piece), d.At(to)
	d.Touch(from, from, geom.Pt((from.X+at.X)/2, (from.Y+at.Y)/2), at, at)
}
