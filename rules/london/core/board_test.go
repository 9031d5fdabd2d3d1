package core

import (
	"strconv"
	"strings"
	"testing"
)

// TestDataIsChecked: a slip in the tables of the map is named.
func TestDataIsChecked(t *testing.T) {
	stations, lines := "id,services,mb,start\n1,taxi,1,0\n2,taxi,2,0\n", "a,b,kind,via\n"
	for name, files := range map[string][2]string{
		"a station that is none":   {"h,h,h,h\n200,taxi,1,0\n", lines},
		"a number that is none":    {"h,h,h,h\n1,taxi,one,0\n", lines},
		"a signal that is none":    {"h,h,h,h\n1,rocket,1,0\n", lines},
		"a line that is none":      {stations, lines + "1,2,rocket,\n"},
		"three columns":            {"h,h,h\n1,taxi,1\n", lines},
		"a line from nowhere":      {stations, lines + "0,2,taxi,\n"},
		"a line to nowhere":        {stations, lines + "1,01,taxi,\n"},
		"a line over nothing":      {stations, lines + "1,2,taxi,x\n"},
		"a table with holes":       {stations, lines + "1,2\n"},
		"stations without columns": {"h,h,h,h\n1\n", lines},
	} {
		_, err := readBoard(files[0], files[1])
		if err == nil {
			t.Errorf("%s is read", name)
			continue
		}
		for _, word := range []string{"one", "rocket"} { // what is wrong is named
			if strings.Contains(files[0]+files[1], word) && !strings.Contains(err.Error(), strconv.Quote(word)) {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}
