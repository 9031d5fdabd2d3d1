package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"intrigue/input/plain"
	"intrigue/rules"
)

// A saved game is JSON lines: the header, then one line for each thing that
// happened. Taking back is a line too, {"undo":2}, so that a file only ever
// grows and the power may fail at any moment; so is the end, {"over":"caught"},
// which lets the list of games tell finished ones without replaying them.
type line struct {
	Seat *rules.Seat `json:"s,omitempty"`
	Move *rules.Move `json:"m,omitempty"`
	Undo int         `json:"undo,omitempty"`
	Over string      `json:"over,omitempty"`
	Hint bool        `json:"hint,omitempty"` // a hint was asked for
}

// parsed is a saved game as it is written down, not yet checked by its rules.
type parsed struct {
	rec    rules.Record
	moves  int // entries, also when rec was told to keep none
	size   int // of the file, in bytes
	ending string
	torn   bool             // the last line was cut off and left out
	ragged bool             // the file does not end with the end of a line
	all    []rules.Position // once the rules have checked it
}

var errForeign = errors.New("it is not a game of Intrigue")

// bom is the mark that some programs put before the first letter of a text.
var bom = []byte("\ufeff")

// parse reads a saved game, with its entries or only their number. It returns
// rules.ErrFuture for a newer format, with as much of the header as could be read.
func parse(text []byte, entries bool) (parsed, error) {
	p := parsed{size: len(text)}
	head, rest, whole := bytes.Cut(bytes.TrimPrefix(text, bom), []byte("\n"))
	if len(head) > mostHeader {
		return p, errForeign
	}
	var format struct {
		Format *int `json:"format"`
	}
	if err := json.Unmarshal(head, &format); err != nil || format.Format == nil {
		return p, errForeign
	}
	if p.rec.Format = *format.Format; p.rec.Format > rules.Format {
		json.Unmarshal(head, &p.rec) // for the list: what can still be read
		p.rec.Format = *format.Format
		if bound(&p.rec) != nil {
			p.rec = rules.Record{Format: p.rec.Format}
		}
		return p, rules.ErrFuture
	}
	if err := json.Unmarshal(head, &p.rec); err != nil {
		return p, fmt.Errorf("its first line is damaged")
	}
	if err := bound(&p.rec); err != nil {
		p.rec = rules.Record{Format: p.rec.Format}
		return p, err
	}
	p.ragged = !whole
	for n := 2; len(rest) > 0; n++ {
		var one []byte
		one, rest, whole = bytes.Cut(rest, []byte("\n"))
		if err := p.take(one, entries); err != nil {
			// Only the very last line can have been cut off by a power failure,
			// and then it has no end.
			if !whole {
				p.torn, p.ragged = true, true
				break
			}
			return p, fmt.Errorf("line %d of it %w", n, err)
		}
		p.ragged = !whole
	}
	return p, nil
}

// take reads one line.
func (p *parsed) take(one []byte, entries bool) error {
	if e, move, ok := quick(one); ok {
		if entries {
			p.rec.Entries = append(p.rec.Entries, rules.Entry{Seat: e, Move: rules.Move(move)})
		}
		p.moves++
		p.ending = ""
		return nil
	}
	var l line
	if err := json.Unmarshal(one, &l); err != nil {
		return errors.New("cannot be read")
	}
	switch {
	case l.Seat != nil && l.Move != nil:
		if len(*l.Move) > mostMove {
			return errors.New("is longer than any move")
		}
		if entries {
			p.rec.Entries = append(p.rec.Entries, rules.Entry{Seat: *l.Seat, Move: *l.Move})
		}
		p.moves++
		p.ending = ""
	case l.Undo > 0 && l.Undo <= p.moves:
		if entries {
			p.rec.Entries = p.rec.Entries[:len(p.rec.Entries)-l.Undo]
		}
		p.moves -= l.Undo
		p.ending = ""
	case l.Over != "" && plain.Key(l.Over, mostKey):
		p.ending = l.Over
	case l.Hint:
		p.rec.Advised = true
	default:
		return errors.New("says nothing that is known here")
	}
	return nil
}

// quick reads an entry that is written the way it is always written here, about
// twenty times as fast as one that may be written any other way.
func quick(one []byte) (seat rules.Seat, move []byte, ok bool) {
	rest, ok1 := bytes.CutPrefix(one, []byte(`{"s":`))
	number, rest, ok2 := bytes.Cut(rest, []byte(`,"m":"`))
	move, ok3 := bytes.CutSuffix(rest, []byte(`"}`))
	if !ok1 || !ok2 || !ok3 || len(move) > mostMove {
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

// printed writes a saved game from scratch.
func printed(r rules.Record, ending string) []byte {
	var b bytes.Buffer
	put := json.NewEncoder(&b)
	put.SetEscapeHTML(false)
	put.Encode(r)
	if r.Advised {
		put.Encode(line{Hint: true})
	}
	for _, e := range r.Entries {
		put.Encode(e)
	}
	if ending != "" {
		put.Encode(line{Over: ending})
	}
	return b.Bytes()
}
