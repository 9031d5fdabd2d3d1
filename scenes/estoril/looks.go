package estoril

import (
	"image/color"
	"strconv"
	"strings"

	"intrigue/maps/face"
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

// Marks returns what stands for a seat: its shape.
func Marks(_ int, s rules.Seat) []parts.Mark { return []parts.Mark{mark(s)} }

func mark(s rules.Seat) parts.Mark {
	return parts.Mark{Sprite: look(s).Shape, Tint: look(s).Color}
}

// aspect is the width of a tile for its height.
const aspect = 220.0 / 224

// cardAspect is that of a mission and an agenda.
const cardAspect = 1.547

// faceOf returns the picture of a tile.
func faceOf(t core.Tile) string { return estoril.View{}.Label(tileID(t)).Sprite }

func tileID(t core.Tile) string { return "tile." + strconv.Itoa(int(t)) }

// tileOf returns the tile of a target.
func tileOf(id string) (core.Tile, bool) {
	n, ok := strings.CutPrefix(id, "tile.")
	if !ok {
		return 0, false
	}
	k, err := strconv.Atoi(n)
	return core.Tile(k), err == nil && k > 0
}

// lying tells how a tile looks: its face or its back, and whose it is.
type lying struct {
	tile  core.Tile
	owner rules.Seat // Public for nobody
}

// fit returns the largest tile in the middle of r.
func fit(r widgets.Rect) widgets.Rect {
	h := min(r.H, r.W/aspect)
	return r.Centre(h*aspect, h)
}

func paintTile(u *widgets.UI, r widgets.Rect, l lying, alpha float64) {
	name := "estoril.back"
	if l.tile != 0 {
		name = faceOf(l.tile)
	}
	u.Add(widgets.Item{Look: widgets.Look{
		Kind: widgets.Box, R: widgets.Rect{X: r.X + 1, Y: r.Y + r.H*0.03, W: r.W, H: r.H},
		Colour: widgets.Fade(ink, 0.45*alpha), Radius: r.W * 0.06, Soft: 5,
	}})
	u.Faded(r, name, ink, alpha)
	foot := r.Y + r.H*0.83
	if l.tile != 0 {
		foot = min(foot, plate(u, r, l.tile.Face(), alpha))
	}
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
	at := widgets.Rect{X: r.X + r.W - side*1.12, Y: foot - side*1.1, W: side, H: side}
	if l.tile == 0 {
		at = r.Centre(side*1.5, side*1.5)
	}
	u.Faded(at, "estoril.cube."+look(owner).Mark(), m.Tint, alpha)
}

// The plate of a tile has letters of at least plateSize points. A tile must have a width for it, and a larger one for the
// abilities too; on a large one the printed name is as large.
const plateSize, nameLeast, plateLeast, plateMost = 12.0, 60.0, 70.0, 190.0

// plateLines returns the lines of abilities on the plate of a tile, the size of its letters, and where it begins: at the foot
// of the tile where that has none.
func plateLines(u *widgets.UI, r widgets.Rect, f core.Face) (abilities []string, size, top float64) {
	bottom := r.Y + r.H*0.983
	if r.W < nameLeast || r.W > plateMost {
		return nil, 0, bottom
	}
	for _, s := range f.Symbols {
		switch last := len(abilities) - 1; {
		case s == core.NoSymbol, r.W < plateLeast:
		case last >= 0 && abilities[last] == s.String():
			abilities[last] = "2× " + s.String()
		default:
			abilities = append(abilities, s.String())
		}
	}
	size = max(plateSize, r.H*0.112)
	if both := strings.Join(abilities, ", "); len(abilities) > 1 && u.Type.Width(face.UIBold, size, both) <= 1.1*(r.W*0.972-4) {
		abilities = []string{both}
	}
	return abilities, size, bottom - max(float64(1+len(abilities))*size*1.22+2, r.H*0.145)
}

// plate writes the name and the abilities of a face over the printed name, to be read across the table, and returns where
// it begins. They belong to the picture, and grow with it.
func plate(u *widgets.UI, r widgets.Rect, f core.Face, alpha float64) float64 {
	abilities, size, top := plateLines(u, r, f)
	if size == 0 {
		return top
	}
	h, lines := r.Y+r.H*0.983-top, 1+float64(len(abilities))
	at := widgets.Rect{X: r.X + r.W*0.014, Y: top, W: r.W * 0.972, H: h}
	u.Box(at, widgets.Fade(navy, alpha), r.W*0.05)
	u.Box(widgets.Rect{X: at.X, Y: at.Y, W: at.W, H: h / 2}, widgets.Fade(navy, alpha), 0)
	u.Box(widgets.Rect{X: at.X, Y: at.Y, W: at.W, H: max(1, r.H*0.012)}, widgets.Fade(gold, 0.9*alpha), 0)
	write := func(y float64, words string, st widgets.Style) {
		st.Size, st.Align = size, widgets.Centre
		st.Size *= min(1, (at.W-4)/max(1, u.Type.Width(st.Face, size, words)))
		u.FixedLabel(widgets.Rect{X: at.X, Y: y, W: at.W, H: size * 1.22}, words, st)
	}
	name, bold := f.Name, widgets.Line(face.UIBold, size, widgets.Fade(cream, alpha))
	large := func() bool { return u.Type.Width(bold.Face, size, name) > 1.1*(at.W-4) && strings.Contains(name, " ") }
	if large() {
		name, _, _ = strings.Cut(name, " '") // Garbo is Pujol everywhere else
	}
	for cut := false; large() || cut && strings.Index(name, ". ") == 1; cut = true { // no initial without the one before it
		_, name, _ = strings.Cut(name, " ")
		for _, small := range []string{"of ", "de ", "da ", "von "} {
			name = strings.TrimPrefix(name, small)
		}
	}
	write(at.Y+1+(h-1-lines*size*1.22)/2, name, bold)
	for i, ability := range abilities {
		write(at.Y+1+float64(i+1)*size*1.22, ability, widgets.Line(face.UIBold, size, widgets.Fade(gold, alpha)))
	}
	return at.Y
}

func itoa(n int) string { return strconv.Itoa(n) }

func boardID(n int) string { return "board." + itoa(n) }

func boardSprite(n int) string { return "estoril.board." + itoa(n) }

// sumWords returns a strength, with a question mark where a tile is not known.
func sumWords(s core.Sum) string {
	return itoa(s.Total()) + widgets.If(s.Unknown > 0, "+?", "")
}

// partWords returns the parts of a strength that are not nothing.
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

// strengthParts returns those of what is known of a strength.
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

var (
	around = color.RGBA{0x12, 0x2B, 0x46, 255} // what lies about the posters
	gold   = color.RGBA{0xF2, 0xB8, 0x2E, 255}
	cream  = color.RGBA{0xFB, 0xF1, 0xDA, 255}
	ink    = color.RGBA{0x17, 0x12, 0x0F, 255}
	navy   = color.RGBA{0x17, 0x32, 0x4F, 255}
	red    = color.RGBA{0xB3, 0x26, 0x2E, 255}
)

func glyph(u *widgets.UI, r widgets.Rect, words string, st widgets.Style) {
	st.Size = r.H * 0.76
	if w := u.Type.Width(st.Face, st.Size, words); w > r.W-2 && w > 0 {
		st.Size *= (r.W - 2) / w
	}
	if st.Size >= 8 {
		u.FixedLabel(r, words, st)
	}
}

// figure writes part of the picture, as large as its room; nothing where it could not be read.
func figure(u *widgets.UI, r widgets.Rect, words string, f face.Font, tint color.RGBA) {
	glyph(u, r, words, widgets.Line(f, 0, tint).Centred())
}

// stamp paints the red TOP SECRET on a slip of paper.
func stamp(u *widgets.UI, r widgets.Rect) {
	u.Box(r.Inset(r.H*0.04), widgets.Fade(cream, 0.88), r.H*0.14)
	u.Sprite(r, "estoril.stamp", ink)
}

// rim paints the golden rim of a tile that can be chosen.
func rim(u *widgets.UI, r widgets.Rect, wide float64) {
	u.BorderedBox(r.Inset(-1), color.RGBA{}, gold, wide, r.W*0.07)
}

// cellSprite returns the printed picture of a cell.
func cellSprite(c core.Cell) string {
	if c.Numeral == 0 {
		return "estoril.cell.reward" + widgets.If(c.Secret, ".secret", "")
	}
	return "estoril.cell." + widgets.If(c.Secret, "", "open.") + itoa(c.Numeral)
}

func seatID(s rules.Seat) string { return "seat." + itoa(int(s)) }
