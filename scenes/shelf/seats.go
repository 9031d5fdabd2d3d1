package shelf

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strconv"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/parts"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// answerShare is the share of the width at which all answers of the page begin.
const answerShare = 0.64

// seatGap is the room below the row of a seat, in points.
const seatGap = 4.0

// waysToPlay asks first what people mean: with whom they want to play.
func (s *Setup) waysToPlay(f *app.Form) {
	u := f.U
	ways := s.seating.ways()
	if len(ways) < 2 {
		return
	}
	f.Heading("How do you want to play?")
	now := s.seating.way()
	gap := 10.0
	st := app.Ink(u, face.UIMedium, widgets.Body)
	least := 0.0
	for _, w := range ways {
		least = max(least, u.TextWidth(w.title, st)+24)
	}
	columns := len(ways)
	for columns > 1 && (f.W-gap*float64(columns-1))/float64(columns) < least {
		columns = (columns + 1) / 2
	}
	cardW := (f.W - gap*float64(columns-1)) / float64(columns)
	cardH := 9 + u.Scaled(24) + 2 + u.LineHeight(widgets.Body) + u.LineHeight(widgets.Tiny) + 7
	for row := range slices.Chunk(ways, columns) {
		for i, w := range row {
			r := widgets.Rect{X: f.X + float64(i)*(cardW+gap), Y: f.Y, W: cardW, H: cardH}
			if wayCard(u, r, w, w.key == now) {
				s.seating.choose(w.key)
				s.deps.Cue(sound.Tap)
			}
		}
		f.Gap(cardH + gap)
	}
}

// wayCard is one of these answers, as large as it deserves, and reports whether it was chosen; on says that it is the
// present one.
func wayCard(u *widgets.UI, r widgets.Rect, w way, on bool) bool {
	th := u.Theme
	id := "way." + w.key
	u.AddHit(widgets.Hit{ID: id, R: r, Clickable: true, State: widgets.If(on, "chosen", "")})
	fill, rim, ink, soft := widgets.Fade(th.Ink, 0.05), widgets.Fade(th.Ink, 0.28), th.Ink, th.InkSoft
	switch {
	case on:
		fill, rim, ink, soft = th.Accent, widgets.Mix(th.Accent, th.Ink, 0.45), th.OnAccent, th.OnAccent
		u.Shadow(r, 8, 5)
	case u.Hot() == id && u.Active():
		fill = widgets.Fade(th.Gold, 0.3)
	}
	u.BorderedBox(r, fill, rim, 1.25, 8)
	side := u.Scaled(24)
	u.Sprite(widgets.Rect{X: r.X, Y: r.Y + 9, W: r.W, H: side}.Centre(side, side), w.icon, ink)
	y := r.Y + 9 + side + 1
	u.FitLabel(widgets.Rect{X: r.X + 8, Y: y, W: r.W - 16, H: u.LineHeight(widgets.Body)}, w.title,
		widgets.Line(face.UIMedium, widgets.Body, ink).Centred())
	y += u.LineHeight(widgets.Body)
	u.FitLabel(widgets.Rect{X: r.X + 8, Y: y, W: r.W - 16, H: u.LineHeight(widgets.Tiny)}, w.line,
		widgets.Line(face.UI, widgets.Tiny, soft).Centred())
	return u.Clicked(id)
}

// people lays out the seats, and below them what is said about them, so that no row moves.
func (s *Setup) people(f *app.Form) {
	if s.about.MaxSeats > 1 { // the row of the only seat names it
		f.Heading("Players")
	}
	s.seatCount(f)
	for i := range s.seating.seats {
		s.seat(f, i)
	}
	f.Gap(2)
	f.Paragraph(s.summary(), app.Ink(f.U, face.Text, widgets.Body))
}

// seatCount asks how many seats there are, and shuffles who sits where.
func (s *Setup) seatCount(f *app.Form) {
	u := f.U
	if s.about.MaxSeats < twoSeats {
		return
	}
	var labels []string
	for n := s.about.MinSeats; n <= s.about.MaxSeats; n++ {
		labels = append(labels, strconv.Itoa(n))
	}
	sided := s.seating.sides() != nil
	r := f.Row(widgets.If(sided && s.about.Sides != nil, "Number of seats", "Number of players"),
		widgets.If(sided, "For "+s.title.People+".", ""), answerShare)
	key, beside := r.CutRight(app.ButtonWidth(u, "Shuffle seats", true))
	if least := float64(len(labels)) * u.Scaled(36); beside.W-8 >= least {
		r.W = beside.W - 8
	} else { // no room beside it
		key.Y, f.Y = f.Y, f.Y+r.H+seatGap
	}
	n := len(s.seating.seats) - s.about.MinSeats
	if to := u.Segments("seats", r, labels, n); to != n {
		s.seating.resize(to + s.about.MinSeats)
	}
	off := widgets.If(len(s.seating.seats) < twoSeats, "There is only one seat.", "")
	if u.Button("shuffle", key, "Shuffle seats", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.dice",
		Disabled: off, Tooltip: "Assign the seats at random."}) {
		s.deps.Cue(sound.Dice)
		s.seating.shuffle(rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())))
	}
}

