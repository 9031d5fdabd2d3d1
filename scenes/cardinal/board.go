// Package cardinal shows the solitaire of the Cardinal's guards: the castle with
// its chambers, the coins that are guards and the four musketeers, what each slide
// would do, and the score.
//
// It knows no rules. What a slide does it reads from the view; what may be chosen
// it takes from the legal choices of the table.
package cardinal

import (
	"fmt"
	"image/color"
	"strings"
	"time"

	"intrigue/input"
	"intrigue/maps"
	"intrigue/maps/svg"
	table "intrigue/rules"
	rules "intrigue/rules/cardinal"
	"intrigue/scenes"
	"intrigue/scenes/board"
	"intrigue/scenes/widgets"
)

var (
	night = color.RGBA{0x10, 0x12, 0x1C, 255}
	gold  = color.RGBA{0xF2, 0xB8, 0x2E, 255}
	cream = color.RGBA{0xFF, 0xF6, 0xE0, 255}
	blood = color.RGBA{0xB0, 0x22, 0x2A, 255}
)

// inks are the colours of the suits.
var inks = [4]color.RGBA{
	rules.Sun: {0xD4, 0x48, 0x1A, 255}, rules.Moon: {0x24, 0x49, 0x8F, 255},
	rules.Crown: {0x1B, 0x7A, 0x49, 255}, rules.Arms: {0x6D, 0x37, 0x98, 255},
}

// Board is the table's castle.
type Board struct {
	desk  *scenes.Desk
	table *scenes.Table
	m     *maps.Map
	lens  *board.Lens
	base  *board.Ground
	stage board.Stage
	view  rules.View

	hand  string // the musketeer in hand, "musketeer.sun", or a coin, "supply.moon"
	hover string
	baked bool
	now   time.Time
	where map[string]widgets.Rect
	solve solving
	exits map[rules.Suit]string // by which way out those who escaped have gone
}

// New lays out the castle on a table.
func New(d *scenes.Desk, t *scenes.Table) (scenes.Board, error) {
	m, err := maps.Open("castle")
	if err != nil {
		return nil, fmt.Errorf("the plan of the castle cannot be read: %w", err)
	}
	b := &Board{desk: d, table: t, m: m, lens: board.NewLens(m.W, m.H), where: map[string]widgets.Rect{}, exits: map[rules.Suit]string{}}
	b.base = board.NewGround(m.Drawing.Prepare(svg.Paint{}), m.W, m.H, night, func() { d.Wake() })
	return b, nil
}

// Close implements scenes.Board.
func (b *Board) Close() {
	b.solve.stop()
	b.base.Close()
}

// Rush ends all journeys.
func (b *Board) Rush() { b.stage.Rush() }

// Baked reports whether all tiles in sight are there.
func (b *Board) Baked() bool { return b.baked }

// Changed implements scenes.Board.
func (b *Board) Changed(skip bool) {
	v, ok := b.table.Play.View().(rules.View)
	if !ok {
		return
	}
	b.view = v
	motion := b.table.Motion()
	if skip {
		motion = 0
	}
	b.stage.Set(b.things(), b.now, motion)
	hand := b.hand
	b.hand = ""
	if b.playable(hand) {
		b.take(hand)
	}
	b.solve.begin(b)
}

// playable reports whether a piece can be picked now.
func (b *Board) playable(id string) bool {
	if id == "" || b.view.Stage != rules.StageFree {
		return false
	}
	for _, c := range b.table.Choices() {
		if c.Path[0] == id && len(c.Path) > 1 {
			return true
		}
	}
	return false
}

// take takes a musketeer or a coin in hand.
func (b *Board) take(id string) {
	if !b.playable(id) {
		b.table.Refuse(id)
		return
	}
	b.table.Pick.Reset()
	if b.table.Pick.Pick(id) {
		b.hand = id
	}
}

// Frame implements scenes.Board.
func (b *Board) Frame(u *widgets.UI, r widgets.Rect) {
	b.now = u.Now
	clear(b.where)
	b.lens.SetView(r)
	b.lens.Steer(u, r, b.table.Motion() == 0, "map")
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
		b.places(u)
		b.chambers(u)
		b.lights(u)
		b.pieces(u)
		b.marks(u)
	})
	b.keys(u)
	b.answer(u)
}

