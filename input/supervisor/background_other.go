//go:build !linux && !windows

package supervisor

// lowerPriority does nothing: Go has no way to it here.
func lowerPriority() {}
