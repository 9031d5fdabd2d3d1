package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// firstPicture says how long a newcomer waits for the first picture of the program, on a
// slow line to a host that knows Brotli and to one that does not. It asserts that the
// bar moves, and nothing on time.
func (c *check) firstPicture(display, folder string) error {
	plain := tenMegabits
	plain.brotli = false
	for _, how := range []line{tenMegabits, plain} {
		if err := c.firstPictureOver(how, display, folder); err != nil {
			return err
		}
	}
	return nil
}

// times are what the page has noted on the way to the first picture, in milliseconds.
const times = `(() => {
	const file = performance.getEntriesByType("resource").filter((r) => r.name.includes("intrigue.wasm")).at(-1);
	const mark = (name) => performance.getEntriesByName(name)[0].startTime;
	return { First: file.responseStart, Last: file.responseEnd, Start: mark("start"), Ready: mark("ready") };
})()`

// firstPictureOver opens the page as somebody who has never been there.
func (c *check) firstPictureOver(how line, display, folder string) error {
	h, err := c.open(folder, "127.0.0.1:0", how)
	if err != nil {
		return err
	}
	b, err := c.chromium(display, "about:blank", true)
	if err != nil {
		return err
	}
	time.Sleep(2 * time.Second) // until the browser itself is done with starting
	if err := b.ask("Page.navigate", map[string]any{"url": h.page}, nil); err != nil {
		return err
	}
	moved := map[float64]bool{}
	for began := time.Now(); ; time.Sleep(100 * time.Millisecond) {
		var at float64
		if b.value(`Number(document.getElementById("bar").value)`, &at) == nil {
			moved[at] = true
		}
		var done bool
		if b.value("Boolean("+running+")", &done); done {
			break
		}
		if time.Since(began) > 3*time.Minute {
			return errors.New("the program does not start over a slow line")
		}
	}
	if len(moved) < 5 {
		return fmt.Errorf("the bar has shown %d places only", len(moved))
	}
	var at struct{ First, Last, Start, Ready float64 }
	if err := b.value(times, &at); err != nil {
		return err
	}
	fmt.Printf("          first picture after %.1f s at %d Mbit/s (Brotli: %v): the first byte of the program comes after %.1f s, "+
		"the last after %.1f s, it starts after %.1f s\n",
		at.Ready/1000, how.bitsPerSecond/1_000_000, how.brotli, at.First/1000, at.Last/1000, at.Start/1000)
	h.close()
	if err := c.close(b); err != nil {
		return err
	}
	return os.RemoveAll(filepath.Join(c.work, "profile"))
}
