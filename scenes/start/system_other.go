//go:build !js && !windows

package start

import (
	"os/signal"
	"syscall"
)

func ready() {}

func console() {}

func tell(string) {}

// survivePipe makes writing to a pipe that nobody reads any more an error, not the end of the program.
func survivePipe() { signal.Ignore(syscall.SIGPIPE) }

// fewFiles reports whether the program may open fewer files at once than a window needs. What
// fails then names everything but the reason.
func fewFiles() bool {
	var limit syscall.Rlimit
	return syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit) == nil && limit.Cur < leastFiles
}
