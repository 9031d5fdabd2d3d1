package main

import (
	"fmt"
	"math"
	"strings"

	"intrigue/maps/svgwriter"
)

// frame is the handbill of a deck: the paper and the ornaments around its words.
type frame struct {
	deck        string
	dark        bool   // the headline is white on black
	rule        string // how the edge is cut: plain, double, teeth, flame, dots, black
	left, right string // the shape under the number on either side; "" for none
}

var frames = []frame{
	{"starter", false, "plain", "", ""},
	{"pennies", false, "double", "coin", "wealth"},
	{"demonic_pennies", true, "flame", "", "wealth"},
	{"shop", false, "double", "coin", "rosette"},
	{"enemy", true, "teeth", "heart", "claw"},
	{"boss", true, "black", "heart", "claw"},
	{"rush", true, "black", "heart", "claw"},
	{"event", false, "dots", "", "rosette"},
	{"scheme", true, "dots", "", ""},
	{"joke", true, "flame", "", ""},
	{"personal", false, "quest", "", "rosette"},
	{"brown", false, "quest", "", "rosette"},
	{"walk", false, "quest", "", ""},
	{"item", false, "double", "", ""},
	{"wounded", false, "teeth", "", "rosette"},
	{"counter", false, "black", "coin", ""},
}

const (
	newsprint = "#F3E8C9"
	shade     = "#DCCB9F"
	blood     = "#A81C1C"
	ink       = "#1B1511"
)

// stock is the colour of the paper.
func (f *frame) stock() string {
	switch f.deck {
	case "brown", "item":
		return "#E4D0A0"
	case "joke", "demonic_pennies":
		return "#EBCFA8"
	case "wounded":
		return "#EFD9C6"
	}
	return newsprint
}

func (f *frame) lying() string {
	return picture(240, 336, func(b *svgwriter.Writer) {
		f.sheet(b, 240, 336)
		f.head(b, 12, 12, 216, 68, 27)
		room(b, "picture", 12, 84, 216, 162)
		f.seal(b, "left", f.left, 42, 291)
		f.seal(b, "right", f.right, 198, 291)
		room(b, "middle", 78, 256, 84, 68)
	})
}

func (f *frame) read() string {
	return picture(340, 500, func(b *svgwriter.Writer) {
		f.sheet(b, 340, 500)
		f.head(b, 16, 16, 308, 58, 25)
		room(b, "picture", 16, 82, 208, 156)
		f.seal(b, "left", f.left, 278, 116)
		f.seal(b, "right", f.right, 278, 198)
		b.Line(`<path d="M18 247H150M190 247H322" stroke="%s" stroke-width="1.6"/><path d="M170 242l9 5l-9 5l-9-5z" fill="%s"/>`, ink, blood)
		room(b, "words", 20, 256, 300, 176)
		room(b, "foot", 20, 440, 300, 44)
	})
}

// row is a handbill as it lies in the shop or among the enemies: wider, for its words.
func (f *frame) row() string {
	return picture(312, 336, func(b *svgwriter.Writer) {
		f.sheet(b, 312, 336)
		f.head(b, 11, 10, 290, 62, 31)
		room(b, "picture", 12, 76, 288, 178)
		f.seal(b, "left", f.left, 42, 291)
		f.seal(b, "right", f.right, 270, 291)
		room(b, "middle", 78, 256, 156, 68)
	})
}

// stripMost is how many lines of words a lying handbill can say at most, noteMost one in a row.
const stripMost, noteMost = 6, 5

// strip is the band of paper with so many lines of words that lies over the foot of the
// picture of a handbill: of a lying one, or of one in a row, where the words are larger.
func strip(lines, w, lineHeight int, size float64) string {
	h := lines*lineHeight + 8
	return picture(w, h, func(b *svgwriter.Writer) {
		b.Line(`<path d="M0 0H%dV%dH0z" fill="%s"/><path d="M0 1.2H%d" stroke="%s" stroke-width="2.4"/>`, w, h, newsprint, w, ink)
		room(b, "words", 4, 4, float64(w)-8, float64(h)-8)
		words(b, "words", float64(w)/2, float64(h)/2, size, ink)
	})
}

