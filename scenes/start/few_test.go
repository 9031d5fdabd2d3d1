//go:build unix

package start

import (
	"errors"
	"strings"
	"syscall"
	"testing"
)

// TestFewFiles: with a low limit of open files the window system only says that there is no display.
func TestFewFiles(t *testing.T) {
	var was syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &was); err != nil {
		t.Fatal(err)
	}
	low := was
	low.Cur = leastFiles - 1
	if err := syscall.Setrlimit(syscall.RLIMIT_NOFILE, &low); err != nil {
		t.Fatal(err)
	}
	got := explain(errors.New("glfw: x11: failed to open display"))
	if err := syscall.Setrlimit(syscall.RLIMIT_NOFILE, &was); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(got, "too few files") || strings.Contains(got, "display") {
		t.Error(got)
	}
}
