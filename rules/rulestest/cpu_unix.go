//go:build unix

package rulestest

import (
	"syscall"
	"time"
)

// CPU is the processor time this process has used, garbage collection included: on a
// shared machine it says more than the clock on the wall.
func CPU() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
