package record

import (
	"errors"
	"fmt"

	"intrigue/input/plain"
	"intrigue/rules"
)

// Whatever is read from a file has bounds, so that no file, however it came about, can make the program slow or large:
// bytes of a first line and of a move, letters of words that are shown, bytes of keys, and how many of each there are.
const (
	MaxHeader  = 64 << 10
	MaxMove    = 400
	MaxTitle   = 80
	MaxName    = 40
	MaxKey     = 64
	MaxNotes   = 4096
	MaxSeats   = 16
	MaxOptions = 64
	MaxColours = 64
)

var errTooMuch = errors.New("its first line is too long for a game")

// LimitHeader clips words that are only shown, and refuses keys that no game of ours can have.
func LimitHeader(r *rules.Record) error {
	r.Title = plain.Clip(r.Title, MaxTitle)
	if len(r.Started) > MaxKey {
		r.Started = ""
	}
	if !plain.Key(r.Game, MaxKey) || !plain.Key(r.Kind, MaxKey) || !ValidOptions(r.Options) {
		return errTooMuch
	}
	if p := r.Series; p != nil && (!plain.Key(p.Series, MaxKey) || !ValidPlace(*p)) {
		return errTooMuch
	}
	return LimitSeats(r.Seats)
}

// maxPlace is more than the games of a series, and the times that one is played.
const maxPlace = 1000

// ValidPlace reports whether a game can stand at a place of a series.
func ValidPlace(p rules.SeriesPlace) bool {
	return p.Game > 0 && p.Game < maxPlace && p.Try >= 0 && p.Try < maxPlace
}

// LimitSeats clips names. Two people never become one by that: seats of one name are one person's.
func LimitSeats(seats []rules.SeatInfo) error {
	if len(seats) > MaxSeats {
		return errTooMuch
	}
	names := map[string]string{} // what was written, by what is shown
	for i := range seats {
		s := &seats[i]
		if !plain.Key(s.Level, MaxKey) {
			return errTooMuch
		}
		if s.Colour < 0 || s.Colour >= MaxColours {
			s.Colour = 0
		}
		was := s.Name
		s.Name = plain.Clip(was, MaxName)
		for n := 2; ; n++ {
			other, taken := names[s.Name]
			if !taken || other == was {
				break
			}
			s.Name = fmt.Sprintf("%s (%d)", plain.Clip(was, MaxName-5), n)
		}
		names[s.Name] = was
	}
	return nil
}

// ValidOptions reports whether options can be those of a game.
func ValidOptions(o rules.Options) bool {
	if len(o) > MaxOptions {
		return false
	}
	for k, v := range o {
		if !plain.Key(k, MaxKey) || !plain.Key(v, MaxKey) {
			return false
		}
	}
	return true
}
