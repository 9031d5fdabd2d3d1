//go:build !unix && !windows

package storage

import "os"

// lockFile has nobody to keep out: a page in a browser is alone with its files.
func lockFile(string) (func(), error) { return func() {}, nil }

func replace(from, to string) error { return os.Rename(from, to) }

func isFull(error) bool { return false }

// nonBlocking has nothing to add here: a name of a pipe is not that of a file.
const nonBlocking = 0
