package app

import (
	"fmt"
	"math"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// Page is a sheet of paper, the frame of every screen that is read or filled in: a way back and a title above, a column
// that scrolls, and a foot whose buttons never scroll away.
type Page struct {
	Title string
	Sub   string  // one line under the title, may be empty
	Width float64 // of the sheet at 100 % text; it grows with the text
	Fit   bool    // the sheet is no higher than what is on it
	Foot  bool    // there is a strip for buttons below the column
}

// ShowPage lays out a page. body gets its column and returns its height; foot gets
// the strip at the bottom. Menu and the button go back.
func (a *App) ShowPage(u *widgets.UI, p Page, body func(col widgets.Rect) float64, foot func(r widgets.Rect)) {
	rest, strip := a.PageFrame(u, p)
	// The column is a little wider than the text so that focus rings are not cut.
	rest.X, rest.W = rest.X-6, rest.W+14
	u.Scroll("page", rest, func(col widgets.Rect) float64 {
		col.X, col.W = col.X+6, col.W-12
		h := body(col)
		return max(h, min(h+10, rest.H)) // air at the foot, where nothing need scroll for it
	})
	if p.Foot {
		foot(strip)
	}
	if u.Active() && u.Take(input.Menu) { // a question above the page closes first
		a.Back()
	}
}

// PageFrame paints the paper and its head, and returns the room below and the foot.
func (a *App) PageFrame(u *widgets.UI, p Page) (rest, foot widgets.Rect) {
	a.Background(u)
	edge := min(40, u.W*0.025)
	w := min(u.W-2*edge, u.Scaled(p.Width))
	h := u.H - 2*min(40, u.H*0.022)
	if used := u.ContentHeight("page"); p.Fit && used > 0 {
		footHeight := widgets.If(p.Foot, ButtonHeight(u)+15, 0.0)
		h = min(h, max(0.55*h, used+headHeight(u, p)+footHeight+2*min(28, edge)))
	}
	r := widgets.Rect{W: u.W, H: u.H}.Centre(w, h)
	u.Paper(r)
	in := r.Inset(min(28, edge))
	head, rest := in.CutTop(headHeight(u, p))
	a.header(u, head, p)
	a.pageTop = head.Y + head.H // sentences leave the title free
	if p.Foot {
		foot, rest = rest.CutBottom(ButtonHeight(u) + 14)
		u.Rule(widgets.Rect{X: r.X + 1, Y: foot.Y, W: r.W - 2, H: 1}, u.Theme.Line)
		foot.Y, foot.H = foot.Y+14, foot.H-14
		rest.H--
	}
	return rest, foot
}

// headHeight is the height of the head of a page: its title, the line under that, and an ornament.
func headHeight(u *widgets.UI, p Page) float64 {
	h := u.LineHeight(TitleSize(u)) + 30
	if p.Sub != "" {
		h += u.LineHeight(widgets.Body)
	}
	return h
}

// TitleSize keeps titles from eating small windows at large text scales.
func TitleSize(u *widgets.UI) float64 { return widgets.Big / max(1, u.Scaled(0.8)) }

// header lays out the way back, the title and the line under it.
func (a *App) header(u *widgets.UI, r widgets.Rect, p Page) {
	bw := u.TextWidth("Back", Ink(u, face.UIMedium, widgets.Body)) + u.FontSize(widgets.Body)*1.3 + 30
	if u.Button("back", widgets.Rect{X: r.X, Y: r.Y, W: bw, H: ButtonHeight(u)}, "Back",
		widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.arrow-left"}) {
		a.Back()
	}
	line, rest := r.CutTop(u.LineHeight(TitleSize(u)))
	mid := widgets.Rect{X: line.X + bw + 8, Y: line.Y, W: line.W - 2*bw - 16, H: line.H}
	u.FitLabel(mid, p.Title, Ink(u, face.Title, TitleSize(u)).Centred())
	if p.Sub != "" {
		var sub widgets.Rect
		sub, rest = rest.CutTop(u.LineHeight(widgets.Body))
		u.FitLabel(sub, p.Sub, widgets.Line(face.TextItalic, widgets.Body, u.Theme.InkSoft).Centred())
	}
	ornament := widgets.Rect{X: rest.X, Y: rest.Y + 5, W: rest.W, H: 12}
	u.Sprite(ornament.Centre(160, 12), "ornament.rule", u.Theme.Accent)
}

// Background paints the wooden desk on which everything lies.
func (a *App) Background(u *widgets.UI) {
	if a.Settings.HighContrast {
		return
	}
	a.wood(u, widgets.Rect{W: u.W, H: u.H})
	// A lamp above the middle, and dusk towards the corners.
	glow := widgets.Rect{X: u.W * 0.22, Y: u.H * 0.1, W: u.W * 0.56, H: u.H * 0.5}
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: glow, Colour: widgets.Fade(u.Theme.Gold, 0.10),
		Radius: glow.H / 2, Soft: min(u.W, u.H) * 0.55}})
}

// wood shows the wooden desk in r, as if the rest of it went on below everything else.
func (a *App) wood(u *widgets.UI, r widgets.Rect) {
	if a.Settings.HighContrast {
		u.Box(r, u.Theme.Background, 0)
		return
	}
	const tile = 512
	u.Clipped(r, func() {
		for y := math.Floor(r.Y/tile) * tile; y < r.Y+r.H; y += tile {
			for x := math.Floor(r.X/tile) * tile; x < r.X+r.W; x += tile {
				u.Sprite(widgets.Rect{X: x, Y: y, W: tile, H: tile}, "desk", u.Theme.Ink)
			}
		}
	})
}

