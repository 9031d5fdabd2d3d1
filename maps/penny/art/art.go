// Package art holds the drawings of Penny Dreadfun in the language of package woodcut,
// for the programs that draw its sprites and its maps.
//
// It knows neither what a card does nor how a handbill or a hex is framed.
package art

import (
	"embed"
	"fmt"

	"intrigue/maps/woodcut"
)

//go:embed *.woodcut
var files embed.FS

// Drawings reads all of them; they may put one another in.
func Drawings() (woodcut.Drawings, error) {
	all := woodcut.Drawings{}
	entries, err := files.ReadDir(".")
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		data, err := files.ReadFile(e.Name())
		if err != nil {
			return nil, err
		}
		if err := all.Read(string(data)); err != nil {
			return nil, fmt.Errorf("%s: %w", e.Name(), err)
		}
	}
	return all, nil
}
