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
	var ms struct{ Start, Ready float64 }
	if err := b.value(`({ Start: performance.getEntriesByName("start")[0].startTime, Ready: performance.getEntriesByName("ready")[0].startTime })`, &ms); err != nil {
		return err
	}
	fmt.Printf("          first picture after %.1f s at %d Mbit/s (Brotli: %v): %.1f s until the program is loaded, %.1f s until it shows the shelf\n",
		ms.Ready/1000, how.bitsPerSecond/1_000_000, how.brotli, ms.Start/1000, (ms.Ready-ms.Start)/1000)
	h.close()
	if err := c.close(b); err != nil {
		return err
	}
	return os.RemoveAll(filepath.Join(c.work, "profile"))
}
