package storage

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// locksFolder is where the locks of a Disk lie.
const locksFolder = "locks"

// Disk is Files in a folder, which is made when it is first needed.
type Disk string

func (d Disk) path(name string) string { return filepath.Join(string(d), filepath.FromSlash(name)) }

// Probe reports whether the folder can be made and written to.
func (d Disk) Probe() error {
	if err := os.MkdirAll(string(d), 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(string(d), probePrefix+"*")
	if err != nil {
		return err
	}
	f.Close()
	return os.Remove(f.Name())
}

// Read is the whole of a plain file.
func (d Disk) Read(name string, most int) ([]byte, error) {
	f, err := openRegular(d.path(name), os.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var room []byte
	if info, err := f.Stat(); err == nil {
		room = make([]byte, 0, int(min(info.Size(), int64(most)))+bytes.MinRead) // to see its end
	}
	text := bytes.NewBuffer(room)
	if _, err := text.ReadFrom(io.LimitReader(f, int64(most)+1)); err != nil {
		return nil, err
	}
	if text.Len() > most {
		return nil, TooLarge(most)
	}
	return text.Bytes(), nil
}

// Write writes a new file beside the old one, syncs it and renames it into place.
func (d Disk) Write(name string, text []byte) error {
	to := d.path(name)
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(to), tempPrefix+"*")
	if err != nil {
		return err
	}
	if err = finish(f, text, nil); err == nil {
		err = replace(f.Name(), to)
	}
	if err != nil {
		os.Remove(f.Name()) // our own half-written copy, nobody's file
		return err
	}
	syncFolder(filepath.Dir(to))
	return nil
}

// Append writes lines at the end of a file and syncs it.
func (d Disk) Append(name string, lines []byte) error {
	at := d.path(name)
	f, err := openRegular(at, os.O_RDWR|os.O_APPEND)
	if errors.Is(err, fs.ErrNotExist) {
		if err := os.MkdirAll(filepath.Dir(at), 0o700); err != nil {
			return err
		}
		f, err = openRegular(at, os.O_RDWR|os.O_APPEND|os.O_CREATE)
		defer syncFolder(filepath.Dir(at))
	}
	if err != nil {
		return err
	}
	info, err := f.Stat()
	last := []byte{'\n'}
	if err == nil && info.Size() > 0 {
		_, err = f.ReadAt(last, info.Size()-1)
	}
	return finish(f, onOwnLine(last[0], lines), err)
}

// Extend writes at the end of a file of a known size and syncs it.
func (d Disk) Extend(name string, size int, text []byte) error {
	f, err := openRegular(d.path(name), os.O_WRONLY|os.O_APPEND)
	if err != nil {
		return err
	}
	info, err := f.Stat()
	if err == nil && info.Size() != int64(size) {
		err = ErrChanged
	}
	return finish(f, text, err)
}

// finish writes the rest of a file and syncs it, unless err says that something has failed before, and closes it.
func finish(f *os.File, text []byte, err error) error {
	if err == nil && len(text) > 0 {
		if _, err = f.Write(text); err == nil {
			err = f.Sync()
		}
	}
	return cmp.Or(err, f.Close())
}

// Rename gives a file another name, in another folder perhaps.
func (d Disk) Rename(from, to string) error {
	if _, err := os.Lstat(d.path(to)); err == nil {
		return &fs.PathError{Op: "rename", Path: to, Err: fs.ErrExist}
	}
	if err := os.MkdirAll(filepath.Dir(d.path(to)), 0o700); err != nil {
		return err
	}
	if err := replace(d.path(from), d.path(to)); err != nil {
		return err
	}
	syncFolder(filepath.Dir(d.path(to)))
	return nil
}

// List is the plain files of a folder.
func (d Disk) List(folder string) ([]Info, error) {
	entries, err := os.ReadDir(d.path(folder))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var all []Info
	for _, e := range entries {
		// A file that went away since is simply not there.
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() {
			all = append(all, Info{Name: folder + "/" + e.Name(), Size: info.Size(), Changed: info.ModTime()})
		}
	}
	return all, nil
}

// Lock takes a lock that the system lets go when the program ends, however it
// ends. It lies in a folder of its own, because files of games are replaced.
func (d Disk) Lock(name string) (func(), error) {
	at := d.path(locksFolder + "/" + filepath.Base(name))
	if err := os.MkdirAll(filepath.Dir(at), 0o700); err != nil {
		return nil, err
	}
	return lockFile(at)
}

// syncFolder makes a rename last, where the system can sync a folder at all.
func syncFolder(folder string) {
	if f, err := os.Open(folder); err == nil {
		f.Sync()
		f.Close()
	}
}

// What a file is called while it is being written, before it gets its name.
const (
	tempPrefix  = ".new-"
	probePrefix = ".probe-"
)

// Sweep removes what interrupted writes have left behind in some folders, if it is older than before: our own
// half-written copies, which never had a name, and locks that nobody holds.
func (d Disk) Sweep(before time.Time, folders ...string) {
	eachOld := func(folder string, ours func(base string) bool, do func(at string)) {
		entries, _ := os.ReadDir(d.path(folder))
		for _, e := range entries {
			if !ours(e.Name()) {
				continue
			}
			if info, err := e.Info(); err == nil && info.Mode().IsRegular() && info.ModTime().Before(before) {
				do(filepath.Join(d.path(folder), e.Name()))
			}
		}
	}
	unnamed := func(base string) bool {
		return strings.HasPrefix(base, tempPrefix) || strings.HasPrefix(base, probePrefix)
	}
	for _, folder := range folders {
		eachOld(folder, unnamed, func(at string) { os.Remove(at) })
	}
	eachOld(locksFolder, func(string) bool { return true }, func(at string) {
		if unlock, err := lockFile(at); err == nil {
			unlock() // which removes it
		}
	})
}

// What is wrong with what is not a plain file.
var (
	ErrFolder = errors.New("it is a folder, not a file")
	ErrDevice = errors.New("it is not a plain file but a pipe or a device")
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
		return &fs.PathError{Op: "open", Path: at, Err: ErrFolder}
	}
	return &fs.PathError{Op: "open", Path: at, Err: ErrDevice}
}
