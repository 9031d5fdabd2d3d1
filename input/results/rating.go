package results

import "math"

// Try is the first try of a problem.
type Try struct {
	Problem int // its rating
	Solved  bool
}

// FirstRating is everybody's before the first try. A try moves it by mostMoved points at most, each further one by a point
// less, down to leastMoved: it is soon about right, and then quiet.
const (
	FirstRating = 1200
	mostMoved   = 40
	leastMoved  = 16
)

// Ratings are the ratings before some tries and after each of them, by Elo's formula.
func Ratings(tries []Try) []int {
	all := []int{FirstRating}
	for n, t := range tries {
		now := all[n]
		score := 0.0
		if t.Solved {
			score = 1
		}
		all = append(all, now+int(math.Round(float64(max(mostMoved-n, leastMoved))*(score-Expected(float64(now), float64(t.Problem))))))
	}
	return all
}

// Expected is how often somebody of a rating solves a problem of another one, or beats an opponent of it.
func Expected(mine, other float64) float64 { return 1 / (1 + math.Pow(10, (other-mine)/400)) }
