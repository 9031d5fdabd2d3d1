//go:build !js

package store_test

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"intrigue/input/results"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// The files below were written by versions that people have played with. They
// load for ever: nothing here may ever be changed, only added to.

const oldGame = `{"format":1,"game":"patience","edition":1,"title":"Sunday","started":"2026-11-20T18:03:11Z",` +
	`"seats":[{"name":"Ada","colour":2}],"deal":9007199254740993,"kind":"day"}
{"s":-2,"m":"die 3"}
{"hint":true}
{"s":0,"m":"lay 0 left"}
{"undo":1}
{"s":0,"m":"lay 0 right"}
{"s":-2,"m":"die 6"}
`

const oldSettings = `{
	"format": 1,
	"confirm": "reveals",
	"highlights": false,
	"hints": true,
	"speed": "fast",
	"reduceMotion": true,
	"textScale": 125,
	"palette": "bold",
	"highContrast": true,
	"fullscreen": true,
	"window": {
		"X": 12,
		"Y": -3,
		"Width": 1280,
		"Height": 800,
		"Monitor": "HDMI-1",
		"Maximised": true
	},
	"volume": 0,
	"mute": true,
	"language": "en",
	"keys": {
		"hint": [
			"x",
			"pad.Y"
		]
	},
	"setups": {
		"chase": {
			"seats": [
				{
					"name": "Ada",
					"colour": 0
				},
				{
					"name": "",
					"level": "easy",
					"colour": 3
				}
			],
			"options": {
				"wind": "west"
			}
		}
	},
	"learned": {
		"chase.first": true
	}
}
`

const oldResults = `{"game":"patience","name":"games/20261120-180311-patience-0a1b2c.jsonl","kind":"day","deal":9007199254740993,` +
	`"score":12,"when":"2026-11-20T18:10:00Z"}
{"game":"patience","name":"games/20261120-190311-patience-0a1b2d.jsonl","deal":7,"score":18,"perfect":true,"advised":true,` +
	`"when":"2026-11-20T19:10:00Z"}
`

const mark = "\ufeff" // some editors put it before the first letter

func TestOldGamesLoad(t *testing.T) {
	want := rules.Record{
		Format: 1, Game: "patience", Edition: 1, Title: "Sunday", Started: "2026-11-20T18:03:11Z",
		Deal: 9007199254740993, Kind: "day", Advised: true,
		Seats:   []rules.SeatInfo{{Name: "Ada", Colour: 2}},
		Entries: []rules.Entry{{Seat: -2, Move: "die 3"}, {Seat: 0, Move: "lay 0 right"}, {Seat: -2, Move: "die 6"}},
	}
	for _, text := range []string{oldGame, mark + oldGame, strings.ReplaceAll(oldGame, "\n", "\r\n")} {
		s, home := open(t)
		name := put(t, home, text)
		items, err := s.List()
		if err != nil || len(items) != 1 || items[0].Problem != "" || items[0].Entries != 3 || items[0].Record.Title != "Sunday" {
			t.Errorf("%+v %v", items, err)
		}
		g, r, err := s.Load(name)
		rulestest.OK(t, err)
		rulestest.Holds(t, sameGame(r, want), "%+v", r)
		// It is played on, and what was there stays as it was.
		rulestest.OK(t, g.TakeBack(1))
		g.Close()
		now, _ := os.ReadFile(filepath.Join(home, name))
		rulestest.Holds(t, string(now) == text+`{"undo":1}`+"\n", "%q", now)
		r, _, err = s.Import([]byte(text))
		rulestest.Holds(t, err == nil && sameGame(r, want), "imported %+v %v", r, err)
	}
}

// sameGame compares what old files know of.
func sameGame(a, b rules.Record) bool {
	return store.Export(a) == store.Export(b) && a.Advised == b.Advised
}

func TestOldSettingsLoad(t *testing.T) {
	want := store.Settings{
		Format: 1, Confirm: "reveals", Speed: "fast", ReduceMotion: true, TextScale: 125, Palette: "bold", HighContrast: true, Hints: true,
		Fullscreen: true, Window: store.Window{X: 12, Y: -3, Width: 1280, Height: 800, Monitor: "HDMI-1", Maximised: true}, Mute: true,
		Language: "en", Keys: map[string][]string{"hint": {"x", "pad.Y"}}, Learned: map[string]bool{"chase.first": true},
		Setups: map[string]store.Setup{"chase": {
			Seats: []rules.SeatInfo{{Name: "Ada"}, {Level: "easy", Colour: 3}}, Options: rules.Options{"wind": "west"},
		}},
	}
	for _, text := range []string{oldSettings, mark + oldSettings} {
		s, home := open(t)
		os.WriteFile(filepath.Join(home, "settings.json"), []byte(text), 0o600)
		got := s.Settings()
		rulestest.Holds(t, reflect.DeepEqual(got, want), "%+v", got)
		rulestest.OK(t, s.SaveSettings(got))
		if got := at(t, home).Settings(); !reflect.DeepEqual(got, want) {
			t.Errorf("saved and read again: %+v", got)
		}
	}
}

func TestOldResultsLoad(t *testing.T) {
	want := []results.Result{
		{Game: "patience", Name: "games/20261120-180311-patience-0a1b2c.jsonl", Kind: "day", Deal: 9007199254740993,
			Score: 12, When: "2026-11-20T18:10:00Z"},
		{Game: "patience", Name: "games/20261120-190311-patience-0a1b2d.jsonl", Deal: 7, Score: 18, Perfect: true,
			Advised: true, When: "2026-11-20T19:10:00Z"},
	}
	for _, text := range []string{oldResults, mark + oldResults} {
		s, home := open(t)
		os.WriteFile(filepath.Join(home, "results.jsonl"), []byte(text), 0o600)
		got := s.Results("patience")
		rulestest.Holds(t, reflect.DeepEqual(got, want), "%+v", got)
		s.AddResult(results.Result{Game: "patience", Name: "new"})
		now, _ := os.ReadFile(filepath.Join(home, "results.jsonl"))
		rulestest.Holds(t, strings.HasPrefix(string(now), text), "%q", now)
	}
}
