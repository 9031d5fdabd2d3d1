// Package prose joins words to sentences as people say them: what the texts of all games
// and screens have in common.
package prose

import (
	"fmt"
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
func List(words []string) string { return join(words, " and ") }

// Or joins words of which one is meant: "a, b or c".
func Or(words []string) string { return join(words, " or ") }

// ListOf joins the names of things as List does.
func ListOf[T any](things []T, name func(T) string) string {
	words := make([]string, len(things))
	for i, t := range things {
		words[i] = name(t)
	}
	return List(words)
}

// join joins words by commas, and the last one by another word.
func join(words []string, word string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:last], ", ") + word + words[last]
}

// Once is a list with each word where it stands first.
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

// Some is an Amount of which there may be none: "no cubes", "1 cube", "3 cubes".
func Some(n int, noun string) string {
	if n == 0 {
		return "no" + Amount(n, noun)[1:]
	}
	return Amount(n, noun)
}

// Thousands is a number below a million with a comma before its last three digits: "1,240".
func Thousands(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%d,%03d", n/1000, n%1000)
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
