package analysis

import "syscall"

var setThreadPriority = syscall.NewLazyDLL("kernel32.dll").NewProc("SetThreadPriority")

// This thread and the lowest priority but that of an idle machine, as Windows counts.
const (
	currentThread = ^uintptr(1)
	lowest        = ^uintptr(1)
)

// lowerPriority may be refused, and then nothing changes.
func lowerPriority() { _, _, _ = setThreadPriority.Call(currentThread, lowest) }

// spareCores is how many of the processors that Go uses are left to the picture: threads of low priority give way to it.
const spareCores = 1
