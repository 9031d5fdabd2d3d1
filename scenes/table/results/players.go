package results

import (
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// seatRow is one row: shape, role, who led it, and the laurels of the winners.
func (s *Results) seatRow(f *app.Form, seat rules.Seat) {
	u := f.U
	role, who := s.seatWords(seat)
	h := max(30, u.LineHeight(widgets.Body)+8)
	r := widgets.Rect{X: f.X, Y: f.Y, W: f.W, H: h}
	won := slices.Contains(s.out.Winners, seat)
	if won {
		u.Box(r, widgets.Fade(u.Theme.Gold, 0.3), 6)
	}
	side := h * 0.62
	parts.PaintMarks(u, widgets.Rect{X: r.X + 8, Y: r.Y + (h-side)/2, W: side, H: side}, s.Marks(seat))
	s.tellSeat(u, r, role, who, won)
	u.Quietly(func() { s.seatLine(u, r, side, role, who, won) })
	f.Y += h + 4
}

// tellSeat says to people who listen who led a seat, and whether it won.
func (s *Results) tellSeat(u *widgets.UI, r widgets.Rect, role, who string, won bool) {
	u.Tell(r, app.JoinNonEmpty(", ", role, widgets.If(role != who, who, ""), widgets.If(won, "winner", "")))
}

// seatWords are the role of a seat and who led it; both are the same where there are no roles.
func (s *Results) seatWords(seat rules.Seat) (role, who string) {
	info := s.Play.Seats()[seat]
	who = info.Name
	if !info.Person() {
		who = "a bot"
		for _, l := range s.about.Levels {
			if l.Key == info.Level {
				who = strings.ToLower(l.Title) + " bot"
			}
		}
	}
	if s.about.SeatNames != nil || s.cast(seat) != "" {
		return s.seatWord(seat), who
	}
	return who, who
}

// seatLine writes the row of a seat in r, beside a mark of that side.
func (s *Results) seatLine(u *widgets.UI, r widgets.Rect, side float64, role, who string, won bool) {
	x, h := r.X+side+20, r.H
	half := (r.W - side - 20) / 2
	u.FitLabel(widgets.Rect{X: x, Y: r.Y, W: half - 10, H: h}, role, app.Ink(u, face.UIMedium, widgets.Body))
	end := half
	if won {
		ws := widgets.Style{Face: face.UIMedium, Size: widgets.Body, Colour: u.Theme.Ink, Align: widgets.Right}
		ww := u.TextWidth("winner", ws) + side + 22
		end -= ww
		u.FitLabel(widgets.Rect{X: r.X + r.W - ww, Y: r.Y, W: ww - 12, H: h}, "winner", ws)
		u.Sprite(widgets.Rect{X: r.X + r.W - ww - 2, Y: r.Y + (h-side)/2, W: side, H: side}, "icon.trophy", u.Theme.Ink)
	}
	if role != who {
		u.FitLabel(widgets.Rect{X: x + half, Y: r.Y, W: end - 8, H: h}, who, app.Ink(u, face.UI, widgets.Body))
	}
}
