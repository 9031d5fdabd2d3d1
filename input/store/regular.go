package store

import (
	"errors"
	"io/fs"
	"os"
)

var (
	errFolder = errors.New("it is a folder, not a file")
	errDevice = errors.New("it is not a plain file but a pipe or a device")
)

// openRegular opens a plain file and nothing else: to open a pipe would wait for
// somebody at its other end, and to open a device may do anything.
func openRegular(at string, flag int) (*os.File, error) {
	// It is looked at before it is opened, for the sake of devices, and again
	// afterwards, since it may have been replaced in between.
	info, err := os.Stat(at)
	if err == nil {
		err = checkRegular(at, info)
	}
	if err != nil && !(flag&os.O_CREATE != 0 && errors.Is(err, fs.ErrNotExist)) {
		return nil, err
	}
	f, err := os.OpenFile(at, flag|nonBlocking, 0o600)
	if err != nil {
		return nil, err
	}
	if info, err = f.Stat(); err == nil {
		err = checkRegular(at, info)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// checkRegular says why something is not a plain file.
func checkRegular(at string, info fs.FileInfo) error {
	switch {
	case info.Mode().IsRegular():
		return nil
	case info.IsDir():
		return &fs.PathError{Op: "open", Path: at, Err: errFolder}
	}
	return &fs.PathError{Op: "open", Path: at, Err: errDevice}
}
