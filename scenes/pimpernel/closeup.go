package pimpernel

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// Sizes of a close-up, in points at plain text size.
const (
	closeUpW    = 300.0
	closeUpCell = 46.0 // of a location space
	closeUpPile = 30.0 // of a cube in an area
)

// closeUp holds what a close-up shows of a target: a location, with the space that is
// pointed at, or an area.
type closeUp struct {
	town  *core.Town
	space int // of the town, or -1
	area  *core.Planning
}

// closeUp reports whether a target is shown enlarged beside itself: a location, one of
// its spaces or an area, while nothing is in hand and a press there would do nothing.
func (b *Board) closeUp(target string) (c closeUp, ok bool) {
	if c, ok = b.enlarged(target); !ok || b.View.Stage == core.StageDeal {
		return c, false
	}
	p := b.Host.Pointing()
	return c, p.Hand() == "" && !p.Next(target)
}

// enlarged returns the close-up of a target, whatever is in hand.
func (b *Board) enlarged(target string) (c closeUp, ok bool) {
	for i := range b.View.Towns {
		t := &b.View.Towns[i]
		if target == t.Location.ID() {
			return closeUp{town: t, space: -1}, true
		}
		for j, s := range t.Spaces {
			if target == s.ID {
				return closeUp{town: t, space: j}, true
			}
		}
	}
	for i := range b.View.Areas {
		if a := &b.View.Areas[i]; target == a.Area.ID() {
			return closeUp{area: a, space: -1}, true
		}
	}
	return c, false
}

// rows returns the words of a close-up: what it is, and why no cube can be put there now.
func (c closeUp) rows(b *Board, head, body, soft, warn widgets.Style) []parts.Paragraph {
	var all []parts.Paragraph
	say := func(words string, st widgets.Style) {
		all = append(all, parts.Paragraph{Words: b.Host.Named(words), Style: st})
	}
	if c.area != nil {
		l, favor := b.View.Label(c.area.Area.ID()), b.View.Label(c.area.Area.FavorID())
		say(l.Title, head)
		say(l.Text, body)
		say(favor.Title+": "+lowered(favor.Text), soft)
	} else {
		l := b.View.Label(c.town.Location.ID())
		say(l.Title, head)
		say(l.Text, body)
		for i, s := range c.town.Spaces {
			words := fmt.Sprintf("%d: %s", i+1, widgets.If(s.Icon == core.NoAction, "No icon", b.View.Label(s.Icon.ID()).Title))
			words += widgets.If(s.Spent, " (spent for this round)", "")
			if s.Owner >= 0 {
				words += ", filled by " + widgets.If(s.Owner == b.View.By, "you", b.View.Players[s.Owner].Name)
			}
			st := soft
			if i == c.space {
				st.Face, st.Colour = face.UIMedium, body.Colour
			}
			say(words, st)
		}
	}
	if why := c.whyNot(b); why != "" {
		say(why, warn)
	}
	return all
}

// whyNot says why no cube can be put there now, "" where one can or where it is not the reader's turn.
func (c closeUp) whyNot(b *Board) string {
	switch {
	case !b.Host.Playable():
		return ""
	case c.area != nil:
		return b.View.WhyNot(c.area.Area.ID()).Text
	case c.space >= 0:
		return b.View.WhyNot(c.town.Spaces[c.space].ID).Text
	case slices.ContainsFunc(c.town.Spaces, func(s core.Space) bool { return !b.View.WhyNot(s.ID).Refused() }):
		return ""
	}
	return b.View.WhyNot(c.town.Location.ID()).Text
}

// lowered begins a text with a small letter, to go on after a colon.
func lowered(text string) string { return strings.ToLower(text[:1]) + text[1:] }

// artHeight returns the room for the picture.
func (c closeUp) artHeight(u *widgets.UI) float64 {
	switch {
	case c.town != nil:
		return u.Scaled(closeUpCell) + 10
	case c.area.Total > 0:
		return u.Scaled(closeUpPile) + 10
	}
	return 0
}

// art paints the spaces of a location or the cubes of an area.
func (c closeUp) art(u *widgets.UI, r widgets.Rect) {
	if c.area != nil {
		c.piles(u, r)
		return
	}
	n := float64(len(c.town.Spaces))
	side := min(r.H, (r.W-(n-1)*6)/n)
	for i, s := range c.town.Spaces {
		at := widgets.Rect{X: r.X + float64(i)*(side+6), Y: r.Y, W: side, H: side}
		u.BorderedBox(at, cream, widgets.If(i == c.space, gold, sepia), widgets.If(i == c.space, 3.0, 1.5), 4)
		if s.Icon != core.NoAction {
			u.Sprite(at.Inset(side*0.12), s.Icon.Sprite(), widgets.If(s.Spent, widgets.Fade(sepia, 0.35), sepia))
		}
		if s.Owner >= 0 {
			lay(u, at.Inset(side*0.12), s.Owner)
		}
	}
}

// piles paints the cubes of an area by seat, each with its number.
func (c closeUp) piles(u *widgets.UI, r widgets.Rect) {
	st := widgets.Line(face.UIBold, widgets.Body, u.Theme.Ink)
	w := u.TextWidth("88", st) + 8
	for s, n := range c.area.Piles {
		if n == 0 {
			continue
		}
		lay(u, r.Left(r.H, r.H), rules.Seat(s))
		_, r = r.CutLeft(r.H + 5)
		u.FitLabel(widgets.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, strconv.Itoa(n), st)
		_, r = r.CutLeft(w)
	}
}
