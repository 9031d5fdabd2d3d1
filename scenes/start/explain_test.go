package start

import (
	"errors"
	"strings"
	"testing"
)

// TestExplain gives the words of Ebitengine and of the systems, as they are.
func TestExplain(t *testing.T) {
	for words, want := range map[string]string{
		"ui: no window system is available":                                                                                 "no display",
		"glfw: x11: failed to open display :987: a platform-specific error occurred":                                        "no display",
		"glfw: egl: failed to create context: Arguments are inconsistent: the requested API version is unavailable":         "no OpenGL",
		"glfw: the X11 library could not be opened: libX11.so.6: cannot open shared object file: No such file or directory": "libX11 is missing",
		"libGL.so.1: cannot open shared object file: No such file or directory":                                             "no OpenGL",
		"the disk is full": "the disk is full",
	} {
		got := explain(errors.New(words))
		if !strings.Contains(got, want) || strings.Contains(got, "\n") {
			t.Errorf("%q becomes %q, which does not say %q", words, got, want)
		}
	}
}
