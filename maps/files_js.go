package maps

import "intrigue/maps/late"

// read is the file of a board, which the page loads after the program.
func read(name string) ([]byte, error) { return late.File("maps/" + name + ".svg") }
