package shelf

import (
	"image/color"
	"math"
	"slices"
	"time"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/sound"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Shelf is the first screen: the game to go on with, the boxes and the way to everything else.
type Shelf struct {
	deps    Deps
	newest  *saved
	raised  map[string]float64 // how far each box has been pulled out, 0 … 1
	last    time.Time          // of the frame before
	line    string             // what is said about the box that is pulled out, "" for none
	opacity float64            // and how clearly
}

var (
	_ app.Returner    = (*Shelf)(nil)
	_ app.ToastAnchor = (*Shelf)(nil)
)

// New shows the shelf.
func New(d Deps) *Shelf {
	s := &Shelf{deps: d, raised: map[string]float64{}}
	s.Return()
	return s
}

// Return looks for the newest unfinished game: one may have come or gone.
func (s *Shelf) Return() { s.newest = newest(s.deps) }

// Frame implements Screen.
func (s *Shelf) Frame(u *widgets.UI) {
	if s.newest != nil && s.newest.freed(s.deps, u) {
		s.Return()
	}
	s.deps.Background(u)
	m := s.measure(u)
	u.Scroll("shelf", widgets.Rect{W: u.W, H: u.H}, func(col widgets.Rect) float64 {
		y := col.Y + m.air + m.spare*0.2
		u.Tell(widgets.Rect{W: u.W},
			"Intrigue\nTab and the arrows go from one thing to the next. "+s.deps.KeyName(input.KeysPage)+" lists all keys.")
		u.Sprite(widgets.Rect{X: 0, Y: y, W: u.W, H: m.title}.Centre(m.title*320/140, m.title), "app.title",
			widgets.Mix(u.Theme.Gold, u.Theme.Pale, 0.55))
		y += m.title + m.air
		y += s.storageWarning(u, widgets.Rect{X: (u.W - m.noteW) / 2, Y: y, W: m.noteW, H: m.noteH}, m)
		if s.newest != nil {
			s.continueCard(u, widgets.Rect{X: (u.W - m.card) / 2, Y: y, W: m.card, H: m.cardH})
		} else {
			u.FitLabel(widgets.Rect{X: 20, Y: y, W: u.W - 40, H: m.cardH},
				prose.Capital(prose.Spelled(len(s.deps.Titles), "game"))+" of pursuit, disguise and daring",
				widgets.Line(face.TextItalic, widgets.Large, u.Theme.PaleSoft).Centred())
		}
		y += m.cardH + m.air
		y += m.spare * 0.22
		s.line = ""
		s.row(u, y, m)
		y += m.boxH + m.caption
		u.Quietly(func() { s.blurb(u, widgets.Rect{X: 20, Y: y, W: u.W - 40, H: m.line}) }) // the box says it
		y += m.line + m.air
		// On a tall window the menu stays at the foot.
		y = s.layItems(u, max(y, col.Y+u.H-m.air*0.75-m.keysH), m)
		return y + m.air*0.4 - col.Y
	})
}

// ToastTop implements app.ToastAnchor: sentences begin below the name of the program.
func (s *Shelf) ToastTop(u *widgets.UI) float64 {
	m := s.measure(u)
	return m.air + m.spare*0.2 + m.title + 4
}

// metrics are the lengths of one frame of the shelf. Heights, but for what is said otherwise.
type metrics struct {
	air, title    float64 // between two parts; of the name of the program
	card, cardH   float64 // width and height of the card of the newest game
	noteW, noteH  float64 // of what is said when nothing is kept
	boxW, boxH    float64
	gap, left     float64 // between two boxes, and left of the first one
	caption, edge float64 // of what stands below a box, and of the plank's edge as part of that
	line          float64 // for what is said about a box
	spare         float64 // height that nothing needs
	nameW         float64 // width of the names below the boxes
	name          widgets.Style
	keysH, keyGap float64 // of the menu, and between two of its keys
}

// leastBox, leastTitle and leastAir are the least heights of a box, of the name of the program and
// of the air between; airs is how often that stands in a column.
const leastBox, leastTitle, leastAir, airs = 160.0, 48.0, 14.0, 4.4

// measure shares out the height: whatever the words leave belongs to the boxes.
func (s *Shelf) measure(u *widgets.UI) metrics {
	m := metrics{keyGap: 12}
	m.air = min(max(14, u.H*0.03), 48)
	m.title = min(max(84, u.H*0.17), 230)
	m.cardH = u.LineHeight(widgets.Large)
	m.card = min(u.W-40, u.Scaled(640))
	if s.newest != nil {
		m.cardH = max(84, u.LineHeight(widgets.Large)+2*u.LineHeight(widgets.Tiny)+26)
	}
	m.edge = u.LineHeight(widgets.Tiny) + 14
	m.line = 16 + s.blurbLines(u)*u.LineHeight(widgets.Large)
	m.caption = m.edge + u.LineHeight(widgets.Large) + u.LineHeight(widgets.Tiny) + 6
	m.keysH = (app.ButtonHeight(u) + 8) * float64(len(s.itemRows(u, m.keyGap)))
	m.gap = max(16, u.W*0.022)
	room := u.H - m.title - m.cardH - m.caption - m.line - m.keysH - airs*m.air
	if words := s.deps.Store.NotSaved(); words != "" {
		m.noteW = min(u.W-40, u.Scaled(820))
		m.noteH = u.TextHeight(words, noteStyle(u), m.noteW-noteMargin(u)-16) + 20
		room -= m.noteH + m.air*0.6
	}
	if room < leastBox { // in a low window at large type the name of the program gives way before the menu does
		give := min(leastBox-room, m.title-leastTitle)
		m.title, room = m.title-give, room+give
	}
	if room < leastBox { // and then the air between
		give := min((leastBox-room)/airs, m.air-leastAir)
		m.air, room = m.air-give, room+give*airs
	}
	n := float64(len(s.deps.Titles))
	side := max(24, u.W*0.05)
	m.boxH = math.Floor(min(max(room, leastBox), (u.W-2*side-(n-1)*m.gap)/n*4/3, 620))
	m.boxW = math.Floor(m.boxH * 3 / 4)
	m.name = widgets.Style{Face: face.Heading, Size: widgets.Large, Align: widgets.Centre} // coloured by its box
	widest := 0.0
	for _, t := range s.deps.Titles {
		widest = max(widest, u.TextWidth(t.Name(), m.name))
	}
	// Captions need room even where the boxes are small.
	const share = 0.85 // of the gap, that a name may take
	m.gap = min(max(m.gap, (u.W-2*side-n*m.boxW)/max(1, n-1)), max(m.boxW*0.42, (widest-m.boxW)/share))
	m.spare = max(0, room-m.boxH)
	m.left = (u.W - n*m.boxW - (n-1)*m.gap) / 2
	m.nameW = m.boxW + m.gap*share
	if widest > m.nameW { // all names are as large as the longest can be
		m.name.Size = max(widgets.Tiny/max(1, u.TextScale), m.name.Size*m.nameW/widest)
	}
	return m
}

// noteStyle is how the note is written, noteMargin the room for its sign.
func noteStyle(u *widgets.UI) widgets.Style { return app.Ink(u, face.Text, widgets.Body) }

func noteMargin(u *widgets.UI) float64 { return u.FontSize(widgets.Body)*1.6 + 28 }

// storageWarning says as long as nothing can be kept here, and returns the height that it takes.
func (s *Shelf) storageWarning(u *widgets.UI, r widgets.Rect, m metrics) float64 {
	if r.H == 0 {
		return 0
	}
	u.Paper(r)
	side := noteMargin(u) - 28
	u.Sprite(widgets.Rect{X: r.X + 14, Y: r.Y + (r.H-side)/2, W: side, H: side}, "icon.warning", u.Theme.Warn)
	u.Text(widgets.Rect{X: r.X + side + 28, Y: r.Y + 10, W: r.W - side - 44}, s.deps.Store.NotSaved(), noteStyle(u))
	return r.H + m.air*0.6
}

// blurbLines is how many lines the longest word about a box takes.
func (s *Shelf) blurbLines(u *widgets.UI) float64 {
	n := 1
	for _, t := range s.deps.Titles {
		n = max(n, len(u.Wrap(t.Game.About().Blurb, widgets.Style{Face: face.TextItalic, Size: widgets.Large}, u.W-40)))
	}
	return float64(n)
}

// continueCard shows the newest unfinished game as one large key.
func (s *Shelf) continueCard(u *widgets.UI, r widgets.Rect) {
	th := u.Theme
	u.AddHit(widgets.Hit{ID: "continue", R: r, Clickable: true})
	u.SetDefault("continue")
	hot := u.Hot() == "continue"
	u.Paper(r)
	if hot {
		u.Box(r, widgets.Fade(th.Gold, 0.14), 8)
	}
	in := r.Inset(12)
	g := s.newest
	pic := widgets.Rect{X: in.X, Y: in.Y, W: in.H * 3 / 4, H: in.H}
	if g.sketch != nil && g.view != nil {
		pic.W = in.H * 1.4
		g.sketch(u, pic, g.view)
	} else {
		u.Shadow(pic, 2, 8)
		u.Sprite(pic, g.sprite, th.Ink)
	}
	kw := app.ButtonWidth(u, "Continue", true)
	key := widgets.Rect{X: in.X + in.W - kw, Y: r.Y + (r.H-app.ButtonHeight(u))/2, W: kw, H: app.ButtonHeight(u)}
	fill := widgets.If(hot, widgets.Mix(th.Accent, th.Gold, 0.22), th.Accent)
	u.BorderedBox(key, fill, widgets.Mix(th.Accent, th.Ink, 0.45), 1.25, 7)
	side := u.FontSize(widgets.Body) * 1.2
	u.Sprite(widgets.Rect{X: key.X + 14, Y: key.Y + (key.H-side)/2, W: side, H: side}, "icon.play", th.OnAccent)
	u.FitLabel(widgets.Rect{X: key.X + 18 + side, Y: key.Y, W: key.W - side - 26, H: key.H}, "Continue",
		widgets.Line(face.UIMedium, widgets.Body, th.OnAccent))
	x := pic.X + pic.W + 16
	w := key.X - x - 12
	soft := widgets.Line(face.UI, widgets.Tiny, th.InkSoft)
	head, lh := u.LineHeight(widgets.Large), u.LineHeight(widgets.Tiny)
	y := r.Y + (r.H-head-2*lh)/2
	u.FitLabel(widgets.Rect{X: x, Y: y, W: w, H: head}, g.title, app.Ink(u, face.Heading, widgets.Large))
	y += head
	if g.problem != "" { // a sentence that wants its room
		u.FitText(widgets.Rect{X: x, Y: y, W: w, H: 2 * lh}, g.problem, soft)
	} else {
		turn := u.FirstFitting(w, soft, app.JoinNonEmpty(" · ", g.stands, g.turn), g.turn)
		u.FitLabel(widgets.Rect{X: x, Y: y, W: w, H: lh}, turn, soft)
		said := app.JoinNonEmpty(" · ", g.scope, g.length(), app.TimeAgo(g.changed, u.Now))
		u.FitLabel(widgets.Rect{X: x, Y: y + lh, W: w, H: lh}, said, soft)
	}
	switch {
	case !u.Clicked("continue"):
	case g.series != "":
		s.deps.openSheet(g.game, g.series)
	default:
		s.deps.resume(g.name)
	}
}

// row is the boxes on their board.
func (s *Shelf) row(u *widgets.UI, y float64, m metrics) {
	floor := y + m.boxH
	s.plank(u, floor)
	step := s.step(u.Now)
	for i, t := range s.deps.Titles {
		r := widgets.Rect{X: m.left + float64(i)*(m.boxW+m.gap), Y: y, W: m.boxW, H: m.boxH}
		s.box(u, t, r, floor, m, step)
		if s.newest == nil && i == 0 {
			u.SetDefault(boxID(t)) // without a game to go on with, Enter opens the first box
		}
	}
}

// plank is the board the boxes stand on.
func (s *Shelf) plank(u *widgets.UI, y float64) {
	front, edge := widgets.Mix(u.Theme.BackgroundLight, u.Theme.Gold, 0.17), widgets.Mix(u.Theme.Background, u.Theme.Gold, 0.05)
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: widgets.Rect{X: -40, Y: y + 8, W: u.W + 80, H: 26},
		Colour: widgets.Fade(edge, 0.9), Soft: 26}})
	u.Box(widgets.Rect{X: 0, Y: y - 7, W: u.W, H: 9}, widgets.Mix(front, u.Theme.Background, 0.35), 0)
	u.Box(widgets.Rect{X: 0, Y: y + 2, W: u.W, H: 13}, front, 0)
	u.Box(widgets.Rect{X: 0, Y: y + 2, W: u.W, H: 1}, widgets.Mix(front, u.Theme.Gold, 0.35), 0)
	u.Box(widgets.Rect{X: 0, Y: y + 14, W: u.W, H: 2}, edge, 0)
}

