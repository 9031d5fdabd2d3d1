package app

import (
	"fmt"
	"io"
	"math"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/input"
	"intrigue/input/device"
	"intrigue/input/store"
	"intrigue/scenes/paint"
	"intrigue/scenes/widgets"
)

// Window is the one Ebitengine game of the program: it feeds the App with what
// people do, paints what it lays out, and sleeps while nothing changes.
type Window struct {
	app        *App
	painter    *paint.Painter
	reader     device.Reader
	recogniser input.Recogniser

	w, h          int    // of the window, in pixels
	size          [2]int // the same in points
	items         []widgets.Item
	shown         []widgets.Item // what the screen shows
	dirty         bool           // the items are to be painted
	whole         bool           // all of it must be painted anew
	busy          bool           // the loop runs at full speed
	pointerHidden bool           // the pointer is hidden
	lastBusy      time.Time
	idle          int // frames since then
	timer         *time.Timer
	freeMemory    *time.Timer // gives back memory in a longer sleep
	// Ready is called once, after the first frame was painted.
	Ready func()
	// AlwaysOn keeps the loop running, for tests that count frames.
	AlwaysOn bool
	// Trace, if set, is told of every frame that is painted: when, in microseconds,
	// and whether anything moves and everything is sharp. See build/tools/program/measure.
	Trace   io.Writer
	painted bool
	largest int          // text size from which the words have shrunk with the window, in per cent
	place   store.Window // where the window was the last time, until it is there
	kept    time.Time    // when its place was saved, or compared with what is saved
	revival revival
	failed  error // what ends the program after a frame that could not be painted
}

// idleDelay is how long the loop keeps running after the last change: long enough
// for a hand that goes on moving, short enough that a still table costs nothing.
const idleDelay = 300 * time.Millisecond

// idleFrames is how many frames go by after the last change before the loop may sleep, however long they take.
// Ebitengine goes on showing a picture that does not change for three more, and in the mode that sleeps it does so
// beside the loop: on X11 that can take a click off the wire which the loop, asleep, is waiting for, so that it is not
// heard until the mouse moves again. A slow machine has fewer than this within idleDelay.
const idleFrames = 8

// NewWindow shows an app.
func NewWindow(a *App, p *paint.Painter) *Window {
	win := &Window{app: a, painter: p, busy: true, dirty: true, whole: true, lastBusy: time.Now()}
	a.Wake = wake
	a.Window = win
	p.Background(wake)
	return win
}

// Fullscreen implements Windower.
func (win *Window) Fullscreen() bool { return ebiten.IsFullscreen() }

// SetFullscreen implements Windower.
func (win *Window) SetFullscreen(on bool) { ebiten.SetFullscreen(on) }

// PointerHidden implements Windower: it asks the window system, not the app.
func (win *Window) PointerHidden() bool { return ebiten.CursorMode() == ebiten.CursorModeHidden }

// LayoutF makes one pixel of the picture one pixel of the window, at any scale of
// the display. Unrounded sizes would blur everything by a fraction of a pixel.
func (win *Window) LayoutF(w, h float64) (float64, float64) {
	s := 1.0
	if m := ebiten.Monitor(); m != nil {
		s = m.DeviceScaleFactor()
	}
	pw, ph := math.Round(w*s), math.Round(h*s)
	if int(pw) != win.w || int(ph) != win.h || s != win.painter.Scale {
		win.w, win.h = int(pw), int(ph)
		was := win.size
		win.size = [2]int{int(math.Round(w)), int(math.Round(h))}
		if win.painted && win.place == (store.Window{}) {
			win.follow(was)
		}
		if s != win.painter.Scale {
			win.painter.Scale = s
			win.painter.Forget()
		}
		win.app.Scale = s
		win.dirty, win.whole = true, true
	}
	return pw, ph
}

// Layout is never asked, because LayoutF is there.
func (win *Window) Layout(w, h int) (int, int) { return w, h }

// Update lays out a frame and decides whether it must be painted.
func (win *Window) Update() error {
	now := time.Now()
	if win.failed != nil {
		return win.failed
	}
	if win.revival.frame(ebiten.IsWindowMinimized(), !win.busy, ebiten.Monitor()) {
		win.dirty, win.whole = true, true
	}
	if win.painted && win.place != (store.Window{}) {
		win.restorePlace()
	}
	s := win.painter.Scale
	in := win.recogniser.Events(win.reader.Read(now, s, float64(win.w)/s, float64(win.h)/s), win.app.Keymap)
	if ebiten.IsWindowBeingClosed() {
		win.app.RequestQuit()
	}
	var items []widgets.Item
	arrived := false
	if err := win.app.Protect(func() {
		items = win.app.Frame(float64(win.w)/s, float64(win.h)/s, now, in)
		arrived = win.painter.Arrived()
	}); err != nil {
		return err
	}
	if strong := win.app.ui.Theme.HighContrast; strong != win.painter.Strong {
		win.painter.Strong = strong
		win.dirty, win.whole = true, true
	}
	win.showPointer()
	if win.app.Done() {
		win.remember()
		return ebiten.Termination
	}
	if arrived || !widgets.Equal(items, win.items) {
		win.dirty = true
	}
	win.items = items
	if win.revival.minimised {
		win.dirty = false // nothing is painted that nobody sees
	}
	if win.placeIsDue(now) {
		win.remember()
	}
	win.sleepWhenIdle(now, in)
	return nil
}

