//go:build !linux || android

package sound

// reachable has nothing to look at here: opening the device tells quietly.
func reachable() error { return nil }
