package store

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
)

// Folders are where settings and games are kept. home, or else the environment
// variable INTRIGUE_HOME, puts both into one folder.
func Folders(home string) (config, data string, err error) {
	if home == "" {
		home = os.Getenv("INTRIGUE_HOME")
	}
	if home != "" {
		home, err = filepath.Abs(home)
		return home, home, err
	}
	if config, err = os.UserConfigDir(); err != nil {
		return "", "", err
	}
	if data, err = dataFolder(runtime.GOOS, config); err != nil {
		return "", "", err
	}
	return filepath.Join(config, "intrigue"), filepath.Join(data, "intrigue"), nil
}

// dataFolder is the folder for data: its own one on Linux and its kin, the one
// for settings on macOS (Application Support), and on Windows the one that does
// not roam, since games are larger than settings.
func dataFolder(system, config string) (string, error) {
	switch system {
	case "darwin", "ios", "plan9":
		return config, nil
	case "windows":
		if local := os.Getenv("LocalAppData"); local != "" {
			return local, nil
		}
		return config, nil
	}
	// The XDG rules say that a relative path is to be ignored.
	if data := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(data) {
		return data, nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", errors.New("you have no home folder")
	}
	return filepath.Join(home, ".local", "share"), nil
}
