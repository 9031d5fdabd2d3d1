//go:build !js

package minder

import "context"

// breathe is for browsers: see breath_js.go.
func breathe(ctx context.Context) context.Context { return ctx }
