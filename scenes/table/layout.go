package table

import (
	"slices"
	"time"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// layout puts the board, the sidebar and the tray where they are in every game.
func (s *Screen) layout(u *widgets.UI) {
	plain := min(max(320, u.W*0.23), 430)
	railW := u.Scaled(plain)
	if n, ok := s.board.(SidebarSizer); ok {
		railW = n.SidebarWidth(u, plain)
	}
	railW = min(railW, u.W*0.42)
	trayH := u.Scaled(74)
	if t, ok := s.board.(TraySizer); ok {
		trayH = min(t.TrayHeight(u), u.H*0.45)
	}
	lineH := promptHeight(u, u.W-railW)
	all := widgets.Rect{W: u.W, H: u.H}
	rail, rest := all.CutRight(railW)
	foot, boardR := rest.CutBottom(trayH + lineH)
	line, tray := foot.CutTop(lineH)
	var bar widgets.Rect
	if s.review.on {
		bar, boardR = boardR.CutBottom(s.review.height(s, u, boardR.W))
	}
	s.corner = boardR.Y + boardR.H
	s.margin = 0
	if b, ok := s.board.(ToolSource); ok {
		if f := fitTools(u, tray, len(b.Tools())); f.over {
			s.margin = f.side + 2*toolGap
		}
	}
	u.Zone("board", func() { s.board.Frame(u, boardR) })
	if s.review.on {
		u.Zone("review", func() { s.review.bar(s, u, bar) })
	}
	u.Box(rail, u.Theme.Background, 0)
	u.Box(foot, u.Theme.Background, 0)
	u.Box(widgets.Rect{X: rail.X, Y: 0, W: 1, H: u.H}, widgets.Fade(u.Theme.Pale, 0.12), 0)
	u.Box(widgets.Rect{X: 0, Y: foot.Y, W: rail.X, H: 1}, widgets.Fade(u.Theme.Pale, 0.12), 0)
	s.prompt(u, line)
	wide, tools := s.tools(u, tray)
	u.Zone("tray", func() {
		own := tray
		own.W -= wide
		u.Clipped(own, func() {
			s.board.Tray(u, own.Inset(8))
			(&Seat{s}).Ring(u, u.Theme.Gold, 3.5, "choice.") // what a hint advises, as on the board
		})
	})
	u.Zone("tools", tools) // after what is one's own: Tab comes to that first
	u.Zone("rail", func() { s.sidebar(u, rail.Inset(10)) })
}

// sidebar puts the log below what the board shows of the seats, and the words of a lesson
// between them. Where large type or a low window leaves the log no room, the whole sidebar
// scrolls, those words first; the log of a lesson may be short before that.
func (s *Screen) sidebar(u *widgets.UI, r widgets.Rect) {
	least := u.Scaled(170)
	if s.hideLog {
		least = u.LineHeight(widgets.Body) + 10
	}
	words := 0.0
	if s.lesson != nil {
		r = s.lesson.leave(s, u, r)
		words, least = s.lesson.height(s, u, r.W)+8, 0
	}
	if s.sidebarH+words+least <= r.H {
		s.sidebarH = s.board.Sidebar(u, r) + 10
		r.Y, r.H = r.Y+s.sidebarH, r.H-s.sidebarH
		if s.lesson != nil {
			r = s.lesson.caption(s, u, r)
			if r.H < u.LineHeight(widgets.Body)+4*u.LineHeight(widgets.Tiny)+24 {
				return // a log of a line or two tells nothing
			}
		}
		s.log(u, r)
		return
	}
	u.Scroll("rail", r, func(col widgets.Rect) float64 {
		at := col
		if s.lesson != nil {
			at = s.lesson.caption(s, u, col)
		}
		at.H = col.H
		s.sidebarH = s.board.Sidebar(u, at) + 10
		s.log(u, widgets.Rect{X: col.X, Y: at.Y + s.sidebarH, W: col.W, H: least})
		return at.Y - col.Y + s.sidebarH + least
	})
}

// promptHeight is the room for the prompt beside the sidebar: one line, or two of them
// where large type and a small window leave one too short. It does not depend on
// what is said, so that nothing jumps.
func promptHeight(u *widgets.UI, w float64) float64 {
	if w < 620*max(1, u.TextScale) {
		return 2*u.LineHeight(widgets.Body) + 10
	}
	return u.LineHeight(widgets.Body) + 10
}

// prompt is the one line that says what one may do now and why.
func (s *Screen) prompt(u *widgets.UI, r widgets.Rect) {
	words := ""
	if p, ok := s.play.View().(rules.Prompter); ok {
		words = p.Prompt()
	}
	colour := u.Theme.PaleSoft
	advice, hinted := s.hint()
	s.advised = widgets.Rect{}
	switch {
	case s.catchUp.on:
		words = "What happened while you looked away. " + s.app.KeyName(input.Skip) + " goes to the present."
	case s.play.Reviewing():
		words = "This is the past. " + s.app.KeyName(input.Menu) + " returns to the present."
	case s.heldBots() != "":
		words, colour = s.heldBots(), u.Theme.Gold
	case hinted:
		words, colour, s.advised = advice.Why, u.Theme.Gold, r
	case s.Playable():
		if n, ok := s.board.(Narrator); ok && (s.inHand() != "" || s.chooser.open) {
			if half := n.Narrate(s.pick.Picked()); half != "" {
				words = half
			}
		}
		colour = u.Theme.Pale
		u.Box(widgets.Rect{X: r.X + 12, Y: r.Y + r.H/2 - 4, W: 8, H: 8}, u.Theme.Gold, 4)
	}
	if s.thinks(u) {
		if who, _ := s.play.Thinking(); words == "" {
			words = s.play.Name(who) + " thinks."
		}
		for i := range 3 { // three dots, where the light of one's own turn would be
			u.Box(widgets.Rect{X: r.X + 6 + 7*float64(i), Y: r.Y + r.H/2 - 2, W: 4, H: 4}, u.Theme.PaleSoft, 2)
		}
	}
	u.FitText(widgets.Rect{X: r.X + 28, Y: r.Y, W: r.W - 40, H: r.H}, s.named(words),
		widgets.Style{Face: face.UIMedium, Size: widgets.Body, Colour: colour})
}

// thinks reports whether a bot has been thinking for long enough to say so: the quick
// ones would only make the sign flicker.
func (s *Screen) thinks(u *widgets.UI) bool {
	if _, thinking := s.play.Thinking(); !thinking {
		s.thinkingSince = time.Time{}
		return false
	}
	if s.thinkingSince.IsZero() {
		s.thinkingSince = u.Now
	}
	due := s.thinkingSince.Add(300 * time.Millisecond)
	if u.Now.Before(due) {
		u.WakeAt(due)
		return false
	}
	return true
}

// tools are the keys that are the same in every game, from the right of r: the room that
// they take, and what lays them out.
func (s *Screen) tools(u *widgets.UI, r widgets.Rect) (wide float64, lay func()) {
	_, why := s.play.CanUndo()
	if n, _ := s.play.CanUndoAsking(); n > 0 && why != "" && !s.play.Over() {
		why = "" // the table may agree to it
	}
	redo, hintOff := "", ""
	if s.play.CanRedo() == 0 {
		redo = "There is nothing to play again."
	}
	_, canHint := s.title.Game.(rules.Hinter)
	switch {
	case !canHint || !s.app.Settings.Hints:
		hintOff = "Hints are switched off."
	case !s.Playable():
		hintOff = "There is a hint only when it is your turn."
	}
	back := ""
	if s.play.Len() == 0 {
		back = "Nothing has happened yet."
	}
	keyed := s.app.Keyed
	hint := Tool{"hint", "icon.hint", keyed("Hint", input.Hint), hintOff, false, s.Hint}
	if _, told := s.hint(); told {
		hint.Tooltip = "" // it would hang over the end of the advice
	}
	if s.play.Over() && s.lesson == nil {
		hint = Tool{"results", "icon.trophy", "How the game ended", "", false, s.Results}
	}
	keys := []Tool{
		{"undo", "icon.undo", keyed("Take back", input.Undo), why, false, s.TakeBack},
		{"redo", "icon.redo", keyed("Play again what was taken back", input.Redo), redo, false, s.redo},
		hint,
		{"review", "icon.hourglass", "Look back through the game", back, s.review.on, func() { s.review.toggle(s) }},
		{"rules", "icon.rules", keyed("Rules", input.Rules), "", false, func() { s.app.Open(pages.NewRules(s.app, s.title.Subject(), "")) }},
		{"menu", "icon.menu", keyed("Menu", input.Menu), "", false, s.menu},
	}
	var extra []Tool
	if b, ok := s.board.(ToolSource); ok {
		extra = b.Tools()
	}
	f := fitTools(u, r, len(extra))
	if !f.over {
		keys = append(extra, keys...)
	}
	rows, side := f.rows, f.side
	// At large type, and where the tray is high, they stand in two rows and leave it its room.
	if rows == 1 && (float64(len(keys))*(side+toolGap) > r.W*0.5 || r.H >= 2*(side+toolGap)+30) {
		rows = 2
		side = min(side, (r.H-2*toolGap-10)/2)
	}
	each := (len(keys) + rows - 1) / rows
	first := 0 // places that the first row leaves free: undo and redo stay together
	if n := len(keys) - shellTools; rows == 2 && n > 0 && each == n+1 {
		each, first = shellTools, shellTools-n
	}
	w := float64(each)*(side+toolGap) + 6
	top := r.Y + (r.H-float64(rows)*(side+toolGap)+toolGap)/2
	return w, func() {
		for i, k := range extra {
			if f.over {
				s.tool(u, k, widgets.Rect{X: r.X + r.W - f.side - toolGap, Y: s.corner - 4 - float64(len(extra)-i)*(f.side+toolGap), W: f.side, H: f.side}, false)
			}
		}
		for i, k := range keys {
			i += first
			s.tool(u, k, widgets.Rect{X: r.X + r.W - w + float64(i%each)*(side+toolGap), Y: top + float64(i/each)*(side+toolGap), W: side, H: side}, true)
		}
	}
}

// shellTools is how many keys are the same in every game, toolGap the points between
// two of them.
const (
	shellTools = 6
	toolGap    = 6.0
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
func fitTools(u *widgets.UI, r widgets.Rect, extra int) toolFit {
	f := toolFit{side: min(r.H-18, 74-18, u.Scaled(40)), rows: 1}
	each := f.side + toolGap
	if r.H >= max(180, 3*each+10) {
		f.rows = 3
	}
	n := shellTools + extra
	f.over = float64(n)*each >= r.W*0.48*float64(f.rows) && float64((n+1)/2)*each >= r.W*0.36
	return f
}

func (s *Screen) tool(u *widgets.UI, k Tool, r widgets.Rect, quiet bool) {
	o := widgets.ButtonOptions{OnDark: true, Icon: k.Icon, Tooltip: k.Tooltip, Disabled: k.Disabled, Toggled: k.Toggled}
	if quiet {
		o.Weight = widgets.Quiet
	}
	if u.Button("tool."+k.ID, r, "", o) {
		k.Do()
	}
}

// escape closes one thing: what was said beside a target, the past, the piece in
// hand. When there is nothing left to close it opens the menu.
func (s *Screen) escape() {
	switch {
	case s.tooltip.words != "":
		s.tooltip = tooltip{}
	case s.review.on:
		s.review.close(s)
	case !s.letGo():
		s.menu()
	}
}

// letGo puts down what is half picked, and reports whether there was anything: a
// piece that the board puts into the hand by itself is not.
func (s *Screen) letGo() bool {
	picked := slices.Clone(s.pick.Picked())
	if len(picked) == 0 {
		return false
	}
	s.pick.Reset()
	s.hold("")
	return !slices.Equal(s.pick.Picked(), picked)
}

func (s *Screen) menu() {
	m := NewMenu(s.app, s.title, s.play, s.Results)
	m.lesson = s.lesson != nil
	s.app.Open(m)
}

// keys answers the keys that are the same in every game. What the focus walk, the
// chooser and the board use, they have taken before.
func (s *Screen) keys(u *widgets.UI) {
	if s.tooltip.explains || s.chooser.open || s.sure != nil || s.undoAsk {
		return // the keys belong to what is asked
	}
	switch {
	case u.Take(input.Skip):
		s.skip()
	case u.Take(input.Hint):
		u.Keyboard = true // the focus will show what is advised
		s.Hint()
	case s.hot != "" && u.Take(input.Pencil):
		s.scribble(s.hot)
	case u.Take(input.Log):
		s.hideLog = !s.hideLog
	case u.Take(input.Rules):
		s.app.Open(pages.NewRules(s.app, s.title.Subject(), s.clauseAt()))
	case u.Take(input.KeysPage):
		s.app.Open(pages.NewKeys(s.app))
	case u.Take(input.Redo):
		s.redo()
	case u.Take(input.Undo):
		s.back()
	case u.Take(input.Menu):
		s.escape()
	}
	if u.In.Explain && u.Active() {
		if target, ok := TargetOf(u.Hot()); ok {
			s.Explain(target)
		}
	}
}

// clauseAt is the clause of the thing pointed at or focused, "" for none.
func (s *Screen) clauseAt() string {
	if n, ok := s.play.View().(rules.Namer); ok && s.hot != "" {
		return n.Label(s.hot).Clause
	}
	return ""
}

// overlays lie above the table: the board's sheet, choosers, questions, sentences.
func (s *Screen) overlays(u *widgets.UI) {
	if b, ok := s.board.(SheetPainter); ok {
		b.Sheet(u)
	}
	s.choosing(u)
	s.confirm(u)
	s.tooltips(u)
	if s.undoAsk {
		n, _ := s.play.CanUndoAsking()
		words, yes := "This takes back what was already seen, for everybody. Do all at the table agree?", "We agree"
		if s.alone() {
			words, yes = "This goes back past what you have been shown since. The bots do not mind.", "Take back"
		}
		if n == 0 {
			s.undoAsk = false
			return
		}
		switch u.RiskDialog("undo", "Take it back?", words, []string{yes, "Play on"}) {
		case 0:
			s.undoAsk = false
			if err := s.play.UndoAsking(); err != nil {
				s.app.Toast(app.Sentence(err))
			}
		case 1:
			s.undoAsk = false
		}
	}
}
