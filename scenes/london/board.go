// Package london shows the game of London: the map, the pawns on it, the log
// book and the tickets, and the ways a player points at them.
//
// What may be done it takes from the legal choices of the
// table, and what may be seen from the view of its seat; of Mr X it draws
// only what that view says.
package london

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"intrigue/maps"
	"intrigue/maps/geom"
	"intrigue/maps/svg"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/scenes/board"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// surround says what lies around the map.
var surround = color.RGBA{0x17, 0x13, 0x10, 255}

// Board is the table's London.
type Board struct {
	table.Base[london.View]
	m     *maps.Map
	signs *board.Overlay
	// litRoutes are the routes that were lit in this frame, in units of the map.
	litRoutes [][]geom.Point
	above     *board.Overlay // signs that may be chosen, above the pawns that stand before them

	round int // in which a pawn was last taken in hand
	pulse parts.Pulse
	plans map[string]plan
	offer *offer
	rise  rise
	// hideNotes hides the marks of the notebook for a while, at this screen.
	hideNotes bool
	far       farStation
	hover     core.Station // that is pointed at, by itself or by its window in the log book
	// standing are the pieces as they were painted in this frame.
	standing map[string]widgets.Rect
	footings map[footingKey]geom.Point // where pieces stand, as far as it was asked
}

// New lays out London on a table.
func New(host *table.Host) (table.Board, error) {
	m, err := maps.Open("london")
	if err != nil {
		return nil, fmt.Errorf("the map of London cannot be read: %w", err)
	}
	b := &Board{
		Base: table.Base[london.View]{Host: host}, m: m,
		plans: map[string]plan{}, standing: map[string]widgets.Rect{}, footings: map[footingKey]geom.Point{},
	}
	labels := svg.Paint{Text: map[string]string{}}
	v := host.View().(london.View)
	for s := range stations {
		labels.Text[fmt.Sprintf("label.%d", s)] = fmt.Sprint(v.Number(s))
	}
	b.Plane = table.NewPlane(host, newCity(m, labels), m.W, m.H, surround, table.SpotID("station.", ""))
	b.Hooks = table.Hooks[london.View]{Sprites: b.sprites, Before: b.before, After: b.surfaced, Forget: func() { b.rise = rise{} }}
	b.signs, b.above = board.NewOverlay(b.Layer), board.NewOverlay(b.Layer)
	b.Camera.Head = 14
	return b, nil
}

// before lets nobody see where the person before them was looking.
func (b *Board) before(old london.View, skip bool) {
	if old.By != b.View.By {
		b.Camera.ShowAll(b.Now, true)
	}
	b.offer = nil
	if skip {
		b.rise = rise{}
	}
}

// pawn returns the pawn in hand, "" when there is none or Mr X moves.
func (b *Board) pawn() string {
	if hand := b.Host.Pointing().Hand(); strings.HasPrefix(hand, "pawn.") {
		return hand
	}
	return ""
}

// Hold keeps a pawn in hand while its player has to move: the one before if it can
// still move, else the first that can. A new round begins with the first again.
func (b *Board) Hold(pieces []string, was string) string {
	if b.round != b.View.Round {
		was = ""
	}
	b.round = b.View.Round
	first := ""
	for _, id := range pieces {
		switch {
		case !strings.HasPrefix(id, "pawn."):
			return "" // Mr X's turn: nothing to take in hand
		case id == was:
			return was
		case first == "" || b.rank(id) < b.rank(first):
			first = id
		}
	}
	return first
}

// rank returns a pawn's place in table order, in which they are named everywhere.
func (b *Board) rank(id string) int {
	return slices.IndexFunc(b.View.Team(b.View.Acting), func(c core.Colour) bool { return c.ID() == id })
}

// Frame implements table.Board.
func (b *Board) Frame(u *widgets.UI, r widgets.Rect) {
	b.refreshOffer()
	b.hover, _ = station(b.Host.Pointing().Hot())
	b.litRoutes = b.litRoutes[:0]
	b.Show(u, r, func() {
		b.wash(u)
		b.traces(u)
		b.lines(u)
		b.planned(u)
		b.notebook(u)
		b.halos(u)
		b.numbers(u, r)
		b.waySigns(u)
		b.scribbles(u)
		b.pieces(u)
		b.raised(u, r)
		b.targets(u)
		b.plan(u) // its card answers, not the stations below it
		b.surfacing(u, r)
	})
	b.Minimap(u, r, b.dots()...)
}

// numbers paints anew the signs that a lit line, the notebook or a halo may have covered.
func (b *Board) numbers(u *widgets.UI, r widgets.Rect) {
	var all []core.Station
	marked := append(b.reach(), b.shaded()...)
	for s := range stations {
		p, _ := b.at(s)
		if !r.Contains(p) {
			continue
		}
		if is := slices.Contains(marked, s); is || b.crossed(s) {
			all = append(all, s)
			if is {
				b.shoulders(u, s)
			}
		}
	}
	b.paintSigns(u, r, b.signs, all)
}

// crossed reports whether a route that is lit comes near the sign of a station.
func (b *Board) crossed(s core.Station) bool {
	at, scale := b.m.Places[stationID(s)].At, b.Camera.Now().S
	near := signRadius + litWidth*max(1, 1/scale)
	for _, route := range b.litRoutes {
		for i := 1; i < len(route); i++ {
			p, q := route[i-1], route[i]
			if at.X > min(p.X, q.X)-near && at.X < max(p.X, q.X)+near && at.Y > min(p.Y, q.Y)-near && at.Y < max(p.Y, q.Y)+near {
				return true
			}
		}
	}
	return false
}

