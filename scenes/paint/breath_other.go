//go:build !js

package paint

// Breathe is for browsers: see breath_js.go.
func Breathe() {}

// pause is for browsers: nil draws in one go.
func pause() func() { return nil }
