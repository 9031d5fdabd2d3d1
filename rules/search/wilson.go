package search

import "math"

// Wilson is the 95 % confidence interval of a share; a shared victory is a part of a win.
func Wilson(wins float64, games int) (low, high float64) {
	if games == 0 {
		return 0, 1
	}
	const z = 1.959964
	n, p := float64(games), wins/float64(games)
	middle := p + z*z/(2*n)
	half := z * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, (middle-half)/(1+z*z/n)), min(1, (middle+half)/(1+z*z/n))
}
