package rules

import (
	"fmt"
	"strings"
)

// Lesson is a guided beginning of a game: a record with captions. The person
// makes the moves of one seat, each when its caption asks for it; all others are
// played as they stand in the record. After the last entry the game goes on, and
// the person is free.
type Lesson struct {
	Key, Title string
	Line       string // what it teaches, for the page that lists the lessons
	Record     Record // its seats say who is the person: those without a Level
	Steps      []Step // in the order of At
}

// Step is a caption. Several steps may stand at one entry; the last of them is
// there when the person moves, and stays for the person's next moves, which it asks for as well,
// until another one comes. Before a move of another seat the lesson waits until the
// caption is read.
type Step struct {
	At      int // entries made before it is shown
	Words   string
	Targets []string // things to look at, besides those of the move
	Else    []Answer // moves that a caption which asks for one allows as well
}

// Answer is what a lesson says to a move that works, too. The move is then taken back, and the lesson goes on with its own.
type Answer struct {
	Move  Move
	Words string
}

// Beat is a part of a lesson as it is written: something said, or moves that are made.
type Beat struct {
	Say   string
	Look  []string // what the words speak of
	Else  []Answer // moves that the next one of the learner may be instead
	Moves string   // separated by semicolons, each after its seat: "4 taxi yellow 40", "-2 draw 13"
}

// Learner are the seats of a lesson: "You" at one of them, bots of a level at the
// others.
func Learner(me Seat, names []string, level string) []SeatInfo {
	seats := make([]SeatInfo, len(names))
	for s, name := range names {
		seats[s] = SeatInfo{Name: name, Level: level, Colour: s}
	}
	seats[me] = SeatInfo{Name: "You", Colour: int(me)}
	return seats
}

// With adds beats to a lesson, in their order. A move that does not begin with a seat
// belongs to nobody, and Check refuses it.
func (l Lesson) With(beats []Beat) Lesson {
	for _, b := range beats {
		if b.Say != "" {
			l.Steps = append(l.Steps, Step{At: len(l.Record.Entries), Words: b.Say, Targets: b.Look, Else: b.Else})
		}
		if b.Moves == "" {
			continue
		}
		for text := range strings.SplitSeq(b.Moves, ";") {
			entry, _ := readEntry(text)
			l.Record.Entries = append(l.Record.Entries, entry)
		}
	}
	return l
}

// Teacher is a Game that can be learned by playing.
type Teacher interface {
	Lessons() []Lesson
}

// Check replays a lesson and makes sure that a caption asks for every move of
// the person, that one stands at the end, and that what a caption allows as well is legal and answered.
func (l Lesson) Check(g Game) error {
	all, err := Replay(g, l.Record)
	if err != nil {
		return fmt.Errorf("lesson %q: %w", l.Key, err)
	}
	captioned := map[int]bool{}
	last := 0
	for _, s := range l.Steps {
		if s.At < last || s.At > len(l.Record.Entries) || s.Words == "" {
			return fmt.Errorf("lesson %q: a step at entry %d is out of order or empty", l.Key, s.At)
		}
		last = s.At
		captioned[s.At] = true
		for _, a := range s.Else {
			if s.At == len(l.Record.Entries) || !l.person(s.At) || a.Words == "" || a.Move == l.Record.Entries[s.At].Move {
				return fmt.Errorf("lesson %q: there is no question at entry %d that %q could answer", l.Key, s.At, a.Move)
			}
			if _, ok := Choose(all[s.At].Choices(l.Record.Entries[s.At].Seat), a.Move); !ok {
				return fmt.Errorf("lesson %q: %q is not legal at entry %d", l.Key, a.Move, s.At)
			}
		}
	}
	asked := false // whether the last caption asked for a move
	for i, e := range l.Record.Entries {
		switch {
		case captioned[i]:
			asked = l.person(i)
		case l.person(i) && !asked:
			return fmt.Errorf("lesson %q: the person's move %d has no caption", l.Key, i)
		case e.Seat >= 0 && !l.person(i):
			asked = false
		}
	}
	if !captioned[len(l.Record.Entries)] {
		return fmt.Errorf("lesson %q has no last word", l.Key)
	}
	return nil
}

// person reports whether the person makes an entry.
func (l Lesson) person(entry int) bool {
	s := l.Record.Entries[entry].Seat
	return s >= 0 && l.Record.Seats[s].Person()
}
