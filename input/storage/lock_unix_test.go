//go:build unix

package storage

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestALockEndsItsSearch: in a folder in which a file never is the one that was just opened, as with some network
// folders, a lock is held all the same, and not sought for ever.
func TestALockEndsItsSearch(t *testing.T) {
	at := filepath.Join(t.TempDir(), "lock")
	done := make(chan struct{})
	go func() {
		defer close(done)
		unlock, err := holdFile(at, func(_, _ os.FileInfo) bool { return false })
		if err != nil {
			t.Error(err)
			return
		}
		if _, err := lockFile(at); !errors.Is(err, ErrLocked) {
			t.Errorf("somebody else gets the lock: %v", err)
		}
		unlock()
		if again, err := lockFile(at); err != nil {
			t.Error(err)
		} else {
			again()
		}
	}()
	select {
	case <-done:
	case <-time.After(time.Minute):
		t.Fatal("the lock is still sought")
	}
}
