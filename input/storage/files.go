// Package storage keeps named pieces of text where the system has room for them: in a folder, in the storage of a
// browser, or in memory.
//
// It knows no game and no settings, only names and bytes. What it returns is safe from a loss of power, or an
// error says so.
package storage

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"
)

// Files is a place that keeps named pieces of text: a folder, memory, the storage of a browser. Names are
// slash-separated and relative. Errors follow io/fs: fs.ErrNotExist, fs.ErrExist, fs.ErrPermission.
type Files interface {
	// Read is a whole file, if it is a plain file and has at most so many bytes.
	Read(name string, most int) ([]byte, error)
	// Write replaces or creates a file: always the old one or the new one, and safe when it returns.
	Write(name string, text []byte) error
	// Append adds lines to a file, creating it, and is safe when it returns. A
	// last line that was cut off is ended first, so that it spoils nothing.
	Append(name string, lines []byte) error
	// Extend adds to a file that has exactly so many bytes, and is safe when it
	// returns: fs.ErrNotExist when it is gone, ErrChanged when it has another size.
	Extend(name string, size int, text []byte) error
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

// ErrChanged says that somebody else has changed a file meanwhile.
var ErrChanged = errors.New("another program has changed the file")

// TooLarge returns the error of a file that has more bytes than it may.
func TooLarge(most int) error {
	return fmt.Errorf("the file is larger than %d megabytes, %w", most>>20, ErrTooLarge)
}

// ErrTooLarge is what TooLarge wraps.
var ErrTooLarge = errors.New("too large for a file of Intrigue")

// onOwnLine is text as it is added to what ends with the byte last, so that it begins a line.
func onOwnLine(last byte, text []byte) []byte {
	if last == '\n' || len(text) == 0 {
		return text
	}
	return append([]byte{'\n'}, text...)
}

func notExist(op, name string) error { return &fs.PathError{Op: op, Path: name, Err: fs.ErrNotExist} }

// Reason returns an error without the paths, which people need not read.
func Reason(err error) string {
	var p *fs.PathError
	var l *os.LinkError
	switch {
	case errors.Is(err, fs.ErrPermission):
		return "the system does not allow it"
	case errors.Is(err, fs.ErrNotExist):
		return "the file or its folder is gone"
	case isFull(err):
		return "the disk is full"
	case errors.Is(err, fs.ErrExist):
		return "another file has that name"
	case errors.As(err, &p):
		return p.Err.Error()
	case errors.As(err, &l):
		return l.Err.Error()
	}
	return err.Error()
}

// LockBriefly keeps other programs from a file that is read, changed and written, for as long as that takes. It waits
// for them a moment and not for ever: a lock that cannot be had must not keep anything from being saved.
func LockBriefly(f Files, name string) (release func()) {
	for range 40 {
		unlock, err := f.Lock(name)
		if err == nil {
			return unlock
		}
		if !errors.Is(err, ErrLocked) {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	return func() {}
}
