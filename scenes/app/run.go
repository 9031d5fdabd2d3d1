package app

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Run opens the window under a title, with icons of several sizes, and returns
// when it is closed. It must be called from the main goroutine.
func (win *Window) Run(title string, icons []image.Image) error {
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetWindowTitle(title)
	ebiten.SetWindowIcon(icons)
	win.Settle()
	return ebiten.RunGame(win)
}

// Loop runs step without a window to be seen until it says that it is done: what
// reads pictures back can do so only while a loop runs.
func Loop(title string, step func() (done bool, err error)) error {
	ebiten.SetWindowTitle(title)
	ebiten.SetWindowSize(400, 120)
	ebiten.SetWindowVisible(false)
	l := &loop{step: step}
	if err := ebiten.RunGame(l); err != nil {
		return err
	}
	return l.err
}

type loop struct {
	step func() (bool, error)
	err  error
}

// Layout implements ebiten.Game.
func (l *loop) Layout(w, h int) (int, int) { return w, h }

// Draw implements ebiten.Game: the window itself stays empty.
func (l *loop) Draw(*ebiten.Image) {}

// Update takes one step.
func (l *loop) Update() error {
	done, err := l.step()
	l.err = err
	if done || err != nil {
		return ebiten.Termination
	}
	return nil
}
