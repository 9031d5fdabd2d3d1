package penny

import (
	"strconv"
	"strings"
)

// count is a number with its word: "one round", "3 rounds".
func count(n int, what string) string {
	if n == 1 {
		return "one " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

// capital begins a sentence.
func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// listing joins words as in a sentence: "a, b and c".
func listing(all []string) string {
	switch len(all) {
	case 0:
		return ""
	case 1:
		return all[0]
	}
	return strings.Join(all[:len(all)-1], ", ") + " and " + all[len(all)-1]
}
