package widgets

import (
	"slices"
	"testing"
)

// TestTitlesStayWithNames: no line ends between a title and the name behind it.
func TestTitlesStayWithNames(t *testing.T) {
	for para, want := range map[string][]string{
		"rides to Mr X's station":  {"rides", "to", "Mr X's", "station"},
		"Green's Dr. Leitão waits": {"Green's", "Dr. Leitão", "waits"},
		"Mr":                       {"Mr"},
		"":                         nil,
	} {
		if got := unbroken(para); !slices.Equal(got, want) {
			t.Errorf("%q is broken into %q", para, got)
		}
	}
}
