package sim

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"

	"intrigue/rules"
	"intrigue/rules/search"
)

// Result is what came of a Run.
type Result struct {
	Game    string
	Games   int // that were played to the end
	Moves   int // of all of them, luck's included
	Seats   []Count
	Sides   []Count        // of allied seats; empty when nobody is allied
	Endings map[string]int // by key
	Nobody  int            // games that nobody won
	Points  []int          // of all games, by seat; empty for games without points
	Took    time.Duration

	about rules.About
	side  []int // of each seat
}

// Count counts the wins of one seat or side.
type Count struct {
	Name string
	Wins int
}

func newResult(r Run) Result {
	ab := r.Game.About()
	res := Result{Game: ab.Title, Endings: map[string]int{}, about: ab}
	n := len(r.Levels)
	names := ab.Roles(n)
	for s := range n {
		res.Seats = append(res.Seats, Count{Name: fmt.Sprintf("%s (%s)", names[s], r.Levels[s])})
	}
	res.side = make([]int, n)
	sides := ab.SidesOf(n)
	for i, side := range sides {
		var members []string
		for _, s := range side.Seats {
			res.side[s] = i
			members = append(members, names[s])
		}
		if len(sides) < n && len(sides) > 1 {
			res.Sides = append(res.Sides, Count{Name: strings.Join(members, " + ")})
		}
	}
	return res
}

// count adds a game.
func (r *Result) count(g game) {
	r.Games++
	r.Moves += g.moves
	r.Endings[g.outcome.Ending]++
	if len(g.outcome.Winners) == 0 {
		r.Nobody++
	}
	sidesWon := map[int]bool{} // a side that wins with two seats wins once
	for _, s := range g.outcome.Winners {
		if s >= 0 && int(s) < len(r.Seats) {
			r.Seats[s].Wins++
			sidesWon[r.side[s]] = true
		}
	}
	for side := range sidesWon {
		if side < len(r.Sides) {
			r.Sides[side].Wins++
		}
	}
	for _, line := range g.outcome.Scores {
		for s, n := range line.Points {
			for len(r.Points) <= s {
				r.Points = append(r.Points, 0)
			}
			r.Points[s] += n
		}
	}
}

// Print writes the counts as a table. Runs of one deal print alike but for the last line, the speed.
func (r Result) Print(w io.Writer) error {
	if r.Games == 0 {
		_, err := fmt.Fprintf(w, "%s: no game was finished\n", r.Game)
		return err
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintf(t, "%s: %d games, %.1f moves each\n\n", r.Game, r.Games, float64(r.Moves)/float64(r.Games))
	share := func(name string, wins int, more string) {
		low, high := search.Wilson(float64(wins), r.Games)
		fmt.Fprintf(t, "%s\t%d\t%.1f%%\t%.1f to %.1f%%%s\n", name, wins, percent(wins, r.Games), 100*low, 100*high, more)
	}
	fmt.Fprintln(t, "seat\twins\tshare\tlikely between")
	for s, seat := range r.Seats {
		more := ""
		if s < len(r.Points) {
			more = fmt.Sprintf("\t%.1f points", float64(r.Points[s])/float64(r.Games))
		}
		share(seat.Name, seat.Wins, more)
	}
	if r.Nobody > 0 {
		share("nobody", r.Nobody, "")
	}
	if len(r.Sides) > 0 {
		fmt.Fprintln(t, "\nside\twins\tshare\tlikely between")
		for _, side := range r.Sides {
			share(side.Name, side.Wins, "")
		}
	}
	fmt.Fprintln(t, "\nending\tgames\tshare")
	for _, e := range r.about.Endings {
		fmt.Fprintf(t, "%s\t%d\t%.1f%%\n", e.Title, r.Endings[e.Key], percent(r.Endings[e.Key], r.Games))
	}
	fmt.Fprintf(t, "\n%.0f moves a second\n", float64(r.Moves)/max(r.Took.Seconds(), 1e-9))
	return t.Flush()
}

func percent(a, b int) float64 { return 100 * float64(a) / float64(b) }
