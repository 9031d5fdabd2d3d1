package penny

import (
	"cmp"
	"fmt"
	"image/color"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Sidebar paints the round and the five steps of the turn, and every hero.
func (b *Board) Sidebar(u *widgets.UI, r widgets.Rect) float64 {
	b.sidebar = r
	_, rows := r.CutTop(b.steps(u, r) + widgets.HeadGap)
	lines := b.lines(u, r.W)
	end := parts.Rows(rows, len(b.known.heroes), b.heroHeight(u, lines), widgets.RowGap,
		func(i int, at widgets.Rect) { b.row(u, at, b.known.heroes[i], lines) })
	if b.pilesAside {
		piles := b.pilesHeight(u)
		b.cells(u, widgets.Rect{X: r.X, Y: end, W: r.W, H: piles})
		end += piles
	}
	return end - r.Y
}

// lines returns how many lines the cards and wounds of a hero take in a sidebar w wide: two if
// they do not fit on one.
func (b *Board) lines(u *widgets.UI, w float64) int {
	for _, p := range b.known.heroes {
		if u.TextWidth(strings.Join(cardsHeld(p), " · "), widgets.Line(face.UI, widgets.Tiny, u.Theme.Pale)) > 1.1*(w-markSide(u)-24) {
			return 2
		}
	}
	return 1
}

// heroHeight returns the height of the row of a hero.
func (b *Board) heroHeight(u *widgets.UI, lines int) float64 {
	return rowHeight(u) + float64(lines-1)*u.LineHeight(widgets.Tiny)
}

// logLeast is the room that the log needs below the rest of the sidebar at 100 %.
const logLeast = 170

// besides reports whether the piles and what was read last have room in a sidebar w wide.
func (b *Board) besides(u *widgets.UI, w float64) bool {
	if b.View.Round() == 0 || w < u.Scaled(250) {
		return false
	}
	heroes := float64(len(b.known.heroes)) * (b.heroHeight(u, b.lines(u, w)) + widgets.RowGap)
	return b.stepsHeight(u, true)+widgets.HeadGap+heroes+b.pilesHeight(u)+10+u.Scaled(logLeast) <= u.H-20
}

// stepsHeight returns the height of the head of the sidebar; read tells that what was read
// last stands in it.
func (b *Board) stepsHeight(u *widgets.UI, read bool) float64 {
	h := u.LineHeight(widgets.Large) + 2*u.LineHeight(widgets.Tiny) + 22 + u.Scaled(22)
	return h + widgets.If(read, 3*u.LineHeight(widgets.Tiny), 0)
}

// rowHeight returns the height of the row of a hero whose cards and wounds fit one line,
// markSide that of the mark in it.
func rowHeight(u *widgets.UI) float64 {
	return u.LineHeight(widgets.Body) + 2*u.LineHeight(widgets.Tiny) + 12
}
func markSide(u *widgets.UI) float64 { return rowHeight(u) * 0.42 }

// modes say what a game is called at the head of the sidebar.
var modes = map[box.Mode]string{box.Prologue: "Prologue", box.Heist: "The Heist", box.Open: "Open World", box.Rush: "Boss Rush"}

var chapters = [...]string{"", " I", " II", " III"}

// headline returns what is played and how hard it is, as fully as there is room.
func (b *Board) headline(u *widgets.UI, w float64) string {
	if b.View.Over() {
		return "The game is over"
	}
	game := modes[b.View.Mode()]
	if b.View.Short() {
		game = "Short Heist"
	}
	hard, round := " · "+b.View.Difficulty(), ""
	if n := b.View.Round(); n > 0 && !b.counted() {
		round = fmt.Sprintf(" · round %d", n)
	}
	long, short := "", ""
	if c := b.View.Chapter(); c > 0 {
		short = chapters[min(c, 3)]
		long = ", chapter" + short
		if b.View.AsPrinted() { // there is room for one of both, and the chapter tells more
			return game + long + round
		}
	}
	st := widgets.Line(face.Heading, widgets.Large, u.Theme.Ink)
	return u.FirstFitting(w, st, game+long+hard+round, game+short+hard+round, game+short+hard)
}

// steps paints the round, whose turn it is, and the steps with what is open in that of now, and returns the height that it takes.
func (b *Board) steps(u *widgets.UI, r widgets.Rect) float64 {
	all := b.View.Steps()
	sh := u.Scaled(22)
	x, read := b.View.Reading()
	read = read && !b.View.Over()
	h := b.stepsHeight(u, b.pilesAside)
	if text := u.TextHeight(b.readWords(x), readStyle(u), r.W-18); read && !b.pilesAside { // a scheme is always told in full
		h = max(h, b.stepsHeight(u, false)-u.LineHeight(widgets.Tiny)+text+6)
	}
	head := parts.Head(u, r, h, 9)
	row, in := parts.Title(u, head, b.headline(u, head.W)).CutTop(sh)
	st := widgets.Style{Face: face.UIMedium, Size: widgets.Tiny, Align: widgets.Centre}
	// The boxes are as wide as their words ask for, and all words are shrunk alike.
	names, wide, total := make([]string, len(all)), make([]float64, len(all)), 0.0
	for i, s := range all {
		names[i] = itoa(i+1) + " " + s.Name
		wide[i] = u.TextWidth(names[i], st)
		total += wide[i]
	}
	const beside, apart = 10.0, 3.0 // what a box leaves beside its words, and between it and the next
	each := row.W - (beside+apart)*float64(len(all))
	st.Size *= min(1, each/total)
	each /= total
	open := widgets.If(b.View.Seats() == 1, "Choose your hero.", "Choose your heroes.")
	for i, s := range all {
		var at widgets.Rect
		at, row = row.CutLeft(wide[i]*each + beside + apart)
		at.W -= apart
		fill, tint := widgets.Fade(u.Theme.Ink, 0.06), u.Theme.InkSoft
		switch s.State {
		case penny.Now:
			fill, tint = u.Theme.Accent, u.Theme.OnAccent
			open = cmp.Or(b.amid(), strings.Join(s.Open, ", "), stepDoes[i])
			if b.pilesAside { // there is room for what the step is for
				open = cmp.Or(b.amid(), stepDoes[i])
			}
		case penny.Done:
			fill = widgets.Fade(u.Theme.Ink, 0.12)
		}
		u.Box(at, fill, 4)
		st.Colour = tint
		u.FitLabel(at, names[i], st)
		b.sign(u, "step."+itoa(i+1), at, "Step "+itoa(i+1)+", "+stepTitles[i]+". "+stepDoes[i])
	}
	switch {
	case b.View.Over():
		open = b.View.Goal().Tally + "."
	case b.View.Round() > 0 && all[len(all)-1].State == penny.Done:
		open = "The villains make their moves."
	}
	in.Y, in.H = in.Y+3, in.H-3
	if read {
		b.readBeside(u, in, x)
		return h
	}
	fromTop(u, in, prose.Capital(open), widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft))
	return h
}

