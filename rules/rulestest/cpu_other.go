//go:build !unix

package rulestest

import "time"

// CPU is the clock on the wall where processor time is not to be had this way.
func CPU() time.Duration { return time.Duration(time.Now().UnixNano()) }
