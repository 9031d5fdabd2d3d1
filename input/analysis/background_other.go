//go:build !linux && !windows

package analysis

// lowerPriority does nothing: Go has no way to it here.
func lowerPriority() {}

// spareCores is how many of the processors that Go uses are left to the picture: one is a core, and one comes on top of
// them (see scenes/start).
const spareCores = 2
