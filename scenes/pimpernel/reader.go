package pimpernel

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/prose"
	"intrigue/scenes/widgets"
)

// row is a paragraph of a card that is held up, with cubes by seat behind it.
type row struct {
	words string
	st    widgets.Style
	cubes []int
}

// mostRead bounds the ways that are written on the sheet of the mission.
const mostRead = 4

// ReadSize implements table.Reader: favours, mission cards and the mission itself.
func (b *Board) ReadSize(u *widgets.UI, target string) (w, h float64, ok bool) {
	if !b.readable(target) {
		return 0, 0, false
	}
	rows := b.rows(u, target)
	w = min(u.Scaled(340), u.W-16)
	h = b.rowsHeight(u, rows, w-36) + 32
	return w, h + b.artHeight(u, target, w-36, h), true
}

// Read implements table.Reader.
func (b *Board) Read(u *widgets.UI, r widgets.Rect, target string) {
	u.Paper(r)
	rows := b.rows(u, target)
	in := widgets.Rect{X: r.X + 18, Y: r.Y + 16, W: r.W - 36, H: r.H - 32}
	if h := b.artHeight(u, target, in.W, b.rowsHeight(u, rows, in.W)+32); h > 0 {
		var art widgets.Rect
		art, in = in.CutTop(h)
		b.art(u, widgets.Rect{X: art.X, Y: art.Y, W: art.W, H: art.H - 10}, target)
	}
	for _, p := range rows {
		pay := b.payWidth(u, p)
		h := u.Text(widgets.Rect{X: in.X, Y: in.Y, W: in.W - pay}, p.words, p.st)
		b.pay(u, widgets.Rect{X: in.X + in.W - pay, Y: in.Y, W: pay, H: u.LineHeight(p.st.Size)}, p.cubes)
		in.Y += h + 5
	}
}

// KeepInSight implements table.KeepsInSight: whoever reads the mission sees its ways too.
func (b *Board) KeepInSight(target string) []widgets.Rect {
	if target != "current" {
		return nil
	}
	var keep []widgets.Rect
	for _, a := range b.View.Areas {
		keep = append(keep, b.Bounds(b.m, a.Area.ID()))
	}
	for _, w := range b.View.Ways() {
		for _, l := range w.Stops {
			keep = append(keep, b.at(l.ID(), 0, 0, 150, 96))
		}
		for _, p := range w.Spaces {
			keep = append(keep, b.at(p.ID(), 0, 0, 40, 44))
		}
	}
	return keep
}

// payWidth is the room that the cubes of a row take.
func (b *Board) payWidth(u *widgets.UI, p row) float64 {
	n := 0
	for _, c := range p.cubes {
		n += min(c, 1)
	}
	return float64(n) * (u.LineHeight(widgets.Body) + u.TextWidth("8", widgets.Style{Face: face.UIBold, Size: widgets.Body}) + 4)
}

// pay writes how many cubes of each colour something takes.
func (b *Board) pay(u *widgets.UI, r widgets.Rect, cubes []int) {
	st := widgets.Line(face.UIBold, widgets.Body, u.Theme.Ink)
	x := r.X
	for s, n := range cubes {
		if n == 0 {
			continue
		}
		m := cube(rules.Seat(s))
		side := u.LineHeight(widgets.Body)
		u.Sprite(widgets.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}.Inset(3), m.Sprite, m.Tint)
		w := u.TextWidth("8", st) + 4
		u.FitLabel(widgets.Rect{X: x + side, Y: r.Y, W: w, H: r.H}, strconv.Itoa(n), st)
		x += side + w
	}
}

func (b *Board) rowsHeight(u *widgets.UI, rows []row, w float64) (h float64) {
	for _, p := range rows {
		h += u.TextHeight(p.words, p.st, w-b.payWidth(u, p)) + 5
	}
	return h
}

// readable reports whether a target is a card that can be held up.
func (b *Board) readable(target string) bool {
	if target == "current" {
		return len(b.View.Mission.Cards) > 0
	}
	if strings.HasPrefix(target, "card.") {
		return true
	}
	a, ok := b.areaOf(target)
	return ok && a.Card != ""
}

