package cardinal

import (
	"fmt"
	"strings"

	"intrigue/maps/face"
	rules "intrigue/rules/cardinal"
	"intrigue/scenes/widgets"
)

// Tray implements scenes.Board: the supply, whose coins lure guards, and the
// decisions that are words.
func (b *Board) Tray(u *widgets.UI, r widgets.Rect) {
	words := b.words()
	x := r.X
	if b.view.Stage == rules.StageFree || len(words) == 0 {
		x = b.supply(u, r)
	}
	w := min(180*max(1, u.TextScale*0.8), (r.X+r.W-x)/float64(max(1, len(words)))-8)
	for i, what := range words {
		key := widgets.Rect{X: x + float64(i)*(w+8), Y: r.Y + r.H/2 - 20, W: w, H: 40}
		id := "choice." + what
		b.where[id] = key
		weight := widgets.Plain
		if i == 0 && len(words) > 1 {
			weight = widgets.Primary
		}
		if u.Button(id, key, choiceName(what), widgets.ButtonOpt{Icon: choiceIcon(what), Weight: weight}) {
			for _, c := range b.table.Possible() {
				if c.Path[0] == id {
					b.choose(c)
					return
				}
			}
		}
	}
}

// words are the decisions that point at no place.
func (b *Board) words() []string {
	var all []string
	for _, c := range b.table.Choices() {
		if what, ok := strings.CutPrefix(c.Path[0], "choice."); ok {
			all = append(all, what)
		}
	}
	return all
}

func choiceName(what string) string {
	switch what {
	case "take":
		return "Take the guard"
	case "leave":
		return "Leave him"
	case "spare":
		return "Spare them"
	}
	return "Finish"
}

func choiceIcon(what string) string {
	switch what {
	case "take":
		return "icon.check"
	case "finish":
		return "icon.flag"
	}
	return "icon.close"
}

// supply lays out the coins one holds, and returns where it ends.
func (b *Board) supply(u *widgets.UI, r widgets.Rect) float64 {
	st := widgets.Style{Face: face.Heading, Size: widgets.Large, Colour: u.Theme.Pale}
	w := min(u.Wide("Supply", st)+6, 110)
	u.Shrunk(widgets.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, "Supply", st)
	x := r.X + w + 8
	side := min(r.H*0.78, 52)
	for _, s := range rules.Suits() {
		n := b.view.Supply[s]
		id := "supply." + s.String()
		cell := widgets.Rect{X: x, Y: r.Y, W: side + 30, H: r.H}
		can := b.table.Playable() && b.playable(id)
		u.Place(widgets.Hit{ID: id, R: cell, Press: true, Skip: !can, Grab: true})
		b.where[id] = cell
		alpha := 1.0
		if n == 0 {
			alpha = 0.28
		}
		switch {
		case b.hand == id:
			u.Edged(cell, widgets.Fade(gold, 0.2), gold, 1.5, 7)
		case u.Hot() == id && u.Active():
			u.Box(cell, widgets.Fade(gold, 0.15), 7)
		}
		u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, Name: "cardinal.coin." + s.String(), Colour: cream, Alpha: alpha,
			R: widgets.Rect{X: x + 3, Y: r.Y + (r.H-side)/2, W: side, H: side}}})
		u.Label(widgets.Rect{X: x + side + 6, Y: r.Y, W: 26, H: r.H}, fmt.Sprint(n), widgets.Style{Face: face.UIMedium, Size: widgets.Large, Colour: widgets.Fade(u.Theme.Pale, alpha)})
		if u.Clicked(id) {
			if b.hand == id {
				b.table.Pick.Reset()
				b.hand = ""
			} else {
				b.take(id)
			}
		}
		x += cell.W + 6
	}
	return x + 12
}
