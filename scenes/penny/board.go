// Package penny shows the streets of London as they turn into Hell: the tiles and the
// figures on them, the handbills of the shop and of the enemies, the fuse, a hero's
// board and hand, and the sheets on which one fights, reads and trades.
//
// It knows no rules. What may be done it takes from the legal choices; what a card
// does, who walks where and why, what a fight would cost are the view's own words.
package penny

import (
	"fmt"
	"image/color"
	"math"
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

var (
	around = color.RGBA{0x16, 0x12, 0x10, 255} // what lies about the tiles
	gold   = color.RGBA{0xF2, 0xB8, 0x2E, 255}
	news   = color.RGBA{0xEA, 0xDD, 0xBF, 255} // newsprint
	worn   = color.RGBA{0xD8, 0xC7, 0xA2, 255}
	ink    = color.RGBA{0x1A, 0x15, 0x12, 255}
	blood  = color.RGBA{0xA8, 0x1C, 0x1C, 255}
	ember  = color.RGBA{0xE8, 0x6A, 0x1E, 255}
)

// Board is the table of the heroes.
type Board struct {
	table.Base[penny.View]
	town  *town
	known known
	plan  plan
	pulse parts.Pulse

	asked    rules.Seat // who decided in the view
	shown    rules.Seat // whose board lies below, if somebody chose it
	told     bulletin
	poster   poster
	open     string       // the pile that is browsed
	over     sheet        // the sheet that lies below the map, or
	low      bool         // in the tray beside the hand,
	lowIn    widgets.Rect // here
	docked   widgets.Rect // where it lies below the map
	lookedAt glimpse      // what the map was moved to for it
	strayed  bool         // and that it came there from its home
	aside    bool         // the piles and what was read last stand in the sidebar
	sidebar  widgets.Rect // as it lies on the window
	// presented are the heroes to choose from of whom the sheet says all.
	presented map[string]bool
	advised   map[string]rules.Move // by the hint to which a row was scrolled
	warned    int                   // the round and the seat that were warned already
	flights   glides
	jump      bool    // the moment was jumped to: nothing travels
	scale     float64 // points a unit of the map, where all of it is in sight
	turning   []turned
	selling   map[string][]widgets.Rect // the keys beside each card of the shop, as they lie on the window
}

// New lays out the tiles on a table.
func New(seat *table.Seat) (table.Board, error) {
	v, _ := seat.View().(penny.View)
	t, err := open(v)
	if err != nil {
		return nil, err
	}
	plane := table.NewPlane(seat, t.plane, t.plane.W, t.plane.H, around, table.SpotID("tile.", ""))
	b := &Board{Base: table.Base[penny.View]{Plane: plane, Seat: seat, View: v}, town: t, known: look(v), asked: rules.Public,
		shown: rules.Public, scale: 1, advised: map[string]rules.Move{}}
	b.Hooks = table.Hooks[penny.View]{Sprites: b.sprites, Before: b.before, After: b.happened, Forget: b.forget}
	return b, nil
}

// forget puts away what was read or turned at another moment.
func (b *Board) forget() { b.told, b.poster, b.turning, b.jump = bulletin{}, poster{}, nil, true }

// before reads the view, and lays its tiles.
func (b *Board) before(penny.View, bool) {
	v := b.View
	if v.Asked() != b.asked {
		b.asked, b.shown, b.open = v.Asked(), rules.Public, ""
	}
	b.known = look(v)
	b.known.recall(b.mine(), v.Asked())
	if changed := b.town.set(v); len(changed) > 0 {
		b.Layer.Invalidate(changed...)
	}
}

// mine is the seat whose board lies in the tray: the one that somebody chose to see,
// else who decides, else whose turn it is.
func (b *Board) mine() rules.Seat {
	switch {
	case b.shown >= 0 && int(b.shown) < b.View.Seats():
		return b.shown
	case b.View.Asked() >= 0:
		return b.View.Asked()
	}
	return max(0, b.View.Active())
}

// Frame implements table.Board.
func (b *Board) Frame(u *widgets.UI, r widgets.Rect) {
	var least plan
	b.Seat.AtPlainSize(u, func(plain widgets.Rect) {
		b.aside = b.besides(u, u.W-plain.W-20)
		least = b.arrange(u, plain, least)
	})
	b.Plain = least.town
	b.spreadOut(least.town)
	b.aside = b.besides(u, u.W-r.W-20)
	b.plan = b.arrange(u, r, least)
	b.flights.begin(u, b.jump)
	b.jump = false
	b.over, b.presented = b.onTop(), nil
	b.low = b.over.paint != nil && b.lies(u, r.W)
	b.taken(u)
	b.dock(u)
	u.Box(r, around, 0)
	b.Show(u, b.plan.town, func() {
		b.lookThere(u.Now)
		way := b.meant()
		b.site(u)
		b.ways(u)
		b.route(u, way)
		b.places(u)
		b.walks(u, way)
		b.rims(u)
		b.turns(u)
		b.figures(u)
		b.spots(u)
		b.Seat.Ring(u, blood, 4, "") // the move of the hint on show, and of a question
	})
	u.Clipped(r, func() {
		b.fuse(u, b.plan.strip)
		b.rows(u)
		if !b.aside {
			b.piles(u)
		}
		b.zoomKeys(u)
		if b.over.paint == nil || b.low {
			for _, id := range []string{"card.", "deck.", "stack.", "pile."} { // beside the map
				b.Seat.Ring(u, blood, 4, id)
			}
		}
		b.sheets(u)
	})
	b.browse(u)
}

// ToolsInColumn implements table.ToolColumner: the width of the tray is for the hand, once
// there is one.
func (b *Board) ToolsInColumn() bool { return !b.empty() }

// zoomKeys are the keys for looking around, in the corner that the tiles leave free.
func (b *Board) zoomKeys(u *widgets.UI) {
	side := zoomSide(u)
	at := widgets.Rect{X: b.plan.room.X + 4, Y: b.plan.room.Y + 4, W: side, H: side}
	for _, k := range b.ZoomTools("The whole map", "You can already see the whole map.") {
		id := "tool." + k.ID
		u.AddHit(widgets.Hit{ID: id, R: at, Clickable: k.Disabled == "", NoFocus: true}) // they have keys of their own
		u.PaintButton(id, at, "", widgets.ButtonOptions{OnDark: true, Icon: k.Icon, Tooltip: k.Tooltip, Disabled: k.Disabled,
			Weight: widgets.Quiet})
		if u.Clicked(id) && k.Disabled == "" {
			k.Do()
		}
		at.X += side + 4
	}
}

// zoomSide is the side of one of these keys.
func zoomSide(u *widgets.UI) float64 { return min(u.Scaled(28), 36) }

// plan is where everything lies around the map.
type plan struct {
	strip   widgets.Rect    // what is needed to win, and the fuse
	room    widgets.Rect    // between the two rows, where the map lies
	town    widgets.Rect    // the map
	shop    [4]widgets.Rect // the shop row, down the left side
	enemies [4]widgets.Rect // the enemy row, down the right side
	columns [2]widgets.Rect // where they lie, and whether
	scrolls bool            // they are scrolled there
	foot    widgets.Rect    // below the map: decks, and what was read last
	decks   float64         // how much of its width the decks may have
	head    float64         // of the words above the two rows
}

// rowGap is the room about the cards of the rows, barWidth that of the bar that scrolls them.
const (
	rowGap   = 3.0
	barWidth = 12.0
)

// handbill is the width of a card for its height.
const handbill = 240.0 / 336

// arrange divides the room of the board. Cards are as large as four of them fit below
// one another, and never so wide that they leave the map too little. With large words
// they are no smaller than those of the plan at the usual size: then the rows scroll.
func (b *Board) arrange(u *widgets.UI, r widgets.Rect, least plan) (p plan) {
	var rest widgets.Rect
	p.strip, rest = r.CutTop(max(40, u.LineHeight(widgets.Tiny)*2+6))
	p.head = min(u.LineHeight(widgets.Tiny), rest.H*0.08)
	h := (rest.H-p.head-5*rowGap)/4 - 1
	decks := widgets.If(b.aside || b.stripped(u), 0, max(least.foot.H, min(rest.H*0.2, max(60, h*0.45))))
	spare := (r.W-(rest.H-decks)*b.town.plane.W/b.town.plane.H)/2 - 2*rowGap // beside a map as high as it can be
	w := max(min(h*rowbill, max(r.W*0.095, spare)), least.shop[0].W)
	h = w / rowbill
	tall := max(min(h, (rest.H-p.head-5*rowGap)/4), least.shop[0].H)
	p.scrolls = p.head+5*rowGap+4*tall > rest.H+1
	wide := w + 2*rowGap + widgets.If(p.scrolls, barWidth, 0)
	p.columns[0], rest = rest.CutLeft(wide)
	p.columns[1], rest = rest.CutRight(wide)
	for side, c := range p.columns {
		_, p.columns[side] = c.CutTop(p.head)
		for i := range 4 {
			at := widgets.Rect{X: c.X + rowGap, Y: c.Y + p.head + rowGap + float64(i)*(tall+rowGap), W: w, H: tall}
			if side == 0 {
				p.shop[i] = at
			} else {
				p.enemies[i] = at
			}
		}
	}
	p.room = rest
	// The map is as high as its width allows; what is left below is for the decks, where
	// they do not stand in the sidebar.
	high := min(rest.W*b.town.plane.H/b.town.plane.W, rest.H-decks)
	p.town, p.foot = rest.CutTop(high)
	p.decks = max(p.foot.W*0.72, min(p.foot.W, least.decks))
	wide = min(rest.W, max(least.town.W, high*b.town.plane.W/b.town.plane.H))
	if b.aside {
		p.town, p.foot = rest, widgets.Rect{X: rest.X, Y: rest.Y + rest.H, W: rest.W}
	}
	p.town = p.town.Centre(wide, high)
	p.town.X, p.town.Y, p.town.W, p.town.H = math.Ceil(p.town.X), math.Ceil(p.town.Y), math.Floor(p.town.W), math.Floor(p.town.H)
	return p
}

// stripped reports whether the map has the room of the piles: they are no part of what somebody looks
// back for, and at large type and in a small window the bar of a review needs as much.
func (b *Board) stripped(u *widgets.UI) bool {
	return b.Seat.Reviewing() && (u.TextScale > 1 || u.H < lowWindow)
}

// lowWindow is the height of a window in which the bar of a review with its analysis leaves the map little room.
const lowWindow = 720.0

// Warn implements table.Warner: ending a step while something could still be bought or
// finished there asks once.
func (b *Board) Warn(c rules.Choice) string {
	now := b.View.Round()*10 + int(b.View.Asked()) + 1
	if c.Move != "done" || b.warned == now {
		return ""
	}
	words := b.left()
	if words != "" {
		b.warned = now
	}
	return words
}

// left says what could still be done and could not after this step; "" for nothing.
func (b *Board) left() string {
	can := func(k core.ActionKind) (c rules.Choice, ok bool) {
		return parts.Find(b.Seat.Choices(), b.is(k))
	}
	h := b.known.seated(b.View.Asked())
	money := b.count(poolID(h, box.Gold))
	if _, ok := can(core.Buy); ok {
		return fmt.Sprintf("You have %d gold and can still buy a card. Stop buying?", money)
	}
	if _, ok := can(core.BuyFor); ok { // it costs a resource as well (PEN-63)
		return fmt.Sprintf("You have %d gold and a resource, and can still buy another card. Stop buying?", money)
	}
	if b.View.Steps()[stepAct].State != penny.Now {
		return ""
	}
	if c, ok := can(core.Finish); ok {
		return fmt.Sprintf("%s can be finished now. End the step without finishing it?", b.View.Label(c.Path[0]).Title)
	}
	if c, ok := can(core.Use); ok {
		return fmt.Sprintf("%s is full and can be used now. End the step without using it?", b.View.Label(c.Path[0]).Title)
	}
	if _, ok := can(core.Close); ok {
		return "You could close the portal here. End the step without closing it?"
	}
	if _, ok := can(core.Act); ok && b.known.place[h.Place].Action == box.Buy && b.affords(money) {
		return fmt.Sprintf("You have %d gold and could buy a card here. Go on without buying?", money)
	}
	return ""
}

// stepAct is the fourth step of a turn, that of the Field Action.
const stepAct = 3

// affords reports whether a card that lies open costs no more than that.
func (b *Board) affords(money int) bool {
	return slices.ContainsFunc(slices.Concat(b.known.shop, b.known.stacks[:]),
		func(c penny.CardView) bool { return c.ID != "" && c.Cost <= money })
}

// Step implements table.Stepper: whose turn it is, in which step, and what interrupts it.
func (b *Board) Step() string {
	v := b.View
	now := slices.IndexFunc(v.Steps(), func(s penny.StepView) bool { return s.State == penny.Now })
	x, read := v.Reading()
	_, fight := v.Fight()
	_, trade := v.Offer()
	return fmt.Sprint(v.Round(), v.Asked(), now, fight, trade, read && len(x.Answers) > 0 && x.Chosen == 0)
}

// Turn implements table.Turner.
func (b *Board) Turn() string { return fmt.Sprint(b.View.Round(), b.View.Active()) }

// kind is what a choice does.
func (b *Board) kind(c rules.Choice) core.ActionKind {
	a, _ := b.View.Game.Parse(c.Move)
	return a.Kind
}

// is tells the choices of a kind apart.
func (b *Board) is(k core.ActionKind) func(rules.Choice) bool {
	return func(c rules.Choice) bool { return b.kind(c) == k }
}

// replacesGoods reports whether a choice puts a card of the shop back.
func replacesGoods(c rules.Choice) bool { return len(c.Path) > 1 && c.Path[1] == "deck.shop" }

// isPlace reports whether a target is a location or a shortcut.
func (b *Board) isPlace(id string) bool {
	_, at := b.known.place[id]
	return at || slices.ContainsFunc(b.View.Ways(), func(w penny.WayView) bool { return w.ID == id })
}

// walking reports whether a choice is a step that is paid with a card or a token.
func (b *Board) walking(c rules.Choice) bool {
	k := b.kind(c)
	return len(c.Path) == 3 && (k == core.Walk || k == core.Ride)
}

// Narrate implements table.Narrator: where the token in hand may go, what can become of
// a card of the shop, what a way is paid with.
func (b *Board) Narrate(picked []string) string {
	if len(picked) == 0 {
		return ""
	}
	id, last := picked[0], picked[len(picked)-1]
	name, p := b.View.Label(id).Title, b.Seat.Pointing()
	onto := func(what func(rules.Choice) bool) bool {
		return slices.ContainsFunc(p.Left(), func(c rules.Choice) bool { return slices.Contains(c.Path, id) && what(c) })
	}
	hero := b.heroOf(id) >= 0
	_, card := cardOf(last)
	_, token := tokenOf(id)
	buy, replace := onto(b.is(core.Buy)), onto(replacesGoods)
	switch {
	case b.isPlace(id):
		return payFor(b.View.Label(last).Title)
	case len(picked) == 1 && !p.Takes(id) && slices.ContainsFunc(p.Left(), b.walking):
		return walkWith(name)
	case hero && card: // a lesson leaves one hero and one way
		return walkWith(b.View.Label(last).Title)
	case token && onto(b.is(core.Put)):
		return name + " in hand: press the quest or charge card to put it on."
	case token && onto(b.is(core.Bribe)):
		return name + " in hand: press the card to put it on."
	case slices.ContainsFunc(p.Left(), b.is(core.BuyFor)): // a further card (PEN-63)
		return fmt.Sprintf("%s costs %d gold and 1 resource: choose the resource.", name, b.card(id).Cost)
	case buy || replace:
		return b.wareInHand(id, buy, replace)
	case hero && len(picked) > 1:
		return payFor(b.View.Label(last).Title)
	}
	return ""
}

// wareInHand says what can become of a card that is for sale and lies in hand. Its keys do the same as
// a press on a deck.
func (b *Board) wareInHand(id string, buy, replace bool) string {
	c, name := b.card(id), b.View.Label(id).Title
	switch {
	case !buy:
		return fmt.Sprintf("%s costs %d gold, more than you have. Press Replace or the shop deck to replace it.", name, c.Cost)
	case replace:
		return fmt.Sprintf("%s: press Buy or your own deck to buy it for %d gold, or press Replace or the shop deck to replace it.",
			name, c.Cost)
	}
	return fmt.Sprintf("%s: press Buy or your own deck to buy it for %d gold.", name, c.Cost)
}

// payFor asks what pays for a move to a location.
func payFor(place string) string {
	return "To " + place + ": choose the card or movement token that pays for it."
}

// walkWith says what becomes of a card in hand that pays for a move.
func walkWith(card string) string {
	return card + " in hand: press a lit location to move there with it."
}
