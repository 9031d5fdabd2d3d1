package storage_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"intrigue/input/storage"
	"intrigue/rules/rulestest"
)

// TestFilesKeepTheirPromise holds every kind of Files to the same promise.
func TestFilesKeepTheirPromise(t *testing.T) {
	all := map[string]storage.Files{"memory": storage.NewMemory()}
	if runtime.GOOS != "js" { // a page has no disk, and its own Files are in browser_js_test.go
		all["disk"] = storage.Disk(filepath.Join(t.TempDir(), "new"))
	}
	for name, f := range all {
		t.Run(name, func(t *testing.T) { promise(t, f) })
	}
}

// promise is what Files.go says of every kind.
func promise(t *testing.T, f storage.Files) {
	t.Helper()
	must := func(err error) {
		t.Helper()
		rulestest.OK(t, err)
	}
	holds := func(name, want string) {
		t.Helper()
		if text, err := f.Read(name, 99); err != nil || string(text) != want {
			t.Fatalf("%s holds %q (%v), want %q", name, text, err, want)
		}
	}
	if _, err := f.Read("a/x", 99); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	if all, err := f.List("a"); len(all) != 0 || err != nil {
		t.Error(all, err)
	}
	must(f.Append("a/x", []byte("1\n")))
	must(f.Append("a/x", []byte("2\n")))
	holds("a/x", "1\n2\n")
	must(f.Write("a/x", []byte("3\n")))
	must(f.Write("a/y", nil))
	holds("a/x", "3\n")
	holds("a/y", "")
	all, err := f.List("a")
	if err != nil || len(all) != 2 || all[0].Name != "a/x" || all[0].Size != 2 || all[1].Name != "a/y" || all[0].Changed.IsZero() {
		t.Error(all, err)
	}
	if err := f.Rename("a/x", "a/y"); !errors.Is(err, fs.ErrExist) {
		t.Error("a file was replaced:", err)
	}
	if err := f.Rename("a/none", "a/z"); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	must(f.Rename("a/x", "b/c/x"))
	holds("b/c/x", "3\n")
	unlock, err := f.Lock("a/x")
	must(err)
	if _, err := f.Lock("a/x"); !errors.Is(err, storage.ErrLocked) {
		t.Error("locked twice:", err)
	}
	unlock()
	unlock, err = f.Lock("a/x")
	must(err)
	unlock()
}

// TestAFileThatSomebodyReadsIsReplaced: on Windows nobody may take it away before it is read.
func TestAFileThatSomebodyReadsIsReplaced(t *testing.T) {
	dir := t.TempDir()
	d := storage.Disk(dir)
	rulestest.OK(t, d.Write("x", []byte("old")))
	f, err := os.Open(filepath.Join(dir, "x"))
	rulestest.OK(t, err)
	time.AfterFunc(20*time.Millisecond, func() { f.Close() })
	rulestest.OK(t, d.Write("x", []byte("new")))
	if text, err := d.Read("x", 9); err != nil || string(text) != "new" {
		t.Errorf("%q, %v", text, err)
	}
}

func TestAFailedWriteLeavesNothingBehind(t *testing.T) {
	dir := t.TempDir()
	d := storage.Disk(dir)
	os.Mkdir(filepath.Join(dir, "x"), 0o700)
	os.WriteFile(filepath.Join(dir, "x", "inside"), nil, 0o600)
	rulestest.Holds(t, d.Write("x", []byte("text")) != nil, "a folder was replaced by a file")
	all, _ := os.ReadDir(dir)
	rulestest.Holds(t, len(all) == 1, "%v", all)
	rulestest.Holds(t, d.Append("x/inside/y", nil) != nil, "a file is a folder")
}
