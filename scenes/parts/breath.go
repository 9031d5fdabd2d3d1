package parts

import (
	"math"
	"time"

	"intrigue/scenes/widgets"
)

// Breath lets the rims of what may be chosen swell once when they light up, and then
// rest, so that the window can sleep.
type Breath struct {
	lit  string
	from time.Time
}

// breathing is how long one breath takes.
const breathing = 700 * time.Millisecond

// Light says what is lit, in any words: when they change it breathes anew.
func (b *Breath) Light(u *widgets.UI, lit string) {
	if lit != b.lit {
		b.lit, b.from = lit, u.Now
	}
}

// Swell is how far the rims have swollen, 0 at rest to 1, and asks for the next frame
// while they move. Where everything keeps still they are at rest.
func (b *Breath) Swell(u *widgets.UI, still bool) float64 {
	d := u.Now.Sub(b.from)
	if still || d >= breathing {
		return 0
	}
	u.Animate()
	return math.Sin(math.Pi * float64(d) / float64(breathing))
}
