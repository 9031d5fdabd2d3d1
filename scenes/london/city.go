package london

import (
	"image"
	"maps"
	"slices"
	"strings"
	"sync"

	mapping "intrigue/maps"
	"intrigue/maps/svg"
)

// city draws the map without the words that would be too small to read at a
// scale: names vanish rather than turn to dust.
type city struct {
	m     *mapping.Map
	paint svg.Paint

	mu       sync.Mutex
	prepared map[string]*svg.Prepared // by the words that are left out
}

// legible is the least size of letters on the board, in pixels.
const legible = 8.5

func newCity(m *mapping.Map, p svg.Paint) *city {
	return &city{m: m, paint: p, prepared: map[string]*svg.Prepared{}}
}

// Draw implements board.Drawing.
func (c *city) Draw(dst *image.RGBA, scale, ox, oy float64) { c.at(scale).Draw(dst, scale, ox, oy) }

func (c *city) at(scale float64) *svg.Prepared {
	hide := c.m.Dust(scale, legible)
	key := strings.Join(slices.Sorted(maps.Keys(hide)), " ")
	c.mu.Lock()
	defer c.mu.Unlock()
	p, ok := c.prepared[key]
	if !ok {
		paint := c.paint
		paint.Hide = hide
		p = c.m.Drawing.Prepare(paint)
		c.prepared[key] = p
	}
	return p
}
