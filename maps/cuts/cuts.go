// Package cuts holds the woodcuts of Penny Dreadfun as they were cut: blocks in the
// language of package woodcut, for the programs that print sprites and maps.
//
// It knows neither what a card does nor how a handbill or a hex is framed.
package cuts

import (
	"embed"
	"fmt"

	"intrigue/maps/woodcut"
)

//go:embed *.cut
var files embed.FS

// Block reads all the cuts, which may put one another in.
func Block() (woodcut.Block, error) {
	b := woodcut.Block{}
	entries, err := files.ReadDir(".")
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		data, err := files.ReadFile(e.Name())
		if err != nil {
			return nil, err
		}
		if err := b.Read(string(data)); err != nil {
			return nil, fmt.Errorf("%s: %w", e.Name(), err)
		}
	}
	return b, nil
}
