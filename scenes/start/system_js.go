package start

import (
	"image"
	"syscall/js"
)

// ready tells the page that it may take its cover away.
func ready() {
	if f := js.Global().Get("intrigueReady"); f.Truthy() {
		f.Invoke()
	}
}

func console() {}

func survivePipe() {}

func fewFiles() bool { return false }

// tell has nothing to add: the page shows the last line of standard error.
func tell(string) {}

// icons are none: the page has an icon of its own, and to draw one here would hold up the
// first picture.
func icons() []image.Image { return nil }
