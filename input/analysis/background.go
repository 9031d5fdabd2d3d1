package analysis

import "runtime"

// background gives the calling goroutine, until it ends, a thread of its own that the system lets
// run when no other wants the processor: long work then costs the picture no frames. Where the
// system has no such threads, the goroutine goes on as it was.
func background() {
	runtime.LockOSThread() // never unlocked: the thread ends with the goroutine
	lowerPriority()
}
