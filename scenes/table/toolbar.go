package table

import (
	"slices"
	"strings"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// toolbar is the row of keys at the foot of the table: those of every game, and the board's own.
type toolbar struct {
	*game
	pointing *Pointing
	undo     *undo
	review   *review
	lesson   *lesson
	problem  *problem
	ending   *ending
	menu     func()

	boardEnd float64 // where the board ends below
	margin   float64 // the width of the keys over the corner of the board, 0 when they stand in the tray
}

// shared are the keys that are the same in every game.
func (t *toolbar) shared() []Tool {
	_, why := t.play.CanUndo()
	if n := t.play.CanUndoAsking(); n > 0 && why != "" {
		why = "" // the table may agree to it
	}
	redo, back := "", ""
	if t.play.CanRedo() == 0 {
		redo = "Nothing to redo."
	}
	if t.play.Len() == 0 {
		back = "Nothing has happened yet."
	}
	keyed := t.app.Keyed
	var own []Tool
	switch {
	case t.problem.on:
		own = t.problem.tools()
	case t.watching():
		own = t.watch()
	default:
		own = []Tool{
			{"undo", "icon.undo", keyed("Undo", input.Undo), why, false, t.undo.takeBack},
			{"redo", "icon.redo", keyed("Redo", input.Redo), redo, false, t.undo.redo},
			t.hint(),
		}
	}
	look := widgets.If(t.review.on, "Stop looking back", "Look back through the game")
	return append(own, Tool{"review", "icon.hourglass", look, back, t.review.on, t.review.toggle},
		Tool{"rules", "icon.rules", keyed("Rules", input.Rules), "", false, func() { t.openRules("") }},
		Tool{"menu", "icon.menu", keyed("Menu", input.Menu), "", false, t.menu})
}

// watching reports whether only bots play.
func (t *toolbar) watching() bool {
	return !t.play.Over() && !slices.ContainsFunc(t.play.Seats(), rules.SeatInfo.Person)
}

// watch are the keys of a player who watches bots, in place of those that only players need.
func (t *toolbar) watch() []Tool {
	icon, words := "icon.pause", "Pause"
	if t.play.Paused() {
		icon, words = "icon.play", "Resume"
	}
	speeds := []string{"slow", "normal", "fast"}
	at := slices.Index(speeds, t.app.Settings.Speed)
	keys := []Tool{
		{"pause", icon, t.app.Keyed(words, input.Pause), "", t.play.Paused(), func() { t.review.hold(t.app.UI()) }},
		{"step", "icon.step-forward", t.app.Keyed("Step: one move", input.Step), "", false, func() { t.play.Skip(); t.app.Wake() }},
		{"speed", "icon.last", "Speed: " + t.app.Settings.Speed + ". Press to change.", "", false, func() {
			t.app.Settings.Speed = speeds[(at+1)%len(speeds)]
			t.app.Save()
		}},
	}
	if t.play.CanShowAll() {
		icon, words = "icon.eye", "Show "+t.hidden()
		if t.play.ShowsAll() {
			icon, words = "icon.eye-off", "Hide "+strings.TrimPrefix(t.hidden(), "all ")
		}
		keys = append(keys, Tool{"showall", icon, t.app.Keyed(words, input.ShowAll), "", t.play.ShowsAll(), t.showAll})
	}
	return keys
}

// hidden is what those who watch bots can have shown: the side that sees all, where there is
// one, else all hands.
func (t *toolbar) hidden() string {
	for _, side := range t.title.Game.About().SidesOf(len(t.play.Seats())) {
		if side.Wide {
			return side.Name
		}
	}
	return "all hands"
}

// showAll shows all secrets to those who watch bots, or hides them again.
func (t *toolbar) showAll() {
	t.play.SetShowAll(!t.play.ShowsAll())
	t.app.Wake()
}

// hint asks for a hint, or shows the results when the game is over.
func (t *toolbar) hint() Tool {
	if t.play.Over() && !t.lesson.on {
		return Tool{"results", "icon.trophy", "How the game ended", "", false, t.ending.results}
	}
	hint := Tool{"hint", "icon.hint", t.app.Keyed("Hint", input.Hint), "", false, t.pointing.askHint}
	switch {
	case !t.givesHints():
		hint.Disabled = noHints
	case !t.app.Settings.Hints:
		hint.Disabled = "Hints are off."
	case !t.pointing.playable():
		hint.Disabled = "You can ask for a hint on your turn."
	}
	if _, told := t.pointing.advice(); told {
		hint.Tooltip = "" // it would hang over the end of the advice
	}
	return hint
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

// fitTools finds room for the keys and so many of the board's own in a tray. Where it
// is high they stand in three rows, and leave its width to the board. The board's own
// can all be had otherwise, so they give way first.
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
	f.over = float64(n)*each >= r.W*0.48*float64(f.rows) && float64((n+1)/2)*(f.inTwoRows(r)+toolGap) >= r.W*0.38
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

// frame stands the keys at the right of r: the room that they take, and what lays them
// out.
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

func (k Tool) button(u *widgets.UI, r widgets.Rect, w widgets.Emphasis) {
	if u.Button("tool."+k.ID, r, "", widgets.ButtonOptions{OnDark: true, Icon: k.Icon, Tooltip: k.Tooltip,
		Disabled: k.Disabled, Brass: k.Brass, Weight: w}) {
		k.Do()
	}
}
