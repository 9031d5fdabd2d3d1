package main

import (
	"slices"
	"time"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/scenes/scenetest"
)

// devices are those of a player's window with the usual keys: what is done with them goes through the
// Recogniser, as it does in the program.
type devices struct {
	*scenetest.Player
	recogniser input.Recogniser
}

// frames lays out a frame for each state of the devices, and lets what moves come to rest. The mouse
// is nowhere near.
func (d *devices) frames(states ...input.DeviceState) {
	for _, s := range append(states, input.DeviceState{}) {
		s.Now, s.Pointer = d.Now.Add(d.Step), geom.Pt(-10, -10)
		d.Frame(d.recogniser.Events(s, input.DefaultKeymap()))
	}
	d.Rest()
}

// press presses a button of the gamepad, such as "pad.A".
func (d *devices) press(button string) {
	d.frames(input.DeviceState{Pressed: []string{button}, KeyHeld: []string{button}})
}

// touch puts a finger on the glass, draws it over some points and lifts it.
func (d *devices) touch(points ...geom.Point) {
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

// walk goes from stop to stop by the shoulder button of the gamepad until it stands on a target, and
// presses A.
func (d *devices) walk(id string) {
	d.T.Helper()
	var passed []string
	for focus(d.Player) != id {
		if passed = append(passed, focus(d.Player)); len(passed) > 400 {
			slices.Sort(passed)
			d.T.Fatalf("the gamepad never comes to %s on %T, but to %q", id, d.App.Screen(), slices.Compact(passed))
		}
		d.press("pad.RB")
	}
	d.press("pad.A")
}

// tap taps a target with a finger.
func (d *devices) tap(id string) {
	d.T.Helper()
	d.touch(d.At(id))
}

// carry draws a piece to a target with a finger.
func (d *devices) carry(piece, to string) {
	d.T.Helper()
	from, at := d.At(piece), d.At(to)
	d.touch(from, from, geom.Pt((from.X+at.X)/2, (from.Y+at.Y)/2), at, at)
}