// boxID is the place of a box.
func boxID(t table.Title) string { return "box." + t.Game.About().Key }

// box is a box with its name below, which comes towards the hand that points at it, by at most step in this frame.
func (s *Shelf) box(u *widgets.UI, t table.Title, r widgets.Rect, floor float64, m metrics, step float64) {
	th, about, id := u.Theme, t.Game.About(), boxID(t)
	spot := widgets.Rect{X: r.X - m.gap*0.4, Y: r.Y - 14, W: r.W + m.gap*0.8, H: r.H + 12} // below hangs the tag
	u.AddHit(widgets.Hit{ID: id, R: spot, Clickable: true, Name: t.Name() + "\n" + t.People + "\n" + about.Blurb})
	s.quickTag(u, t, r, floor)
	up := s.raise(u, id, step)
	r.Y -= up * 10
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: widgets.Rect{X: r.X + 4, Y: floor - 8, W: r.W + 4, H: 10},
		Colour: widgets.Fade(widgets.Mix(th.Background, th.Ink, 0.5), 0.8), Radius: 4, Soft: 9 + 8*up}})
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: widgets.Rect{X: r.X + 6, Y: r.Y + 8, W: r.W, H: r.H - 6},
		Colour: color.RGBA{A: 120}, Radius: 4, Soft: 16 + 10*up}})
	u.Sprite(r, t.Box, th.Ink)
	st := m.name
	st.Colour = widgets.If(up > 0.5, th.Gold, th.Pale)
	name := widgets.Rect{X: r.X + (r.W-m.nameW)/2, Y: floor + m.edge, W: m.nameW, H: u.LineHeight(widgets.Large)}
	people := widgets.Rect{X: name.X, Y: name.Y + name.H, W: name.W, H: u.LineHeight(widgets.Tiny)}
	u.Quietly(func() {
		u.FitLabel(name, t.Name(), st)
		u.FitLabel(people, t.People, widgets.Line(face.UI, min(widgets.Tiny, m.name.Size*0.85), th.PaleSoft).Centred())
	})
	if up > 0.3 {
		s.line, s.opacity = about.Blurb, up
	}
	if u.Clicked(id) {
		s.deps.Cue(sound.Tap)
		s.deps.Open(NewSetup(s.deps, t))
	}
}

