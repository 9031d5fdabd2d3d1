package record

import (
	"errors"
	"fmt"

	"intrigue/input/plain"
	"intrigue/rules"
)

// Whatever is read from a file has bounds, so that no file, however it came
// about, can make the program slow or large: bytes of a first line and of a move,
// letters of words that are shown, bytes of keys, and how many of each there are.
const (
	MostHeader  = 64 << 10
	MostMove    = 400
	MostTitle   = 80
	MostName    = 40
	MostKey     = 64
	MostNotes   = 4096
	MostSeats   = 16
	MostAnswers = 64
	MostColours = 64
)

var errBeyond = errors.New("its first line holds more than any game has")

// Bound clips the words of a header that are only shown, and refuses one whose
// keys no game of ours can have.
func Bound(r *rules.Record) error {
	r.Title = plain.Clip(r.Title, MostTitle)
	if len(r.Started) > MostKey {
		r.Started = ""
	}
	if !plain.Key(r.Game, MostKey) || !plain.Key(r.Kind, MostKey) || !BoundAnswers(r.Options) {
		return errBeyond
	}
	return BoundSeats(r.Seats)
}

// BoundSeats clips names. Two people never become one by that, since seats of one
// name are one person's.
func BoundSeats(seats []rules.SeatInfo) error {
	if len(seats) > MostSeats {
		return errBeyond
	}
	names := map[string]string{} // what was written, by what is shown
	for i := range seats {
		s := &seats[i]
		if !plain.Key(s.Level, MostKey) {
			return errBeyond
		}
		if s.Colour < 0 || s.Colour >= MostColours {
			s.Colour = 0
		}
		was := s.Name
		s.Name = plain.Clip(was, MostName)
		for n := 2; ; n++ {
			other, taken := names[s.Name]
			if !taken || other == was {
				break
			}
			s.Name = fmt.Sprintf("%s (%d)", plain.Clip(was, MostName-5), n)
		}
		names[s.Name] = was
	}
	return nil
}

// BoundAnswers reports whether options can be those of a game.
func BoundAnswers(o rules.Options) bool {
	if len(o) > MostAnswers {
		return false
	}
	for k, v := range o {
		if !plain.Key(k, MostKey) || !plain.Key(v, MostKey) {
			return false
		}
	}
	return true
}
