package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"intrigue/rules"
)

// SettingsFormat is the number that settings written by this program carry.
const SettingsFormat = 1

const settingsFile = "settings.json"

// Settings is what people set once for all games.
type Settings struct {
	Format int `json:"format"`

	// Play
	Confirm    string `json:"confirm"` // "always", "reveals" or "never"
	Highlights bool   `json:"highlights"`
	Hints      bool   `json:"hints"`

	// Motion
	Speed        string `json:"speed"` // "off", "slow", "normal" or "fast"
	ReduceMotion bool   `json:"reduceMotion"`

	// Look
	TextScale    int    `json:"textScale"` // per cent
	Palette      string `json:"palette"`   // "standard" or "bold"
	HighContrast bool   `json:"highContrast"`
	Fullscreen   bool   `json:"fullscreen"`
	Window       Window `json:"window"`

	// Sound
	Volume int  `json:"volume"` // per cent
	Mute   bool `json:"mute"`

	// Words
	Language string `json:"language"`

	// Keys are the bindings that differ from the usual ones, by action.
	Keys map[string][]string `json:"keys,omitempty"`

	// Setups is how each game was set up last, by its key.
	Setups map[string]Setup `json:"setups,omitempty"`
	// Learned are the lessons that were finished, by key of the game.
	Learned map[string]bool `json:"learned,omitempty"`
}

// Window is where the window was, in points; the zero Window is wherever the
// system puts it.
type Window struct {
	X, Y, Width, Height int
	Monitor             string
	Maximised           bool
}

// Setup is one filled-in set-up page.
type Setup struct {
	Seats   []rules.SeatInfo `json:"seats,omitempty"`
	Options rules.Options    `json:"options,omitempty"`
}

// Defaults are the settings of somebody who has set nothing.
func Defaults() Settings {
	return Settings{
		Format: SettingsFormat, Confirm: "never", Highlights: true, Hints: true,
		Speed: "normal", TextScale: 100, Palette: "standard", Volume: 40, Language: "en",
	}
}

// tidy puts values that nothing understands back to their default.
func (s *Settings) tidy() {
	d := Defaults()
	oneOf := func(v *string, usual string, all ...string) {
		if !slices.Contains(all, *v) {
			*v = usual
		}
	}
	oneOf(&s.Confirm, d.Confirm, "always", "reveals", "never")
	oneOf(&s.Speed, d.Speed, "off", "slow", "normal", "fast")
	oneOf(&s.Palette, d.Palette, "standard", "bold")
	s.TextScale = min(max(s.TextScale, 75), 200)
	s.Volume = min(max(s.Volume, 0), 100)
	if s.Language == "" {
		s.Language = d.Language
	}
	s.Format = SettingsFormat
}

// Settings reads the settings. What is missing takes its default; a file that
// cannot be used, or that a newer version wrote, is kept aside, with a sentence
// in Notices.
func (s *Store) Settings() Settings {
	text, err := s.config.Read(settingsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return Defaults()
	}
	set := Defaults()
	set.Format = 0
	if err == nil {
		err = json.Unmarshal(text, &set)
		if err != nil {
			err = errors.New("it is damaged")
		}
	}
	// The number is read on its own, because a newer file may differ in all else.
	var number struct {
		Format int `json:"format"`
	}
	json.Unmarshal(text, &number)
	switch {
	case number.Format > SettingsFormat:
		err = errors.New("a newer version of Intrigue wrote it")
	case err == nil && set.Format < 1:
		err = errors.New("it does not say which format it has")
	}
	if err == nil {
		set.tidy()
		return set
	}
	if to, e := setAside(s.config, settingsFile, s.stamp()); e == nil {
		s.notify(fmt.Sprintf("Your settings could not be read (%s), so the usual ones apply. The old file is kept as %q.", reason(err), to))
	} else {
		s.notify(fmt.Sprintf("Your settings could not be read (%s), so the usual ones apply.", reason(err)))
	}
	return Defaults()
}

// SaveSettings writes the settings so that the old ones stay if it fails.
func (s *Store) SaveSettings(set Settings) error {
	set.tidy()
	text, err := json.MarshalIndent(set, "", "\t")
	if err != nil {
		return err
	}
	if err := s.config.Write(settingsFile, append(text, '\n')); err != nil {
		return fmt.Errorf("your settings could not be saved: %s", reason(err))
	}
	return nil
}