// quickTag is the brass tag below a box that begins a game in one press.
func (s *Shelf) quickTag(u *widgets.UI, t table.Title, r widgets.Rect, floor float64) {
	const words = "Quick start"
	h := u.LineHeight(widgets.Tiny) + 6
	w := min(r.W*1.38, u.TextWidth(words, widgets.Style{Face: face.UIMedium, Size: widgets.Tiny})+u.FontSize(widgets.Tiny)*1.3+30)
	tag := widgets.Rect{X: r.X + (r.W-w)/2, Y: floor - 1, W: w, H: h}
	u.Name(tag, t.Name())
	id := "quick." + t.Game.About().Key
	o := widgets.ButtonOptions{Icon: "icon.play", Size: widgets.Tiny, Brass: true}
	if u.Hot() == id || u.Focused() == id {
		o.Tooltip = quick(s.deps, t).promise()
	}
	if u.Button(id, tag, words, o) {
		page := quick(s.deps, t)
		s.deps.Open(page)
		page.begin()
	}
}

// blurb says what the box that is pulled out is about.
func (s *Shelf) blurb(u *widgets.UI, r widgets.Rect) {
	st := widgets.Line(face.TextItalic, widgets.Large, widgets.Fade(u.Theme.Pale, s.opacity)).Centred()
	r.Y, r.H = r.Y+10, u.LineHeight(st.Size)
	for _, l := range u.Wrap(s.line, st, r.W) {
		u.FitLabel(r, l, st)
		r.Y += r.H
	}
}

