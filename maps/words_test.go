package maps

import (
	"slices"
	"testing"

	"intrigue/maps/face"
	"intrigue/rules/rulestest"
)

// TestNamesStayTogether: no line ends between a title, an initial or "villain" and what
// stands behind it, nor before a number that ends a sentence.
func TestNamesStayTogether(t *testing.T) {
	for para, want := range map[string][]string{
		"rides to Mr X's station":   {"rides", "to", "Mr X's", "station"},
		"hunt Mr X. He hides":       {"hunt", "Mr X.", "He", "hides"},
		"Green's Dr. Leitão waits":  {"Green's", "Dr. Leitão", "waits"},
		"Send J. Pujol there":       {"Send", "J. Pujol", "there"},
		"(G. F. Kennan)":            {"(G. F. Kennan)"},
		"holds space I. The reward": {"holds", "space", "I.", "The", "reward"},
		"Villain B moves":           {"Villain B", "moves"},
		"meets villain B's. Alice":  {"meets", "villain B's.", "Alice"},
		"the villain Alice met":     {"the", "villain", "Alice", "met"},
		"the villain stops":         {"the", "villain", "stops"},
		"comes out at Slums B.":     {"comes", "out", "at", "Slums B."},
		"The Slums burn":            {"The", "Slums", "burn"},
		"Heal 1 wound. Draw 1.":     {"Heal", "1", "wound.", "Draw 1."},
		"to 157. It waits":          {"to 157.", "It", "waits"},
		"Ends. 2. Begins":           {"Ends.", "2.", "Begins"},
		"Mr":                        {"Mr"},
		"":                          nil,
		"A villain. Badly hidden":   {"A", "villain.", "Badly", "hidden"},
	} {
		got := face.Words(para)
		rulestest.Holds(t, slices.Equal(got, want), "%q is broken into %q", para, got)
	}
}
