// Package plain makes harmless lines out of text that came from a file or a person.
//
// It knows no file and no screen: whatever writes such text where control
// characters or ends of lines would do something passes it through Line first.
package plain

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Line is text as one line that does nothing but be read. Ends of lines and tabs become a space; control characters,
// and those that turn around or hide what stands beside them, are left out; bytes that are no text become U+FFFD.
func Line(text string) string {
	if harmless(text) {
		return text
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n', r == '\r', r == '\t', r == '\v', r == '\f', r == '\u0085', r == '\u2028', r == '\u2029':
			return ' '
		case r == '\u200c', r == '\u200d':
			return r // they join letters of some scripts and do nothing else
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co):
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "\ufffd"))
}

// harmless reports whether text is plain ASCII that can be printed, as most is.
func harmless(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return r < ' ' || r > '~' })
}

// Clip is text as one line of at most so many letters, an ellipsis at the end of what was longer included.
func Clip(text string, most int) string {
	// A letter has at most four bytes; what is far beyond is not even looked at.
	if far := 8 * (most + 1); len(text) > far {
		text = text[:far]
		if r, size := utf8.DecodeLastRuneInString(text); r == utf8.RuneError {
			text = text[:len(text)-size] // perhaps a letter that was cut in two
		}
		text += "…"
	}
	text = Line(text)
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	letters := []rune(text)[:max(0, most-1)]
	return strings.TrimRight(string(letters), " ") + "…"
}

// Key reports whether text can be a key: some letters on one line, and not many.
func Key(text string, most int) bool {
	return len(text) <= most && Line(text) == text
}
