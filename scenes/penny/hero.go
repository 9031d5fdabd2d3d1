package penny

import (
	"image/color"
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// hero paints the board of a hero: portrait, pool, quests, charge cards, enemies, and wounds.
func (b *Board) hero(u *widgets.UI, r widgets.Rect, h penny.HeroView) {
	u.BorderedBox(r, color.RGBA{0x2E, 0x24, 0x1D, 255}, widgets.Fade(b.mark(h.Seat).Tint, 0.9), 1.5, 6)
	in := r.Inset(5)
	if r.W >= narrow {
		var who widgets.Rect
		who, in = in.CutLeft(in.H * 0.82)
		b.portrait(u, who, h)
	}
	pool, in := in.CutLeft(min(in.H*0.56*5, in.W*0.4))
	b.pool(u, widgets.Rect{X: pool.X + 4, Y: pool.Y, W: pool.W - 4, H: pool.H}, h)
	hurt, in := in.CutRight(woundsWidth(u, in, h))
	b.wounds(u, hurt, h)
	in.X, in.W = in.X+8, in.W-14
	b.slots(u, in, h)
}

// woundsWidth returns how wide the box of wounds is beside the cards of a hero, in all that is left of the board. Large
// type gets what the cards leave free.
func woundsWidth(u *widgets.UI, in widgets.Rect, h penny.HeroView) float64 {
	w := min(in.H*1.75, in.W*0.25)
	_, need := sideBySide(in, heldBy(h))
	return w + max(0, min(w*(u.TextScale-1), in.W-need-w-14))
}

// portrait paints the figure of the hero with the name below it.
func (b *Board) portrait(u *widgets.UI, r widgets.Rect, h penny.HeroView) {
	name, pic := r.CutBottom(max(r.H*0.24, min(r.H*0.38, u.FontSize(8)*1.4)))
	u.BorderedBox(pic, news, ink, 1, 4)
	u.Sprite(pic.Inset(1.5), sprite("portrait."+key(h)), ink)
	side := pic.H * 0.34
	m := b.mark(h.Seat)
	u.Sprite(widgets.Rect{X: pic.X + pic.W - side, Y: pic.Y + pic.H - side, W: side, H: side}, m.Sprite, m.Tint)
	figure(u, name, h.Name, face.Heading, news, widgets.Centre)
	_, on := b.Host.Where(h.ID)
	b.Host.Spot(u, table.Spot{ID: h.ID, Twin: "board", R: pic, Role: table.Place, NoFocus: on && h.Place != ""})
}

// pool shows the tokens, five resources above the others; a kind the hero has none of is faint.
// Tokens in an offer do not count.
func (b *Board) pool(u *widgets.UI, r widgets.Rect, h penny.HeroView) {
	w, high := r.W/5, r.H/2
	for i, t := range tokens {
		at := widgets.Rect{X: r.X + float64(i%5)*w, Y: r.Y + float64(i/5)*high, W: w, H: high}.Inset(2)
		p, _ := parts.Find(h.Tokens, func(x penny.PileView) bool { return x.Token == t })
		b.tokens(u, at, penny.PileView{ID: poolID(h, t), Token: t, N: p.N - b.offered(h, t), Late: p.Late}, "")
	}
}

func (b *Board) tokens(u *widgets.UI, r widgets.Rect, p penny.PileView, twin string) {
	fill, edge, tint := news, ink, ink
	if p.N == 0 && !b.answers(p.ID) {
		fill, edge, tint = widgets.Fade(news, 0.06), widgets.Fade(news, 0.2), widgets.Fade(news, 0.35)
	}
	if p.Token == box.Damage && p.N > 0 {
		tint = blood
	}
	u.BorderedBox(r, fill, edge, 1, 5)
	side := min(r.H*0.78, r.W*0.62)
	in := r.Centre(min(r.W, r.H*1.25), r.H) // the number stands near what it counts
	if p.N == 0 && r.W > in.W {
		in = r.Centre(side/0.88, r.H)
	}
	token(u, widgets.Rect{X: in.X + in.W*0.06, Y: r.Y + (r.H-side)/2, W: side, H: side}, p.Token, tint)
	if p.N > 0 {
		figure(u, widgets.Rect{X: in.X + in.W*0.6, Y: r.Y + r.H*0.16, W: in.W * 0.36, H: r.H * 0.68}, itoa(p.N), face.UIBold, tint,
			widgets.Centre)
	}
	if p.Late > 0 && p.Token != box.Movement {
		u.Box(widgets.Rect{X: r.X + 2, Y: r.Y + r.H - 4, W: (r.W - 4) * float64(p.Late) / float64(max(1, p.N)), H: 3}, gold, 1.5)
	}
	b.litCard(u, r, p.ID)
	b.Host.Spot(u, table.Spot{ID: p.ID, Twin: twin, R: r, Role: b.role(p.ID),
		Carry: table.Carried{Sprite: sprite("token." + p.Token.String()), Tint: ink, W: side * 1.3, H: side * 1.3}})
}

// heldCard is a card above the board of a hero: a quest or a charge card in its slot, or an enemy.
type heldCard struct {
	card penny.CardView
	slot *penny.SlotView
}

// heldBy returns the quests, the charge cards and the enemies that are assigned to a hero.
func heldBy(h penny.HeroView) (all []heldCard) {
	for _, s := range slots(h) {
		all = append(all, heldCard{s.Card, &s})
	}
	for _, f := range h.Foes {
		all = append(all, heldCard{f, nil})
	}
	return all
}

// sideBySide returns where such cards lie from the corner of r on, each with what it takes beside it; need is the
// width of them all.
func sideBySide(r widgets.Rect, all []heldCard) (cells []widgets.Rect, need float64) {
	side := wantSide(r)
	for _, l := range all {
		cell := widgets.Rect{X: r.X + need, Y: r.Y, W: r.H * cardAspect, H: r.H}
		if l.slot != nil && len(l.slot.Wants) > 0 { // four below one another
			cell.W += 4 + float64((len(l.slot.Wants)+3)/4)*(side+wantGap)
		}
		cells = append(cells, cell)
		need += cell.W + 8
	}
	return cells, need - 8
}

// wantSide returns the side of a box of what a quest takes.
func wantSide(r widgets.Rect) float64 { return (r.H - 3*wantGap) / 4 }

// slots paints the cards that lie above the board of a hero.
func (b *Board) slots(u *widgets.UI, r widgets.Rect, h penny.HeroView) {
	all := heldBy(h)
	if len(all) == 0 {
		return
	}
	// What each of them takes stands beside it, where all have room for that.
	w, side := r.H*cardAspect, wantSide(r)
	var lying []onCard
	cells, need := sideBySide(r, all)
	if need > r.W {
		w = min(w, r.W/(1+0.14*float64(len(all)-1)))
		places := parts.Hand(widgets.Rect{X: r.X, Y: r.Y, W: min(r.W, float64(len(all))*(w+8)), H: r.H}, len(all), w, w/cardAspect, -1)
		for i := range places {
			cells[i] = parts.Shown(places, i, -1)
			places[i].Y = r.Y + (r.H-places[i].H)/2
			b.lay(u, places[i], all[i].card)
			if all[i].slot != nil {
				lying = append(lying, b.stored(u, places[i], cells[i].X+cells[i].W, *all[i].slot)...)
			}
			b.litCard(u, places[i], all[i].card.ID)
		}
	} else {
		for i, l := range all {
			at, beside := cells[i].CutLeft(w)
			b.lay(u, at, l.card)
			if l.slot != nil {
				beside.X, beside.W = beside.X+4, beside.W-4
				for i, x := range l.slot.Wants { // those that are there stand out
					box := widgets.Rect{X: beside.X + float64(i/4)*(side+wantGap), Y: r.Y + float64(i%4)*(side+wantGap), W: side, H: side}
					want(u, box, x, news)
					if x.Have && (x.What == core.RequireToken || x.What == core.RequireOther || x.What == core.RequireAny) {
						lying = append(lying, onCard{l.card.ID, x.Token, box})
					}
				}
				if l.slot.Full || l.slot.Ready {
					u.BorderedBox(at.Inset(1), color.RGBA{}, ember, 2.5, at.W*0.05)
				}
			}
			b.litCard(u, at, l.card.ID)
		}
	}
	for i, l := range all {
		cell := cells[i]
		for j, x := range lying { // one spot for all of a kind: Tab would never come past a second one
			twin := slices.ContainsFunc(lying[:j], func(o onCard) bool { return o.id() == x.id() })
			if x.card == l.card.ID && !twin && b.Host.Pointing().Lit(x.id()) { // a press takes one back
				x.r = x.r.Intersect(cells[i])
				b.Host.Spot(u, table.Spot{ID: x.id(), R: x.r, Role: table.Key})
				if need > r.W {
					cell.H = min(cell.H, x.r.Y-cell.Y)
				} else {
					cell.W = min(cell.W, x.r.X-cell.X)
				}
			}
		}
		b.Host.Spot(u, table.Spot{ID: l.card.ID, R: cell, Role: b.role(l.card.ID), Readable: true})
		b.Host.Place(l.card.ID, cells[i])
	}
}

// onCard is a resource as it lies on a quest or a charge card.
type onCard struct {
	card string
	t    box.Token
	r    widgets.Rect
}

func (x onCard) id() string { return "on." + strings.TrimPrefix(x.card, "card.") + "." + x.t.String() }

// wantGap is the room between two boxes of what a quest takes.
const wantGap = 2.0

// want paints the box of one wanted thing; what is missing is drawn faintly with pen.
func want(u *widgets.UI, r widgets.Rect, x core.Requirement, pen color.RGBA) {
	name := [...]string{core.RequireToken: "penny.token." + x.Token.String(), core.RequireOther: "", core.RequireAny: "penny.token.any",
		core.RequireTrophy: "penny.token.trophy",
		core.RequireWound:  "penny.wound.under", core.RequireCure: "penny.action.heal", core.RequireShortcut: "penny.token.movement"}[x.What]
	fill, edge, tint := widgets.Fade(pen, 0.1), widgets.Fade(pen, 0.4), widgets.Fade(pen, 0.5)
	if x.Have {
		fill, edge, tint = news, blood, ink
		if x.What == core.RequireOther || x.What == core.RequireAny {
			name = "penny.token." + x.Token.String()
		}
	}
	u.BorderedBox(r, fill, edge, 1.25, 3)
	if name != "" {
		u.Sprite(r.Inset(2), name, tint)
	}
}

// stored paints what lies on a quest or a charge card, of which the part before end is seen.
func (b *Board) stored(u *widgets.UI, r widgets.Rect, end float64, s penny.SlotView) (lying []onCard) {
	side := r.W * 0.24
	x, y := r.X+r.W*0.04, r.Y+r.H*0.3
	put := func(paint func(widgets.Rect)) {
		paint(widgets.Rect{X: x, Y: y, W: side, H: side})
		if x += side * 1.02; x+side > end {
			x, y = r.X+r.W*0.04, y+side*1.05
		}
	}
	for _, t := range s.On {
		for range t.N {
			put(func(at widgets.Rect) {
				u.BorderedBox(at, news, blood, 1, 3)
				token(u, at.Inset(1), t.Token, ink)
				lying = append(lying, onCard{s.Card.ID, t.Token, at})
			})
		}
	}
	for range s.Trophies {
		put(func(at widgets.Rect) {
			u.BorderedBox(at, ink, news, 1, 3)
			u.Sprite(at.Inset(1), "penny.token.trophy", gold)
		})
	}
	if s.Full || s.Ready {
		u.BorderedBox(r.Inset(1), color.RGBA{}, ember, 2.5, r.W*0.05)
	}
	return lying
}

// wounds paints the status cards: those under the board and those that are grave as pips,
// those in hand and discard pile as numbers.
func (b *Board) wounds(u *widgets.UI, r widgets.Rect, h penny.HeroView) {
	if head := r.H * 0.19; legible(u, head*0.78) { // large words have its room
		var title widgets.Rect
		title, r = r.CutTop(head)
		figure(u, title, "Wounds", face.Heading, widgets.Fade(news, 0.8), widgets.Left)
	}
	row, half := r.H/3, r.W/2
	high := 17 * max(1, u.TextScale) // of a line of words, at most
	said := [...]string{"4 = 1 grave", "4 are fatal", "in hand", "discarded"}
	for i, z := range []struct {
		zone  string
		n, of int
		r     widgets.Rect
	}{
		{"under", h.Under, 3, widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: row}},
		{"grave", h.Grave, 4, widgets.Rect{X: r.X, Y: r.Y + row, W: r.W, H: row}},
		{"hand", h.WoundHand, 0, widgets.Rect{X: r.X, Y: r.Y + 2*row, W: half, H: row}},
		{"pile", h.WoundPile, 0, widgets.Rect{X: r.X + half, Y: r.Y + 2*row, W: half, H: row}},
	} {
		id := woundID(h, z.zone)
		at := z.r.Inset(1.5)
		fill, edge := widgets.If(z.n > 0, widgets.Fade(blood, 0.55), widgets.Fade(news, 0.06)), widgets.Fade(news, 0.25)
		u.BorderedBox(at, fill, edge, 1, 4)
		side := min(at.H-4, at.W*0.3)
		alpha := widgets.If(z.n == 0, 0.45, 1.0)
		icon := widgets.Rect{X: at.X + 3, Y: at.Y + (at.H-side)/2, W: side, H: side}
		u.BorderedBox(icon, widgets.Fade(news, alpha), widgets.Colour{}, 0, 3)
		u.Faded(icon, "penny.wound."+z.zone, ink, alpha)
		left := icon.X + side + 4
		if i < 2 {
			tell := at.W > 100
			pip := min(at.H*0.4, widgets.If(tell, at.W*0.4, at.X+at.W-left)/float64(z.of)-2)
			if tell {
				x := left + float64(z.of)*(pip+2) + 4
				caption(u, widgets.Rect{X: x, Y: at.Y + (at.H-min(at.H, high))/2, W: at.X + at.W - x - 3, H: min(at.H, high)}, said[i],
					face.UI, widgets.Fade(news, 0.85), widgets.Left)
			}
			for k := range z.of {
				p := widgets.Rect{X: left + float64(k)*(pip+2), Y: at.Y + (at.H-pip)/2, W: pip, H: pip}
				full := widgets.If(k < z.n, news, widgets.Fade(news, 0.12))
				u.BorderedBox(p, full, widgets.Fade(news, 0.5), 1, pip/2)
			}
		} else {
			words := itoa(z.n)
			room := at.X + at.W - left - 2
			if said := words + " " + said[i]; at.W > 50 && (u.TextScale <= 1 || u.Type.Width(face.UIBold, u.FontSize(8), said) <= room) {
				words = said
			}
			figure(u, widgets.Rect{X: left, Y: at.Y + at.H*0.1, W: room, H: at.H * 0.8}, words, face.UIBold,
				widgets.Fade(news, max(0.61, alpha)), widgets.Left)
		}
		b.litCard(u, at, id)
		b.Host.Spot(u, table.Spot{ID: id, R: at, Role: table.Key, Readable: true})
	}
}
