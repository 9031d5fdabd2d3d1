package input_test

import (
	"os/exec"
	"strings"
	"testing"
)

// TestOnlyTheDeviceKnowsTheWindow keeps Ebitengine out of everything that must
// run without a display.
func TestOnlyTheDeviceKnowsTheWindow(t *testing.T) {
	for _, pkg := range []string{"intrigue/input", "intrigue/input/minder", "intrigue/input/plain", "intrigue/input/record", "intrigue/input/store", "intrigue/input/sim"} {
		out, err := exec.Command("go", "list", "-deps", pkg).Output()
		if err != nil {
			t.Fatal(err)
		}
		for _, dep := range strings.Fields(string(out)) {
			if strings.Contains(dep, "ebiten") || strings.HasPrefix(dep, "intrigue/scenes") || strings.HasPrefix(dep, "intrigue/input/device") {
				t.Errorf("%s imports %s", pkg, dep)
			}
		}
	}
}
