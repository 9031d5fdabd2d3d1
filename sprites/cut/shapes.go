package main

import (
	"fmt"
	"math"
	"strings"
)

// star is a shape with n points between two radii.
func star(n int, outer, inner float64) string {
	var b strings.Builder
	for i := range 2 * n {
		r, c := outer, 'L'
		if i%2 == 1 {
			r = inner
		}
		if i == 0 {
			c = 'M'
		}
		a := math.Pi*float64(i)/float64(n) - math.Pi/2
		fmt.Fprintf(&b, "%c%.1f %.1f", c, r*math.Cos(a), r*math.Sin(a))
	}
	return b.String() + "z"
}
