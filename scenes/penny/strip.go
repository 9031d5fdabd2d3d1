package penny

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// fuse paints the strip above the map: what is needed to win, and the hell track as a fuse.
func (b *Board) fuse(u *widgets.UI, r widgets.Rect) {
	u.Box(r, color.RGBA{0x24, 0x1B, 0x16, 255}, 0)
	in := widgets.Rect{X: r.X + 8, Y: r.Y + 3, W: r.W - 16, H: r.H - 6}
	h := b.View.Hell()
	goal, track := in.CutLeft(max(in.W*widgets.If(b.View.Mode() == box.Rush, 0.64, 0.5), in.W-float64(h.Spaces)*in.H-20))
	b.goal(u, goal)
	track.X, track.W = track.X+12, track.W-16
	if h.Spaces == 0 {
		return
	}
	b.Host.Spot(u, table.Spot{ID: "hell.track", R: track, Role: table.Sign, NoFocus: true})
	side := min(track.H, track.W/float64(h.Spaces))
	x, y := track.X+track.W-side*float64(h.Spaces), track.Y+(track.H-side)/2
	for n := 1; n <= h.Spaces; n++ {
		s := widgets.Rect{X: x + float64(n-1)*side, Y: y, W: side, H: side}
		name := "penny.hell.space"
		switch {
		case n < h.Space:
			name = "penny.hell.burnt"
		case n == h.Spaces:
			name = "penny.hell.end"
		case slices.Contains(h.Red, n):
			name = "penny.hell.red"
		}
		u.Sprite(s, name, ink)
		if n == h.Space {
			u.Sprite(s.Inset(-side*0.12), "penny.hell.spark", ink)
			if !b.counted() { // else it would be a second number of the round
				figure(u, s.Centre(side*0.42, side*0.4), itoa(n), face.UIBold, ink, widgets.Centre)
			}
		}
		if n == h.MiniAt && h.MiniWaits {
			u.Sprite(widgets.Rect{X: s.X + side*0.62, Y: s.Y - side*0.05, W: side * 0.46, H: side * 0.7}, "penny.villain.mini", blood)
		}
	}
}

// counted reports whether the tally above the map says which round it is.
func (b *Board) counted() bool { return strings.HasPrefix(b.View.Goal().Clock, "Round") }

// tally returns how far the goal is: a number of so many, or only a number where the goal is that there
// are none.
func tally(have, of int) string {
	if of == 0 {
		return itoa(have)
	}
	return itoa(have) + " / " + itoa(of)
}

// ended returns a sentence that was cut short, with its full stop.
func ended(words string) string { return strings.TrimSuffix(words, ".") + "." }

// goal paints the tally: what is needed to win, how far that is, and the clock.
func (b *Board) goal(u *widgets.UI, r widgets.Rect) {
	g := b.View.Goal()
	if g.Need == "" {
		return
	}
	num, words := r.CutLeft(u.Scaled(62))
	u.BorderedBox(num.Inset(1), blood, news, 1.2, 4)
	u.FitLabel(num.Inset(4), tally(g.Have, g.Want), widgets.Line(face.UIBold, widgets.Large, news).Centred())
	words.X, words.W = words.X+8, words.W-8
	words = b.tracks(u, words)
	words.W -= 8
	b.sign(u, "goal", widgets.Rect{X: r.X, Y: r.Y, W: words.X + words.W - r.X, H: r.H},
		"Your goal. "+g.Need+" "+prose.Capital(g.Tally)+". "+g.Clock)
	up, low := words.CutTop(words.H / 2)
	need, st := g.Need, widgets.Line(face.UIMedium, widgets.Tiny, news)
	short := strings.NewReplacer(" more of any kind", " more", "one resource of each kind", "all 5 kinds").Replace(need)
	most, _, _ := strings.Cut(need, ",")
	least, _, _ := strings.Cut(need, ":")
	least, _, _ = strings.Cut(least, " when ") // the clock says when the last round ends
	if short != need {
		most = least // half of what a portal needs is worse than nothing of it
	}
	if _, task, ok := strings.Cut(most, ": "); ok && strings.HasPrefix(most, "Chapter ") {
		short, _, _ = strings.Cut(prose.Capital(task), " by ") // the sidebar says which chapter it is
		least = short
	}
	u.FitLabel(up, u.FirstFitting(up.W, st, need, ended(short), ended(most), ended(least), prose.Capital(g.Tally)+".",
		tally(g.Have, g.Want)+"."), st)
	st = widgets.Line(face.UI, widgets.Tiny, gold)
	clock, _, _ := strings.Cut(g.Clock, ";")
	left := widgets.If(g.Left > 0 && !b.counted(), " At most "+prose.Count(g.Left, "round")+" left.", "")
	if b.counted() && g.Left == 1 {
		left = " This is the last."
	}
	if b.View.Mode() == box.Open { // what the number counts
		left += " " + prose.Capital(g.Tally) + "."
	}
	u.FitLabel(low, u.FirstFitting(low.W, st, g.Clock+left, g.Clock, ended(clock)), st)
}

