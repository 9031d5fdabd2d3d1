package core

import (
	"strconv"
	"strings"
)

// Numbering is one of the two printed numberings of the same board. It changes
// what is shown and nothing else (LON-85).
type Numbering uint8

const (
	MiltonBradley Numbering = iota // the board of the 1985 rulebook, numbers up to 200 without a 108
	Ravensburger                   // the board of 1983, whose numbers are the ids
)

// Number returns the number printed on a station, 0 for nowhere. What is no station keeps its value.
func (n Numbering) Number(s Station) int {
	if n == Ravensburger || s > Stations {
		return int(s)
	}
	return TheBoard().Number[s]
}

// Station returns the station that bears a number, and whether there is one.
func (n Numbering) Station(number int) (Station, bool) {
	if n == Ravensburger {
		return Station(number), number >= 1 && number <= Stations
	}
	s, ok := TheBoard().byNumber[number]
	return s, ok
}

// Shown returns a text of moves or targets, as records keep it, with the numbers of this board.
func (n Numbering) Shown(kept string) string {
	text, _ := renumber(kept, func(id int) (int, bool) {
		if id < 1 || id > Stations {
			return id, true
		}
		return n.Number(Station(id)), true
	})
	return text
}

// Kept returns the way back. It is not ok when a word is the number of no station.
func (n Numbering) Kept(shown string) (string, bool) {
	return renumber(shown, func(number int) (int, bool) {
		s, ok := n.Station(number)
		return int(s), ok
	})
}

// renumber gives the stations of a text other numbers. The words that are stations are "74"
// in a move and "station.74" among targets; no other word of a move is a number, and the 7 of
// "log.7" is a window.
func renumber(text string, to func(int) (int, bool)) (string, bool) {
	words := strings.Split(text, " ")
	for i, w := range words {
		number, isTarget := strings.CutPrefix(w, "station.")
		if number == "" || number[0] > '9' {
			continue // no error is made of a plain word: every move passes here
		}
		n, err := strconv.Atoi(number)
		if err != nil || strconv.Itoa(n) != number {
			continue
		}
		n, ok := to(n)
		if !ok {
			return "", false
		}
		words[i] = strconv.Itoa(n)
		if isTarget {
			words[i] = Station(n).ID()
		}
	}
	return strings.Join(words, " "), true
}
