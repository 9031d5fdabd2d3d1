package analysis

import "syscall"

// nicest is the lowest priority there is.
const nicest = 19

// lowerPriority asks for this thread alone: on Linux a thread is what a priority belongs to. It may
// be refused, and then nothing changes.
func lowerPriority() { _ = syscall.Setpriority(syscall.PRIO_PROCESS, syscall.Gettid(), nicest) }

// spareCores is how many of the processors that Go uses are left to the picture: threads of low priority give way to it.
const spareCores = 1
