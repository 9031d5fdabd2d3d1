package record

import (
	"bytes"

	"intrigue/rules"
)

// parseEntry reads an entry that is written the way it is always written here, about
// twenty times as fast as one that may be written any other way.
func parseEntry(one []byte) (seat rules.Seat, move []byte, ok bool) {
	rest, ok1 := bytes.CutPrefix(one, []byte(`{"s":`))
	number, rest, ok2 := bytes.Cut(rest, []byte(`,"m":"`))
	move, ok3 := bytes.CutSuffix(rest, []byte(`"}`))
	if !ok1 || !ok2 || !ok3 || len(move) > MaxMove {
		return 0, nil, false
	}
	minus := len(number) > 0 && number[0] == '-'
	if minus {
		number = number[1:]
	}
	// Two digits are more seats than there are; all else is left to the slow way.
	if len(number) == 0 || len(number) > 2 || number[0] == '0' && (minus || len(number) > 1) {
		return 0, nil, false
	}
	for _, d := range number {
		if d < '0' || d > '9' {
			return 0, nil, false
		}
		seat = 10*seat + rules.Seat(d-'0')
	}
	if minus {
		seat = -seat
	}
	for _, c := range move {
		if c < ' ' || c > '~' || c == '"' || c == '\\' {
			return 0, nil, false
		}
	}
	return seat, move, true
}
