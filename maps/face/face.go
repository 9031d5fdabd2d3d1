// Package face names the fonts of the house, in one place.
//
// It knows font files and family names, nothing of sizes, drawing or screens.
// All fonts come as Go modules, so there is nothing to install or to embed.
package face

import (
	"maps"
	"slices"
	"strings"

	"github.com/go-fonts/latin-modern/lmromancaps10regular"
	"github.com/go-fonts/latin-modern/lmromandemi10regular"
	"github.com/go-fonts/latin-modern/lmromandunh10regular"
	"github.com/go-fonts/stix/stix2textbold"
	"github.com/go-fonts/stix/stix2textitalic"
	"github.com/go-fonts/stix/stix2textregular"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/goregular"
)

// Font is one font, named by its role.
type Font string

const (
	Title      Font = "title"       // box titles, large and with air
	Heading    Font = "heading"     // short headings
	Caps       Font = "caps"        // small capitals
	Text       Font = "text"        // rules, cards, stories
	TextItalic Font = "text-italic" //
	TextBold   Font = "text-bold"   //
	UI         Font = "ui"          // controls, log
	UIMedium   Font = "ui-medium"   //
	UIBold     Font = "ui-bold"     // numbers on boards
)

// files are the font files.
var files = map[Font][]byte{
	Title: lmromandunh10regular.TTF, Heading: lmromandemi10regular.TTF, Caps: lmromancaps10regular.TTF,
	Text: stix2textregular.TTF, TextItalic: stix2textitalic.TTF, TextBold: stix2textbold.TTF,
	UI: goregular.TTF, UIMedium: gomedium.TTF, UIBold: gobold.TTF,
}

// All lists every face.
func All() []Font { return slices.Sorted(maps.Keys(files)) }

// Fallbacks are the faces that lend a face the letters that it lacks, the likest first. The
// Latin Modern faces (Title, Heading and Caps) have no Cyrillic and no lower-case Greek, those of
// STIX (Text …) few arrows and shapes, the Go faces (UI …) no Vietnamese. What none of a chain has, none of ours has.
func Fallbacks(f Font) []Font {
	switch f {
	case Title, Caps:
		return []Font{Text, UI}
	case Heading:
		return []Font{TextBold, UIBold}
	case UI, UIMedium:
		return []Font{Text}
	case UIBold:
		return []Font{TextBold}
	case TextBold:
		return []Font{UIBold}
	}
	return []Font{UI}
}

// Data returns the font file (TrueType or OpenType), nil for an unknown face.
// The bytes are shared and must not be changed.
func Data(f Font) []byte { return files[f] }

// Named finds the face for a font-family list as an SVG or a style sheet writes it, e.g. `'LM Roman Dunhill 10',
// serif`. The first family that is ours wins; the second result is false when none is.
func Named(families string, weight int, italic bool) (Font, bool) {
	for _, name := range strings.Split(families, ",") {
		name = strings.ToLower(strings.Trim(strings.TrimSpace(name), `'"`))
		name = strings.TrimSuffix(strings.TrimSpace(name), " 10")
		name = strings.Replace(name, "latin modern", "lm", 1)
		switch name {
		case "lm roman dunhill", "lmromandunh10":
			return Title, true
		case "lm roman demi", "lmromandemi10":
			return Heading, true
		case "lm roman caps", "lmromancaps10":
			return Caps, true
		case "stix two text":
			switch {
			case weight >= 600:
				return TextBold, !italic
			case italic:
				return TextItalic, true
			}
			return Text, true
		case "go", "go regular":
			switch {
			case weight >= 600:
				return UIBold, !italic
			case weight >= 500:
				return UIMedium, !italic
			}
			return UI, !italic
		case "go medium":
			return UIMedium, !italic
		case "go bold":
			return UIBold, !italic
		}
	}
	return "", false
}
