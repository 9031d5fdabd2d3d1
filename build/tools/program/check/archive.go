package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"intrigue/scenes/e2e/driver"
)

// awkward is a folder whose name has what scripts trip over.
const awkward = `my games & "more"`

// archive installs what was unpacked, plays it and removes it again.
func (c *check) archive() error {
	folder, err := c.unpack("linux-amd64.tar.gz", awkward)
	if err != nil {
		return err
	}
	home := filepath.Join(c.work, "my home")
	mine := slices.DeleteFunc(os.Environ(), func(e string) bool { return strings.HasPrefix(e, "XDG_") || strings.HasPrefix(e, "HOME=") })
	mine = append(mine, "HOME="+home)
	installed := filepath.Join(home, ".local", "bin", "intrigue")
	desktop := filepath.Join(home, ".local", "share", "applications", "intrigue.desktop")
	if err := run(mine, filepath.Join(folder, "install.sh")); err != nil {
		return err
	}
	text, err := os.ReadFile(desktop)
	if err != nil {
		return err
	}
	if want := `Exec="` + installed + `"`; !strings.Contains(string(text), want) {
		return fmt.Errorf("the menu does not get %s:\n%s", want, text)
	}
	if _, err := exec.LookPath("desktop-file-validate"); err == nil {
		if err := run(mine, "desktop-file-validate", desktop); err != nil {
			return err
		}
	}
	display, err := c.display()
	if err != nil {
		return err
	}
	// What was unpacked is played, what was installed is started.
	cmd := exec.Command(filepath.Join(folder, "intrigue"), "-screen", "-game", "london", "-home", filepath.Join(c.work, "a home"))
	cmd.Env = driver.Env(display)
	if err := c.game(display, cmd); err != nil {
		return err
	}
	saved, _ := filepath.Glob(filepath.Join(c.work, "a home", "games", "*.jsonl"))
	if len(saved) != 1 {
		return fmt.Errorf("%d games are saved, not one", len(saved))
	}
	if err := run(mine, installed, "-version"); err != nil {
		return err
	}
	if err := run(mine, filepath.Join(folder, "install.sh"), "--remove"); err != nil {
		return err
	}
	left, err := files(home)
	if err == nil && len(left) > 0 {
		err = fmt.Errorf("these are left after removing: %q", left)
	}
	return err
}

// files lists all files in a folder, at any depth.
func files(folder string) (all []string, err error) {
	err = filepath.WalkDir(folder, func(name string, d os.DirEntry, err error) error {
		// update-desktop-database keeps an index of its own.
		if err == nil && !d.IsDir() && d.Name() != "mimeinfo.cache" {
			all = append(all, name)
		}
		return err
	})
	return all, err
}

// refusals starts the program where it cannot run.
func (c *check) refusals() error {
	folder, err := c.unpack("linux-amd64.tar.gz", awkward)
	if err != nil {
		return err
	}
	program := filepath.Join(folder, "intrigue")
	display, err := c.display()
	if err != nil {
		return err
	}
	home := "INTRIGUE_HOME=" + filepath.Join(c.work, "home")
	noGL, err := c.hidden("libGL.so", "libGL.so.0", "libGL.so.1", "libGL.so.2", "libGLX.so.0",
		"libGLESv2.so", "libGLESv2.so.0", "libGLESv2.so.1", "libGLESv2.so.2")
	if err != nil {
		return err
	}
	for _, one := range []struct {
		what, want string
		env        []string
	}{
		{"no display", "no display", driver.Env("", home)},
		{"a display that is not there", "no display", driver.Env(":987", home)},
		{"no OpenGL", "OpenGL", driver.Env(display, home, "LIBGL_ALWAYS_SOFTWARE=1", "MESA_GL_VERSION_OVERRIDE=2.1",
			"MESA_GLES_VERSION_OVERRIDE=2.0")},
		{"no libGL", "libgl1 (Debian, Ubuntu), mesa-libGL (Fedora), mesa (Arch) or Mesa-libGL1 (openSUSE)",
			driver.Env(display, home, noGL)},
	} {
		if err := refuses(program, one.what, one.want, one.env); err != nil {
			return err
		}
	}
	return nil
}

// hidden is a setting that hides libraries: others of their names, which are empty, come first.
func (c *check) hidden(names ...string) (setting string, err error) {
	folder := filepath.Join(c.work, "hidden")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	for _, name := range names {
		if err := os.WriteFile(filepath.Join(folder, name), nil, 0o644); err != nil {
			return "", err
		}
	}
	return "LD_LIBRARY_PATH=" + folder, nil
}

// refuses checks that the program ends with one sentence and status 1.
func refuses(program, what, want string, env []string) error {
	cmd := exec.Command(program)
	cmd.Env = env
	var said bytes.Buffer
	cmd.Stderr = &said
	err := cmd.Run()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 1 {
		return fmt.Errorf("%s: it ends with %v, not with status 1; it said:\n%s", what, err, said.String())
	}
	text := strings.TrimSpace(said.String())
	if !strings.Contains(text, want) || strings.Contains(text, "\n") || strings.Contains(text, "goroutine") {
		return fmt.Errorf("%s: this is not one sentence about it:\n%s", what, text)
	}
	fmt.Printf("          %s: %q\n", what, text)
	return nil
}
