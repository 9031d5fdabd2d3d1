// Package prose joins words to sentences as people say them: what the texts of all games
// and screens have in common.
package prose

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Capital begins a sentence: the first letter is large.
func Capital(words string) string {
	_, n := utf8.DecodeRuneInString(words)
	return strings.ToUpper(words[:n]) + words[n:]
}

// List joins words: "a, b and c".
func List(words []string) string {
	n := len(words) - 1
	if n < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n], ", ") + " and " + words[n]
}

// Once is a list without the words that stand in it before.
func Once(words []string) (once []string) {
	for _, w := range words {
		if !slices.Contains(once, w) {
			once = append(once, w)
		}
	}
	return once
}

// Amount is a number and its noun: "1 cube", "3 cubes", "2 trophies".
func Amount(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	if stem, ok := strings.CutSuffix(noun, "y"); ok && !strings.ContainsAny(stem[max(len(stem)-1, 0):], "aeiou") {
		noun = stem + "ie"
	}
	return strconv.Itoa(n) + " " + noun + "s"
}

// Spelled is an Amount whose number is a word, up to twelve: "one game", "five games".
func Spelled(n int, noun string) string {
	words := []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}
	if n >= len(words) {
		return Amount(n, noun)
	}
	return strings.Replace(Amount(n, noun), strconv.Itoa(n), words[n], 1)
}

// Count is an Amount that is spoken: "one round", "3 rounds".
func Count(n int, noun string) string {
	if n == 1 {
		return "one " + noun
	}
	return Amount(n, noun)
}
