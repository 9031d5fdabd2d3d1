package svg

import (
	"fmt"
	"strconv"
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
	from, dot, digits := s.i, false, false
loop:
	for ; s.i < len(s.s); s.i++ {
		switch c := s.s[s.i]; {
		case c >= '0' && c <= '9':
			digits = true
		case (c == '+' || c == '-') && s.i == from:
		case c == '.' && !dot:
			dot = true
		case (c == 'e' || c == 'E') && digits:
			s.i++
			if s.i < len(s.s) && (s.s[s.i] == '+' || s.s[s.i] == '-') {
				s.i++
			}
			for s.i < len(s.s) && s.s[s.i] >= '0' && s.s[s.i] <= '9' {
				s.i++
			}
			break loop
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

// parsePath reads the d attribute of a path.
func parsePath(d string) (*path, error) {
	s, p := scanner{s: d}, &path{}
	var at, start, handle Point // handle: the last control point, for S and T
	var last, command byte
	for !s.end() {
		if c := s.s[s.i]; c >= 'A' && c <= 'z' && (c <= 'Z' || c >= 'a') {
			command = c
			s.i++
		} else if command == 'z' || command == 'Z' || command == 0 {
			return nil, fmt.Errorf("a command is expected at %.20q", s.s[s.i:])
		}
		up := command &^ 0x20
		n, ok := argumentsOf[up]
		if !ok {
			return nil, fmt.Errorf("%q is not a path command", command)
		}
		if last == 0 && up != 'M' {
			return nil, fmt.Errorf("the path does not begin with a move")
		}
		var v [7]float64
		for k := range n {
			var err error
			if up == 'A' && (k == 3 || k == 4) {
				var f bool
				if f, err = s.flag(); f {
					v[k] = 1
				}
			} else {
				v[k], err = s.number()
			}
			if err != nil {
				return nil, err
			}
		}
		from := Point{}
		if command != up {
			from = at
		}
		pt := func(k int) Point { return Point{v[k] + from.X, v[k+1] + from.Y} }
		if last == 'Z' && up != 'M' {
			p.move(at)
		}
		mirrored := at
		if (up == 'S' && (last == 'C' || last == 'S')) || (up == 'T' && (last == 'Q' || last == 'T')) {
			mirrored = Point{2*at.X - handle.X, 2*at.Y - handle.Y}
		}
		switch up {
		case 'M':
			at = pt(0)
			start = at
			p.move(at)
			command-- // M to L, m to l: further pairs are lines
		case 'L':
			at = pt(0)
			p.line(at)
		case 'H':
			at.X = v[0] + from.X
			p.line(at)
		case 'V':
			at.Y = v[0] + from.Y
			p.line(at)
		case 'C':
			handle = pt(2)
			a := pt(0)
			at = pt(4)
			p.cubic(a, handle, at)
		case 'S':
			handle = pt(0)
			at = pt(2)
			p.cubic(mirrored, handle, at)
		case 'Q':
			handle = pt(0)
			at = pt(2)
			p.quad(handle, at)
		case 'T':
			handle = mirrored
			at = pt(0)
			p.quad(handle, at)
		case 'A':
			to := pt(5)
			p.arc(at, v[0], v[1], v[2], v[3] == 1, v[4] == 1, to)
			at = to
		case 'Z':
			p.shut()
			at = start
		}
		last = up
	}
	return p, nil
}
