package app

import (
	"regexp"
	"strings"

	"intrigue/input/plain"
)

// signs are what voices skip or read in strange ways, and what people say for them.
var signs = strings.NewReplacer("×", "x", "© ", "", "&", "and", " | ", " pipe ", "½", " and a half", "…", ".",
	" · ", ", ", "·", ",", "•", ",", "“", "\"", "”", "\"", "’", "'", "‘", "'",
	"←", "Left", "→", "Right", "↑", "Up", "↓", "Down", "−", "minus ",
	" – ", ", ", " –", "", " — ", ", ", "—", ", ", "\u00a0", " ")

var (
	span   = regexp.MustCompile(`(\S)–(\S)`)
	times  = regexp.MustCompile(`(\d) × (\d)`)
	spaces = regexp.MustCompile(`\s+`)
)

// Voiced is words as a voice reads them: one line without signs that have no sound, of
// which every part ends like a sentence.
func Voiced(words string) string {
	var lines []string
	for l := range strings.SplitSeq(words, "\n") {
		if l = strings.TrimSpace(l); l != "" {
			lines = append(lines, l)
		}
	}
	for i, l := range lines[:max(0, len(lines)-1)] {
		if !strings.ContainsAny(l[len(l)-1:], ".,;:!?") {
			lines[i] += "."
		}
	}
	s := times.ReplaceAllString(strings.Join(lines, " "), "$1 times $2")
	s = span.ReplaceAllString(s, "$1 to $2")
	s = spaces.ReplaceAllString(signs.Replace(plain.Line(s)), " ")
	return strings.TrimSpace(strings.ReplaceAll(s, "..", ".")) // a full stop and an ellipsis
}
