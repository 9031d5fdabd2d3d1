package sprites

import (
	"embed"
	"slices"
	"strings"
)

//go:embed *.svg
var files embed.FS

// read is the file of a drawing.
func read(name string) ([]byte, error) { return files.ReadFile(name + ".svg") }

// Names lists all that a Sheet can draw, sorted.
func Names() []string {
	names := fileNames()
	for _, b := range badged {
		for _, p := range Players {
			names = append(names, b+"."+p.Mark())
		}
	}
	slices.Sort(names)
	return names
}

func fileNames() []string {
	entries, _ := files.ReadDir(".") // the folder is in the program: it cannot fail
	var names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".svg"))
	}
	return names
}
