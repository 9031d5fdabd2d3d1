package main

import (
	"os"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

func TestSectionsAreFoundByTheirHeading(t *testing.T) {
	const text = "# Changes\n\n## 2.0.0\n\nNew.\n\n## 1.0.0\n\nOld.\n"
	for heading, want := range map[string]string{"2.0.0": "New.\n", "1.0.0": "Old.\n"} {
		if got, err := section(text, heading); err != nil || got != want {
			t.Errorf("%s: %q, %v", heading, got, err)
		}
	}
	if _, err := section(text, "0"); err == nil {
		t.Error("a heading is found that is not there")
	}
}

// TestNotesSayHowMacOSOpensTheApp: build/README.md says how macOS opens the app, and its picture is found from the page of a release.
func TestNotesSayHowMacOSOpensTheApp(t *testing.T) {
	readme, err := os.ReadFile("../../../README.md")
	rulestest.OK(t, err)
	words, err := opening(string(readme), "https://example.org/raw/v1/")
	rulestest.OK(t, err)
	rulestest.Holds(t, strings.Contains(words, "Apple could not verify"), "it says %q", words)
	_, picture, ok := strings.Cut(words, "](https://example.org/raw/v1/")
	picture, _, closed := strings.Cut(picture, ")")
	rulestest.Must(t, ok && closed, "there is no picture in %q", words)
	if _, err := os.Stat("../../../../" + picture); err != nil {
		t.Error(err)
	}
	if _, err := opening("# Intrigue\n", ""); err == nil {
		t.Error("it is found where it is not")
	}
}
