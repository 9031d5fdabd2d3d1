//go:build !js

package store_test

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"syscall"
	"testing"

	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

func TestSettingsAreKept(t *testing.T) {
	s, home := open(t)
	rulestest.Holds(t, reflect.DeepEqual(s.Settings(), store.Defaults()), "not the usual ones at first")
	set := store.Defaults()
	set.Speed, set.TextScale, set.Mute = "fast", 150, true
	set.Keys = map[string][]string{"hint": {"x"}}
	set.Window = store.Window{X: 3, Y: -4, Width: 800, Height: 600, Monitor: "HDMI"}
	set.Setups = map[string]store.Setup{"chase": {Seats: []rules.SeatInfo{{Name: "Ada"}}, Options: rules.Options{"wind": "west"}}}
	rulestest.OK(t, s.SaveSettings(set))
	got := at(t, home).Settings()
	rulestest.Holds(t, reflect.DeepEqual(got, set), "%+v", got)
	rulestest.Holds(t, len(s.Notices()) <= 0, "something was said")
}

func TestSettingsThatCannotBeUsed(t *testing.T) {
	for text, want := range map[string]string{
		"":                          "damaged",
		"{":                         "damaged",
		"[]":                        "damaged",
		`{"format":1,"volume":"x"}`: "damaged",
		`{"volume":7}`:              "format",
		`{"format":2,"volume":"7"}`: "newer",
		"\x00\x01":                  "damaged",
	} {
		s, home := open(t)
		file := filepath.Join(home, "settings.json")
		os.WriteFile(file, []byte(text), 0o600)
		got := s.Settings()
		rulestest.Holds(t, reflect.DeepEqual(got, store.Defaults()), "%q: %+v", text, got)
		says(t, s, want)
		kept, _ := os.ReadFile(file + ".unreadable-20261121-200000")
		rulestest.Holds(t, string(kept) == text, "%q was lost", text)
		rulestest.OK(t, s.SaveSettings(store.Defaults()))
	}
}

func TestOddValuesBecomeUsual(t *testing.T) {
	s, home := open(t)
	os.WriteFile(filepath.Join(home, "settings.json"), []byte(`{"format":1,"speed":"warp","textScale":7,"volume":900,"future":[1]}`), 0o600)
	got := s.Settings()
	rulestest.Holds(t, got.Speed == "normal" && got.TextScale == 75 && got.Volume == 100 && got.Highlights && got.Confirm == "never",
		"%+v", got)
	rulestest.Holds(t, len(s.Notices()) <= 0, "it was set aside")
}

func TestSettingsOnAFullDisk(t *testing.T) {
	m := storage.NewMemory()
	s := store.Open(store.Options{Config: m, Data: m})
	rulestest.OK(t, s.SaveSettings(store.Defaults()))
	before, _ := m.Read("settings.json", 1<<20)
	m.Fail(errors.New("the disk is full"))
	err := s.SaveSettings(store.Settings{})
	rulestest.Holds(t, err != nil && strings.Contains(err.Error(), "full"), "%v", err)
	after, _ := m.Read("settings.json", 1<<20)
	rulestest.Holds(t, string(after) == string(before), "the old ones are gone")
}

// unread are files that cannot be read for a while.
type unread struct {
	*storage.Memory
	why error
}

func (u *unread) Read(name string, most int) ([]byte, error) {
	if u.why != nil {
		return nil, &fs.PathError{Op: "read", Path: name, Err: u.why}
	}
	return u.Memory.Read(name, most)
}

// TestSettingsThatCannotBeReadJustNow: there is nothing wrong with the file, so it is
// neither set aside nor written over, and it counts again as soon as it can be read.
func TestSettingsThatCannotBeReadJustNow(t *testing.T) {
	for why, words := range map[error]string{
		fs.ErrPermission: "does not allow", syscall.EACCES: "does not allow", syscall.EBUSY: "busy", syscall.EIO: "error",
	} {
		u := &unread{storage.NewMemory(), why}
		before := []byte(`{"format":1,"textScale":150,"future":[1]}`)
		rulestest.OK(t, u.Write("settings.json", before))
		s := store.Open(store.Options{Config: u, Data: u})
		set := s.Settings()
		rulestest.Holds(t, reflect.DeepEqual(set, store.Defaults()), "%v: %+v", why, set)
		says(t, s, words)
		set.Volume = 70
		if err := s.SaveSettings(set); err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("%v: saved over what was not read: %v", why, err)
		}
		all, _ := u.List(".")
		after, _ := u.Memory.Read("settings.json", 1<<20)
		rulestest.Holds(t, bytes.Equal(after, before) && len(all) == 1, "%v: %q, %v", why, after, all)
		u.why = nil
		rulestest.OK(t, s.SaveSettings(set))
		got := s.Settings()
		rulestest.Holds(t, got.Volume == 70 && got.TextScale == 150, "%v: %+v", why, got)
		n := s.Notices()
		rulestest.Holds(t, len(n) <= 0, "%v", n)
	}
}
