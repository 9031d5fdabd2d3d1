//go:build unix

package store

import (
	"errors"
	"os"
	"syscall"
)

// lockFile holds a file with flock. The file is removed at the end while it is
// still held; a program that got hold of a removed one tries again.
func lockFile(at string) (func(), error) {
	for {
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
		there, err2 := os.Stat(at)
		if err1 == nil && err2 == nil && os.SameFile(ours, there) {
			return func() {
				// What lies there now may be somebody else's, if the folder was swept away.
				if there, err := os.Stat(at); err == nil && os.SameFile(ours, there) {
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
