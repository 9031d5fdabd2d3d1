package analysis

import (
	"fmt"
	"slices"
	"strings"

	"intrigue/rules"
)

// Point is a side's chance after an entry of the record.
type Point struct {
	Entry  int // the moment before this entry; the number of entries at the end
	Chance float64
}

// Curve is how the chance of a side went, by its own decisions: as it stood before and after each.
// Where points count, it is how many could still be had, between the fewest and the most of them, down to what the last
// decision left.
func (a *Analysis) Curve(side rules.Side) (points []Point) {
	least, most := a.Range()
	reach := a.reach()
	share := func(i int) float64 {
		if most == least {
			return 0.5
		}
		return (reach[i] - least) / (most - least)
	}
	for i, d := range a.Decisions {
		switch {
		case !slices.Contains(side.Seats, d.Seat):
		case !a.InPoints:
			points = append(points, Point{d.Entry, d.Before()}, Point{d.Entry + 1, d.After()})
		default:
			points = append(points, Point{d.Entry, share(i)})
			if i == len(a.Decisions)-1 {
				points = append(points, Point{d.Entry + 1, share(i + 1)})
			}
		}
	}
	return points
}

// Range is the fewest and the most points that could be had at some moment.
func (a *Analysis) Range() (least, most float64) {
	all := a.reach()
	return all[len(all)-1], all[0]
}

// reach is how many points could still be had before each decision, and after the last one. What a later search found could
// be had before as well, though that search did not find it: they never rise.
func (a *Analysis) reach() []float64 {
	all := make([]float64, len(a.Decisions)+1)
	for i, d := range slices.Backward(a.Decisions) {
		if i == len(a.Decisions)-1 {
			all[i+1] = min(d.Best[0].Points, d.Played.Points)
		}
		all[i] = max(d.Best[0].Points, all[i+1])
	}
	return all
}

// Curves are those of all sides; a single one where all seats win together.
func (a *Analysis) Curves(g rules.Game, r rules.Record) (sides []rules.Side, curves [][]Point) {
	sides = g.About().SidesOf(len(r.Seats))
	if a.Team {
		team := rules.Side{Name: "the team"}
		for s := range r.Seats {
			team.Seats = append(team.Seats, rules.Seat(s))
		}
		sides = []rules.Side{team}
	}
	for _, side := range sides {
		curves = append(curves, a.Curve(side))
	}
	return sides, curves
}

// Swings are the decisions of some seats that are marked, in the order in which they were made.
func (a *Analysis) Swings(of func(rules.Seat) bool) []Decision {
	return slices.DeleteFunc(slices.Clone(a.Decisions), func(d Decision) bool { return a.Mark(d) == Unmarked || !of(d.Seat) })
}

// SVG is the curve as a picture: a line a side, with its name and in one of some colours, such as "#c33".
func (a *Analysis) SVG(g rules.Game, r rules.Record, colours []string) string {
	const w, h, edge = 960.0, 320.0, 40.0
	sides, curves := a.Curves(g, r)
	var out strings.Builder
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g" font-family="sans-serif" font-size="13">`+"\n", w, h)
	fmt.Fprintf(&out, `<rect width="%g" height="%g" fill="#f4ead2"/>`+"\n", w, h)
	y := func(chance float64) float64 { return h - edge - chance*(h-2*edge) }
	least, most := a.Range()
	for _, c := range []float64{0, 0.5, 1} {
		label := Percent(c)
		if a.InPoints {
			label = fmt.Sprintf("%.0f", least+c*(most-least))
		}
		fmt.Fprintf(&out, `<path d="M%g %gH%g" stroke="#8a7a5c" stroke-width="1"/><text x="4" y="%g">%s</text>`+"\n",
			edge, y(c), w-edge, y(c)+4, label)
	}
	for i, points := range curves {
		if len(points) == 0 {
			continue
		}
		colour := colours[i%len(colours)]
		var way strings.Builder
		for k, p := range points {
			x := edge + float64(p.Entry)/float64(max(1, len(r.Entries)))*(w-2*edge)
			fmt.Fprintf(&way, "%s%.1f %.1f", map[bool]string{true: "M", false: "L"}[k == 0], x, y(p.Chance))
		}
		fmt.Fprintf(&out, `<path d="%s" fill="none" stroke="%s" stroke-width="2.5"/>`+"\n", way.String(), colour)
		fmt.Fprintf(&out, `<text x="%g" y="20" fill="%s">%s</text>`+"\n", edge+float64(i)*150, colour, sides[i].Name)
	}
	out.WriteString("</svg>\n")
	return out.String()
}
