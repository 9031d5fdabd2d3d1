package words

import (
	"fmt"
	"strings"

	"intrigue/rules/cardinal/core"
	"intrigue/rules/prose"
)

// Situation says where everything stands: the score, the musketeers and what each of them
// can do, the supply, and the castle row by row and side by side.
func Situation(v *core.View) []string {
	if v.Stage == core.StageDeal {
		return []string{Prompt(v)}
	}
	t := v.Score
	all := []string{fmt.Sprintf("Score: %d of %d. %s, %s, %s.", t.Total, t.Of,
		prose.Amount(t.Searched, "chamber")+" searched", prose.Amount(t.Escaped, "musketeer")+" escaped",
		prose.Amount(t.Defeated, "guard")+" defeated")}
	for _, m := range v.Musketeers {
		all = append(all, labelMusketeer(v, m.Suit).Text+slidesOf(v, m.Suit))
	}
	var coins []string
	for _, s := range core.Suits() {
		if n := v.Supply[s]; n > 0 {
			coins = append(coins, prose.Amount(n, s.String()+" coin"))
		}
	}
	if len(coins) == 0 {
		coins = []string{"no coins"}
	}
	all = append(all, "Supply: "+prose.List(coins)+".")
	for r := range core.Side {
		var cells []string
		for _, h := range v.Chambers[core.Side*r:][:core.Side] {
			cells = append(cells, cellWords(v, h))
		}
		all = append(all, fmt.Sprintf("Row %d from the north, west to east: %s.", r+1, strings.Join(cells, "; ")))
	}
	for d := range core.NumDirections {
		all = append(all, sideWords(v, d))
	}
	return all
}

// slidesOf says where a musketeer can slide.
func slidesOf(v *core.View, who core.Suit) (words string) {
	for _, s := range v.Slides {
		if s.Musketeer == who {
			words += fmt.Sprintf(" %s: %s", prose.Capital(s.Direction.String()), Foretell(v.Castle, &s))
		}
	}
	return words
}

// cellWords returns a chamber with what is in it: "moon 2, searched, with a castle guard".
func cellWords(v *core.View, h core.Chamber) string {
	words := chamber(v.Castle, h.Cell)
	if h.Searched {
		words += ", searched"
	}
	if h.Musketeer != core.NoSuit {
		words += ", with " + h.Musketeer.Title()
	}
	if h.Guard {
		words += ", with a castle guard"
	}
	return words
}

// sideWords lists the doors of a side of the castle and their guards.
func sideWords(v *core.View, d core.Direction) string {
	var doors []string
	for _, g := range v.Guards[core.Side*int(d):][:core.Side] {
		if g.Present {
			doors = append(doors, g.Suit.String()+" guard")
		} else {
			doors = append(doors, "open door")
		}
	}
	way := "west to east"
	if d == core.West || d == core.East {
		way = "north to south"
	}
	return fmt.Sprintf("Doors on the %s side, %s: %s.", d, way, strings.Join(doors, ", "))
}
