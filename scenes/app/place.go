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
		w = firstPlace(w)
	}
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(smallest[0], smallest[1], -1, -1)
	fits := fitting(w)
	ebiten.SetWindowSize(fits.Width, fits.Height)
	ebiten.SetWindowClosingHandled(true)
	if w.Maximised {
		ebiten.MaximizeWindow()
	}
	ebiten.SetFullscreen(win.app.Settings.Fullscreen)
	win.place = w
}

// bars is how many points of a monitor the title bar and a task bar take, at most, on the usual desktops.
const bars = 80

// firstPlace is where a window opens that has no place yet: as large as usual, or as the bars leave room for.
func firstPlace(w store.Window) store.Window {
	w.Width, w.Height, w.X, w.Y = usual[0], usual[1], 0, 0
	if m := ebiten.Monitor(); m != nil {
		_, h := m.Size()
		w.Height = firstHeight(h)
	}
	return w
}

// firstHeight is the height of such a window on a monitor of that height, 0 where it is not known.
func firstHeight(h int) int {
	if h <= 0 {
		return usual[1]
	}
	return max(smallest[1], min(usual[1], h-bars))
}

// fitting is a window made to fit the present monitor, as far as that is known.
func fitting(w store.Window) store.Window {
	if m := ebiten.Monitor(); m != nil {
		return w.Fit(m.Size())
	}
	return w
}

// replace moves the window to where it was, once it is known on which monitor it
// came up: all of it can be seen there. A place on another monitor is forgotten.
func (win *Window) replace() {
	w := win.place
	win.place = store.Window{}
	m := ebiten.Monitor()
	if m == nil || w.Maximised || ebiten.IsFullscreen() {
		return
	}
	fits := fitting(w)
	if fits.Width != w.Width || fits.Height != w.Height {
		ebiten.SetWindowSize(fits.Width, fits.Height)
	}
	if w.Monitor == m.Name() && (w.X > 0 || w.Y > 0) {
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

// keepEvery is how often a loop that does not rest, because bots play, saves the place of its window.
const keepEvery = time.Second

// keepsNow reports whether it is time for that.
func (win *Window) keepsNow(now time.Time) bool {
	if !win.busy || now.Sub(win.kept) < keepEvery {
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
	fits := fitting(store.Window{Width: w, Height: h})
	ebiten.SetWindowSize(fits.Width, fits.Height)
	return true
}
