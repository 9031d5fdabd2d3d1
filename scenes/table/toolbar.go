package table

import (
	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// toolbar is the row of keys at the foot of the table: those of every game, and the board's own.
type toolbar struct {
	*game
	review *review
	pause  func() // opens the menu

	boardEnd float64 // where the board ends below, in points from the top of the window
	margin   float64 // the width of the keys over the corner of the board, 0 when they stand in the tray
}

// shared are the keys that are the same in every game.
func (t *toolbar) shared() []Tool {
	keyed, back := t.app.Keyed, widgets.If(t.play.Len() == 0, "Nothing has happened yet.", "")
	look := widgets.If(t.review.on(), "Stop looking back", "Look back through the game")
	return append(t.mode.tools(), Tool{ID: "review", Icon: "icon.hourglass", Tooltip: look, Disabled: back, Brass: t.review.on(),
		Do: t.review.toggle, Word: "Look back"},
		Tool{ID: "rules", Icon: "icon.rules", Tooltip: keyed("Rules", input.Rules), Do: func() { t.match.OpenRules("") }, Word: "Rules"},
		Tool{ID: "menu", Icon: "icon.menu", Tooltip: keyed("Menu", input.Menu), Do: t.pause, Word: "Menu"})
}

// shellTools is how many keys are the same in every game, toolGap the points between
// two of them, and leastColumn the side of one where they stand in a column.
const (
	shellTools  = 6
	toolGap     = 6.0
	leastColumn = 26.0
)

// toolFit says how the keys stand in the tray.
type toolFit struct {
	side float64 // of a key, in points
	rows int
	over bool // the board's own lie over the corner of the board
}

// fitTools finds room for the keys and extra ones of the board's own in a tray r. Where it
// is high they stand in three rows, or where the board allows a column below one another, and leave its width to the board.
// The board's own can all be had otherwise, so they give way first.
func fitTools(u *widgets.UI, r widgets.Rect, extra int, column bool) toolFit {
	f := toolFit{side: min(r.H-18, 74-18, u.Scaled(40)), rows: 1}
	if side := (r.H-10)/shellTools - toolGap; column && side >= leastColumn {
		return toolFit{side: min(f.side, side), rows: shellTools, over: true}
	}
	each := f.side + toolGap
	if r.H >= max(180, 3*each+10) {
		f.rows = 3
	}
	n := shellTools + extra
	tooWide := float64(n)*each >= r.W*0.48*float64(f.rows)
	tooWideInTwoRows := float64((n+1)/2)*(f.inTwoRows(r)+toolGap) >= r.W*0.38
	f.over = tooWide && tooWideInTwoRows
	return f
}

// inTwoRows is the side of a key where the keys of a tray stand in two rows.
func (f toolFit) inTwoRows(r widgets.Rect) float64 { return min(f.side, (r.H-2*toolGap-10)/2) }

// measure notes, before the board is laid out, where it ends and how much of its corner
// the keys cover that find no room in the tray.
func (t *toolbar) measure(u *widgets.UI, tray widgets.Rect, boardEnd float64) {
	t.boardEnd, t.margin = boardEnd, 0
	n := len(t.board.Tools())
	if f := fitTools(u, tray, n, t.board.Layout(u).ToolsInColumn); f.over && n > 0 {
		t.margin = f.side + 2*toolGap
	}
}

// frame stands the keys at the right of r, and returns the width that they take there and what lays them out.
func (t *toolbar) frame(u *widgets.UI, r widgets.Rect) (wide float64, lay func()) {
	keys, extra := t.shared(), t.board.Tools()
	f := fitTools(u, r, len(extra), t.board.Layout(u).ToolsInColumn)
	if !f.over {
		keys = append(extra, keys...)
	}
	rows, side := f.rows, f.side
	// At large type, and where the tray is high, they stand in two rows and leave it its room.
	if rows == 1 && (float64(len(keys))*(side+toolGap) > r.W*0.5 || r.H >= 2*(side+toolGap)+30) {
		rows = 2
		side = f.inTwoRows(r)
	}
	each := (len(keys) + rows - 1) / rows
	first := 0 // places that the first row leaves free: undo and redo stay together
	if n := len(keys) - shellTools; rows == 2 && n > 0 && each == n+1 {
		each, first = shellTools, shellTools-n
	}
	words := roomForWords(u, r, keys, each, rows, side)
	if words > 0 && r.W-float64(each)*words >= t.board.Layout(u).TrayWidth {
		return layWorded(u, r, toolGrid{keys, each, rows, first, side, words})
	}
	w := float64(each)*(side+toolGap) + 6
	top := r.Y + (r.H-float64(rows)*(side+toolGap)+toolGap)/2
	return w, func() {
		if f.over {
			for i, k := range extra {
				y := t.boardEnd - 4 - float64(len(extra)-i)*(f.side+toolGap)
				k.button(u, widgets.Rect{X: r.X + r.W - f.side - toolGap, Y: y, W: f.side, H: f.side}, widgets.Plain)
			}
		}
		for i, k := range keys {
			i += first
			x, y := r.X+r.W-w+float64(i%each)*(side+toolGap), top+float64(i/each)*(side+toolGap)
			k.button(u, widgets.Rect{X: x, Y: y, W: side, H: side}, widgets.Quiet)
		}
	}
}

// wordStyle is how the words below the icons of the keys are written, wordLine the height of their line.
var wordStyle = widgets.Style{Face: face.UI, Size: 12, Align: widgets.Centre}

const wordLine = 15.0

// toolGrid is how keys stand in rows: so many in each, after places that the first row leaves free, each of a side and with
// its words a width.
type toolGrid struct {
	keys              []Tool
	each, rows, first int
	side, wide        float64
}

// layWorded lays out keys with their words below the icons.
func layWorded(u *widgets.UI, r widgets.Rect, g toolGrid) (wide float64, lay func()) {
	w, high := float64(g.each)*g.wide+6, g.side+wordLine
	top := r.Y + (r.H-float64(g.rows)*(high+toolGap)+toolGap)/2
	return w, func() {
		for i, k := range g.keys {
			i += g.first
			x, y := r.X+r.W-w+float64(i%g.each)*g.wide, top+float64(i/g.each)*(high+toolGap)
			k.button(u, widgets.Rect{X: x + (g.wide-g.side)/2, Y: y, W: g.side, H: g.side}, widgets.Quiet)
			st := wordStyle
			st.Colour = widgets.If(k.Disabled != "", widgets.Fade(u.Theme.PaleSoft, 0.45), u.Theme.PaleSoft)
			u.Quietly(func() { u.FitLabel(widgets.Rect{X: x, Y: y + g.side, W: g.wide, H: wordLine}, k.Word, st) })
		}
	}
}

// roomForWords is the width of a key with its word below it, 0 where the tray has no room for the words of all keys.
func roomForWords(u *widgets.UI, r widgets.Rect, keys []Tool, each, rows int, side float64) float64 {
	wide := side + toolGap
	for _, k := range keys {
		wide = max(wide, u.TextWidth(k.Word, wordStyle)+8)
		if k.Word == "" {
			return 0
		}
	}
	if float64(each)*wide > r.W*0.45 || float64(rows)*(side+wordLine*max(1, u.TextScale)+toolGap)+4 > r.H || u.TextScale > 1.3 {
		return 0
	}
	return wide
}

// button lays out the key of a tool.
func (k Tool) button(u *widgets.UI, r widgets.Rect, weight widgets.Emphasis) {
	if u.Button("tool."+k.ID, r, "", widgets.ButtonOptions{OnDark: true, Icon: k.Icon, Tooltip: k.Tooltip,
		Disabled: k.Disabled, Brass: k.Brass, Weight: weight}) {
		k.Do()
	}
}
