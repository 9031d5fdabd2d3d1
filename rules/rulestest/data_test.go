package rulestest

import (
	"strings"
	"testing"
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
