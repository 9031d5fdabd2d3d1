package pimpernel

import (
	"fmt"
	"image/color"
	"strconv"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
	"intrigue/scenes/widgets"
)

// cell returns where a space of a town lies, in units from the middle of its plate.
func cell(t core.Town, i int) (x, y float64) {
	n := len(t.Spaces)
	pitch := map[int]float64{3: 36, 4: 32, 5: 28.8}[n]
	if t.Card == "" {
		pitch = 28.8
	}
	return (float64(i) - float64(n-1)/2) * pitch * plate, 31.4 * plate
}

// towns lay the strips of their cards over the plates, with the icons of the spaces.
func (b *Board) towns(u *widgets.UI) {
	for _, t := range b.View.Towns {
		if t.Card == "" {
			continue // the spaces are printed on the map
		}
		u.Sprite(b.at(t.Location.ID(), 0, 31.4*plate, 146*plate, 33*plate), fmt.Sprintf("pimpernel.strip.%d", len(t.Spaces)), sepia)
		for i, s := range t.Spaces {
			if s.Icon == core.NoAction {
				continue
			}
			x, y := cell(t, i)
			tint := widgets.If(s.Spent, widgets.Fade(sepia, 0.35), sepia)
			u.Sprite(b.at(t.Location.ID(), x, y, iconSide, iconSide), s.Icon.Sprite(), tint)
		}
	}
}

// houses lay the buildings on their hexes.
func (b *Board) houses(u *widgets.UI) {
	for _, h := range b.View.Hexes {
		if h.Kind != core.Market && b.View.Stage != core.StageDeal {
			u.Sprite(b.at(h.ID, 0, 0, 80, 72), "pimpernel.hex."+h.Kind.Key(), sepia)
		}
	}
}

// houseNames name them, above their rims and within the frame of the map.
func (b *Board) houseNames(u *widgets.UI) {
	const frame = 14.0
	foot := b.Camera.Now().Out(0, b.m.H-frame).Y
	for _, h := range b.View.Hexes {
		if h.Kind != core.Market && b.View.Stage != core.StageDeal {
			r := b.at(h.ID, 0, 37, 74, 21)
			r.Y = min(r.Y, foot-r.H)
			b.sign(u, r, b.View.Label(h.ID).Title)
		}
	}
}

// sign names a thing of the map on a small plate, where its letters can be read.
func (b *Board) sign(u *widgets.UI, r widgets.Rect, words string) {
	if r.H*0.68 < dust {
		return
	}
	u.BorderedBox(r, widgets.Fade(cream, 0.92), widgets.Fade(sepia, 0.6), 1, r.H*0.3)
	b.figure(u, r, words, sepia)
}

// dust is the height of letters that nobody can read any more.
const dust = 7

// figure writes a number or a word on the map, as large as its box allows: it grows
// with the map and vanishes before it turns to dust.
func (b *Board) figure(u *widgets.UI, r widgets.Rect, words string, ink color.RGBA) {
	size := r.H * 0.68
	if size < dust {
		return
	}
	w := u.Type.Width(face.UIBold, size, words)
	if w > r.W-2 {
		size *= (r.W - 2) / w
	}
	u.FixedLabel(r, words, widgets.Line(face.UIBold, size, ink).Centred())
}

// tucked says how far a card of the last mission looks out from under the one above it.
const tucked = 79.0

// missions lays the cards of the current and the next mission on their slots.
func (b *Board) missions(u *widgets.UI) {
	v := b.View
	cards := v.Mission.Cards
	for i := len(cards) - 1; i >= 0; i-- { // the top one last
		r := b.at(fmt.Sprintf("slot.current.%d", min(i, 1)+1), 0, 0, cardW, cardH)
		if len(cards) > 2 { // three share two slots: what lies below looks out by its numbers
			r = b.at("slot.current.1", float64(i)*tucked-4.5, 0, 130, 103)
		}
		b.card(u, r, cards[i])
		if len(cards) > 2 && i > 0 {
			b.heading(u, b.at("slot.current.1", float64(i)*tucked-4.5+23.75, -39.3, 74.5, 17.6), cards[i].At)
		}
	}
	for i, c := range v.Next {
		r := b.at(fmt.Sprintf("slot.next.%d", i+1), 0, 0, cardW, cardH)
		b.card(u, r, c)
		b.Host.Place(c.ID, r)
		if v.Chosen == c.Number-1 {
			side := r.H * 0.3
			u.Sprite(widgets.Rect{X: r.X + r.W - side, Y: r.Y + r.H - side, W: side, H: side}, "pimpernel.flower", scarlet)
		}
	}
}

