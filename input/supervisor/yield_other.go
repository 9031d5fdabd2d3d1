//go:build !js

package supervisor

import "context"

// breathe is for browsers: see yield_js.go.
func breathe(ctx context.Context) context.Context { return ctx }
