package words

import (
	"fmt"
	"strconv"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// Words and parts of sentences that several texts have in common.

// the is a board's name in the middle of a sentence.
func the(board uint8) string {
	if board == core.Church || board == core.Casino || board == core.Museum {
		return "the " + core.Posters[board].Name
	}
	return core.Posters[board].Name
}

// spotName names a spot: "space II of the Casino".
func spotName(c *core.State, x uint8) string {
	b := the(c.Boards[core.PlaceOf(x)])
	if x >= core.Slots {
		return "the reward of " + b
	}
	return fmt.Sprintf("space %s of %s", core.Numerals[x%core.Spaces], b)
}

// title is a mission as people read it.
func title(m core.Mission) string {
	if m < core.MissionKinds {
		return [...]string{"Assassins", "Conspiracies", "Nationalists", "Seductions", "Diplomats", "Women", "Flag of Portugal", "Flag of Great Britain",
			"Flag of the United States", "Flag of Germany", "Many flags", "Strength"}[m]
	}
	return "A secret mission"
}

// named are the names of some tiles.
func named(all []core.Tile) string {
	var w []string
	for _, t := range all {
		w = append(w, t.Face().Name)
	}
	return prose.List(w)
}

// posterRules are the special rules of the boards in a sentence each.
var posterRules = [...]string{
	core.Church:     "No Assassin can be used here.",
	core.Palacio:    "Every British tile here has 1 more.",
	core.Tamariz:    "Nothing is secret here: tiles and reward lie face up.",
	core.Atlantico:  "Every German tile here has 1 more.",
	core.Muchaxo:    "All spaces here count as outer ones.",
	core.Casino:     "After the abilities two dice are rolled for every tile here, and their difference is added to it.",
	core.HellsMouth: "After the abilities, if two or more players are here, the weakest takes one of his tiles out of the game.",
	core.Museum:     "There are four spaces here, and the last one lets you look at any tile of the grid.",
}

// PosterRule is the special rule of a board in a sentence.
func PosterRule(board int) string { return posterRules[board] }

// Winning says who would win a board with what the reader knows, or has won it, as a
// sentence; it is empty when nobody is there yet.
func Winning(b *core.Board) string {
	switch {
	case b.Won == rules.Luck:
		return "Nobody was there: " + b.Prize.Face().Name + " went under the pile."
	case b.Resolved:
		return core.SeatName(b.Won) + " won " + b.Prize.Face().Name + "."
	case b.Best == rules.Public:
		return ""
	}
	var best core.Sum
	var other []string
	unknown, tie := 0, false
	for _, s := range b.Sums {
		unknown += s.Unknown
		if s.Seat == b.Best {
			best = s
		}
	}
	for _, s := range b.Sums {
		if s.Seat != b.Best {
			other = append(other, core.SeatName(s.Seat)+" "+strconv.Itoa(s.Total()))
			tie = tie || s.Total() == best.Total()
		}
	}
	why := core.SeatName(b.Best)
	if len(other) == 0 {
		return why + " is alone there."
	}
	why += " leads"
	if unknown > 0 {
		why += " with what you know"
	}
	if tie {
		return fmt.Sprintf("%s: %d each, and space %s is the lowest.", why, best.Total(), core.Numerals[best.Lowest-1])
	}
	return fmt.Sprintf("%s: %d against %s.", why, best.Total(), prose.List(other))
}
