//go:build !js

package supervisor

import "context"

// yielding is for browsers: see yield_js.go.
func yielding(ctx context.Context) context.Context { return ctx }
