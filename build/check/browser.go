package main

import (
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"intrigue/scenes/e2e/driver"
)

// browser serves the page as plainly as any host would, opens it in Chromium and
// plays a turn. Then it opens it again and looks for the saved game, and once
// more without WebGL, for the sentence about it.
func (c *check) browser() error {
	folder, err := c.unpack("web.zip", "unpacked")
	if err != nil {
		return err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	go http.Serve(l, http.FileServer(http.Dir(folder)))
	c.cleanup = append(c.cleanup, func() { l.Close() })
	page := fmt.Sprintf("http://%s/", l.Addr())
	display, err := c.display()
	if err != nil {
		return err
	}
	p, err := c.chromium(display, page+"?screen&game=london", true)
	if err != nil {
		return err
	}
	if err := c.turn(p); err != nil {
		return err
	}
	if err := c.saved(p); err != nil {
		return err
	}
	if err := c.close(p); err != nil {
		return err
	}
	if p, err = c.chromium(display, page+"?screen", true); err != nil {
		return err
	}
	if _, err := p.at("continue"); err != nil {
		return fmt.Errorf("the saved game is not offered again: %w", err)
	}
	time.Sleep(3 * time.Second)
	if err := c.picture(display, "shelf"); err != nil {
		return err
	}
	if err := c.close(p); err != nil {
		return err
	}
	if _, err = c.chromium(display, page, false); err != nil {
		return err
	}
	time.Sleep(5 * time.Second)
	return c.picture(display, "no-webgl")
}

// saved writes the game to a file, which a browser does by downloading it.
func (c *check) saved(p *player) error {
	for _, key := range []string{"tool.menu", "export"} {
		if err := p.click(key); err != nil {
			return err
		}
	}
	for range 50 {
		time.Sleep(200 * time.Millisecond)
		all, _ := filepath.Glob(filepath.Join(c.work, "Downloads", "london-*.txt"))
		if len(all) == 0 {
			continue
		}
		text, err := os.ReadFile(all[0])
		if err == nil && !strings.HasPrefix(string(text), `{"format":`) {
			err = fmt.Errorf("this is no game:\n%s", text)
		}
		return err
	}
	return fmt.Errorf("no game was downloaded")
}

// chromium opens a page over the whole display.
func (c *check) chromium(display, page string, gl bool) (*player, error) {
	args := []string{"--no-sandbox", "--no-first-run", "--disable-gpu", "--kiosk", "--window-position=0,0", "--window-size=1280,800",
		"--enable-logging=stderr", "--user-data-dir=" + filepath.Join(c.work, "profile")}
	if gl {
		args = append(args, "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")
	} else {
		args = append(args, "--disable-3d-apis")
	}
	cmd := exec.Command("chromium", append(args, page)...)
	cmd.Env = driver.Env(display, "HOME="+c.work)
	return c.play(display, cmd)
}

// close ends the browser the way people do, so that it writes down what it keeps.
func (c *check) close(p *player) error {
	time.Sleep(time.Second)
	p.cmd.Process.Signal(os.Interrupt)
	select {
	case <-p.gone:
		return nil
	case <-time.After(20 * time.Second):
		return fmt.Errorf("the browser does not end")
	}
}

// storage runs the tests of package store that are written for a browser. node
// stands in for it.
func (c *check) storage() error {
	if _, err := exec.LookPath("node"); err != nil {
		fmt.Println("          there is no node: skipped")
		return nil
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	path := os.Getenv("PATH") + ":" + filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm")
	return run(append(os.Environ(), "GOOS=js", "GOARCH=wasm", "PATH="+path), "go", "test", "./input/store", "-run", "Browser|Pages")
}