// stepTitles are the steps as the rule book calls them.
var stepTitles = [...]string{"clean up", "move", "play cards", "one Field Action", "draw"}

// stepDoes says what each step of a turn is for.
var stepDoes = [...]string{
	"Last turn's tokens and resources go back; you keep up to 4 movement tokens.",
	"You move along the lines: each line costs a card from your hand or a movement token.",
	"You play cards, gather at your location, and put resources on quests and charge cards.",
	"Once a turn, you may use the token on your location, trade, or do anything else your location offers.",
	"You discard what you played and draw up to 5 cards, 1 fewer for each Wounded card under your board.",
}

// amid returns what goes on in the middle of a step, if that is known by a name.
func (b *Board) amid() string {
	if x, ok := b.View.Fight(); ok {
		return x.Who + " fights."
	}
	if x, ok := b.View.Reading(); ok && len(x.Answers) > 0 && x.Chosen == 0 {
		return "An event: " + x.Card.Name + "."
	}
	if _, ok := b.View.Offer(); ok {
		return "A trade."
	}
	return ""
}

// row paints one hero: who leads it, the score if points count, tokens, cards and wounds. A press shows
// that hero's board below. The cards and wounds stand on so many lines.
func (b *Board) row(u *widgets.UI, r widgets.Rect, h penny.HeroView, lines int) {
	id, asked := "seat."+itoa(int(h.Seat)), b.View.Asked()
	now := h.Seat == asked || asked < 0 && h.Active // who decides, also in another's turn
	row := parts.Row{Acts: now && !b.View.Over(), Glow: 0.14, Gold: gold, Tint: u.Theme.Pale}
	row.Share = widgets.If(h.Seat == b.mine() && !now, 0.1, 0)
	u.AddHit(widgets.Hit{ID: id, R: r, Clickable: true})
	if u.Clicked(id) {
		b.look(h.Seat)
	}
	if u.Hot() == id && u.Active() {
		row.Edge = gold
		who := b.Host.Name(h.Seat)
		u.Tooltip(r, widgets.If(h.Nobody(), who, app.Plays(who)+" "+h.Name)+": "+widgets.If(b.View.Scored(), "points, ",
			"")+"tokens, cards and wounds. Press to show this hero's board below.")
	}
	row.Paint(u, r)
	side := markSide(u)
	m := b.mark(h.Seat)
	u.Sprite(widgets.Rect{X: r.X + 8, Y: r.Y + 7, W: side, H: side}, m.Sprite, m.Tint)
	_, in := r.CutLeft(side + 16)
	lh := u.LineHeight(widgets.Body)
	up, low := widgets.Rect{X: in.X, Y: r.Y + 4, W: in.W - 8, H: r.H - 8}.CutTop(lh)
	if b.View.Scored() {
		nw := u.TextWidth("−88", widgets.Line(face.UIBold, widgets.ScoreSize, u.Theme.Pale)) + 6
		if up.W -= nw; !h.Nobody() {
			parts.Score(u, widgets.Rect{X: r.X + r.W - nw - 6, Y: r.Y, W: nw, H: lh + 8}, h.Score)
		}
	}
	b.who(u, up, h)
	b.fortune(u, low, h, lines)
}

