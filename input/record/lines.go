// Package record writes games as lines of text and reads them, and knows the luck of a deal.
//
// It knows no game, no rules and no file: what it reads may still be refused by
// rules.Replay, and it does not know where the lines are kept.
package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"intrigue/input/plain"
	"intrigue/rules"
)

// Line is one line after the header. A game is JSON lines: the header, then one line for each thing that happened,
// mostly a rules.Entry. Taking back is a line too, {"undo":2}, so that a file only ever grows and the power may fail at
// any moment; so is the end, {"over":"caught"}, which lets the list of games tell finished ones without replaying them.
type Line struct {
	Seat *rules.Seat `json:"s,omitempty"`
	Move *rules.Move `json:"m,omitempty"`
	Undo int         `json:"undo,omitempty"`
	Over string      `json:"over,omitempty"`
	Hint bool        `json:"hint,omitempty"` // the person was helped
	By   string      `json:"by,omitempty"`   // and by whom: "hint", "solver"
	Note *rules.Note `json:"note,omitempty"` // somebody's pencil mark
}

// Parsed is a game as it is written down, not yet checked by its rules.
type Parsed struct {
	Record       rules.Record
	Entries      int // entries, also when Record was told to keep none
	Size         int // of the text, in bytes
	Ending       string
	Torn         bool // the last line was cut off and left out
	Unterminated bool // the text does not end with the end of a line
	Foreign      bool // the text is more than the lines of a game, or not in UTF-8: none can be added to it

	luck []int // the indices of luck's entries, sorted
}

// Decisions is the number of entries that somebody decided: what people call moves.
func (p Parsed) Decisions() int { return p.Entries - len(p.luck) }

// addEntry counts one more entry, and keeps it in the record if asked.
func (p *Parsed) addEntry(seat rules.Seat, move []byte, keep bool) {
	if keep {
		p.Record.Entries = append(p.Record.Entries, rules.Entry{Seat: seat, Move: rules.Move(move)})
	}
	if seat < 0 {
		p.luck = append(p.luck, p.Entries)
	}
	p.Entries++
	p.Ending = ""
}

// dropEntries takes the last n entries back.
func (p *Parsed) dropEntries(n int) {
	p.Entries -= n
	for len(p.luck) > 0 && p.luck[len(p.luck)-1] >= p.Entries {
		p.luck = p.luck[:len(p.luck)-1]
	}
	p.Ending = ""
}

var errForeign = errors.New("it is not an Intrigue game")

// Parse reads a game; of a newer format, rules.ErrFuture, as much of the header as it can.
func Parse(text []byte) (Parsed, error) { return parse(text, true) }

// Scan is Parse for a list, without the entries.
func Scan(text []byte) (Parsed, error) { return parse(text, false) }

// parse reads a game; of the entries it keeps only their number unless keepEntries.
func parse(text []byte, keepEntries bool) (Parsed, error) {
	p := Parsed{Size: len(text), Unterminated: !bytes.HasSuffix(text, []byte("\n"))}
	lines := newLineReader(text)
	head, ok := lines.next()
	if !ok || len(head) > MaxHeader {
		return p, errForeign
	}
	var format struct {
		Format *int `json:"format"`
	}
	if err := json.Unmarshal(head, &format); err != nil || format.Format == nil {
		return p, errForeign
	}
	if p.Record.Format = *format.Format; p.Record.Format > rules.Format {
		json.Unmarshal(head, &p.Record) // for the list: what can still be read
		p.Record.Format = *format.Format
		if LimitHeader(&p.Record) != nil {
			p.Record = rules.Record{Format: p.Record.Format}
		}
		return p, rules.ErrFuture
	}
	if err := json.Unmarshal(head, &p.Record); err != nil {
		return p, fmt.Errorf("its first line is damaged")
	}
	if err := LimitHeader(&p.Record); err != nil {
		p.Record = rules.Record{Format: p.Record.Format}
		return p, err
	}
	for one, ok := lines.next(); ok; one, ok = lines.next() {
		if err := p.addLine(one, keepEntries); err != nil {
			// Only the very last line can have been cut off by a power failure, or by a hand that marked too little.
			number, torn := lines.number, !lines.ended || cutShort(one)
			if _, more := lines.next(); more || !torn {
				return p, fmt.Errorf("line %d %w", number, err)
			}
			p.Torn, p.Unterminated = true, true
		}
	}
	p.Foreign = lines.foreign
	return p, nil
}

// addLine reads one line. Its error ends a sentence that begins with the number of the line.
func (p *Parsed) addLine(one []byte, keepEntries bool) error {
	if seat, move, ok := parseEntry(one); ok {
		p.addEntry(seat, move, keepEntries)
		return nil
	}
	var l Line
	if err := json.Unmarshal(one, &l); err != nil {
		return errors.New("cannot be read")
	}
	switch {
	case l.Seat != nil && l.Move != nil:
		if len(*l.Move) > MaxMove {
			return errors.New("is longer than any move")
		}
		p.addEntry(*l.Seat, []byte(*l.Move), keepEntries)
	case l.Undo > 0 && l.Undo <= p.Entries:
		if keepEntries {
			p.Record.Entries = p.Record.Entries[:len(p.Record.Entries)-l.Undo]
		}
		p.dropEntries(l.Undo)
	case l.Over != "" && plain.Key(l.Over, MaxKey):
		p.Ending = l.Over
	case l.Hint:
		p.Record.Advised = true
		p.Record.Help = Helped(p.Record.Help, l.By)
	case l.Note != nil && plain.Key(l.Note.Target, MaxKey) && (l.Note.Mark == "" || plain.Key(l.Note.Mark, MaxKey)) &&
		len(p.Record.Notes) < MaxNotes:
		p.Record.Notes = rules.Noted(p.Record.Notes, *l.Note)
	default:
		return errors.New("makes no sense here")
	}
	return nil
}

// Print writes a game in the way that Parse reads. ending is the key of how it ended, empty to leave that out.
func Print(r rules.Record, ending string) []byte {
	var b bytes.Buffer
	put := json.NewEncoder(&b)
	put.SetEscapeHTML(false)
	put.Encode(r)
	if r.Advised && len(r.Help) == 0 {
		put.Encode(Line{Hint: true})
	}
	for _, by := range r.Help {
		put.Encode(Line{Hint: true, By: by})
	}
	for _, n := range r.Notes {
		put.Encode(Line{Note: &n})
	}
	for _, e := range r.Entries {
		put.Encode(e)
	}
	if ending != "" {
		put.Encode(Line{Over: ending})
	}
	return b.Bytes()
}

// maxHelp is more than the ways in which a game helps.
const maxHelp = 4

// Helped adds one who helped, such as "hint", to those who did, unless that is no name, is known, or would be one too many.
func Helped(all []string, by string) []string {
	if by == "" || slices.Contains(all, by) || len(all) == maxHelp || !plain.Key(by, MaxKey) {
		return all
	}
	return append(slices.Clip(all), by)
}

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
