//go:build unix

package store_test

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"intrigue/input/results"
	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

// soon fails when something waits for ever.
func soon(t *testing.T, what string, do func()) {
	t.Helper()
	done := make(chan bool)
	go func() { do(); close(done) }()
	select {
	case <-done:
	case <-time.After(time.Minute): // nothing that is done at once takes that long, however busy the machine
		t.Fatal(what, "waits for ever")
	}
}

func TestOnlyPlainFilesAreOpened(t *testing.T) {
	s, home := open(t)
	pipe := filepath.Join(home, "pipe")
	rulestest.OK(t, syscall.Mkfifo(pipe, 0o600))
	linked := filepath.Join(home, "linked")
	os.Symlink(pipe, linked)
	for at, want := range map[string]string{pipe: "pipe", linked: "pipe", "/dev/zero": "device", home: "folder", "/dev/tty": ""} {
		soon(t, at, func() {
			if _, _, err := s.ImportFile(at); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v", at, err)
			}
		})
	}
	for _, file := range []string{"settings.json", "results.jsonl", "games/test.jsonl"} {
		os.MkdirAll(filepath.Join(home, "games"), 0o700)
		rulestest.OK(t, syscall.Mkfifo(filepath.Join(home, file), 0o600))
	}
	soon(t, "a pipe among our files", func() {
		s := store.Open(store.Options{Home: home, Game: toys})
		s.Settings()
		if err := s.SaveSettings(store.Defaults()); err != nil {
			t.Error(err) // the pipe was set aside
		}
		s.Results("patience")
		rulestest.Holds(t, s.AddResult(results.Result{Game: "patience"}) != nil, "a result went into a pipe")
		s.List()
		s.Latest()
		s.Load("games/test.jsonl")
		s.SetAside()
	})
}

// TestAPipeInPlaceOfAGame is put there while the game is played.
func TestAPipeInPlaceOfAGame(t *testing.T) {
	_, home, g, rest := begun(t)
	file := filepath.Join(home, g.Name())
	os.Remove(file)
	rulestest.OK(t, syscall.Mkfifo(file, 0o600))
	soon(t, "a pipe", func() {
		rulestest.Holds(t, rest() != nil && g.Saved() != nil, "a game went into a pipe")
		if err := g.Close(); err != nil { // the whole of it takes the pipe's place
			t.Error(err)
		}
	})
	load(t, at(t, home), g.Name(), record(t, 9))
}
