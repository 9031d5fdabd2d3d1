package pimpernel

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"intrigue/rules"
)

// Print writes the view as text, one fact a line.
func (v View) Print() string {
	var b strings.Builder
	line := func(format string, a ...any) { fmt.Fprintf(&b, format+"\n", a...) }
	line("Pimpernel, %d seats", len(v.Players))
	for _, k := range slices.Sorted(maps.Keys(v.Options)) {
		line("option %s: %s", k, v.Options[k])
	}
	v.printMap(&b)
	for _, p := range v.Areas {
		line("%s: %s; need %d; tile with %s, %s", p.Area, cubes(p.Heap), p.Need, seatName(p.Holder), favorText(p))
	}
	for _, p := range v.Players {
		line("%s: %d points, %d in supply, pawn in %s", p.Name, p.Score, p.Supply, p.Pawn)
	}
	if v.deals > 3 {
		v.printMission(&b)
	}
	line("now (%d): %s %s", v.Stage, seatName(v.Acting), v.state())
	if v.Over() {
		line("over (%s): %s", v.Outcome.Ending, v.Outcome.Why)
	}
	return b.String()
}

// printMap writes the cards, buildings and all cubes on single spaces.
func (v View) printMap(b *strings.Builder) {
	for _, t := range v.Towns {
		b.WriteString(t.Location.String())
		if t.Card != "" {
			b.WriteString(" (" + t.Card + ")")
		}
		b.WriteByte(':')
		for _, s := range t.Spaces {
			b.WriteByte(' ')
			b.WriteString(s.Icon.Key())
			if s.Owner >= 0 {
				b.WriteString("=" + seatName(s.Owner))
			}
			if s.Spent {
				b.WriteString("(spent)")
			}
		}
		b.WriteByte('\n')
	}
	for _, h := range v.Hexes {
		fmt.Fprintf(b, "%s %s in %s: %s\n", h.ID, h.Kind, h.Region, seatName(h.Owner))
	}
	b.WriteString("routes:")
	for _, s := range v.Roads {
		if s.Owner >= 0 {
			b.WriteString(" " + s.Place.Key() + "=" + seatName(s.Owner))
		}
	}
	b.WriteString("\nmission spaces:")
	for _, s := range v.Spots {
		b.WriteString(" " + s.Place.Key() + "=" + seatName(s.Owner))
	}
	b.WriteByte('\n')
}

// printMission writes the cards, the Pimpernel and the last completion.
func (v View) printMission(b *strings.Builder) {
	line := func(format string, a ...any) { fmt.Fprintf(b, format+"\n", a...) }
	line("mission %d to %s: cards %s, need %v", v.Mission.Number, v.Mission.Goal, cardWords(v.Mission.Cards), v.Mission.Need)
	line("next mission: %s, chosen %d; discarded %s; %d in the deck", cardWords(v.Next), v.Chosen, cardWords(v.Discard), v.Deck)
	line("Pimpernel in %s; markers%s", v.Pimpernel, markerWords(v.Markers))
	if v.Hunter.On {
		line("Chauvelin in %s, %d legs to go, %d of %d captures, on his tile %s", v.Hunter.At, v.Hunter.Travel, v.Hunter.Captures, v.Hunter.Of, cubes(v.Hunter.Tile))
	}
	if k := v.Completion; k.Mission > 0 {
		line("completion of mission %d (%s, running %v): way %v, points %v, missed %v, for empty spaces %s", k.Mission, k.End, k.Running, k.Way, k.Points, k.Missed, seatName(k.Actor))
		for _, s := range k.Steps {
			line("  %s: done %v, cube of %s, %s decides, moved %s, short %v %v %d", s.Spot, s.Done, seatName(s.Cube), seatName(s.Decider), cubes(s.Cubes), s.Short, s.Lacks, s.Gaps)
		}
	}
	for i, s := range v.Tally.Sources {
		line("points %d %s: %v", i, s.Label, s.Points)
	}
	line("points by mission: %v", v.Tally.Missions)
}

// state writes what stands of the turn and the round.
func (v View) state() string {
	c := &v.core
	words := []string{fmt.Sprintf("turn of %s, first %s, lap %d, passes %d, last %s", seatName(v.Turn), seatName(v.First), v.Lap, v.Passes, seatName(v.Last))}
	if v.InUse >= 0 {
		words = append(words, "tile of "+Area(v.InUse).String())
	}
	for _, a := range v.Open {
		words = append(words, "open "+a.Key())
	}
	for _, p := range c.placed.places() {
		words = append(words, "fresh "+p.Key())
	}
	for a, n := range c.fresh {
		if n > 0 {
			words = append(words, fmt.Sprintf("fresh %s %d", Area(a), n))
		}
	}
	if c.stage == StageMarket {
		words = append(words, "pushing")
	}
	if c.running {
		words = append(words, fmt.Sprintf("part %d, %d to go", c.part, c.togo))
	}
	return strings.Join(words, ", ") + fmt.Sprintf(", rest in %v out %v now %v", v.RestIn, v.RestOut, v.RestNow)
}

func cubes(by []int) string {
	var all []string
	for s, n := range by {
		if n > 0 {
			all = append(all, fmt.Sprintf("%d %s", n, seatName(rules.Seat(s))))
		}
	}
	if all == nil {
		return "none"
	}
	return strings.Join(all, ", ")
}

func favorText(p Planning) string {
	if p.Card == "" {
		return "no card"
	}
	return p.Card + " " + p.Actions[0].Key() + " + " + p.Actions[1].Key()
}

func cardWords(all []Card) string {
	var words []string
	for _, c := range all {
		words = append(words, c.ID)
	}
	return strings.Join(words, " ")
}

func markerWords(all []Marker) string {
	var b strings.Builder
	for _, m := range all {
		side := "red"
		if m.White {
			side = "white"
		}
		b.WriteString(" " + m.ID + "@" + m.At.Key() + " " + side)
	}
	return b.String()
}
