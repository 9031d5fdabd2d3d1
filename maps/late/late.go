//go:build js

// Package late holds the files that a browser loads after the program, so that the shelf is
// seen sooner: the drawings, the boards and the typefaces of the other screens. The page
// hands them over; build/later.go packs them. Every other system has them inside the
// program, and no such package.
package late

import (
	"fmt"
	"io/fs"
	"syscall/js"
)

var (
	files   js.Value              // an object: arrays of bytes by the names of the files
	arrived = make(chan struct{}) // closed when they are there
)

// init offers the page a function that takes the files.
func init() {
	js.Global().Set("intrigueTakes", js.FuncOf(func(_ js.Value, args []js.Value) any {
		files = args[0]
		close(arrived)
		return nil
	}))
}

// File is one of the files, for which it waits. The goroutine that draws must not call it
// before the first picture, which it would hold up.
func File(name string) ([]byte, error) {
	<-arrived
	file := files.Get(name)
	if !file.Truthy() {
		return nil, fmt.Errorf("%s: %w", name, fs.ErrNotExist)
	}
	data := make([]byte, file.Length())
	js.CopyBytesToGo(data, file)
	return data, nil
}
