package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
)

// Folders are where settings and games are kept. home, or else the environment
// variable INTRIGUE_HOME, puts both into one folder.
func Folders(home string) (config, data string, err error) {
	if home != "" {
		home, err = filepath.Abs(home) // typed by somebody who knows where he is
		return home, home, err
	}
	if home = os.Getenv("INTRIGUE_HOME"); home != "" {
		return home, home, checkFullPath("INTRIGUE_HOME", home)
	}
	if config, err = configFolder(runtime.GOOS); err != nil {
		return "", "", err
	}
	if data, err = dataFolder(runtime.GOOS, config); err != nil {
		return "", "", err
	}
	return filepath.Join(config, "intrigue"), filepath.Join(data, "intrigue"), nil
}

// checkFullPath refuses a relative path, which would put everybody's games wherever the
// program happens to be started.
func checkFullPath(name, path string) error {
	if filepath.IsAbs(path) {
		return nil
	}
	return fmt.Errorf("%s is %q, which is not a full path", name, path)
}

// configFolder is the folder for settings. The XDG rules say that a relative path
// in their variables is to be ignored.
func configFolder(system string) (string, error) {
	switch system {
	case "windows", "darwin", "ios", "plan9":
		config, err := os.UserConfigDir()
		if err != nil {
			return "", err
		}
		return config, checkFullPath("the folder for settings", config)
	}
	if config := os.Getenv("XDG_CONFIG_HOME"); filepath.IsAbs(config) {
		return config, nil
	}
	return inHome(".config")
}

// dataFolder is the folder for data: its own one on Linux and its kin, the one
// for settings on macOS (Application Support), and on Windows the one that does
// not roam, since games are larger than settings.
func dataFolder(system, config string) (string, error) {
	switch system {
	case "darwin", "ios", "plan9":
		return config, nil
	case "windows":
		if local := os.Getenv("LocalAppData"); filepath.IsAbs(local) {
			return local, nil
		}
		return config, nil
	}
	if data := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(data) {
		return data, nil
	}
	return inHome(".local", "share")
}

// inHome is a folder in the person's own one.
func inHome(names ...string) (string, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", errors.New("you have no home folder")
	}
	return filepath.Join(append([]string{home}, names...)...), checkFullPath("your home folder", home)
}
