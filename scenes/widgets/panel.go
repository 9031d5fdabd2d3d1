package widgets

import (
	"image/color"
	"math"
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
)

// Colour is a colour with premultiplied opacity.
type Colour = color.RGBA

// Paper paints a sheet of paper with a shadow.
func (u *UI) Paper(r Rect) {
	u.Shadow(r, 10, 16)
	u.BorderedBox(r, u.Theme.Paper, u.Theme.Line, 1, PaperRadius)
}

// Rule is a thin line across r at its vertical middle.
func (u *UI) Rule(r Rect, c color.RGBA) {
	u.Box(Rect{r.X, math.Round(r.Y + r.H/2), r.W, 1}, c, 0)
}

// Tooltip shows words beside a place that is pointed at, kept inside the window. A mouse that rests asks
// for nothing: what has come to lie below it is told once the mouse moves. It leaves the places of keep in sight, as those
// of KeepInSight: rather than over one of them, it stands below its subject, or else above them or beside it.
func (u *UI) Tooltip(by Rect, words string, keep ...Rect) {
	if u.Aimed() {
		u.Note(by, words, keep...)
	}
}

// Aimed reports whether somebody points at what the pointer is on: it did not come to lie below a mouse that rests.
func (u *UI) Aimed() bool { return u.Keyboard || u.pointer.aimed }

// KeepInSight asks the tooltips that are laid out after it in this frame to leave a place in sight.
func (u *UI) KeepInSight(r Rect) { u.inSight = append(u.inSight, r) }

// Note shows words beside a place whether it is pointed at or not. It leaves places in sight as Tooltip does.
func (u *UI) Note(by Rect, words string, keep ...Rect) {
	u.tell(SpokenText{Words: words, R: by, Tip: true})
	st := Style{Face: face.UI, Size: Tiny, Colour: u.Theme.Paper}
	room := min(u.Scaled(340), u.W-24)
	lines := u.Wrap(words, st, room-20)
	r := Rect{H: float64(len(lines))*u.LineHeight(Tiny) + 12}
	for _, l := range lines {
		r.W = max(r.W, u.TextWidth(l, st)+20)
	}
	r = tooltipPlace(Rect{W: u.W, H: u.H}, by, r.W, r.H, slices.Concat(u.inSight, keep))
	// Put off to the end of the layer: a tip lies above what is laid out after it.
	u.Overlay(func() {
		u.Shadow(r, 6, 8)
		u.BorderedBox(r, u.Theme.Ink, u.Theme.Gold, 1, 6)
		u.lines(Rect{r.X + 10, r.Y + 6, r.W - 20, 0}, lines, st)
	})
}

// tooltipPlace is where a tooltip stands in a window: above its subject, or else below it, above
// what must stay in sight there, right or left of it, where it covers neither that nor its subject.
func tooltipPlace(window, by Rect, w, h float64, keep []Rect) Rect {
	x := min(max(8, by.X+by.W/2-w/2), window.W-w-8)
	y := min(max(8, by.Y+by.H/2-h/2), window.H-h-8)
	keep = append(slices.Clone(keep), by)
	above, below := Rect{x, by.Y - h - 8, w, h}, Rect{x, min(by.Y+by.H+8, window.H-h-8), w, h}
	over := above
	for _, k := range keep {
		if above.Overlaps(k) {
			over.Y = min(over.Y, k.Y-h-8)
		}
	}
	for _, at := range []Rect{above, below, over, {by.X + by.W + 8, y, w, h}, {by.X - w - 8, y, w, h}} {
		covers := slices.ContainsFunc(keep, at.Overlaps)
		if !covers && at.X >= 8 && at.Y >= 8 && at.X+w <= window.W-8 {
			return at
		}
	}
	return below
}

// scrollState is where a Scroll stands.
type scrollState struct {
	at, height float64
	end        bool // it showed its end
	stick      bool // it stays at its end when it grows
}

// scrolls is where the columns stand, by id.
type scrolls map[string]*scrollState

func (s scrolls) scroll(id string) *scrollState {
	c, ok := s[id]
	if !ok {
		c = &scrollState{}
		s[id] = c
	}
	return c
}

// ContentHeight is how high the column of a Scroll was in the frame before; 0 when it is new.
func (s scrolls) ContentHeight(id string) float64 { return s.scroll(id).height }

// ScrollBy moves a column by some points; the next frame keeps it in its bounds.
func (s scrolls) ScrollBy(id string, dy float64) { s.scroll(id).at += dy }

// ScrollTo moves a column so that its point y is at the top.
func (s scrolls) ScrollTo(id string, y float64) {
	c := s.scroll(id)
	c.at, c.end = max(0, y), false
}

