package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/board"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// illustrate lays out a scene of a lesson, or of a game that is written in a book, for a picture of w×h points. It does so
// at a table of its own, at which nobody moves and which is left at once.
func (t Title) illustrate(a *app.App, game string, of pages.Scene, w, h float64) (pages.Illustration, error) {
	var none pages.Illustration
	r, err := t.illustrated(a, game, of)
	if err != nil {
		return none, err
	}
	if of.Entry < 0 || of.Entry > len(r.Entries) {
		return none, fmt.Errorf("a picture of %s shows entry %d of %d", t.Name(), of.Entry, len(r.Entries))
	}
	r.Entries = r.Entries[:of.Entry]
	s, err := newScreen(a, t, r, nil)
	if err != nil {
		return none, err
	}
	defer s.Close()
	u := widgets.New(a.UI().Type)
	u.Theme = a.UI().Theme
	var items []widgets.Item
	var crop widgets.Rect
	width, height := 1280.0, 800.0
	for frame := range 6 { // the first ones find out how large the board is, and where things stand on it
		u.Begin(width, height, a.Clock(), input.Events{})
		s.refresh()
		s.spots.begin()
		at := s.layout(u)
		items = u.End()
		near, missing := s.spots.around(of)
		if missing != "" {
			return none, fmt.Errorf("a picture of %s shows %q, which is not there", t.Name(), missing)
		}
		crop = map[string]widgets.Rect{"board": at.board, "sidebar": at.sidebar, "tray": at.tray, "table": {W: width, H: height}}[of.Part]
		if of.Part == "board" {
			width, height = width+w-at.board.W, height+h-at.board.H
			if b, ok := s.board.(closer); ok && frame > 2 && near.W > 0 {
				b.closeUp(near.Inset(-illustrationEdge))
			}
		} else if near.W > 0 {
			crop = near.Inset(-illustrationEdge / 2)
		}
	}
	if crop.W <= 0 || crop.H <= 0 {
		return none, fmt.Errorf("a picture of %s shows %q, which is not there", t.Name(), of.Part)
	}
	items = slices.DeleteFunc(items, func(it widgets.Item) bool { return !it.Bounds().Overlaps(crop) })
	board.Stills(items, crop, a.Scale, widgets.If(a.Synchronous, nil, a.Wake))
	return pages.Illustration{Items: items, Crop: crop, Where: s.spots.where}, nil
}

// closer is a board that can show a part of itself larger, as one that lies in a Plane can.
type closer interface{ closeUp(widgets.Rect) }

var _ closer = (*Plane)(nil)

// around is the box of the places that a scene is to show, or the first of its targets that is missing.
func (s *spots) around(of pages.Scene) (near widgets.Rect, missing string) {
	for i, id := range of.Targets() {
		r, ok := s.where(id)
		if !ok {
			return near, id
		}
		if i < len(of.Show) {
			near = near.Union(r)
		}
	}
	return near, ""
}

// illustrationEdge is how much an illustration shows around the places that it is to show, in points, and illustrationZoom
// how much nearer than all of the board it shows them at most.
const illustrationEdge, illustrationZoom = 16.0, 5.0

// illustrated is the game of which a scene is taken, led by bots but for the seat that looks. A book writes its game as its
// seats, its options and then its entries: "3 seats, mode=prologue; -2 draw 13; 0 taxi 4".
func (t Title) illustrated(a *app.App, game string, of pages.Scene) (r rules.Record, err error) {
	about := t.Game.About()
	if of.Lesson != "" {
		all := t.Lessons()
		i := slices.IndexFunc(all, func(l rules.Lesson) bool { return l.Key == of.Lesson })
		if i < 0 {
			return r, fmt.Errorf("%s has no lesson %q", t.Name(), of.Lesson)
		}
		r = all[i].Record
	} else {
		head, entries, _ := strings.Cut(strings.ReplaceAll(strings.TrimSpace(game), "\n", ";"), ";")
		n, answers, _ := strings.Cut(head, " seats")
		seats, err := strconv.Atoi(n)
		if err != nil {
			return r, fmt.Errorf("the game of the book of %s begins with %q", t.Name(), head)
		}
		options := rules.Options{}
		for _, answer := range strings.FieldsFunc(answers, func(r rune) bool { return r == ',' || r == ' ' }) {
			key, value, _ := strings.Cut(answer, "=")
			options[key] = value
		}
		if r, err = session.NewRecord(t.Game, make([]rules.SeatInfo, seats), options, 1, a.Clock()); err != nil {
			return r, err
		}
		r = rules.Lesson{Record: r}.With([]rules.Beat{{Moves: entries}}).Record
	}
	if of.Eyes >= 0 && of.Eyes < len(r.Seats) || of.Lesson == "" {
		names := about.SeatNames(len(r.Seats))
		r.Seats = rules.Learner(rules.Seat(max(0, of.Eyes)), names, about.Usual())
	}
	return r, nil
}
