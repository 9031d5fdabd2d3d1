package parts

import "intrigue/scenes/widgets"

// Hand lays n cards of w×h along the foot of r: side by side while there is room, then overlapping, the middle ones a
// little higher. lift is the index of the card that is pointed at, -1 for none: it rises whole, and the cards beside it
// make way. The rectangles are in painting order but for the lifted one, which lies on top.
func Hand(r widgets.Rect, n int, w, h float64, lift int) []widgets.Rect {
	if n <= 0 {
		return nil
	}
	const gap = 8
	step := w + gap
	if n > 1 {
		step = min(step, (r.W-w)/float64(n-1))
	}
	width := step*float64(n-1) + w
	x := r.X + max(0, (r.W-width)/2)
	shove := max(0, w+gap/2-step) // how much of the lifted card would be covered
	edge := max(0, min(step, 6))  // the least of a card that stays in sight
	var all []widgets.Rect
	for i := range n {
		at := widgets.Rect{X: x + float64(i)*step, Y: r.Y + r.H - h, W: w, H: h}
		if n > 2 && step < w {
			t := 2*float64(i)/float64(n-1) - 1
			at.Y += t * t * min(10, h*0.06) // the ends of the hand hang
		}
		switch {
		case i == lift:
			at.Y -= min(14, h*0.1)
		case lift >= 0 && i > lift:
			at.X += shove * 0.6
		case lift >= 0:
			at.X -= shove * 0.4
		}
		// Each keeps an edge in sight, also beside the lifted one.
		left, right := r.X+float64(i)*edge, r.X+r.W-w-float64(n-1-i)*edge
		switch {
		case i == lift && i < n-1:
			right = max(left, r.X+r.W-2*w-float64(n-2-i)*edge)
		case lift >= 0 && i > lift+1:
			left = min(right, all[lift].X+w+float64(i-lift-1)*edge)
		}
		at.X = min(max(at.X, left), right)
		all = append(all, at)
	}
	return all
}

// PaintHand lays out a hand of cards as large as card as Hand does: paint paints each card, the lifted one last, and then
// register, in the order of the hand, is told where each lies and what of it is not covered.
func PaintHand(r widgets.Rect, n int, card widgets.Rect, lift int, paint func(i int, at widgets.Rect),
	register func(i int, at, shown widgets.Rect)) {
	places := Hand(r, n, card.W, card.H, lift)
	for i, at := range places {
		if i != lift {
			paint(i, at)
		}
	}
	if lift >= 0 {
		paint(lift, places[lift])
	}
	for i, at := range places {
		register(i, at, Shown(places, i, lift))
	}
}

// Shown is what of the card i of a hand is not covered by the next one and the lifted
// one: places that answer never lie over one another.
func Shown(places []widgets.Rect, i, lift int) widgets.Rect {
	r := places[i]
	cut := func(o widgets.Rect) {
		if o.X > r.X && o.X < r.X+r.W {
			r.W = o.X - r.X
		} else if o.X <= r.X && o.X+o.W > r.X {
			r.W -= o.X + o.W - r.X
			r.X = o.X + o.W
		}
	}
	if i == lift {
		return r
	}
	if i+1 < len(places) {
		cut(places[i+1])
	}
	if lift >= 0 && lift != i+1 {
		cut(places[lift])
	}
	r.W = max(r.W, 1)
	return r
}
