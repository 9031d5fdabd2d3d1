package input_test

import (
	"testing"

	"intrigue/input/record"
	"intrigue/rules/rulestest"
)

// TestRecordsOfAnyEncodingAreRead reads what is written in one of three ways, and letters that take four bytes.
func TestRecordsOfAnyEncodingAreRead(t *testing.T) {
	for raw, want := range map[string]string{
		"": "", "Zoë": "Zoë", "\ufeffZoë": "Zoë", "\xff": "\xff",
		"\xff\xfeZ\x00o\x00\xeb\x00": "Zoë", "\xfe\xff\x00Z\x00o\x00\xeb": "Zoë",
		"\xff\xfe\x3d\xd8\x00\xde!\x00": "😀!", "\xff\xfe\x3d\xd8": "�", "\xff\xfeZ\x00o": "Z",
		"\xff\xfe": "",
	} {
		got := string(record.Text([]byte(raw)))
		rulestest.Holds(t, got == want, "%q reads %q, want %q", raw, got, want)
	}
}
