package record

import (
	"bytes"
	"encoding/binary"
	"unicode/utf16"
	"unicode/utf8"
)

// BOM is what some programs put before the first letter of a text.
const BOM = "\ufeff"

// Text is a file as it reads, without the mark that some programs put at its beginning: in UTF-8, also
// where a shell wrote UTF-16.
func Text(raw []byte) []byte {
	order := utf16Order(raw)
	if order == nil {
		return bytes.TrimPrefix(raw, []byte(BOM))
	}
	text := make([]byte, 0, len(raw)/2)
	for raw = raw[2:]; len(raw) > 1; raw = raw[2:] {
		r := rune(order.Uint16(raw))
		if utf16.IsSurrogate(r) && len(raw) > 3 {
			r = utf16.DecodeRune(r, rune(order.Uint16(raw[2:])))
			raw = raw[2:]
		}
		text = utf8.AppendRune(text, r)
	}
	return text
}

// utf16Order is the byte order of a text that begins with the mark of UTF-16; nil for any other.
func utf16Order(raw []byte) binary.ByteOrder {
	switch {
	case bytes.HasPrefix(raw, []byte{0xff, 0xfe}):
		return binary.LittleEndian
	case bytes.HasPrefix(raw, []byte{0xfe, 0xff}):
		return binary.BigEndian
	}
	return nil
}

// lineReader hands out the lines of a record, whatever an editor, a shell or a mail has made of them. It
// passes over blank lines, a greeting before the first line and what follows a fence or the dashes above
// a signature; it takes off marks of quoting, and joins what was wrapped. None of that can be mistaken:
// every line of ours begins with a brace and ends with one.
type lineReader struct {
	rest    []byte
	number  int  // of lines handed out
	ended   bool // the last of them has an end
	foreign bool // the text holds more than lines of a record
}

func newLineReader(raw []byte) *lineReader {
	text := Text(raw)
	l := &lineReader{rest: text, foreign: utf16Order(raw) != nil}
	if bytes.IndexByte(text, '\r') >= 0 {
		l.rest = bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
	}
	return l
}

// next is the next line; there is none at the end.
func (l *lineReader) next() (line []byte, ok bool) {
	for len(l.rest) > 0 {
		one, rest, ended := l.cut()
		l.rest = rest
		switch {
		case len(one) == 0:
		case separates(one) && l.number > 0:
			l.rest, l.foreign = nil, true
		case l.number == 0 && one[0] != '{':
			l.foreign = true
		default:
			l.number++
			l.ended = ended
			return l.unwrapped(one), true
		}
	}
	return nil, false
}

// unwrapped is a line with what was wrapped from it.
func (l *lineReader) unwrapped(line []byte) []byte {
	for wrapped := false; cutShort(line) && len(line) <= MaxHeader && len(l.rest) > 0; {
		one, rest, ended := l.cut()
		if len(one) > 0 && (one[0] == '{' || separates(one)) {
			break
		}
		l.rest = rest
		if len(one) == 0 {
			continue
		}
		if !wrapped {
			line, wrapped = bytes.Clone(line), true
		}
		line = append(append(line, ' '), one...)
		l.ended, l.foreign = ended, true
	}
	return line
}

// cut is the line that comes next without blanks and marks of quoting, and what is behind it.
func (l *lineReader) cut() (one, rest []byte, ended bool) {
	one, rest, ended = bytes.Cut(l.rest, []byte("\n"))
	for one = bytes.TrimSpace(one); bytes.HasPrefix(one, []byte(">")); one = bytes.TrimSpace(one[1:]) {
		l.foreign = true
	}
	return one, rest, ended
}

// cutShort reports whether the end of a line is missing.
func cutShort(line []byte) bool { return line[0] == '{' && line[len(line)-1] != '}' }

// separates reports whether a line parts a record from what stands around it.
func separates(line []byte) bool {
	return bytes.HasPrefix(line, []byte("```")) || bytes.HasPrefix(line, []byte("~~~")) || bytes.HasPrefix(line, []byte("--"))
}
