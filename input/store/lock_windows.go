package store

import (
	"errors"
	"os"
	"syscall"
)

// lockFile opens a file that nobody else may open meanwhile.
func lockFile(at string) (func(), error) {
	name, err := syscall.UTF16PtrFromString(at)
	if err != nil {
		return nil, err
	}
	const sharingViolation = syscall.Errno(32)
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
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

func isFull(err error) bool {
	const handleDiskFull, diskFull = syscall.Errno(39), syscall.Errno(112)
	return errors.Is(err, handleDiskFull) || errors.Is(err, diskFull)
}

// nonBlocking has nothing to add here: a name of a pipe is not that of a file.
const nonBlocking = 0
