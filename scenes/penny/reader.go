package penny

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/scenes/parts"
	"intrigue/scenes/rulebook"
	"intrigue/scenes/widgets"
)

// The read card as it is drawn, and the rooms that it leaves for words.
const (
	readW, readH = 340.0, 500.0
	notesW       = 212.0
	notesGap     = 8.0
)

// readScale returns how large a card is held up: as the words are, where the window is high enough, and
// a little smaller where it then fits above the line that asks or advises.
func (b *Board) readScale(u *widgets.UI) float64 {
	k := min(u.Scaled(1), (u.H-20)/readH, (u.W-20)/readW)
	if high := (b.plan.foot.Y + b.plan.foot.H - 16) / readH; high > k*0.92 {
		k = min(k, high)
	}
	return k
}

// ReadSize implements table.Reader: cards that lie open, with notes beside them.
func (b *Board) ReadSize(u *widgets.UI, target string) (w, h float64, ok bool) {
	p := b.Host.Pointing()
	if hand := p.Hand(); b.open != "" || hand != "" && !p.AutoHeld() && (target == hand || p.Lit(target)) {
		return 0, 0, false // a card held up would hide where the one in hand can go
	}
	c, ok := b.held(target)
	if !ok {
		return 0, 0, false
	}
	k := b.readScale(u)
	w, h = readW*k, readH*k
	if notes := b.notes(u, target, c); len(notes) > 0 && w+notesGap+u.Scaled(notesW) <= u.W*0.6 {
		w += notesGap + u.Scaled(notesW)
	}
	return w, h, true
}

func (b *Board) held(target string) (penny.CardView, bool) {
	if _, ok := cardOf(target); !ok {
		return penny.CardView{}, false
	}
	c := b.card(target)
	return c, c.ID != ""
}

// Read implements table.Reader.
func (b *Board) Read(u *widgets.UI, r widgets.Rect, target string) {
	c, ok := b.held(target)
	if !ok {
		return
	}
	k := b.readScale(u)
	card := widgets.Rect{X: r.X, Y: r.Y, W: readW * k, H: readH * k}
	u.Shadow(card, 4, 16)
	u.Box(card.Inset(1), news, 6)
	u.Sprite(card, cardSprite(c, toRead), ink)
	room := func(x, y, w, h float64) widgets.Rect {
		return widgets.Rect{X: card.X + x*k, Y: card.Y + y*k, W: w * k, H: h * k}
	}
	head, words := room(20, 254, 300, 178).CutTop(u.LineHeight(widgets.Tiny))
	u.FitLabel(head, kindOf(c), widgets.Line(face.UIMedium, widgets.Tiny, blood).Centred())
	text := cmp.Or(c.Text, b.View.Label(target).Text)
	if all := b.wanted(target); len(all) > 0 {
		row, rest := words.CutBottom(30 * k)
		words = rest
		side := min(row.H, row.W/float64(len(all))-wantGap)
		x := row.X + (row.W-float64(len(all))*(side+wantGap))/2
		for i, w := range all {
			want(u, widgets.Rect{X: x + float64(i)*(side+wantGap), Y: row.Y, W: side, H: side}, w, ink)
		}
	}
	st := widgets.Line(face.Text, widgets.Large, ink)
	if u.TextHeight(text, st, words.W) > words.H {
		st.Size = widgets.Body
	}
	printed(u, words, text, st)
	if c.Flavour != "" && c.Flavour != text {
		printed(u, room(20, 440, 300, 44), c.Flavour, widgets.Line(face.TextItalic, widgets.Tiny, widgets.Fade(ink, 0.9)))
	}
	if notes := b.notes(u, target, c); r.W > card.W+notesGap {
		note(u, widgets.Rect{X: card.X + card.W + notesGap, Y: r.Y, W: r.W - card.W - notesGap, H: card.H}, notes)
	}
}

// printed fills r with words; a single line of them stands in the middle.
func printed(u *widgets.UI, r widgets.Rect, words string, st widgets.Style) {
	if u.TextWidth(words, st) <= r.W {
		st.Align = widgets.Centre
	}
	u.FitText(r, words, st)
}