// marks are the badges by which villains are told apart: shape, colour and letter.
var marks = map[string]string{
	"a": `<path d="M12 1.5A10.5 10.5 0 0 1 12 22.5A10.5 10.5 0 0 1 12 1.5z" fill="#A81C1C" stroke="#EFE3C2" stroke-width="1.6"/>
<text x="12" y="17.2" font-family="STIX Two Text" font-weight="700" font-size="15.5" text-anchor="middle" fill="#EFE3C2">A</text>`,
	"b": `<path d="M2 2H22V22H2z" fill="#1B1511" stroke="#EFE3C2" stroke-width="1.6"/>
<text x="12" y="17.8" font-family="STIX Two Text" font-weight="700" font-size="16.5" text-anchor="middle" fill="#F2B82E">B</text>`,
	"c": `<path d="M12 0.8L23.4 9.2L19 22.6H5L0.6 9.2z" fill="#F2B82E" stroke="#EFE3C2" stroke-width="1.6"/>
<text x="12" y="18.4" font-family="STIX Two Text" font-weight="700" font-size="15" text-anchor="middle" fill="#1B1511">C</text>`,
}

// picture is a file of that size.
func picture(w, h int, inside func(b *svgwriter.Writer)) string {
	var b svgwriter.Writer
	b.Line(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d">`, w, h, w, h)
	inside(&b)
	b.Line("</svg>")
	return b.String()
}

// room is where others write or draw: it says so and draws nothing.
func room(b *svgwriter.Writer, id string, x, y, w, h float64) {
	b.Line(`<rect id="room.%s" x="%g" y="%g" width="%g" height="%g" display="none"/>`, id, x, y, w, h)
}

// words is a text that others fill.
func words(b *svgwriter.Writer, id string, x, y, size float64, fill string) {
	b.Line(`<text id="%s" x="%g" y="%.6g" font-family="STIX Two Text" font-weight="700" font-size="%g" text-anchor="middle" fill="%s"> </text>`, id, x, y, size, fill)
}

// head is the headline: the words of "head" fill it.
func (f *frame) head(b *svgwriter.Writer, x, y, w, h, size float64) {
	fill := ink
	if f.dark {
		fill = f.stock()
		b.Line(`<path d="M%g %gL%g %gL%g %gL%g %gz" fill="%s"/>`, x, y+.8, x+w, y, x+w-.6, y+h, x+.6, y+h-.8, ink)
	}
	room(b, "head", x+5, y+1, w-10, h-2)
	words(b, "head", x+w/2, y+h*0.6, size, fill)
}

// seal is a number on its ornament; both can be hidden.
func (f *frame) seal(b *svgwriter.Writer, id, kind string, x, y float64) {
	if kind == "" {
		return
	}
	fill, up := newsprint, 0.0 // of the number, and by how much it is moved
	b.Line(`<g id="seal.%s" transform="translate(%g %g)">`, id, x, y)
	switch kind {
	case "coin":
		b.Line(`<circle r="31" fill="%s"/><circle r="27" fill="%s"/><circle r="24" fill="none" stroke="%s" stroke-width="1.6" stroke-dasharray="2.2 2"/>`, ink, newsprint, ink)
		fill = ink
	case "wealth":
		b.Line(`<circle r="31" fill="%s"/><circle r="27" fill="none" stroke="%s" stroke-width="2" stroke-dasharray="2.2 2"/>`, ink, newsprint)
	case "rosette":
		b.Line(`<path d="%s" fill="%s"/><circle r="22" fill="none" stroke="%s" stroke-width="1.6"/>`, star(14, 31, 25.5), ink, newsprint)
	case "heart":
		b.Line(`<path d="M0 31C-12 22-33 6-31-12C-29-28-9-32 0-18C9-32 29-28 31-12C33 6 12 22 0 31z" fill="%s"/><path d="M-24-14Q-22-22-14-22" fill="none" stroke="%s" stroke-width="3" stroke-linecap="round"/>`, blood, newsprint)
		up = -6
	case "claw":
		b.Line(`<path d="M-24-8A24.4 24.4 0 0 1 24-8Q32 12 21 34Q22 19 14 11Q11 26 0 36Q-11 26-14 11Q-22 19-21 34Q-32 12-24-8z" fill="%s"/>`, ink)
		up = -6
	}
	b.Line("</g>")
	room(b, id, x-24, y-23+up, 48, 46)
	words(b, id, x, y+12+up, 38, fill)
}

// sheet is the paper with its edge.
func (f *frame) sheet(b *svgwriter.Writer, w, h float64) {
	b.Line(`<path fill="%s" d="M7 .6L%g 1.2Q%g 1 %g 7L%g %gQ%g %g %g %gL6 %gQ.8 %g .6 %gL1.2 6Q1 .8 7 .6z"/>`, f.stock(), w-7, w-1, w-.8, w-.6, h-7, w-1, h-.6, w-7, h-.8, h-.6, h-1, h-7)
	b.Line(`<path fill="%s" fill-opacity=".5" d="M1 %gQ%.6g %g %g %gL%g 6Q%g %.6g %g %gL6 %gz"/>`, shade, h-8, w*.7, h-3, w-3, h-10, w-.8, w-.6, h*.7, w-2, h-2, h-1)
	line := func(in, width float64, dash string) {
		b.Line(`<rect x="%g" y="%g" width="%g" height="%g" fill="none" stroke="%s" stroke-width="%g"%s/>`, in, in, w-2*in, h-2*in, ink, width, dash)
	}
	switch f.rule {
	case "plain":
		line(6, 1.8, "")
	case "double":
		line(4.5, 2.4, "")
		line(8, .9, "")
	case "dots":
		line(6, 3, " stroke-dasharray=\"0 6\" stroke-linecap=\"round\"")
	case "black":
		line(5, 6, "")
		line(5, 1, " stroke-dasharray=\"3 5\"")
	case "quest":
		line(5, 1.4, "")
		line(8.4, 2.2, " stroke-dasharray=\"9 4 2 4\"")
	case "teeth":
		b.Line(`<path fill="%s" d="%s" fill-rule="evenodd"/>`, ink, teeth(w, h, 4, 6))
	case "flame":
		b.Line(`<path fill="%s" d="%s" fill-rule="evenodd"/>`, ink, teeth(w, h, 7, 9))
		line(3.4, 2, "")
	}
}

// teeth is an edge that is jagged towards the middle.
func teeth(w, h, deep, wide float64) string {
	var b strings.Builder
	fmt.Fprintf(&b, "M3 3H%gV%gH3z M%g %g", w-3, h-3, 3+deep/2, 3+deep/2)
	run := func(n int, dx, dy, ix, iy float64) {
		for range n {
			fmt.Fprintf(&b, "l%.1f %.1fl%.1f %.1f", dx/2+ix, dy/2+iy, dx/2-ix, dy/2-iy)
		}
	}
	x, y := w-6-deep, h-6-deep
	nx, ny := int(x/wide), int(y/wide)
	run(nx, x/float64(nx), 0, 0, deep/2)
	run(ny, 0, y/float64(ny), -deep/2, 0)
	run(nx, -x/float64(nx), 0, 0, -deep/2)
	run(ny, 0, -y/float64(ny), deep/2, 0)
	b.WriteString("z")
	return b.String()
}

// star is a shape with n points between two radii.
func star(n int, outer, inner float64) string {
	var b strings.Builder
	for i := range 2 * n {
		r, c := outer, 'L'
		if i%2 == 1 {
			r = inner
		}
		if i == 0 {
			c = 'M'
		}
		a := math.Pi*float64(i)/float64(n) - math.Pi/2
		fmt.Fprintf(&b, "%c%.1f %.1f", c, r*math.Cos(a), r*math.Sin(a))
	}
	return b.String() + "z"
}
