package table

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"intrigue/rules"
	"intrigue/scenes/desk"
)

// callings are the names of people by what the rules call their seats, where those are
// colours. Somebody without a name of his own, or who leads several seats, goes by the
// colour.
type callings map[string]string

func callingsOf(about rules.About, seats []rules.SeatInfo) callings {
	if !about.Colours {
		return nil
	}
	times, names := map[string]int{}, callings{}
	for _, i := range seats {
		times[i.Name]++
	}
	for at, colour := range about.SeatNames(len(seats)) {
		if name := seats[at].Name; name != "" && name != desk.Anybody && times[name] == 1 {
			names[colour] = name
		}
	}
	return names
}

// in puts the names of people in place of their colours into words of the rules.
func (c callings) in(words string) string {
	if len(c) == 0 {
		return words
	}
	var out strings.Builder
	for words != "" {
		n := strings.IndexFunc(words, func(r rune) bool { return !unicode.IsLetter(r) })
		switch {
		case n < 0:
			n = len(words)
		case n == 0:
			_, n = utf8.DecodeRuneInString(words)
		}
		word := words[:n]
		if name, ok := c[word]; ok {
			word = name
		}
		out.WriteString(word)
		words = words[n:]
	}
	return out.String()
}

// called is words of the rules with the names of people in place of their colours.
func (s *Screen) called(words string) string { return s.names.in(words) }

// Called is words of the rules with the names of people in place of their colours.
func (p *Seat) Called(words string) string { return p.s.called(words) }
