//go:build !js

package start

import (
	"image"

	"intrigue/sprites"
)

// icons draws the program's icon at the sizes that desktops ask for.
func icons() []image.Image {
	sheet := sprites.NewSheet()
	var all []image.Image
	for _, side := range []int{16, 32, 48, 64, 128, 256} {
		if img, err := sheet.Image("app.icon", side, side, nil); err == nil {
			all = append(all, img)
		}
	}
	return all
}
