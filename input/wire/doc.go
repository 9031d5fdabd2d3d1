// Package wire lets another program play or check any game, by lines
// of text on standard input and output. build/wire.md describes the lines.
//
// It knows no game by name, no window, no table and no file: it reaches the rules
// and their bots and nothing else, so no line can make it read or write anything.
// Whatever it is sent is answered by a line; it ends when it is told to, or when
// its input does.
package wire
