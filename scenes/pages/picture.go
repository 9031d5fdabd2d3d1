package pages

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// Scene is a part of the table in a position of a game, with what is written beside it, as the key of a picture names it:
//
//	board detective 21 | show station.46 station.13 | Mr X was here station.11 | arrow station.13 station.46
//
// shows the board after 21 entries of the lesson "detective", so near that these stations fill it, with a label and an
// arrow. Without a lesson the game is that of the book. "eyes 1" looks through the eyes of seat 1, and "tall 0.5" makes a
// picture of the board half as high as it is wide, and any other no higher.
type Scene struct {
	Part   string // "board", "sidebar", "tray" or "table"
	Lesson string
	Entry  int
	Eyes   int // the seat that looks; -1 for the person of the lesson
	Show   []string
	tall   float64
	labels []label
}

// label is words beside a target, or an arrow that leads to it from another one.
type label struct{ words, from, to string }

// Illustration is a scene as it is painted: Crop is what is seen of the items.
type Illustration struct {
	Items []widgets.Item
	Crop  widgets.Rect
	Where func(target string) (widgets.Rect, bool)
}

// ParseScene reads the key of a picture.
func ParseScene(key string) (s Scene, err error) {
	s.tall, s.Eyes = 0.56, -1
	parts := strings.Split(key, "|")
	head := strings.Fields(parts[0])
	if len(head) == 3 {
		s.Lesson = head[1]
	} else if len(head) != 2 {
		return s, fmt.Errorf("the picture %q does not name a part and a number of entries", key)
	}
	s.Part = head[0]
	if s.Entry, err = strconv.Atoi(head[len(head)-1]); err != nil {
		return s, err
	}
	for _, part := range parts[1:] {
		words := strings.Fields(part)
		n := len(words) - 1
		if n < 1 {
			return s, fmt.Errorf("%q of the picture %q means nothing", part, key)
		}
		switch {
		case words[0] == "show":
			s.Show = words[1:]
		case words[0] == "eyes" && n == 1:
			s.Eyes, err = strconv.Atoi(words[1])
		case words[0] == "tall" && n == 1:
			s.tall, err = strconv.ParseFloat(words[1], 64)
		case words[0] == "arrow" && n == 2:
			s.labels = append(s.labels, label{from: words[1], to: words[2]})
		default:
			s.labels = append(s.labels, label{words: strings.Join(words[:n], " "), to: words[n]})
		}
		if err != nil {
			return s, err
		}
	}
	return s, nil
}

// Targets are all that the key names.
func (s Scene) Targets() []string {
	all := slices.Clone(s.Show)
	for _, l := range s.labels {
		all = append(all, l.to, cmp.Or(l.from, l.to))
	}
	return all
}

// drawn returns what paints a scene in a column w points wide, and how high it is. Of the board it is laid out when it first
// comes into sight; what else there is has a height of its own.
func (s Scene) drawn(a *app.App, of Subject, game string, w float64) (h float64, paint func(*widgets.UI, widgets.Rect)) {
	h = math.Round(w * s.tall)
	once := sync.OnceValue(func() Illustration {
		i, _ := of.Illustrate(a, game, s, w, h) // the tests lay all pictures out
		return i
	})
	if s.Part != "board" && once().Crop.W > 0 {
		h = min(h, w*once().Crop.H/once().Crop.W)
	}
	return h, func(u *widgets.UI, r widgets.Rect) {
		if i := once(); i.Crop.W > 0 {
			s.paint(u, r, i)
		}
	}
}

