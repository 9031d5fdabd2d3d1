package penny

import (
	"image/color"

	rules "intrigue/rules/penny"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
	"intrigue/sprites/face"
)

// hero is the board of a hero: who it is, the action pool, quests, charge cards,
// enemies assigned, and wounds.
func (b *Board) hero(u *widgets.UI, r widgets.Rect, h rules.HeroView) {
	u.Edged(r, color.RGBA{0x2E, 0x24, 0x1D, 255}, widgets.Fade(b.mark(h.Seat).Tint, 0.9), 1.5, 6)
	in := r.Inset(5)
	if r.W >= narrow {
		var who widgets.Rect
		who, in = in.Left(in.H * 0.82)
		b.portrait(u, who, h)
	}
	pool, in := in.Left(min(in.H*0.52*5, in.W*0.4))
	b.pool(u, widgets.Rect{X: pool.X + 4, Y: pool.Y, W: pool.W - 4, H: pool.H}, h)
	hurt, in := in.Right(min(in.H*0.95, in.W*0.25))
	b.wounds(u, hurt, h)
	in.X, in.W = in.X+8, in.W-14
	b.slots(u, in, h)
}

// portrait is the figure of the hero with the name below it.
func (b *Board) portrait(u *widgets.UI, r widgets.Rect, h rules.HeroView) {
	name, pic := r.Bottom(r.H * 0.24)
	u.Edged(pic, news, ink, 1, 4)
	u.Sprite(pic.Inset(1.5), "penny.portrait."+key(h), ink)
	side := pic.H * 0.34
	m := b.mark(h.Seat)
	u.Sprite(widgets.Rect{X: pic.X + pic.W - side, Y: pic.Y + pic.H - side, W: side, H: side}, m.Sprite, m.Tint)
	figure(u, name, h.Name, face.Heading, news, widgets.Centre)
	if _, on := b.seat.Where(h.ID); !on || h.Place == "" {
		b.seat.Spot(u, table.Spot{ID: h.ID, Twin: "board", R: pic, Role: table.Place})
	}
}

// pool shows the tokens: five resources above, the others below; what is not there is
// faint.
func (b *Board) pool(u *widgets.UI, r widgets.Rect, h rules.HeroView) {
	n := map[rules.Token]int{}
	late := map[rules.Token]int{}
	for _, t := range h.Tokens {
		n[t.Token], late[t.Token] = t.N, t.Late
	}
	w, high := r.W/5, r.H/2
	for i, t := range tokens {
		at := widgets.Rect{X: r.X + float64(i%5)*w, Y: r.Y + float64(i/5)*high, W: w, H: high}.Inset(2)
		b.heapOf(u, at, poolID(h, t), t, n[t], late[t], "")
	}
}

// heapOf is a heap of tokens with its number.
func (b *Board) heapOf(u *widgets.UI, r widgets.Rect, id string, t rules.Token, n, late int, twin string) {
	p := b.seat.Pointing()
	fill, edge, tint := news, ink, ink
	if n == 0 && !p.Lit(id) {
		fill, edge, tint = widgets.Fade(news, 0.06), widgets.Fade(news, 0.2), widgets.Fade(news, 0.35)
	}
	if t == rules.Damage && n > 0 {
		tint = blood
	}
	u.Edged(r, fill, edge, 1, 5)
	side := min(r.H*0.78, r.W*0.62)
	token(u, widgets.Rect{X: r.X + r.W*0.06, Y: r.Y + (r.H-side)/2, W: side, H: side}, t, tint)
	if n > 0 {
		figure(u, widgets.Rect{X: r.X + r.W*0.6, Y: r.Y + r.H*0.16, W: r.W * 0.36, H: r.H * 0.68}, itoa(n), face.UIBold, tint, widgets.Centre)
	}
	if late > 0 && t != rules.Movement {
		u.Box(widgets.Rect{X: r.X + 2, Y: r.Y + r.H - 4, W: (r.W - 4) * float64(late) / float64(max(1, n)), H: 3}, gold, 1.5)
	}
	b.litCard(u, r, id)
	b.seat.Spot(u, table.Spot{ID: id, Twin: twin, R: r, Role: b.role(id), Carry: table.Carried{Sprite: sprite("token." + t.String()), Tint: ink, W: side * 1.3, H: side * 1.3}})
}

