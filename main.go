package main

import (
	"log"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/input/store"
	"intrigue/scenes"
	"intrigue/scenes/paint"
	"intrigue/sprites"
)

func main() {
	t, err := paint.NewType()
	if err != nil {
		log.Fatal(err)
	}
	p, err := paint.New(t, sprites.NewSheet(48))
	if err != nil {
		log.Fatal(err)
	}
	d := scenes.NewDesk(t, nil, store.Open(store.Options{}))
	w := scenes.NewWindow(d, p)
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowTitle("Intrigue")
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	if err := ebiten.RunGame(w); err != nil {
		log.Fatal(err)
	}
}
