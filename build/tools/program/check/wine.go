package main

import (
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"intrigue/scenes/e2e/driver"
)

//go:embed wine/bcryptprimitives.c
var bcryptprimitives []byte

// wine starts a portable copy of the Windows program under Wine, with OpenGL: Wine's DirectX cannot
// compile what Ebitengine hands it.
func (c *check) wine() error {
	folder, err := c.unpack("windows-amd64.zip", "unpacked")
	if err != nil {
		return err
	}
	display, err := c.display()
	if err != nil {
		return err
	}
	prefix := filepath.Join(c.work, "prefix")
	all := driver.Env(display, "WINEPREFIX="+prefix, "WINEDEBUG=-all", "WINEDLLOVERRIDES=mscoree=;mshtml=",
		"EBITENGINE_GRAPHICS_LIBRARY=opengl")
	if err := run(all, "wine", "wineboot", "-i"); err != nil {
		return err
	}
	c.cleanup = append(c.cleanup, func() { run(all, "wineserver", "-k") })
	source := filepath.Join(c.work, "bcryptprimitives.c")
	if err := os.WriteFile(source, bcryptprimitives, 0o644); err != nil {
		return err
	}
	library := filepath.Join(prefix, "drive_c/windows/system32/bcryptprimitives.dll")
	if err := run(os.Environ(), "x86_64-w64-mingw32-gcc", "-shared", "-O", "-o", library, source, "-ladvapi32"); err != nil {
		return err
	}
	ask := exec.Command("wine", filepath.Join(folder, "Intrigue.exe"), "-version")
	ask.Env = all
	if out, err := ask.Output(); err != nil || !strings.HasPrefix(string(out), "Intrigue ") {
		return fmt.Errorf("asked for its version it says %q (%v)", out, err)
	}
	// A folder of this name makes a portable copy.
	beside := filepath.Join(folder, "intrigue")
	if err := os.Mkdir(beside, 0o755); err != nil {
		return err
	}
	cmd := exec.Command("wine", filepath.Join(folder, "Intrigue.exe"), "-screen", "-game", "london")
	cmd.Env = all
	if err := c.game(display, cmd); err != nil {
		return err
	}
	saved, _ := filepath.Glob(filepath.Join(beside, "games", "*.jsonl"))
	if len(saved) != 1 {
		return fmt.Errorf("%d games are saved beside the program, not one", len(saved))
	}
	return nil
}