// StickToEnd keeps a column that shows its end at its end when it grows: a log.
func (s scrolls) StickToEnd(id string) { s.scroll(id).stick = true }

// Scroll lays out a column that may be higher than r. f gets the column's place
// and returns its height; wheel, dragging the bar and the focus walk move it.
func (u *UI) Scroll(id string, r Rect, f func(col Rect) float64) {
	c := u.scroll(id)
	wasEnd := c.end || c.height == 0
	if c.stick && c.height == 0 { // a fresh log begins at its end
		c.height = u.height(r, f)
		c.at = c.height
	}
	at := math.Round(max(0, c.at))
	if c.height > 0 {
		at = math.Round(min(max(0, c.height-r.H), at))
	}
	first := len(u.hits.now)
	var height float64
	u.Clipped(r, func() { height = f(Rect{r.X, r.Y - at, r.W - 14, r.H}) })
	if math.Abs(height-c.height) < 0.01 {
		height = c.height // sums of the same lengths from another place
	}
	over, laid := max(0, height-r.H), at      // how far it can be scrolled, and how far it is in this frame
	long := min(r.H, max(24, r.H*r.H/height)) // of the knob
	if height != c.height {
		u.Animate() // how high it is was not known before: lay it out once more
	}
	if over > 0 {
		u.scrollBar(id, r, at/over, long)
	}
	if u.Active() {
		if r.Contains(u.In.At) {
			if to := min(max(0, over), max(0, at-u.In.Wheel.Y*60)); to != at {
				at, u.In.Wheel.Y = to, 0 // a column within a column goes first
			}
			// A finger drags the page itself.
			if u.In.Dragging && r.Contains(u.In.From) && !u.dragging() {
				at -= u.In.Delta.Y
			}
		}
		if u.Held(id + ".bar") {
			at = (u.In.At.Y - r.Y - long/2) / max(1, r.H-long) * over // the knob's middle goes to the pointer
		}
		if u.Keyboard && u.focus.follow {
			at += u.scrollToFocus(u.hits.now[first:], r)
		}
		if over > 0 && u.Take(input.ReviewForward) {
			at += r.H * 0.9
		}
		if over > 0 && u.Take(input.ReviewBack) {
			at -= r.H * 0.9
		}
	}
	if c.stick && wasEnd && at == laid {
		at = over // nobody scrolled: it stays at its end
	}
	c.end = math.Round(at) >= math.Round(over)-1
	c.at, c.height = math.Round(min(over, max(0, at))), height
}

// scrollBar shows at the right of r which part of a column is seen, by a knob so long; scrolled is 0 at its head and 1 at
// its end, where the foot of the knob is the bar's.
func (u *UI) scrollBar(id string, r Rect, scrolled, long float64) {
	bar := Rect{r.X + r.W - 8, r.Y, 8, r.H}
	u.AddHit(Hit{ID: id + ".bar", R: Rect{bar.X - 4, bar.Y, 12, bar.H}, NoFocus: true, Clickable: true, Draggable: true})
	// The edge of the other colour shows the bar on paper and on the background.
	u.Box(bar.Inset(1), Fade(u.Theme.Line, 0.35), 3)
	u.BorderedBox(Rect{bar.X, r.Y + scrolled*(r.H-long), 6, long}, u.Theme.InkSoft, u.Theme.Line, 1, 3)
}

// height is how high a column of f would be in r. Nothing of it is kept.
func (u *UI) height(r Rect, f func(col Rect) float64) float64 {
	items, said, hits, late, above, moving := len(u.items), len(u.said), len(u.hits.now), len(u.overlays), len(u.above), u.moving
	h := f(Rect{r.X, r.Y, r.W - 14, r.H})
	u.items, u.said, u.hits.now, u.overlays, u.above, u.moving = u.items[:items], u.said[:said], u.hits.now[:hits],
		u.overlays[:late], u.above[:above], moving
	return h
}

// dragging reports whether the pointer holds something that is dragged itself.
func (u *UI) dragging() bool {
	i := slices.IndexFunc(u.hits.last, func(h Hit) bool { return h.ID == u.pointer.press })
	return i >= 0 && u.hits.last[i].Draggable
}

// scrollToFocus is how far a column in r must move so that the focused place is seen, if it is one of hits; below 0 is
// upwards.
func (u *UI) scrollToFocus(hits []Hit, r Rect) float64 {
	for _, h := range hits {
		if h.ID != u.focus.id {
			continue
		}
		if d := h.R.Y + h.R.H + 8 - (r.Y + r.H); d > 0 {
			return d
		}
		if d := h.R.Y - 8 - r.Y; d < 0 {
			return d
		}
	}
	return 0
}

