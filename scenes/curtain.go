package scenes

import (
	"image/color"
	"math"
	"slices"
	"strings"
	"time"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// curtain hides everything until the next person presses. Nothing of the game is
// laid out behind it, so nothing can shine through.
func (t *Table) curtain(u *widgets.UI, g input.Gate) {
	all := widgets.Rect{W: u.W, H: u.H}
	u.Box(all, color.RGBA{0x3a, 0x0d, 0x10, 255}, 0)
	// The strips overlap by a point, so that no seam shows between them.
	h := math.Ceil(u.H/2)*2 + 4
	for x := -2.0; x < u.W; x += h/2 - 2 {
		u.Sprite(widgets.Rect{X: x, Y: -2, W: h / 2, H: h}, "curtain", u.Theme.Ink)
	}
	t.Board.Curtain(u, all)
	cardW := min(u.W-60, 520*max(1, u.TextScale*0.8))
	bh := u.LineH(widgets.Large) + 26
	cardH := 30 + u.LineH(widgets.Body) + u.LineH(widgets.Big) + 76 + bh + 36 + u.LineH(widgets.Tiny)
	r := all.Centre(cardW, cardH)
	r.Y = min(u.H-cardH-20, r.Y+u.H*0.08)
	u.Paper(r)
	in := r.Inset(28)
	var row widgets.Rect
	row, in = in.Top(u.LineH(widgets.Body))
	u.Label(row, "Give the screen to", widgets.Style{Face: face.TextItalic, Size: widgets.Large, Colour: u.Theme.InkSoft, Align: widgets.Centre})
	row, in = in.Top(u.LineH(widgets.Big) + 8)
	u.Shrunk(row, gateNames(t, g), widgets.Style{Face: face.Title, Size: widgets.Big, Colour: u.Theme.Ink, Align: widgets.Centre})
	row, in = in.Top(56)
	t.shapes(u, row, g)
	in.Y += 12
	row, in = in.Top(bh)
	pressed := u.Button("curtain.open", row.Centre(min(row.W, 320*max(1, u.TextScale*0.8)), bh), "I am looking alone",
		widgets.ButtonOpt{Weight: widgets.Primary, Icon: "icon.eye", Size: widgets.Large})
	in.Y += 8
	row, _ = in.Top(u.LineH(widgets.Tiny))
	u.Shrunk(row, "Everybody else looks away. Press the button, or Enter.",
		widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft, Align: widgets.Centre})
	if t.fell.IsZero() {
		t.fell = u.Now
	}
	// The key that ended the last turn must not open the curtain as well.
	if wait := t.fell.Add(settling); u.Now.Before(wait) {
		u.Later(wait)
		u.In.Actions, pressed = nil, false
	}
	t.curtainUndo(u, r)
	if pressed || u.Take(input.Confirm) {
		t.fell = time.Time{}
		t.Desk.Play(sound.Paper)
		t.Play.Open()
		u.Reset()
		u.Animate()
		return
	}
	if u.Take(input.Menu) {
		t.menu()
	}
}

// settling is how long the curtain takes no key after it was drawn.
const settling = 400 * time.Millisecond

// curtainUndo lets whoever has just moved take the move back before the screen
// changes hands. The curtain stays drawn: nobody knows who pressed the key.
func (t *Table) curtainUndo(u *widgets.UI, card widgets.Rect) {
	if n, _ := t.Play.CanUndo(); n == 0 {
		return
	}
	h := u.LineH(widgets.Body) + 12
	w := min(card.W, 300*max(1, u.TextScale*0.8))
	r := widgets.Rect{X: card.X + (card.W-w)/2, Y: min(card.Y+card.H+12, u.H-h-6), W: w, H: h}
	if u.Button("curtain.undo", r, "Take the last move back", widgets.ButtonOpt{Icon: "icon.undo"}) || u.Take(input.TakeBack) {
		t.TakeBack()
	}
}

func gateNames(t *Table, g input.Gate) string {
	if len(g.Names) == 0 {
		return t.Play.Name(g.Seat)
	}
	names := slices.Clone(g.Names)
	for i, n := range names {
		if n == firstName {
			// "Give the screen to You" is no use to anybody: the role is.
			names[i] = t.Title.Game.About().SeatNames(len(t.Play.Seats()))[g.Seats[min(i, len(g.Seats)-1)]]
		}
	}
	return strings.Join(names, " and ")
}

// shapes shows the colours and shapes of those who may look.
func (t *Table) shapes(u *widgets.UI, r widgets.Rect, g input.Gate) {
	n := float64(len(g.Seats))
	side := min(r.H-8, 44)
	x := r.X + (r.W-n*(side+10)+10)/2
	for _, s := range g.Seats {
		t.seatMark(u, widgets.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}, s, "")
		x += side + 10
	}
}
