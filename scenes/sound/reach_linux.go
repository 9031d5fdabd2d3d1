//go:build linux && !android

package sound

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
)

// reachable looks for a sound server or a card before the device is opened:
// without both libasound would fill the terminal with complaints.
func reachable() error {
	if os.Getenv("PULSE_SERVER") != "" {
		return nil
	}
	sockets := []string{}
	if run := os.Getenv("XDG_RUNTIME_DIR"); run != "" {
		sockets = append(sockets, filepath.Join(run, "pulse", "native"))
	}
	if home, err := os.UserHomeDir(); err == nil {
		old, _ := filepath.Glob(filepath.Join(home, ".config", "pulse", "*-runtime", "native")) // the pattern is a good one
		sockets = append(sockets, old...)
	}
	for _, s := range sockets {
		if _, err := os.Stat(s); err == nil {
			return nil
		}
	}
	if cards, err := os.ReadFile("/proc/asound/cards"); err == nil && listsCard(cards) {
		return nil
	}
	return errors.New("this computer has no sound device")
}

// listsCard knows " 0 [PCH ]: HDA-Intel" from "--- no soundcards ---".
func listsCard(cards []byte) bool {
	return bytes.Contains(cards, []byte("]:"))
}