// note lays out what is said beside a card, as much of it as has room.
func note(u *widgets.UI, r widgets.Rect, notes []parts.Paragraph) {
	const gap = 6
	in := r.Inset(12)
	for len(notes) > 0 && parts.ParagraphsHeight(u, notes, in.W, gap) > in.H {
		notes = notes[:len(notes)-1]
	}
	r.H = parts.ParagraphsHeight(u, notes, in.W, gap) + 20
	u.Paper(r)
	parts.WriteParagraphs(u, in, notes, gap)
}

// kinds say what the decks are called on the card.
var kinds = map[string]string{
	"starter": "Starter card", "pennies": "Pennies", "demonic_pennies": "Demonic Pennies", "shop": "Shop card",
	"enemy": "Enemy of the Crown",
	"boss":  "Boss", "rush": "Opponent", "personal": "Personal Quest", "item": "Item", "event": "Event", "scheme": "Scheme",
	"joke":  "Joke's on You",
	"brown": "Quest", "walk": "Walk in a Street",
}

// glossary explains the words that stand on cards.
var glossary = []struct{ word, means string }{
	{"charge ", "Charge: resources stay on the card from turn to turn. You cannot take off this turn what you put on this turn."},
	{"when full", "Full: press the card to use it. Then you discard it."},
	{"prevent", "Prevent: stop one symbol of retaliation."},
	{"destroy", "Destroy: take the card out of the game. Its points still count."},
	{"heal", "Heal: put a Wounded card back on its stack."},
	{"shortcut", "Shortcut: a building off the map. Enter it with two movement tokens or a card that says so."},
	{"hell side", "Hell side: passing a villain there costs 1 more Move Point."},
	{"trophy", "Trophy: you win it in a fight and put it on a quest."},
	{"trophies", "Trophy: you win it in a fight and put it on a quest."},
	{"movement token", "Movement tokens: you keep up to four."},
	{"demonic penn", "Demonic Pennies: cards that give gold, each with a drawback."},
}

// mostExplained bounds the words that are explained on one card.
const mostExplained = 3

// kindOf returns what sort of card it is, with its keywords.
func kindOf(c penny.CardView) string {
	kind := widgets.If(c.Class, "Class card", kinds[c.Deck])
	kind += widgets.If(len(c.Keywords) > 0, ": "+strings.ToLower(strings.Join(c.Keywords, ", ")), "")
	return kind
}

// ruleBook is Penny's, parsed once.
var ruleBook = sync.OnceValue(func() rulebook.Book { return rulebook.Parse(penny.Game{}.About().Rules) })

// notes say why a card cannot be chosen, what lies on it, and explain its words.
func (b *Board) notes(u *widgets.UI, target string, c penny.CardView) (all []parts.Paragraph) {
	say := func(words string, f face.Font, tint widgets.Colour) {
		all = append(all, parts.Paragraph{Words: words, Style: widgets.Line(f, widgets.Tiny, tint)})
	}
	if b.Host.Playable() && !b.Host.Pointing().Lit(target) {
		if why := b.View.WhyNot(target).Text; why != "" {
			say(why, face.UIMedium, u.Theme.Warn)
		}
	}
	if words := b.says(target); words != "" {
		say(words, face.UIMedium, u.Theme.Ink)
	}
	for _, s := range b.slotsOf(target) {
		for _, words := range lies(s) {
			say(words, face.UIMedium, u.Theme.Ink)
		}
		if b.Host.Pointing().Hand() == "" && b.canTakeOff(target) {
			say("Press a resource on it to take it back into your action pool.", face.UIMedium, u.Theme.Ink)
		}
	}
	if len(c.Keywords) > 0 {
		say("Keywords say which quests take its trophy.", face.UI, u.Theme.Ink)
	}
	low := strings.ToLower(c.Text)
	var said []string
	for _, g := range glossary {
		if len(said) < mostExplained && strings.Contains(low, g.word) && !slices.Contains(said, g.means) {
			say(g.means, face.UI, u.Theme.Ink)
			said = append(said, g.means)
		}
	}
	if rule, ok := ruleBook().Find(b.View.Label(target).Clause); ok {
		say(fmt.Sprintf("See “%s” in the rules (%s).", rule.Title, rule.ID), face.UI, u.Theme.InkSoft)
	}
	return all
}

