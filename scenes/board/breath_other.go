//go:build !js

package board

// breathe is for browsers: see breath_js.go.
func breathe() {}
