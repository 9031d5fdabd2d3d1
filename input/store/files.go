package store

import (
	"errors"
	"io/fs"
	"time"
)

// Files is a place that keeps named pieces of text: a folder, memory, the storage
// of a browser. Names are slash-separated and relative. Errors follow
// io/fs: fs.ErrNotExist, fs.ErrExist, fs.ErrPermission.
type Files interface {
	Read(name string) ([]byte, error)
	// Write replaces or creates a file so that it is always either the old one
	// or the new one, and safe when it returns.
	Write(name string, text []byte) error
	// Append adds to a file, creating it, and is safe when it returns.
	Append(name string, text []byte) error
	// Rename never replaces another file: fs.ErrExist.
	Rename(from, to string) error
	// List is the files directly in a folder; none when there is no folder.
	List(folder string) ([]Info, error)
	// Lock keeps other programs, and other tables of this one, from using a
	// name until unlock is called or the program ends: ErrLocked.
	Lock(name string) (unlock func(), err error)
}

// Info is one file of a List.
type Info struct {
	Name    string // with its folder
	Size    int64
	Changed time.Time
}

// ErrLocked says that a game is in use already.
var ErrLocked = errors.New("this game is open in another window")

// largest is the size above which a file is not a game of ours.
const largest = 16 << 20

func notExist(op, name string) error { return &fs.PathError{Op: op, Path: name, Err: fs.ErrNotExist} }
