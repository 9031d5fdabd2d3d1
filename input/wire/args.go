package wire

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"intrigue/rules"
)

// args are what is left of a line.
type args string

// next takes the first word; it is empty when none is left.
func (w *args) next() string {
	word, rest, _ := strings.Cut(string(*w), " ")
	*w = args(strings.TrimLeft(rest, " "))
	return word
}

// end refuses words that nobody asked for.
func (w args) end() error {
	if w != "" {
		return fmt.Errorf("%q is too much on this line", string(w))
	}
	return nil
}

// number takes a word that is a number of what, between low and high.
func (w *args) number(what string, low, high int) (int, error) {
	word := w.next()
	n, err := strconv.Atoi(word)
	switch {
	case word == "":
		return 0, fmt.Errorf("the %s is missing", what)
	case err != nil || n < low || n > high:
		return 0, fmt.Errorf("the %s is a number from %d to %d, and not %q", what, low, high, word)
	}
	return n, nil
}

// seat takes a word that names one of n seats: "0", "luck" or "public".
func (w *args) seat(n int) (rules.Seat, error) {
	word := w.next()
	switch word {
	case "":
		return 0, errors.New("the seat is missing")
	case "luck":
		return rules.Luck, nil
	case "public":
		return rules.Public, nil
	}
	s, err := strconv.Atoi(word)
	if err != nil || s < 0 || s >= n {
		return 0, fmt.Errorf("%q is no seat: there are 0 to %d, luck and public", word, n-1)
	}
	return rules.Seat(s), nil
}

// seatWord is a seat as seat reads it.
func seatWord(s rules.Seat) string {
	switch s {
	case rules.Luck:
		return "luck"
	case rules.Public:
		return "public"
	}
	return strconv.Itoa(int(s))
}

func seatWords(all []rules.Seat) string {
	var out []string
	for _, s := range all {
		out = append(out, seatWord(s))
	}
	return strings.Join(out, " ")
}
