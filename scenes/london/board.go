// Package london shows the game of London: the map, the pawns on it, the log
// book and the tickets, and the ways one points at them.
//
// It knows no rules. What may be done it takes from the legal choices of the
// table, and what may be seen from the view of whoever looks; of Mr X it draws
// only what that view says.
package london

import (
	"fmt"
	"image/color"
	"time"

	"intrigue/maps"
	"intrigue/maps/svg"
	table "intrigue/rules"
	rules "intrigue/rules/london"
	"intrigue/scenes"
	"intrigue/scenes/board"
	"intrigue/scenes/widgets"
)

// desk is what lies around the map.
var desk = color.RGBA{0x17, 0x13, 0x10, 255}

// Board is the table's London.
type Board struct {
	desk  *scenes.Desk
	table *scenes.Table
	m     *maps.Map
	lens  *board.Lens
	base  *board.Ground
	signs *board.Patch
	stage board.Stage
	view  rules.View

	round  int    // in which pawn was taken
	pawn   string // the pawn in hand, "pawn.red"; "" when none or Mr X
	litAt  time.Time
	lit    string // what was lit last, to let the halo breathe anew
	plans  map[string]plan
	offer  *offer
	rise   rise
	panned bool
	baked  bool
	// followed is the hint whose pawn was taken in hand.
	followed table.Move
	hover    rules.Station
	rode     rules.Station // no sign there until the pointer moves: the pawn has just come
	now      time.Time
	where    map[string]widgets.Rect // of this frame, for choosers and tips
}

// New lays out London on a table.
func New(d *scenes.Desk, t *scenes.Table) (scenes.Board, error) {
	m, err := maps.Open("london")
	if err != nil {
		return nil, fmt.Errorf("the map of London cannot be read: %w", err)
	}
	b := &Board{desk: d, table: t, m: m, lens: board.NewLens(m.W, m.H), plans: map[string]plan{}, where: map[string]widgets.Rect{}}
	labels := svg.Paint{Text: map[string]string{}}
	v := t.Play.View().(rules.View)
	for s := rules.Station(1); s <= rules.Stations; s++ {
		labels.Text[fmt.Sprintf("label.%d", s)] = fmt.Sprint(v.Number(s))
	}
	b.base = board.NewGround(newCity(m, labels), m.W, m.H, desk, func() { d.Wake() })
	b.signs = board.NewPatch(b.base)
	return b, nil
}

// Close implements scenes.Board.
func (b *Board) Close() { b.base.Close() }

// Baked reports whether all tiles in sight are there.
func (b *Board) Baked() bool { return b.baked }

// Rush ends all journeys.
func (b *Board) Rush() {
	b.stage.Rush()
	b.rise = rise{}
}

// Changed implements scenes.Board.
func (b *Board) Changed(skip bool) {
	old := b.view
	v, ok := b.table.Play.View().(rules.View)
	if !ok {
		return
	}
	b.view = v
	if old.By != v.By {
		// Somebody else looks: nothing of how the board was held may tell them
		// where the one before was looking.
		b.hover, b.offer = 0, nil
		b.lens.ShowAll(b.now, true)
		b.panned = false
	}
	motion := b.table.Motion()
	if skip {
		motion = 0
		b.rise = rise{}
	}
	b.stage.Set(b.things(), b.now, motion)
	if !skip {
		b.surfaced(old, v)
	}
	b.takePawn()
	b.refreshOffer()
}

// takePawn keeps a pawn in hand while its player has to move: the one before if
// it can still move, else the first that can.
func (b *Board) takePawn() {
	old := b.pawn
	if b.round != b.view.Round {
		old = "" // a new round begins with the first pawn again
	}
	b.pawn, b.round = "", b.view.Round
	if !b.table.Playable() {
		return
	}
	first := ""
	for _, c := range b.table.Choices() {
		id := c.Path[0]
		if len(id) < 5 || id[:5] != "pawn." || len(c.Path) < 3 {
			return // Mr X's turn: nothing to take in hand
		}
		if id == old {
			first = id
			break
		}
		if first == "" || b.rank(id) < b.rank(first) {
			first = id
		}
	}
	if first != "" && b.table.Pick.Pick(first) {
		b.pawn = first
	}
}

// rank is a pawn's place in table order, in which they are named everywhere.
func (b *Board) rank(id string) int {
	for i, c := range b.view.Team(b.view.Acting) {
		if c.ID() == id {
			return i
		}
	}
	return 99
}

// Frame implements scenes.Board.
func (b *Board) Frame(u *widgets.UI, r widgets.Rect) {
	b.now = u.Now
	clear(b.where)
	b.lens.SetView(r)
	if b.lens.Steer(u, r, b.table.Motion() == 0, "map", "station.") {
		b.panned = true
	}
	b.lens.Step(u.Now)
	b.baked = !b.base.Look(b.lens, b.desk.Scale)
	if b.lens.Moving() {
		u.Animate()
	}
	u.Clipped(r, func() {
		u.Place(widgets.Hit{ID: "map", R: r, Skip: true})
		u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Canvas, R: r, Picture: b.base, Version: b.base.Version()}})
		c := b.lens.Now()
		b.desk.Surround(u, r, widgets.Rect{X: c.X, Y: c.Y, W: b.m.W * c.S, H: b.m.H * c.S})
		b.traces(u)
		b.lines(u)
		b.planned(u)
		b.numbers(u, r)
		b.notebook(u)
		b.halos(u)
		b.waySigns(u)
		b.pieces(u)
		b.plan(u)
		b.targets(u)
		b.surfacing(u, r)
	})
	b.minimap(u, r)
	b.follow()
	b.answer(u)
}

// follow takes the pawn in hand that a new hint speaks of.
func (b *Board) follow() {
	c, ok := b.table.Hinted()
	if !ok || c.Move == b.followed {
		return
	}
	b.followed = c.Move
	if len(c.Path) > 0 && c.Path[0] != b.pawn && b.can(c.Path[0]) {
		b.hold(c.Path[0])
	}
}

// numbers paints the signs anew above the lines that are lit.
func (b *Board) numbers(u *widgets.UI, r widgets.Rect) {
	var discs []board.Disc
	k := b.desk.Scale
	for s := rules.Station(1); s <= rules.Stations; s++ {
		if p, rad := b.at(s); r.Has(p) {
			discs = append(discs, board.Disc{X: p.X * k, Y: p.Y * k, R: rad * k})
		}
	}
	b.signs.Set(discs)
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Canvas, R: r, Picture: b.signs, Version: b.signs.Version()}})
}

// at is where a station lies on the window now, and the radius of its sign.
func (b *Board) at(s rules.Station) (p widgets.Pt, radius float64) {
	pl, ok := b.m.Places[stationID(s)]
	if !ok {
		return widgets.Pt{X: -1e4, Y: -1e4}, 0
	}
	c := b.lens.Now()
	return c.Out(pl.At.X, pl.At.Y), signRadius * c.S
}

// signRadius is the radius of a station's sign in units of the map.
const signRadius = 10.5

func stationID(s rules.Station) string { return fmt.Sprintf("station.%d", s) }

// Where implements scenes.Board.
func (b *Board) Where(target string) (widgets.Rect, bool) {
	if r, ok := b.where[target]; ok {
		return r, true
	}
	var n int
	if _, err := fmt.Sscanf(target, "station.%d", &n); err == nil && n >= 1 && n <= rules.Stations {
		p, rad := b.at(rules.Station(n))
		return widgets.Rect{X: p.X - rad, Y: p.Y - rad, W: 2 * rad, H: 2 * rad}, true
	}
	return widgets.Rect{}, false
}
