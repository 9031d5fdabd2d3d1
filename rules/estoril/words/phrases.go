package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// Words and parts of sentences that several texts have in common.

// boardName returns a board's name in the middle of a sentence.
func boardName(board uint8) string {
	if board == core.Church || board == core.Casino || board == core.Museum {
		return "the " + core.Posters[board].Name
	}
	return core.Posters[board].Name
}

// spotName names a spot: "space II of the Casino".
func spotName(c *core.State, x uint8) string {
	b := boardName(c.Boards[core.PlaceOf(x)])
	if core.IsReward(x) {
		return "the reward at " + b
	}
	return fmt.Sprintf("space %s of %s", core.Numerals[x%core.Spaces], b)
}

// title returns a mission as people read it.
func title(m core.Mission) string {
	if m < core.MissionKinds {
		return [...]string{"Assassin", "Conspiracy", "Nationalism", "Seduction", "Diplomacy", "Women", "Portugal", "Great Britain",
			"United States", "Germany", "Many flags", "Strength"}[m]
	}
	return "Secret mission"
}

// inProse returns a mission in a sentence, where a country may need an article: "the United States".
func inProse(m core.Mission) string {
	if m == core.FlagAmerica {
		return "the " + title(m)
	}
	return title(m)
}

// name returns a character in the middle of a sentence.
func name(t core.Tile) string {
	if n := t.Face().Name; strings.HasPrefix(n, "Duke ") {
		return "the " + n
	}
	return t.Face().Name
}

// pronoun returns "him" or "her", and "it" for a tile that is not known.
func pronoun(t core.Tile) string {
	switch {
	case t == 0:
		return "it"
	case t.Face().Woman:
		return "her"
	}
	return "him"
}

// self returns who does something to themselves: "herself".
func self(t core.Tile) string { return pronoun(t) + "self" }

// named returns the names of some characters.
func named(all []core.Tile) string { return prose.ListOf(all, name) }

// A reader is the seat to which something is said: that seat is "you". Nobody is, where
// the public reads.
type reader rules.Seat

// is reports whether a seat is the reader.
func (r reader) is(s uint8) bool { return rules.Seat(r) == rules.Seat(s) }

// who returns a seat: "you" or "Green".
func (r reader) who(s uint8) string {
	if r.is(s) {
		return "you"
	}
	return core.SeatNames[s]
}

// names lists seats, the reader first: "you", "Green".
func (r reader) names(seats []rules.Seat) (all []string) {
	for _, s := range seats {
		if r.is(uint8(s)) {
			all = slices.Insert(all, 0, r.who(uint8(s)))
		} else {
			all = append(all, r.who(uint8(s)))
		}
	}
	return all
}

// own says whose something is: "your" or "Green's".
func (r reader) own(s uint8) string {
	if r.is(s) {
		return "your"
	}
	return core.SeatNames[s] + "'s"
}

// does returns a seat with a regular verb: "you send" or "Green sends".
func (r reader) does(s uint8, verb string) string {
	if r.is(s) {
		return "you " + strings.TrimSuffix(verb, "s")
	}
	return core.SeatNames[s] + " " + verb
}

// tileAt returns what lies on a spot and whose it is: "your Ruth Calder", "Green's face-down tile".
func (r reader) tileAt(c *core.State, x uint8) string { return r.whose(c, x, c.On[x]) }

// whose returns a character, or a tile that is not known, with the owner of a spot.
func (r reader) whose(c *core.State, x uint8, t core.Tile) string {
	s := c.Owner(x)
	switch {
	case s == core.Nobody && t == 0:
		return "the reward"
	case s == core.Nobody:
		return name(t)
	case t == 0:
		return r.own(s) + " face-down tile"
	}
	return r.own(s) + " " + t.Face().Name
}

// posterRules are the special rules of the boards in a sentence or two each.
var posterRules = [...]string{
	core.Church:     "Nobody can use Assassin here.",
	core.Palacio:    "Every British character here has 1 extra strength.",
	core.Tamariz:    "Nothing is TOP SECRET here: all characters are face up, and so is the reward.",
	core.Atlantico:  "Every German character here has 1 extra strength.",
	core.Muchaxo:    "All spaces here count as outer spaces.",
	core.Casino:     "After the abilities, roll two dice for each character here and add the difference to its strength.",
	core.HellsMouth: "If two or more players are here after the abilities, the one with the lowest strength loses a character here.",
	core.Museum:     "There are four spaces here. Space IV has an eye for any board.",
}

// PosterRule returns the special rule of a board in a sentence or two.
func PosterRule(board int) string { return posterRules[board] }

// Winning says to a reader who would win a board with what the reader knows, or has won it,
// as a sentence; it is empty when nobody is there yet.
func Winning(b *core.Board, by rules.Seat) string {
	r := reader(by)
	switch {
	case b.Won == rules.Luck:
		return "Nobody was here, so " + name(b.Prize) + " went to the bottom of the pile."
	case b.Resolved:
		return prose.Capital(fmt.Sprintf("%s won %s.", r.who(uint8(b.Won)), name(b.Prize)))
	case b.Best == rules.Public:
		return ""
	}
	best := uint8(b.Best)
	if len(b.Sums) == 1 {
		if r.is(best) {
			return "You are the only player here."
		}
		return core.SeatNames[best] + " is the only player here."
	}
	text := r.does(best, "leads") + margin(b, r)
	for _, s := range b.Sums {
		if s.Unknown > 0 {
			text += ", as far as you know"
			break
		}
	}
	return prose.Capital(text) + "."
}

// margin says by how much the best player of a board leads, or why that player wins a tie.
func margin(b *core.Board, r reader) string {
	var best core.Sum
	for _, s := range b.Sums {
		if s.Seat == b.Best {
			best = s
		}
	}
	var others []string
	var tied []string
	for _, s := range b.Sums {
		if s.Seat == b.Best {
			continue
		}
		others = append(others, r.own(uint8(s.Seat))+" "+strconv.Itoa(s.Total()))
		if s.Total() == best.Total() {
			tied = append(tied, r.who(uint8(s.Seat)))
		}
	}
	switch {
	case len(others) == 0:
		return " as the only player there"
	case len(tied) > 0: // EST-64
		low := "lower"
		if len(tied) > 1 {
			low = "lowest"
		}
		return fmt.Sprintf(", tied with %s at strength %d but on the %s space (%s)", prose.List(tied), best.Total(), low,
			core.Numerals[best.Lowest-1])
	}
	return fmt.Sprintf(" with %d against %s", best.Total(), prose.List(others))
}
