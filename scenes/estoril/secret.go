package estoril

import (
	"intrigue/maps/face"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// fresh returns the cell that the reader knows now and did not know before.
func (b *Board) fresh(old estoril.View) core.Cell {
	was := map[string]bool{}
	for _, d := range old.Boards {
		for _, c := range d.Spots() {
			was[c.ID] = c.Tile != 0
		}
	}
	var found core.Cell
	b.each(func(_ core.Board, c core.Cell, _ widgets.Rect) {
		if c.Tile != 0 && !was[c.ID] {
			found = c
		}
	})
	return found
}

// Sheet shows what was looked at, large, to the looker only, until it is put back.
func (b *Board) Sheet(u *widgets.UI) {
	if !b.Host.Holding() {
		return
	}
	u.Layer(func() {
		u.Backdrop("look")
		bh := u.LineHeight(widgets.Large) + 18
		held := lying{tile: b.held.Tile, owner: b.held.Owner}
		wide := min(u.W-16, max(u.Scaled(380), 380))
		rows := b.paragraphs(u, "", held)[1:] // its name stands on it
		words := parts.ParagraphsHeight(u, rows, wide-48, widgets.RowGap)
		h := max(60, min(u.H-bh-u.LineHeight(widgets.Large)-words-96, (wide-48)/aspect))
		w := h * aspect
		sheet := widgets.Rect{W: u.W, H: u.H}.Centre(wide, h+bh+u.LineHeight(widgets.Large)+words+76)
		u.Paper(sheet)
		head, rest := sheet.Inset(18).CutTop(u.LineHeight(widgets.Large) + 6)
		u.FitLabel(head, "For your eyes only", widgets.Line(face.Heading, widgets.Large, u.Theme.Ink).Centred())
		at := widgets.Rect{X: sheet.X + (sheet.W-w)/2, Y: rest.Y + 2, W: w, H: h}
		paintTile(u, at, held, 1)
		parts.WriteParagraphs(u, widgets.Rect{X: sheet.X + 24, Y: at.Y + at.H + 12, W: sheet.W - 48}, rows, widgets.RowGap)
		key := widgets.Rect{X: sheet.X + 24, Y: sheet.Y + sheet.H - bh - 16, W: sheet.W - 48, H: bh}
		u.SetDefault("look.back")
		o := widgets.ButtonOptions{Weight: widgets.Primary, Size: widgets.Large, Icon: "icon.eye-off"}
		if u.Button("look.back", key, "Put back", o) {
			b.Host.PutAway()
		}
	})
}