// units is a rectangle about a place of the map, with sides in units of the map.
func (b *Board) units(id string, w, h float64) widgets.Rect {
	p, ok := b.m.Places[id]
	if !ok {
		return widgets.Rect{X: -1e4, Y: -1e4, W: 1, H: 1}
	}
	c := b.lens.Now()
	at := c.Out(p.At.X, p.At.Y)
	return widgets.Rect{X: at.X - w*c.S/2, Y: at.Y - h*c.S/2, W: w * c.S, H: h * c.S}
}

// Where implements scenes.Board.
func (b *Board) Where(target string) (widgets.Rect, bool) {
	if r, ok := b.where[target]; ok {
		return r, true
	}
	if _, ok := b.m.Places[target]; ok {
		return b.units(target, 100, 100), true
	}
	return widgets.Rect{}, false
}

// Word implements scenes.Board.
func (b *Board) Word(target string) (sprite, name string) {
	kind, what, _ := strings.Cut(target, ".")
	title := strings.ToUpper(what[:min(1, len(what))]) + what[min(1, len(what)):]
	switch kind {
	case "musketeer":
		return "cardinal.musketeer." + what, "Slide " + title
	case "supply":
		return "cardinal.coin." + what, "Lure a guard"
	case "choice":
		return choiceIcon(what), choiceName(what)
	}
	return "", target
}

// Mark implements scenes.Board: the suit that a line speaks of first.
func (b *Board) Mark(line string) (scenes.Mark, bool) {
	best, first := rules.NoSuit, len(line)
	for _, s := range rules.Suits() {
		if at := strings.Index(strings.ToLower(line), s.String()); at >= 0 && at < first {
			best, first = s, at
		}
	}
	if best == rules.NoSuit {
		return scenes.Mark{}, false
	}
	return scenes.Mark{Sprite: "cardinal.suit." + best.String(), Tint: inks[best]}, true
}

// Curtain implements scenes.Board. A solitaire has nobody to hide from.
func (b *Board) Curtain(*widgets.UI, widgets.Rect) {}

// inHand is the suit of the musketeer in hand.
func (b *Board) inHand() (rules.Suit, bool) {
	name, ok := strings.CutPrefix(b.hand, "musketeer.")
	if !ok {
		return rules.NoSuit, false
	}
	for _, s := range rules.Suits() {
		if s.String() == name {
			return s, true
		}
	}
	return rules.NoSuit, false
}

// slideOf is the slide that a choice makes.
func (b *Board) slideOf(c table.Choice) (rules.Slide, bool) {
	for _, s := range b.view.Slides {
		if s.Move == c.Move {
			return s, true
		}
	}
	return rules.Slide{}, false
}

// choose makes a move; what loses a musketeer or ends the game asks first.
func (b *Board) choose(c table.Choice) {
	s, sliding := b.slideOf(c)
	if sliding && s.Leaves {
		b.exits[s.Musketeer] = s.Target
	}
	if sliding && s.Kills {
		b.table.Ask(c, s.Text)
		return
	}
	if c.Move == "finish" {
		b.table.Ask(c, fmt.Sprintf("This ends the game with %d of %d points.", b.view.Score.Total, b.view.Score.Of))
		return
	}
	b.table.Choose(c)
}

// arrows are the four keys with their directions.
var arrows = []struct {
	key input.Action
	way rules.Direction
}{{input.Up, rules.North}, {input.Right, rules.East}, {input.Down, rules.South}, {input.Left, rules.West}}

// keys lets the arrows slide the musketeer in hand, and the key for another piece
// take the next one.
func (b *Board) keys(u *widgets.UI) {
	if !u.Active() || !b.table.Playable() {
		return
	}
	if u.Take(input.NextPawn) {
		b.next()
	}
	s, ok := b.inHand()
	if !ok || b.view.Stage != rules.StageFree {
		return
	}
	for _, a := range arrows {
		if u.Take(a.key) {
			b.slide(s, a.way)
			return
		}
	}
}

func (b *Board) slide(s rules.Suit, d rules.Direction) {
	move, why := b.view.Slide(s, d)
	if why != "" {
		b.table.RefuseWith(b.view.Musketeers[s].ID(), why)
		return
	}
	if c, ok := table.Choose(b.table.Choices(), move.Move); ok {
		b.choose(c)
	}
}

func (b *Board) next() {
	at := -1
	if s, ok := b.inHand(); ok {
		at = int(s)
	}
	for i := 1; i <= 4; i++ {
		id := b.view.Musketeers[(at+i+4)%4].ID()
		if b.playable(id) {
			b.take(id)
			return
		}
	}
}
