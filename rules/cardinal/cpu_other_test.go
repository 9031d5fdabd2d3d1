//go:build !unix

package cardinal

import "time"

// cpu is the clock on the wall where processor time is not to be had this way.
func cpu() time.Duration { return time.Duration(time.Now().UnixNano()) }
