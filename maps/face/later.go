//go:build !js

package face

import (
	"github.com/go-fonts/latin-modern/lmromancaps10regular"
	"github.com/go-fonts/latin-modern/lmromandunh10regular"
	"github.com/go-fonts/stix/stix2textbold"
	"github.com/go-fonts/stix/stix2textregular"
)

// laterFiles are the font files of the faces of all screens but the shelf.
func laterFiles() map[Face][]byte {
	return map[Face][]byte{
		Title: lmromandunh10regular.TTF, Caps: lmromancaps10regular.TTF,
		Text: stix2textregular.TTF, TextBold: stix2textbold.TTF,
	}
}
