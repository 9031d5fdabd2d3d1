package table

import (
	"image/color"
	"slices"
	"strings"
	"time"

	"intrigue/input"
	"intrigue/maps"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/scenes/board"
	"intrigue/scenes/widgets"
)

// Plane is the picture that a board lies on, seen through a camera, with the animator of
// the pieces that move on it. Boards embed one; what lies above the picture, and in
// which order, is theirs.
type Plane struct {
	Bare
	Camera   *board.Camera
	Layer    *board.TileLayer
	Animator board.Animator
	Now      time.Time // of the frame
	// MinimapRight puts the minimap into the right corner instead of the left one, where the picture has something
	// to be read.
	MinimapRight bool
	minimapTop   bool // it lies at the top now
	illustrates  bool // it is shown in a book

	host    *Host
	w, h    float64  // of the picture, in its units
	dragIDs []string // prefixes of the places on which a drag moves the picture
	baked   bool
	scale   float64 // of the frame before; 0 before the first

	// What was brought into sight: a target, the choices of a moment (its entries and 1, so that 0 is none), and the targets,
	// joined, that a lesson, the analysis or the card of a problem spoke of.
	followed  string
	offered   int
	explained string
	theirs    bool            // somebody has moved the picture to where it is
	led       board.Transform // where it was moved for the choices,
	room      widgets.Rect    // in this room
}

var _ Scenery = (*Plane)(nil)

// NewPlane lays a picture of w×h units on the table of a host, with a colour about it. A
// drag that begins on the picture moves it, and one that begins on a spot that is
// Ground, or whose id starts with one of grips, does too.
func NewPlane(host *Host, d board.Drawing, w, h float64, about color.RGBA, grips ...string) *Plane {
	return &Plane{
		Camera: board.NewCamera(w, h),
		Layer:  board.NewTileLayer(d, w, h, about, host.Wake),
		host:   host, w: w, h: h,
		dragIDs: append([]string{mapTarget}, grips...),
	}
}

// mapTarget is the target under everything on the picture.
const mapTarget = "map"

// Close implements Board.
func (p *Plane) Close() { p.Layer.Close() }

// Rush ends all journeys.
func (p *Plane) Rush() { p.Animator.Rush() }

// Baked reports whether all tiles in sight are there.
func (p *Plane) Baked() bool { return p.baked }

// Roams reports whether part of the picture is out of sight.
func (p *Plane) Roams() bool { return p.Camera.Zoomed() }

// Set shows a new list of things; with skip they are there at once.
func (p *Plane) Set(things []board.Sprite, skip bool) {
	p.Animator.Set(things, p.Now, widgets.If(skip, 0, p.host.Motion()))
}

// Show paints the picture in r as the person moves it, and above it what above lays
// out, clipped to r. It reports whether a hand has moved the picture.
func (p *Plane) Show(u *widgets.UI, r widgets.Rect, above func()) (moved bool) {
	passed := u.Now.Sub(p.Now)
	p.Now = u.Now
	if r != p.room {
		if p.led.S > 0 && p.Camera.Target() == p.led { // what can be chosen is brought into sight again
			p.Camera.ShowAll(p.Now, true)
			p.offered = 0
		}
		p.room = r
	}
	p.Camera.SetView(r, p.host.toolbar.margin)
	grips := p.dragIDs
	if id := u.PressedID(); p.host.spots.ground(id) {
		grips = append(slices.Clone(grips), id)
	}
	moved = p.Camera.Steer(u, r, p.host.Still(), grips...)
	p.theirs = (p.theirs || moved) && !p.Camera.ShowsAll()
	p.nudge(u, r, passed)
	p.Camera.Step(u.Now)
	zooming := p.zooming()
	if zooming {
		u.Animate() // towards the frame that shows all of it sharply
	}
	p.baked = !p.Layer.Look(p.Camera, p.host.Scale(), u.Theme.HighContrast)
	if p.Camera.Moving() {
		u.Animate()
	}
	u.Clipped(r, func() {
		u.AddHit(widgets.Hit{ID: mapTarget, R: r, NoFocus: true})
		u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Canvas, R: r, Picture: p.Layer, Version: p.Layer.Version()}})
		p.host.Surround(u, r, p.Box(0, 0, p.w, p.h))
		before := len(p.host.spots.all)
		u.Rough(zooming, above)
		p.keepUp(u, p.host.spots.all[before:])
	})
	return moved
}

// edgeZone is how near to the edge of the picture, in points, a dragged piece moves it, and
// edgeSpeed how far in a second for each point that it is nearer. A frame that came late counts
// as no longer than edgeFrame.
const (
	edgeZone  = 28.0
	edgeSpeed = 18.0
	edgeFrame = 50 * time.Millisecond
)

