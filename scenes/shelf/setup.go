package shelf

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/input/supervisor"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/app"
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
	deal        string                        // in digits, as it is typed
	drawn       string                        // the last deal that chance has chosen
	series      bool                          // several games as one are begun
	perfectOnly bool                          // only deals with a known perfect line are drawn
	search      *supervisor.Task[perfectDeal] // that is under way, if any
}

var _ app.Closer = (*Setup)(nil)

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
	r, err := session.NewRecord(s.title.Game, seats, options, deal, s.deps.Clock())
	if s.deal != s.drawn {
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
	if s.series {
		s.beginSeries(r)
		return
	}
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
	wide := wide(u)
	p := app.Page{Title: s.title.Name(), Width: 1200, Foot: true, Fit: wide}
	blurb := u.TextWidth(s.about.Blurb, widgets.Style{Face: face.TextItalic, Size: widgets.Body})
	if !wide && blurb < 1.15*(u.W-100) {
		p.Sub = s.about.Blurb // as long as it need not be made small
	}
	s.deps.ShowPage(u, p, func(col widgets.Rect) float64 {
		if wide {
			return s.twoColumns(u, col)
		}
		const ring = 4 // of the focus, above the first row
		_, col = col.CutTop(ring)
		taken := s.buttons(u, col)
		f := app.NewForm(u, widgets.Rect{X: col.X, Y: col.Y + taken, W: col.W, H: col.H})
		s.waysToPlay(f)
		s.people(f)
		s.length(f)
		s.questions(f, answerShare)
		s.solitaire(f)
		s.levels(f)
		return ring + taken + f.Height()
	}, s.foot)
	if u.Take(input.Rules) {
		s.openRules()
	}
}

// wide reports whether the page has room for two columns.
func wide(u *widgets.UI) bool { return u.W > u.Scaled(1130) }

// pageHeight is the height of the two columns of the page, in points: what a window of 1280×800 has.
const pageHeight = 560.0

// twoColumns shows all that the page asks at once: at the left who plays, at the right the box and the options.
func (s *Setup) twoColumns(u *widgets.UI, col widgets.Rect) float64 {
	const gap = 40
	left, right := col.CutLeft((col.W - gap) * 0.525)
	right.X, right.W = right.X+gap, right.W-gap
	l, r := app.NewForm(u, left), app.NewForm(u, right)
	s.waysToPlay(l)
	s.people(l)
	s.solitaire(l)
	s.cover(r)
	s.questions(r, s.optionShare(r))
	s.levels(l, r)
	// The sheet keeps its height whatever is chosen, so that nothing moves under the pointer.
	return max(l.Height(), r.Height(), u.Scaled(pageHeight))
}

// questions are the options of the game, whose answers have a share of the width.
func (s *Setup) questions(f *app.Form, share float64) {
	u := f.U
	if len(s.about.Options) > 0 {
		s.optionsHead(f)
	}
	for _, o := range s.about.Options {
		all := o.Offered(s.options)
		labels, lines := make([]string, len(all)), make([]string, len(all))
		for i, v := range all {
			labels[i], lines[i] = v.Label, o.LineOf(v, len(s.seating.seats), s.options)
		}
		index := func(key string) int { return slices.IndexFunc(all, func(v rules.Value) bool { return v.Key == key }) }
		if why := s.idle(o); why != "" {
			r := f.Row(o.Label, why, shareOf(f, o, share))
			u.GreySegments("option."+o.Key, r, labels, widgets.If(s.sets(o), -1, index(o.Default)), why)
			continue
		}
		at := max(0, index(o.Meant(s.options)))
		if o.Differs(s.options) {
			dot(f)
		}
		r := f.Row(o.Label, lines[at], shareOf(f, o, share), lines...)
		pick := widgets.If(len(labels) > 4, u.Stepper, u.Segments)
		if now := pick("option."+o.Key, r, labels, at); now != at { // else another answer that means the same stays
			s.options[o.Key] = all[now].Key
		}
	}
}

