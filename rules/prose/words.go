package prose

import (
	"regexp"
	"strings"
)

var (
	// leads is what a line does not end with when a name follows: a title or initials.
	// "I." ends sentences as the number of a space, so it is not taken for an initial.
	leads = regexp.MustCompile(`^[(“"']*(Mr|Dr\.|([A-HJ-Z]\. ?)+)$`)
	// villain and letter are what belongs together.
	villain = regexp.MustCompile(`^[(“"']*[Vv]illain$`)
	letter  = regexp.MustCompile(`^[A-C]\b`)
)

// Words splits a paragraph where a line may end. A title or an initial stays with the
// name behind it ("Mr X", "J. Pujol"), and a villain with its letter ("villain B").
func Words(paragraph string) (all []string) {
	for _, word := range strings.Fields(paragraph) {
		last := len(all) - 1
		if last >= 0 && (leads.MatchString(all[last]) || villain.MatchString(all[last]) && letter.MatchString(word)) {
			all[last] += " " + word
		} else {
			all = append(all, word)
		}
	}
	return all
}
