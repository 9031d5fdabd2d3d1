//go:build !js

package store_test

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestTwoProgramsMergeTheirSettings changes different things from two windows.
func TestTwoProgramsMergeTheirSettings(t *testing.T) {
	one, home := open(t)
	usual := store.Defaults()
	usual.Keys = map[string][]string{"hint": {"x"}, "log": {"y"}, "rules": {"z"}}
	usual.Setups = map[string]store.Setup{"a": {Options: rules.Options{"x": "1"}}}
	rulestest.OK(t, one.SaveSettings(usual))
	two := at(t, home)
	first, second := one.Settings(), two.Settings()

	first.Volume, first.Speed = 77, "fast"
	first.Keys = map[string][]string{"hint": {"q"}, "log": {"y"}} // rules are as usual again
	first.Learned = map[string]bool{"a.1": true}
	first.Window = store.Window{Width: 900, Height: 700}
	rulestest.OK(t, one.SaveSettings(first))
	second.TextScale, second.Speed = 150, "slow" // both change the speed: the last one counts
	second.Keys = map[string][]string{"hint": {"x"}, "log": {"w"}, "rules": {"z"}}
	second.Learned = map[string]bool{"b.1": true}
	second.Setups["b"] = store.Setup{Options: rules.Options{"y": "2"}}
	rulestest.OK(t, two.SaveSettings(second))
	// Saving again what was not changed here takes nothing back.
	rulestest.OK(t, one.SaveSettings(first))
	want := store.Defaults()
	want.Volume, want.Speed, want.TextScale = 77, "slow", 150
	want.Keys = map[string][]string{"hint": {"q"}, "log": {"w"}}
	want.Learned = map[string]bool{"a.1": true, "b.1": true}
	want.Setups = map[string]store.Setup{"a": {Options: rules.Options{"x": "1"}}, "b": {Options: rules.Options{"y": "2"}}}
	want.Window = first.Window
	if got := at(t, home).Settings(); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v\nwant %+v", got, want)
	}
	// The last key, lesson and set-up can go as well.
	set := at(t, home).Settings()
	three := at(t, home)
	three.Settings()
	set.Keys, set.Learned, set.Setups = nil, nil, nil
	rulestest.OK(t, three.SaveSettings(set))
	if got := at(t, home).Settings(); len(got.Keys)+len(got.Learned)+len(got.Setups) > 0 {
		t.Errorf("%+v", got)
	}
}

// TestTwoProgramsKeepEachOthersKeys adds to everything that settings hold by key in two windows.
func TestTwoProgramsKeepEachOthersKeys(t *testing.T) {
	one, home := open(t)
	two := at(t, home)
	maps := reflect.ValueOf(store.Settings{})
	for i := range maps.NumField() {
		if maps.Field(i).Kind() != reflect.Map {
			continue
		}
		what := maps.Type().Field(i).Name
		first, second := one.Settings(), two.Settings()
		rulestest.OK(t, one.SaveSettings(add(first, i, "ours.1")))
		rulestest.OK(t, two.SaveSettings(add(second, i, "theirs.1")))
		got := at(t, home).Settings()
		n := reflect.ValueOf(got).Field(i).Len()
		rulestest.Holds(t, n == 2, "of %s %d are left: %+v", what, n, got)
	}
}

// add is settings with one more key in a field.
func add(set store.Settings, field int, key string) store.Settings {
	m := reflect.ValueOf(&set).Elem().Field(field)
	if m.IsNil() {
		m.Set(reflect.MakeMap(m.Type()))
	}
	m.SetMapIndex(reflect.ValueOf(key), reflect.Zero(m.Type().Elem()))
	return set
}

func TestSettingsThatAreNotKnownHereStay(t *testing.T) {
	s, home := open(t)
	file := filepath.Join(home, "settings.json")
	os.WriteFile(file, []byte(`{"format":1,"volume":7,"later":{"x":[1]}}`), 0o600)
	set := s.Settings()
	set.Mute = true
	rulestest.OK(t, s.SaveSettings(set))
	text, _ := os.ReadFile(file)
	got := at(t, home).Settings()
	rulestest.Holds(t, got.Mute && got.Volume == 7 && strings.Contains(string(text), `"later"`), "%s", text)
}

func TestSettingsThatAreSpoiledMeanwhileAreSetAside(t *testing.T) {
	for _, spoiled := range []string{"{", `{"format":9,"volume":"loud"}`, "null"} {
		s, home := open(t)
		file := filepath.Join(home, "settings.json")
		set := s.Settings()
		os.WriteFile(file, []byte(spoiled), 0o600)
		set.Volume = 12
		rulestest.OK(t, s.SaveSettings(set))
		says(t, s, "kept as")
		kept, _ := os.ReadFile(file + ".unreadable-20261121-200000")
		rulestest.Holds(t, string(kept) == spoiled, "%q was lost", spoiled)
		got := at(t, home).Settings()
		rulestest.Holds(t, reflect.DeepEqual(got, set), "%+v", got)
	}
}

func TestSettingsAreSavedWhenTheirLockCannotBeHad(t *testing.T) {
	s, home := open(t)
	unlock, err := storage.Disk(home).Lock("settings.json")
	rulestest.OK(t, err)
	defer unlock()
	set := s.Settings()
	set.Volume = 12
	rulestest.OK(t, s.SaveSettings(set))
	got := at(t, home).Settings()
	rulestest.Holds(t, got.Volume == 12, "%+v", got)
}
