package penny

import (
	"image/color"
	"strings"

	rules "intrigue/rules/penny"
	"intrigue/scenes/board"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Sizes of the figures in shares of the width of a tile.
const (
	figureW = 0.115
	figureH = 0.185
)

// things are the figures on the map: a pure function of the view.
func (b *Board) things() []board.Thing {
	var all []board.Thing
	w, h := figureW*b.town.w, figureH*b.town.w
	heroes, villains := map[string]int{}, map[string]int{}
	for _, x := range b.known.heroes {
		heroes[x.Place]++
	}
	for _, x := range b.known.villains {
		villains[x.Place]++
	}
	here := map[string]int{}
	for _, x := range b.known.villains {
		if x.Place == "" {
			continue
		}
		px, py, r := b.spot(x.Place)
		i := here[x.Place+"!"]
		here[x.Place+"!"]++
		name := x.ID
		if x.Card.Key != "" {
			name = "villain." + strings.TrimPrefix(strings.TrimPrefix(x.Card.Key, "mb_"), "b_")
		}
		all = append(all, board.Thing{ID: x.ID, Sprite: name, X: px + r*0.75 + float64(i)*w*0.8, Y: py - r*0.1, W: w, H: h, Z: 2})
	}
	for _, x := range b.known.heroes {
		if x.Place == "" || x.Dead {
			continue
		}
		px, py, r := b.spot(x.Place)
		i, n := here[x.Place], heroes[x.Place]
		here[x.Place]++
		step := min(w*0.85, 2.4*r/float64(max(1, n-1)))
		all = append(all, board.Thing{ID: x.ID, Sprite: x.ID, Tint: b.mark(x.Seat).Tint, X: px - r*0.55 + (float64(i)-float64(n-1)/2)*step, Y: py + r*0.75, W: w, H: h, Z: 3})
	}
	return all
}

// figures paint the stage: silhouettes on stands in the colours of their seats.
func (b *Board) figures(u *widgets.UI) {
	placed, moving := b.stage.At(u.Now)
	if moving {
		u.Animate()
	}
	c := b.lens.Now()
	p := b.seat.Pointing()
	for _, f := range placed {
		at := c.Out(f.X, f.Y)
		w, h := f.W*c.S, f.H*c.S
		r := widgets.Rect{X: at.X - w/2, Y: at.Y - h - 10*f.Lift*c.S, W: w, H: h}
		stand, tint := blood, blood
		if strings.HasPrefix(f.ID, "hero.") {
			stand, tint = f.Tint, ink
		}
		u.Box(widgets.Rect{X: at.X - w*0.42, Y: at.Y - h*0.1, W: w * 0.84, H: h * 0.16}, widgets.Fade(color.RGBA{0, 0, 0, 130}, f.Shown), h)
		u.Edged(widgets.Rect{X: at.X - w*0.4, Y: at.Y - h*0.12 - 10*f.Lift*c.S, W: w * 0.8, H: h * 0.14}, widgets.Fade(stand, f.Shown), widgets.Fade(ink, f.Shown), max(1, w*0.03), h*0.07)
		if drawn()[sprite(f.Sprite)] {
			u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, R: r, Name: sprite(f.Sprite), Colour: tint, Alpha: max(0.01, f.Shown), Rough: b.lens.Moving()}})
		} else {
			_, letter, _ := strings.Cut(f.ID, ".")
			u.Edged(r.Inset(w*0.08), widgets.Fade(news, f.Shown), widgets.Fade(tint, f.Shown), 1.5, w*0.3)
			figure(u, r.Centre(w*0.8, h*0.5), capital(letter)[:1], "ui-bold", tint, widgets.Centre)
		}
		if b.seat.Marked() && (p.Takes(f.ID) && p.Hand() != f.ID || p.Next(f.ID)) || p.Hand() == f.ID {
			wide := 2.0
			if p.Hand() == f.ID {
				wide = 3.5
			}
			u.Edged(r.Inset(-3), color.RGBA{}, gold, wide, w*0.3)
		}
		b.seat.Place(f.ID, r)
	}
}

// standees registers the figures: heroes and villains that can be taken are pieces.
func (b *Board) standees(u *widgets.UI) {
	placed, _ := b.stage.At(u.Now)
	c := b.lens.Now()
	p := b.seat.Pointing()
	for _, f := range placed {
		if f.Shown < 0.5 {
			continue
		}
		at := c.Out(f.X, f.Y)
		w, h := f.W*c.S, f.H*c.S
		role := table.Place
		if p.Takes(f.ID) {
			role = table.Piece
		}
		b.seat.Spot(u, table.Spot{ID: f.ID, R: widgets.Rect{X: at.X - w/2, Y: at.Y - h, W: w, H: h}, Role: role,
			Carry: table.Carried{Sprite: sprite(f.Sprite), Tint: ink, W: w * 1.15, H: h * 1.15, Rise: 0.4}})
	}
}

// villain is a figure of the other side.
func (b *Board) villain(id string) (rules.VillainView, bool) {
	for _, x := range b.known.villains {
		if x.ID == id {
			return x, true
		}
	}
	return rules.VillainView{}, false
}
