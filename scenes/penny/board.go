// Package penny shows the streets of London as they turn into Hell: the tiles and the
// figures on them, the cards of the shop and of the enemies, the fuse, a hero's
// board and hand, and the sheets on which one fights, reads and trades.
//
// What may be done it takes from the legal choices; what a card
// does, who walks where and why, what a fight would cost are the view's own words.
package penny

import (
	"slices"
	"time"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/scenes/board"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Board is the table of the heroes.
type Board struct {
	table.Base[penny.View]
	town   *town
	known  known
	plan   plan
	pulse  parts.Pulse
	breath parts.Pulse // of the hero whose turn it is

	asked      rules.Seat // who decided in the view
	shown      rules.Seat // whose board lies below, if somebody chose it
	told       bulletin
	spotlight  parts.Spotlight
	open       string       // the pile that is browsed
	over       sheet        // the sheet that lies below the map, or
	low        bool         // in the tray beside the hand,
	lowIn      widgets.Rect // here
	docked     widgets.Rect // where it lies below the map
	lookedAt   glimpse      // what the map was moved to for it
	strayed    bool         // and that it came there from its home
	pilesAside bool         // the piles and what was read last stand in the sidebar
	sidebar    widgets.Rect // as it lies on the window
	// presented are the heroes to choose from of whom the sheet says all.
	presented map[string]bool
	warned    int // the round and the seat that were warned already
	flights   glides
	pressed   map[string]penny.Sequence // what a press on a target stands for, as far as that was asked
	jump      bool                      // the moment was jumped to: nothing travels
	scale     float64                   // points a unit of the map, where all of it is in sight
	selling   map[string][]widgets.Rect // the keys beside each card of the shop, as they lie on the window
}

// mine returns the seat whose board lies in the tray: the one that somebody chose to see,
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

// plan tell where everything lies around the map.
type plan struct {
	strip   widgets.Rect    // what is needed to win, and the fuse
	room    widgets.Rect    // between the two rows, where the map lies
	town    widgets.Rect    // the map
	shop    [4]widgets.Rect // the shop row, down the left side
	enemies [4]widgets.Rect // the enemy row, down the right side
	columns [2]widgets.Rect // where they lie, and whether
	foot    widgets.Rect    // below the map: decks, and what was read last
	decks   float64         // how much of its width the decks may have
	head    float64         // of the words above the two rows
}

func (b *Board) kind(c rules.Choice) core.ActionKind {
	a, _ := b.View.Game.Parse(c.Move)
	return a.Kind
}

// is tells the choices of a kind apart.
func (b *Board) is(k core.ActionKind) func(rules.Choice) bool {
	return func(c rules.Choice) bool { return b.kind(c) == k }
}

// replacesGoods reports whether a choice puts a card of the shop back.
func replacesGoods(c rules.Choice) bool { return len(c.Path) > 1 && c.Path[1] == shopDeck }

// isPlace reports whether a target is a location or a shortcut.
func (b *Board) isPlace(id string) bool {
	_, at := b.known.place[id]
	return at || slices.ContainsFunc(b.View.Ways(), func(w penny.ShortcutView) bool { return w.ID == id })
}

// walking reports whether a choice is a step that is paid with a card or a token.
func (b *Board) walking(c rules.Choice) bool {
	k := b.kind(c)
	return len(c.Path) == 3 && (k == core.Walk || k == core.Ride)
}

// bulletin is the back page that is turned over: what came of the answer to an event.
type bulletin struct {
	page  penny.ReadingView
	since time.Time
}

// flight is a card on its way from where it lay to where it lies.
type flight struct {
	from, to widgets.Rect
	began    time.Time
	frame    uint64 // in which it was last laid
}

// glides are the cards of the table as they lie on the window. A card that lies
// elsewhere than in the frame before travels there, and one that is drawn comes from
// its deck.
type glides struct {
	at     map[string]flight
	frame  uint64
	w, h   float64
	settle bool // nothing travels in this frame
}

// glimpse holds what the map was moved to for a docked sheet.
type glimpse struct {
	place string
	view  widgets.Rect
}

// sheet holds what is decided or read apart from the table: how high it would be in a room
// so wide, and what lays it out.
type sheet struct {
	high  func(u *widgets.UI, w float64) float64
	paint func(*widgets.UI)
}

// pile is cards upon one another: their back, what lies open there, how many there are.
type pile struct {
	id, back string
	card     penny.CardView // that lies open on it
	n        int
	faint    bool // where it is empty it is shown faintly
}

// known holds what is read out of a view once, and looked at in every frame.
type known struct {
	places   []penny.PlaceView
	place    map[string]penny.PlaceView
	heroes   []penny.HeroView
	villains []penny.VillainView
	shop     []penny.CardView
	enemies  []penny.CardView
	market   []penny.CardView
	stacks   [2]penny.CardView
	stackN   [2]int
	piles    []pile // below the map
	far      []penny.ReachView
	reach    map[string]penny.ReachView // the same by place
	cards    map[string]penny.CardView  // all that lie open somewhere, by id
	home     map[string]bool            // targets that have their place on the table
}

// town is the drawings of the tiles and the plane on which they lie.
type town struct {
	sides  map[string][2]*board.Side // London and Hell, by the key of the tile
	w, h   float64                   // of a hex
	x0, y0 float64                   // of the plane, where the hex at 0, 0 begins
	plane  *board.Mosaic
}

// card returns the card of a target, wherever it lies.
func (b *Board) card(id string) penny.CardView {
	if c, ok := b.known.cards[id]; ok {
		return c
	}
	if n, ok := cardOf(id); ok {
		return b.View.Card(n)
	}
	return penny.CardView{}
}

// count returns how many tokens lie in a pile.
func (b *Board) count(id string) int {
	for _, h := range b.known.heroes {
		if t, ok := parts.Find(h.Tokens, func(t penny.PileView) bool { return t.ID == id }); ok {
			return t.N
		}
	}
	return 0
}

func add(all []string, id string) []string {
	if slices.Contains(all, id) {
		return all
	}
	return append(all, id)
}

// single returns the targets of the choices of a kind.
func (b *Board) single(k core.ActionKind) (ids []string) {
	for _, c := range b.View.Choices() {
		if b.kind(c) == k {
			ids = add(ids, c.Path[0])
		}
	}
	return ids
}

// newsprint lays a sheet in r and returns its inside.
func (b *Board) newsprint(u *widgets.UI, r widgets.Rect) widgets.Rect {
	u.AddHit(widgets.Hit{ID: "sheet.away", R: r, NoFocus: true})
	u.Shadow(r, 4, 14)
	u.BorderedBox(r, news, ink, 2, 3)
	u.BorderedBox(r.Inset(4), widgets.Colour{}, widgets.Fade(ink, 0.6), 1, 2)
	return r.Inset(12)
}

// sheet lays a sheet of newsprint so wide, in the tray or below the map, and returns its inside.
func (b *Board) sheet(u *widgets.UI, w float64) widgets.Rect {
	if b.low {
		return b.newsprint(u, b.lowIn)
	}
	in := b.docked.Inset(6)
	in = in.Centre(min(w, in.W), in.H)
	u.KeepInSight(in) // what a token on it is for is read beside the sum
	return b.newsprint(u, in)
}

// room returns where sheets may lie: where the map is and what is below it.
func (b *Board) room() widgets.Rect {
	p := b.plan
	return widgets.Rect{X: p.foot.X, Y: p.room.Y, W: p.foot.W, H: p.foot.Y + p.foot.H - p.room.Y}
}

// sign registers what is only read, and says in words what it is when it is pointed at.
func (b *Board) sign(u *widgets.UI, id string, r widgets.Rect, words string) {
	u.AddHit(widgets.Hit{ID: id, R: r, NoFocus: true})
	if u.Hot() == id && u.Active() {
		u.Tooltip(r, words)
	}
}

// heroOf returns the seat that plays a hero, rules.Public for nobody.
func (b *Board) heroOf(id string) rules.Seat {
	if h, ok := parts.Find(b.View.Heroes(), func(h penny.HeroView) bool { return h.ID == id }); ok {
		return h.Seat
	}
	return rules.Public
}

// mark returns what stands for a seat.
func (b *Board) mark(s rules.Seat) parts.Mark {
	if m := b.Host.Marks(max(0, s)); len(m) > 0 {
		return m[0]
	}
	return parts.Mark{Sprite: "shape.disc", Tint: gold}
}

// zoomSide returns the side of one of these keys.
func zoomSide(u *widgets.UI) float64 { return min(u.Scaled(28), 36) }

// seated returns the board of a seat.
func (k *known) seated(s rules.Seat) penny.HeroView {
	if s < 0 || int(s) >= len(k.heroes) {
		return penny.HeroView{}
	}
	return k.heroes[s]
}
