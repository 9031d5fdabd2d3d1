//go:build unix

package storage

import (
	"errors"
	"os"
	"syscall"
)

// lockTries is how often a lock file that was removed just then is opened anew. In a folder
// where a file never seems to be the one that was opened, the last of them is held.
const lockTries = 100

// lockFile holds a file with flock. The file is removed at the end while it is
// still held; a program that got hold of a removed one tries again.
func lockFile(at string) (func(), error) { return holdFile(at, os.SameFile) }

// holdFile is lockFile; same reports whether two files are one, and is replaced in tests.
func holdFile(at string, same func(a, b os.FileInfo) bool) (func(), error) {
	for try := 1; ; try++ {
		f, err := os.OpenFile(at, os.O_CREATE|os.O_RDWR, 0o600)
		if err != nil {
			return nil, err
		}
		if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
			f.Close()
			if errors.Is(err, syscall.EWOULDBLOCK) {
				return nil, ErrLocked
			}
			return func() {}, nil // some network folders have no locks: better to play than not
		}
		ours, err1 := f.Stat()
		inPlace := func() bool {
			there, err := os.Stat(at)
			return err1 == nil && err == nil && same(ours, there)
		}
		if inPlace() || try == lockTries {
			return func() {
				if inPlace() { // else it may be somebody else's, if the folder was swept away
					os.Remove(at)
				}
				f.Close()
			}, nil
		}
		f.Close()
	}
}

// replace renames a file, in place of another one perhaps.
func replace(from, to string) error { return os.Rename(from, to) }

func isFull(err error) bool { return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) }

// nonBlocking keeps an opened pipe from waiting for its other end.
const nonBlocking = syscall.O_NONBLOCK
