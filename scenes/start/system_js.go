package start

import (
	"errors"
	"image"
	"syscall/js"

	"intrigue/scenes/paint"
	"intrigue/scenes/table"
)

// errTerminal is what a browser has no use for. It is left out of the program there, which a newcomer waits for.
var errTerminal = usageError{errors.New("-sim, -wire, -analyse and -shots work in the downloads, not in a browser")}

func headless(Options, table.Titles, string) error { return errTerminal }

func shoot(Options, table.Titles, string, *paint.Typesetter, *paint.Painter) error {
	return errTerminal
}

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

// icons are none: the page has an icon of its own, and to draw one here would hold up the first picture.
func icons() []image.Image { return nil }