// showPointer hides or shows the pointer as the app wants it.
func (win *Window) showPointer() {
	if win.pointerHidden == win.app.PointerHidden() {
		return
	}
	win.pointerHidden = !win.pointerHidden
	ebiten.SetCursorMode(widgets.If(win.pointerHidden, ebiten.CursorModeHidden, ebiten.CursorModeVisible))
}

// freeMemoryDelay is how long the loop sleeps before spare memory goes back to the system.
const freeMemoryDelay = 2 * time.Second

// sleepWhenIdle lets the loop sleep when nothing has changed for a while.
func (win *Window) sleepWhenIdle(now time.Time, in input.Events) {
	busy := win.busyAfter(now, in.Down || win.recogniser.Pending() || !win.painter.Baked() || win.app.telling())
	if !busy {
		// Nothing runs while the loop sleeps, so whatever changes by itself later must wake it.
		if win.timer != nil {
			win.timer.Stop()
		}
		if due := win.app.ui.Due(); !due.IsZero() {
			win.timer = time.AfterFunc(max(0, due.Sub(now)), win.app.Wake)
		}
	}
	if busy == win.busy {
		return
	}
	win.busy = busy
	setSleeping(!busy)
	if busy {
		win.freeMemory.Stop()
		return
	}
	win.remember() // now, because a program that is killed cannot
	win.freeMemory = time.AfterFunc(freeMemoryDelay, debug.FreeOSMemory)
}

// busyAfter reports whether the loop must go on; unfinished says that the pointer, a key or the painter is not done.
func (win *Window) busyAfter(now time.Time, unfinished bool) bool {
	if win.dirty || unfinished || win.app.ui.Moving() {
		win.lastBusy, win.idle = now, 0
	} else {
		win.idle++
	}
	return win.AlwaysOn || win.idle < idleFrames || now.Sub(win.lastBusy) < idleDelay
}

// setSleeping and wake are the one place that uses the sleeping mode of the loop, in which it waits for events instead
// of the display. Ebitengine calls both ways old, and has no newer one that costs nothing while nothing happens.
func setSleeping(sleep bool) {
	mode := ebiten.FPSModeVsyncOn //lint:ignore SA1019 see above
	if sleep {
		mode = ebiten.FPSModeVsyncOffMinimum //lint:ignore SA1019 see above
	}
	ebiten.SetFPSMode(mode) //lint:ignore SA1019 see above
}

func wake() {
	ebiten.ScheduleFrame() //lint:ignore SA1019 see setSleeping
}

// DrawFinalScreen puts the picture on the window as it is. Both have the same pixels and nothing lies below, so nothing
// is scaled or blended: one pass less over every pixel on a machine without a graphics card.
func (win *Window) DrawFinalScreen(screen ebiten.FinalScreen, picture *ebiten.Image, m ebiten.GeoM) {
	screen.DrawImage(picture, &ebiten.DrawImageOptions{GeoM: m, Blend: ebiten.BlendCopy})
}

// Draw paints the last display list, if it differs from what is on the screen.
func (win *Window) Draw(screen *ebiten.Image) {
	if !win.dirty {
		return
	}
	win.dirty = false
	whole := win.whole
	win.whole = true // until all of this frame is painted
	win.failed = win.app.Protect(func() { win.paint(screen, whole) })
	if win.whole {
		win.dirty = true
	}
}

// paint paints the last display list, or what of it differs from what is on the screen.
func (win *Window) paint(screen *ebiten.Image, whole bool) {
	if whole {
		screen.Fill(win.app.ui.Theme.Background)
		win.painter.Paint(screen, win.items)
	} else {
		win.painter.Repaint(screen, win.shown, win.items, win.app.ui.Theme.Background)
	}
	win.whole = false
	win.shown = append(win.shown[:0], win.items...)
	if win.Trace != nil {
		fmt.Fprintf(win.Trace, "draw %d %t %t\n", time.Now().UnixMicro(), win.app.ui.Moving(), win.app.baked() && win.painter.Baked())
	}
	if !win.painted {
		win.painted = true
		if win.Ready != nil {
			win.Ready()
		}
	}
}
