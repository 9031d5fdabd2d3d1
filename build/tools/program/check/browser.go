package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"intrigue/scenes/e2e/driver"
)

// browser serves the page as plainly as any host would, opens it in Chromium and
// plays a turn. Then it opens it again and looks for the saved game, tries the keys of
// the browser, installs, goes offline and updates, and opens it once more without WebGL,
// for the sentence about it.
func (c *check) browser() error {
	folder, err := c.unpackPage()
	if err != nil {
		return err
	}
	display, err := c.display()
	if err != nil {
		return err
	}
	if err := c.firstPicture(display, folder); err != nil {
		return err
	}
	h, err := c.open(folder, "127.0.0.1:0", line{})
	if err != nil {
		return err
	}
	b, err := c.chromium(display, h.page+"?screen&game=london", true)
	if err != nil {
		return err
	}
	if err = inOrder(
		func() error { return c.turn(b.player) },
		func() error { return c.saved(b.player) },
		func() error { return c.close(b) },
	); err != nil {
		return err
	}
	if b, err = c.chromium(display, h.page+"?screen", true); err != nil {
		return err
	}
	if _, err := b.At("continue"); err != nil {
		return fmt.Errorf("the saved game is not offered again: %w", err)
	}
	time.Sleep(3 * time.Second)
	if err = inOrder(
		func() error { return c.picture(display, "shelf") },
		func() error { return c.ownKeys(b) },
		func() error { return c.installed(b) },
		func() error { return c.withoutHost(b, h, folder) },
		func() error { return c.close(b) },
	); err != nil {
		return err
	}
	if b, err = c.chromium(display, h.page+"?without", false); err != nil {
		return err
	}
	if err := b.reaches("a sentence about WebGL", `document.getElementById("word").textContent.includes("WebGL 2")`); err != nil {
		return err
	}
	return inOrder(func() error { return c.picture(display, "no-webgl") }, func() error { return c.close(b) })
}

// unpackPage unpacks the download the way a host for games does, which looks for the
// page at the root of the zip and nowhere else.
func (c *check) unpackPage() (folder string, err error) {
	name, err := c.download("web.zip")
	if err != nil {
		return "", err
	}
	folder = filepath.Join(c.work, "page")
	if err := unzip(name, folder); err != nil {
		return "", err
	}
	if _, err := os.Stat(filepath.Join(folder, "index.html")); err != nil {
		return "", fmt.Errorf("a host for games finds no page: %w", err)
	}
	return folder, nil
}

// saved writes the game to a file, which a browser does by downloading it.
func (c *check) saved(p *player) error {
	for _, key := range []string{"tool.menu", "export", "export.sure.Export"} {
		if err := p.Click(key); err != nil {
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

// opened is a browser with a page.
type opened struct {
	*player
	*devtools
}

// chromium opens a page over the whole display.
func (c *check) chromium(display, page string, gl bool) (*opened, error) {
	args := []string{"--no-sandbox", "--no-first-run", "--disable-gpu", "--kiosk", "--window-position=0,0", "--window-size=1280,800",
		"--enable-logging=stderr", "--user-data-dir=" + filepath.Join(c.work, "profile")}
	if gl {
		args = append(args, "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")
	} else {
		args = append(args, "--disable-3d-apis")
	}
	cmd := exec.Command("chromium", append(args, page)...)
	cmd.Env = driver.Env(display, "HOME="+c.work)
	d, err := newDevtools(cmd)
	if err != nil {
		return nil, err
	}
	p, err := c.play(display, cmd)
	if err != nil {
		return nil, err
	}
	return &opened{p, d}, d.attach()
}

// close ends the browser the way people do, so that it writes down what it keeps.
func (c *check) close(b *opened) error {
	time.Sleep(time.Second)
	b.Cmd.Process.Signal(os.Interrupt)
	select {
	case <-b.Gone:
		return nil
	case <-time.After(20 * time.Second):
		return fmt.Errorf("the browser does not end")
	}
}

// storage runs the tests of package storage that are written for a browser. node
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
	return run(append(os.Environ(), "GOOS=js", "GOARCH=wasm", "PATH="+path), "go", "test", "./input/storage", "-run", "Browser|Pages")
}
