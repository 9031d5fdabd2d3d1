package rulestest

import (
	"strings"
	"testing"

	"intrigue/rules"
)

func TestDataAreRead(t *testing.T) {
	for _, c := range []struct {
		data any
		says string
	}{
		{map[string]any{"at": []int{}, "next": map[string]int{"3": 1, "b.2": 2}}, ""},
		{map[string]any{"foe": nil}, ""},
		{map[string]any{"at": nil}, `"at" is null`},
		{map[string]any{"next": []any{map[string]any{"at": nil}}}, `"at" is null`},
		{struct{ Seat int }{1}, `"Seat" is not in lower case`},
		{map[string]any{"at": func() {}}, "unsupported type"},
	} {
		switch _, err := readData(c.data, []string{"foe"}); {
		case c.says == "" && err != nil:
			t.Errorf("%v: %v", c.data, err)
		case c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)):
			t.Errorf("%v: %v, and not %s", c.data, err, c.says)
		}
	}
}

// TestTwins: data that hold more or less than the view does are found.
func TestTwins(t *testing.T) {
	for broken, says := range map[fault]string{"": "", "data less": "reads something else", "data tell": "is given other data"} {
		p, err := toy{broken}.New(rules.Setup{Seats: 2})
		if err == nil {
			p, err = p.After(rules.Luck, "3")
		}
		if err != nil {
			t.Fatal(err)
		}
		by := mouse
		if broken == "data tell" {
			by = cat
		}
		switch err := twins(p, by); {
		case says == "" && err != nil:
			t.Error(err)
		case says != "" && (err == nil || !strings.Contains(err.Error(), says)):
			t.Errorf("%s: %v", broken, err)
		}
	}
}
