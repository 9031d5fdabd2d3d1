package svgwriter

import "testing"

func TestNumbers(t *testing.T) {
	for want, got := range map[string]string{
		"0": Num(-0.04, 1), ".5": Num(0.5, 1), "-.5": Num(-0.5, 1), "10": Num(10, 1), "-10.3": Num(-10.25001, 1), "1.27": Num(1.27, 2),
		"1-2": Pair(1, -2), "1 .2": Pair(1, .2), "V &amp; A &lt; B": Escape("V & A < B"),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestGroupsIndent(t *testing.T) {
	var w Writer
	w.Group(`id="a"`, func() { w.Line("<b/>") })
	if want := "<g id=\"a\">\n <b/>\n</g>\n"; w.String() != want {
		t.Errorf("%q, want %q", w.String(), want)
	}
}
