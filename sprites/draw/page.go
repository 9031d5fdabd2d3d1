package main

import (
	"intrigue/maps/svgwriter"
	"intrigue/maps/woodcut"
)

// pages are the mottoes of the front pages, by name.
var pages = map[string]string{"victory": "VICTORY EDITION", "defeat": "LAST EDITION"}

// page is a front page, 960 by 600: a masthead, a headline, a woodcut, a column.
func page(name, motto string, p *woodcut.Painter) (string, error) {
	elements, err := p.Paint("page."+name, 120, 75)
	return picture(960, 600, func(b *svgwriter.Writer) {
		b.Line(`<path fill="%s" d="M8 4L952 7L956 594L5 597z"/>`, newsprint)
		b.Line(`<path fill="%s" d="M40 96H920V99H40zM40 122H920V123.6H40zM40 244H920V246H40z"/>`, ink)
		masthead := func(family, text string, size, x, y float64, anchor, fill string) {
			b.Line(`<text x="%g" y="%g" font-family="%s" font-size="%g" text-anchor="%s" fill="%s">%s</text>`, x, y, family, size, anchor, fill, text)
		}
		masthead("LM Roman Dunhill 10", "THE PENNY DREADFUN", 70, 480, 82, "middle", ink)
		masthead("LM Roman Caps 10", "London, Above and Below", 18, 42, 116, "start", ink)
		masthead("LM Roman Caps 10", motto, 18, 480, 116, "middle", blood)
		masthead("LM Roman Caps 10", "Price One Penny", 18, 918, 116, "end", ink)
		room(b, "head", 44, 130, 872, 108)
		words(b, "head", 480, 200, 64, ink)
		room(b, "picture", 40, 260, 512, 320)
		b.Line("<clipPath id=\"p\"><path d=\"M0 0H120V75H0z\"/></clipPath><g transform=\"translate(40 260) scale(4.2667)\"><g clip-path=\"url(#p)\"><g %s>\n%s</g></g><path fill=\"none\" stroke=\"%s\" stroke-width=\"1\" d=\"M.5.5H119.5V74.5H.5z\"/></g>", p.Inks.Ground(), elements, ink)
		room(b, "words", 580, 262, 336, 316)
		b.Line(`<text id="words" x="580" y="290" font-family="STIX Two Text" font-size="24" fill="%s"> </text>`, ink)
	}), err
}

// board is a hero's board: a room for the portrait, and the rest ruled like a ledger.
func board() string {
	return picture(480, 150, func(b *svgwriter.Writer) {
		b.Line(`<path fill="%s" d="M4 1L476 2L479 147L2 149z"/>`, newsprint)
		b.Line(`<path fill="none" stroke="%s" stroke-width="2.4" d="M6 5H474V145H6z"/><path fill="none" stroke="%s" stroke-width=".9" d="M9.6 8.6H470.4V141.4H9.6z"/>`, ink, ink)
		room(b, "portrait", 12, 12, 100, 126)
		room(b, "free", 122, 14, 344, 122)
		b.Line(`<path stroke="%s" stroke-width="1.4" d="M117 12V138"/><path fill="%s" d="M117 68l5 7-5 7-5-7z"/>`, ink, blood)
	})
}