// slots are the quests, the charge cards and the enemies that are assigned.
func (b *Board) slots(u *widgets.UI, r widgets.Rect, h rules.HeroView) {
	type lying struct {
		card rules.CardView
		slot *rules.SlotView
	}
	var all []lying
	for i := range h.Quests {
		all = append(all, lying{h.Quests[i].Card, &h.Quests[i]})
	}
	for i := range h.Charges {
		all = append(all, lying{h.Charges[i].Card, &h.Charges[i]})
	}
	for _, f := range h.Foes {
		all = append(all, lying{f, nil})
	}
	if len(all) == 0 {
		return
	}
	w := min(r.H*handbill, r.W/(1+0.14*float64(len(all)-1)))
	places := parts.Fan(widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, len(all), w, w/handbill, -1)
	for i, l := range all {
		at := places[i]
		at.Y = r.Y + (r.H-at.H)/2
		b.lay(u, at, l.card)
		if l.slot != nil {
			b.stored(u, at, *l.slot)
		}
		b.litCard(u, at, l.card.ID)
	}
	for i, l := range all {
		b.seat.Spot(u, table.Spot{ID: l.card.ID, R: parts.Shown(places, i, -1), Role: b.role(l.card.ID), Walk: true})
		b.seat.Place(l.card.ID, places[i])
	}
}

// stored is what lies on a quest or a charge card.
func (b *Board) stored(u *widgets.UI, r widgets.Rect, s rules.SlotView) {
	side := r.W * 0.24
	x, y := r.X+r.W*0.04, r.Y+r.H*0.3
	put := func(paint func(widgets.Rect)) {
		paint(widgets.Rect{X: x, Y: y, W: side, H: side})
		if x += side * 1.02; x+side > r.X+r.W {
			x, y = r.X+r.W*0.04, y+side*1.05
		}
	}
	for _, t := range s.On {
		for range t.N {
			put(func(at widgets.Rect) {
				u.Edged(at, news, blood, 1, 3)
				token(u, at.Inset(1), t.Token, ink)
			})
		}
	}
	for range s.Trophies {
		put(func(at widgets.Rect) {
			u.Edged(at, ink, gold, 1, 3)
			u.Sprite(at.Inset(1), "penny.token.trophy", gold)
		})
	}
	if s.Full || s.Ready {
		u.Edged(r.Inset(1), color.RGBA{}, ember, 2.5, r.W*0.05)
	}
}

// wounds are the status cards: under the board, gravely, and those to be played.
func (b *Board) wounds(u *widgets.UI, r widgets.Rect, h rules.HeroView) {
	row := r.H / 4
	for i, z := range []struct {
		zone, words string
		n, of       int
	}{{"hand", "in hand", h.WoundHand, 0}, {"under", "under", h.Under, 3}, {"grave", "grave", h.Grave, 4}, {"pile", "pile", h.WoundPile, 0}} {
		id := "wound." + key(h) + "." + z.zone
		at := widgets.Rect{X: r.X, Y: r.Y + float64(i)*row, W: r.W, H: row - 2}
		fill := widgets.Fade(news, 0.06)
		if z.n > 0 {
			fill = widgets.Fade(blood, 0.85)
		}
		u.Edged(at, fill, widgets.Fade(news, 0.3), 1, 3)
		words := itoa(z.n) + " " + z.words
		if z.of > 0 {
			words = itoa(z.n) + "/" + itoa(z.of) + " " + z.words
		}
		figure(u, widgets.Rect{X: at.X + 3, Y: at.Y, W: at.W - 6, H: at.H}, words, face.UIBold, news, widgets.Centre)
		b.litCard(u, at, id)
		b.seat.Spot(u, table.Spot{ID: id, R: at, Role: table.Key})
	}
}
