//go:build !js

package bake

// Yield is for browsers: see yield_js.go.
func Yield() {}

// Pause is for browsers: nil draws in one go.
func Pause() func() { return nil }
