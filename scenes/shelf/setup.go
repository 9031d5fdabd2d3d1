package shelf

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/input/supervisor"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/sound"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Setup is the one page on which a game is set up: who leads what, the options
// and the deal. It starts as it was left the last time.
type Setup struct {
	deps        Deps
	title       table.Title
	about       rules.About
	seating     seating
	options     rules.Options
	deal        string
	drawn       string                        // the last deal that chance has chosen
	perfectOnly bool                          // only deals with a known perfect line are drawn
	search      *supervisor.Task[perfectDeal] // that is under way, if any
}

// NewSetup opens the page for a game.
func NewSetup(d Deps, t table.Title) *Setup {
	s := &Setup{deps: d, title: t, about: t.Game.About()}
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
	s.searchDeal()
}

// Close ends a search that is still under way.
func (s *Setup) Close() { s.stopSearch() }

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
	options := maps.Clone(s.options)
	for _, o := range s.about.Options {
		if o.IdleAt(len(seats)) != "" {
			options[o.Key] = o.Default
		}
	}
	r, err := input.NewRecord(s.title.Game, seats, options, deal, s.deps.Clock())
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
	if s.deps.Report(err) {
		return
	}
	if s.deps.Settings.Setups == nil {
		s.deps.Settings.Setups = map[string]store.Setup{}
	}
	s.deps.Settings.Setups[s.about.Key] = store.Setup{Seats: slices.Clone(r.Seats), Options: maps.Clone(r.Options)}
	s.deps.Save()
	game, err := table.NewGame(s.deps.App, s.title, r)
	if s.deps.Report(err) {
		return
	}
	s.deps.Cue(sound.Tap)
	s.deps.Swap(game)
}

// Frame implements Screen.
func (s *Setup) Frame(u *widgets.UI) {
	s.receiveDeal()
	u.Theme.Accent = s.title.Accent
	// Where there is room for the box, what the game is about stands below it.
	p := app.Page{Title: s.title.Name(), Width: 1060, Foot: true}
	roomy := u.W > u.Scaled(930)
	if st := (widgets.Style{Face: face.TextItalic, Size: widgets.Body}); !roomy && u.TextWidth(s.about.Blurb, st) < 1.15*(u.W-100) {
		p.Sub = s.about.Blurb // as long as it need not be made small
	}
	s.deps.ShowPage(u, p, func(col widgets.Rect) float64 {
		left := 0.0
		if !roomy {
			if l, ok := s.lesson(); ok {
				s.lessonButton(u, widgets.Rect{X: col.X, Y: col.Y, W: col.W, H: app.ButtonHeight(u)}, l)
				col.Y += app.ButtonHeight(u) + 10
				left = app.ButtonHeight(u) + 10
			}
		}
		if roomy {
			left = s.cover(u, col)
			col.X, col.W = col.X+236, col.W-236
		}
		f := app.NewForm(u, col)
		s.waysToPlay(f)
		s.people(f)
		s.questions(f)
		if !roomy {
			return left + f.Height()
		}
		return max(left, f.Height())
	}, s.foot)
	if u.Take(input.Rules) {
		s.deps.Open(pages.NewRules(s.deps.App, s.title.Subject(), ""))
	}
}