// optionsHead is the heading of the options. At its end it says what a dot before one of them means.
func (s *Setup) optionsHead(f *app.Form) {
	u, top := f.U, f.Y
	f.Heading("Options")
	if slices.ContainsFunc(s.about.Options, func(o rules.Option) bool { return o.Differs(s.options) }) {
		u.FitLabel(widgets.Rect{X: f.X + f.W/3, Y: top + 12, W: f.W * 2 / 3, H: f.Y - top - 23}, "● differs from the standard rules",
			widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft).AtRight())
	}
}

// dot marks the option that comes next: the last answer to it is not that of the standard rules.
func dot(f *app.Form) {
	const r = 4
	y := f.Y + f.U.LineHeight(widgets.Body)/2
	f.U.Box(widgets.Rect{X: f.X - 3*r, Y: y - r, W: 2 * r, H: 2 * r}, f.U.Theme.Accent, widgets.Round)
}

// optionShare is the share of a column that the widest answers need which have room beside their questions.
func (s *Setup) optionShare(f *app.Form) float64 {
	share := 0.4
	for _, o := range s.about.Options {
		if need := answersWidth(f.U, o) / f.W; need < mostShare {
			share = max(share, need)
		}
	}
	return share
}

// shareOf is the share of the width for the answers of an option: all of it where they have no room beside the
// question.
func shareOf(f *app.Form, o rules.Option, share float64) float64 {
	return widgets.If(share < mostShare && answersWidth(f.U, o) > share*f.W+1, 1, share)
}

// mostShare is the most that answers take of a column beside their questions.
const mostShare = 0.58

// answersWidth is how wide the answers of an option must be to show all their words.
func answersWidth(u *widgets.UI, o rules.Option) float64 {
	widest := 0.0
	for _, v := range o.Values {
		widest = max(widest, u.TextWidth(v.Label, app.Ink(u, face.UIMedium, widgets.Body)))
	}
	return float64(len(o.Values)) * (widest + 20)
}

// digits is a text without all that is no digit.
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
	start := max(u.Scaled(150), app.ButtonWidth(u, "Start", true)) // its width, as those of the label and the dice
	st := app.Ink(u, face.UIMedium, widgets.Body)
	label := u.TextWidth("Deal", st) + 12
	dice := app.ButtonWidth(u, "", true)
	u.Quietly(func() { u.Label(widgets.Rect{X: r.X, Y: r.Y, W: label, H: r.H}, "Deal", st) })
	field := widgets.Rect{X: r.X + label, Y: r.Y, H: r.H}
	field.W = min(u.TextWidth("888888888888", st)+26, r.W-start-label-dice-24)
	u.Name(field, "Deal number")
	s.deal = digits(u.TextField("deal", field, s.deal, "Random", 12))
	if u.Hot() == "deal" && u.Active() {
		u.Tooltip(field, "The same number gives the same cards and draws, so friends can play the same game.")
	}
	if u.Button("reroll", widgets.Rect{X: field.X + field.W + 8, Y: r.Y, W: dice, H: r.H}, "",
		widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.dice", Tooltip: "New number"}) {
		s.deps.Cue(sound.Dice)
		s.reroll()
	}
	left := r.X + r.W - start - 24 // of what stands at the right
	if s.about.Series != nil && wide(u) {
		w := 2*max(u.TextWidth(singleGame, st), u.TextWidth(s.about.Series.Title, st)) + 60
		left -= w
		s.chooseLength(widgets.Rect{X: left, Y: r.Y, W: w, H: r.H})
		left -= 24
	}
	if after := field.X + field.W + 8 + dice + 24; left-after > u.Scaled(300) {
		at, words := widgets.Rect{X: after, Y: r.Y, W: left - after, H: r.H}, s.about.Credit+"."
		st := widgets.Line(face.TextItalic, widgets.Tiny, u.Theme.InkSoft).Centred()
		if long := u.TextWidth(words, st); long > at.W { // two lines of like length, and no year alone
			at = at.Centre(min(at.W, long*0.57), at.H)
		}
		u.FitText(at, words, st)
	}
	off := widgets.If(s.search != nil, "Still looking for a deal.", cmp.Or(s.seating.problem(), s.seriesProblem()))
	if u.Button("start", widgets.Rect{X: r.X + r.W - start, Y: r.Y, W: start, H: r.H}, "Start",
		widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.play", Disabled: off}) {
		s.begin()
	}
	u.SetDefault("start")
}