// nudge moves the picture while a piece is held at its edge and part of it is out of sight.
func (p *Plane) nudge(u *widgets.UI, r widgets.Rect, passed time.Duration) {
	_, dragged := p.host.pointing.Dragged()
	if !dragged || !p.Roams() || u.In.Dropped || !r.Inset(-edgeZone).Contains(u.In.At) {
		return
	}
	in, at := r.Inset(edgeZone), u.In.At
	dx := min(max(at.X, in.X), in.X+in.W) - at.X
	dy := min(max(at.Y, in.Y), in.Y+in.H) - at.Y
	if dx != 0 || dy != 0 {
		by := edgeSpeed * min(passed, edgeFrame).Seconds()
		p.Camera.Pan(dx*by, dy*by)
		u.Animate()
	}
}

// keepUp brings into sight what came into hand, what the focus has come to, what a hint means, and
// what a lesson, an analysis or the card of a problem speaks of.
func (p *Plane) keepUp(u *widgets.UI, spots []Spot) {
	about := p.host.spots.explained
	if all := strings.Join(about, " "); all != p.explained {
		p.explained = all
		p.lookAt(u, spots, true, about...)
		return
	}
	if p.offer(u, spots) {
		return
	}
	id, whole := p.host.pointing.Hand(), false
	if u.Keyboard && p.host.pointing.hot != "" {
		id, whole = p.host.pointing.hot, true
	}
	if targets, _ := p.host.pointing.meant(); len(targets) > 0 {
		id, whole = targets[len(targets)-1], true
	}
	if id == p.followed {
		return
	}
	p.followed = id
	p.lookAt(u, spots, whole, id)
}

// offer brings into sight, once for each decision that is made on the picture, all that the person can choose
// among. Where that is too much, or somebody has moved the picture, it stays where it is.
func (p *Plane) offer(u *widgets.UI, spots []Spot) (moved bool) {
	moment := p.host.play.Len() + 1
	if moment == p.offered || !p.host.Playable() || len(p.host.spots.explained) > 0 {
		return false
	}
	p.offered = moment
	var all widgets.Rect
	for _, id := range p.host.pointing.builder.Targets() {
		i := slices.IndexFunc(spots, func(sp Spot) bool { return sp.ID == id })
		switch {
		case i < 0 && isWord(id):
			continue // the decision can still be made on the picture
		case i < 0:
			return false
		}
		all = all.Union(spots[i].R)
	}
	if in := p.Camera.Clear(); p.theirs || all.W == 0 || all.W > in.W || all.H > in.H {
		return false
	}
	moved = p.show(u, all, true)
	if moved {
		p.led = p.Camera.Target()
	}
	return moved
}

// closeUp brings some places of the window as near as its room allows, and leaves the picture there without a minimap: for
// an illustration.
func (p *Plane) closeUp(r widgets.Rect) {
	c := p.Camera.Now()
	x, y := c.In(geom.Pt(r.X, r.Y))
	p.illustrates, p.theirs = true, true
	p.Camera.Show(widgets.Rect{X: x, Y: y, W: r.W / c.S, H: r.H / c.S}, illustrationZoom, p.Now, true)
}

// lookAt brings the last of some targets that lies on the picture into sight, the whole of it or what is in its middle.
func (p *Plane) lookAt(u *widgets.UI, spots []Spot, whole bool, ids ...string) {
	for _, id := range slices.Backward(ids) {
		if i := slices.IndexFunc(spots, func(sp Spot) bool { return sp.ID == id }); i >= 0 {
			p.show(u, spots[i].R, whole)
			return
		}
	}
}

// show brings a rectangle on the window into sight, the whole of it or its middle, and reports whether it was not yet.
func (p *Plane) show(u *widgets.UI, r widgets.Rect, whole bool) (moved bool) {
	in := p.Camera.Clear()
	if !whole || r.W > in.W || r.H > in.H {
		r = widgets.Rect{X: r.Mid().X, Y: r.Mid().Y}
		in = p.Camera.View.Inset(8)
	}
	if in.ContainsRect(r) {
		return false
	}
	x, y := p.Camera.Now().In(geom.Pt(r.X, r.Y))
	scale := p.Camera.Now().S
	p.Camera.LookAt(x, y, r.W/scale, r.H/scale, p.Now, p.host.Still())
	u.Animate()
	return true
}

// zooming reports whether the scale of this frame is on its way to another one.
func (p *Plane) zooming() bool {
	now, was := p.Camera.Now().S, p.scale
	p.scale = now
	return was != 0 && now != was || p.Camera.Target().S != now
}

// Placed lists the pieces as they stand in this frame, and asks for the
// next one while they move.
func (p *Plane) Placed(u *widgets.UI) []board.Placed {
	placed, moving := p.Animator.At(u.Now)
	if moving {
		u.Animate()
	}
	return placed
}

