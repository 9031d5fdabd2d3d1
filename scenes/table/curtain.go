package table

import (
	"image/color"
	"math"
	"slices"
	"time"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// curtain hides everything until the next person presses: nothing is laid out behind it that could shine through.
type curtain struct {
	*game
	pause        func()    // opens the menu
	since        time.Time // when it was drawn; zero while it is open
	pointerMoved bool      // since then
	settling     bool      // it takes no key yet
}

// curtainRest is how long the curtain takes no key after it was drawn.
const curtainRest = 400 * time.Millisecond

// frame lays out the drawn curtain with a card that says to whom the screen goes.
func (c *curtain) frame(u *widgets.UI, g session.Curtain) {
	c.drapes(u)
	card, pressed := c.handOver(u, g)
	if b, ok := c.board.(CurtainPainter); ok {
		b.Curtain(u, widgets.Rect{W: u.W, H: card.Y}.Inset(14))
	}
	// The pointer rests where the last person clicked, and that may tell where. What is
	// done in the frame in which the curtain falls was done before it.
	if c.since.IsZero() {
		c.since, c.pointerMoved = u.Now, false
	} else {
		c.pointerMoved = c.pointerMoved || u.In.Moved || u.In.Pressed
	}
	if !c.pointerMoved {
		c.app.HidePointer()
	}
	// The key that ended the last turn must not open the curtain as well.
	wait := c.since.Add(curtainRest)
	c.settling = u.Now.Before(wait)
	if c.settling {
		u.WakeAt(wait)
		u.In.Actions, pressed = nil, false
	}
	c.keysBelow(u, card)
	if pressed || u.Take(input.Confirm) {
		c.since = time.Time{}
		c.app.Cue(sound.Paper)
		c.play.OpenCurtain()
		u.Reset()
		u.Animate()
	}
}

// drapes paints the cloth, in strips half as wide as they are high.
func (c *curtain) drapes(u *widgets.UI) {
	all := widgets.Rect{W: u.W, H: u.H}
	u.Box(all, color.RGBA{0x3a, 0x0d, 0x10, 255}, 0)
	// The strips overlap by a point, so that no seam shows between them.
	h := math.Ceil(u.H/2)*2 + 4
	for x := -2.0; x < u.W; x += h/2 - 2 {
		u.Sprite(widgets.Rect{X: x, Y: -2, W: h / 2, H: h}, "curtain", u.Theme.Ink)
	}
}

// handOver says on a card r to whom the screen is given, with the button that opens the curtain.
func (c *curtain) handOver(u *widgets.UI, g session.Curtain) (r widgets.Rect, pressed bool) {
	bh := u.LineHeight(widgets.Large) + 26
	cardW := min(u.W-60, u.Scaled(520))
	cardH := 30 + u.LineHeight(widgets.Body) + u.LineHeight(widgets.Big) + 76 + bh + 36 + u.LineHeight(widgets.Tiny)
	r = widgets.Rect{W: u.W, H: u.H}.Centre(cardW, cardH)
	r.Y = min(u.H-cardH-20, r.Y+u.H*0.08)
	u.Paper(r)
	row, in := r.Inset(28).CutTop(u.LineHeight(widgets.Body))
	u.Label(row, "Pass the screen to", widgets.Line(face.TextItalic, widgets.Large, u.Theme.InkSoft).Centred())
	row, in = in.CutTop(u.LineHeight(widgets.Big) + 8)
	u.FitLabel(row, c.people(g), app.Ink(u, face.Title, widgets.Big).Centred())
	row, in = in.CutTop(56)
	c.shapes(u, row, g)
	in.Y += 12
	row, in = in.CutTop(bh)
	pressed = u.Button("curtain.open", row.Centre(min(row.W, u.Scaled(370)), bh),
		widgets.If(len(g.Names) > 1, "We're ready, nobody else is looking", "I'm ready, nobody else is looking"),
		widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.eye", Size: widgets.Large})
	in.Y += 8
	row, _ = in.CutTop(u.LineHeight(widgets.Tiny))
	u.FitLabel(row, c.mayLook(g), widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft).Centred())
	return r, pressed
}

// mayLook says who may look behind the curtain and who looks away.
func (c *curtain) mayLook(g session.Curtain) string {
	rest := "Everyone else looks away. Press the button or " + c.app.KeyName(input.Confirm) + "."
	if len(g.Names) < 2 {
		return rest
	}
	for _, side := range c.title.Game.About().SidesOf(len(c.play.Seats())) {
		if slices.Contains(side.Seats, g.Seat) && len(side.Seats) > 1 && !side.Wide {
			return prose.Capital(side.Name) + " play openly, so they may all look. Nobody else may."
		}
	}
	return "You all know the same things, so you may all look. Nobody else may."
}

// keysBelow open the menu, and let the player who has just moved take the move back before the screen changes
// hands. The curtain stays drawn: nobody knows who pressed the key.
func (c *curtain) keysBelow(u *widgets.UI, card widgets.Rect) {
	h := u.LineHeight(widgets.Body) + 12
	w := min(card.W, u.Scaled(440))
	r := widgets.Rect{X: card.X + (card.W-w)/2, Y: min(card.Y+card.H+12, u.H-h-6), W: w, H: h}
	n, _, _ := c.play.CanUndo()
	r, back := r.CutLeft(widgets.If(n > 0, w*0.36-4, w*0.36))
	if n == 0 {
		r.X = card.X + (card.W-r.W)/2
	} else if back.X, back.W = back.X+8, back.W-8; u.Button("curtain.undo", back, "Undo the last move",
		widgets.ButtonOptions{Icon: "icon.undo"}) || u.Take(input.Undo) {
		c.mode.takeBack()
	}
	if u.Button("curtain.menu", r, "Menu", widgets.ButtonOptions{Icon: "icon.menu"}) || u.Take(input.Menu) {
		c.pause()
	}
}

// people are the persons behind the curtain, by their roles where they have given no name: "You" is no use here.
func (c *curtain) people(g session.Curtain) string {
	if len(g.Names) == 0 {
		return c.play.Name(g.Seat)
	}
	names := slices.Clone(g.Names)
	about := c.title.Game.About()
	if about.SeatNames == nil {
		return prose.List(names)
	}
	roles := about.SeatNames(len(c.play.Seats()))
	for i, name := range names {
		led := slices.IndexFunc(g.Seats, func(s rules.Seat) bool { return c.play.Name(s) == name })
		if name == app.DefaultName && led >= 0 {
			names[i] = roles[g.Seats[led]]
		}
	}
	return prose.List(names)
}

// shapes shows the colours and shapes of those who may look.
func (c *curtain) shapes(u *widgets.UI, r widgets.Rect, g session.Curtain) {
	n := float64(len(g.Seats))
	side := min(r.H-8, 44)
	x := r.X + (r.W-n*(side+10)+10)/2
	for _, seat := range g.Seats {
		c.seatMark(u, widgets.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}, seat, nil)
		x += side + 10
	}
}

