package main

import (
	"image/color"
	"log"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/scenes"
	londonboard "intrigue/scenes/london"
	"intrigue/scenes/paint"
	"intrigue/sprites"
)

func titles() []scenes.Title {
	return []scenes.Title{{Game: london.Game{}, Box: "box.london", Accent: color.RGBA{0x8C, 0x2F, 0x1B, 255}, Board: londonboard.New}}
}

func main() {
	t, err := paint.NewType()
	if err != nil {
		log.Fatal(err)
	}
	p, err := paint.New(t, sprites.NewSheet(48))
	if err != nil {
		log.Fatal(err)
	}
	d := scenes.NewDesk(t, titles(), store.Open(store.Options{Game: func(k string) (rules.Game, bool) { return london.Game{}, k == "london" }}))
	w := scenes.NewWindow(d, p)
	if os.Getenv("QUICK") != "" {
		seats := []rules.SeatInfo{{Name: "Mr X", Level: "steady"}, {Name: "Ada", Colour: 1}, {Name: "Ada", Colour: 2}}
		if os.Getenv("QUICK") == "x" {
			seats = []rules.SeatInfo{{Name: "Ada"}, {Name: "Bot", Level: "steady", Colour: 1}, {Name: "Bot 2", Level: "easy", Colour: 2}}
		}
		if os.Getenv("QUICK") == "two" {
			seats = []rules.SeatInfo{{Name: "Ada"}, {Name: "Ben", Colour: 1}, {Name: "Bot 2", Level: "easy", Colour: 2}}
		}
		r, err := input.Deal(london.Game{}, seats, nil, 7, time.Now())
		if err != nil {
			log.Fatal(err)
		}
		tab, err := scenes.NewGame(d, titles()[0], r)
		if err != nil {
			log.Fatal(err)
		}
		d.Open(tab)
	}
	ebiten.SetWindowSize(1280, 800)
	if os.Getenv("BIG") != "" {
		ebiten.SetWindowSize(1920, 1080)
	}
	ebiten.SetWindowTitle("Intrigue")
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	if err := ebiten.RunGame(w); err != nil {
		log.Fatal(err)
	}
}