// paint paints an illustration in r, as large as it fits there, with its labels and arrows. Until the ground of a board is
// drawn it is not there.
func (s Scene) paint(u *widgets.UI, r widgets.Rect, i Illustration) {
	k := min(r.W/i.Crop.W, r.H/i.Crop.H)
	r = r.Centre(i.Crop.W*k, i.Crop.H*k)
	out := func(target string) (at widgets.Rect) {
		if at, _ = i.Where(target); at.W > 0 {
			at = widgets.Rect{X: r.X + (at.X-i.Crop.X)*k, Y: r.Y + (at.Y-i.Crop.Y)*k, W: at.W * k, H: at.H * k}
		}
		return at
	}
	u.Clipped(r, func() {
		if !u.Place(i.Items, k, r.X-i.Crop.X*k, r.Y-i.Crop.Y*k) {
			return
		}
		var taken []widgets.Rect // what no label covers
		for _, id := range s.Targets() {
			taken = append(taken, out(id))
		}
		for _, l := range s.labels {
			if l.from != "" {
				taken = append(taken, arrow(u, out(l.from), out(l.to)))
			}
		}
		for _, l := range s.labels {
			if l.words != "" {
				taken = append(taken, tag(u, r, out(l.to), l.words, taken))
			}
		}
	})
	u.BorderedBox(r, widgets.Colour{}, u.Theme.Line, 1.5, 0)
}

// tag writes words beside a place, within r and off what is taken, and returns where they stand.
func tag(u *widgets.UI, r, at widgets.Rect, words string, taken []widgets.Rect) (best widgets.Rect) {
	st := app.Ink(u, face.UIMedium, widgets.Body).Centred()
	w, h := u.TextWidth(words, st)+14, u.LineHeight(st.Size)+4
	least := -1.0
	mid := at.Mid()
	for _, gap := range []float64{10, 26, 48} {
		dx, dy := (at.W+w)/2+gap, (at.H+h)/2+gap
		for _, way := range [][2]float64{{1, 0}, {-1, 0}, {0, -1}, {0, 1}, {1, -1}, {-1, -1}, {1, 1}, {-1, 1}} {
			one := widgets.Rect{X: mid.X + way[0]*dx - w/2, Y: mid.Y + way[1]*dy - h/2, W: w, H: h}
			seen := one.Intersect(r.Inset(4))
			covers := 4 * (w*h - seen.W*seen.H)
			for _, t := range taken {
				both := one.Intersect(t.Inset(-3))
				covers += both.W * both.H
			}
			if least < 0 || covers < least {
				best, least = one, covers
			}
		}
	}
	line(u, geom.Pt(min(max(mid.X, best.X+6), best.X+best.W-6), best.Mid().Y), edge(at, best.Mid()))
	u.BorderedBox(best, u.Theme.Paper, u.Theme.Accent, 1.5, 5)
	u.Label(best, words, st)
	return best
}

// edge is where the line from the middle of a place to p leaves it.
func edge(at widgets.Rect, p geom.Point) geom.Point {
	m := at.Mid()
	dx, dy := p.X-m.X, p.Y-m.Y
	k := min(1, 0.5/max(math.Abs(dx)/max(1, at.W), math.Abs(dy)/max(1, at.H), 1e-6))
	return geom.Pt(m.X+dx*k, m.Y+dy*k)
}

// line paints a line that is seen on light ground and on dark.
func line(u *widgets.UI, points ...geom.Point) {
	u.Stroke(points, 6, u.Theme.Paper, 0, 0)
	u.Stroke(points, 3, u.Theme.Accent, 0, 0)
}

// arrow paints an arrow from one place to another, and returns where it lies.
func arrow(u *widgets.UI, from, to widgets.Rect) widgets.Rect {
	a, b := edge(from, to.Mid()), edge(to, from.Mid())
	d := max(1, a.Distance(b))
	dx, dy := (b.X-a.X)/d, (b.Y-a.Y)/d
	wing := func(side float64) geom.Point { return geom.Pt(b.X-14*dx+side*8*dy, b.Y-14*dy-side*8*dx) }
	line(u, a, b, wing(1), b, wing(-1))
	return widgets.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: math.Abs(dx*d) + 1, H: math.Abs(dy*d) + 1}
}
