//go:build !js

package wire_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// TestItReachesNoFileAndNoWindow: of our packages it needs the contract, the
// lines of a record, the supervisor of the bots and what makes words harmless, and of the
// library nothing that opens a file, a connection or a process. Its caller hands it its game and its two ends.
func TestItReachesNoFileAndNoWindow(t *testing.T) {
	deps := goList(t, "{{join .Deps \" \"}}", "intrigue/input/wire")
	for _, d := range deps {
		if strings.HasPrefix(d, "intrigue/") && !slices.Contains([]string{"intrigue/rules", "intrigue/input/record",
			"intrigue/input/plain", "intrigue/input/supervisor"}, d) || strings.Contains(d, "ebiten") {
			t.Errorf("it reaches %s", d)
		}
	}
	for _, d := range goList(t, "{{join .Imports \" \"}}", "intrigue/input/wire", "intrigue/input/record",
		"intrigue/input/plain", "intrigue/input/supervisor", "intrigue/rules") {
		for _, no := range []string{"os", "os/exec", "io/fs", "io/ioutil", "net", "net/http", "syscall", "unsafe", "plugin", "embed"} {
			rulestest.Holds(t, d != no, "it imports %s", d)
		}
	}
}

func goList(t *testing.T, format string, pkgs ...string) []string {
	t.Helper()
	out, err := exec.Command("go", append([]string{"list", "-f", format}, pkgs...)...).Output()
	rulestest.OK(t, err)
	return strings.Fields(string(out))
}
