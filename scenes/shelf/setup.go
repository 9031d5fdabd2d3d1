package shelf

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes/desk"
	"intrigue/scenes/pages"
	"intrigue/scenes/parts"
	"intrigue/scenes/sound"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
	"intrigue/sprites/face"
)

// Setup is the one page on which a game is set up: who leads what, the options
// and the deal. It starts as it was left the last time.
type Setup struct {
	d       House
	t       table.Title
	about   rules.About
	seating seating
	options rules.Options
	deal    string
	drawn   string // the last deal that chance has chosen
	par     bool   // only deals with a known perfect line are drawn
	quest   quest
}

// NewSetup opens the page for a game.
func NewSetup(d House, t table.Title) *Setup {
	s := &Setup{d: d, t: t, about: t.Game.About()}
	was := d.Settings.Setups[s.about.Key]
	s.seating = restore(t.Game, was.Seats)
	s.options = rules.Options{}
	for _, o := range s.about.Options {
		s.options[o.Key] = o.Default
		if slices.ContainsFunc(o.Values, func(v rules.Value) bool { return v.Key == was.Options[o.Key] }) {
			s.options[o.Key] = was.Options[o.Key]
		}
	}
	s.reroll()
	return s
}

// reroll draws a deal number: short enough to be told to a friend.
func (s *Setup) reroll() {
	s.deal = strconv.Itoa(100000 + rand.IntN(900000))
	s.drawn = s.deal
	s.find()
}

// Close ends a search that is still under way.
func (s *Setup) Close() { s.quest.stop() }

// Record is the game as the page describes it.
func (s *Setup) Record() (rules.Record, error) {
	deal, err := strconv.ParseUint(s.deal, 10, 64)
	if err != nil {
		s.reroll()
		deal, _ = strconv.ParseUint(s.deal, 10, 64)
	}
	seats := slices.Clone(s.seating.seats)
	for i := range seats {
		seats[i].Name = strings.TrimSpace(seats[i].Name)
	}
	r, err := input.Deal(s.t.Game, seats, s.options, deal, s.d.Clock())
	switch {
	case s.deal == s.today():
		r.Kind = "day"
	case s.deal != s.drawn:
		r.Kind = "number"
	}
	return r, err
}

// begin starts the game and remembers the page for the next time.
func (s *Setup) begin() {
	r, err := s.Record()
	if err != nil {
		s.d.Say(desk.Sentence(err))
		return
	}
	if s.d.Settings.Setups == nil {
		s.d.Settings.Setups = map[string]store.Setup{}
	}
	s.d.Settings.Setups[s.about.Key] = store.Setup{Seats: slices.Clone(r.Seats), Options: maps.Clone(r.Options)}
	s.d.Save()
	game, err := table.NewGame(s.d.Desk, s.t, r)
	if err != nil {
		s.d.Say(desk.Sentence(err))
		return
	}
	s.d.Cue(sound.Tap)
	s.d.Swap(game)
}

// Frame implements Screen.
func (s *Setup) Frame(u *widgets.UI) {
	s.listen()
	u.Theme.Accent = s.t.Accent
	// Where there is room for the box, what the game is about stands below it.
	p := desk.Page{Title: s.about.Title, Wide: 1060, Foot: true}
	roomy := u.W > u.Grow(930)
	if st := (widgets.Style{Face: face.TextItalic, Size: widgets.Body}); !roomy && u.Wide(s.about.Blurb, st) < 1.15*(u.W-100) {
		p.Sub = s.about.Blurb // as long as it need not be made small
	}
	s.d.Paper(u, p, func(col widgets.Rect) float64 {
		left := 0.0
		if !roomy {
			if l, ok := s.lesson(); ok {
				s.teach(u, widgets.Rect{X: col.X, Y: col.Y, W: col.W, H: desk.KeyHeight(u)}, l)
				col.Y += desk.KeyHeight(u) + 10
				left = desk.KeyHeight(u) + 10
			}
		}
		if roomy {
			left = s.cover(u, col)
			col.X, col.W = col.X+236, col.W-236
		}
		f := desk.NewForm(u, col)
		s.how(f)
		s.people(f)
		s.questions(f)
		if !roomy {
			return left + f.Height()
		}
		return max(left, f.Height())
	}, s.foot)
	if u.Take(input.Rules) {
		s.d.Open(pages.NewRules(s.d.Desk, s.t.Subject(), ""))
	}
}

