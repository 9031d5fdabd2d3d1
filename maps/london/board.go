package london

import (
	"fmt"

	"intrigue/maps/svgwriter"
)

// The board is 1000 by 750; the poster around it adds a margin.
const (
	margin = 28.0
	width  = 1000 + 2*margin
	height = 750 + 2*margin
	bleed  = 12.0 // the picture reaches so far into the margin
)

// Draw draws the whole board.
func Draw() string {
	f := read()
	n := lay(f)
	sights, room := place(n)
	names := room.settle()
	return svgwriter.File("The board of London, its own source. An id with a dot names a station (station.N), a line between two (taxi.A-B, bus.A-B …) or the number on a sign (label.N).", width, height, func(p *pen) {
		p.Line("<defs>")
		p.WriteString(symbols + "\n" + treeSymbol + "\n" + tide + "\n" + glow + "\n")
		p.Line("</defs>")
		p.Line(`<rect id="paper" width="%g" height="%g" fill="#f6ecd2"/>`, width, height)
		p.Group(fmt.Sprintf(`id="board" transform="translate(%g %g)"`, margin, margin), func() {
			p.Line(`<rect x="%g" y="%g" width="%g" height="%g" fill="#f3e9cf"/>`, -bleed, -bleed, 1000+2*bleed, 750+2*bleed)
			drawBlocks(p, n)
			drawRailways(p)
			drawParks(p, n, sights)
			drawWater(p, n.river)
			drawBridges(p, n)
			drawSights(p, sights)
			drawThames(p, n.river)
			drawWords(p, names, "words-districts", `font-family="Go" font-weight="500" fill="#74879a"`)
			drawWords(p, n.parkNames, "words-parks", `font-family="LM Roman Caps" fill="#4d6a3b" stroke="#cbd8ad" stroke-width="1.2" stroke-linejoin="round" paint-order="stroke"`)
			drawTitle(p)
			drawRose(p)
			drawLegend(p)
			drawFrame(p)
			n.drawLines(p)
			drawNames(p, sights)
			drawSigns(p, f)
		})
	})
}
