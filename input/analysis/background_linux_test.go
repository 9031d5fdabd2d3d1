package analysis

import (
	"sync"
	"syscall"
	"testing"

	"intrigue/rules/rulestest"
)

// priority is that of this thread, as the kernel tells it: 20 is the usual one, 1 the lowest.
func priority(t *testing.T) int {
	t.Helper()
	p, err := syscall.Getpriority(syscall.PRIO_PROCESS, syscall.Gettid())
	rulestest.OK(t, err)
	return p
}

// TestBackgroundStandsBack: work in the background has the lowest priority, and nothing else has.
func TestBackgroundStandsBack(t *testing.T) {
	before := priority(t)
	var wait sync.WaitGroup
	wait.Go(func() {
		background()
		rulestest.Is(t, "work in the background has the priority", priority(t), 1)
	})
	wait.Wait()
	for range 20 {
		wait.Go(func() { rulestest.Is(t, "other work has the priority", priority(t), before) })
	}
	wait.Wait()
}
