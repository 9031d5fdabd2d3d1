package start

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
)

// TestFaultsOfTheSystemAreExplained: the words of Ebitengine and of the systems, as they are.
func TestFaultsOfTheSystemAreExplained(t *testing.T) {
	for words, want := range map[string]string{
		"ui: no window system is available":                                                                         "no display",
		"glfw: x11: failed to open display :987: a platform-specific error occurred":                                "no display",
		"glfw: egl: failed to create context: Arguments are inconsistent: the requested API version is unavailable": "no OpenGL",
		"glfw: the X11 library could not be opened: libX11.so.6: cannot open shared object file: " +
			"No such file or directory": "libX11 is missing",
		"glfw: glx: failed to load GLX: the requested API is unavailable":       "libGL is missing",
		"libGL.so.1: cannot open shared object file: No such file or directory": "no OpenGL",
		"one thing\nand another": "one thing; and another",
		"the disk is full":       "the disk is full",
	} {
		got := explain(errors.New(words))
		rulestest.Holds(t, strings.Contains(got, want) && !strings.Contains(got, "\n"),
			"%q becomes %q, which does not say %q", words, got, want)
	}
}

// TestExplainNamesThePackages: a user who lacks a library reads in one sentence what to install.
func TestExplainNamesThePackages(t *testing.T) {
	missing := func(name string) error {
		return fmt.Errorf("gl: Dlopen failed: name: %s: %[1]s: cannot open shared object file: No such file or directory", name)
	}
	for want, err := range map[string]error{
		// The nine lines of Ebitengine.
		"libgl1 (Debian, Ubuntu), mesa-libGL (Fedora), mesa (Arch) or Mesa-libGL1 (openSUSE)": errors.Join(
			errors.New("gl: failed to load libGL.so and libGLESv2.so: "),
			missing("libGLESv2.so"), missing("libGLESv2.so.2"), missing("libGLESv2.so.1"), missing("libGLESv2.so.0"),
			missing("libGL.so"), missing("libGL.so.2"), missing("libGL.so.1"), missing("libGL.so.0")),
		"libx11-6 (Debian, Ubuntu), libX11 (Fedora), libx11 (Arch) or libX11-6 (openSUSE)": errors.New("glfw: x11: failed to load Xlib: " +
			"libX11.so.6: cannot open shared object file: No such file or directory"),
	} {
		if got := explain(err); !strings.Contains(got, want) || strings.Contains(got, "\n") || strings.Contains(got, "Dlopen") {
			t.Errorf("it says %q", got)
		}
	}
}

// TestExplainKeepsACrash: what is said of a crash names a file, and is no error of the window system.
func TestExplainKeepsACrash(t *testing.T) {
	const words = "Intrigue has to stop. What happened is written in /home/display/x11/crash.txt."
	got := explain(fmt.Errorf("the loop: %w", app.Crash{Words: words}))
	rulestest.Holds(t, got == words, "it says %q", got)
}
