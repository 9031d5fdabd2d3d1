package maps

import "embed"

//go:embed *.svg
var files embed.FS

// read is the file of a board.
func read(name string) ([]byte, error) { return files.ReadFile(name + ".svg") }
