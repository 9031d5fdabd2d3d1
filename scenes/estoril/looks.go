package estoril

import (
	"image/color"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// looks are the colours and shapes of the four seats: red, green, blue and yellow.
var looks = [4]sprites.Player{sprites.Players[0], sprites.Players[2], sprites.Players[5], sprites.Players[3]}

func look(s rules.Seat) sprites.Player { return looks[max(0, int(s))%4] }

// Marks are what stands for a seat: its shape.
func Marks(_ int, s rules.Seat) []parts.Mark { return []parts.Mark{mark(s)} }

func mark(s rules.Seat) parts.Mark {
	return parts.Mark{Sprite: look(s).Shape, Tint: look(s).Color}
}

// aspect is the width of a tile for its height.
const aspect = 220.0 / 224

// cardAspect is that of a mission and an agenda.
const cardAspect = 1.547

// faceOf is the picture of a tile.
func faceOf(t core.Tile) string { return estoril.View{}.Label(tileID(t)).Sprite }

func tileID(t core.Tile) string { return "tile." + strconv.Itoa(int(t)) }

// tileOf is the tile of a target.
func tileOf(id string) (core.Tile, bool) {
	n, ok := strings.CutPrefix(id, "tile.")
	if !ok {
		return 0, false
	}
	k, err := strconv.Atoi(n)
	return core.Tile(k), err == nil && k > 0
}

// seatOf is the seat of a target of one kind: "discard.2".
func (b *Board) seatOf(id, kind string) (core.Player, bool) {
	return parts.Find(b.View.Players, func(p core.Player) bool { return id == kind+"."+itoa(int(p.Seat)) })
}

// Picture is the shape of a seat, and the face of what lies on a cell.
func (b *Board) Picture(target string) (parts.Mark, bool) {
	for _, kind := range []string{"seat", "hand", "discard", "agenda"} {
		if p, ok := b.seatOf(target, kind); ok {
			return mark(p.Seat), true
		}
	}
	return parts.Mark{}, false
}

// lying is how a tile looks: its face or its back, and whose it is.
type lying struct {
	tile  core.Tile
	owner rules.Seat // Public for nobody
}

// fit is the largest tile in the middle of r.
func fit(r widgets.Rect) widgets.Rect {
	h := min(r.H, r.W/aspect)
	return r.Centre(h*aspect, h)
}

// card paints a tile in r.
func (b *Board) card(u *widgets.UI, r widgets.Rect, l lying, alpha float64) {
	name := "estoril.back"
	if l.tile != 0 {
		name = faceOf(l.tile)
	}
	u.Add(widgets.Item{Look: widgets.Look{
		Kind: widgets.Box, R: widgets.Rect{X: r.X + 1, Y: r.Y + r.H*0.03, W: r.W, H: r.H},
		Colour: widgets.Fade(ink, 0.45*alpha), Radius: r.W * 0.06, Soft: 5,
	}})
	u.Faded(r, name, ink, alpha)
	owner := l.owner
	if owner == rules.Public && l.tile.Colour() >= 0 {
		owner = rules.Seat(l.tile.Colour())
	}
	if owner < 0 {
		return
	}
	m := mark(owner)
	u.BorderedBox(r, color.RGBA{}, widgets.Fade(m.Tint, alpha), max(2, r.W*0.035), r.W*0.06)
	side := r.W * 0.27
	at := widgets.Rect{X: r.X + r.W - side*1.12, Y: r.Y + r.H*0.83 - side*1.1, W: side, H: side}
	if l.tile == 0 {
		at = r.Centre(side*1.5, side*1.5)
	}
	u.Faded(at, "estoril.cube."+look(owner).Mark(), m.Tint, alpha)
}

func itoa(n int) string { return strconv.Itoa(n) }

func boardID(n int) string { return "board." + itoa(n) }

func boardSprite(n int) string { return "estoril.board." + itoa(n) }

// sumWords is a strength, with a question mark where a tile is not known.
func sumWords(s core.Sum) string {
	return itoa(s.Total()) + widgets.If(s.Unknown > 0, "+?", "")
}

// partWords are the parts of a strength that are not nothing.
func partWords(s core.Sum) string {
	all := strengthParts(s.Parts)
	if s.Unknown > 0 {
		all = append(all, prose.Amount(s.Unknown, "face-down tile"))
	}
	if len(all) == 0 {
		return "0 printed"
	}
	return strings.Join(all, " + ")
}

// strengthParts are those of what is known of a strength.
func strengthParts(p core.Parts) (all []string) {
	for _, part := range []struct {
		n     int
		words string
	}{{p.Printed, "printed"}, {p.Flags, "from Nationalism"}, {p.Hotel, "from the hotel"}, {p.Rolled, "from the dice"}} {
		if part.n > 0 {
			all = append(all, itoa(part.n)+" "+part.words)
		}
	}
	return all
}