// The tracks of a Boss Rush and of the Heist stand in the strip, too.

// goalLeast is how wide the words of the goal are at least.
const goalLeast = 160.0

// tracks paints those of the scenario at the right of r, and returns the room before them.
func (b *Board) tracks(u *widgets.UI, r widgets.Rect) (rest widgets.Rect) {
	if x, rush := b.View.Rush(); rush {
		return b.opponentTrack(u, r, x)
	}
	if x, heist := b.View.Counters(); heist {
		return b.heistTrack(u, r, x)
	}
	return r
}

// opponentTrack paints the opponents in a row: those who are beaten, struck through; the present one, with what is left of its
// health; and those who wait.
func (b *Board) opponentTrack(u *widgets.UI, r widgets.Rect, x penny.RushView) widgets.Rect {
	h, words := r.H-2, u.Scaled(goalLeast)
	cell := min(h*4/3, (r.W-words)/float64(x.Of)-4)
	room := min(u.Scaled(130), r.W-words-float64(x.Of)*(cell+4))
	if cell < 24 {
		return r
	}
	if room < u.Scaled(90) {
		room = 0
	}
	rest, row := r.CutLeft(r.W - float64(x.Of)*(cell+4) - room)
	at := widgets.Rect{X: row.X, Y: row.Y + 1, W: cell, H: h}
	for i := range x.Of {
		id, said := fmt.Sprintf("opponent.%d", i+1), fmt.Sprintf("Opponent %d of %d. ", i+1, x.Of)
		switch {
		case i >= len(x.Line):
			u.BorderedBox(at, widgets.Fade(news, 0.1), widgets.Fade(news, 0.35), 1, 3)
			said += "You learn who it is when it comes."
		case i < x.Beaten:
			woodcut(u, at, picture(x.Line[i]))
			u.Box(at, widgets.Fade(ink, 0.5), 3)
			u.Stroke([]geom.Point{{X: at.X + 4, Y: at.Y + h - 4}, {X: at.X + cell - 4, Y: at.Y + 4}}, 3, blood, 0, 0)
			said += x.Line[i].Name + ", beaten."
		case i > x.Beaten || x.Pause > 0:
			woodcut(u, at, picture(x.Line[i]))
			u.Box(at, widgets.Fade(around, 0.5), 3)
			said += x.Line[i].Name + " waits."
			if i == x.Beaten {
				soon := "comes in " + prose.Count(x.Pause, "round")
				said = strings.TrimSuffix(said, ".") + ", and " + soon + "."
				if room > 0 {
					up, low := widgets.Rect{X: at.X + cell + 6, Y: at.Y, W: room - 12, H: h}.CutTop(h / 2)
					st := widgets.Line(face.UIMedium, widgets.Tiny, news)
					u.FitLabel(up, u.FirstFitting(up.W, st, x.Line[i].Name, shortTitle(x.Line[i].Name)), st)
					u.FitLabel(low, soon, widgets.Line(face.UI, widgets.Tiny, gold))
					b.sign(u, id, at, said)
					at.X += room + cell + 4
					continue
				}
			}
		default:
			left := x.Line[i].Health
			if v, ok := parts.Find(b.known.villains, func(v penny.VillainView) bool { return v.Card.ID == x.Line[i].ID }); ok && v.Left > 0 {
				left = v.Left
			}
			woodcut(u, at, picture(x.Line[i]))
			u.BorderedBox(at.Inset(-1), widgets.Colour{}, blood, 3, 3)
			said += fmt.Sprintf("%s: %d of %d health left.", x.Line[i].Name, left, x.Line[i].Health)
			if room > 0 {
				b.healthOf(u, widgets.Rect{X: at.X + cell + 6, Y: at.Y, W: room - 12, H: h}, x.Line[i], left)
				b.sign(u, id, at, said)
				at.X += room + cell + 4
				continue
			}
		}
		b.sign(u, id, at, said)
		at.X += cell + 4
	}
	return rest
}

