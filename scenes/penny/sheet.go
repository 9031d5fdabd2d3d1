package penny

import (
	"time"

	"intrigue/maps/face"
	"intrigue/rules/penny/core"
	"intrigue/scenes/widgets"
)

// sheets lie below the map while something is decided that has no place on the table:
// who the player is, what an event does, a fight, a trade, one of several things. What comes
// of an event covers them until the page is turned.
func (b *Board) sheets(u *widgets.UI) {
	if b.over.paint == nil || b.low {
		return
	}
	u.Zone("sheet", func() { b.Host.Sheet(u, blood, 4, func() { b.over.paint(u) }) })
}

// onTop returns the sheet that is shown now; nothing is laid out for none.
func (b *Board) onTop() sheet {
	foe, fight := b.View.Fight()
	_, trade := b.View.Offer()
	switch {
	case b.View.Over():
	case b.told.page.Card.ID != "":
		return sheet{pageHigh, b.bulletin}
	case len(b.single(core.Be)) > 0:
		return sheet{nil, b.casting}
	case b.asks():
		return sheet{pageHigh, b.event}
	case trade:
		return sheet{tradeHigh, b.trade}
	case fight && foe.Choose:
		return sheet{opponentsHigh, b.opponents}
	case fight && len(b.loose().cards) == 0: // else a wound asks for a card out of sight
		return sheet{fightHigh, b.fight}
	default:
		if l := b.loose(); l.any() {
			return sheet{l.high, l.pick}
		}
	}
	return sheet{}
}

// asks reports whether an event asks for an answer.
func (b *Board) asks() bool {
	x, read := b.View.Reading()
	return read && len(x.Answers) > 0 && x.Chosen == 0 && len(b.single(core.Option)) > 0
}

// The height of the map that a sheet leaves in sight, in points: at least, and where it
// has room enough besides.
const (
	mapLeast  = 64.0
	mapGood   = 120.0
	sheetGood = 190.0
)

// dock finds the place of a sheet that has no room in the tray: below the map, which gives
// way to it, so that it covers nothing on it.
func (b *Board) dock(u *widgets.UI) {
	b.docked = widgets.Rect{}
	if b.over.high == nil || b.low {
		return
	}
	room := b.room()
	least := widgets.If(room.H-mapGood < sheetGood, mapLeast, mapGood)
	h := min(b.over.high(u, room.W-12)+12, max(room.H-least, room.H/2))
	b.docked, room = room.CutBottom(h)
	b.plan.town.Y, b.plan.town.H = room.Y, room.H
}

// lookThere moves the map to what a docked sheet speaks of, and back once it is gone.
func (b *Board) lookThere(now time.Time) {
	about, was, still := glimpse{}, b.lookedAt, b.Host.Still()
	if b.docked.H > 0 {
		about = glimpse{b.about(), b.plan.town}
	}
	if b.lookedAt = about; about == was {
		return
	}
	if was.place == "" {
		b.strayed = b.Camera.AtHome()
	}
	if b.strayed && (about.place == "" || was.place != "" && about.view != was.view) {
		b.Camera.GoHome(now, still || about.place != "")
	}
	if about.place != "" {
		x, y := b.middle(about.place)
		b.Camera.Centre(x, y, now, still)
	}
}

// middle returns that of a place and of all who stand on it.
func (b *Board) middle(place string) (x, y float64) {
	x, y, r := b.spot(place)
	x0, x1, y0, y1 := x-r, x+r, y-r, y+r
	on := map[string]bool{}
	for _, h := range b.known.heroes {
		on[h.ID] = h.Place == place
	}
	for _, v := range b.known.villains {
		on[v.ID] = v.Place == place
	}
	for _, f := range b.sprites() {
		if on[f.ID] {
			x0, x1, y0, y1 = min(x0, f.X-f.W/2), max(x1, f.X+f.W/2), min(y0, f.Y-f.H), max(y1, f.Y)
		}
	}
	return (x0 + x1) / 2, (y0 + y1) / 2
}

// about returns the place that a sheet speaks of: where the fight is, else where the hero stands
// who decides.
func (b *Board) about() string {
	who := b.mine()
	if x, ok := b.View.Fight(); ok {
		who = b.heroOf(x.Hero)
	}
	return b.known.seated(who).Place
}

// lies reports whether the sheet shown now has room in the tray of a board so wide: then
// it covers nothing of what it speaks of.
func (b *Board) lies(u *widgets.UI, w float64) bool {
	high, wide := b.handHeight(u)-24, w*sheetShare*0.8-24
	fight, ok := b.View.Fight()
	l := b.loose()
	switch {
	case b.View.Over() || b.told.page.Card.ID != "" || b.View.Round() == 0:
		return false
	case ok && fight.Choose:
		n := float64(len(b.single(core.Fight)))
		return high >= 100 && (high-u.LineHeight(widgets.Tiny))*cardAspect*n+8*n <= wide && u.TextScale < 1.25
	}
	if _, trade := b.View.Offer(); ok || trade || b.asks() {
		return false
	}
	need := float64(len(l.options)) * (keyHeight(u, true) + 6)
	need += widgets.If(len(l.tokens) > 0, u.Scaled(62)+u.LineHeight(widgets.Tiny), 0)
	need += widgets.If(len(l.cards) > 0, 84, 0.0)
	card := max(leastCard, (high-need+72)*cardAspect*leastShare)
	return need <= high && float64(len(l.tokens))*u.Scaled(84) <= wide && float64(len(l.cards))*(card+8) <= wide
}

// leastCard says how wide cards are at least on a sheet in the tray, and leastShare how large beside those
// that are as high as the sheet.
const (
	leastCard  = 58.0
	leastShare = 0.7
)

// sheetShare says how much of the tray's width beside the piles a sheet takes at most.
const sheetShare = 0.6

// inTray lays the sheet that is shown now at the right of r and returns the room that it
// leaves to the hand.
func (b *Board) inTray(u *widgets.UI, r widgets.Rect) (rest widgets.Rect) {
	l := b.loose()
	card, least := 100.0, u.Scaled(220)
	if len(l.options)+len(l.tokens) == 0 { // alone they are as high as the sheet, and need no room for words
		card, least = (r.H-36)*cardAspect+8, 0
	}
	w := max(least, 32+card*float64(len(l.cards)), 26+u.Scaled(62)*float64(len(l.tokens)))
	for _, id := range l.tokens { // each has its name below it
		w = max(w, 26+float64(len(l.tokens))*(8+u.TextWidth(b.View.Label(id).Title, widgets.Line(face.UI, widgets.Tiny, ink))))
	}
	for _, id := range l.options {
		w = max(w, 60+u.TextWidth(b.View.Label(id).Title, widgets.Line(face.UIMedium, widgets.Body, ink)))
	}
	if x, ok := b.View.Fight(); ok && x.Choose {
		w = r.W
	}
	b.lowIn, rest = r.CutRight(min(w, r.W*sheetShare))
	rest.W -= 10
	u.Zone("sheet", func() { b.Host.Sheet(u, blood, 4, func() { b.over.paint(u) }) })
	return rest
}
