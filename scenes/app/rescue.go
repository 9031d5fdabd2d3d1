package app

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"intrigue/scenes/widgets"
)

// rescue survives one panic while a frame is laid out or painted: usually a screen that has no room at a size
// that nobody has tried.
type rescue struct {
	tried, worked frameSize
	broken        frameSize // at which it happened
	patience      int       // frames in which the window may still take another size
	report        string    // what happened; "" for nothing
}

// frameSize is how large a screen was laid out: in points, and its words in per cent.
type frameSize struct {
	screen Screen
	w, h   float64
	scale  int
}

// usualScale is the text size, in per cent, that everything falls back to where none has worked, and resizePatience
// how many frames a window has to take the size that it is asked for.
const (
	usualScale     = 100
	resizePatience = 60
)

// Crash is the error with which the program ends when it could not go on: a sentence for the person.
type Crash struct{ Words string }

// Error implements error.
func (c Crash) Error() string { return c.Words }

// Protect runs f, which lays out or paints a frame. The first panic of a run falls back to a size that has worked, and
// says so; the second one is an error of the type Crash. What was played is saved already, move by move.
func (a *App) Protect(f func()) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = a.survive(fmt.Sprintf("%v\n%s", fault, debug.Stack()))
		}
	}()
	f()
	return nil
}

// frameSize is that of the present frame.
func (a *App) frameSize() frameSize {
	return frameSize{a.Screen(), a.ui.W, a.ui.H, a.Settings.TextScale}
}

// survive goes on after a panic, or reports the end of the program.
func (a *App) survive(fault string) error {
	r, at := &a.rescue, a.frameSize()
	again := r.report != ""
	r.report += fmt.Sprintf("%T, %g×%g points, text size %d %%, version %q, %s/%s\n%s\n",
		at.screen, at.w, at.h, at.scale, a.Version, runtime.GOOS, runtime.GOARCH, fault)
	if !again {
		a.ui = widgets.New(a.ui.Type) // the old one is in the middle of a frame
		a.ui.W, a.ui.H = at.w, at.h
		a.toasts = nil
		a.Toast(a.fallBack(at))
		return nil
	}
	words := "Intrigue has to stop, because this screen can't be drawn. Your games are saved, with every move so far."
	where, err := a.Store.Export("crash", r.report)
	if err != nil {
		return Crash{r.report + words}
	}
	return Crash{words + " What happened is written in " + where + ": please attach this file to a bug report."}
}

// fallBack makes the text and the window as large as they were when this screen worked, or else as usual, and says so.
func (a *App) fallBack(at frameSize) string {
	good := a.rescue.worked
	if good.screen != at.screen || good == at {
		good = frameSize{w: float64(usual[0]), h: float64(usual[1]), scale: usualScale}
	}
	var text, window string
	if good.scale != at.scale {
		a.Settings.TextScale = good.scale
		text = fmt.Sprintf("the text size is back to %d%%", good.scale)
	}
	if (good.w != at.w || good.h != at.h) && a.Window != nil && a.Window.Resize(int(good.w), int(good.h)) {
		a.rescue.broken, a.rescue.patience = at, resizePatience
		window = fmt.Sprintf("the window is back to %.0f by %.0f", good.w, good.h)
	}
	a.Save()
	switch {
	case text != "" && window != "":
		return "This screen could not be drawn, so " + text + " and " + window + ". Every move is saved."
	case text+window != "":
		return "This screen could not be drawn, so " + text + window + ". Every move is saved."
	}
	return "This screen could not be drawn. Intrigue will try again. Every move is saved."
}

// resizing reports whether the window is still to take the size that has worked: until then it shows nothing but
// the sentence that says so.
func (a *App) resizing() bool {
	r := &a.rescue
	if r.patience > 0 {
		r.patience--
	}
	if r.patience == 0 || a.ui.W != r.broken.w || a.ui.H != r.broken.h {
		r.patience = 0
		return false
	}
	a.ui.Animate()
	a.showToasts()
	return true
}

// begin notes that a frame is tried; the one before was laid out and painted.
func (r *rescue) begin(now frameSize) { r.worked, r.tried = r.tried, now }