// cover is the box at the left, with what is said about it.
func (s *Setup) cover(u *widgets.UI, col widgets.Rect) float64 {
	r := widgets.Rect{X: col.X, Y: col.Y + 6, W: 204, H: 272}
	u.Shadow(r, 3, 12)
	u.Sprite(r, s.t.Box, u.Theme.Ink)
	y := r.Y + r.H + 18
	y += u.Text(widgets.Rect{X: r.X, Y: y, W: r.W}, s.about.Blurb, desk.Ink(u, face.Text, widgets.Body)) + 14
	if u.Button("rules", widgets.Rect{X: r.X, Y: y, W: r.W, H: desk.KeyHeight(u)}, "Rule book", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.rules"}) {
		s.d.Open(pages.NewRules(s.d.Desk, s.t.Subject(), ""))
	}
	y += desk.KeyHeight(u) + 10
	if l, ok := s.lesson(); ok {
		s.teach(u, widgets.Rect{X: r.X, Y: y, W: r.W, H: desk.KeyHeight(u)}, l)
		y += desk.KeyHeight(u) + 10
	}
	y += 4
	y += u.Text(widgets.Rect{X: r.X, Y: y, W: r.W}, s.about.Credit+".", widgets.Style{Face: face.TextItalic, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
	return y - col.Y
}

// edge is the share of the width at which all answers of the page begin.
const edge = 0.64

// how asks first what people mean: with whom they want to play.
func (s *Setup) how(f *desk.Form) {
	u := f.U
	ways := s.seating.ways()
	if len(ways) < 2 {
		return
	}
	f.Heading("How do you want to play?")
	now := s.seating.way()
	gap := 10.0
	st := desk.Ink(u, face.UIMedium, widgets.Body)
	least := 0.0
	for _, w := range ways {
		least = max(least, u.Wide(w.title, st)+24)
	}
	n := len(ways)
	for n > 1 && (f.W-gap*float64(n-1))/float64(n) < least {
		n = (n + 1) / 2
	}
	cw := (f.W - gap*float64(n-1)) / float64(n)
	icon := u.Grow(26)
	ch := 12 + icon + 4 + u.LineH(widgets.Body) + u.LineH(widgets.Tiny) + 8
	for i, w := range ways {
		r := widgets.Rect{X: f.X + float64(i%n)*(cw+gap), Y: f.Y + float64(i/n)*(ch+gap), W: cw, H: ch}
		if s.wayCard(u, r, w, w.key == now) {
			s.seating.choose(w.key)
			s.d.Cue(sound.Tap)
		}
	}
	f.Y += float64((len(ways)+n-1)/n)*(ch+gap) + 2
}

// wayCard is one of these answers, as large as it deserves.
func (s *Setup) wayCard(u *widgets.UI, r widgets.Rect, w way, on bool) bool {
	th := u.Theme
	id := "way." + w.key
	u.Place(widgets.Hit{ID: id, R: r, Press: true})
	fill, rim, ink, soft := widgets.Fade(th.Ink, 0.05), widgets.Fade(th.Ink, 0.28), th.Ink, th.InkSoft
	switch {
	case on:
		fill, rim, ink, soft = th.Accent, widgets.Mix(th.Accent, th.Ink, 0.45), th.OnAccent, th.OnAccent
		u.Shadow(r, 8, 5)
	case u.Hot() == id && u.Active():
		fill = widgets.Fade(th.Gold, 0.3)
	}
	u.Edged(r, fill, rim, 1.25, 8)
	side := u.Grow(26)
	u.Sprite(widgets.Rect{X: r.X, Y: r.Y + 11, W: r.W, H: side}.Centre(side, side), w.icon, ink)
	y := r.Y + 12 + side + 3
	u.Shrunk(widgets.Rect{X: r.X + 8, Y: y, W: r.W - 16, H: u.LineH(widgets.Body)}, w.title, widgets.Style{Face: face.UIMedium, Size: widgets.Body, Colour: ink, Align: widgets.Centre})
	y += u.LineH(widgets.Body)
	u.Shrunk(widgets.Rect{X: r.X + 8, Y: y, W: r.W - 16, H: u.LineH(widgets.Tiny)}, w.line, widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: soft, Align: widgets.Centre})
	return u.Clicked(id)
}

// people lays out the seats. What is said about them stands below them all, so that
// no row moves when it changes.
func (s *Setup) people(f *desk.Form) {
	u := f.U
	f.Heading("Who plays")
	if s.about.MinSeats < s.about.MaxSeats {
		var labels []string
		for n := s.about.MinSeats; n <= s.about.MaxSeats; n++ {
			labels = append(labels, strconv.Itoa(n))
		}
		line := ""
		if s.seating.sides() != nil {
			line = "One person may lead several."
		}
		n := len(s.seating.seats) - s.about.MinSeats
		if to := u.Choice("seats", f.Row("Seats at the table", line, edge), labels, n); to != n {
			s.seating.resize(to + s.about.MinSeats)
		}
	}
	for i := range s.seating.seats {
		s.seat(f, i)
	}
	if kw := desk.KeyWidth(u, "Shuffle the seats", true); len(s.seating.seats) > 1 {
		if u.Button("shuffle", widgets.Rect{X: f.X + f.W - min(kw, f.W), Y: f.Y, W: min(kw, f.W), H: desk.KeyHeight(u)}, "Shuffle the seats", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.dice",
			Tip: "Let chance decide who leads what."}) {
			s.d.Cue(sound.Dice)
			s.seating.shuffle(rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())))
		}
		f.Y += desk.KeyHeight(u) + 6
	}
	f.Gap(2)
	f.Says(s.seating.says(), widgets.Style{Face: face.Text, Size: widgets.Body, Colour: u.Theme.Ink})
	for _, l := range s.about.Levels {
		if slices.ContainsFunc(s.seating.seats, func(i rules.SeatInfo) bool { return i.Level == l.Key }) {
			f.Gap(4)
			f.Says(l.Title+" bot: "+l.Line, widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
		}
	}
}

