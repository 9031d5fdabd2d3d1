//go:build unix

package start

import (
	"errors"
	"strings"
	"syscall"
	"testing"

	"intrigue/rules/rulestest"
)

// TestFewFiles: with a low limit of open files the window system only says that there is no display.
func TestFewFiles(t *testing.T) {
	var was syscall.Rlimit
	rulestest.OK(t, syscall.Getrlimit(syscall.RLIMIT_NOFILE, &was))
	low := was
	low.Cur = leastFiles - 1
	rulestest.OK(t, syscall.Setrlimit(syscall.RLIMIT_NOFILE, &low))
	got := explain(errors.New("glfw: x11: failed to open display"))
	rulestest.OK(t, syscall.Setrlimit(syscall.RLIMIT_NOFILE, &was))
	rulestest.Holds(t, strings.Contains(got, "too few files") && !strings.Contains(got, "display"), "%v", got)
}
