package parts

import "strings"

// Capital is words as they begin a sentence: with a large first letter. It changes
// plain letters only.
func Capital(words string) string {
	if words == "" {
		return ""
	}
	return strings.ToUpper(words[:1]) + words[1:]
}