// paintSigns shows the signs of stations as they are on the map.
func (b *Board) paintSigns(u *widgets.UI, r widgets.Rect, on *board.Overlay, all []core.Station) {
	var discs []board.Disc
	k := b.Host.Scale()
	for _, s := range all {
		p, rad := b.at(s)
		discs = append(discs, board.Disc{X: p.X * k, Y: p.Y * k, R: rad * k})
	}
	if on.Set(discs); len(discs) > 0 {
		u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Canvas, R: r, Picture: on, Version: on.Version()}})
	}
}

// raised paints signs once more above the pawns that stand before them: those that may
// be chosen, and those on which a piece stands.
func (b *Board) raised(u *widgets.UI, r widgets.Rect) {
	var hidden []core.Station
	for _, s := range b.reach() {
		p, rad := b.at(s)
		for _, pawn := range b.standing {
			if r.Contains(p) && pawn.Intersect(disc(p, rad)).H > 0 {
				hidden = append(hidden, s)
				break
			}
		}
	}
	signs, stood := slices.Clone(hidden), []core.Station{b.View.X.At}
	for _, p := range b.View.Pawns {
		stood = append(stood, p.At)
	}
	for _, s := range stood {
		if at, _ := b.at(s); s != 0 && r.Contains(at) && !slices.Contains(signs, s) {
			signs = append(signs, s)
		}
	}
	if b.Host.Highlights() {
		for _, s := range hidden {
			b.halo(u, s, 0)
			b.shoulders(u, s)
		}
	}
	b.paintSigns(u, r, b.above, signs)
}

// shoulders paints anew what stands out beside the number of a sign: they say that buses or the underground stop here.
func (b *Board) shoulders(u *widgets.UI, s core.Station) {
	p, r := b.at(s)
	k := r / signRadius
	part := func(q widgets.Rect, round float64, fill, edge color.RGBA) {
		u.BorderedBox(widgets.Rect{X: p.X + q.X*k, Y: p.Y + q.Y*k, W: q.W * k, H: q.H * k}, fill, edge, 0.8*k, round*k)
	}
	stops := func(k core.Kind) bool {
		return slices.ContainsFunc(core.Lines(s), func(l core.Line) bool { return l.Kind == k })
	}
	if stops(core.Underground) { // as sign-underground and sign-bus of the map
		part(widgets.Rect{X: -14.8, Y: -4.6, W: 29.6, H: 9.2}, 1, color.RGBA{0xC3, 0x27, 0x2B, 255}, color.RGBA{0x3A, 0x14, 0x14, 255})
	}
	if stops(core.Bus) {
		part(widgets.Rect{X: -10.5, W: 21, H: 11.2}, 1.6, color.RGBA{0x2F, 0x7D, 0x50, 255}, color.RGBA{0x15, 0x30, 0x1F, 255})
	}
}

// at returns where a station lies on the window now, and the radius of its sign.
func (b *Board) at(s core.Station) (p geom.Point, radius float64) {
	pl, ok := b.m.Places[stationID(s)]
	if !ok {
		return geom.Pt(-1e4, -1e4), 0
	}
	c := b.Camera.Now()
	return c.Out(pl.At.X, pl.At.Y), signRadius * c.S
}

// signRadius is the radius of a station's sign in units of the map.
const signRadius = 10.5

// stations are all stations, in order.
func stations(yield func(core.Station) bool) {
	for s := core.Station(1); s <= core.Stations && yield(s); s++ {
	}
}

func stationID(s core.Station) string { return fmt.Sprintf("station.%d", s) }

// dots returns the figures on the minimap.
func (b *Board) dots() (all []table.Dot) {
	for _, p := range b.View.Pawns {
		if pl, ok := b.m.Places[stationID(p.At)]; ok {
			all = append(all, table.Dot{X: pl.At.X, Y: pl.At.Y, Colour: b.look(p.Colour).Color, Edge: night, Radius: 3.5})
		}
	}
	if pl, ok := b.m.Places[stationID(b.View.X.At)]; ok {
		all = append(all, table.Dot{X: pl.At.X, Y: pl.At.Y, Colour: night, Edge: gold, Radius: 4})
	}
	return all
}

// Tools returns the keys for looking around.
func (b *Board) Tools() []table.Tool {
	notes, off := widgets.If(b.hideNotes, "Show possible stations", "Hide possible stations"), ""
	if !b.notes() {
		off = "This game has no notebook."
	}
	tool := table.Tool{
		ID: "notebook", Icon: "icon.notebook", Tooltip: notes, Disabled: off,
		Brass: b.notes() && !b.hideNotes,
		Do:    func() { b.hideNotes = !b.hideNotes },
		Word:  "Notebook",
	}
	return append([]table.Tool{tool}, b.ZoomTools("The whole map", "You can already see the whole map.")...)
}

// Curtain implements table.Board: fog and a lamp, and nothing of the game.
func (b *Board) Curtain(u *widgets.UI, r widgets.Rect) {
	side := min(r.H, 360)
	at := r.Centre(side, side)
	if who, up := b.Host.HandedTo(); up && who != 0 {
		// The detectives' own sign, and their pawns below it.
		u.Sprite(at.Centre(side*0.72, side*0.72), "london.badge", u.Theme.Gold)
		return
	}
	u.Sprite(at, "london.mrx.portrait", u.Theme.Pale)
}
