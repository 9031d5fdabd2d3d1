package start

import (
	"fmt"
	"image/color"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/rulestest/duel"
	"intrigue/rules/rulestest/patience"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
	"intrigue/scenes/widgets"
)

// newcomers is a shelf with two small games: one of two seats with a secret, and a solitaire
// without bots or hints. What goes for them goes for a newcomer's game.
func newcomers() table.Titles {
	numbers := []string{"number.1", "number.2", "number.3", "choice.bow", "choice.nod"}
	cards := []string{"card.0", "card.1", "card.2", "card.3", "card.4", "card.5", "card.6", "card.7", "side.left", "side.right"}
	return table.Titles{
		{Cover: match.Cover{Game: duel.Game{}, Box: "box.london", People: "2 people", Accent: color.RGBA{0x30, 0x40, 0x70, 255}},
			Board: func(s *table.Host) (table.Board, error) { return &row{seat: s, targets: numbers}, nil }},
		{Cover: match.Cover{Game: patience.Game{}, Box: "box.cardinal", People: "1 person", Accent: color.RGBA{0x30, 0x60, 0x40, 255}},
			Board: func(s *table.Host) (table.Board, error) { return &row{seat: s, targets: cards}, nil }},
	}
}

// row is a board that lays its targets side by side: enough for a game of a few cards.
type row struct {
	table.Bare
	seat    *table.Host
	targets []string
}

// Frame implements table.Board.
func (b *row) Frame(u *widgets.UI, r widgets.Rect) {
	u.Box(r, u.Theme.Paper, 0)
	w := min(120, (r.W-80)/float64(len(b.targets)))
	style := widgets.Style{Face: face.UI, Size: widgets.Body, Colour: u.Theme.Ink, Align: widgets.Centre}
	for i, target := range b.targets {
		at := widgets.Rect{X: r.X + 40 + float64(i)*w, Y: r.Y + r.H/2, W: w - 10, H: 60}
		u.BorderedBox(at, u.Theme.Paper, u.Theme.Line, 1, 6)
		u.FitLabel(at, target, style)
		role := table.Place
		if strings.HasPrefix(target, "card.") {
			role = table.Piece
		}
		b.seat.Spot(u, table.Spot{ID: target, R: at, Role: role})
	}
}

// Sidebar implements table.Board.
func (b *row) Sidebar(u *widgets.UI, r widgets.Rect) float64 {
	h := u.LineHeight(widgets.Body)
	for s := range b.seat.Seats() {
		u.FitLabel(widgets.Rect{X: r.X, Y: r.Y + float64(s)*h, W: r.W, H: h}, fmt.Sprint(s+1, ". ", b.seat.Name(rules.Seat(s))),
			widgets.Style{Face: face.UI, Size: widgets.Body, Colour: u.Theme.Ink})
	}
	return h * float64(len(b.seat.Seats()))
}
