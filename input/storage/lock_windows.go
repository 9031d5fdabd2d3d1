package storage

import (
	"errors"
	"os"
	"syscall"
	"time"
)

// lockFile opens a file that nobody else may open meanwhile.
func lockFile(at string) (func(), error) {
	name, err := syscall.UTF16PtrFromString(at)
	if err != nil {
		return nil, err
	}
	const sharingViolation = syscall.Errno(32)
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS,
		syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, ErrLocked
	}
	if err != nil {
		return nil, err
	}
	return func() {
		syscall.CloseHandle(h)
		os.Remove(at)
	}, nil
}

// replace renames a file, in place of another one perhaps. What looks for viruses, or another window that
// reads, may hold either of them for a moment, and is waited for.
func replace(from, to string) error {
	const sharingViolation, patience = syscall.Errno(32), 250 * time.Millisecond
	for wait := time.Millisecond; ; wait *= 2 {
		err := os.Rename(from, to)
		if wait > patience || !errors.Is(err, sharingViolation) && !errors.Is(err, syscall.ERROR_ACCESS_DENIED) {
			return err
		}
		time.Sleep(wait)
	}
}

func isFull(err error) bool {
	const handleDiskFull, diskFull = syscall.Errno(39), syscall.Errno(112)
	return errors.Is(err, handleDiskFull) || errors.Is(err, diskFull)
}

// nonBlocking has nothing to add here: a name of a pipe is not that of a file.
const nonBlocking = 0