// who paints the name of the player who leads a hero, the hero's own, and the Decision Token.
func (b *Board) who(u *widgets.UI, r widgets.Rect, h penny.HeroView) {
	if h.DecisionToken {
		at := widgets.Rect{X: r.X + r.W - r.H, Y: r.Y, W: r.H, H: r.H}.Inset(2)
		u.Box(at, news, 4)
		u.Sprite(at.Inset(1), "penny.token.decision", ink)
		b.Host.Spot(u, table.Spot{ID: "token.decision", R: at, Role: table.Sign, NoFocus: true})
		r.W -= r.H + 2
	}
	name := b.Host.Name(h.Seat)
	switch named := b.Host.Seats()[h.Seat].Name != ""; {
	case named && !h.Nobody():
		name += " · " + h.Name
	case !h.Nobody(): // a bot goes by its hero
		name = h.Name + " · bot"
	}
	u.FitLabel(r, name, widgets.Line(face.UIMedium, widgets.Body, u.Theme.Pale))
}

// fortune paints what a hero has, cards and wounds, these on so many lines.
func (b *Board) fortune(u *widgets.UI, r widgets.Rect, h penny.HeroView, lines int) {
	if h.Nobody() {
		return
	}
	mid, low := r.CutTop(r.H / float64(lines+1))
	if h.Dead {
		u.FitLabel(mid, "dead, and past helping", widgets.Line(face.UIMedium, widgets.Tiny, color.RGBA{0xE0, 0x7A, 0x6A, 255}))
		return
	}
	b.purse(u, mid, h)
	words := cardsHeld(h)
	if lines == 1 {
		words = []string{strings.Join(words, " · ")}
	}
	for _, w := range words {
		var at widgets.Rect
		at, low = low.CutTop(mid.H)
		u.FitLabel(at, w, widgets.Line(face.UI, widgets.Tiny, u.Theme.Pale))
	}
}

// cardsHeld says what cards a hero has, and apart from that the wounds, if there are any.
func cardsHeld(h penny.HeroView) []string {
	words := []string{fmt.Sprintf("%d in hand · %d in deck", len(h.Hand)+h.WoundHand, h.Deck)}
	n := h.Under + h.WoundHand + h.WoundPile
	switch {
	case h.Grave > 0:
		words = append(words, fmt.Sprintf("%d wounded, %d gravely", n, h.Grave))
	case n > 0:
		words = append(words, fmt.Sprintf("%d wounded", n))
	}
	return words
}

// purse paints a row of the tokens of a hero.
func (b *Board) purse(u *widgets.UI, r widgets.Rect, h penny.HeroView) {
	const apart = 6.0 // what a token leaves beside it for its number and for the next one
	st := widgets.Line(face.UIBold, widgets.Tiny, u.Theme.Pale)
	numbers := 0.0
	for _, t := range h.Tokens {
		numbers += u.TextWidth(itoa(t.N), st) + apart
	}
	side := min(r.H, 18, (r.W-numbers)/float64(max(1, len(h.Tokens)))) // all have room
	x := r.X
	for _, t := range h.Tokens {
		at := widgets.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}
		u.Box(at, news, 3)
		token(u, at.Inset(1.5), t.Token, ink)
		w := u.TextWidth(itoa(t.N), st)
		u.Label(widgets.Rect{X: x + side + 2, Y: r.Y, W: w + 2, H: r.H}, itoa(t.N), st)
		x += side + w + apart
	}
	if len(h.Tokens) == 0 {
		u.FitLabel(r, "empty action pool", widgets.Line(face.UI, widgets.Tiny, u.Theme.PaleSoft))
	}
}
