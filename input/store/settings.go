package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"intrigue/input/plain"
	"intrigue/input/record"
	"intrigue/input/storage"
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
	// Halfway is how many entries of a lesson were played when it was left.
	Halfway map[string]int `json:"halfway,omitempty"`
	// Problems are those that were tried, by key of the game and the problem.
	Problems map[string]ProblemProgress `json:"problems,omitempty"`
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

// sanitise puts values that nothing understands back to their default.
func (s *Settings) sanitise() {
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
	if s.Language == "" || !plain.Key(s.Language, record.MaxKey) {
		s.Language = d.Language
	}
	s.Format = SettingsFormat
	s.Window.sanitise()
	s.dropForeign()
}

// dropForeign leaves out what nothing of ours can have written.
func (s *Settings) dropForeign() {
	maps.DeleteFunc(s.Keys, func(action string, keys []string) bool {
		return !plain.Key(action, record.MaxKey) || len(keys) > record.MaxSeats ||
			slices.ContainsFunc(keys, func(k string) bool { return !plain.Key(k, record.MaxKey) })
	})
	maps.DeleteFunc(s.Setups, func(game string, set Setup) bool {
		return !plain.Key(game, record.MaxKey) || !record.ValidOptions(set.Options) || record.LimitSeats(set.Seats) != nil
	})
	maps.DeleteFunc(s.Learned, func(lesson string, _ bool) bool { return !plain.Key(lesson, record.MaxKey) })
	maps.DeleteFunc(s.Problems, func(problem string, t ProblemProgress) bool {
		return !plain.Key(problem, record.MaxKey) || !t.valid()
	})
	maps.DeleteFunc(s.Halfway, func(lesson string, n int) bool { return !plain.Key(lesson, record.MaxKey) || n < 0 || n > 1e6 })
}

// Settings reads the settings. What is missing takes its default; a file that cannot be used, or that a newer version
// wrote, is kept aside, and one that cannot be read just now stays as it is, with a sentence in Notices. The reader of
// them takes them over: SaveSettings writes what differs from what was read here last.
func (s *Store) Settings() Settings {
	set := Defaults()
	switch text, bad, err := s.settings(); {
	case err != nil:
		s.notify(fmt.Sprintf("Your settings can't be read right now (%s), so the defaults apply. The file is unchanged.", storage.Reason(err)))
	case bad != nil:
		s.rejectSettings(bad, "the defaults apply")
	case text != nil:
		set, _ = readSettings(text)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.lastKnown = byKey(set)
	return set
}

// settings is what the file says, nil if there is none. bad is what is wrong with it
// itself; err is why it cannot be read, which may pass.
func (s *Store) settings() (text []byte, bad, err error) {
	text, err = s.config.Read(settingsFile, maxSettings)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil, nil
	case errors.Is(err, storage.ErrTooLarge), errors.Is(err, storage.ErrFolder), errors.Is(err, storage.ErrDevice):
		return nil, err, nil // for what it is; for any other reason it may be readable the next time
	case err != nil:
		return nil, nil, err
	}
	if _, bad = readSettings(text); bad != nil {
		return nil, bad, nil
	}
	return text, nil, nil
}

// readSettings reads what a file says.
func readSettings(text []byte) (Settings, error) {
	text = record.Text(text)
	set := Defaults()
	set.Format = 0
	err := json.Unmarshal(text, &set)
	if err != nil {
		err = errors.New("the file is damaged")
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
		err = errors.New("the file does not say which format it has")
	}
	set.sanitise()
	return set, err
}

// rejectSettings keeps settings that cannot be used under another name, and says so, and what follows: half a sentence.
func (s *Store) rejectSettings(why error, so string) {
	text := fmt.Sprintf("Your settings could not be read (%s), so %s.", storage.Reason(why), so)
	if to, err := s.moveAside(s.config, settingsFile, unreadable); err == nil {
		text += fmt.Sprintf(" The old file is kept as %q.", to)
	}
	s.notify(text)
}

// SaveSettings writes what this program has changed since it read or wrote the settings last, and leaves alone what
// another program on the same files has changed meanwhile, as well as what it does not know. The old file stays if that
// fails, and while it cannot be read: nobody knows what would be lost.
func (s *Store) SaveSettings(set Settings) error {
	set.sanitise()
	ours := byKey(set)
	defer storage.LockBriefly(s.config, settingsFile)()
	s.mu.Lock()
	base := s.lastKnown
	s.mu.Unlock()
	text, bad, err := s.settings()
	switch {
	case err != nil:
		return fmt.Errorf("your settings could not be saved because the old file can't be read right now: %s", storage.Reason(err))
	case bad != nil:
		s.rejectSettings(bad, "the settings in use have been saved instead")
	}
	whole, err := json.MarshalIndent(merged(text, base, ours), "", "\t")
	if err != nil {
		return err
	}
	if err := s.config.Write(settingsFile, append(whole, '\n')); err != nil {
		return fmt.Errorf("your settings could not be saved: %s", storage.Reason(err))
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.lastKnown = ours
	return nil
}

// Window is where the window was, in points; the zero Window is wherever the system puts it.
type Window struct {
	X, Y, Width, Height int
	Monitor             string
	Maximised           bool
}

// No window was ever larger than this, or farther from the corner of the screens, in points.
const (
	maxWindow = 16384
	maxOffset = 32768
)

// sanitise forgets a place that no window can have had.
func (w *Window) sanitise() {
	w.Monitor = plain.Clip(w.Monitor, record.MaxTitle)
	far := func(n int) bool { return n < -maxOffset || n > maxOffset }
	if w.Width < 0 || w.Width > maxWindow || w.Height < 0 || w.Height > maxWindow || far(w.X) || far(w.Y) {
		w.X, w.Y, w.Width, w.Height = 0, 0, 0, 0
	}
}

// Fit is the window made to fit a monitor of a size in points: no larger than it, and moved so that all of it can be
// seen. A window without a size has none afterwards either, and a monitor whose size is not known changes nothing.
func (w Window) Fit(width, height int) Window {
	if width <= 0 || height <= 0 {
		return w
	}
	w.Width, w.Height = min(w.Width, width), min(w.Height, height)
	w.X = max(0, min(w.X, width-w.Width))
	w.Y = max(0, min(w.Y, height-w.Height))
	return w
}
