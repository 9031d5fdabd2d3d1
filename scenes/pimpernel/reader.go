package pimpernel

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// mostRead bounds the ways that are written on the sheet of the mission.
const mostRead = 4

// ReadSize implements table.Reader: favour tiles, mission cards, the mission itself, and
// close-ups of locations and areas.
func (b *Board) ReadSize(u *widgets.UI, target string) (w, h float64, ok bool) {
	if !b.readable(target) {
		return 0, 0, false
	}
	rows := b.rows(u, target)
	w = min(u.Scaled(340), u.W-16)
	if _, ok := b.closeUp(target); ok {
		w = min(u.Scaled(closeUpW), u.W-16)
	}
	h = parts.ParagraphsHeight(u, rows, w-36, rowGap) + 32
	return w, h + b.artHeight(u, target, w-36, h), true
}

// Read implements table.Reader.
func (b *Board) Read(u *widgets.UI, r widgets.Rect, target string) {
	u.Paper(r)
	rows := b.rows(u, target)
	in := widgets.Rect{X: r.X + 18, Y: r.Y + 16, W: r.W - 36, H: r.H - 32}
	if h := b.artHeight(u, target, in.W, parts.ParagraphsHeight(u, rows, in.W, rowGap)+32); h > 0 {
		var art widgets.Rect
		art, in = in.CutTop(h)
		b.art(u, widgets.Rect{X: art.X, Y: art.Y, W: art.W, H: art.H - 10}, target)
	}
	parts.WriteParagraphs(u, in, rows, rowGap)
}

// rowGap is below each paragraph of a card.
const rowGap = 5.0

// KeepInSight implements table.Reader: the plate of an enlarged location, the areas
// beside one of them or a favour, and the paths of a mission that is read.
func (b *Board) KeepInSight(target string) []widgets.Rect {
	if target != "current" {
		c, large := b.enlarged(target)
		if _, favor := b.areaOf(target); favor || large && c.area != nil {
			return b.strip()
		}
		if large {
			return []widgets.Rect{b.at(c.town.Location.ID(), 0, 0, townW, townH)}
		}
		return nil
	}
	keep := b.strip()
	for _, w := range b.View.Ways() {
		for _, l := range w.Stops {
			keep = append(keep, b.at(l.ID(), 0, 0, townW, townH))
		}
		for _, p := range w.Spaces {
			keep = append(keep, b.at(p.ID(), 0, 0, 40, 44))
		}
	}
	return keep
}

// pay paints the room that so many cubes by seat take behind a row, and writes them.
func pay(u *widgets.UI, cubes []int) (room float64, write func(r widgets.Rect)) {
	st := widgets.Line(face.UIBold, widgets.Body, u.Theme.Ink)
	side, w := u.LineHeight(widgets.Body), u.TextWidth("8", st)+4
	for _, n := range cubes {
		room += float64(min(n, 1)) * (side + w)
	}
	return room, func(r widgets.Rect) {
		for s, n := range cubes {
			if n == 0 {
				continue
			}
			lay(u, r.Left(side, side).Inset(3), rules.Seat(s))
			_, r = r.CutLeft(side)
			u.FitLabel(widgets.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, strconv.Itoa(n), st)
			_, r = r.CutLeft(w)
		}
	}
}

// readable reports whether a target is a card that can be held up.
func (b *Board) readable(target string) bool {
	if target == "current" {
		return len(b.View.Mission.Cards) > 0
	}
	if strings.HasPrefix(target, "card.") {
		return true
	}
	if _, ok := b.closeUp(target); ok {
		return true
	}
	a, ok := b.areaOf(target)
	return ok && a.Card != ""
}