// cover is the box at the left, with what is said about it: smaller on a low window, so that the keys are in
// sight.
func (s *Setup) cover(u *widgets.UI, col widgets.Rect) float64 {
	r := widgets.Rect{X: col.X, Y: col.Y + 6, W: 204, H: 272}
	l, teaches := s.lesson()
	below := 6 + 18 + u.TextHeight(s.about.Blurb, app.Ink(u, face.Text, widgets.Body), r.W) + 14 + app.ButtonHeight(u) + 4
	if teaches {
		below += app.ButtonHeight(u) + 10
	}
	r.H = min(r.H, max(96, col.H-below))
	box := r.Centre(r.H*0.75, r.H)
	u.Shadow(box, 3, 12)
	u.Sprite(box, s.title.Box, u.Theme.Ink)
	y := r.Y + r.H + 18
	y += u.Text(widgets.Rect{X: r.X, Y: y, W: r.W}, s.about.Blurb, app.Ink(u, face.Text, widgets.Body)) + 14
	if u.Button("rules", widgets.Rect{X: r.X, Y: y, W: r.W, H: app.ButtonHeight(u)}, "Rule book", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.rules"}) {
		s.deps.Open(pages.NewRules(s.deps.App, s.title.Subject(), ""))
	}
	y += app.ButtonHeight(u) + 10
	if teaches {
		s.lessonButton(u, widgets.Rect{X: r.X, Y: y, W: r.W, H: app.ButtonHeight(u)}, l)
		y += app.ButtonHeight(u) + 10
	}
	y += 4
	y += u.Text(widgets.Rect{X: r.X, Y: y, W: r.W}, s.about.Credit+".", widgets.Style{Face: face.TextItalic, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
	return y - col.Y
}

// questions are the options of the game and the deal.
func (s *Setup) questions(f *app.Form) {
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
		if why := o.IdleAt(len(s.seating.seats)); why != "" {
			r := f.Row(o.Label, why, answerShare)
			u.GreySegments("option."+o.Key, r, labels, slices.IndexFunc(o.Values, func(v rules.Value) bool { return v.Key == o.Default }), why)
			continue
		}
		r := f.Row(o.Label, o.Line, answerShare)
		pick := widgets.If(len(labels) > 4, u.Stepper, u.Segments)
		s.options[o.Key] = o.Values[pick("option."+o.Key, r, labels, at)].Key
	}
	s.solitaire(f)
}

// lesson is the one that the page offers: the first that was not finished yet, or else the first.
func (s *Setup) lesson() (l rules.Lesson, ok bool) {
	g, ok := s.title.Game.(rules.Teacher)
	if !ok {
		return l, false
	}
	all := g.Lessons()
	if len(all) == 0 {
		return l, false
	}
	return all[max(0, slices.IndexFunc(all, func(l rules.Lesson) bool { return !s.deps.Settings.Learned[s.about.Key+"."+l.Key] }))], true
}

// lessonButton is the key that opens it.
func (s *Setup) lessonButton(u *widgets.UI, r widgets.Rect, l rules.Lesson) {
	label := widgets.If(s.deps.Settings.Halfway[s.about.Key+"."+l.Key] > 0, "Continue lesson", "Learn by playing")
	if !u.Button("lesson", r, label, widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.play", Tooltip: l.Title + ": " + l.Line}) {
		return
	}
	s.deps.TryOpen(table.Teach(s.deps.App, s.title, l))
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
	u := s.deps.UI()
	kw := max(u.Scaled(150), app.ButtonWidth(u, "Start", true))
	st := app.Ink(u, face.UIMedium, widgets.Body)
	lw := u.TextWidth("Deal", st) + 12
	dice := app.ButtonWidth(u, "", true)
	fw := min(u.TextWidth("888888888888", st)+26, r.W-kw-lw-dice-24)
	u.Label(widgets.Rect{X: r.X, Y: r.Y, W: lw, H: r.H}, "Deal", st)
	field := widgets.Rect{X: r.X + lw, Y: r.Y, W: fw, H: r.H}
	s.deal = digits(u.TextField("deal", field, s.deal, "Random", 12))
	if u.Hot() == "deal" && u.Active() {
		u.Tooltip(field, "The same number gives the same cards and draws, so friends can play the same game.")
	}
	if u.Button("reroll", widgets.Rect{X: field.X + fw + 8, Y: r.Y, W: dice, H: r.H}, "", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.dice", Tooltip: "New number"}) {
		s.deps.Cue(sound.Dice)
		s.reroll()
	}
	off := widgets.If(s.search != nil, "Still looking for a deal.", s.seating.problem())
	if u.Button("start", widgets.Rect{X: r.X + r.W - kw, Y: r.Y, W: kw, H: r.H}, "Start", widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.play", Disabled: off}) {
		s.begin()
	}
	u.SetDefault("start")
}
