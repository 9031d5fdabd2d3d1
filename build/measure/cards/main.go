//go:build unix

// Command cards shows thirty card-sized sprites that were never drawn before, on a
// table that is painted all the time, and tells how long the frames took.
//
//	go run ./build/measure/cards [-scale 2] [-bills] [-at-once | -apart]
//
// Two kinds of time are told, in milliseconds: from frame to frame on the clock, which
// on a busy machine is mostly other people's; and the work of the processors for a
// frame, which with -apart is that of painting alone, because the cards are shown only
// when all of them are baked. It is run under Xvfb by package measure. One line a run comes out.
package main

import (
	"errors"
	"flag"
	"fmt"
	"image/color"
	"os"
	"slices"
	"syscall"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/scenes/paint"
	"intrigue/scenes/penny"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// How many cards there are, how large they are in points, and what stands for their
// drawings: the largest that the house has, each in tints of its own.
const (
	number        = 30
	width, height = 340, 480
)

var drawings = []string{"box.cardinal", "box.pimpernel", "box.london", "london.logbook", "cardinal.portrait", "london.mrx.portrait"}

// handbills are some of Penny's, as they lie and as they are read.
var handbills = []string{
	"penny.bill/frame/enemy/en_hound/Demonic Hound/2/1/violence", "penny.bill/frame/shop/s_umbrella/Sword Umbrella/2/2/damage,prevent",
	"penny.bill/read/enemy/en_gallery/The Gallery of the Music Hall/5/2/occultism,society", "penny.bill/read/shop/s_velocipede/Velocipede/3/3/movement,movement",
	"penny.bill/frame/starter/resources/Resources///any,any", "penny.bill/read/event/e_raven/A Raven Asks the Time//2/",
}

// quietFrames is how many frames are painted before the cards come, and after all of them
// are there: the time of a frame without anything new.
const quietFrames = 40

// bench is a game of Ebitengine that counts its own frames.
type bench struct {
	painter     *paint.Painter
	apart       bool
	w, h        int
	list, shown []widgets.Item
	frame, done int // of all frames; of those with every card there
	came        time.Time
	sharp       time.Duration
	last        time.Time
	quiet, busy times // frames before the cards came; frames that brought some
	spent       time.Duration
	calm        int  // frames since the last one that took much work
	brought     bool // the frame before this one brought cards
}

// times are those of some frames: on the clock, and the work of the processors.
type times struct{ clock, work []time.Duration }

func main() {
	scale := flag.Float64("scale", 1, "pixels a point")
	once := flag.Bool("at-once", false, "bake while painting, as without a goroutine")
	bills := flag.Bool("bills", false, "show handbills of Penny, which are put together from parts")
	apart := flag.Bool("apart", false, "show the cards when all are baked")
	flag.Parse()
	if *bills {
		drawings = handbills
	}
	if err := run(*scale, *once, *apart); err != nil {
		fmt.Fprintln(os.Stderr, "cards:", err)
		os.Exit(1)
	}
}

func run(scale float64, once, apart bool) error {
	typ, err := paint.NewTypesetter()
	if err != nil {
		return err
	}
	sheet := sprites.NewSheet(4)
	sheet.AddComposer(penny.Compose)
	p, err := paint.New(typ, sheet)
	if err != nil {
		return err
	}
	defer p.Close()
	p.Scale = scale
	b := &bench{painter: p, apart: apart, w: 1280, h: 800}
	if !once {
		p.Background(func() {})
	}
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetWindowSize(b.w, b.h)
	ebiten.SetWindowTitle("Cards")
	if err := ebiten.RunGame(b); err != nil {
		return err
	}
	if len(b.busy.clock) == 0 {
		return errors.New("no frame was painted while the cards came")
	}
	fmt.Printf("clock quiet %.1f median %.1f worst %.1f work quiet %.1f median %.1f worst %.1f frames %d sharp %.0f\n",
		ms(median(b.quiet.clock)), ms(median(b.busy.clock)), ms(slices.Max(b.busy.clock)),
		ms(median(b.quiet.work)), ms(median(b.busy.work)), ms(slices.Max(b.busy.work)), len(b.busy.clock), ms(b.sharp))
	return nil
}

func ms(d time.Duration) float64 { return float64(d) / 1e6 }

func median(all []time.Duration) time.Duration {
	all = slices.Sorted(slices.Values(all))
	return all[len(all)/2]
}

// Layout implements ebiten.Game.
func (b *bench) Layout(int, int) (int, int) { return b.w, b.h }

// count notes how long the last frame took.
func (b *bench) count(now time.Time) {
	var use syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &use)
	spent := time.Duration(use.Utime.Nano() + use.Stime.Nano())
	clock, work := now.Sub(b.last), spent-b.spent
	b.last, b.spent = now, spent
	if b.frame++; b.frame < 5 {
		return
	}
	to := &b.busy
	if b.came.IsZero() {
		to = &b.quiet
	} else if !b.brought {
		if b.calm++; work > 3*median(b.quiet.work)/2 {
			b.calm = 0
		}
		return
	}
	to.clock, to.work = append(to.clock, clock), append(to.work, work)
}

// Update lays out a mark that moves, and the cards when their time has come.
func (b *bench) Update() error {
	now := time.Now()
	b.count(now)
	if b.frame == quietFrames {
		b.came = now
	}
	if b.done > quietFrames {
		return ebiten.Termination
	}
	b.brought = b.done == 0 && !b.came.IsZero()
	if !b.apart {
		b.painter.Arrived()
	} else {
		b.brought = b.calm > 2*quietFrames && b.painter.Arrived()
	}
	k := b.painter.Scale
	b.list = b.list[:0]
	b.list = append(b.list, widgets.Item{Look: widgets.Look{R: widgets.Rect{X: float64(b.frame%40) * 10 / k, Y: 8 / k, W: 30 / k, H: 30 / k}, Colour: color.RGBA{255, 200, 0, 255}}})
	if b.came.IsZero() {
		return nil
	}
	for i := range number {
		// Spread over the window and beyond its edges, each at least partly in sight.
		x, y := spread(i%10, 10, float64(b.w)/k, width), spread(i/10, 3, float64(b.h)/k, height)
		b.list = append(b.list, widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, Name: drawings[i%len(drawings)], R: widgets.Rect{X: x, Y: y, W: width, H: height}, Colour: color.RGBA{uint8(i), 0, 0, 255}}})
	}
	return nil
}

// spread is where the i-th of n cards lies in a room that it may leave with all but a
// tenth of its size.
func spread(i, n int, room, size float64) float64 {
	return -0.9*size + float64(i)*(room+0.8*size)/float64(n-1)
}

// Draw paints what changed.
func (b *bench) Draw(screen *ebiten.Image) {
	b.painter.Repaint(screen, b.shown, b.list, color.RGBA{60, 40, 30, 255})
	b.shown = append(b.shown[:0], b.list...)
	if b.came.IsZero() || !b.painter.Baked() {
		return
	}
	if b.done++; b.done == 1 {
		b.sharp = time.Since(b.came)
	}
}

// DrawFinalScreen copies the picture as the program's window does.
func (b *bench) DrawFinalScreen(screen ebiten.FinalScreen, picture *ebiten.Image, m ebiten.GeoM) {
	screen.DrawImage(picture, &ebiten.DrawImageOptions{GeoM: m, Blend: ebiten.BlendCopy})
}
