package app

import (
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/input/store"
)

// Settle puts the window where it was, if that is still on a monitor, before the loop runs.
func (win *Window) Settle() {
	w := win.app.Settings.Window
	if w.Width < smallest[0] || w.Height < smallest[1] {
		w = win.firstPlace(w)
	}
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(smallest[0], smallest[1], -1, -1)
	fits := fitMonitor(w)
	ebiten.SetWindowSize(fits.Width, fits.Height)
	ebiten.SetWindowClosingHandled(true)
	if w.Maximised {
		ebiten.MaximizeWindow()
	}
	ebiten.SetFullscreen(win.app.Settings.Fullscreen)
	win.place = w
}

// barRoom is how many points of a monitor the title bar and a task bar take, at most, on the usual desktops.
const barRoom = 80

// firstPlace is where a window opens that has no place yet: on all of the monitor but the bars. Its words are as large as
// the monitor makes the table.
func (win *Window) firstPlace(w store.Window) store.Window {
	var mw, mh, scale int
	if m := ebiten.Monitor(); m != nil {
		mw, mh = m.Size()
	}
	w.X, w.Y = 0, 0
	w.Width, w.Height, scale = firstSize(mw, mh)
	if set := &win.app.Settings; set.TextScale == 100 { // nobody has chosen another size
		set.TextScale = scale
		win.app.Apply()
	}
	return w
}

// firstSize is the size of such a window on a monitor of that size, 0 where it is not known, and how large its words are, in
// per cent: they grow a little less than the monitor, which is looked at from about as far away.
func firstSize(mw, mh int) (w, h, scale int) {
	if mw <= 0 || mh <= 0 {
		return usual[0], usual[1], 100
	}
	by := min(float64(mw)/float64(usual[0]), float64(mh)/float64(usual[1]))
	return max(smallest[0], mw), max(smallest[1], mh-barRoom), min(max(100, int(10+90*by)/10*10), 160)
}

// follow gives the words the size that suits the window, where they had that which suited the window as it was: they shrink with
// it, and grow again up to what they were.
func (win *Window) follow(was [2]int) {
	set := &win.app.Settings
	to := followed(set.TextScale, was, win.size)
	if to < set.TextScale {
		win.largest = max(win.largest, set.TextScale)
	} else if to > win.largest {
		return
	}
	if set.TextScale != to {
		set.TextScale = to
		win.app.Apply()
	}
}

// followed is that size in a window that was so large and is now.
func followed(scale int, was, now [2]int) int {
	_, _, before := firstSize(was[0], was[1]+barRoom)
	if scale != before {
		return scale
	}
	_, _, scale = firstSize(now[0], now[1]+barRoom)
	return scale
}

// fitMonitor is a window made to fit the present monitor, as far as that is known.
func fitMonitor(w store.Window) store.Window {
	if m := ebiten.Monitor(); m != nil {
		return w.Fit(m.Size())
	}
	return w
}

// restorePlace moves the window to where it was, once it is known on which monitor it
// came up: all of it can be seen there. A place on another monitor is forgotten.
func (win *Window) restorePlace() {
	w := win.place
	win.place = store.Window{}
	m := ebiten.Monitor()
	if m == nil || w.Maximised || ebiten.IsFullscreen() {
		return
	}
	fits := fitMonitor(w)
	if fits.Width != w.Width || fits.Height != w.Height {
		ebiten.SetWindowSize(fits.Width, fits.Height)
	}
	if known := w.X > 0 || w.Y > 0; known && w.Monitor == m.Name() {
		ebiten.SetWindowPosition(fits.X, fits.Y)
	}
}

// remember saves the place of the window for the next time, if it has changed.
func (win *Window) remember() {
	if win.place != (store.Window{}) {
		return // the window is not yet where it was the last time
	}
	now := store.Window{Maximised: ebiten.IsWindowMaximized()}
	now.X, now.Y = ebiten.WindowPosition()
	now.Width, now.Height = win.size[0], win.size[1] // Ebitengine's own is late after a resize
	if m := ebiten.Monitor(); m != nil {
		now.Monitor = m.Name()
	}
	set := &win.app.Settings
	full := ebiten.IsFullscreen()
	place := placeToKeep(set.Window, now, full)
	if place == set.Window && full == set.Fullscreen {
		return
	}
	set.Window, set.Fullscreen = place, full
	win.app.Save()
}

// savePlaceEvery is how often a loop that does not rest, because bots play, saves the place of its window.
const savePlaceEvery = time.Second

// placeIsDue reports whether it is time for that, and begins to count anew.
func (win *Window) placeIsDue(now time.Time) bool {
	if !win.busy || now.Sub(win.kept) < savePlaceEvery {
		return false
	}
	win.kept = now
	return true
}

// placeToKeep is where the window opens the next time: where it is now, or where it was while it is
// maximised, fills the screen, or has no size, as a window has none that is being closed.
func placeToKeep(was, now store.Window, full bool) store.Window {
	switch {
	case full:
		return was
	case now.Maximised:
		was.Maximised, was.Monitor = true, now.Monitor
		return was
	case now.Width < smallest[0] || now.Height < smallest[1]:
		return was
	}
	return now
}

// Resize implements Windower: a window that fills the screen no longer does.
func (win *Window) Resize(w, h int) bool {
	if runtime.GOOS == "js" {
		return false // the page says how large it is
	}
	ebiten.SetFullscreen(false)
	if ebiten.IsWindowMaximized() {
		ebiten.RestoreWindow()
	}
	fits := fitMonitor(store.Window{Width: w, Height: h})
	ebiten.SetWindowSize(fits.Width, fits.Height)
	return true
}
