package scenes

import (
	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// layout puts the board, the rail and the tray where they are in every game.
func (t *Table) layout(u *widgets.UI) {
	k := max(1, 0.6+0.4*u.TextScale)
	railW := min(min(max(320, u.W*0.23), 430)*k, u.W*0.42)
	trayH := 74 * max(1, 0.5+0.5*u.TextScale)
	lineH := u.LineH(widgets.Body) + 10
	all := widgets.Rect{W: u.W, H: u.H}
	rail, rest := all.Right(railW)
	foot, boardR := rest.Bottom(trayH + lineH)
	line, tray := foot.Top(lineH)
	if t.lesson != nil {
		var card widgets.Rect
		card, boardR = boardR.Bottom(t.lesson.height(u, boardR.W))
		defer func() {
			if t.lesson != nil {
				t.lesson.caption(t, u, card)
			}
		}()
	}
	if t.review.on {
		var bar widgets.Rect
		bar, boardR = boardR.Bottom(52 * max(1, u.TextScale*0.8))
		t.Board.Frame(u, boardR)
		t.review.bar(t, u, bar)
	} else {
		t.Board.Frame(u, boardR)
	}
	u.Box(rail, u.Theme.Desk, 0)
	u.Box(foot, u.Theme.Desk, 0)
	u.Box(widgets.Rect{X: rail.X, Y: 0, W: 1, H: u.H}, widgets.Fade(u.Theme.Pale, 0.12), 0)
	u.Box(widgets.Rect{X: 0, Y: foot.Y, W: rail.X, H: 1}, widgets.Fade(u.Theme.Pale, 0.12), 0)
	t.prompt(u, line)
	tools := t.tools(u, tray)
	tray.W -= tools
	u.Clipped(tray, func() { t.Board.Tray(u, tray.Inset(8)) })
	t.rail(u, rail.Inset(10))
}

// rail puts the log below what the board shows of the seats. Where large type or
// a low window leaves the log no room, the whole rail scrolls.
func (t *Table) rail(u *widgets.UI, r widgets.Rect) {
	least := 170 * max(1, u.TextScale)
	if t.hideLog {
		least = u.LineH(widgets.Body) + 10
	}
	if t.railH+least <= r.H {
		t.railH = t.Board.Rail(u, r) + 10
		r.Y, r.H = r.Y+t.railH, r.H-t.railH
		t.log(u, r)
		return
	}
	u.Scroll("rail", r, func(col widgets.Rect) float64 {
		t.railH = t.Board.Rail(u, col) + 10
		t.log(u, widgets.Rect{X: col.X, Y: col.Y + t.railH, W: col.W, H: least})
		return t.railH + least
	})
}

// prompt is the one line that says what one may do now and why.
func (t *Table) prompt(u *widgets.UI, r widgets.Rect) {
	words := ""
	if p, ok := t.Play.View().(rules.Prompter); ok {
		words = p.Prompt()
	}
	colour := u.Theme.PaleSoft
	advice, hinted := t.hint()
	switch {
	case t.catchUp.on:
		words = "What happened while you looked away. Space goes to the present."
	case t.Play.Reviewing():
		words = "This is the past. Esc returns to the present."
	case hinted:
		words, colour = advice.Why, u.Theme.Gold
	case t.Playable():
		colour = u.Theme.Pale
		u.Box(widgets.Rect{X: r.X + 12, Y: r.Y + r.H/2 - 4, W: 8, H: 8}, u.Theme.Gold, 4)
	}
	if who, thinking := t.Play.Thinking(); thinking && words == "" {
		words = t.Play.Name(who) + " thinks."
	}
	u.Shrunk(widgets.Rect{X: r.X + 28, Y: r.Y, W: r.W - 40, H: r.H}, words,
		widgets.Style{Face: face.UIMedium, Size: widgets.Body, Colour: colour})
}

// tools lays out the keys that are the same in every game, from the right, and
// returns the room they took.
func (t *Table) tools(u *widgets.UI, r widgets.Rect) float64 {
	side := min(r.H-18, 40*max(1, 0.7+0.3*u.TextScale))
	gap := 6.0
	_, why := t.Play.CanUndo()
	if n, _ := t.Play.CanUndoAsking(); n > 0 && why != "" && !t.Play.Over() {
		why = "" // the table may agree to it
	}
	redo, hintOff := "", ""
	if t.Play.CanRedo() == 0 {
		redo = "There is nothing to play again."
	}
	_, canHint := t.Title.Game.(rules.Hinter)
	switch {
	case !canHint || !t.Desk.Settings.Hints:
		hintOff = "Hints are switched off."
	case !t.Playable():
		hintOff = "There is a hint only when it is your turn."
	}
	back := ""
	if t.Play.Len() == 0 {
		back = "Nothing has happened yet."
	}
	keys := []Tool{
		{"undo", "icon.undo", "Take back (Backspace)", why, false, t.TakeBack},
		{"redo", "icon.redo", "Play again what was taken back", redo, false, t.redo},
		{"hint", "icon.hint", "Hint (H)", hintOff, false, t.Hint},
		{"review", "icon.hourglass", "Look back through the game", back, t.review.on, func() { t.review.toggle(t) }},
		{"rules", "icon.rules", "Rules (R)", "", false, func() { t.Desk.Open(NewRules(t.Desk, t.Title, "")) }},
		{"menu", "icon.menu", "Menu (Esc)", "", false, t.menu},
	}
	if b, ok := t.Board.(interface{ Tools() []Tool }); ok {
		// The board's own keys can all be had otherwise, so they give way first.
		// Where the row is short they lie over the corner of the board.
		if extra := b.Tools(); float64(len(keys)+len(extra))*(side+gap) < r.W*0.48 {
			keys = append(extra, keys...)
		} else {
			for i, k := range extra {
				t.tool(u, k, widgets.Rect{X: r.X + r.W - side - gap, Y: r.Y - u.LineH(widgets.Body) - 14 - float64(len(extra)-i)*(side+gap), W: side, H: side}, false)
			}
		}
	}
	w := float64(len(keys))*(side+gap) + 6
	x := r.X + r.W - w
	for _, k := range keys {
		t.tool(u, k, widgets.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}, true)
		x += side + gap
	}
	return w
}

