package estoril

import (
	"image/color"

	"intrigue/rules/estoril/core"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// Figures returns the pictures of the rule book, made of the pieces of the game.
func Figures() []pages.Figure {
	return []pages.Figure{
		{Clause: "EST-5", Words: "From the top left: strength, woman, points, flag and symbol.", Paint: faceFigure},
		{Clause: "EST-8", Words: "Space I, an eye for its own board, an eye for adjacent boards, and the reward space.", Paint: cellFigure},
		{Clause: "EST-29", Words: "The grid: six boards, sixteen outer cells (light) and eight inner ones (dark).", Paint: gridFigure},
		{Clause: "EST-57", Words: "Assassin, Conspiracy, Nationalism, Seduction and Diplomacy.", Paint: symbolFigure},
		{Clause: "EST-100", Words: "Red's Evelyn Hart, with a white cube that protects her.", Paint: shieldFigure},
	}
}

// inRow returns n boxes side by side from the left of r, in its middle.
func inRow(r widgets.Rect, n int, aspect float64) (all []widgets.Rect) {
	space := 14.0
	w := min((r.W-float64(n-1)*space)/float64(n), r.H*aspect)
	h := w / aspect
	for i := range n {
		all = append(all, widgets.Rect{X: r.X + float64(i)*(w+space), Y: r.Y + (r.H-h)/2, W: w, H: h})
	}
	return all
}

func faceFigure(u *widgets.UI, r widgets.Rect) {
	for i, at := range inRow(r, 3, aspect) {
		u.Sprite(at, faceOf([]core.Tile{2, 25, 48}[i]), ink)
	}
}

func cellFigure(u *widgets.UI, r widgets.Rect) {
	for i, at := range inRow(r, 4, 1) {
		u.Sprite(at, []string{"estoril.cell.1", "estoril.cell.2", "estoril.cell.3", "estoril.cell.reward"}[i], ink)
	}
}

// gridFigure draws the cells of six boards, those on the rim light.
func gridFigure(u *widgets.UI, r widgets.Rect) {
	const cols, rows = 2 * across, 2 * down
	side := min(r.W/(cols+1), r.H/(rows+0.5))
	x, y := r.X, r.Y+(r.H-(rows+0.2)*side)/2
	for i := range cols * rows {
		col, line := i%cols, i/cols
		inner := col > 0 && col < cols-1 && line > 0 && line < rows-1
		left, top := x+(float64(col)+0.2*float64(col/2))*side, y+(float64(line)+0.2*float64(line/2))*side
		at := widgets.Rect{X: left, Y: top, W: side - 2, H: side - 2}
		u.BorderedBox(at, widgets.If(inner, navy, cream), navy, 1.5, 3)
	}
}

func symbolFigure(u *widgets.UI, r widgets.Rect) {
	names := []string{"assassin", "conspiracy", "nationalism", "seduction", "diplomacy"}
	for i, at := range inRow(r, len(names), 1) {
		u.Sprite(at.Inset(at.W*0.1), "estoril.symbol."+names[i], ink)
	}
}

func shieldFigure(u *widgets.UI, r widgets.Rect) {
	at := inRow(r, 1, aspect)[0]
	m := mark(0)
	u.Sprite(at, faceOf(2), ink)
	u.BorderedBox(at, color.RGBA{}, m.Tint, at.W*0.035, at.W*0.06)
	side := at.W * 0.27
	cube := widgets.Rect{X: at.X + at.W - side*1.12, Y: at.Y + at.H*0.83 - side*1.1, W: side, H: side}
	u.Sprite(cube, "estoril.cube."+look(0).Mark(), m.Tint)
	u.Sprite(widgets.Rect{X: at.X + at.W*0.75, Y: at.Y + at.H*0.29, W: side * 0.82, H: side * 0.82}, "estoril.cube.white", ink)
}