// healthOf names an opponent above its health, point by point: what was dealt is struck out in blood.
func (b *Board) healthOf(u *widgets.UI, r widgets.Rect, c penny.CardView, left int) {
	up, low := r.CutTop(r.H / 2)
	u.FitLabel(up, u.FirstFitting(up.W, widgets.Line(face.UIMedium, widgets.Tiny, news), c.Name, shortTitle(c.Name)),
		widgets.Line(face.UIMedium, widgets.Tiny, news))
	side := min(low.H*0.8, low.W/float64(max(1, c.Health)))
	for i := range c.Health {
		pip := widgets.Rect{X: low.X + float64(i)*side, Y: low.Y + (low.H-side)/2, W: side, H: side}.Inset(side * 0.12)
		u.BorderedBox(pip, widgets.If(i < c.Health-left, blood, news), news, 1, pip.W/2)
	}
}

// heistTrack paints the chapters, and the gold of the heroes and of the thieves as bars.
func (b *Board) heistTrack(u *widgets.UI, r widgets.Rect, x penny.CounterView) widgets.Rect {
	wide := min(u.Scaled(330), r.W-u.Scaled(goalLeast))
	side := min(r.H-4, wide*0.1)
	least := 3*(side+3) + 6 + u.TextWidth(goldWords("Thieves", x.Goal, x.Goal), barStyle) + 14
	if wide < least {
		return r
	}
	rest, row := r.CutLeft(r.W - wide)
	for i := range 3 {
		at := widgets.Rect{X: row.X + float64(i)*(side+3), Y: row.Y + (row.H-side)/2, W: side, H: side}
		now, past := i+1 == b.View.Chapter(), i+1 < b.View.Chapter()
		fill := widgets.If(now, blood, widgets.Fade(news, widgets.If(past, 0.35, 0.08)))
		u.BorderedBox(at, fill, widgets.Fade(news, widgets.If(now, 1, 0.4)), 1.2, 4)
		figure(u, at.Inset(side*0.14), chapters[i+1][1:], face.Heading, news, widgets.Centre)
		b.sign(u, fmt.Sprintf("chapter.%d", i+1), at, fmt.Sprintf("Chapter%s of III%s", chapters[i+1], widgets.If(now, ": you are here.", ".")))
	}
	_, bars := row.CutLeft(3*(side+3) + 6)
	up, low := bars.CutTop(bars.H / 2)
	b.goldBar(u, up, "heroes", x.Heroes, x.Goal, gold)
	b.goldBar(u, low, "thieves", x.Thieves, x.Trigger, blood)
	return rest
}

// barStyle says how the words on a bar are written, goldWords what they are.
var barStyle = widgets.Line(face.UIMedium, widgets.Tiny, news).Centred()

func goldWords(name string, n, of int) string { return fmt.Sprintf("%s %d / %d gold", name, n, of) }

// goldBar paints how much gold of so much lies on a counter card.
func (b *Board) goldBar(u *widgets.UI, r widgets.Rect, key string, n, of int, fill widgets.Colour) {
	name := prose.Capital(key)
	r = r.Inset(1.5)
	u.BorderedBox(r, widgets.Fade(news, 0.08), widgets.Fade(news, 0.4), 1, 4)
	share := math.Min(1, float64(n)/float64(max(1, of)))
	u.Box(widgets.Rect{X: r.X + 1, Y: r.Y + 1, W: (r.W - 2) * share, H: r.H - 2}, widgets.Fade(fill, 0.75), 3)
	words := goldWords(name, n, of)
	at := r.Centre(min(r.W, u.TextWidth(words, barStyle)+10), r.H-2)
	u.Box(at, widgets.Fade(ink, 0.6), 3) // so that the words are read on any fill
	u.FitLabel(r, words, barStyle)
	counter := b.View.Label(id(aCounter, widgets.If(key == "heroes", "heroes", "villains")))
	b.sign(u, "track."+key, r, fmt.Sprintf("%s: %d of %d gold. %s", name, n, of, counter.Text))
}