// canTakeOff reports whether a press on a quest or a charge card takes something off it.
func (b *Board) canTakeOff(target string) bool {
	return slices.ContainsFunc(b.Host.Choices(), func(c rules.Choice) bool {
		a, _ := b.View.Game.Parse(c.Move)
		return a.Kind == core.Lift && box.Card(a.With).ID() == target
	})
}

// slotsOf returns the places of a quest or a charge card on heroes' boards.
func (b *Board) slotsOf(target string) (all []penny.SlotView) {
	for _, h := range b.known.heroes {
		for _, s := range slots(h) {
			if s.Card.ID == target {
				all = append(all, s)
			}
		}
	}
	return all
}

// wanted returns the things that a quest or a charge card on a board takes.
func (b *Board) wanted(target string) []core.Requirement {
	if all := b.slotsOf(target); len(all) > 0 {
		return all[0].Wants
	}
	return nil
}

// lies says what lies on a quest or a charge card, and what it still needs.
func lies(s penny.SlotView) (all []string) {
	var on []string
	for _, t := range s.On {
		on = append(on, fmt.Sprintf("%d %s", t.N, t.Token))
	}
	switch {
	case s.Trophies == 1:
		on = append(on, "1 trophy")
	case s.Trophies > 1:
		on = append(on, fmt.Sprintf("%d trophies", s.Trophies))
	}
	if len(on) > 0 {
		all = append(all, "On it: "+strings.Join(on, ", ")+".")
	}
	if s.Counters != "" {
		all = append(all, s.Counters+".")
	}
	switch {
	case s.Ready:
		all = append(all, "It can be finished now.")
	case s.Full:
		all = append(all, "It is full and can be used.")
	}
	return all
}

// Tooltip says what a target is that is no card: a place with what it costs to come there,
// a villain with whom he is after, a pile.
func (b *Board) Tooltip(target string) string {
	if _, ok := b.held(target); ok || of(target, aChoice) || b.open != "" || b.presented[target] {
		return ""
	}
	l := b.View.Label(target)
	if l.Text == "" {
		return ""
	}
	name, words := l.Title, l.Text
	under, lies := placeUnder(target)
	at := widgets.If(lies, id(aPlace, under), target)
	if of(target, aToken) { // the same lies at several places
		name += " token, " + b.known.place[at].Name
	}
	if !strings.HasPrefix(words, name) {
		words = name + ". " + words
	}
	if x, ok := b.villain(target); ok && x.Left > 0 {
		words += fmt.Sprintf(" %d health left.", x.Left)
	}
	words += b.tokenAt(b.known.place[target].Key)
	if p := b.Host.Pointing(); p.Hand() != "" {
		why := widgets.If(p.Lit(target), "", b.View.WhyNot(target).Text)
		if _, carried := p.Dragged(); carried {
			return why // a few words beside what is carried
		}
		words = strings.TrimSuffix(words+"\n"+why, "\n")
	}
	if r, ok := b.known.reach[at]; ok && b.Host.Playable() {
		words += fmt.Sprintf("\nGetting here costs %d %s.", r.Cost,
			map[bool]string{true: "card or movement token", false: "cards or movement tokens"}[r.Cost == 1])
		words += widgets.If(r.Dear, " A villain on the way makes it cost more.", "")
	}
	if len(b.Host.Sequence(target)) > 0 {
		words += "\n" + cmp.Or(b.says(target), "Press to end this step and do it now.")
	}
	return words
}

// tokenAt names what lies on a location, and says what it does: where the location can be pressed, its token is
// not pointed at by itself.
func (b *Board) tokenAt(place string) string {
	if on := id(aToken, place); b.known.home[on] {
		l := b.View.Label(on)
		return "\n" + l.Title + " token. " + l.Text
	}
	if on := id(aPortal, place); b.known.home[on] {
		l := b.View.Label(on)
		return "\n" + l.Title + ". " + l.Text
	}
	return ""
}

// Picture returns the drawing of a target, or the mark of the seat that plays a hero.
func (b *Board) Picture(target string) (parts.Mark, bool) {
	l := b.View.Label(target)
	if l.Sprite == "" {
		return parts.Mark{}, false
	}
	if name, ok := villainMark(l.Sprite); ok {
		return parts.Mark{Sprite: name, Tint: ink}, true
	}
	return parts.Mark{Sprite: sprite(l.Sprite), Tint: ink}, true
}
