package london

import (
	"image"
	"maps"
	"math"
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

// Draw implements board.Drawing. The map ends at its edge, though the river goes on.
func (c *city) Draw(dst *image.RGBA, scale, ox, oy float64) {
	edge := image.Rect(int(math.Round(-ox)), int(math.Round(-oy)), int(math.Round(c.m.W*scale-ox)), int(math.Round(c.m.H*scale-oy)))
	if part := dst.SubImage(edge).(*image.RGBA); !part.Rect.Empty() {
		c.at(scale).Draw(part, scale, ox, oy)
	}
}

// SetTone implements board.Drawing.
func (c *city) SetTone(t svg.Tone) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.paint.Tone = t
	clear(c.prepared)
}

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