// levels says of each level that plays how it plays: in the first form, that of the players, or where that is full at the end
// of the shortest one.
func (s *Setup) levels(forms ...*app.Form) {
	for _, l := range s.about.Levels {
		if !slices.ContainsFunc(s.seating.seats, func(i rules.SeatInfo) bool { return i.Level == l.Key }) {
			continue
		}
		f := forms[0]
		if f.Height() > f.U.Scaled(pageHeight-80) {
			f = slices.MinFunc(forms, func(a, b *app.Form) int { return cmp.Compare(a.Height(), b.Height()) })
		}
		f.Gap(2)
		f.Paragraph(l.Title+" bot: "+l.Line, widgets.Line(face.UI, widgets.Tiny, f.U.Theme.InkSoft))
	}
}

// seat is one row: colour, role, who leads it; its places are fixed, so that nothing moves under the pointer.
func (s *Setup) seat(f *app.Form, i int) {
	u := f.U
	kh := app.ButtonHeight(u)
	id := "seat" + strconv.Itoa(i)
	y := f.Y
	s.chip(u, id+".colour", widgets.Rect{X: f.X, Y: y, W: kh, H: kh}, i)
	narrow := f.W < u.Scaled(560)
	left := widgets.If(f.Narrow(), f.X+f.W*0.5, f.X+f.W*(1-answerShare))
	role := widgets.Rect{X: f.X + kh + 12, Y: y, W: left - f.X - kh - 20, H: kh}
	who := widgets.Rect{X: left, Y: y, W: f.W * 0.25, H: kh}
	if narrow {
		who.W = f.X + f.W - left
	}
	u.Quietly(func() { u.FitLabel(role, s.seating.role(i), app.Ink(u, face.UIMedium, widgets.Body)) })
	u.Name(widgets.Rect{X: f.X, Y: y, W: f.W, H: kh}, "Seat of "+s.seating.role(i))
	if s.seating.bots {
		s.player(u, id+".who", who, i)
	} else {
		who.W = -8 // the name stands in its place
	}
	f.Y += kh + seatGap
	name := widgets.Rect{X: who.X + who.W + 8, Y: y, H: kh}
	if narrow {
		name.X, name.Y = f.X+kh+12, f.Y
		f.Y += kh + 12
	}
	name.W = f.X + f.W - name.X
	info := &s.seating.seats[i]
	if !info.Person() {
		u.Quietly(func() {
			u.FitLabel(widgets.Rect{X: name.X + 6, Y: name.Y, W: name.W - 6, H: kh}, "plays on its own",
				widgets.Line(face.TextItalic, widgets.Body, u.Theme.InkSoft))
		})
		return
	}
	several := len(s.seating.seats) > 1
	key := name
	if several {
		key, name = name.CutRight(app.ButtonWidth(u, "Same as…", false))
		name.W -= 8
	}
	info.Name = u.TextField(id+".name", name, info.Name, "Player's name", 16)
	off := widgets.If(!s.seating.shareable(i), "There are no other players.", "")
	if several && u.Button(id+".same", key, "Same as…", widgets.ButtonOptions{Weight: widgets.Quiet, Disabled: off,
		Tooltip: "Give this seat to a player who has another seat. Press again for the next name."}) {
		s.seating.shareSeat(i)
	}
}

// player asks whether a person leads a seat, or a bot of which level.
func (s *Setup) player(u *widgets.UI, id string, r widgets.Rect, i int) {
	labels := []string{"Player"}
	for _, l := range s.about.Levels {
		labels = append(labels, l.Title+" bot")
	}
	was := 0
	if info := s.seating.seats[i]; !info.Person() {
		was = s.seating.level(info.Level) + 1
	}
	if to := u.Stepper(id, r, labels, was); to != was {
		s.seating.setPlayer(i, to-1)
	}
}

// chip is the colour and shape of a seat; a press takes the next free one.
func (s *Setup) chip(u *widgets.UI, id string, r widgets.Rect, i int) {
	if s.title.Marks != nil {
		// The pieces have colours of their own: there is nothing to choose.
		parts.PaintMarks(u, r.Inset(1), s.title.MarksOf(s.deps.App, s.seating.seats, rules.Seat(i)))
		return
	}
	look := s.deps.Look(s.seating.seats[i].Colour)
	u.AddHit(widgets.Hit{ID: id, R: r, Clickable: true})
	edge := widgets.If(u.Hot() == id, u.Theme.Gold, widgets.Fade(u.Theme.Ink, 0.3))
	u.BorderedBox(r, widgets.Fade(u.Theme.Ink, 0.06), edge, 1.25, 7)
	u.Sprite(r.Centre(r.H*0.66, r.H*0.66), look.Shape, look.Color)
	if u.Hot() == id || u.Keyboard && u.Focused() == id {
		u.Tooltip(r, "Colour and shape: "+look.Name+". Press to change.")
	}
	if u.Clicked(id) {
		s.seating.recolour(i)
	}
}
