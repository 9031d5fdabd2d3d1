package match

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"intrigue/rules"
	"intrigue/scenes/app"
)

// seatNames are the names of people by what the rules call their seats, where those are
// colours. Somebody without a name of his own, or who leads several seats, goes by the
// colour.
type seatNames map[string]string

func seatNamesOf(about rules.About, seats []rules.SeatInfo) seatNames {
	if !about.Colours {
		return nil
	}
	times, names := map[string]int{}, seatNames{}
	for _, i := range seats {
		times[i.Name]++
	}
	for at, colour := range about.SeatNames(len(seats)) {
		if name := seats[at].Name; name != "" && name != app.DefaultName && times[name] == 1 {
			names[colour] = name
		}
	}
	return names
}

// in puts the names of people in place of their colours into words of the rules.
func (c seatNames) in(words string) string {
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
