package svg

import (
	"errors"
	"fmt"
	"strconv"

	"intrigue/maps/geom"
)

// scanner walks the lists of numbers that SVG writes in its attributes.
type scanner struct {
	s string
	i int
}

func (s *scanner) skip() {
	for s.i < len(s.s) {
		switch s.s[s.i] {
		case ' ', '\t', '\n', '\r', ',':
			s.i++
		default:
			return
		}
	}
}

func (s *scanner) end() bool { s.skip(); return s.i >= len(s.s) }

// number reads one number; "1.5.5" and "1-2" are two each, as SVG allows.
func (s *scanner) number() (float64, error) {
	s.skip()
	from, dot := s.i, false
loop:
	for ; s.i < len(s.s); s.i++ {
		switch c := s.s[s.i]; {
		case c >= '0' && c <= '9', (c == '+' || c == '-') && s.i == from:
		case c == '.' && !dot:
			dot = true
		default:
			break loop
		}
	}
	v, err := strconv.ParseFloat(s.s[from:s.i], 64)
	if err != nil {
		return 0, fmt.Errorf("a number is expected at %.20q", s.s[from:])
	}
	return v, nil
}

func (s *scanner) flag() (bool, error) {
	s.skip()
	if s.i < len(s.s) && (s.s[s.i] == '0' || s.s[s.i] == '1') {
		s.i++
		return s.s[s.i-1] == '1', nil
	}
	return false, fmt.Errorf("an arc flag is expected at %.20q", s.s[s.i:])
}

// numbers reads a list of numbers with blanks or commas between them.
func numbers(text string) ([]float64, error) {
	s, out := scanner{s: text}, []float64(nil)
	for !s.end() {
		v, err := s.number()
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, nil
}

var argumentsOf = map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Q': 4, 'T': 2, 'A': 7, 'Z': 0}

// A tracer draws a path command by command.
type tracer struct {
	scanner
	p                 *path
	at, start, handle geom.Point // handle: the last control point, for S and T
	last              byte       // command, in capitals; 0 at the beginning
}

// parsePath reads the d attribute of a path.
func parsePath(d string) (*path, error) {
	t := tracer{scanner: scanner{s: d}, p: &path{}}
	var command byte
	for !t.end() {
		if c := t.s[t.i]; c >= 'A' && c <= 'z' && (c <= 'Z' || c >= 'a') {
			command = c
			t.i++
		} else if command == 'z' || command == 'Z' || command == 0 {
			return nil, fmt.Errorf("a command is expected at %.20q", t.s[t.i:])
		}
		up := command &^ 0x20
		v, err := t.arguments(command, up)
		if err != nil {
			return nil, err
		}
		t.draw(up, command != up, v)
		t.last = up
		if up == 'M' {
			command-- // M to L, m to l: further pairs are lines
		}
	}
	return t.p, nil
}

// arguments reads what a command wants; up is the command in capitals.
func (t *tracer) arguments(command, up byte) (v [7]float64, err error) {
	n, ok := argumentsOf[up]
	switch {
	case !ok:
		return v, fmt.Errorf("%q is not a path command", command)
	case t.last == 0 && up != 'M':
		return v, errors.New("the path does not begin with a move")
	}
	for k := range n {
		if up == 'A' && (k == 3 || k == 4) {
			var f bool
			if f, err = t.flag(); f {
				v[k] = 1
			}
		} else {
			v[k], err = t.number()
		}
		if err != nil {
			return v, err
		}
	}
	return v, nil
}

// draw carries out a command.
func (t *tracer) draw(up byte, relative bool, v [7]float64) {
	p, from := t.p, geom.Point{}
	if relative {
		from = t.at
	}
	pt := func(k int) geom.Point { return geom.Pt(v[k]+from.X, v[k+1]+from.Y) }
	if t.last == 'Z' && up != 'M' {
		p.move(t.at)
	}
	switch up {
	case 'M':
		t.at = pt(0)
		t.start = t.at
		p.move(t.at)
	case 'L':
		t.at = pt(0)
		p.line(t.at)
	case 'H':
		t.at.X = v[0] + from.X
		p.line(t.at)
	case 'V':
		t.at.Y = v[0] + from.Y
		p.line(t.at)
	case 'C':
		t.handle, t.at = pt(2), pt(4)
		p.cubic(pt(0), t.handle, t.at)
	case 'S':
		first := t.mirrored('C', 'S')
		t.handle, t.at = pt(0), pt(2)
		p.cubic(first, t.handle, t.at)
	case 'Q':
		t.handle, t.at = pt(0), pt(2)
		p.quad(t.handle, t.at)
	case 'T':
		t.handle = t.mirrored('Q', 'T')
		t.at = pt(0)
		p.quad(t.handle, t.at)
	case 'A':
		p.arc(t.at, geom.Pt(v[0], v[1]), v[2], v[3] == 1, v[4] == 1, pt(5))
		t.at = pt(5)
	case 'Z':
		p.shut()
		t.at = t.start
	}
}

// mirrored is where a smooth curve begins to bend: opposite to the last control point
// if the command before was one of two.
func (t *tracer) mirrored(one, other byte) geom.Point {
	if t.last != one && t.last != other {
		return t.at
	}
	return geom.Pt(2*t.at.X-t.handle.X, 2*t.at.Y-t.handle.Y)
}
