package svg

import (
	"fmt"
	"math"
	"strings"
)

// parseTransform reads a transform attribute: a list applied from the right.
func parseTransform(text string) (matrix, error) {
	m := identity
	for rest := strings.TrimSpace(text); rest != ""; {
		name, after, ok := strings.Cut(rest, "(")
		inside, tail, closed := strings.Cut(after, ")")
		if !ok || !closed {
			return m, fmt.Errorf("transform %q is not understood", text)
		}
		v, err := numbers(inside)
		if err != nil {
			return m, fmt.Errorf("transform %q: %w", text, err)
		}
		n, err := oneTransform(strings.Trim(name, " ,\t\n"), v)
		if err != nil {
			return m, err
		}
		m = m.mul(n)
		rest = strings.TrimLeft(tail, " ,\t\n\r")
	}
	return m, nil
}

func oneTransform(name string, v []float64) (matrix, error) {
	switch {
	case name == "matrix" && len(v) == 6:
		return matrix{v[0], v[1], v[2], v[3], v[4], v[5]}, nil
	case name == "translate" && len(v) == 2:
		return matrix{1, 0, 0, 1, v[0], v[1]}, nil
	case name == "scale" && len(v) == 1:
		return matrix{v[0], 0, 0, v[0], 0, 0}, nil
	case name == "scale" && len(v) == 2:
		return matrix{v[0], 0, 0, v[1], 0, 0}, nil
	case name == "rotate" && len(v) == 1:
		s, c := math.Sincos(v[0] * math.Pi / 180)
		return matrix{c, s, -s, c, 0, 0}, nil
	}
	return identity, fmt.Errorf("transform %s with %d numbers is not understood", name, len(v))
}