// Surround shows the wooden desk in the part of r where a board m does not reach.
func (a *App) Surround(u *widgets.UI, r, m widgets.Rect) {
	right, foot := m.X+m.W, m.Y+m.H
	for _, gap := range []widgets.Rect{
		{X: r.X, Y: r.Y, W: m.X - r.X, H: r.H}, {X: right, Y: r.Y, W: r.X + r.W - right, H: r.H},
		{X: m.X, Y: r.Y, W: m.W, H: m.Y - r.Y}, {X: m.X, Y: foot, W: m.W, H: r.Y + r.H - foot},
	} {
		if gap.W >= 1 && gap.H >= 1 {
			a.wood(u, gap)
		}
	}
}

// ButtonHeight is the height of a button with one line of words.
func ButtonHeight(u *widgets.UI) float64 { return math.Round(u.LineHeight(widgets.Body) + 16) }

// Ink is a style in ink, for the many that need nothing else.
func Ink(u *widgets.UI, f face.Font, size float64) widgets.Style {
	return widgets.Style{Face: f, Size: size, Colour: u.Theme.Ink}
}

// ButtonWidth is the width of a button that shows all of its words.
func ButtonWidth(u *widgets.UI, label string, icon bool) float64 {
	w := u.TextWidth(label, Ink(u, face.UIMedium, widgets.Body)) + 34
	if icon {
		w += u.FontSize(widgets.Body)*1.3 + 6
	}
	return math.Ceil(w)
}

// Command is one of several buttons that stand together, and what it does.
type Command struct {
	ID, Label, Icon, Tooltip string
	Do                       func()
}

// NewCommand is a button with words and an icon; a tooltip of "" is none.
func NewCommand(id, label, icon, tooltip string, do func()) Command {
	return Command{id, label, icon, tooltip, do}
}

// Show lays out the button of a command.
func (c Command) Show(u *widgets.UI, r widgets.Rect, weight widgets.Emphasis, onDark bool) {
	if u.Button(c.ID, r, c.Label, widgets.ButtonOptions{Weight: weight, OnDark: onDark, Icon: c.Icon, Tooltip: c.Tooltip}) {
		c.Do()
	}
}

// ShowCommands shares out a foot among the buttons of some commands, the first of which is the usual one.
func ShowCommands(u *widgets.UI, r widgets.Rect, keys []Command) {
	const gap = 10.0
	each := (r.W - gap*float64(len(keys)-1)) / float64(len(keys))
	icons := true // large words have no room for them
	for _, k := range keys {
		icons = icons && ButtonWidth(u, k.Label, true) <= each
	}
	for i, k := range keys {
		if !icons {
			k.Icon = ""
		}
		k.Show(u, widgets.Rect{X: r.X + float64(i)*(each+gap), Y: r.Y, W: each, H: r.H},
			widgets.If(i == 0, widgets.Primary, widgets.Quiet), false)
	}
}

// ScrollWithArrows lets the arrows scroll a page on which there is nothing to walk over.
func ScrollWithArrows(u *widgets.UI, id string) {
	if u.Take(input.Down) {
		u.ScrollBy(id, 3*u.LineHeight(widgets.Large))
	}
	if u.Take(input.Up) {
		u.ScrollBy(id, -3*u.LineHeight(widgets.Large))
	}
}

// Widths and heights of a window, in points. Below tight nothing but a sentence has room: keys would lie over
// one another and names be cut off. From smallest on everything fits. The window opens as large as usual.
var tight, smallest, usual = [2]int{600, 380}, [2]int{960, 600}, [2]int{1280, 800}

// tooSmall says so on a window that is too small, in place of the screen, which waits. It reports whether it did: a
// caller who wants the screen all the same gets it until the window has room again.
func (a *App) tooSmall(u *widgets.UI) bool {
	if u.W >= float64(tight[0]) && u.H >= float64(tight[1]) {
		a.smallAccepted = false
		return false
	}
	if a.smallAccepted {
		return false
	}
	// Letters no larger than they must be: there is little room for them.
	u.AtScale(min(1, u.TextScale), func() { a.sayTooSmall(u) })
	return true
}

func (a *App) sayTooSmall(u *widgets.UI) {
	a.Background(u)
	edge := max(4, min(24, u.H*0.04))
	r := widgets.Rect{W: u.W, H: u.H}.Centre(min(u.W-2*edge, 460), min(u.H-2*edge, 250))
	u.Paper(r)
	head, in := r.Inset(14).CutTop(u.LineHeight(widgets.Large))
	u.FitLabel(head, "This window is too small", Ink(u, face.Heading, widgets.Large).Centred())
	key, in := in.CutBottom(min(ButtonHeight(u), in.H*0.4))
	words := fmt.Sprintf("It is %.0f by %.0f points. The games need at least %d by %d. Make the window larger, "+
		"or press %s for full screen.",
		u.W, u.H, smallest[0], smallest[1], a.KeyName(input.Fullscreen))
	u.FitText(in.Inset(4), words, Ink(u, face.Text, widgets.Body).Centred())
	if u.Button("small.on", key.Centre(min(key.W, ButtonWidth(u, "Show it anyway", false)), key.H), "Show it anyway",
		widgets.ButtonOptions{Weight: widgets.Primary}) {
		a.smallAccepted = true
		u.Animate()
	}
	u.SetDefault("small.on")
}
