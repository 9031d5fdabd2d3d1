//go:build !js

package paint

// breathe is for browsers: see breath_js.go.
func breathe() {}

// pause is for browsers: nil draws in one go.
func pause() func() { return nil }