// catchUp shows the players who have just sat down, move by move, what happened since they last looked.
type catchUp struct {
	*game
	mode           // the one below; nil while nothing is shown
	from int       // the entries that they had seen
	at   int       // the entries of the moment that is shown
	next time.Time // when the next one is shown; zero before the first
}

// begin goes back to the moment after so many entries, unless people want no motion: then the marks of the last moves are enough.
func (c *catchUp) begin(from int) {
	if c.app.Motion() == 0 {
		return
	}
	*c = catchUp{game: c.game, mode: c.game.mode, from: from, at: from}
	c.game.mode = c
	c.play.Seek(from)
}

// on reports whether something is shown.
func (c *catchUp) on() bool { return c.mode != nil }

func (c *catchUp) below() *mode { return &c.mode }

func (c *catchUp) works() bool { return true }

func (c *catchUp) prompt() sentence {
	return sentence{words: "You are watching " + widgets.If(c.from == 0, "how the game began.", "what happened while you were away.")}
}

// show shows the next move when it is due, and reports whether it did.
func (c *catchUp) show(u *widgets.UI) bool {
	if !c.on() {
		return false
	}
	if c.next.IsZero() {
		c.next = u.Now.Add(400 * time.Millisecond)
	}
	if u.Active() && (u.In.Tapped || len(u.In.Actions) > 0) { // any press or key means: enough
		u.In.Actions, u.In.Tapped = nil, false
		c.finish()
		return false
	}
	if u.Now.Before(c.next) {
		u.WakeAt(c.next)
		return false
	}
	c.at++
	c.next = u.Now.Add(c.pace())
	u.WakeAt(c.next)
	c.play.Seek(c.at)
	c.app.Cue(sound.Tap)
	if !c.play.Reviewing() {
		c.end()
	}
	return true
}

// longestCatchUp is how long all of it may take.
const longestCatchUp = 6 * time.Second

// pace is the time between two moves: that of a bot, or less where there is so
// much to catch up with that it would take longer than people like to wait.
func (c *catchUp) pace() time.Duration {
	all := max(1, c.play.Len()-c.from)
	return min(session.Speed(c.app.Settings.Speed).Delay(), longestCatchUp/time.Duration(all))
}

// ended ends what others were shown.
func (c *catchUp) ended(of change) {
	c.mode.ended(of)
	if of.handed || of.back || of.decision {
		c.finish()
	}
}

// end gives way to the mode below.
func (c *catchUp) end() { c.game.mode, c.mode = c.mode, nil }

// finish shows the present at once.
func (c *catchUp) finish() {
	c.end()
	c.play.Seek(c.play.Len())
}
