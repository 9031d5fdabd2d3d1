package sprites

import "intrigue/maps/late"

// read is the file of a drawing, which the page loads after the program.
func read(name string) ([]byte, error) { return late.File("sprites/" + name + ".svg") }
