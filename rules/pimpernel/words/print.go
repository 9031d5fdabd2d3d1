package words

import (
	"maps"
	"slices"
	"strconv"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// lines is a text that is being written, one fact a line.
type lines []byte

// add writes some words, numbers and lists, parted by blanks.
func (b *lines) add(all ...any) {
	for i, x := range all {
		if i > 0 {
			*b = append(*b, ' ')
		}
		switch x := x.(type) {
		case string:
			*b = append(*b, x...)
		case int:
			*b = strconv.AppendInt(*b, int64(x), 10)
		case bool:
			*b = strconv.AppendBool(*b, x)
		case rules.Seat:
			*b = append(*b, SeatName(x)...)
		case []int:
			for j, n := range x {
				if j > 0 {
					*b = append(*b, ',')
				}
				*b = strconv.AppendInt(*b, int64(n), 10)
			}
		}
	}
}

func (b *lines) line(all ...any) {
	b.add(all...)
	*b = append(*b, '\n')
}

// Print writes the view as text, one fact a line. Lists of numbers go by seat.
func Print(v core.View) string {
	b := make(lines, 0, 3<<10)
	b.line("Pimpernel,", len(v.Players), "seats")
	options := v.State.Board.Options
	for _, k := range slices.Sorted(maps.Keys(options)) {
		b.line("option", k, options[k])
	}
	printMap(v, &b)
	for _, p := range v.Areas {
		b.line(p.Area.String()+":", p.Piles, "of", p.Need, "needed; tile", p.Holder, favorText(p))
	}
	for _, p := range v.Players {
		b.line(p.Name+":", p.Score, "points,", p.Supply, "in supply, pawn in", p.Pawn.String())
	}
	if v.State.Deals > 3 {
		printMission(v, &b)
	}
	printTurn(v, &b)
	if v.Over() {
		o := Outcome(v.State)
		b.line("over", o.Ending, o.Why)
	}
	return string(b)
}

// printMap writes the cards, buildings and all cubes on single spaces.
func printMap(v core.View, b *lines) {
	for i := range v.Towns {
		t := &v.Towns[i]
		b.add(t.Location.String(), t.Card, ":")
		for j := range t.Spaces {
			b.add("", t.Spaces[j].Icon.Key())
			print(&t.Spaces[j], b)
		}
		b.line()
	}
	for i := range v.Hexes {
		h := &v.Hexes[i]
		b.add(h.ID, h.Kind.String(), "")
		print(&h.Space, b)
		b.line()
	}
	for _, all := range [][]core.Space{v.Roads[:], v.Spots[:]} {
		for i := range all {
			if s := &all[i]; s.Owner >= 0 {
				b.add(s.ID)
				print(s, b)
				b.line()
			}
		}
	}
}

func print(s *core.Space, b *lines) {
	if s.Owner >= 0 {
		b.add("=", s.Owner)
	}
	if s.Fresh {
		b.add(" fresh")
	}
	if s.Spent {
		b.add(" spent")
	}
}

// printMission writes the cards, the Pimpernel and the last completion.
func printMission(v core.View, b *lines) {
	b.line("mission", v.Mission.Number, "to", v.Mission.Goal.String(), cardWords(v.Mission.Cards), "need", v.Mission.Need[:])
	b.line("next", cardWords(v.Next), "chosen", v.Chosen, "discarded", cardWords(v.Discard), "deck", len(v.State.Deck()))
	b.add("Pimpernel in", v.Pimpernel.String(), "markers")
	for _, m := range v.Markers {
		b.add("", m.ID, m.At.Key(), "white", m.White)
	}
	b.line()
	if v.Hunter.On {
		b.line("Chauvelin in", v.Hunter.At.String(), int(v.State.Travel), "legs to go,", v.Hunter.Captures, "captures of", v.Hunter.Of, "on his tile", v.Hunter.Tile)
	}
	if k := v.Completion; k.Mission > 0 {
		b.add("completion of mission", k.Mission, k.End, "running", k.Running, "points", k.Points, "missed", k.Missed, "for empty spaces", k.Actor, "captures", k.Captures, "way")
		for _, l := range k.Way {
			b.add("", l.String())
		}
		b.line()
		for _, s := range k.Steps {
			b.line("-", s.Spot.String(), "done", s.Done, "cube of", s.Cube, "decided by", s.Decider, "moved", s.Cubes, "short", s.Short, s.Lacks[:], s.Gaps)
		}
	}
	c := v.State
	for _, s := range reckoning(c) {
		b.line(s.Label, s.Points)
	}
	for m := range c.By[1:] {
		b.line("points of mission", m+1, core.BySeat(c.Board, &c.By[m+1]))
	}
}

// printTurn writes what stands of the turn and the round.
func printTurn(v core.View, b *lines) {
	c := v.State
	b.line("now", int(v.Stage), v.Acting, "in the turn of", v.Turn, "first", v.First, "lap", v.Lap, "turns", int(c.Turns), "passes", v.Passes, "last", v.Last)
	b.add("tile in use", v.InUse, "rest in", c.RestIn, "out", c.RestOut, "now", c.Stage == core.StageRest, "open")
	for _, a := range v.Open {
		b.add("", a.Key())
	}
	b.line()
	for a, n := range c.Fresh {
		if n > 0 {
			b.line("fresh", core.Area(a).String(), int(n))
		}
	}
	if c.Running {
		b.line("part", int(c.Part), int(c.ToPick), "to go")
	}
}

func favorText(p core.Planning) string {
	if p.Card == "" {
		return "no card"
	}
	return p.Card + " " + p.Actions[0].Key() + " + " + p.Actions[1].Key()
}

func cardWords(all []core.Card) string {
	b := make(lines, 0, 40)
	for _, c := range all {
		b.add(c.ID, "")
	}
	return string(b)
}
