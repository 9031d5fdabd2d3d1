// Package late is about the drawings and typefaces that a browser loads after the program,
// so that the shelf is seen sooner: the page cuts them out of the program's memory and puts
// them back while it runs. See build/cut.go.
//
// It does not know what they are. Whoever reads one waits first.
package late
