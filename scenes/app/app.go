// Package app is what all screens of the program share: the stack of screens, sentences that pass by, sound, the paper
// on which pages are written, and the window.
//
// It knows no game and no screen: it is told which screen is the first one. Only
// window.go, place.go, revival.go and run.go know that there is a window.
package app

import (
	"io"
	"slices"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// App is what all screens share. It needs no window: tests drive it by frames and display lists.
type App struct {
	Store    *store.Store
	Settings store.Settings
	Keymap   input.Keymap
	Sound    *sound.Player
	Version  string
	// Wake makes a sleeping window draw again; safe from any goroutine.
	Wake func()
	// Synchronous makes bots decide within the frame, for tests that count frames.
	Synchronous bool
	Scale       float64 // pixels a point, for boards that bake
	Window      Windower
	// Help opens the page of the keys, which can be asked for on every screen.
	Help func() Screen
	// Script, if set, is told what is on the screen as text, for programs; see script. When it takes no more,
	// the program ends.
	Script io.Writer
	// Voice, if set, is told in sentences what happens, for people who listen; see narrator. When
	// it takes no more, the program ends.
	Voice io.Writer

	first         func(*App) Screen
	ui            *widgets.UI
	stack         []Screen         // the last one is seen
	memory        []widgets.Memory // of the screens below the last one
	toasts        []toast
	pointerHidden bool    // the pointer is hidden in this frame
	pageTop       float64 // where the head of the page ends, 0 where there is none
	// smallAccepted shows the screen though the window is too small for it.
	smallAccepted bool
	now           time.Time
	quit          bool
	script        script
	narrator      narrator
	rescue        rescue
}

// Windower is what an App may ask of its window.
type Windower interface {
	Fullscreen() bool
	SetFullscreen(bool)
	// PointerHidden reports whether the window shows no pointer.
	PointerHidden() bool
	// Resize asks for a size in points, and reports whether the window can have another one.
	Resize(w, h int) bool
}

type toast struct {
	words string
	until time.Time // zero until it is seen
}

// New makes an app and opens the first screen, to which Home returns.
func New(t widgets.Type, s *store.Store, first func(*App) Screen) *App {
	a := &App{Store: s, Settings: s.Settings(), Sound: sound.New(), Wake: func() {}, Scale: 1, first: first}
	a.ui = widgets.New(t)
	a.Apply()
	a.stack = []Screen{first(a)}
	a.Notices()
	return a
}

// Apply makes the settings hold.
func (a *App) Apply() {
	a.ui.TextScale = float64(a.Settings.TextScale) / 100
	a.Sound.SetVolume(float64(a.Settings.Volume) / 100)
	a.Sound.SetMuted(a.Settings.Mute)
	a.Keymap = input.KeymapFrom(a.Settings.Keys)
}

// Save keeps the settings for the next time.
func (a *App) Save() {
	a.Apply()
	a.Report(a.Store.SaveSettings(a.Settings))
}

// Refresh takes over what other windows have changed in the settings, and keeps
// what was changed here. When ours cannot be saved, they simply go on to hold.
func (a *App) Refresh() {
	if a.Store.SaveSettings(a.Settings) != nil {
		return
	}
	a.Settings = a.Store.Settings()
	a.Apply()
	a.Notices()
}

// Toast shows a sentence for a while.
func (a *App) Toast(words string) {
	if words == "" || slices.ContainsFunc(a.toasts, func(t toast) bool { return t.words == words }) {
		return
	}
	// What has been seen already gives way: sentences replace each other.
	a.toasts = slices.DeleteFunc(a.toasts, func(t toast) bool { return !t.until.IsZero() })
	a.toasts = append(a.toasts, toast{words: words})
	a.Wake()
}

// Retract takes a sentence away that is no longer true.
func (a *App) Retract(words string) {
	a.toasts = slices.DeleteFunc(a.toasts, func(t toast) bool { return t.words == words })
}

// Report shows an error, if there is one, and says whether there was.
func (a *App) Report(err error) bool {
	if err != nil {
		a.Toast(Sentence(err))
	}
	return err != nil
}

// Notices shows what the store has to say.
func (a *App) Notices() {
	for _, n := range a.Store.Notices() {
		a.Toast(n)
	}
}

// Cue makes a sound, if the person wants any.
func (a *App) Cue(e sound.Effect) { a.Sound.Play(e) }

// Open shows a screen above the present one; Back returns. Like all that turns to
// another screen it wakes the window, which then lays out one more frame at least.
func (a *App) Open(s Screen) {
	a.stack = append(a.stack, s)
	a.memory = append(a.memory, a.ui.Remember())
	a.ui.Reset()
	a.Wake()
}

// TryOpen opens a screen, or says why there is none, and reports whether there is one.
func (a *App) TryOpen(s Screen, err error) bool {
	if a.Report(err) {
		return false
	}
	a.Open(s)
	return true
}

// Back leaves the present screen. The first one cannot be left.
func (a *App) Back() {
	n := len(a.stack)
	if n == 1 {
		return
	}
	leave(a.stack[n-1])
	a.stack = a.stack[:n-1]
	a.ui.Recall(a.memory[n-2])
	a.memory = a.memory[:n-2]
	a.Revisit()
	a.Wake()
}

// Revisit tells the present screen that what it shows may have changed meanwhile.
func (a *App) Revisit() {
	if s, ok := a.Screen().(Returner); ok {
		s.Return()
	}
}

// Home leaves everything and returns to the first screen.
func (a *App) Home() {
	for _, s := range slices.Backward(a.stack) {
		leave(s)
	}
	a.stack, a.memory = []Screen{a.first(a)}, nil
	a.ui.Reset()
	a.Wake()
}

// Swap replaces the present screen.
func (a *App) Swap(s Screen) {
	n := len(a.stack)
	leave(a.stack[n-1])
	a.stack[n-1] = s
	a.ui.Reset()
	a.Wake()
}

// leave gives back what a screen holds.
func leave(s Screen) {
	if c, ok := s.(Closer); ok {
		c.Close()
	}
}

// Screen is what is seen now.
func (a *App) Screen() Screen { return a.stack[len(a.stack)-1] }

// baked reports whether nothing on the screen is still being prepared.
func (a *App) baked() bool {
	b, ok := a.Screen().(Baker)
	return !ok || b.Baked()
}

// Depth is how many screens are open, one above the other.
func (a *App) Depth() int { return len(a.stack) }

// ClearToasts sends away all sentences.
func (a *App) ClearToasts() { a.toasts = nil }

// Quit ends the program after this frame; nobody is asked.
func (a *App) Quit() { a.quit = true }

// RequestQuit is Quit for the person who closes the window: where a screen asks first, it stays.
func (a *App) RequestQuit() {
	for _, s := range slices.Backward(a.stack) {
		if l, ok := s.(QuitConfirmer); ok && l.ConfirmQuit(a.Quit) {
			return
		}
	}
	a.Quit()
}

// Done reports whether Quit was asked.
func (a *App) Done() bool { return a.quit }

// Close leaves all screens: bots stop, files are closed.
func (a *App) Close() {
	for _, s := range slices.Backward(a.stack) {
		leave(s)
	}
	a.stack = a.stack[:1]
	a.Sound.Close()
}

// UI is the frame in the making, for tests.
func (a *App) UI() *widgets.UI { return a.ui }

// HidePointer hides the pointer in this frame: it rests where somebody pointed who looks away now.
func (a *App) HidePointer() { a.pointerHidden = true }

// PointerHidden reports whether the pointer is hidden in the newest frame.
func (a *App) PointerHidden() bool { return a.pointerHidden }

// Frame lays out one frame of w×h points and returns what to paint.
func (a *App) Frame(w, h float64, now time.Time, in input.Events) []widgets.Item {
	a.now, a.pointerHidden, a.pageTop = now, false, 0
	a.script.hear(in)
	a.ui.Begin(w, h, now, in)
	a.ui.Theme = widgets.DefaultTheme()
	if a.Settings.HighContrast {
		a.ui.Theme = a.ui.Theme.WithHighContrast()
	}
	if a.ui.Take(input.Mute) {
		a.Settings.Mute = !a.Settings.Mute
		a.Save()
		if a.Settings.Mute {
			a.Toast("Sound off. " + a.KeyName(input.Mute) + " turns it back on.")
		} else {
			a.Toast("Sound on.")
		}
	}
	if a.ui.Take(input.Fullscreen) && a.Window != nil {
		a.Window.SetFullscreen(!a.Window.Fullscreen())
	}
	a.rescue.begin(a.frameSize())
	if a.resizing() || a.tooSmall(a.ui) {
		return a.finishFrame(a.ui.End())
	}
	a.Screen().Frame(a.ui)
	if a.Help != nil && a.ui.Take(input.KeysPage) {
		a.Open(a.Help())
	}
	a.showToasts()
	return a.finishFrame(a.ui.End())
}

// finishFrame finishes the display list of a frame and tells programs of it.
func (a *App) finishFrame(items []widgets.Item) []widgets.Item {
	a.recolour(items)
	named := func(id string) string { return id }
	a.script.held, a.script.resting = "", false
	if s, ok := a.Screen().(Described); ok {
		named, a.script.held, a.script.resting = s.Spoken, s.Held(), s.Resting()
	}
	a.script.pointerHidden = a.Window != nil && a.Window.PointerHidden()
	if a.script.frame(a.Script, a.ui, items, named) != nil {
		a.Quit()
	}
	if a.narrator.frame(a.Voice, a.ui, a.Screen()) != nil {
		a.Quit()
	}
	return items
}

// telling reports whether programs wait to hear that the screen is still: the loop goes on until then, though
// nothing of what people see may have changed.
func (a *App) telling() bool { return a.Script != nil && a.script.calm < calmFrames }

// showToasts shows sentences at the top, one under the other, until they were read.
func (a *App) showToasts() {
	u := a.ui
	kept := a.toasts[:0]
	y := max(14, a.pageTop)
	if t, ok := a.Screen().(ToastAnchor); ok {
		y = t.ToastTop(u)
	}
	for _, t := range a.toasts {
		if t.until.IsZero() {
			// Long enough to read: a second and a half, and a second for every three words.
			t.until = a.now.Add(1500*time.Millisecond + time.Duration(len(t.words))*60*time.Millisecond)
		}
		if a.now.After(t.until) {
			continue
		}
		u.WakeAt(t.until.Add(20 * time.Millisecond))
		words := t.words
		u.Raise(func() { y += u.Toast(y, words) })
		kept = append(kept, t)
	}
	a.toasts = kept
}