// step is how far a box moves in this frame, from 0 to 1.
func (s *Shelf) step(now time.Time) float64 {
	passed := now.Sub(s.last).Seconds()
	s.last = now
	if s.deps.Still() {
		return 1
	}
	return min(max(passed, 0), 0.05) / 0.16
}

// raise moves a box towards the hand that points at it, and returns how far it is pulled out, from 0 to 1.
func (s *Shelf) raise(u *widgets.UI, id string, step float64) float64 {
	want := widgets.If(u.Hot() == id || u.Keyboard && u.Focused() == id, 1, 0.0)
	at := s.raised[id]
	if d := want - at; d != 0 {
		at += math.Copysign(min(math.Abs(d), step), d)
		s.raised[id] = at
		u.Animate()
	}
	return at * (2 - at) // fast at first, then slower
}

// menuItems are the keys at the foot of the shelf.
func (s *Shelf) menuItems() []app.Command {
	d := s.deps
	return []app.Command{
		app.NewCommand("games", "Saved games", "icon.save", "", func() { d.Open(NewGames(d)) }),
		app.NewCommand("settings", "Settings", "icon.settings", "", func() { d.Open(pages.NewSettings(d.App)) }),
		app.NewCommand("guide", "How to play", "icon.rules", "", func() { d.Open(NewGuide(d)) }),
		app.NewCommand("about", "About", "icon.flag", "", func() { d.Open(NewAbout(d)) }),
		app.NewCommand("quit", "Quit", "icon.close", "", d.Quit),
	}
}

