package main

import (
	"fmt"
	"os"
	"strings"

	"intrigue/build/frozen"
)

// notes prints what CHANGELOG.md says of this version: the words of its release.
func notes() error {
	text, err := os.ReadFile("build/CHANGELOG.md")
	if err != nil {
		return err
	}
	words, err := section(string(text), frozen.Version)
	fmt.Print(words)
	return err
}

// section is what stands below a heading.
func section(text, heading string) (string, error) {
	_, rest, ok := strings.Cut(text, "\n## "+heading+"\n")
	if !ok {
		return "", fmt.Errorf("there is no heading %q", heading)
	}
	rest, _, _ = strings.Cut(rest, "\n## ")
	return strings.TrimSpace(rest) + "\n", nil
}
