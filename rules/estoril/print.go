package estoril

import (
	"fmt"
	"strings"

	"intrigue/rules"
)

// Print writes the view as text, one fact a line.
func (v View) Print() string {
	var b strings.Builder
	say := func(format string, a ...any) { fmt.Fprintf(&b, format+"\n", a...) }
	say("round %d, %s, %s acts, first is %s", v.Round, v.Stage, seatName(v.Acting), seatName(v.First))
	say("pile %d, known under it %s", v.Pile, ids(v.Under))
	for _, g := range v.Missions {
		say("%s %s%s", g.ID, g.Mission, g.line())
	}
	for _, p := range v.Players {
		say("%s", p.line())
	}
	for _, d := range v.Boards {
		d.print(say)
	}
	if len(v.Aside) > 0 {
		say("left out %v", v.Aside)
	}
	if len(v.Lost) > 0 {
		say("lost %s", ids(v.Lost))
	}
	if v.Evening != nil {
		say("evening: %s", v.Evening.Step)
	}
	if v.Drawn != 0 {
		say("drawn %s", ids([]Tile{v.Drawn}))
	}
	for s, a := range v.Result {
		say("%s scores %d: discards %d, hand %d, missions %v, agenda %d", names[s], a.Total, a.Discards, a.Hand, a.Missions, a.Agenda)
	}
	return b.String()
}

// ids are numbers of tiles, with a dot for one that is not known.
func ids(all []Tile) string {
	if len(all) == 0 {
		return "none"
	}
	var w []string
	for _, t := range all {
		if t == 0 {
			w = append(w, ".")
		} else {
			w = append(w, fmt.Sprint(uint8(t)))
		}
	}
	return strings.Join(w, " ")
}

func (g Goal) line() string {
	text := ""
	if !g.Open {
		text = fmt.Sprintf(" between %s and %s", seatName(g.Between[0]), seatName(g.Between[1]))
	}
	if g.Counts != nil {
		text += fmt.Sprintf(" %v would bring %v", g.Counts, g.Points)
	}
	return text
}

func (p Player) line() string {
	text := fmt.Sprintf("%s: %d in hand", p.Name, p.Size)
	if p.Backs == nil {
		text += " (" + ids(p.Hand) + ")"
	}
	text += fmt.Sprintf(", %d cubes, discards %s, owns %s", p.Cubes, ids(p.Discards), ids(p.Owned))
	if p.Away > 0 {
		text += fmt.Sprintf(", put away %d", p.Away)
		if p.Backs == nil {
			text += " (" + ids(p.Chosen) + ")"
		}
	}
	if p.Agenda != NoMission {
		text += ", agenda " + p.Agenda.String()
	}
	return text
}

func (d Board) print(say func(string, ...any)) {
	say("place %d: %d %s, turned %d", d.Place, d.Number, d.Poster.Name, d.Turned)
	for _, c := range append(d.Cells, d.Reward) {
		if c.Taken {
			say("  %s", c.line())
		}
	}
	for _, s := range d.Sums {
		unknown := ""
		if s.Unknown > 0 {
			unknown = fmt.Sprintf(" and %d unknown", s.Unknown)
		}
		say("  %s %d = %d + %d + %d + %d%s", seatName(s.Seat), s.Total(), s.Printed, s.Flags, s.Hotel, s.Rolled, unknown)
	}
	switch {
	case d.Resolved && d.Won == rules.Luck:
		say("  %s went under the pile", d.Prize.ID())
	case d.Resolved:
		say("  %s won %s", seatName(d.Won), d.Prize.ID())
	case d.Why != "":
		say("  %s", d.Why)
	}
}

func (c Cell) line() string {
	text := c.ID + " " + c.Tile.ID()
	if c.Tile == 0 {
		text = c.ID + " " + c.Back
	}
	if c.Owner >= 0 {
		text += " of " + seatName(c.Owner)
	}
	if c.Down {
		text += " face down"
	}
	for _, s := range c.Looked {
		text += ", seen by " + seatName(s)
	}
	if c.Shield {
		text += ", protected"
	}
	if c.Brought {
		text += ", brought"
	}
	if c.Dice != [2]int{} {
		text += fmt.Sprintf(", dice %d and %d", c.Dice[0], c.Dice[1])
	}
	return text
}
