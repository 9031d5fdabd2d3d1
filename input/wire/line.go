package wire

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
)

// longestLine bounds a line that is read, its end included, in bytes.
const maxLine = 4096

// line is a line that was read. fault says why it cannot be understood at all; a
// note, which begins with #, may hold anything.
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
	for i := range len(text) {
		if text[i] < ' ' || text[i] > '~' {
			return line{fault: fmt.Errorf("byte %d of the line is not printable ASCII", i+1)}
		}
	}
	return line{text: text}
}

// oneLine makes a sentence fit to be an answer: a line end in it would begin
// another answer.
func oneLine(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, strings.TrimRight(text, "\r\n"))
}
