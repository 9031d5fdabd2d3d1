//go:build !js

package paint

// Yield is for browsers: see breath_js.go.
func Yield() {}

// pause is for browsers: nil draws in one go.
func pause() func() { return nil }
