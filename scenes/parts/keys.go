package parts

import (
	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// keyStyle is how the words of a key are written.
var keyStyle = widgets.Style{Face: face.UIMedium, Size: widgets.Body}

// WordRoom is the room that words and an icon want on a key, in points.
func WordRoom(u *widgets.UI, words string) float64 {
	return u.TextWidth(words, keyStyle) + u.FontSize(widgets.Body)*1.3 + 30
}

// Keys are the places of a tray's keys, one for each label: side by side, wide points
// each where there is room; one below the other where their words would be cut off.
func Keys(u *widgets.UI, r widgets.Rect, labels []string, wide float64) []widgets.Rect {
	const gap = 8
	n := float64(len(labels))
	if n == 0 {
		return nil
	}
	need := 0.0
	for _, l := range labels {
		need = max(need, WordRoom(u, l))
	}
	h := min(r.H, max(40, u.LineHeight(widgets.Body)+8))
	w := min(max(u.Scaled(wide), need), (r.W-gap*(n-1))/n)
	step := widgets.Rect{X: w + gap}
	if w < need && n > 1 && r.H >= n*(u.LineHeight(widgets.Body)+4)+6*(n-1) {
		w, h = min(r.W, max(u.Scaled(wide), need)), min(h, (r.H-6*(n-1))/n)
		step = widgets.Rect{Y: h + 6}
	}
	all := make([]widgets.Rect, len(labels))
	y := r.Y + (r.H-h-step.Y*(n-1))/2
	for i := range all {
		all[i] = widgets.Rect{X: r.X + float64(i)*step.X, Y: y + float64(i)*step.Y, W: w, H: h}
	}
	return all
}

// Column are the places of n keys below one another, in the middle of r.
func Column(u *widgets.UI, r widgets.Rect, n int) []widgets.Rect {
	const gap = 6
	k := float64(n)
	h := min(max(38, u.LineHeight(widgets.Body)+10), (r.H-gap*(k-1))/k)
	r.Y += (r.H - k*h - gap*(k-1)) / 2
	all := make([]widgets.Rect, n)
	Rows(r, n, h, gap, func(i int, at widgets.Rect) { all[i] = at })
	return all
}
