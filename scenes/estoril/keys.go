package estoril

import (
	"intrigue/maps/face"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// keys lays out the choices that are words in a share of the width of r, at its right, and returns the room left.
func (b *Board) keys(u *widgets.UI, r widgets.Rect, share float64) (rest widgets.Rect) {
	ids := b.Host.EndsLast(b.Host.Words())
	if len(ids) == 0 {
		return r
	}
	at, rest := r.CutRight(min(u.Scaled(150), r.W*share))
	rest.W -= 8
	for i, key := range parts.Column(u, at, len(ids)) {
		l := b.View.Label(ids[i])
		o := widgets.ButtonOptions{Weight: widgets.If(l.Ends, widgets.Plain, widgets.Primary)}
		if l.Ends && b.View.HarmsOnlyItself() {
			o.Weight = widgets.Primary
		}
		word := widgets.Line(face.UIMedium, widgets.Body, ink)
		if o.Weight == widgets.Primary && u.TextWidth(l.Title, word)+key.H+16 < key.W { // the word before its picture
			o.Icon = l.Sprite
		}
		b.Host.Key(u, ids[i], "", key, l.Title, o)
	}
	return rest
}

// centred returns a part of r, w wide, below the middle of the posters, or as near to it as r allows:
// the hand stays where it is when keys come and go.
func (b *Board) centred(r widgets.Rect, w float64) widgets.Rect {
	if w > r.W {
		return r
	}
	return widgets.Rect{X: min(max(r.X, b.Camera.View.Mid().X-w/2), r.X+r.W-w), Y: r.Y, W: w, H: r.H}
}

// handGap is the room between two tiles of a hand that do not overlap, as parts.Hand lays them.
const handGap = 8.0