// itemWidths are the widths of the keys of the menu: that of the widest one, or as wide as its words
// each, where only so all of them fit into one row.
func (s *Shelf) itemWidths(u *widgets.UI, gap float64) []float64 {
	var own []float64
	whole := -gap
	for _, k := range s.menuItems() {
		own = append(own, app.ButtonWidth(u, k.Label, true))
		whole += own[len(own)-1] + gap
	}
	widest := slices.Max(own)
	if n := float64(len(own)); n*(widest+gap)-gap > u.W-menuMargin && whole <= u.W-menuMargin {
		return own
	}
	return slices.Repeat([]float64{widest}, len(own))
}

// menuMargin is the room beside the menu, in points.
const menuMargin = 40.0

// menuKey is a key of the menu, and its width.
type menuKey struct {
	app.Command
	w float64
}

// itemRows breaks the menu into rows that fit the window.
func (s *Shelf) itemRows(u *widgets.UI, gap float64) (rows [][]menuKey) {
	widths := s.itemWidths(u, gap)
	x := 0.0
	for i, k := range s.menuItems() {
		if len(rows) == 0 || x+widths[i] > u.W-menuMargin {
			rows, x = append(rows, nil), 0
		}
		last := len(rows) - 1
		rows[last] = append(rows[last], menuKey{k, widths[i]})
		x += widths[i] + gap
	}
	return rows
}

// layItems lays out the menu from y, and returns where it ends.
func (s *Shelf) layItems(u *widgets.UI, y float64, m metrics) float64 {
	for _, row := range s.itemRows(u, m.keyGap) {
		whole := -m.keyGap
		for _, k := range row {
			whole += k.w + m.keyGap
		}
		x := (u.W - whole) / 2
		for _, k := range row {
			k.Show(u, widgets.Rect{X: x, Y: y, W: k.w, H: app.ButtonHeight(u)}, widgets.Quiet, true)
			x += k.w + m.keyGap
		}
		y += app.ButtonHeight(u) + 8
	}
	return y - 8
}
