package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	program "intrigue/input/version"
)

// notes prints the words of the release of this version, at the address of a public repository:
// what CHANGELOG.md says of it, and how macOS opens it, as the README beside it does.
func notes(site string) error {
	log, err := os.ReadFile("build/CHANGELOG.md")
	if err != nil {
		return err
	}
	news, err := section(string(log), program.Number)
	if err != nil {
		return err
	}
	readme, err := os.ReadFile("build/README.md")
	if err != nil {
		return err
	}
	opening, err := opening(string(readme), site+"/raw/v"+program.Number+"/")
	if err != nil {
		return err
	}
	fmt.Print(news + "\n" + opening)
	return nil
}

// opening is the part of build/README.md that folds out, with its picture taken from the address of a folder.
func opening(readme, folder string) (string, error) {
	i, j := strings.Index(readme, "<details>\n"), strings.Index(readme, "</details>\n")
	if i < 0 || j < i {
		return "", errors.New("build/README.md does not say how macOS opens the app")
	}
	return strings.ReplaceAll(readme[i:j]+"</details>\n", "](files/", "]("+folder+"build/files/"), nil
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
