package parts

import (
	"math"
	"time"

	"intrigue/scenes/widgets"
)

// Pulse lets the rims of what may be chosen swell once when they light up, and then rest, so that the window can sleep.
type Pulse struct {
	lit  string
	from time.Time
}

// pulseTime is how long one pulse takes.
const pulseTime = 700 * time.Millisecond

// Light says what is lit, in any words: when they change it pulses anew.
func (b *Pulse) Light(u *widgets.UI, lit string) {
	if lit != b.lit {
		b.lit, b.from = lit, u.Now
	}
}

// Swell is how far the rims have swollen, 0 at rest to 1, and asks for the next frame
// while they move. Where everything keeps still they are at rest.
func (b *Pulse) Swell(u *widgets.UI, still bool) float64 {
	d := u.Now.Sub(b.from)
	if still || d >= pulseTime {
		return 0
	}
	u.Animate()
	return math.Sin(math.Pi * float64(d) / float64(pulseTime))
}
