package start

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"time"

	"intrigue/input/store"
	"intrigue/rules"
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
	do func(a *app.App, n int) widgets.Input
	// after is how much time passes on the screen before the picture.
	after time.Duration
	text  int  // text scale in per cent; 0 is 100
	seen  eyes // for whom it is painted
}

// eyes are the settings for people who see otherwise.
type eyes struct{ strong, bold bool }

// sizes are those of the pictures, in points and pixels.
var sizes = [][2]int{{1280, 800}, {1920, 1080}}

// shooter paints every shot at every size and writes it down. It is a game of its
// own, because pictures can be read back only while a loop runs.
type shooter struct {
	folder  string
	shots   []shot
	desk    func() *app.App
	painter *paint.Painter

	at, size int
	d        *app.App
	n        int
	now      time.Time
	still    int
	items    []widgets.Item
	began    time.Time
}

// shoot writes a picture of every screen into a folder.
func shoot(o Options, titles table.Titles, version string, typ *paint.Type, p *paint.Painter) error {
	if err := os.MkdirAll(o.Shots, 0o755); err != nil {
		return usageError{fmt.Errorf("the folder for the pictures cannot be made: %w", err)}
	}
	s := &shooter{folder: o.Shots, painter: p, shots: gallery(titles)}
	s.desk = func() *app.App {
		game := func(key string) (rules.Game, bool) {
			t, ok := titles.Find(key)
			return t.Game, ok
		}
		a := furnish(typ, titles, store.Open(store.Options{Game: game, Config: store.NewMemory(), Data: store.NewMemory()}), version)
		a.Synchronous = true
		a.Settings.Mute = true
		a.Apply()
		return a
	}
	return app.Loop("Intrigue", s.step)
}

// step goes one frame on with the shot that is being taken.
func (s *shooter) step() (done bool, err error) {
	if s.at >= len(s.shots) {
		return true, nil
	}
	return false, s.frame()
}

// longest is how long a screen may take to come to rest before it is taken as it is.
const longest = 20 * time.Second

func (s *shooter) frame() error {
	one, size := s.shots[s.at], sizes[s.size]
	if s.d == nil {
		s.d, s.n, s.still, s.items, s.began = s.desk(), 0, 0, nil, time.Now()
		s.now = time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
		if one.text > 0 {
			s.d.Settings.TextScale = one.text
		}
		s.d.Settings.HighContrast = one.seen.strong
		if one.seen.bold {
			s.d.Settings.Palette = "bold"
		}
		s.d.Apply()
		s.painter.Strong = one.seen.strong
		if err := one.set(s.d); err != nil {
			return fmt.Errorf("%s: %w", one.name, err)
		}
	}
	in := widgets.Input{At: widgets.Pt{X: -10, Y: -10}}
	if one.do != nil {
		in = one.do(s.d, s.n)
	}
	s.n++
	s.now = s.now.Add(time.Second / 60)
	items := s.d.Frame(float64(size[0]), float64(size[1]), s.now, in)
	s.still++
	if !widgets.Equal(items, s.items) {
		s.still = 0
	}
	s.items = items
	elapsed := time.Duration(s.n) * time.Second / 60
	// Tiles are baked in real time, so a still picture is waited for in real time too.
	ready := elapsed >= one.after && (one.after > 0 && s.n > 30 || s.still > 20) && s.d.Baked()
	if !ready && time.Since(s.began) < longest {
		if elapsed >= one.after && one.after > 0 {
			s.now = s.now.Add(-time.Second / 60) // hold the moment while tiles are baked
		}
		return nil
	}
	return s.write(one.name, size)
}

func (s *shooter) write(name string, size [2]int) error {
	img := s.painter.Picture(size[0], size[1], s.d.UI().Theme.Background, s.items)
	file := filepath.Join(s.folder, fmt.Sprintf("%s-%dx%d.png", name, size[0], size[1]))
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		f.Close()
		return err
	}
	s.d.Close()
	s.d = nil
	if s.size++; s.size == len(sizes) {
		s.at, s.size = s.at+1, 0
	}
	return f.Close()
}
