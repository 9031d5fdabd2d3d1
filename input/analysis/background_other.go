//go:build !linux && !windows

package analysis

// lowerPriority does nothing: Go has no way to it here.
func lowerPriority() {}
