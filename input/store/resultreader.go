package store

import (
	"bytes"
	"encoding/json"
	"strconv"

	"intrigue/rules"
)

// resultReader reads lines of results. What repeats from line to line, the options and
// the parts, is read once and shared: nobody may change it.
type resultReader struct {
	options map[string]rules.Options
	parts   map[string][]SideResult
}

func newResultReader() *resultReader {
	return &resultReader{options: map[string]rules.Options{}, parts: map[string][]SideResult{}}
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
	r.Deal = c.number(`,"deal":`)
	if score := c.number(`,"score":`); score <= maxScore {
		r.Score = int(score)
	} else {
		c.failed = true
	}
	r.Perfect = c.skip(`,"perfect":true`)
	r.Advised = c.skip(`,"advised":true`)
	r.When = c.text(`,"when":`)
	if c.skip(`,"options":`) {
		end := bytes.IndexByte(c.rest, '}') + 1
		raw := c.rest[:end]
		c.rest = c.rest[end:]
		if r.Options, ok = q.options[string(raw)]; !ok {
			if c.failed = c.failed || json.Unmarshal(raw, &r.Options) != nil; !c.failed {
				q.options[string(raw)] = r.Options
			}
		}
	}
	if c.hasPrefix(`,"edition":`) {
		if edition := c.number(`,"edition":`); edition <= maxScore {
			r.Edition = int(edition)
		} else {
			c.failed = true
		}
	}
	if c.hasPrefix(`,"ending":"`) {
		r.Ending = c.text(`,"ending":`)
	}
	if c.skip(`,"parts":`) && len(c.rest) > 0 {
		raw := c.rest[:len(c.rest)-1]
		c.rest = c.rest[len(raw):]
		if r.Sides, ok = q.parts[string(raw)]; !ok {
			if c.failed = c.failed || json.Unmarshal(raw, &r.Sides) != nil; !c.failed {
				q.parts[string(raw)] = r.Sides
			}
		}
	}
	return r, !c.failed && string(c.rest) == "}"
}

// lineScanner goes through a line. It has failed once something else stood there than was
// asked for.
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

// number is the whole number after key.
func (c *lineScanner) number(key string) uint64 {
	if c.failed = c.failed || !c.skip(key); c.failed {
		return 0
	}
	end := 0
	for end < len(c.rest) && c.rest[end] >= '0' && c.rest[end] <= '9' {
		end++
	}
	n, err := strconv.ParseUint(string(c.rest[:end]), 10, 64)
	c.failed = err != nil || end > 1 && c.rest[0] == '0'
	c.rest = c.rest[end:]
	return n
}
