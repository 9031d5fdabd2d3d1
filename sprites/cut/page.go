package main

import (
	"fmt"
	"strings"

	"intrigue/maps/woodcut"
)

// page is a front page, 960 by 600: a masthead, a headline, a woodcut, a column.
type page struct{ name, motto string }

func pages() []page {
	return []page{
		{"victory", "VICTORY EDITION"}, {"defeat", "LAST EDITION"},
	}
}

func (p *page) print(press *woodcut.Press) (string, error) {
	art, err := press.Print("page."+p.name, 120, 75)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString(open(960, 600))
	fmt.Fprintf(&b, "<path fill=\"%s\" d=\"M8 4L952 7L956 594L5 597z\"/>\n", newsprint)
	fmt.Fprintf(&b, "<path fill=\"%s\" d=\"M40 96H920V99H40zM40 122H920V123.6H40zM40 244H920V246H40z\"/>\n", ink)
	words := func(family, text string, size, x, y float64, anchor, fill string) {
		fmt.Fprintf(&b, "<text x=\"%g\" y=\"%g\" font-family=\"%s\" font-size=\"%g\" text-anchor=\"%s\" fill=\"%s\">%s</text>\n", x, y, family, size, anchor, fill, text)
	}
	words("LM Roman Dunhill 10", "THE PENNY DREADFUN", 70, 480, 82, "middle", ink)
	words("LM Roman Caps 10", "London, Above and Below", 18, 42, 116, "start", ink)
	words("LM Roman Caps 10", p.motto, 18, 480, 116, "middle", blood)
	words("LM Roman Caps 10", "Price One Penny", 18, 918, 116, "end", ink)
	b.WriteString(room("head", 44, 130, 872, 108))
	fmt.Fprintf(&b, "<text id=\"head\" x=\"480\" y=\"200\" font-family=\"STIX Two Text\" font-weight=\"700\" font-size=\"64\" text-anchor=\"middle\" fill=\"%s\"> </text>\n", ink)
	b.WriteString(room("picture", 40, 260, 512, 320))
	fmt.Fprintf(&b, "<clipPath id=\"p\"><path d=\"M0 0H120V75H0z\"/></clipPath><g transform=\"translate(40 260) scale(4.2667)\"><g clip-path=\"url(#p)\"><g %s>\n%s</g></g><path fill=\"none\" stroke=\"%s\" stroke-width=\"1\" d=\"M.5.5H119.5V74.5H.5z\"/></g>\n", press.Inks.Ground(), art, ink)
	b.WriteString(room("words", 580, 262, 336, 316))
	fmt.Fprintf(&b, "<text id=\"words\" x=\"580\" y=\"290\" font-family=\"STIX Two Text\" font-size=\"24\" fill=\"%s\"> </text>\n", ink)
	b.WriteString("</svg>\n")
	return b.String(), nil
}

// board is a hero's board: a room for the portrait, and the rest ruled like a ledger.
func board() string {
	var b strings.Builder
	b.WriteString(open(480, 150))
	fmt.Fprintf(&b, "<path fill=\"%s\" d=\"M4 1L476 2L479 147L2 149z\"/>\n", newsprint)
	fmt.Fprintf(&b, "<path fill=\"none\" stroke=\"%s\" stroke-width=\"2.4\" d=\"M6 5H474V145H6z\"/><path fill=\"none\" stroke=\"%s\" stroke-width=\".9\" d=\"M9.6 8.6H470.4V141.4H9.6z\"/>\n", ink, ink)
	b.WriteString(room("portrait", 12, 12, 100, 126))
	b.WriteString(room("free", 122, 14, 344, 122))
	fmt.Fprintf(&b, "<path stroke=\"%s\" stroke-width=\"1.4\" d=\"M117 12V138\"/><path fill=\"%s\" d=\"M117 68l5 7-5 7-5-7z\"/>\n", ink, blood)
	b.WriteString("</svg>\n")
	return b.String()
}
