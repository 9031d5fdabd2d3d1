//go:build !js

package start

import (
	"errors"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"time"

	"intrigue/input"
	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/scenes/app"
	"intrigue/scenes/paint"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// shot is one picture: how to get the app there, and what to do on the way.
type shot struct {
	name string
	set  func(a *app.App) error
	// do is called before frame n = 0, 1, 2 …; nil does nothing.
	do func(a *app.App, n int) input.Events
	// after is how much time passes on the screen before the picture.
	after time.Duration
	text  int  // text scale in per cent; 0 is 100
	seen  eyes // for whom it is painted
}

// eyes are the settings for people who see otherwise.
type eyes struct{ strong, bold bool }

// sizes are those of the pictures, in points and pixels; storeSizes what all stores take.
var (
	sizes      = [][2]int{{1280, 800}, {1920, 1080}}
	storeSizes = [][2]int{{1600, 900}}
)

// shooter takes every shot at every size, as a game: pictures can be read back only while a loop runs.
type shooter struct {
	folder  string
	shots   []shot
	sizes   [][2]int
	taken   int // pictures, of all shots at all sizes
	app     func() *app.App
	painter *paint.Painter
}

// shoot writes a picture of every screen into a folder, or of one game's screens.
func shoot(o Options, titles table.Titles, version string, typesetter *paint.Typesetter, p *paint.Painter) error {
	if err := os.MkdirAll(o.Shots, 0o755); err != nil {
		return usageError{fmt.Errorf("the folder for the pictures can't be created: %w", err)}
	}
	s := &shooter{folder: o.Shots, painter: p, shots: gallery(titles), sizes: sizes}
	if t, ok := titles.Find(o.Game); ok {
		s.shots = pictures(t)
	}
	if o.Store {
		s.shots, s.sizes = storefront(titles), storeSizes
	}
	s.app = func() *app.App {
		files := store.Open(store.Options{Game: titles.Game, Config: storage.NewMemory(), Data: storage.NewMemory()})
		a := furnish(typesetter, titles, files, version)
		a.Synchronous = true
		a.Settings.Mute = true
		return a
	}
	return app.Loop("Intrigue", s.step)
}

// step takes the next picture.
func (s *shooter) step() (done bool, err error) {
	if s.taken == len(s.shots)*len(s.sizes) {
		return true, nil
	}
	one, size := s.shots[s.taken/len(s.sizes)], s.sizes[s.taken%len(s.sizes)]
	s.taken++
	if err := s.take(one, size); err != nil {
		return false, fmt.Errorf("%s: %w", one.name, err)
	}
	return false, nil
}

// take lays out one screen until it is ready, paints it and writes it down.
func (s *shooter) take(one shot, size [2]int) error {
	a := s.app()
	defer a.Close()
	if one.text > 0 {
		a.Settings.TextScale = one.text
	}
	a.Settings.HighContrast = one.seen.strong
	if one.seen.bold {
		a.Settings.Palette = "bold"
	}
	a.Apply()
	s.painter.Strong = one.seen.strong
	if err := one.set(a); err != nil {
		return err
	}
	items := one.play(a, size)
	img := s.painter.Picture(size[0], size[1], a.UI().Theme.Background, items)
	f, err := os.Create(filepath.Join(s.folder, fmt.Sprintf("%s-%dx%d.png", one.name, size[0], size[1])))
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(f, img), f.Close())
}

const (
	// restful is how many equal frames mean that a page has come to rest.
	restful = 20
	// longest is how many frames a table gets, 20 seconds of its own time: bots move, and
	// what they did is shown. It is also the most that a page may take.
	longest = 20 * 60
)

// play lays out frame after frame, sixty to a second of the screen's own time, and returns the display list of the one
// to be painted. Nothing waits for real time: a board bakes tiles for what was painted before, and here nothing was, so
// it is painted from its overview.
func (one *shot) play(a *app.App, size [2]int) (items []widgets.Item) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	for n, still := 0, 0; n < longest; n++ {
		in := away()
		if one.do != nil {
			in = one.do(a, n)
		}
		now = now.Add(time.Second / 60)
		before := items
		items = a.Frame(float64(size[0]), float64(size[1]), now, in)
		still++
		if !widgets.Equal(items, before) {
			still = 0
		}
		if one.after > 0 {
			if time.Duration(n+1)*time.Second/60 >= one.after {
				break
			}
		} else if _, table := a.Screen().(*table.Screen); !table && still > restful {
			break
		}
	}
	return items
}
