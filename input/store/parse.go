package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

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
	ending string
	torn   bool // the last line was cut off and left out
	ragged bool // the file does not end with the end of a line
}

var errForeign = errors.New("it is not a game of Intrigue")

// parse reads a saved game. It returns rules.ErrFuture for a newer format, with
// as much of the header as could be read.
func parse(text []byte) (parsed, error) {
	var p parsed
	head, rest, whole := bytes.Cut(text, []byte("\n"))
	var format struct {
		Format *int `json:"format"`
	}
	if err := json.Unmarshal(head, &format); err != nil || format.Format == nil {
		return p, errForeign
	}
	if p.rec.Format = *format.Format; p.rec.Format > rules.Format {
		json.Unmarshal(head, &p.rec) // for the list: what can still be read
		p.rec.Format = *format.Format
		return p, rules.ErrFuture
	}
	if err := json.Unmarshal(head, &p.rec); err != nil {
		return p, fmt.Errorf("its first line is damaged")
	}
	p.ragged = !whole
	for n := 2; len(rest) > 0; n++ {
		var one []byte
		one, rest, whole = bytes.Cut(rest, []byte("\n"))
		if err := p.take(one); err != nil {
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

func (p *parsed) take(one []byte) error {
	var l line
	if err := json.Unmarshal(one, &l); err != nil {
		return errors.New("cannot be read")
	}
	switch {
	case l.Seat != nil && l.Move != nil:
		p.rec.Entries = append(p.rec.Entries, rules.Entry{Seat: *l.Seat, Move: *l.Move})
		p.ending = ""
	case l.Undo > 0 && l.Undo <= len(p.rec.Entries):
		p.rec.Entries = p.rec.Entries[:len(p.rec.Entries)-l.Undo]
		p.ending = ""
	case l.Over != "":
		p.ending = l.Over
	case l.Hint:
		p.rec.Advised = true
	default:
		return errors.New("says nothing that is known here")
	}
	return nil
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
