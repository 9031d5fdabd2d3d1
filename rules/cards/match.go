package cards

import "math/rand/v2"

// match finds a deal that fits wherever there is one: each card in turn asks for a
// place and sends away a card that can go elsewhere. Then the deal is mixed.
func (d *dealing) match(r *rand.Rand) bool {
	n := len(d.free)
	lies := make([]int, n) // by place: which card, or -1
	for i := range lies {
		lies[i] = -1
	}
	order := r.Perm(n)
	for _, c := range r.Perm(n) {
		if !d.settle(c, lies, make([]bool, n), order) {
			return false
		}
	}
	was := append([]Card(nil), d.free...)
	for place, c := range lies {
		d.free[place] = was[c]
	}
	d.mix(r)
	return true
}

// settle finds a place for card c, if need be by moving others on.
func (d *dealing) settle(c int, lies []int, asked []bool, order []int) bool {
	for _, place := range order {
		if asked[place] || !d.fits(d.free[c], place) {
			continue
		}
		asked[place] = true
		if lies[place] < 0 || d.settle(lies[place], lies, asked, order) {
			lies[place] = c
			return true
		}
	}
	return false
}

// mix exchanges two cards, or three in a ring, wherever both deals fit. Each
// exchange is as likely as its way back, so no deal is preferred in the long run.
func (d *dealing) mix(r *rand.Rand) {
	n := len(d.free)
	for range 12 * n {
		a, b, c := r.IntN(n), r.IntN(n), r.IntN(n)
		if r.IntN(2) == 0 {
			c = b
		}
		if a == b || a == c {
			continue
		}
		// a goes to b, b to c, c to a; with b and c the same it is a swap.
		x, y, z := d.free[a], d.free[b], d.free[c]
		if b == c {
			if d.fits(x, b) && d.fits(y, a) {
				d.free[a], d.free[b] = y, x
			}
			continue
		}
		if d.fits(x, b) && d.fits(y, c) && d.fits(z, a) {
			d.free[a], d.free[b], d.free[c] = z, x, y
		}
	}
}
