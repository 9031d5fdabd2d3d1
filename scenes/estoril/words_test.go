package estoril

import (
	"testing"

	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
)

// TestAStrengthIsToldPartByPart: a strength is told part by part, and nothing as "0 printed".
func TestAStrengthIsToldPartByPart(t *testing.T) {
	for want, s := range map[string]core.Sum{
		"0 printed":                      {},
		"1 printed + 1 from Nationalism": {Parts: core.Parts{Printed: 1, Flags: 1}},
		"2 printed + 3 from Nationalism + 1 from the hotel": {Parts: core.Parts{Printed: 2, Flags: 3, Hotel: 1}},
		"4 printed + 5 from the dice":                       {Parts: core.Parts{Printed: 4, Rolled: 5}},
		"2 face-down tiles":                                 {Unknown: 2},
	} {
		got := partWords(s)
		rulestest.Holds(t, got == want, "%+v is told as %q, not %q", s, got, want)
	}
}