// Box is where w×h units of the picture from x, y lie on the window.
func (p *Plane) Box(x, y, w, h float64) widgets.Rect {
	c := p.Camera.Now()
	at := c.Out(x, y)
	return widgets.Rect{X: at.X, Y: at.Y, W: w * c.S, H: h * c.S}
}

// Standing is where a piece is painted: on its foot, lifted by some units in the middle of a journey.
func (p *Plane) Standing(t board.Placed, lift float64) widgets.Rect {
	return p.Box(t.X-t.W/2, t.Y-t.H*(1-t.Rise)-lift*t.Lift, t.W, t.H)
}

// ZoomTools are the keys for looking around. name is what the one that shows everything is called, all why it does nothing.
func (p *Plane) ZoomTools(name, all string) []Tool {
	if p.Camera.Zoomed() {
		all = ""
	}
	zoom := func(by float64) func() {
		return func() {
			p.theirs = true
			p.Camera.ZoomAt(p.Camera.View.Mid(), by, p.Now, p.host.Still())
		}
	}
	keyed := p.host.Keyed
	return []Tool{
		{ID: "nearer", Icon: "icon.zoom-in", Tooltip: keyed("Zoom in", input.ZoomIn), Do: zoom(1.4), Word: "Zoom in"},
		{ID: "farther", Icon: "icon.zoom-out", Tooltip: keyed("Zoom out", input.ZoomOut), Disabled: all, Do: zoom(1 / 1.4), Word: "Zoom out"},
		{ID: "fit", Icon: "icon.fit", Tooltip: keyed(name, input.Fit), Disabled: all, Do: func() {
			p.theirs = true
			p.Camera.ShowAll(p.Now, p.host.Still())
		}, Word: "All"},
	}
}

// Base is what the boards of all games have in common: the plane they lie on, the host
// they are given, the view of it that they show, and what happens when that changes.
type Base[V rules.View] struct {
	*Plane
	Host *Host
	View V
	Hooks[V]
}

// Hooks are what the board of one game does when its view changes; only Sprites must be
// there. With skip the moment was jumped to, as it is when the board is opened.
type Hooks[V rules.View] struct {
	Sprites func() []board.Sprite  // the pieces, from the view
	Before  func(old V, skip bool) // before the pieces set out
	After   func(old V, skip bool) // once they are on their way
	Forget  func()                 // ends what is still shown of the past
}

// Changed implements Board. Where the host has no view of this game nothing changes.
func (b *Base[V]) Changed(skip bool) {
	old := b.View
	v, ok := b.Host.View().(V)
	if !ok {
		return
	}
	b.View = v
	if b.Before != nil {
		b.Before(old, skip)
	}
	b.Set(b.Sprites(), skip)
	if b.After != nil {
		b.After(old, skip)
	}
}

// Rush ends all journeys, and what is still shown of the past.
func (b *Base[V]) Rush() {
	b.Plane.Rush()
	if b.Forget != nil {
		b.Forget()
	}
}

// nowhere is where a place lies that a map does not know.
var nowhere = widgets.Rect{X: -1e4, Y: -1e4, W: 1, H: 1}

// About is a rectangle of w×h units of the picture about x, y, on the window.
func (p *Plane) About(x, y, w, h float64) widgets.Rect {
	c := p.Camera.Now()
	at := c.Out(x, y)
	return widgets.Rect{X: at.X - w*c.S/2, Y: at.Y - h*c.S/2, W: w * c.S, H: h * c.S}
}

// AboutPlace is About a place of a map, moved by dx, dy units.
func (p *Plane) AboutPlace(m *maps.Map, id string, dx, dy, w, h float64) widgets.Rect {
	place, ok := m.Places[id]
	if !ok {
		return nowhere
	}
	return p.About(place.At.X+dx, place.At.Y+dy, w, h)
}

// Bounds is the box of a place of a map on the window.
func (p *Plane) Bounds(m *maps.Map, id string) widgets.Rect {
	place, ok := m.Places[id]
	if !ok {
		return nowhere
	}
	c := p.Camera.Now()
	from, to := c.Out(place.Bounds.X0, place.Bounds.Y0), c.Out(place.Bounds.X1, place.Bounds.Y1)
	return widgets.Rect{X: from.X, Y: from.Y, W: to.X - from.X, H: to.Y - from.Y}
}

// Line is a line of the picture as it lies on the window.
func (p *Plane) Line(pts []geom.Point) []geom.Point {
	c := p.Camera.Now()
	out := make([]geom.Point, len(pts))
	for i, at := range pts {
		out[i] = c.Out(at.X, at.Y)
	}
	return out
}

// Paint paints a piece in r, and notes that it stands there.
func (p *Plane) Paint(u *widgets.UI, piece board.Placed, r widgets.Rect) {
	u.Faded(r, piece.Image, piece.Tint, piece.Shown)
	p.host.Place(piece.ID, r)
}
