package wire

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"intrigue/rules"
)

// maxLine bounds a line that is read, its end included, in bytes.
const maxLine = 4096

// line is a line that was read: fault says why it cannot be understood, a note (#) may hold anything.
type line struct {
	text  string
	fault error
	note  bool
}

// readLines sends the lines of in, but no empty ones and notes, until it ends or done is closed.
func readLines(in io.Reader, lines chan<- line, done <-chan struct{}) {
	defer close(lines)
	r := bufio.NewReaderSize(in, maxLine)
	for {
		raw, err := r.ReadSlice('\n')
		l := clean(raw)
		for errors.Is(err, bufio.ErrBufferFull) {
			l.fault = fmt.Errorf("a line has at most %d bytes, and this one is left out", maxLine)
			_, err = r.ReadSlice('\n')
		}
		if !l.note && (l.fault != nil || l.text != "") {
			select {
			case lines <- l:
			case <-done:
				return
			}
		}
		if err != nil {
			return
		}
	}
}

// clean takes off a line's end and the blanks at both ends, and refuses what is not printable ASCII.
func clean(raw []byte) line {
	text := strings.Trim(string(raw), " \r\n")
	if strings.HasPrefix(text, "#") {
		return line{note: true}
	}
	if i := strings.IndexFunc(text, func(r rune) bool { return r < ' ' || r > '~' }); i >= 0 {
		return line{fault: fmt.Errorf("byte %d of the line is not printable ASCII", i+1)}
	}
	return line{text: text}
}

// oneLine makes a sentence fit to be an answer: a line end in it would begin another answer.
func oneLine(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, strings.TrimRight(text, "\r\n"))
}

// args are what is left of a line, without a blank in front.
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
		return fmt.Errorf("%q does not belong on this line", string(w))
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
