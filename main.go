package main

import (
	"image/color"
	"log"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
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
	titles := []scenes.Title{{Game: london.Game{}, Box: "box.london", Accent: color.RGBA{0x8C, 0x2F, 0x1B, 0xFF}}}
	find := func(key string) (rules.Game, bool) {
		for _, t := range titles {
			if t.Game.About().Key == key {
				return t.Game, true
			}
		}
		return nil, false
	}
	d := scenes.NewDesk(t, titles, store.Open(store.Options{Game: find}))
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
