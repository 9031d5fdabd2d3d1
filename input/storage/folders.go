package storage

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
)

// errNoHome is why there is no folder for settings and games.
var errNoHome = errors.New("you have no home folder")

// Folders are where settings and games are kept: both in home, or else in INTRIGUE_HOME, or
// else in a folder beside the program, if there is one; otherwise where the system wants them.
func Folders(home string) (config, data string, err error) {
	if home != "" {
		home, err = filepath.Abs(home) // typed by somebody who knows where he is
		return home, home, err
	}
	if home = os.Getenv("INTRIGUE_HOME"); home != "" {
		return home, home, checkFullPath("INTRIGUE_HOME", home)
	}
	if home = portableFolder(); home != "" {
		return home, home, nil
	}
	config, data, err = systemFolders(runtime.GOOS)
	if err != nil {
		return "", "", err
	}
	return filepath.Join(config, "intrigue"), filepath.Join(data, "intrigue"), nil
}

// portableFolder is a folder called intrigue beside the program: the person who makes one carries
// program, settings and games together, on a stick for instance. "" means that there is none.
func portableFolder() string {
	program, err := os.Executable()
	if err != nil {
		return "" // a page has no file
	}
	folder := filepath.Join(filepath.Dir(program), "intrigue")
	if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		return "" // or it is the program itself
	}
	return folder
}

// checkFullPath refuses a relative path: games would be wherever the program is started.
func checkFullPath(name, path string) error {
	if filepath.IsAbs(path) {
		return nil
	}
	return fmt.Errorf("%s is %q, which is not a full path", name, path)
}

// systemFolders are the folders for settings and for data: on Linux and its kin each has one of its own, macOS keeps
// both in Application Support, and Windows keeps data, since games are larger than settings, where it does not roam.
func systemFolders(system string) (config, data string, err error) {
	switch system {
	case "windows", "darwin", "ios", "plan9":
		if config, err = os.UserConfigDir(); err != nil {
			return "", "", errNoHome
		}
		if data = os.Getenv("LocalAppData"); system != "windows" || !filepath.IsAbs(data) {
			data = config
		}
		return config, data, checkFullPath("the folder for settings", config)
	}
	if config, err = xdgFolder("XDG_CONFIG_HOME", ".config"); err == nil {
		data, err = xdgFolder("XDG_DATA_HOME", ".local/share")
	}
	return config, data, err
}

// xdgFolder is what a variable says, or else a folder in the person's own one. The XDG rules
// say that a relative path in their variables is to be ignored.
func xdgFolder(variable, inHome string) (string, error) {
	if folder := os.Getenv(variable); filepath.IsAbs(folder) {
		return folder, nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", errNoHome
	}
	return filepath.Join(home, filepath.FromSlash(inHome)), checkFullPath("your home folder", home)
}
