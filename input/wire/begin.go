package wire

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"intrigue/rules"
)

// begin carries out new. The game before goes on if this one cannot be begun.
func (s *session) begin(w args) error {
	rec, idle, err := s.askedFor(w)
	if err == nil {
		err = s.start(rec)
	}
	if err != nil {
		return err
	}
	s.series = nil
	s.say("idle", idle)
	return nil
}

// mayNotBegin is the error of a line that would begin a game and is spoken for some seats only.
func (s *session) mayNotBegin() error {
	return fmt.Errorf("a game is begun for all seats, and these lines are spoken for %s", seatWords(s.speaksFor))
}

// askedFor is the game that the words after new or series ask for, and lines on options that make no difference.
func (s *session) askedFor(w args) (rec rules.Record, idle string, err error) {
	if s.speaksFor != nil {
		return rec, "", s.mayNotBegin()
	}
	rec = rules.Record{Format: rules.Format, Game: s.about.Key, Kind: "number", Deal: 1, Edition: s.about.Edition}
	seats, asked := s.about.MinSeats, rules.Options{}
	for w != "" {
		switch word := w.next(); word {
		case "seats":
			seats, err = w.number("number of seats", s.about.MinSeats, s.about.MaxSeats)
		case "deal":
			deal := w.next()
			if rec.Deal, err = strconv.ParseUint(deal, 10, 64); err != nil {
				err = fmt.Errorf("the deal is a number from 0 to %d, and not %q", uint64(math.MaxUint64), deal)
			}
		case "option":
			key := w.next()
			asked[key] = w.next()
		default:
			err = fmt.Errorf("%q says nothing of a new game", word)
		}
		if err != nil {
			return rec, "", err
		}
	}
	if rec.Options, err = rules.Complete(s.about.Options, asked); err != nil {
		return rec, "", err
	}
	idle = s.leaveIdle(rec.Options, seats)
	for i, name := range s.about.Roles(seats) {
		rec.Seats = append(rec.Seats, rules.SeatInfo{Name: name, Colour: i})
	}
	return rec, idle, nil
}

// start begins a game and tells of its seats and sides.
func (s *session) start(rec rules.Record) error {
	all, err := rules.Replay(s.game, rec)
	if err != nil {
		return err
	}
	s.rec, s.positions = rec, all
	seats := len(rec.Seats)
	for i, name := range s.about.Roles(seats) {
		s.sayf("seat", "%d %s", i, name)
	}
	for _, side := range s.about.SidesOf(seats) {
		line := seatWords(side.Seats) + " | " + side.Name
		if side.Wide {
			line += " | wide"
		}
		s.say("side", line)
	}
	return nil
}

// leaveIdle gives options that make no difference with so many seats their default, and tells which and why, one a line.
func (s *session) leaveIdle(options rules.Options, seats int) (told string) {
	for _, o := range s.about.Options {
		if why := o.IdleAt(seats); why != "" && options[o.Key] != o.Default {
			options[o.Key] = o.Default
			told += o.Key + " " + o.Default + " | " + why + "\n"
		}
	}
	return told
}

// speakAs carries out as.
func (s *session) speakAs(w args) error {
	if w == "all" {
		s.speaksFor = nil
		return nil
	}
	var as []rules.Seat
	for w != "" {
		seat, err := w.seat(s.seats())
		if err != nil {
			return err
		}
		if seat < 0 {
			return fmt.Errorf("nobody speaks for %s", seatWord(seat))
		}
		if !slices.Contains(as, seat) {
			as = append(as, seat)
		}
	}
	if len(as) == 0 {
		return fmt.Errorf("the seat is missing")
	}
	s.speaksFor = as
	return nil
}

// tellAbout carries out about.
func (s *session) tellAbout(w args) error {
	ab := s.about
	s.sayf("about", "wire %d", version)
	s.sayf("about", "game %s", ab.Key)
	s.sayf("about", "title %s", ab.Title)
	s.sayf("about", "edition %d", ab.Edition)
	s.sayf("about", "seats %d %d", ab.MinSeats, ab.MaxSeats)
	for _, q := range ab.Options {
		line := "option " + q.Key + " " + q.Default
		for _, v := range q.Values {
			if v.Key != q.Default {
				line += " " + v.Key
			}
		}
		s.say("about", line)
	}
	for _, l := range ab.Levels {
		s.say("about", "level "+l.Key+s.simulations(l.Key))
	}
	for _, e := range ab.Endings {
		s.sayf("about", "ending %s %s", e.Key, e.Title)
	}
	s.sayf("about", "longest %d", ab.LongestRecord)
	return w.end()
}
