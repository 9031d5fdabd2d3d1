package session

import (
	"slices"

	"intrigue/rules"
)

// history is a game so far: its record, the position before every entry and after the last one, and which of these
// moments is shown.
type history struct {
	game      rules.Game
	about     rules.About
	record    rules.Record
	positions []rules.Position
	cursor    int // the position shown; -1 is the present
	course    Course
	// joined are the entries that one press made together with the entry before. A saved game does not keep it.
	joined map[int]bool
	known  known
}

// known is what a screen asks for many times a frame, until something changes.
type known struct {
	outcome  *rules.Outcome
	choices  []rules.Choice
	chooser  rules.Seat // whose choices these are
	view     rules.View
	viewer   rules.Seat // of the view
	viewedAt int
}

// changed forgets what was known of the game before something changed.
func (h *history) changed() { h.known = known{} }

// Record returns the game so far, fit to be exported. The entries are a copy.
func (h *history) Record() rules.Record {
	r := h.record
	r.Entries = slices.Clone(r.Entries)
	return r
}

// Seats says who sits where.
func (h *history) Seats() []rules.SeatInfo { return h.record.Seats }

// Name returns what people call a seat: the name that was given to it, or its role.
func (h *history) Name(s rules.Seat) string {
	switch {
	case s == rules.Luck:
		return "Luck"
	case s < 0 || int(s) >= len(h.record.Seats):
		return "Nobody"
	case h.record.Seats[s].Name != "":
		return h.record.Seats[s].Name
	}
	return h.about.Roles(len(h.record.Seats))[s]
}

// Outcome returns how the game ended; the zero Outcome while it goes on. It is shared: do not change it.
func (h *history) Outcome() rules.Outcome {
	if h.known.outcome == nil {
		o := h.now().Outcome()
		h.known.outcome = &o
	}
	return *h.known.outcome
}

// Over reports whether the game has ended.
func (h *history) Over() bool { return h.Outcome().Over() }

// Len is the number of entries so far.
func (h *history) Len() int { return len(h.record.Entries) }

// now is the present position.
func (h *history) now() rules.Position { return h.positions[len(h.positions)-1] }

// undone is an entry that was taken back.
type undone struct {
	rules.Entry
	joined bool
}

// takeBack removes the last n entries and returns them, the newest first.
func (h *history) takeBack(n int) (all []undone) {
	keep := h.Len() - n
	for i := h.Len() - 1; i >= keep; i-- {
		all = append(all, undone{h.record.Entries[i], h.joined[i]})
		delete(h.joined, i)
	}
	h.record.Entries = slices.Clip(h.record.Entries[:keep]) // what was handed out must not be overwritten
	h.positions = h.positions[:keep+1]
	h.changed()
	return all
}

// endOf is the number of entries up to and including the last one made by one of these seats.
func (h *history) endOf(mine func(rules.Seat) bool) int {
	for i := h.Len(); i > 0; i-- {
		if mine(h.record.Entries[i-1].Seat) {
			return i
		}
	}
	return 0
}

// Cursor is the number of entries before the moment that is shown.
func (h *history) Cursor() int {
	if h.Reviewing() {
		return h.cursor
	}
	return h.Len()
}

// Reviewing reports whether the past is shown.
func (h *history) Reviewing() bool { return h.cursor >= 0 && h.cursor < h.Len() }

// MovesBefore counts the decisions before entry i: what luck did is none.
func (h *history) MovesBefore(i int) (n int) {
	for _, e := range h.record.Entries[:min(max(i, 0), h.Len())] {
		if e.Seat >= 0 {
			n++
		}
	}
	return n
}

// ChoicesAt are what the seat of an entry could choose from. There are none while the game goes on:
// they might tell what is secret.
func (h *history) ChoicesAt(i int) []rules.Choice {
	if !h.Over() || i < 0 || i >= h.Len() || h.record.Entries[i].Seat < 0 {
		return nil
	}
	return h.positions[i].Choices(h.record.Entries[i].Seat)
}

// Uncertainty is at how many places a hidden piece could be at a moment, for those who did not know.
type Uncertainty struct {
	Places int
	Said   string // the same in a sentence
}

// Uncertainty is how much was known before each entry, and at the end; nil for games in which nothing is hidden so,
// and before the end.
func (h *history) Uncertainty() (all []Uncertainty) {
	if !h.Over() {
		return nil
	}
	sides := h.about.SidesOf(len(h.record.Seats))
	limited := sides[slices.IndexFunc(sides, func(s rules.Side) bool { return !s.Wide })].Seats[0]
	for _, p := range h.positions {
		v, ok := p.Seen(limited).(rules.Uncertain)
		if !ok {
			return nil
		}
		n, said := v.Uncertainty()
		all = append(all, Uncertainty{n, said})
	}
	return all
}

// CanShowAll reports whether all secrets may be shown: only bots play, so nobody learns what
// would help them. A person who takes a seat ends it at once.
func (h *history) CanShowAll() bool {
	return h.about.Secret && !slices.ContainsFunc(h.record.Seats, rules.SeatInfo.Person)
}

// Seek shows the position before entry i; i == Len() is the present. What is shown is what the viewers could see then,
// and after the end everything. The game goes on meanwhile. While a curtain is up there is no past to look at.
func (t *Session) Seek(i int) {
	if _, up := t.Curtain(); up || i >= t.Len() {
		i = -1
	}
	t.cursor = max(i, -1)
	t.Suppose(Course{})
}

// Said is an entry of the record in words, for those who look.
func (t *Session) Said(i int) string {
	e, by := t.record.Entries[i], t.Viewer()
	if teller, ok := t.positions[i].(rules.LogTeller); ok {
		return teller.Tell(e, by).Text
	}
	return string(e.Move)
}
