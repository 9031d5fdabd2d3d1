package penny

import (
	"slices"
	"strings"
	"time"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// sheets lie below the map while something is decided that has no place on the table:
// who the player is, what an event does, a fight, a trade, one of several things. What comes
// of an event covers them until the page is turned.
func (b *Board) sheets(u *widgets.UI) {
	if b.over.paint == nil || b.low {
		return
	}
	u.Zone("sheet", func() { b.Seat.Sheet(u, blood, 4, func() { b.over.paint(u) }) })
}

// onTop is the sheet that is shown now; nothing is laid out for none.
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
	about, was, still := glimpse{}, b.lookedAt, b.Seat.Still()
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

// middle is that of a place and of all who stand on it.
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

// about is the place that a sheet speaks of: where the fight is, else where the hero stands
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
		return high >= 100 && (high-u.LineHeight(widgets.Tiny))*handbill*n+8*n <= wide && u.TextScale < 1.25
	}
	if _, trade := b.View.Offer(); ok || trade || b.asks() {
		return false
	}
	need := float64(len(l.options)) * (keyHeight(u, true) + 6)
	need += widgets.If(len(l.tokens) > 0, u.Scaled(62)+u.LineHeight(widgets.Tiny), 0)
	need += widgets.If(len(l.cards) > 0, 84, 0.0)
	card := max(leastCard, (high-need+72)*handbill*leastShare)
	return need <= high && float64(len(l.tokens))*u.Scaled(84) <= wide && float64(len(l.cards))*(card+8) <= wide
}

// leastCard is how wide cards are at least on a sheet in the tray, and leastShare how large beside those
// that are as high as the sheet.
const (
	leastCard  = 58.0
	leastShare = 0.7
)

// sheetShare is how much of the tray's width beside the piles a sheet takes at most.
const sheetShare = 0.6

