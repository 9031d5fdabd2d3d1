//go:build !unix && !windows

package store

// lockFile has nobody to keep out: a page in a browser is alone with its files.
func lockFile(string) (func(), error) { return func() {}, nil }

func isFull(error) bool { return false }

// nonBlocking has nothing to add here: a name of a pipe is not that of a file.
const nonBlocking = 0
