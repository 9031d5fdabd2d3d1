package input_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"pgregory.net/rapid"

	"intrigue/input/plain"
	"intrigue/rules/rulestest"
)

func TestALineIsPlain(t *testing.T) {
	for in, want := range map[string]string{
		"":                        "",
		"Ada's game, No. 3":       "Ada's game, No. 3",
		"Zoë 👩‍🚀 नमस्ते":          "Zoë 👩‍🚀 नमस्ते",
		"a\nend\ntarget 1 1 x":    "a end target 1 1 x",
		"a\r\nb\tc":               "a  b c",
		"\x1b[2J\x1b]0;title\a":   "[2J]0;title",
		"a\u2028b\u2029c\u0085d":  "a b c d",
		"\u202etxt.exe\u202c":     "txt.exe",
		"\ufeffbom\u200bnothing":  "bomnothing",
		"\x9b31m\xff":             "\ufffd31m\ufffd",
		"\u009b31m":               "31m",
		"del\x7f and nul\x00 end": "del and nul end",
	} {
		got := plain.Line(in)
		rulestest.Holds(t, got == want, "%q became %q, want %q", in, got, want)
	}
}

func TestALongLineIsClipped(t *testing.T) {
	for _, c := range []struct {
		in   string
		most int
		want string
	}{
		{"Ada", 3, "Ada"}, {"Adam", 3, "Ad…"}, {" A\n", 3, " A "}, {"Zoë!", 3, "Zo…"}, {"a b c", 3, "a…"},
		{"", 3, ""}, {strings.Repeat("ö", 1<<20), 4, "ööö…"}, {strings.Repeat("\x00", 1000) + "x", 4, "…"},
	} {
		got := plain.Clip(c.in, c.most)
		rulestest.Holds(t, got == c.want, "%.20q: %q, want %q", c.in, got, c.want)
	}
}

// TestAnythingBecomesHarmless holds Line and Clip to their promise for any bytes.
func TestAnythingBecomesHarmless(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := string(rapid.SliceOf(rapid.Byte()).Draw(t, "bytes")) + rapid.String().Draw(t, "text")
		line, clip := plain.Line(in), plain.Clip(in, 9)
		for _, r := range line {
			if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' || r == '\u202e' {
				t.Fatalf("%q became %q", in, line)
			}
		}
		if !utf8.ValidString(line) || plain.Line(line) != line {
			t.Fatalf("%q became %q", in, line)
		}
		if utf8.RuneCountInString(clip) > 9 || plain.Line(clip) != clip {
			t.Fatalf("%q was clipped to %q", in, clip)
		}
	})
}
