package store

import (
	"os"
	"path/filepath"
	"strings"
	"time"
)

// What a file is called while it is being written, before it gets its name.
const (
	tempPrefix  = ".new-"
	probePrefix = ".probe-"
)

// sweep removes what interrupted writes have left behind: our own half-written
// copies, which never had a name, and locks that nobody holds. What is younger
// than a day may belong to a program that runs.
func (s *Store) sweep() {
	for _, f := range []Files{s.config, s.data} {
		if d, ok := f.(Disk); ok {
			d.sweep(s.now().Add(-24 * time.Hour))
		}
	}
}

func (d Disk) sweep(before time.Time) {
	old := func(folder string, ours func(base string) bool, do func(at string)) {
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
	for _, folder := range []string{".", gamesFolder, trashFolder, exportsFolder} {
		old(folder, unnamed, func(at string) { os.Remove(at) })
	}
	old(locksFolder, func(string) bool { return true }, func(at string) {
		if unlock, err := lockFile(at); err == nil {
			unlock() // which removes it
		}
	})
}