// seat is one row: colour, role, who leads it. It has the same places whoever leads
// it, so that nothing moves under the pointer.
func (s *Setup) seat(f *desk.Form, i int) {
	u := f.U
	kh := desk.KeyHeight(u)
	id := "seat" + strconv.Itoa(i)
	info := &s.seating.seats[i]
	y := f.Y
	chip := widgets.Rect{X: f.X, Y: y, W: kh, H: kh}
	s.chip(u, id+".colour", chip, i)
	narrow := f.W < u.Grow(600)
	left := f.X + f.W*(1-edge)
	if f.Narrow() {
		left = f.X + f.W*0.5
	}
	role := widgets.Rect{X: f.X + kh + 12, Y: y, W: left - f.X - kh - 20, H: kh}
	who := widgets.Rect{X: left, Y: y, W: f.W * 0.27, H: kh}
	if narrow {
		who.W = f.X + f.W - left
	}
	u.Shrunk(role, s.seating.role(i), desk.Ink(u, face.UIMedium, widgets.Body))
	if s.seating.bots {
		labels := []string{"A person"}
		for _, l := range s.about.Levels {
			labels = append(labels, l.Title+" bot")
		}
		was := 0
		if !info.Person() {
			was = s.seating.level(info.Level) + 1
		}
		if to := u.Stepper(id+".who", who, labels, was); to != was {
			s.seating.lead(i, to-1)
		}
	} else {
		who.W = -8
	}
	f.Y += kh + 8
	name := widgets.Rect{X: who.X + who.W + 8, Y: y, H: kh}
	if narrow {
		name.X, name.Y = f.X+kh+12, f.Y
		f.Y += kh + 12
	}
	name.W = f.X + f.W - name.X
	if !info.Person() {
		u.Shrunk(widgets.Rect{X: name.X + 6, Y: name.Y, W: name.W - 6, H: kh}, "plays by itself", widgets.Style{Face: face.TextItalic, Size: widgets.Body, Colour: u.Theme.InkSoft})
		return
	}
	if len(s.seating.seats) > 1 {
		kw := desk.KeyWidth(u, "Same as…", true)
		key := widgets.Rect{X: f.X + f.W - kw, Y: name.Y, W: kw, H: kh}
		name.W -= kw + 8
		off := ""
		if !s.seating.shareable(i) {
			off = "Nobody else is at the screen."
		}
		if u.Button(id+".same", key, "Same as…", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.person", Off: off,
			Tip: "Let the person of another seat lead this one too. Press again for the next name."}) {
			s.seating.same(i)
		}
	}
	info.Name = u.Field(id+".name", name, info.Name, "Name of the person", 16)
}

