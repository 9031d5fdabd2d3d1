package main

import (
	"bytes"
	"fmt"
	"image"
	_ "image/png"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"intrigue/rules/london"
	"intrigue/scenes/e2e/driver"
)

// start tries the download for this machine, on Linux, Windows or macOS: the version, a turn of every
// game by the wire, the first frame of the window, bots that play in it, a turn played with the keys,
// and pictures of every screen of a game.
func (c *check) start() error {
	program, err := c.programHere()
	if err != nil {
		return err
	}
	said, err := exec.Command(program, "-version").Output()
	if version := strings.TrimSpace(string(said)); err != nil || !strings.HasPrefix(version, "Intrigue ") {
		return fmt.Errorf("asked for its version it says %q (%v)", version, err)
	}
	fmt.Printf("          %s for %s-%s\n", strings.TrimSpace(string(said)), runtime.GOOS, runtime.GOARCH)
	for _, game := range []string{"london", "pimpernel", "estoril", "penny", "cardinal"} {
		if err := wireTurn(program, game); err != nil {
			return fmt.Errorf("%s by the wire: %w", game, err)
		}
	}
	var display string
	if runtime.GOOS == "linux" {
		if display, err = c.display(); err != nil {
			return err
		}
	}
	if err := c.watch(display, program); err != nil {
		return err
	}
	if err := c.keys(display, program); err != nil {
		return err
	}
	return c.screens(display, program)
}

// programHere unpacks the download for this machine and returns the program in it.
func (c *check) programHere() (string, error) {
	end, inside := "linux-"+runtime.GOARCH+".tar.gz", "intrigue"
	switch runtime.GOOS {
	case "windows":
		end, inside = "windows-"+runtime.GOARCH+".zip", "Intrigue.exe"
	case "darwin":
		end, inside = "macos.zip", "Intrigue.app/Contents/MacOS/intrigue"
	}
	folder, err := c.unpack(end, awkward[:8])
	return filepath.Join(folder, filepath.FromSlash(inside)), err
}

// wireTurn plays a game over standard input and output: luck rolls until a seat acts, which makes the first
// move of its choices and is asked what came of it.
func wireTurn(program, game string) error {
	play := exec.Command(program, "-wire", game)
	in, err := play.StdinPipe()
	if err != nil {
		return err
	}
	out, err := play.StdoutPipe()
	if err != nil {
		return err
	}
	if err := play.Start(); err != nil {
		return err
	}
	defer play.Process.Kill()
	w := wire{in: in, out: newLines(out)}
	w.ask("new deal 7")
	acting := w.ask("acting")
	for n := 0; acting == "acting luck" && n < 100; n++ {
		w.ask("roll")
		acting = w.ask("acting")
	}
	seat := strings.TrimPrefix(acting, "acting ")
	move, _, _ := strings.Cut(strings.TrimPrefix(w.ask("choices "+seat), "choice "), " | ")
	played := w.ask("play " + seat + " " + move)
	if w.err == nil && !(strings.HasPrefix(played, "played ") && strings.HasSuffix(played, " "+seat+" "+move)) {
		return fmt.Errorf("after %q of seat %q it says %q", move, seat, played)
	}
	w.ask("state " + seat)
	w.ask("quit")
	if w.err != nil {
		return w.err
	}
	return play.Wait()
}

// watch lets bots play London in the window and waits for the first frame, and for moves.
func (c *check) watch(display, program string) error {
	file := filepath.Join(c.work, "bots.jsonl")
	const bot = `{"name":"","level":"easy","colour":%d}`
	game := fmt.Sprintf(`{"format":1,"game":"london","edition":%d,"seats":[`+bot+`,`+bot+`,`+bot+`],"deal":7}`+"\n",
		london.Game{}.About().Edition, 0, 1, 2)
	if err := os.WriteFile(file, []byte(game), 0o600); err != nil {
		return err
	}
	p, err := c.window(display, program, "-load", file)
	if err != nil {
		return err
	}
	began := time.Now()
	if err := p.until("first frame", func(driver.Screen) bool { return strings.Contains(p.Said(), "draw ") }); err != nil {
		return err
	}
	fmt.Printf("          the first frame after %.1f s\n", time.Since(began).Seconds())
	if err := p.until("eighth line of the log", func(s driver.Screen) bool { return len(s.Prefixed("entry.")) >= 8 }); err != nil {
		return err
	}
	if err := c.look(display, "bots"); err != nil {
		return err
	}
	p.End()
	return nil
}

// keys plays a turn of London as a person who has no mouse, by what -screen tells.
func (c *check) keys(display, program string) error {
	p, err := c.window(display, program, "-game", "london")
	if err != nil {
		return err
	}
	defer p.End()
	if _, err := p.At("start"); err != nil {
		return err
	}
	if runtime.GOOS == "linux" { // there is no window manager that would do it
		if err := p.FindWindow(); err != nil {
			return err
		}
	}
	time.Sleep(time.Second)
	if err := p.turnByKeys(); err != nil {
		return allowed("keys", err)
	}
	time.Sleep(2 * time.Second) // until the board is sharp
	return c.look(display, "keys")
}

// screens has the program take pictures of every screen of a game, and looks whether there is something on each.
func (c *check) screens(display, program string) error {
	folder := filepath.Join("shots", "check-start")
	shoot := exec.Command(program, "-shots", folder, "-game", "cardinal")
	shoot.Env = driver.Env(display)
	if err := driver.Run(shoot); err != nil {
		return err
	}
	all, err := filepath.Glob(filepath.Join(folder, "cardinal-*.png"))
	if err == nil && len(all) < 10 {
		err = fmt.Errorf("there are only %d pictures in %s", len(all), folder)
	}
	if err != nil {
		return err
	}
	for _, file := range all {
		if err := painted(file); err != nil {
			return err
		}
	}
	return nil
}

// painted reports a picture of which hardly anything was painted.
func painted(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	img, _, err := image.Decode(bytes.NewReader(text))
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	seen, b := map[[3]uint32]bool{}, img.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y += 3 {
		for x := b.Min.X; x < b.Max.X; x += 3 {
			red, green, blue, _ := img.At(x, y).RGBA()
			seen[[3]uint32{red, green, blue}] = true
		}
	}
	const fewest = 50
	if len(seen) < fewest {
		return fmt.Errorf("%s has only %d colours: nothing was painted", file, len(seen))
	}
	return nil
}
