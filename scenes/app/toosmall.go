package app

import (
	"fmt"
	"math"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// Below tight nothing but a sentence has room in a window, in points: keys would lie over
// one another and names be cut off. From smallest on everything fits.
var tight, smallest = [2]int{600, 380}, [2]int{960, 600}

// tooSmall says so on a window that is too small, in place of the screen, which waits. It
// reports whether it did: who wants the screen all the same gets it until the window has
// room again.
func (a *App) tooSmall(u *widgets.UI) bool {
	if u.W >= float64(tight[0]) && u.H >= float64(tight[1]) {
		a.smallAccepted = false
		return false
	}
	if a.smallAccepted {
		return false
	}
	// Letters no larger than they must be: there is little room for them.
	scale := u.TextScale
	u.TextScale = min(1, scale)
	defer func() { u.TextScale = scale }()
	a.Background(u)
	edge := math.Max(4, math.Min(24, u.H*0.04))
	r := widgets.Rect{W: u.W, H: u.H}.Inset(edge)
	r = widgets.Rect{W: u.W, H: u.H}.Centre(math.Min(r.W, 460), math.Min(r.H, 250))
	u.Paper(r)
	in := r.Inset(14)
	head, in := in.CutTop(u.LineHeight(widgets.Large))
	st := Ink(u, face.Heading, widgets.Large)
	st.Align = widgets.Centre
	u.FitLabel(head, "This window is small", st)
	key, in := in.CutBottom(math.Min(ButtonHeight(u), in.H*0.4))
	words := fmt.Sprintf("It has %.0f by %.0f points. With %d by %d or more all of a game can be seen. Make the window larger, or press %s for the whole screen.",
		u.W, u.H, smallest[0], smallest[1], a.KeyName(input.Fullscreen))
	st = Ink(u, face.Text, widgets.Body)
	st.Align = widgets.Centre
	u.FitText(in.Inset(4), words, st)
	if u.Button("small.on", key.Centre(math.Min(key.W, ButtonWidth(u, "Show it all the same", false)), key.H), "Show it all the same", widgets.ButtonOptions{Weight: widgets.Primary}) {
		a.smallAccepted = true
		u.Animate()
	}
	u.SetDefault("small.on")
	return true
}