// chip is the colour and shape of a seat; a press takes the next free one.
func (s *Setup) chip(u *widgets.UI, id string, r widgets.Rect, i int) {
	if s.t.Marks != nil {
		// The pieces have colours of their own: there is nothing to choose.
		parts.PaintMarks(u, r.Inset(1), s.t.MarksOf(s.d.Desk, s.seating.seats, rules.Seat(i)))
		return
	}
	look := s.d.Look(s.seating.seats[i].Colour)
	u.Place(widgets.Hit{ID: id, R: r, Press: true})
	edge := widgets.Fade(u.Theme.Ink, 0.3)
	if u.Hot() == id {
		edge = u.Theme.Gold
	}
	u.Edged(r, widgets.Fade(u.Theme.Ink, 0.06), edge, 1.25, 7)
	u.Sprite(r.Centre(r.H*0.66, r.H*0.66), look.Shape, look.Color)
	if u.Hot() == id || u.Keyboard && u.Focused() == id {
		u.Tip(r, "Colour and shape: "+look.Name+". Press for the next one.")
	}
	if u.Clicked(id) {
		s.seating.recolour(i)
	}
}

// questions are the options of the game and the deal.
func (s *Setup) questions(f *desk.Form) {
	u := f.U
	if len(s.about.Options) > 0 {
		f.Heading("Options")
	}
	for _, o := range s.about.Options {
		labels := make([]string, len(o.Values))
		at := 0
		for i, v := range o.Values {
			labels[i] = v.Label
			if v.Key == s.options[o.Key] {
				at = i
			}
		}
		r := f.Row(o.Label, o.Line, edge)
		pick := u.Choice
		if len(labels) > 4 {
			pick = u.Stepper
		}
		s.options[o.Key] = o.Values[pick("option."+o.Key, r, labels, at)].Key
	}
	s.solitaire(f)
}

// lesson is the one that the page offers: the first that was not gone through yet, or
// else the first one.
func (s *Setup) lesson() (l rules.Lesson, ok bool) {
	g, ok := s.t.Game.(rules.Teacher)
	if !ok {
		return l, false
	}
	all := g.Lessons()
	if len(all) == 0 {
		return l, false
	}
	return all[max(0, slices.IndexFunc(all, func(l rules.Lesson) bool { return !s.d.Settings.Learned[s.about.Key+"."+l.Key] }))], true
}

// teach is the key that opens it.
func (s *Setup) teach(u *widgets.UI, r widgets.Rect, l rules.Lesson) {
	label := "Learn by playing"
	if s.d.Settings.Halfway[s.about.Key+"."+l.Key] > 0 {
		label = "Go on learning"
	}
	if !u.Button("lesson", r, label, widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.play", Tip: l.Title + ": " + l.Line}) {
		return
	}
	game, err := table.Teach(s.d.Desk, s.t, l)
	if err != nil {
		s.d.Say(desk.Sentence(err))
		return
	}
	s.d.Open(game)
}

func digits(s string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, s)
}

// foot keeps the deal in sight beside the key that begins the game.
func (s *Setup) foot(r widgets.Rect) {
	u := s.d.UI()
	kw := max(u.Grow(150), desk.KeyWidth(u, "Start", true))
	st := desk.Ink(u, face.UIMedium, widgets.Body)
	lw := u.Wide("Deal", st) + 12
	dice := desk.KeyWidth(u, "", true)
	fw := min(u.Wide("888888888888", st)+26, r.W-kw-lw-dice-24)
	u.Label(widgets.Rect{X: r.X, Y: r.Y, W: lw, H: r.H}, "Deal", st)
	field := widgets.Rect{X: r.X + lw, Y: r.Y, W: fw, H: r.H}
	s.deal = digits(u.Field("deal", field, s.deal, "Any number", 12))
	if u.Hot() == "deal" && u.Active() {
		u.Tip(field, "The same number gives the same luck, so that friends can play the same game.")
	}
	if u.Button("reroll", widgets.Rect{X: field.X + fw + 8, Y: r.Y, W: dice, H: r.H}, "", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.dice", Tip: "Another number"}) {
		s.d.Cue(sound.Dice)
		s.reroll()
	}
	if u.Button("start", widgets.Rect{X: r.X + r.W - kw, Y: r.Y, W: kw, H: r.H}, "Start", widgets.ButtonOpt{Weight: widgets.Primary, Icon: "icon.play", Off: s.off()}) {
		s.begin()
	}
	u.Prefer("start")
}

// off is why the game cannot begin just now; empty if it can.
func (s *Setup) off() string {
	if s.quest.found != nil {
		return "A deal is still being looked for."
	}
	return s.seating.trouble()
}