// rows are the words of a card.
func (b *Board) rows(u *widgets.UI, target string) []row {
	head := widgets.Line(face.Heading, widgets.Large, u.Theme.Ink)
	body := widgets.Line(face.Text, widgets.Body, u.Theme.Ink)
	soft := widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft)
	if target == "current" && len(b.View.Mission.Cards) > 0 {
		return b.missionRows(head, body, soft)
	}
	l := b.View.Label(target)
	all := []row{{words: l.Title, st: head}, {words: b.Seat.Named(l.Text), st: body}}
	if a, ok := b.areaOf(target); ok {
		for i, x := range a.Actions {
			if i > 0 && x == a.Actions[0] {
				continue // twice the same is said once
			}
			all = append(all, row{words: b.View.Explain(x), st: soft})
		}
		return all
	}
	return append(all, row{words: "The next mission takes what the two cards ask for together.", st: soft})
}

// missionRows tell the mission: where it goes, who waits, what is there of what it
// needs, and the ways with what each would pay.
func (b *Board) missionRows(head, body, soft widgets.Style) []row {
	m := b.View.Mission
	all := []row{{words: fmt.Sprintf("Mission %d: to %s", m.Number, m.Goal), st: head}}
	for _, c := range m.Cards[:1] {
		all = append(all, row{words: fmt.Sprintf("There waits %s.", c.Rescue), st: body})
	}
	var needs []string
	for _, a := range b.View.Areas {
		if a.Area != pimpernel.RestArea && a.Need > 0 {
			needs = append(needs, fmt.Sprintf("%s %d of %d", a.Area, a.Total, a.Need))
		}
	}
	all = append(all, row{words: prose.Capital(strings.Join(needs, ", ")) + ".", st: body})
	ways := b.View.Ways()
	if len(ways) == 0 {
		return all
	}
	words := widgets.If(ways[0].Complete, "The Pimpernel can reach it:", "No way is complete. The nearest:")
	st := body
	st.Face = face.UIMedium
	all = append(all, row{words: words, st: st})
	for i, w := range ways {
		if i == mostRead {
			all = append(all, row{words: fmt.Sprintf("and %d more.", len(ways)-i), st: soft})
			break
		}
		var stops []string
		for _, l := range w.Stops[1:] {
			stops = append(stops, l.String())
		}
		text := strings.Join(stops, ", ")
		if w.Missing > 0 {
			text += fmt.Sprintf(" (%d free)", w.Missing)
		}
		all = append(all, row{words: text, st: body, cubes: w.Cubes})
	}
	return all
}

// areaOf is the planning area of a favour.
func (b *Board) areaOf(favor string) (pimpernel.Planning, bool) {
	for _, a := range b.View.Areas {
		if a.Area.FavorID() == favor {
			return a, true
		}
	}
	return pimpernel.Planning{}, false
}

// artHeight is the room for the picture above the words: less where the window is
// low, and none where it would be a stamp.
func (b *Board) artHeight(u *widgets.UI, target string, w, words float64) float64 {
	h := w * 150 / 240
	if kind, _, _ := strings.Cut(target, "."); kind == "card" {
		h = w * 220 / 278
	}
	if n := float64(len(b.View.Mission.Cards)); target == "current" {
		h = (w - 8*(n-1)) / n * 220 / 278
	}
	if h = min(h+10, u.H-16-words); h < 80 {
		return 0
	}
	return h
}

// art is the picture of a card.
func (b *Board) art(u *widgets.UI, r widgets.Rect, target string) {
	if target == "current" {
		cards := b.View.Mission.Cards
		each := min((r.W-8*float64(len(cards)-1))/float64(len(cards)), r.H*278/220)
		for i, c := range cards {
			b.card(u, widgets.Rect{X: r.X + float64(i)*(each+8), Y: r.Y, W: each, H: each * 220 / 278}, c)
		}
		return
	}
	for _, c := range append(b.View.Next, b.View.Mission.Cards...) {
		if c.ID == target {
			w := min(r.W, r.H*278/220)
			b.card(u, r.Centre(w, w*220/278), c)
			return
		}
	}
	if a, ok := b.areaOf(target); ok {
		w := min(r.W, r.H*240/150)
		u.Sprite(r.Centre(w, w*150/240), "pimpernel.favorcard."+a.Card, color.RGBA{A: 255})
	}
}
