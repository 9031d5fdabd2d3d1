package wire

import (
	"os"
	"strings"
	"testing"
)

// TestThePageNamesEveryLine compares the page with the commands that are understood.
func TestThePageNamesEveryLine(t *testing.T) {
	text, err := os.ReadFile("../../build/wire.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range commands() {
		form := strings.ReplaceAll(o.usage, " | all", "`, `as all")
		if !strings.Contains(strings.ReplaceAll(string(text), `\|`, "|"), "| `"+form+"`") {
			t.Errorf("the page does not tell of %s", o.usage)
		}
	}
}