// Question is what a dialog asks. Enter gives the first answer, Menu or Undo the last one. ID must tell it from other dialogs.
type Question struct {
	ID, Title, Words string
	Risk             bool // Enter gives the last answer: it leaves everything as it is
	Answers          []Answer
}

// Answer is one answer to a question, and what it does; nil does nothing.
type Answer struct {
	Words string
	Do    func()
}

// Ask shows a question, if there is one, until it is answered, and does what the answer says.
func (u *UI) Ask(q **Question) {
	if *q == nil {
		return
	}
	if a, ok := u.dialog(**q); ok {
		*q = nil
		if a.Do != nil {
			a.Do()
		}
	}
}

// dialog lays out a question on a layer of its own. It is ok once it is answered.
func (u *UI) dialog(q Question) (chosen Answer, ok bool) {
	id, answers := q.ID, q.Answers
	usual := If(q.Risk, len(answers)-1, 0) // the answer that Enter gives
	u.Layer(func() {
		u.Backdrop(id)
		w := min(u.W-40, u.Scaled(460))
		st := Line(face.Text, Large, u.Theme.Ink)
		wordsH, headH, keyH := u.TextHeight(q.Words, st, w-56), u.LineHeight(Head), u.LineHeight(Body)+18
		keyW := (w - 56 - 12*float64(len(answers)-1)) / float64(len(answers))
		rows := 1
		for _, a := range answers {
			// Answers that do not fit side by side stand below one another.
			if u.TextWidth(a.Words, Style{Face: face.UIMedium, Size: Body})+16 > keyW {
				rows, keyW = len(answers), w-56
			}
		}
		foot := float64(rows)*(keyH+10) - 10
		r := Rect{0, 0, u.W, u.H}.Centre(w, min(u.H-16, 28+headH+10+wordsH+22+foot+24))
		u.Paper(r)
		u.Label(Rect{r.X + 28, r.Y + 24, w - 56, headH}, q.Title, Line(face.Heading, Head, u.Theme.Ink))
		u.FitText(Rect{r.X + 28, r.Y + 24 + headH + 10, w - 56, r.H - 28 - headH - 10 - 22 - foot - 24 + 4}, q.Words, st)
		for i, a := range answers {
			if i == usual {
				u.SetDefault(id + "." + a.Words)
			}
			key := Rect{r.X + 28 + float64(i)*(keyW+12), r.Y + r.H - 24 - keyH, keyW, keyH}
			if rows > 1 {
				key.X, key.Y = r.X+28, r.Y+r.H-24-foot+float64(i)*(keyH+10)
			}
			if u.Button(id+"."+a.Words, key, a.Words, ButtonOptions{Weight: If(i == usual, Primary, Plain)}) {
				chosen, ok = a, true
			}
		}
		if u.Active() && (u.Take(input.Menu) || u.Take(input.Undo)) {
			chosen, ok = answers[len(answers)-1], true
		}
	})
	return chosen, ok
}

// Backdrop darkens everything below the present layer and takes its clicks.
func (u *UI) Backdrop(id string) { u.veil(id+".veil", 150) }

// Shade is a light Backdrop: what the sheet above it speaks of stays in sight. A click on it is one on id.
func (u *UI) Shade(id string) { u.veil(id, 70) }

// veil darkens everything below the present layer. A click on it is one on id.
func (u *UI) veil(id string, alpha uint8) {
	all := Rect{0, 0, u.W, u.H}
	u.AddHit(Hit{ID: id, R: all, NoFocus: true})
	u.Box(all, color.RGBA{alpha / 16, alpha / 20, alpha / 25, alpha}, 0)
}

// Toast shows a sentence at height y and returns the height it took.
func (u *UI) Toast(y float64, words string) float64 {
	st := Style{Face: face.UI, Size: Body, Colour: u.Theme.Paper}
	w := min(u.W-40, 640)
	lines := u.Wrap(words, st, w-36)
	if len(lines) == 1 {
		w = u.TextWidth(words, st) + 36
	}
	r := Rect{(u.W - w) / 2, y, w, float64(len(lines))*u.LineHeight(Body) + 16}
	u.tell(SpokenText{Words: words, R: r, Toast: true})
	u.Shadow(r, 8, 12)
	u.BorderedBox(r, u.Theme.Ink, u.Theme.Gold, 1.25, 8)
	u.lines(Rect{r.X + 18, r.Y + 8, w - 36, 0}, lines, st)
	return r.H + 8
}