// headings are the colours behind the names on mission cards, by region.
var headings = map[string]color.RGBA{
	"england":    {0xDC, 0xE5, 0xBF, 255},
	"france":     {0xF2, 0xDF, 0xA9, 255},
	"paris":      {0xF1, 0xCB, 0xBF, 255},
	"to_austria": {0xCB, 0xD8, 0xEA, 255},
}

// heading writes the name of a card anew, on what is seen of it: the card above it covers half of it.
func (b *Board) heading(u *widgets.UI, r widgets.Rect, at core.Location) {
	u.Box(r, headings[at.Region().Key()], 0)
	words, size := at.String(), r.H*0.8
	if size < dust {
		return
	}
	if w := u.Type.Width(face.TextBold, size, words); w > r.W-4 {
		size *= (r.W - 4) / w
	}
	u.FixedLabel(r, words, widgets.Line(face.TextBold, size, sepia).Centred())
}

// needAt says where the numbers of a mission card stand on its face, which is 278 units wide.
var needAt = [5][2]float64{{174.6, 75}, {249.6, 75}, {174.6, 127}, {249.6, 127}, {174.6, 179}}

// card paints a mission card with its numbers.
func (b *Board) card(u *widgets.UI, r widgets.Rect, c core.MissionCard) {
	u.Sprite(r, fmt.Sprintf("pimpernel.mission.M%02d", c.Number), sepia)
	k := r.W / 278
	for i, n := range c.Need {
		ink := widgets.If(n == 0, widgets.Fade(sepia, 0.35), sepia)
		at := widgets.Rect{X: r.X + needAt[i][0]*k - 20*k, Y: r.Y + needAt[i][1]*k - 22*k, W: 40 * k, H: 44 * k}
		b.figure(u, at, strconv.Itoa(n), ink)
	}
}

// completedCubes shows what lies in the five columns of the last or the running
// completion, and in the incomplete area.
func (b *Board) completedCubes(u *widgets.UI) {
	b.incomplete(u)
	c := b.View.Completion
	if !c.Running {
		return
	}
	for _, s := range c.Steps {
		i := 0
		for seat, n := range s.Cubes {
			for range n {
				x, y := float64(i%2*2-1)*9.5, 46-float64(i/2)*19
				r := b.at(s.Spot.DoneID(), x, y, 18, 18)
				lay(u, r, rules.Seat(seat))
				i++
			}
		}
		if s.Done && s.Short {
			u.Sprite(b.at(s.Spot.DoneID(), 0, 0, 40, 40), "pimpernel.stamp.short", scarlet)
		}
	}
}

// incomplete shows the cubes of parts that fell short. With Chauvelin his tile lies over
// the place (CHV-1): cubes stay on it for a round, and it counts the captures.
func (b *Board) incomplete(u *widgets.UI) {
	v := b.View
	cubes := make([]int, len(v.Players))
	if v.Completion.Running && v.Stage != core.StageChase {
		copy(cubes, v.Completion.Missed)
	}
	left := -90.0
	if h := v.Hunter; h.On {
		u.Sprite(b.at("slot.incomplete", 0, 0, 224, 54), "pimpernel.incomplete", sepia)
		left = -50
		for s, n := range h.Tile {
			cubes[s] += n
		}
		for i := range h.Of {
			r := b.at("slot.incomplete", 92-float64(h.Of-1-i)*17, 0, 13, 13)
			fill := widgets.If(i < h.Captures, scarlet, color.RGBA{})
			u.BorderedBox(r, fill, scarlet, 1.5, r.H/2)
		}
	}
	i := 0
	for seat, n := range cubes {
		for range n {
			dy := widgets.If(v.Hunter.On, 0, 8.0)
			lay(u, b.at("slot.incomplete", left+float64(i)*17, dy, 16, 16), rules.Seat(seat))
			i++
		}
	}
}

// trail says in the sidebar how near Chauvelin is, in more words and in fewer; nothing without him.
func (b *Board) trail() (all []string) {
	h := b.View.Hunter
	if !h.On || b.View.Mission.Number == 0 {
		return nil
	}
	near := []string{" is at the mission", " is there"}
	if h.Legs > 0 {
		legs := ": " + prose.Amount(h.Legs, "route")
		near = []string{legs + " from the mission", legs + " away"}
	}
	for _, n := range near {
		all = append(all, fmt.Sprintf("Chauvelin%s; captures: %d of %d", n, h.Captures, h.Of))
	}
	return append(all, fmt.Sprintf("Chauvelin%s; captures: %d/%d", near[1], h.Captures, h.Of))
}
