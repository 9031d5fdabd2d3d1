package rulestest

import "math"

func dot(c, f [4]float64) (x float64) {
	for i := range f {
		x += c[i] * f[i]
	}
	return x
}

func chanceOf(c, f [4]float64) float64 { return 1 / (1 + math.Exp(-dot(c, f))) }

// fitPoints is a linear regression, held a little to zero.
func fitPoints(all []sample) [4]float64 {
	var normal [4][5]float64
	for i := range normal {
		normal[i][i] = 0.1
	}
	for _, s := range all {
		for i := range normal {
			normal[i][4] += s.scored * s.points[i]
			for j := range normal {
				normal[i][j] += s.points[i] * s.points[j]
			}
		}
	}
	return eliminate(normal)
}

// eliminate solves four linear equations by Gauss and Jordan.
func eliminate(a [4][5]float64) (x [4]float64) {
	for i := range x {
		for j := range x {
			if i == j {
				continue
			}
			k := a[j][i] / a[i][i]
			for m := range 5 {
				a[j][m] -= k * a[i][m]
			}
		}
	}
	for i := range x {
		x[i] = a[i][4] / a[i][i]
	}
	return x
}

// fit is a logistic regression in which more worth is never a smaller chance.
func fit(all []sample) (c [4]float64) {
	var out [4]bool
	c = fitWithout(all, out)
	if c[1] < 0 {
		out[1] = true
		c = fitWithout(all, out)
	}
	if c[1]+c[3] < 0 {
		out[3] = true
		c = fitWithout(all, out)
	}
	return c
}

// fitWithout is a logistic regression by Newton's method, held a little to zero, without some of
// the features.
func fitWithout(all []sample, out [4]bool) (c [4]float64) {
	for range 40 {
		var grad [4]float64
		var hess [4][5]float64
		for i := range c {
			grad[i] = -0.5 * c[i]
			hess[i][i] = 0.5
		}
		for _, s := range all {
			p := chanceOf(c, s.features)
			for i := range c {
				grad[i] += (s.won - p) * s.features[i]
				for j := range c {
					hess[i][j] += p * (1 - p) * s.features[i] * s.features[j]
				}
			}
		}
		for i := range c {
			hess[i][4] = grad[i]
			if out[i] {
				hess[i] = [5]float64{}
				hess[i][i] = 1
				for j := range c {
					if j != i {
						hess[j][i] = 0
					}
				}
			}
		}
		for i, x := range eliminate(hess) {
			c[i] += x
		}
	}
	return c
}