// inTray lays the sheet that is shown now at the right of r and returns the room that it
// leaves to the hand.
func (b *Board) inTray(u *widgets.UI, r widgets.Rect) (rest widgets.Rect) {
	l := b.loose()
	card, least := 100.0, u.Scaled(220)
	if len(l.options)+len(l.tokens) == 0 { // alone they are as high as the sheet, and need no room for words
		card, least = (r.H-36)*handbill+8, 0
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
	u.Zone("sheet", func() { b.Seat.Sheet(u, blood, 4, func() { b.over.paint(u) }) })
	return rest
}

// casting is the sheet on which one chooses a hero. The rows beside the map are still empty:
// it lies over them, too, and is as high as the portraits make it.
func (b *Board) casting(u *widgets.UI) {
	ids := b.single(core.Be)
	p := b.plan
	room := widgets.Rect{X: p.shop[0].X, Y: p.strip.Y + p.strip.H, W: p.enemies[0].X + p.enemies[0].W - p.shop[0].X,
		H: p.foot.Y + p.foot.H - p.strip.Y - p.strip.H}.Inset(6)
	w := min(room.W, u.Scaled(1000))
	each, said := (w-24)/float64(len(ids)), 0.0
	for _, id := range ids {
		said = max(said, b.saying(u, id, each-26, room.H))
	}
	h := u.LineHeight(widgets.Head) + (each-26)*1.25 + said + u.LineHeight(widgets.Large) + 64
	in := b.newsprint(u, room.Centre(w, min(room.H, h)))
	head, in := in.CutTop(u.LineHeight(widgets.Head))
	u.FitLabel(head, b.question(), widgets.Line(face.Title, widgets.Head, ink).Centred())
	_, in = in.CutTop(6)
	w = in.W / float64(len(ids))
	words := 0.0 // all leave the same room for what is said of them
	for _, id := range ids {
		words = max(words, b.saying(u, id, w-26, in.H-26))
	}
	for i, id := range ids {
		b.candidate(u, widgets.Rect{X: in.X + float64(i)*w, Y: in.Y, W: w, H: in.H}.Inset(5), id, words)
	}
}

// question asks for a hero. It names the person if several people play, and the seat if that
// person leads several heroes.
func (b *Board) question() string {
	asked, name := b.View.Asked(), b.Seat.Name(b.View.Asked())
	people, same := 0, 0
	for at, s := range b.Seat.Seats() {
		if s.Person() {
			people++
			same += widgets.If(b.Seat.Name(rules.Seat(at)) == name, 1, 0)
		}
	}
	switch {
	case people <= 1:
		return "Who will you be?"
	case same > 1:
		name = penny.Game{}.About().SeatNames(b.View.Seats())[asked]
	}
	return name + ": who will you be?"
}

// saying is how high the words about a hero are; 0 where there is no room: the tip says them.
func (b *Board) saying(u *widgets.UI, id string, w, h float64) float64 {
	st, text := widgets.Line(face.Text, widgets.Body, ink), b.View.Label(id).Text
	if slices.ContainsFunc(strings.Fields(text), func(s string) bool { return u.TextWidth(s, st) > w }) {
		return 0
	}
	if high := u.TextHeight(text, st, w); high+u.LineHeight(widgets.Large) <= h*0.6 {
		return high
	}
	return 0
}

// candidate is one of the heroes: portrait, name, and what to expect.
func (b *Board) candidate(u *widgets.UI, r widgets.Rect, id string, words float64) {
	l := b.View.Label(id)
	p := b.Seat.Pointing()
	fill := widgets.If(p.Hot() == id, widgets.Mix(news, gold, 0.45), widgets.Mix(news, worn, 0.5))
	u.BorderedBox(r, fill, ink, 1.5, 4)
	in := r.Inset(8)
	low, pic := in.CutBottom(words + u.LineHeight(widgets.Large))
	side := min(pic.W, pic.H*0.8)
	u.Sprite(pic.Centre(side, side*1.25), strings.Replace(id, "hero.", "penny.portrait.", 1), ink)
	name, low := low.CutTop(u.LineHeight(widgets.Large))
	u.FitLabel(name, l.Title, widgets.Line(face.Heading, widgets.Large, blood).Centred())
	if b.saying(u, id, in.W, in.H) > 0 {
		if b.presented == nil {
			b.presented = map[string]bool{}
		}
		b.presented[id] = true
		u.Text(low, l.Text, widgets.Line(face.Text, widgets.Body, ink).Centred())
	}
	if p.Lit(id) && b.Seat.Highlights() {
		u.BorderedBox(r.Inset(-1), widgets.Colour{}, gold, 2, 5)
	}
	b.Seat.Spot(u, table.Spot{ID: id, R: r, Role: table.Key})
}

// loose is all that can be chosen and lies nowhere on the table: options of a card,
// villains off the map, cards of a discard pile or a deck, tokens to be gained.
type loose struct {
	b                      *Board
	options, cards, tokens []string
	twin                   string
}

func (l loose) any() bool { return len(l.options)+len(l.cards)+len(l.tokens) > 0 }

func (b *Board) loose() loose {
	l := loose{b: b}
	all := b.View.Choices()
	more := func(c rules.Choice) bool { _, ok := tokenOf(c.Path[0]); return !ok || len(c.Path) > 1 }
	for _, c := range all {
		if k := b.kind(c); k == core.Option || k == core.Send { // a villain off the map who may come back
			l.options = add(l.options, c.Path[0])
			continue
		}
		for _, id := range c.Path {
			_, card := cardOf(id)
			_, token := tokenOf(id)
			switch {
			case b.known.home[id]:
			case card:
				l.cards = add(l.cards, id)
			case token:
				l.tokens = add(l.tokens, id)
			}
		}
	}
	if !slices.ContainsFunc(all, more) { // nothing but tokens is asked
		l.twin = "sheet"
		for _, c := range all {
			l.tokens = add(l.tokens, c.Path[0])
		}
	}
	place := func(id string) int {
		t, _ := tokenOf(id)
		return slices.Index(tokens, t)
	}
	slices.SortStableFunc(l.tokens, func(x, y string) int { return place(x) - place(y) }) // as on the board below
	return l
}

// high is how high the sheet is in a room so wide.
func (l loose) high(u *widgets.UI, w float64) float64 {
	w = min(w, pickWidth(u)) - 24
	cols := l.cols(u, w)
	h := u.TextHeight(l.b.View.Prompt(), pickStyle, w) + 8 + float64(len(l.options))*(keyHeight(u, false)+6) + 30
	h += float64((len(l.cards)+cols-1)/cols) * (u.Scaled(pickCard)/handbill + 8)
	return h + widgets.If(len(l.tokens) > 0, u.Scaled(62)+l.b.named(u, l.tokens, w), 0)
}

// pickCard is the width of a card on such a sheet, pickStyle how its prompt is written.
const pickCard = 92.0

var pickStyle = widgets.Line(face.Heading, widgets.Large, ink)

func pickWidth(u *widgets.UI) float64 { return u.Scaled(560) }

// cols is how many cards lie side by side in a sheet so wide inside.
func (l loose) cols(u *widgets.UI, w float64) int {
	return max(1, int((w-14)/(u.Scaled(pickCard)+8)))
}

// pick is the sheet on which one chooses among what lies nowhere else.
func (l loose) pick(u *widgets.UI) {
	b := l.b
	kh, cw := keyHeight(u, b.low), u.Scaled(pickCard)
	in := b.sheet(u, pickWidth(u))
	said := b.named(u, l.tokens, in.W)
	cols := l.cols(u, in.W)
	rows := (len(l.cards) + cols - 1) / cols
	need := float64(len(l.options))*(kh+6) + widgets.If(len(l.tokens) > 0, u.Scaled(62)+said, 0)
	if words := u.TextHeight(b.View.Prompt(), pickStyle, in.W) + 8; !b.low && need+words <= in.H { // else it stands beside the sheet alone
		_, in = in.CutTop(u.Text(in, b.View.Prompt(), pickStyle) + 8)
	} else if len(l.cards) == 0 {
		in = in.Centre(in.W, min(in.H, need))
	} else if b.low {
		cols, rows = len(l.cards), 1
		cw = min((in.H-need-12)*handbill, (in.W-14)/float64(cols)-8)
	}
	for _, id := range l.options {
		var at widgets.Rect
		at, in = in.CutTop(kh)
		_, in = in.CutTop(6)
		b.key(u, at, id, "", b.View.Label(id).Title, true)
	}
	if len(l.tokens) > 0 {
		var at widgets.Rect
		at, in = in.CutTop(u.Scaled(54))
		_, in = in.CutTop(8 + said)
		l.pools(u, at, said)
	}
	if len(l.cards) == 0 {
		return
	}
	u.Scroll("sheet.cards", in, func(col widgets.Rect) float64 {
		for i, id := range l.cards {
			at := widgets.Rect{X: col.X + float64(i%cols)*(cw+8) + 2, Y: col.Y + float64(i/cols)*(cw/handbill+8) + 2, W: cw,
				H: cw / handbill}
			b.slot(u, at, b.card(id), "")
		}
		return float64(rows)*(cw/handbill+8) + 4
	})
}

// pools are the piles of tokens to choose from, with names below them, said high.
func (l loose) pools(u *widgets.UI, r widgets.Rect, said float64) {
	side := poolSide(u, r.W, len(l.tokens))
	x := r.X + (r.W-side*float64(len(l.tokens)))/2
	for i, id := range l.tokens {
		at := widgets.Rect{X: x + float64(i)*side, Y: r.Y, W: side, H: r.H}
		if said > 0 {
			u.Label(widgets.Rect{X: at.X, Y: r.Y + r.H - 2, W: side, H: said}, l.b.View.Label(id).Title,
				widgets.Line(face.UI, widgets.Tiny, ink).Centred())
		}
		t, _ := tokenOf(id)
		l.b.tokens(u, at.Inset(3), penny.PileView{ID: id, Token: t, N: l.b.count(id)}, l.twin)
	}
}

// poolSide is how wide each of n pools is on a sheet of a width.
func poolSide(u *widgets.UI, w float64, n int) float64 {
	return min(w/float64(max(1, n)), u.Scaled(96))
}

// named is the height of the names below the pools, or 0 if any name is too wide for its pool.
func (b *Board) named(u *widgets.UI, pools []string, w float64) float64 {
	side := poolSide(u, w, len(pools))
	wide := func(id string) bool {
		return u.TextWidth(b.View.Label(id).Title, widgets.Line(face.UI, widgets.Tiny, ink)) > side
	}
	return widgets.If(slices.ContainsFunc(pools, wide), 0, u.LineHeight(widgets.Tiny))
}
