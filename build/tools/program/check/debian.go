package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// debian installs the .deb with dpkg into a Debian that has nothing but what the
// .deb says it needs, starts it there as a plain user, and plays a turn.
func (c *check) debian() error {
	deb, err := c.download("linux-amd64.deb")
	if err != nil {
		return err
	}
	out, err := exec.Command("dpkg-deb", "-f", deb, "Depends").Output()
	if err != nil {
		return err
	}
	needs := strings.ReplaceAll(strings.TrimSpace(string(out)), " ", "")
	fmt.Printf("          it needs %s\n", needs)
	root := filepath.Join(c.work, "root")
	if err := run(os.Environ(), "debootstrap", "--variant=minbase", "--include="+needs, "bookworm", root); err != nil {
		return err
	}
	if err := run(os.Environ(), "cp", deb, filepath.Join(root, "intrigue.deb")); err != nil {
		return err
	}
	inside := func(args ...string) []string { return append([]string{"chroot", root}, args...) }
	clean := []string{"PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games", "LC_ALL=C", "DEBIAN_FRONTEND=noninteractive"}
	if err := run(clean, inside("dpkg", "-i", "/intrigue.deb")...); err != nil {
		return err
	}
	if err := run(clean, inside("useradd", "-m", "ada")...); err != nil {
		return err
	}
	// The display's socket has a name that is not a file, so it is seen inside.
	display, err := c.display()
	if err != nil {
		return err
	}
	cmd := exec.Command("chroot", "--userspec=ada", root, "/usr/games/intrigue", "-screen", "-game", "london")
	cmd.Env = append(clean, "DISPLAY="+display, "HOME=/home/ada")
	if err := c.game(display, cmd); err != nil {
		return err
	}
	saved, _ := filepath.Glob(filepath.Join(root, "home/ada/.local/share/intrigue/games/*.jsonl"))
	if len(saved) != 1 {
		return fmt.Errorf("%d games are saved in ada's home, not one", len(saved))
	}
	return run(clean, inside("dpkg", "-r", "intrigue")...)
}
