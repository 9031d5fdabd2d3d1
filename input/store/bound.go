package store

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
	mostHeader  = 64 << 10
	mostMove    = 400
	mostTitle   = 80
	mostName    = 40
	mostKey     = 64
	mostSeats   = 16
	mostAnswers = 64
	mostColours = 64
	mostScore   = 9999
	mostResults = 500_000
)

var errBeyond = errors.New("its first line holds more than any game has")

// bound clips the words of a header that are only shown, and refuses one whose
// keys no game of ours can have.
func bound(r *rules.Record) error {
	r.Title = plain.Clip(r.Title, mostTitle)
	if len(r.Started) > mostKey {
		r.Started = ""
	}
	if !plain.Key(r.Game, mostKey) || !plain.Key(r.Kind, mostKey) || !boundAnswers(r.Options) {
		return errBeyond
	}
	return boundSeats(r.Seats)
}

// boundSeats clips names. Two people never become one by that, since seats of one
// name are one person's.
func boundSeats(seats []rules.SeatInfo) error {
	if len(seats) > mostSeats {
		return errBeyond
	}
	names := map[string]string{} // what was written, by what is shown
	for i := range seats {
		s := &seats[i]
		if !plain.Key(s.Level, mostKey) {
			return errBeyond
		}
		if s.Colour < 0 || s.Colour >= mostColours {
			s.Colour = 0
		}
		was := s.Name
		s.Name = plain.Clip(was, mostName)
		for n := 2; ; n++ {
			other, taken := names[s.Name]
			if !taken || other == was {
				break
			}
			s.Name = fmt.Sprintf("%s (%d)", plain.Clip(was, mostName-5), n)
		}
		names[s.Name] = was
	}
	return nil
}

// boundAnswers reports whether options can be those of a game.
func boundAnswers(o rules.Options) bool {
	if len(o) > mostAnswers {
		return false
	}
	for k, v := range o {
		if !plain.Key(k, mostKey) || !plain.Key(v, mostKey) {
			return false
		}
	}
	return true
}
