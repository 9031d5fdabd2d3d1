package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"intrigue/scenes/e2e/driver"
)

// running is true in a page whose first picture of the program is there.
const running = `performance.getEntriesByName("ready").length`

// worker is a promise of what the browser knows of the page's worker.
const worker = `navigator.serviceWorker.getRegistration()`

// inOrder takes steps up to the first that fails.
func inOrder(steps ...func() error) error {
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// ownKeys presses what reloads a page in every browser, and waits for the page to be a
// new one.
func (c *check) ownKeys(b *opened) error {
	for _, key := range []string{"F5", "ctrl+r", "ctrl+shift+r"} {
		if err := c.reloads(b, key); err != nil {
			return err
		}
	}
	return nil
}

// reloads presses a key that reloads the page, and waits until it runs again.
func (c *check) reloads(b *opened, key string) error {
	if err := b.reaches("running before "+key, running); err != nil {
		return err
	}
	var before float64
	if err := b.value("performance.timeOrigin", &before); err != nil {
		return err
	}
	if err := run(driver.Env(b.Display), "xdotool", "mousemove", "640", "790", "key", key); err != nil {
		return err
	}
	return b.reaches("reloaded by "+key, fmt.Sprintf("performance.timeOrigin > %f && %s", before, running))
}

// installed asks the browser whether the page can be installed as an app.
func (c *check) installed(b *opened) error {
	var answer struct {
		InstallabilityErrors []struct{ ErrorID string }
	}
	if err := b.ask("Page.getInstallabilityErrors", nil, &answer); err != nil {
		return err
	}
	if len(answer.InstallabilityErrors) > 0 {
		return fmt.Errorf("the page cannot be installed: %v", answer.InstallabilityErrors)
	}
	return nil
}

// withoutHost reloads the page while the host is gone, and once more when it is back with a
// new version, which is to be there after the load that follows.
func (c *check) withoutHost(b *opened, h *host, folder string) error {
	if err := b.reaches("all kept", `navigator.serviceWorker.ready.then(() => true)`); err != nil {
		return err
	}
	address := strings.TrimSuffix(strings.TrimPrefix(h.page, "http://"), "/")
	h.close()
	if err := c.reloads(b, "F5"); err != nil {
		return fmt.Errorf("without the host: %w", err)
	}
	if err := c.picture(b.Display, "offline"); err != nil {
		return err
	}
	if err := newVersion(folder); err != nil {
		return err
	}
	var err error
	for range 50 { // the connections of the old one take a moment to end
		if _, err = c.open(folder, address, line{}); err == nil {
			break
		}
		time.Sleep(100 * time.Millisecond)
	}
	if err != nil {
		return err
	}
	return inOrder(
		func() error { return c.reloads(b, "F5") },
		func() error { return b.reaches("a new version fetched", worker+`.then((r) => r.waiting !== null)`) },
		func() error { return c.reloads(b, "F5") },
		func() error {
			return b.reaches("the new version running", fmt.Sprintf(`document.documentElement.dataset.version === "%s" && %s`,
				another, running))
		},
		func() error {
			return b.reaches("the old version forgotten", `caches.keys().then((all) => all.length === 1)`)
		},
		func() error { return b.reaches("no third version", worker+`.then((r) => r.waiting === null)`) },
	)
}

// another is the hash of a version that is not the one in dist.
const another = "another00000"

// newVersion makes another version of a page, with the same program.
func newVersion(folder string) error {
	page, err := os.ReadFile(filepath.Join(folder, "index.html"))
	if err != nil {
		return err
	}
	_, rest, ok := strings.Cut(string(page), `data-version="`)
	hash, _, found := strings.Cut(rest, `"`)
	if !ok || !found {
		return errors.New("the page has no version")
	}
	for _, name := range []string{"index.html", "worker.js"} {
		name = filepath.Join(folder, name)
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if err := os.WriteFile(name, []byte(strings.ReplaceAll(string(text), hash, another)), 0o644); err != nil {
			return err
		}
	}
	return nil
}
