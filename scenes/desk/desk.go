// Package desk is what all screens of the program share: the stack of screens,
// sentences that pass by, sound, speech, the paper on which pages are written,
// and the window.
//
// It knows no game and no screen: it is told which screen is the first one. Only
// window.go and run.go know that there is a window.
package desk

import (
	"io"
	"slices"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// Screen is one page of the program. Frame lays it out and answers what the
// person did; it is called once a frame and whenever something wakes the window.
type Screen interface {
	Frame(u *widgets.UI)
}

// Desk is what all screens share. It needs no window: tests drive it frame by
// frame and read the display lists.
type Desk struct {
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
	// Speech, if set, is told what is on the screen as text; see speech.
	Speech io.Writer

	first  func(*Desk) Screen
	ui     *widgets.UI
	stack  []Screen         // the last one is seen
	memory []widgets.Memory // of the screens below the last one
	toasts []toast
	unseen bool // the pointer is hidden in this frame
	// squeezed shows the screen though the window is too small for it.
	squeezed bool
	now      time.Time
	quit     bool
	speech   speech
}

// Windower is what a Desk may ask of its window.
type Windower interface {
	Fullscreen() bool
	SetFullscreen(bool)
	// Unpointed reports whether the window shows no pointer.
	Unpointed() bool
}

type toast struct {
	words string
	until time.Time
}

// New lays out a desk and opens the first screen, to which Home returns.
func New(t widgets.Type, s *store.Store, first func(*Desk) Screen) *Desk {
	d := &Desk{Store: s, Settings: s.Settings(), Sound: sound.New(), Wake: func() {}, Scale: 1, first: first}
	d.ui = widgets.New(t)
	d.Apply()
	d.stack = []Screen{first(d)}
	d.Notices()
	return d
}

// Apply makes the settings hold.
func (d *Desk) Apply() {
	d.ui.TextScale = float64(d.Settings.TextScale) / 100
	d.Sound.SetVolume(float64(d.Settings.Volume) / 100)
	d.Sound.SetMuted(d.Settings.Mute)
	d.Keymap = input.KeymapFrom(d.Settings.Keys)
}

// Save keeps the settings for the next time.
func (d *Desk) Save() {
	d.Apply()
	if err := d.Store.SaveSettings(d.Settings); err != nil {
		d.Say(Sentence(err))
	}
}

// Refresh takes over what other windows have changed in the settings, and keeps
// what was changed here. When ours cannot be saved, they simply go on to hold.
func (d *Desk) Refresh() {
	if d.Store.SaveSettings(d.Settings) != nil {
		return
	}
	d.Settings = d.Store.Settings()
	d.Apply()
	d.Notices()
}

// Say shows a sentence for a while.
func (d *Desk) Say(words string) {
	if words == "" {
		return
	}
	for _, t := range d.toasts {
		if t.words == words {
			return
		}
	}
	// What has been seen already gives way: sentences replace each other.
	d.toasts = slices.DeleteFunc(d.toasts, func(t toast) bool { return !t.until.IsZero() })
	d.toasts = append(d.toasts, toast{words: words})
	d.Wake()
}

// Notices shows what the store has to say.
func (d *Desk) Notices() {
	for _, n := range d.Store.Notices() {
		d.Say(n)
	}
}

// Cue makes a sound, if the person wants any.
func (d *Desk) Cue(e sound.Effect) { d.Sound.Play(e) }

// Open shows a screen above the present one; Back returns. Like all that turns to
// another screen it wakes the window, which then lays out one more frame at least.
func (d *Desk) Open(s Screen) {
	d.stack = append(d.stack, s)
	d.memory = append(d.memory, d.ui.Remember())
	d.ui.Reset()
	d.Wake()
}

// Back leaves the present screen. The first one cannot be left.
func (d *Desk) Back() {
	n := len(d.stack)
	if n == 1 {
		return
	}
	d.leave(d.stack[n-1])
	d.stack = d.stack[:n-1]
	d.ui.Recall(d.memory[n-2])
	d.memory = d.memory[:n-2]
	if s, ok := d.Screen().(interface{ Return() }); ok {
		s.Return() // what it shows may have changed meanwhile
	}
	d.Wake()
}

// Home leaves everything and returns to the first screen.
func (d *Desk) Home() {
	for n := len(d.stack); n > 1; n-- {
		d.leave(d.stack[n-1])
	}
	d.stack, d.memory = []Screen{d.first(d)}, nil
	d.ui.Reset()
	d.Wake()
}

// Swap replaces the present screen.
func (d *Desk) Swap(s Screen) {
	n := len(d.stack)
	d.leave(d.stack[n-1])
	d.stack[n-1] = s
	d.ui.Reset()
	d.Wake()
}

func (d *Desk) leave(s Screen) {
	if c, ok := s.(interface{ Close() }); ok {
		c.Close()
	}
}

// Screen is what is seen now.
func (d *Desk) Screen() Screen { return d.stack[len(d.stack)-1] }

// Baked reports whether nothing on the screen is still being prepared.
func (d *Desk) Baked() bool {
	b, ok := d.Screen().(interface{ Baked() bool })
	return !ok || b.Baked()
}

// Depth is the number of screens that lie on the desk.
func (d *Desk) Depth() int { return len(d.stack) }

// Hush sends away all sentences.
func (d *Desk) Hush() { d.toasts = nil }

// Quit ends the program after this frame; nobody is asked.
func (d *Desk) Quit() { d.quit = true }

// Loser is a screen with which something may be lost. Asks asks the person before the
// program ends, and calls quit for who means it; it reports false when nothing would be
// lost.
type Loser interface {
	Asks(quit func()) bool
}

// Shut is Quit for somebody who closes the window from outside: where a screen asks
// first, the window stays.
func (d *Desk) Shut() {
	for _, s := range slices.Backward(d.stack) {
		if l, ok := s.(Loser); ok && l.Asks(d.Quit) {
			return
		}
	}
	d.Quit()
}

// Done reports whether Quit was asked.
func (d *Desk) Done() bool { return d.quit }

// Close leaves all screens: bots stop, files are closed.
func (d *Desk) Close() {
	for i := len(d.stack) - 1; i >= 0; i-- {
		d.leave(d.stack[i])
	}
	d.stack = d.stack[:1]
	d.Sound.Close()
}

// UI is the frame in the making, for tests.
func (d *Desk) UI() *widgets.UI { return d.ui }

// HidePointer hides the pointer in this frame: it rests where somebody pointed who
// does not look any more.
func (d *Desk) HidePointer() { d.unseen = true }

// PointerHidden reports whether the pointer is hidden in the newest frame.
func (d *Desk) PointerHidden() bool { return d.unseen }

// Frame lays out one frame of w×h points and returns what to paint.
func (d *Desk) Frame(w, h float64, now time.Time, in widgets.Input) []widgets.Item {
	d.now, d.unseen = now, false
	d.ui.Begin(w, h, now, in)
	d.ui.Theme = widgets.Wood()
	if d.Settings.HighContrast {
		d.ui.Theme = d.ui.Theme.Stronger()
	}
	if d.ui.Take(input.Mute) {
		d.Settings.Mute = !d.Settings.Mute
		d.Save()
		if d.Settings.Mute {
			d.Say("Sound is off. " + d.KeyName(input.Mute) + " turns it on again.")
		} else {
			d.Say("Sound is on.")
		}
	}
	if d.ui.Take(input.FullView) && d.Window != nil {
		d.Window.SetFullscreen(!d.Window.Fullscreen())
	}
	if d.small(d.ui) {
		return d.shown(d.ui.End())
	}
	d.Screen().Frame(d.ui)
	if d.Help != nil && d.ui.Take(input.KeysPage) {
		d.Open(d.Help())
	}
	d.toast()
	return d.shown(d.ui.End())
}

// shown finishes the display list of a frame and tells those who listen of it.
func (d *Desk) shown(items []widgets.Item) []widgets.Item {
	d.finish(items)
	var named func(string) string
	if s, ok := d.Screen().(interface{ Spoken(id string) string }); ok {
		named = s.Spoken
	}
	d.speech.held = ""
	if s, ok := d.Screen().(interface{ Held() string }); ok {
		d.speech.held = s.Held()
	}
	d.speech.unpointed = d.Window != nil && d.Window.Unpointed()
	d.speech.frame(d.Speech, d.ui, items, named)
	return items
}

// Topped is a screen with something at its top that sentences must not cover; they
// begin at Top.
type Topped interface {
	Top(u *widgets.UI) float64
}

// toast shows sentences at the top, one under the other, until they were read.
func (d *Desk) toast() {
	u := d.ui
	kept := d.toasts[:0]
	y := 14.0
	if t, ok := d.Screen().(Topped); ok {
		y = t.Top(u)
	}
	for _, t := range d.toasts {
		if t.until.IsZero() {
			// Long enough to read: a second and a half, and a second for every three words.
			t.until = d.now.Add(1500*time.Millisecond + time.Duration(len(t.words))*60*time.Millisecond)
		}
		if d.now.After(t.until) {
			continue
		}
		u.Later(t.until.Add(20 * time.Millisecond))
		words := t.words
		u.Late(func() { y += u.Toast(y, words) })
		kept = append(kept, t)
	}
	d.toasts = kept
}
