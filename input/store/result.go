package store

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"time"

	"intrigue/rules"
)

// Result is how one game ended in which a person took part. A game of bots alone
// has none.
//
// Results of older versions are of solitaires only and know no Options, Ending or Parts.
type Result struct {
	Game    string        `json:"game"`
	Name    string        `json:"name"` // of the saved game: finished anew, it counts once
	Kind    string        `json:"kind,omitempty"`
	Deal    uint64        `json:"deal"`
	Score   int           `json:"score"` // of a solitaire
	Perfect bool          `json:"perfect,omitempty"`
	Advised bool          `json:"advised,omitempty"`
	When    string        `json:"when"` // RFC 3339
	Options rules.Options `json:"options,omitempty"`
	Edition int           `json:"edition,omitempty"`
	Ending  string        `json:"ending,omitempty"`
	Sides   []SideResult  `json:"parts,omitempty"` // one a side
}

// SideResult is how one side of a game fared.
type SideResult struct {
	Side   string   `json:"side"`             // its name, as in a sentence
	Person bool     `json:"person,omitempty"` // a person led a seat of it
	Levels []string `json:"levels,omitempty"` // of its bots, each once, sorted
	Won    bool     `json:"won,omitempty"`
	Points int      `json:"points,omitempty"` // of its best seat, in games with points
}

// result is what a finished record of ours counts as. It is not ok for one that
// does not count: no person took part, or it is not over.
func (s *Store) result(name string, rec rules.Record) (r Result, ok bool) {
	if !slices.ContainsFunc(rec.Seats, rules.SeatInfo.Person) {
		return r, false
	}
	game, o, ok := s.outcome(rec)
	if !ok || !o.Over() {
		return r, false
	}
	r = Result{
		Game: rec.Game, Name: name, Kind: rec.Kind, Deal: rec.Deal, Advised: rec.Advised,
		Options: rec.Options, Edition: rec.Setup().Edition, Ending: o.Ending, When: s.now().UTC().Format(time.RFC3339),
	}
	if complete, err := rules.Complete(game.About().Options, rec.Options); err == nil {
		r.Options = complete // an old record may leave out what was not asked then
	}
	for _, side := range game.About().SidesOf(len(rec.Seats)) {
		r.Sides = append(r.Sides, part(side, rec.Seats, o))
	}
	if scorer, ok := game.(rules.Scorer); ok && len(rec.Seats) == 1 {
		r.Score = points(o, 0)
		r.Perfect = r.Score >= scorer.Perfect()
	}
	return r, true
}

func part(of rules.Side, seats []rules.SeatInfo, o rules.Outcome) SideResult {
	p := SideResult{Side: of.Name}
	for i, seat := range of.Seats {
		if info := seats[seat]; info.Person() {
			p.Person = true
		} else if !slices.Contains(p.Levels, info.Level) {
			p.Levels = append(p.Levels, info.Level)
		}
		p.Won = p.Won || slices.Contains(o.Winners, seat)
		if n := points(o, seat); i == 0 || n > p.Points {
			p.Points = n
		}
	}
	slices.Sort(p.Levels)
	return p
}

// points is the sum of a seat's lines of the reckoning.
func points(o rules.Outcome, seat rules.Seat) (sum int) {
	for _, line := range o.Scores {
		if int(seat) < len(line.Points) {
			sum += line.Points[seat]
		}
	}
	return sum
}

// resultReader reads lines of results. What repeats from line to line, the options and
// the parts, is read once and shared: nobody may change it.
type resultReader struct {
	options map[string]rules.Options
	parts   map[string][]SideResult
}

// read reads a line.
func (q *resultReader) read(one []byte) (Result, error) {
	if r, ok := q.readFast(one); ok {
		return r, nil
	}
	var r Result
	err := json.Unmarshal(one, &r)
	return r, err
}

// readFast reads a line that is written the way it is always written here, about six
// times as fast as one that may be written any other way.
func (q *resultReader) readFast(one []byte) (r Result, ok bool) {
	c := lineScanner{rest: one}
	r.Game = c.text(`{"game":`)
	r.Name = c.text(`,"name":`)
	if c.hasPrefix(`,"kind":"`) {
		r.Kind = c.text(`,"kind":`)
	}
	r.Deal = c.number(`,"deal":`, math.MaxUint64)
	r.Score = int(c.number(`,"score":`, maxScore))
	r.Perfect = c.skip(`,"perfect":true`)
	r.Advised = c.skip(`,"advised":true`)
	r.When = c.text(`,"when":`)
	if c.skip(`,"options":`) {
		r.Options = shared(&c, q.options, bytes.IndexByte(c.rest, '}')+1)
	}
	if c.hasPrefix(`,"edition":`) {
		r.Edition = int(c.number(`,"edition":`, maxScore))
	}
	if c.hasPrefix(`,"ending":"`) {
		r.Ending = c.text(`,"ending":`)
	}
	if c.skip(`,"parts":`) && len(c.rest) > 0 {
		r.Sides = shared(&c, q.parts, len(c.rest)-1)
	}
	return r, !c.failed && string(c.rest) == "}"
}

// shared takes n bytes off a line, and reads them unless that was done before.
func shared[V any](c *lineScanner, known map[string]V, n int) V {
	raw := c.rest[:n]
	c.rest = c.rest[n:]
	v, ok := known[string(raw)]
	if !ok {
		if c.failed = c.failed || json.Unmarshal(raw, &v) != nil; !c.failed {
			known[string(raw)] = v
		}
	}
	return v
}

// lineScanner goes through a line. It has failed once something else stood there than was asked.
type lineScanner struct {
	rest   []byte
	failed bool
}

func (c *lineScanner) hasPrefix(text string) bool {
	return len(c.rest) >= len(text) && string(c.rest[:len(text)]) == text
}

func (c *lineScanner) skip(text string) bool {
	if !c.hasPrefix(text) {
		return false
	}
	c.rest = c.rest[len(text):]
	return true
}

// text is the plain text in quotation marks after key.
func (c *lineScanner) text(key string) string {
	if c.failed = c.failed || !c.skip(key) || !c.skip(`"`); c.failed {
		return ""
	}
	for i, b := range c.rest {
		if b == '"' {
			w := string(c.rest[:i])
			c.rest = c.rest[i+1:]
			return w
		}
		if b < ' ' || b > '~' || b == '\\' {
			break
		}
	}
	c.failed = true
	return ""
}

// number is the whole number after key, up to most.
func (c *lineScanner) number(key string, most uint64) uint64 {
	if c.failed = c.failed || !c.skip(key); c.failed {
		return 0
	}
	end := 0
	for end < len(c.rest) && c.rest[end] >= '0' && c.rest[end] <= '9' {
		end++
	}
	n, err := strconv.ParseUint(string(c.rest[:end]), 10, 64)
	c.failed = err != nil || n > most || end > 1 && c.rest[0] == '0'
	c.rest = c.rest[end:]
	return n
}
