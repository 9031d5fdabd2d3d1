package face

import (
	"regexp"
	"strings"
)

var (
	// leads is what a line does not end with when a name follows: a title or initials.
	// "I." ends sentences as the number of a space, so it is not taken for an initial.
	leads = regexp.MustCompile(`^[(“"']*(Mr|Dr\.|([A-HJ-Z]\. ?)+)$`)
	// lettered and letter are what belongs together.
	lettered = regexp.MustCompile(`^[(“"']*([Vv]illain|Slums)$`)
	letter   = regexp.MustCompile(`^[A-C]\b`)
	// last is a number that ends a sentence: alone on a line it would read as one of a list.
	last = regexp.MustCompile(`^\d{1,3}\.$`)
)

// Words splits a paragraph where a line may end. A title or an initial stays with the
// name behind it ("Mr X", "J. Pujol"), a villain with its letter ("villain B"), and the number that ends
// a sentence with the word before it ("Draw 1.").
func Words(paragraph string) (all []string) {
	for _, word := range strings.Fields(paragraph) {
		if end := len(all) - 1; end >= 0 && together(all[end], word) {
			all[end] += " " + word
		} else {
			all = append(all, word)
		}
	}
	return all
}

// together reports whether no line ends between two words.
func together(word, next string) bool {
	return leads.MatchString(word) || lettered.MatchString(word) && letter.MatchString(next) ||
		last.MatchString(next) && !strings.HasSuffix(word, ".")
}