func (t *Table) tool(u *widgets.UI, k Tool, r widgets.Rect, quiet bool) {
	o := widgets.ButtonOpt{OnDark: true, Icon: k.Icon, Tip: k.Tip, Off: k.Off, On: k.On}
	if quiet {
		o.Weight = widgets.Quiet
	}
	if u.Button("tool."+k.ID, r, "", o) {
		k.Do()
	}
}

// Tool is one key of the row at the foot of the table.
type Tool struct {
	ID, Icon, Tip string
	Off           string // why it cannot be pressed now; empty if it can
	On            bool   // pressed in
	Do            func()
}

func (t *Table) menu() { t.Desk.Open(NewMenu(t.Desk, t.Title, t.Play)) }

// keys answers the keys that are the same in every game. What the focus walk, the
// chooser and the board use, they have taken before.
func (t *Table) keys(u *widgets.UI) {
	if t.bubble.explains || t.ask.open || t.sure != nil || t.undoAsk {
		return // the keys belong to what is asked
	}
	switch {
	case u.Take(input.Skip):
		t.skip()
	case u.Take(input.Hint):
		t.Hint()
	case u.Take(input.Log):
		t.hideLog = !t.hideLog
	case u.Take(input.Rules):
		t.Desk.Open(NewRules(t.Desk, t.Title, t.clauseAt(u)))
	case u.Take(input.KeysPage):
		t.Desk.Open(NewKeys(t.Desk))
	case u.Take(input.Redo):
		t.redo()
	case u.Take(input.TakeBack):
		t.back()
	case u.Take(input.Menu):
		if t.review.on {
			t.review.close(t)
			return
		}
		t.menu()
	}
	if (u.In.Secondary || u.In.LongPress) && u.Hot() != "" && u.Active() {
		t.Explain(u.Hot())
	}
}

// clauseAt is the clause of the thing pointed at or focused, "" for none.
func (t *Table) clauseAt(u *widgets.UI) string {
	id := u.Hot()
	if u.Keyboard && u.Focused() != "" {
		id = u.Focused()
	}
	if e, ok := t.Play.View().(rules.Namer); ok && id != "" {
		return e.Label(id).Clause
	}
	return ""
}

// overlays lie above the table: choosers, questions, sentences.
func (t *Table) overlays(u *widgets.UI) {
	t.chooser(u)
	t.confirm(u)
	t.bubbles(u)
	if t.undoAsk {
		n, _ := t.Play.CanUndoAsking()
		words, yes := "This takes back what was already seen, for everybody. Do all at the table agree?", "We agree"
		if t.alone() {
			words, yes = "This goes back past what you have been shown since. The bots do not mind.", "Take back"
		}
		if n == 0 {
			t.undoAsk = false
			return
		}
		switch u.Dialog("undo", "Take it back?", words, []string{yes, "Play on"}) {
		case 0:
			t.undoAsk = false
			if err := t.Play.UndoAsking(); err != nil {
				t.Desk.Say(err.Error())
			}
		case 1:
			t.undoAsk = false
		}
	}
}
