package store

import (
	"os"
	"path/filepath"
	"strings"
	"time"
)

// What a file is called while it is being written, before it gets its name.
const (
	half  = ".new-"
	probe = ".probe-"
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
	old := func(folder string, do func(at string)) {
		entries, _ := os.ReadDir(d.path(folder))
		for _, e := range entries {
			if info, err := e.Info(); err == nil && info.Mode().IsRegular() && info.ModTime().Before(before) {
				do(filepath.Join(d.path(folder), e.Name()))
			}
		}
	}
	for _, folder := range []string{".", folder, trash, exports} {
		old(folder, func(at string) {
			if base := filepath.Base(at); strings.HasPrefix(base, half) || strings.HasPrefix(base, probe) {
				os.Remove(at)
			}
		})
	}
	old(locks, func(at string) {
		if unlock, err := lockFile(at); err == nil {
			unlock() // which removes it
		}
	})
}
