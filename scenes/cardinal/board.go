// Package cardinal shows the solitaire of the Cardinal's guards: the castle with
// its chambers, the coins that are guards and the four musketeers, what each slide
// would do, and the score.
//
// What a slide does it reads from the view; what may be chosen
// it takes from the legal choices of the table.
package cardinal

import (
	"fmt"
	"image/color"
	"slices"

	"intrigue/maps"
	"intrigue/maps/svg"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/scenes/board"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
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
	core.Sun: {0xD4, 0x48, 0x1A, 255}, core.Moon: {0x24, 0x49, 0x8F, 255},
	core.Crown: {0x1B, 0x7A, 0x49, 255}, core.Arms: {0x6D, 0x37, 0x98, 255},
}

// Board is the table's castle.
type Board struct {
	table.Base[cardinal.View]
	m     *maps.Map
	solve solverWork
	exits map[core.Suit]string // by which way out those who escaped have gone
}

// New lays out the castle on a table.
func New(host *table.Host) (table.Board, error) {
	m, err := maps.Open("castle")
	if err != nil {
		return nil, fmt.Errorf("the plan of the castle cannot be read: %w", err)
	}
	plane := table.NewPlane(host, board.NewMapDrawing(m.Drawing, svg.Paint{}), m.W, m.H, night)
	b := &Board{Base: table.Base[cardinal.View]{Plane: plane, Host: host}, m: m, exits: map[core.Suit]string{}}
	b.Hooks = table.Hooks[cardinal.View]{Sprites: b.sprites, Before: b.notice, After: func(cardinal.View, bool) { b.solve.begin(b) }}
	return b, nil
}

// Close implements table.Board.
func (b *Board) Close() {
	b.solve.stop()
	b.Plane.Close()
}

// notice remembers by which way out a musketeer has just escaped. From a corner
// there may be two, which look alike afterwards: then it is the one pointed at.
func (b *Board) notice(old cardinal.View, _ bool) {
	for i, m := range b.View.Musketeers {
		if m.Fate != core.Escaped {
			delete(b.exits, m.Suit)
			continue
		}
		if old.Musketeers[i].Fate == core.Escaped {
			continue
		}
		for _, s := range old.Slides {
			if _, told := b.exits[m.Suit]; s.Musketeer == m.Suit && s.Escapes && (!told || s.Target == b.hover()) {
				b.exits[m.Suit] = s.Target
			}
		}
	}
}

// hand returns what lies in hand: a musketeer, "musketeer.sun", or a coin, "supply.moon".
func (b *Board) hand() string { return b.Host.Pointing().Hand() }

// Hold keeps in hand what lay there, while it can still be moved.
func (b *Board) Hold(pieces []string, was string) string {
	return widgets.If(slices.Contains(pieces, was), was, "")
}

// Frame implements table.Board.
func (b *Board) Frame(u *widgets.UI, r widgets.Rect) {
	b.Show(u, r, func() {
		b.places(u)
		b.chambers(u)
		b.lights(u)
		b.pieces(u)
	})
	b.Minimap(u, r)
}

// units returns a rectangle about a place of the map, with sides in units of the map.
func (b *Board) units(id string, w, h float64) widgets.Rect {
	return b.AboutPlace(b.m, id, 0, 0, w, h)
}

// Picture returns the suit of a musketeer, of a coin or of a guard.
func (b *Board) Picture(target string) (parts.Mark, bool) {
	s, ok := suitOf("musketeer", target)
	if !ok {
		if s, ok = suitOf("supply", target); !ok {
			return parts.Mark{}, false
		}
	}
	return parts.Mark{Sprite: "cardinal.suit." + s.String(), Tint: inks[s]}, true
}

// suitOf returns the suit of a piece of a kind: "musketeer.sun".
func suitOf(kind, id string) (core.Suit, bool) {
	return parts.Find(core.Suits(), func(s core.Suit) bool { return id == kind+"."+s.String() })
}

// slideOf returns the slide that a choice makes.
func (b *Board) slideOf(c rules.Choice) (core.Preview, bool) {
	return parts.Find(b.View.Slides, func(s core.Preview) bool { return s.Move == c.Move })
}

// Narrate implements table.Board: what the piece in hand can do.
func (b *Board) Narrate([]string) string {
	if b.View.Stage != core.StageFree {
		return ""
	}
	if who, ok := suitOf("musketeer", b.hand()); ok {
		return b.Host.OrAnother(fmt.Sprintf("Choose where %s slides", who.Title()))
	}
	if s, ok := suitOf("supply", b.hand()); ok {
		return b.Host.OrAnother(fmt.Sprintf("Choose an empty %s chamber for the guard", s))
	}
	return ""
}

// Warn speaks before what loses a musketeer or ends the game.
func (b *Board) Warn(c rules.Choice) string {
	if s, sliding := b.slideOf(c); sliding && s.Kills {
		return b.View.Foretell(s)
	}
	if c.Move == "finish" {
		return fmt.Sprintf("This ends the game with %d of %d points.", b.View.Score.Total, b.View.Score.Of)
	}
	return ""
}

// Swipe slides a musketeer the way he is pulled.
func (b *Board) Swipe(piece string, dx, dy float64) (rules.Move, rules.Refusal, bool) {
	s, ok := suitOf("musketeer", piece)
	if !ok || b.View.Stage != core.StageFree {
		return "", rules.Refusal{}, false
	}
	move, why := b.View.Slide(s, towards(dx, dy))
	return move.Move, rules.Refuse(why, ""), true
}
