// Package pimpernel shows the race of the League: the engraved map with its cubes,
// the planning areas, the missions, and the ways a player points at them.
//
// What may be done it takes from the legal choices, what a cube
// would do from the view's own words.
package pimpernel

import (
	"fmt"
	"image/color"
	"strings"
	"time"

	"intrigue/maps"
	"intrigue/maps/face"
	"intrigue/maps/svg"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	"intrigue/scenes/board"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

var (
	around  = color.RGBA{0x1C, 0x15, 0x10, 255} // what lies about the map
	gold    = color.RGBA{0xF2, 0xB8, 0x2E, 255}
	sepia   = color.RGBA{0x4A, 0x32, 0x20, 255}
	scarlet = color.RGBA{0xA8, 0x1E, 0x2B, 255}
	cream   = color.RGBA{0xFF, 0xF6, 0xE0, 255}
)

// Board is the table's map of the Channel.
type Board struct {
	table.Base[pimpernel.View]
	m     *maps.Map
	areas [6]areaTile // where they lie in this frame
	rite  rite
	pulse parts.Pulse
	turn  turn
	sets  sets
}

// New lays out the map on a table.
func New(host *table.Host) (table.Board, error) {
	m, err := maps.Open("pimpernel")
	if err != nil {
		return nil, fmt.Errorf("the map of the Channel cannot be read: %w", err)
	}
	var grips []string // whatever lies still: a drag that begins there moves the map
	for _, kind := range []string{
		"location.", "space.", "route.", "hex.", "mission.", "area.", "favor.",
		"current", "card.", "incomplete", "done.", "marker.", "vienna", "region.",
	} {
		grips = append(grips, table.SpotID(kind, ""))
	}
	plane := table.NewPlane(host, board.NewMapDrawing(m.Drawing, svg.Paint{}), m.W, m.H, around, grips...)
	plane.MinimapRight = true // at the left lie the missions
	b := &Board{Base: table.Base[pimpernel.View]{Plane: plane, Host: host}, m: m}
	b.Hooks = table.Hooks[pimpernel.View]{Sprites: b.sprites, After: b.completed, Forget: func() { b.rite = rite{} }}
	return b, nil
}

// Hold lets nothing lie in hand but what was there before: who places several cubes
// one after the other goes on with them.
func (b *Board) Hold(pieces []string, was string) string {
	if len(pieces) == 1 && !strings.HasPrefix(pieces[0], "pawn.") && b.View.Stage != core.StageTurn {
		return pieces[0]
	}
	return ""
}

// Narrate implements table.Board: what is in hand, and where it may go.
func (b *Board) Narrate([]string) string {
	if b.View.Stage != core.StageTurn {
		return ""
	}
	switch hand := b.Host.Pointing().Hand(); {
	case strings.HasPrefix(hand, "pawn."):
		return b.Host.OrAnother("Choose the region your pawn moves to")
	case hand == supplyID(b.mine()):
		return b.Host.OrAnother("Choose a space for your cube")
	}
	return ""
}

// Frame implements table.Board.
func (b *Board) Frame(u *widgets.UI, r widgets.Rect) {
	strip, ground := b.divide(u, r)
	b.areas = b.tiles(u, strip)
	b.goOn(u)
	b.light(u)
	b.Show(u, ground, func() {
		b.way(u)
		b.towns(u)
		b.houses(u)
		b.missions(u)
		b.completedCubes(u)
		b.rims(u)
		b.houseNames(u)
		b.pieces(u)
		b.spots(u)
		b.ring(u)
	})
	b.Minimap(u, ground)
	u.Clipped(strip, func() {
		b.planning(u, strip)
		b.ring(u)
	})
	b.word(u, r)
	b.ceremony(u, r)
}

// ring marks the move of the hint on show, and of a question.
func (b *Board) ring(u *widgets.UI) { b.Host.Ring(u, scarlet, 3.5, "") }

// k returns points a unit of the map.
func (b *Board) k() float64 { return b.Camera.Now().S }

// at returns a rectangle of w×h units about a place, moved by dx, dy units.
func (b *Board) at(id string, dx, dy, w, h float64) widgets.Rect {
	return b.AboutPlace(b.m, id, dx, dy, w, h)
}

// Tools returns the keys for looking around, and the last completion once more.
func (b *Board) Tools() []table.Tool {
	again := widgets.If(b.View.Completion.Mission == 0 || b.View.Completion.Running, "No mission has been carried out yet.", "")
	rite := table.Tool{
		ID: "ceremony", Icon: "icon.flag", Tooltip: "Show the last mission again", Disabled: again,
		Do: func() { b.celebrate(true) }, Word: "Mission",
	}
	if b.Camera.View.W < 900 {
		return []table.Tool{rite} // more would lie over the mission spaces; keys and the wheel zoom
	}
	return append([]table.Tool{rite}, b.ZoomTools("The whole map", "You can already see the whole map.")...)
}

// Warn speaks before a pass that carries out the mission.
func (b *Board) Warn(c rules.Choice) string {
	if len(c.Path) == 1 && c.Path[0] == "choice.pass" && b.View.Passes == len(b.View.Players)-1 {
		return "All the others have passed. If you pass too, the mission is carried out as it stands."
	}
	return ""
}

// turn is the word that tells people who share a table whose turn it is. Nothing is
// hidden in this game, so no curtain falls.
type turn struct {
	who   string
	until time.Time
}

// wordStays says how long it can be read.
const wordStays = 1800 * time.Millisecond

// word says whose turn it is, for a moment, when somebody else at the table decides.
func (b *Board) word(u *widgets.UI, r widgets.Rect) {
	s := b.View.Acting
	if s < 0 || b.View.Over() || b.Host.Reviewing() || b.Host.Alone() || !b.Host.Seats()[s].Person() {
		return
	}
	if who := b.Host.Seats()[s].Name; who != b.turn.who {
		b.turn = turn{who, u.Now.Add(wordStays)}
	}
	if u.Now.After(b.turn.until) || b.rite.report.Mission > 0 {
		return
	}
	u.WakeAt(b.turn.until.Add(time.Millisecond))
	st := widgets.Line(face.Heading, widgets.Large, u.Theme.Ink).Centred()
	words := b.turn.who + ": your turn"
	h := u.LineHeight(widgets.Large) + 14
	w := min(r.W-20, u.TextWidth(words, st)+h*2+8)
	box := widgets.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H - h - 14, W: w, H: h}
	u.Shadow(box, h/2, 12)
	u.BorderedBox(box, u.Theme.Paper, gold, 2, h/2)
	lay(u, widgets.Rect{X: box.X + 10, Y: box.Y, W: h, H: h}.Inset(6), s)
	u.FitLabel(widgets.Rect{X: box.X + h + 4, Y: box.Y, W: box.W - 2*h, H: h}, words, st)
}
