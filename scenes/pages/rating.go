package pages

import (
	"fmt"
	"slices"
	"strconv"

	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
)

// mostRatings is how many first tries the chart looks back on.
const mostRatings = 20

// ShowRating tells somebody who has tried problems of a game how they stand: the rating, and how it moved of late.
func ShowRating(a *app.App, f *app.Form, g rules.Game) {
	all := g.(rules.Puzzler).Problems()
	ratings := a.Settings.ProblemRatings(g.About().Key, all)
	tries, now := len(ratings)-1, ratings[len(ratings)-1]
	if tries == 0 {
		return
	}
	alone := 0
	for _, p := range all {
		if a.Settings.Problems[g.About().Key+"."+p.Key].Alone {
			alone++
		}
	}
	bigNumbers(f, [][2]string{{prose.Thousands(now), "your rating"}, {prose.Thousands(slices.Max(ratings)), "best rating"},
		{strconv.Itoa(alone), "solved first time"}, {strconv.Itoa(tries), "tried"}})
	last := ratings[max(0, tries-mostRatings):]
	low, high := slices.Min(last), max(slices.Max(last), slices.Min(last)+1)
	var bars []bar
	for i, r := range last[1:] {
		bars = append(bars, bar{float64(r-low) / float64(high-low), r > last[i]})
	}
	n := prose.Amount(len(bars), "first try")
	chart(f, "Your rating after your last "+n+", newest on the right. Gold: it rose.",
		fmt.Sprintf("Over the last %s your rating went from %s to %s.", n, prose.Thousands(last[0]), prose.Thousands(now)), bars)
}
