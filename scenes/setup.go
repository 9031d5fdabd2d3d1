package scenes

import (
	"context"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// Setup is the one page on which a game is set up: who leads what, the options
// and the deal. It starts as it was left the last time.
type Setup struct {
	d       *Desk
	t       Title
	about   rules.About
	seating seating
	options rules.Options
	deal    string
	drawn   string // the last deal that chance has chosen
	par     bool   // only deals with a known perfect line are drawn
	quest   quest
}

// NewSetup opens the page for a game.
func NewSetup(d *Desk, t Title) *Setup {
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

// find looks, in the background, for the next deal that is known to allow a perfect
// game, if only such deals are wanted.
func (s *Setup) find() {
	s.quest.stop()
	g, ok := s.t.Game.(rules.Finder)
	from, err := strconv.ParseUint(s.deal, 10, 64)
	if !ok || !s.par || err != nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	found := make(chan uint64, 1)
	s.quest = quest{cancel: cancel, found: found}
	options, wake := maps.Clone(s.options), s.d.Wake
	go func() {
		defer cancel()
		if deal, ok := g.FindPerfect(ctx, from, options); ok {
			found <- deal
		}
		close(found)
		wake()
	}()
}

// quest is a search for a deal that is under way.
type quest struct {
	cancel context.CancelFunc
	found  chan uint64
}

func (q *quest) stop() {
	if q.cancel != nil {
		q.cancel()
	}
	*q = quest{}
}

// listen takes the deal that was found.
func (s *Setup) listen() {
	if s.quest.found == nil {
		return
	}
	select {
	case deal, ok := <-s.quest.found:
		s.quest.stop()
		if ok {
			s.deal = strconv.FormatUint(deal, 10)
			s.drawn = s.deal
		}
	default:
	}
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
	r, err := input.Deal(s.t.Game, seats, s.options, deal, s.d.clock())
	switch {
	case s.deal == s.today():
		r.Kind = "day"
	case s.deal != s.drawn:
		r.Kind = "number"
	}
	return r, err
}

// today is the deal of the day, "" in a game that has none.
func (s *Setup) today() string {
	g, ok := s.t.Game.(rules.Daily)
	if !ok {
		return ""
	}
	y, m, d := s.d.clock().Date()
	return strconv.FormatUint(g.Day(y, int(m), d), 10)
}

// begin starts the game and remembers the page for the next time.
func (s *Setup) begin() {
	r, err := s.Record()
	if err != nil {
		s.d.Say(sentence(err))
		return
	}
	if s.d.Settings.Setups == nil {
		s.d.Settings.Setups = map[string]store.Setup{}
	}
	s.d.Settings.Setups[s.about.Key] = store.Setup{Seats: slices.Clone(r.Seats), Options: maps.Clone(r.Options)}
	s.d.Save()
	table, err := NewGame(s.d, s.t, r)
	if err != nil {
		s.d.Say(sentence(err))
		return
	}
	s.d.Play(sound.Tap)
	s.d.Swap(table)
}

// Frame implements Screen.
func (s *Setup) Frame(u *widgets.UI) {
	s.listen()
	u.Theme.Accent = s.t.Accent
	// Where there is room for the box, what the game is about stands below it.
	p := page{title: s.about.Title, wide: 1060, foot: true}
	roomy := u.W > 930*max(1, u.TextScale)
	if !roomy {
		p.sub = s.about.Blurb
	}
	s.d.paper(u, p, func(col widgets.Rect) float64 {
		left := 0.0
		if roomy {
			left = s.cover(u, col)
			col.X, col.W = col.X+236, col.W-236
		}
		f := newForm(u, col)
		s.people(f)
		s.questions(f)
		return max(left, f.height())
	}, s.foot)
	if u.Take(input.Rules) {
		s.d.Open(NewRules(s.d, s.t, ""))
	}
}

// cover is the box at the left, with what is said about it.
func (s *Setup) cover(u *widgets.UI, col widgets.Rect) float64 {
	r := widgets.Rect{X: col.X, Y: col.Y + 6, W: 204, H: 272}
	u.Shadow(r, 3, 12)
	u.Sprite(r, s.t.Box, u.Theme.Ink)
	y := r.Y + r.H + 18
	y += u.Text(widgets.Rect{X: r.X, Y: y, W: r.W}, s.about.Blurb, words(u, face.Text, widgets.Body)) + 14
	if u.Button("rules", widgets.Rect{X: r.X, Y: y, W: r.W, H: keyHeight(u)}, "Rule book", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.rules"}) {
		s.d.Open(NewRules(s.d, s.t, ""))
	}
	y += keyHeight(u) + 14
	y += u.Text(widgets.Rect{X: r.X, Y: y, W: r.W}, s.about.Credit+".", widgets.Style{Face: face.TextItalic, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
	return y - col.Y
}

// people lays out the seats.
func (s *Setup) people(f *form) {
	u := f.u
	f.heading("Who plays")
	if s.about.MinSeats < s.about.MaxSeats {
		var labels []string
		for n := s.about.MinSeats; n <= s.about.MaxSeats; n++ {
			labels = append(labels, strconv.Itoa(n))
		}
		line := ""
		if s.seating.sides() {
			line = "One person may lead several seats, so one or two are enough."
		}
		n := len(s.seating.seats) - s.about.MinSeats
		if to := u.Choice("seats", f.row("Seats at the table", line, 0.42), labels, n); to != n {
			s.seating.resize(to + s.about.MinSeats)
		}
	}
	s.side(f)
	for i := range s.seating.seats {
		s.seat(f, i)
	}
	f.gap(2)
	f.says(s.seating.says(), widgets.Style{Face: face.Text, Size: widgets.Body, Colour: u.Theme.Ink})
	for _, l := range s.about.Levels {
		if slices.ContainsFunc(s.seating.seats, func(i rules.SeatInfo) bool { return i.Level == l.Key }) {
			f.gap(4)
			f.says(l.Title+" bot: "+l.Line, widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
		}
	}
}

// side is the short way for one person: which side to lead against bots.
func (s *Setup) side(f *form) {
	if !s.seating.bots || !s.seating.sides() || len(s.seating.people()) > 1 {
		return
	}
	was := s.seating.side()
	if to := f.u.Choice("side", f.row("Your side", "", 0.58), s.seating.sideNames(), was); to != was {
		s.seating.take(to)
	}
}

// seat is one row: colour, role, who leads it.
func (s *Setup) seat(f *form, i int) {
	u := f.u
	kh := keyHeight(u)
	id := "seat" + strconv.Itoa(i)
	info := &s.seating.seats[i]
	y := f.y
	chip := widgets.Rect{X: f.x, Y: y, W: kh, H: kh}
	s.chip(u, id+".colour", chip, i)
	narrow := f.w < 600*max(1, u.TextScale)
	role := widgets.Rect{X: f.x + kh + 12, Y: y, W: f.w * 0.19, H: kh}
	who := widgets.Rect{X: role.X + role.W + 8, Y: y, W: f.w * 0.27, H: kh}
	if narrow {
		role.W = f.w*0.5 - kh - 12
		who.X, who.W = f.x+f.w*0.5, f.w*0.5
	}
	u.Shrunk(role, s.seating.role(i), words(u, face.UIMedium, widgets.Body))
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
	f.y += kh + 8
	if !info.Person() {
		if narrow {
			return
		}
		rest := widgets.Rect{X: who.X + who.W + 14, Y: y, W: f.x + f.w - who.X - who.W - 14, H: kh}
		u.Shrunk(rest, "plays by itself", widgets.Style{Face: face.TextItalic, Size: widgets.Body, Colour: u.Theme.InkSoft})
		return
	}
	name := widgets.Rect{X: who.X + who.W + 8, Y: y, H: kh}
	if narrow {
		name.X, name.Y = f.x+kh+12, f.y
		f.y += kh + 12
	}
	name.W = f.x + f.w - name.X
	if s.seating.shareable(i) {
		kw := keyWidth(u, "Same as…", true)
		key := widgets.Rect{X: f.x + f.w - kw, Y: name.Y, W: kw, H: kh}
		name.W -= kw + 8
		if u.Button(id+".same", key, "Same as…", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.person",
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
		paintMarks(u, r.Inset(1), s.d.Marks(s.t, s.seating.seats, rules.Seat(i)))
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
func (s *Setup) questions(f *form) {
	u := f.u
	if len(s.about.Options) > 0 {
		f.heading("Options")
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
		share, long := 0.3, 0
		for _, l := range labels {
			long = max(long, len(l))
		}
		if long*len(labels) > 20 {
			share = 0.52
		}
		r := f.row(o.Label, o.Line, share)
		pick := u.Choice
		if len(labels) > 4 {
			pick = u.Stepper
		}
		s.options[o.Key] = o.Values[pick("option."+o.Key, r, labels, at)].Key
	}
	f.heading("Deal")
	r := f.row("Number of the deal", "The same number gives the same luck, so that friends can play the same game.", 0.42)
	kw := keyWidth(u, "", true)
	field := r
	field.W -= kw + 8
	s.deal = digits(u.Field("deal", field, s.deal, "Any number", 12))
	if u.Button("reroll", widgets.Rect{X: r.X + r.W - kw, Y: r.Y, W: kw, H: r.H}, "", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.dice", Tip: "Another number"}) {
		s.d.Play(sound.Dice)
		s.reroll()
	}
	if _, ok := s.t.Game.(rules.Finder); ok {
		line := "Chance draws only deals that the solver has brought to an end without a fault."
		if s.quest.found != nil {
			line = "Looking for a deal with a perfect line …"
		}
		r := f.row("Only perfect deals", line, 0.42)
		if on := u.Choice("par", r, []string{"Any deal", "Perfect ones"}, map[bool]int{true: 1}[s.par]) == 1; on != s.par {
			s.par = on
			s.find()
		}
	}
	if today := s.today(); today != "" {
		r := f.row("Deal of the day", "The same for everybody today, worked out from the date alone.", 0.42)
		if u.Button("today", r, "Today's deal", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.flag", On: s.deal == today}) {
			s.deal = today
		}
	}
	if kept(s.t) {
		r := f.row("Statistics", "How your finished games went.", 0.42)
		if u.Button("statistics", r, "Look at them", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.trophy"}) {
			s.d.Open(NewStatistics(s.d, s.t))
		}
	}
}

func digits(s string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, s)
}

func (s *Setup) foot(r widgets.Rect) {
	u := s.d.ui
	kw := keyWidth(u, "Shuffle the seats", true)
	if len(s.seating.seats) > 1 {
		if u.Button("shuffle", widgets.Rect{X: r.X, Y: r.Y, W: min(kw, r.W*0.5), H: r.H}, "Shuffle the seats", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.dice",
			Tip: "Let chance decide who leads what."}) {
			s.d.Play(sound.Dice)
			s.seating.shuffle(rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())))
		}
	}
	kw = max(170, keyWidth(u, "Start", true))
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
