package penny

import (
	"fmt"
	"slices"

	"intrigue/maps/face"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

func fightHigh(u *widgets.UI, _ float64) float64 { return u.Scaled(228) }

// fight paints the sheet of a fight with its sum: what must be dealt, what could be paid,
// what comes back and what prevents it, and what stopping now would cost.
func (b *Board) fight(u *widgets.UI) {
	x, _ := b.View.Fight()
	in := b.sheet(u, u.Scaled(600))
	cw := min(in.H*cardAspect, in.W*0.3)
	pic, in := in.CutLeft(cw)
	b.slot(u, widgets.Rect{X: pic.X, Y: pic.Y, W: cw, H: cw / cardAspect}, x.Card, "fight")
	in.X, in.W = in.X+14, in.W-14
	head, in := in.CutTop(u.LineHeight(widgets.Large))
	u.FitLabel(head, x.Title, widgets.Line(face.Heading, widgets.Large, ink))
	lines := [...]func(*widgets.UI, widgets.Rect, penny.FightView){b.health, b.arms, b.blows, b.price}
	parts.Rows(in, len(lines), (in.H-4)/4, 0, func(i int, at widgets.Rect) { lines[i](u, at, x) })
}

// health paints a pip for each point: dealt, within reach, and out of reach.
func (b *Board) health(u *widgets.UI, r widgets.Rect, x penny.FightView) {
	words, pips := r.CutLeft(r.W * 0.36)
	told := []string{fmt.Sprintf("%d more damage needed", x.Left), fmt.Sprintf("%d more damage", x.Left), fmt.Sprintf("%d more", x.Left)}
	reach := x.Most
	switch {
	case x.Won:
		told = []string{"Beaten!"}
	case struckBack(x):
		told, reach = []string{fmt.Sprintf("%d damage short", x.Left), fmt.Sprintf("%d short", x.Left)}, 0
	}
	st := widgets.Line(face.UIMedium, widgets.Body, ink)
	u.FitLabel(words, u.FirstFitting(words.W, st, told...), st)
	side := min(r.H*0.7, pips.W/float64(max(1, x.Health)))
	for i := range x.Health {
		at := widgets.Rect{X: pips.X + float64(i)*side, Y: r.Y + (r.H-side)/2, W: side, H: side}.Inset(side * 0.1)
		switch {
		case i < x.Dealt:
			u.BorderedBox(at, blood, ink, 1.2, side/2)
		case i < x.Dealt+reach:
			u.BorderedBox(at, widgets.Mix(news, gold, 0.75), ink, 1.2, side/2)
		default:
			u.BorderedBox(at, news, widgets.Fade(ink, 0.5), 1.2, side/2)
		}
	}
}

// struckBack reports whether the enemy hits back already: it is too late for damage, and to stop.
func struckBack(x penny.FightView) bool {
	return slices.ContainsFunc(x.Hits, func(h penny.HitView) bool { return h.State == penny.Asked })
}

// arms paints the tokens that would deal damage now.
func (b *Board) arms(u *widgets.UI, r widgets.Rect, x penny.FightView) {
	words, rest := r.CutLeft(r.W * 0.36)
	st := widgets.Line(face.UIMedium, widgets.Body, ink)
	if x.Won || struckBack(x) { // there are no tokens beside it
		u.FitLabel(r, widgets.If(x.Won, "No more is needed", x.Who+" can deal no more damage now"), st)
		return
	}
	u.FitLabel(words, u.FirstFitting(words.W, st, fmt.Sprintf("%s can deal %d", x.Who, x.Most), fmt.Sprintf("Can deal %d", x.Most)), st)
	rest = b.atEnd(u, rest, "attack")
	if len(x.Payable) == 0 {
		u.FitLabel(rest, "nothing in the action pool deals damage", widgets.Line(face.TextItalic, widgets.Body, widgets.Fade(ink, 0.7)))
		return
	}
	side := min(rest.W/float64(len(x.Payable)), r.H*1.7)
	for i, t := range x.Payable {
		b.tokens(u, widgets.Rect{X: rest.X + float64(i)*side, Y: r.Y, W: side, H: r.H}.Inset(2), t, "fight")
	}
}

// blows paints the symbols of retaliation, and what there is against them.
func (b *Board) blows(u *widgets.UI, r widgets.Rect, x penny.FightView) {
	words, rest := r.CutLeft(r.W * 0.36)
	st := widgets.Line(face.UIMedium, widgets.Body, ink)
	u.FitLabel(words, "Retaliation", st)
	side := min(rest.W*0.6/float64(max(1, len(x.Hits))), r.H*0.86)
	for i, h := range x.Hits {
		at := widgets.Rect{X: rest.X + float64(i)*side, Y: r.Y + (r.H-side)/2, W: side, H: side}.Inset(side * 0.06)
		fill, tint := news, blood
		switch h.State {
		case penny.Past:
			fill, tint = widgets.Fade(ink, 0.08), widgets.Fade(ink, 0.3)
		case penny.Asked:
			fill = widgets.Mix(news, gold, 0.8)
		}
		u.BorderedBox(at, fill, tint, 1.6, 4)
		token(u, at.Inset(2), h.Token, tint)
	}
	rest = b.atEnd(u, rest, "prevent")
	if x.Prevents > 0 {
		_, left := rest.CutLeft(float64(len(x.Hits))*side + 8)
		st := widgets.Line(face.UI, widgets.Tiny, ink)
		u.FitLabel(left, u.FirstFitting(left.W, st, prose.Amount(x.Prevents, "prevention token"), fmt.Sprintf("prevents %d", x.Prevents)),
			st)
	}
}

// atEnd paints the key that does all of a line at its end, where there is one, and returns the room before it.
func (b *Board) atEnd(u *widgets.UI, r widgets.Rect, word string) (rest widgets.Rect) {
	id := core.ChoiceID(word)
	if len(b.Host.Sequence(id)) == 0 {
		return r
	}
	key, rest := r.CutRight(min(parts.WordRoom(u, b.View.Label(id).Title), r.W*0.5))
	b.key(u, widgets.Rect{X: key.X, Y: key.Y + 2, W: key.W - 4, H: key.H - 4}, id, "sheet", true)
	rest.W -= 6
	return rest
}

// price says what stopping now costs, and holds the keys.
func (b *Board) price(u *widgets.UI, r widgets.Rect, x penny.FightView) {
	told, less, short := "If you stop now, you take no wound.", "", "You may stop."
	if n := x.IfStops; n > 0 {
		short = "up to " + prose.Amount(n, "wound")
		less = "If you stop: " + short + "."
		told = "If you stop now: " + short + widgets.If(x.Prevents > 0, ", less what you prevent", "") + "."
		if struckBack(x) {
			short = prose.Amount(n, "wound")
			less = "Unprevented: " + short + "."
			told = "If you prevent nothing: " + short + "."
		}
	}
	ids := slices.DeleteFunc(b.words(), func(id string) bool { return slices.Contains(b.View.Keys(), id) }) // they have lines of their own
	words, keys := r.CutLeft(r.W * 0.58)
	st := widgets.Line(face.TextBold, widgets.Body, blood)
	if less != "" && u.TextHeight(told, st, words.W) > words.H {
		told = less
	}
	if u.TextHeight(told, st, words.W) > words.H {
		told = short
	}
	u.FitText(words, told, st)
	if len(ids) == 0 {
		return
	}
	w := keys.W / float64(len(ids))
	for i, id := range ids {
		b.twinKey(u, widgets.Rect{X: keys.X + float64(i)*w, Y: r.Y + 2, W: w - 4, H: r.H - 4}, id)
	}
}

func opponentsHigh(u *widgets.UI, _ float64) float64 {
	return u.LineHeight(widgets.Large) + u.Scaled(150) + 30 + u.LineHeight(widgets.Tiny)
}

// opponents paints the sheet on which one chooses whom to fight.
func (b *Board) opponents(u *widgets.UI) {
	x, _ := b.View.Fight()
	cards := b.single(core.Fight)
	if len(cards) == 0 {
		return
	}
	lh := u.LineHeight(widgets.Tiny)
	in := b.sheet(u, max(u.Scaled(24+104*float64(len(cards))), u.Scaled(320)))
	if !b.low { // else the prompt stands right above
		head, rest := in.CutTop(u.LineHeight(widgets.Large))
		u.FitLabel(head, x.Who+" must fight: choose an enemy", widgets.Line(face.Heading, widgets.Large, ink).Centred())
		in = widgets.Rect{X: rest.X, Y: rest.Y + 6, W: rest.W, H: rest.H - 6}
	}
	in.H -= lh + 2
	cw := min((in.W-8*float64(len(cards)-1))/float64(len(cards)), in.H*cardAspect)
	left := in.X + (in.W-cw*float64(len(cards))-8*float64(len(cards)-1))/2
	for i, id := range cards {
		twin := widgets.If(b.known.home[id], "sheet", "")
		at := widgets.Rect{X: left + float64(i)*(cw+8), Y: in.Y, W: cw, H: cw / cardAspect}
		b.slot(u, at, b.card(id), twin)
		odds := widgets.Line(face.UIMedium, widgets.Tiny, ink).Centred()
		deal, need := b.View.Odds(id)
		told := []string{"can be beaten", "beatable"}
		if deal < need {
			odds.Colour = blood
			told = []string{fmt.Sprintf("only %d of %d damage", deal, need), fmt.Sprintf("%d of %d damage", deal, need),
				fmt.Sprintf("%d of %d", deal, need), fmt.Sprintf("%d/%d", deal, need)}
		}
		below := widgets.Rect{X: at.X - 3, Y: at.Y + at.H + 3, W: cw + 6, H: lh}
		u.FitLabel(below, u.FirstFitting(below.W-8, odds, told...), odds) // a space from the next one
	}
}