// rows paints the words of a card.
func (b *Board) rows(u *widgets.UI, target string) []parts.Paragraph {
	head := widgets.Line(face.Heading, widgets.Large, u.Theme.Ink)
	body := widgets.Line(face.Text, widgets.Body, u.Theme.Ink)
	soft := widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft)
	if target == "current" && len(b.View.Mission.Cards) > 0 {
		return b.missionRows(u, head, body, soft)
	}
	if c, ok := b.closeUp(target); ok {
		return c.rows(b, head, body, soft, widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.Warn))
	}
	l := b.View.Label(target)
	all := []parts.Paragraph{{Words: l.Title, Style: head}, {Words: b.Host.Named(l.Text), Style: body}}
	if a, ok := b.areaOf(target); ok {
		for i, x := range a.Actions {
			if i > 0 && x == a.Actions[0] {
				continue // twice the same is said once
			}
			all = append(all, parts.Paragraph{Words: b.View.Explain(x), Style: soft})
		}
		return all
	}
	return append(all, parts.Paragraph{Words: "Add up both cards for the next mission.", Style: soft})
}

// missionRows tell the mission: where it goes, who waits, what is there of what it
// needs, and the ways with what each would pay.
func (b *Board) missionRows(u *widgets.UI, head, body, soft widgets.Style) []parts.Paragraph {
	m := b.View.Mission
	all := []parts.Paragraph{{Words: fmt.Sprintf("Mission %d: %s", m.Number, m.Goal), Style: head}}
	all = append(all, parts.Paragraph{Words: fmt.Sprintf("Waiting there: %s.", m.Cards[0].Rescue), Style: body})
	var needs []string
	for _, a := range b.View.Areas {
		if a.Area != core.RestArea && a.Need > 0 {
			needs = append(needs, fmt.Sprintf("%s %d of %d", a.Area, min(a.Total, a.Need), a.Need))
		}
	}
	all = append(all, parts.Paragraph{Words: "Ready: " + strings.Join(needs, ", ") + ".", Style: body})
	ways := b.View.Ways()
	if len(ways) == 0 {
		return all
	}
	words := widgets.If(ways[0].Complete, "Complete paths:", "No path is complete. The shortest:")
	all = append(all, parts.Paragraph{Words: words, Style: widgets.Line(face.UIMedium, body.Size, body.Colour)})
	for i, w := range ways {
		if i == mostRead {
			all = append(all, parts.Paragraph{Words: fmt.Sprintf("And %d more.", len(ways)-i), Style: soft})
			break
		}
		var stops []string
		for _, l := range w.Stops[1:] {
			stops = append(stops, l.String())
		}
		text := strings.Join(stops, ", ")
		text += widgets.If(w.Missing > 0, fmt.Sprintf(" (%s free)", prose.Amount(w.Missing, "space")), "")
		room, write := pay(u, w.Cubes)
		all = append(all, parts.Paragraph{Words: text, Style: body, Room: room, Beside: write})
	}
	return all
}

// areaOf returns the planning area of a favour.
func (b *Board) areaOf(favor string) (core.Planning, bool) {
	return parts.Find(b.View.Areas[:], func(a core.Planning) bool { return a.Area.FavorID() == favor })
}

// artHeight returns the room for the picture above the words: less where the window is
// low, and none where it would be a stamp.
func (b *Board) artHeight(u *widgets.UI, target string, w, words float64) float64 {
	if c, ok := b.closeUp(target); ok {
		return c.artHeight(u)
	}
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

// art paints the picture of a card.
func (b *Board) art(u *widgets.UI, r widgets.Rect, target string) {
	if c, ok := b.closeUp(target); ok {
		c.art(u, r)
		return
	}
	if target == "current" {
		cards := b.View.Mission.Cards
		each := min((r.W-8*float64(len(cards)-1))/float64(len(cards)), r.H*278/220)
		for i, c := range cards {
			b.card(u, widgets.Rect{X: r.X + float64(i)*(each+8), Y: r.Y, W: each, H: each * 220 / 278}, c)
		}
		return
	}
	if c, ok := parts.Find(append(b.View.Next, b.View.Mission.Cards...), func(c core.MissionCard) bool { return c.ID == target }); ok {
		w := min(r.W, r.H*278/220)
		b.card(u, r.Centre(w, w*220/278), c)
		return
	}
	if a, ok := b.areaOf(target); ok {
		w := min(r.W, r.H*240/150)
		u.Sprite(r.Centre(w, w*150/240), "pimpernel.favorcard."+a.Card, color.RGBA{A: 255})
	}
}
