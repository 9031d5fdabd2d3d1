package scenetest

import (
	"fmt"
	"slices"
	"strings"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/maps/face"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// EverySize calls f at the sizes and scales of words at which every screen must hold.
func EverySize(f func(name string, w, h float64, scale int)) {
	for _, s := range [][2]float64{{960, 600}, {1024, 640}, {1280, 800}, {1920, 1080}, {3840, 2160}} {
		for _, scale := range []int{75, 100, 150, 200} {
			f(fmt.Sprintf("%.0f×%.0f at %d %%", s[0], s[1], scale), s[0], s[1], scale)
		}
	}
}

// EveryScale lays out a table at scales of words and in windows from the smallest of the
// sizes on, and demands of each that it Fits. sit opens the table with a setting changed.
func EveryScale(name string, scales []int, smallest float64, sit func(change func(*store.Settings)) *Player) {
	for _, scale := range scales {
		p := sit(func(s *store.Settings) { s.TextScale = scale })
		p.T.Helper()
		for _, size := range [][2]float64{{960, 600}, {1024, 640}, {1280, 800}, {1920, 1080}} {
			if size[0] >= smallest {
				p.Resize(size[0], size[1])
				p.Fits(fmt.Sprintf("%s, %.0f×%.0f at %d %%", name, size[0], size[1], scale))
			}
		}
	}
}

// Fits is the one judge of layouts. It demands that the screen comes to rest; that what answers lies in the window and
// not under something else that answers (spots of a board may: a piece stands on its place); and that words are whole,
// within the window and not written over each other (on the board itself they may be).
func (p *Player) Fits(name string) {
	p.T.Helper()
	if before := p.Last; !p.asleep {
		p.Still(1)
		if p.App.UI().Moving() || !same(before, p.Last) { // tiles may still come
			p.T.Errorf("%s: the screen never comes to rest", name)
		}
	}
	p.fitHits(name)
	p.fitWords(name)
	p.fitInk(name)
	for _, it := range p.Last {
		if it.Kind != widgets.Sprite || !strings.HasPrefix(it.Name, "icon.") {
			continue
		}
		if _, err := sprites.Open(it.Name); err != nil { // it would be painted as nothing
			p.T.Errorf("%s: %v", name, err)
		}
	}
}

// seen is the part of a place that can be seen.
func seen(r, clip widgets.Rect) widgets.Rect {
	if clip == (widgets.Rect{}) {
		return r
	}
	return r.Intersect(clip)
}

func (p *Player) fitHits(name string) {
	p.T.Helper()
	window := widgets.Rect{W: p.W, H: p.H}
	hits := p.App.UI().Hits()
	for i, h := range hits {
		p.reachable(name, h, hits)
		p.uncovered(name, h, hits[i+1:])
		_, spot := table.TargetOf(h.ID)
		bounds := window
		if h.Clip != (widgets.Rect{}) {
			// A scrolled place may lie above or below its column, never beside it.
			bounds = widgets.Rect{X: h.Clip.X, Y: h.R.Y, W: h.Clip.W, H: h.R.H}
		}
		in := h.R.Intersect(bounds)
		whole := in.W >= h.R.W-0.5 && in.H >= h.R.H-0.5 && h.R.W >= 1 && h.R.H >= 1
		mayLeave := spot && h.Zone == "board" && (p.roams() || h.NoFocus) // it can be moved into sight, or is only read
		if !whole && !mayLeave {
			p.T.Errorf("%s: the place %q %v is not within %v", name, h.ID, h.R, bounds)
		}
		if mayOverlap(h) {
			continue
		}
		a := seen(h.R, h.Clip)
		for _, o := range hits[:i] {
			b := seen(o.R, o.Clip).Intersect(a)
			if o.Layer == h.Layer && !mayOverlap(o) && b.W > 0.5 && b.H > 0.5 {
				p.T.Errorf("%s: the places %q and %q overlap by %v", name, o.ID, h.ID, b)
			}
			if o.ID == h.ID {
				p.T.Errorf("%s: two places are called %q", name, h.ID)
			}
		}
	}
}

// barGap is the most between a strip and the bar of the column around it, in points.
const barGap = 24

// reachable demands that a place outside the strip in which it is shown can be scrolled to: by the bar of its strip, or
// of the column that the strip lies in, which runs along its right edge.
func (p *Player) reachable(name string, h widgets.Hit, all []widgets.Hit) {
	p.T.Helper()
	v := seen(h.R, h.Clip)
	if v.H >= h.R.H-0.5 || h.Zone == "board" {
		return
	}
	if !slices.ContainsFunc(all, func(o widgets.Hit) bool {
		return strings.HasSuffix(o.ID, ".bar") && o.R.X < h.Clip.X+h.Clip.W+barGap && o.R.X+o.R.W > h.Clip.X &&
			o.R.Y <= h.Clip.Y && o.R.Y+o.R.H >= h.Clip.Y+h.Clip.H
	}) {
		p.T.Errorf("%s: the place %q %v is cut by %v and nothing scrolls it", name, h.ID, h.R, h.Clip)
	}
}

// roams reports whether part of the board is out of sight, and can be moved into it.
func (p *Player) roams() bool {
	s, ok := p.App.Screen().(*table.Screen)
	return ok && s.Roams()
}

// uncovered demands that no tool stands on the middle of a place of the board, unless
// the board can be moved away below it.
func (p *Player) uncovered(name string, h widgets.Hit, later []widgets.Hit) {
	p.T.Helper()
	if p.W < 1100 && p.App.UI().TextScale > 1.5 {
		return // the board is small there, and can be brought nearer
	}
	if _, spot := table.TargetOf(h.ID); !spot || h.Zone != "board" || p.roams() || !seen(h.R, h.Clip).Contains(h.R.Mid()) {
		return
	}
	for _, o := range later {
		if strings.HasPrefix(o.ID, "tool.") && o.R.Contains(h.R.Mid()) {
			p.T.Errorf("%s: %q stands on the middle of %q", name, o.ID, h.ID)
		}
	}
}

// mayOverlap tells places that may lie over others: veils behind a question, the ground
// of a map and what stands on it, the words of a book among which are links, signs and frames that are only read.
func mayOverlap(h widgets.Hit) bool {
	if strings.HasSuffix(h.ID, ".veil") || strings.HasSuffix(h.ID, ".away") || slices.Contains([]string{"map", "minimap", "plan", "text"}, h.ID) {
		return true
	}
	_, spot := table.TargetOf(h.ID)
	return spot && (h.Zone == "board" || h.NoFocus)
}

// ours are the words that end in dots because we wrote them so.
var ours = []string{"Same as…", "press a key…", "Looking …", "Looking for", "Watch what happens…"}

// onBoard reports whether an item lies on the board, where names may lie over the
// drawing and over one another as pieces pass.
func onBoard(it widgets.Item, boards []widgets.Rect) bool {
	return slices.ContainsFunc(boards, func(r widgets.Rect) bool { return it.Clip != (widgets.Rect{}) && r.Intersect(it.Clip) == it.Clip })
}

func (p *Player) fitWords(name string) {
	p.T.Helper()
	type placed struct {
		text string
		r    widgets.Rect
	}
	var boards []widgets.Rect
	for _, it := range p.Last {
		if it.Kind == widgets.Canvas && it.Clip != (widgets.Rect{}) {
			boards = append(boards, it.Clip)
		}
	}
	var all []placed
	for _, it := range p.Last {
		if it.Kind == widgets.Box && it.Colour.A >= 140 && it.Soft == 0 {
			// What lies under a sheet, a tip or a veil is not written over.
			all = slices.DeleteFunc(all, func(a placed) bool { o := a.r.Intersect(it.R); return o.W > 0 && o.H > 0 })
		}
		if it.Kind != widgets.Words || onBoard(it, boards) {
			continue
		}
		ink := p.wholeWords(name, it)
		if v := seen(ink, it.Clip); v.W > 1 && v.H > 1 {
			all = append(all, placed{it.Text, v})
		}
	}
	for i, a := range all {
		for _, b := range all[:i] {
			if o := a.r.Intersect(b.r); o.W > 1.5 && o.H > 1.5 {
				p.T.Errorf("%s: %q is written over %q at %v", name, a.text, b.text, o)
			}
		}
	}
}

// wholeWords demands that a line of words is large enough, whole and within the window,
// and returns where its letters are.
func (p *Player) wholeWords(name string, it widgets.Item) widgets.Rect {
	p.T.Helper()
	// Letters that follow the reader's text size may shrink a little where a
	// sign has little room, but not to what was too small for them.
	cut := p.Cut != "" && strings.ContainsAny(it.Text, p.Cut)
	if scale := p.App.UI().TextScale; !cut && scale > 1.5 && it.Size < 8*scale && it.Face != face.UIBold {
		p.T.Errorf("%s: %q is %.1f points high at %.0f %%", name, it.Text, it.Size, scale*100)
	}
	w := p.App.UI().Type.Width(it.Face, it.Size, it.Text)
	if body := p.App.UI().FontSize(widgets.Body); it.R.X == 28 && it.Face == face.UIMedium && it.Size < body { // as the prompt is written
		p.T.Errorf("%s: %q shrinks to %.1f of %.1f points", name, it.Text, it.Size, body)
	}
	if w > it.R.W+1 {
		p.T.Errorf("%s: %q is %.0f wide and has %.0f", name, it.Text, w, it.R.W)
	}
	if strings.HasSuffix(it.Text, "…") && !cut &&
		!slices.ContainsFunc(ours, func(o string) bool { return strings.Contains(it.Text, o) || strings.Contains(o, it.Text) }) {
		p.T.Errorf("%s: %q was cut off", name, it.Text)
	}
	x := it.R.X
	switch it.Align {
	case widgets.Centre:
		x += (it.R.W - w) / 2
	case widgets.Right:
		x += it.R.W - w
	}
	ink := widgets.Rect{X: x, Y: it.R.Y + it.R.H/2 - it.Size*0.32, W: w, H: it.Size * 0.64}
	bounds := widgets.Rect{W: p.W, H: p.H}
	if it.Clip != (widgets.Rect{}) {
		bounds = widgets.Rect{X: it.Clip.X, Y: ink.Y, W: it.Clip.W, H: ink.H}
	}
	if in := ink.Intersect(bounds); in.W < ink.W-1 || in.H < ink.H-1 {
		p.T.Errorf("%s: %q at %v is not within %v", name, it.Text, ink, bounds)
	}
	return ink
}

// Walk presses Tab until it comes round, and demands that every place is met.
func (p *Player) Walk(name string) {
	p.T.Helper()
	p.Rest()
	met := map[string]bool{}
	for range len(p.App.UI().Hits()) + 3 {
		p.Press(input.Next)
		met[p.App.UI().Focused()] = true
	}
	for _, h := range p.App.UI().TopHits() {
		if !h.NoFocus && !h.NoTab && !met[h.ID] {
			p.T.Errorf("%s: Tab never comes to %q", name, h.ID)
		}
	}
}
