package words

import (
	"strconv"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// Print writes the whole view as text, one fact a line.
func Print(v *core.View) string {
	w := make(writer, 0, 2048)
	w.say("round ", v.Round, ", ", phases[v.Stage].now, ", ", core.SeatName(v.Acting), " acts, first is ", core.SeatName(v.First), "\n")
	w.say("pile ", v.Pile, ", known under it ", v.Under, "\n")
	for _, g := range v.Missions {
		w.goal(g)
	}
	for _, p := range v.Players {
		w.player(p)
	}
	for i := range v.Boards {
		w.board(&v.Boards[i], v.By)
	}
	for _, b := range v.Aside {
		w.say("left out ", b, "\n")
	}
	if len(v.Lost) > 0 {
		w.say("lost ", v.Lost, "\n")
	}
	if v.Evening != nil {
		w.say("evening: ", fill(v, phases[v.Stage].doing), "\n")
	}
	if v.Drawn != 0 {
		w.say("drawn ", int(v.Drawn), "\n")
	}
	if v.Stage == core.StageOver {
		r := v.Known().Reckon()
		for s, total := range v.Result {
			var missions []int
			for i := range v.Missions {
				missions = append(missions, r.Mission[i][s])
			}
			w.say(core.SeatNames[s], " scores ", total, ": discards ", r.Discards[s], ", hand ", r.Hand[s], ", missions ", missions, ", agenda ", r.Agenda[s], "\n")
		}
	}
	return string(w)
}

// writer collects text without the cost of formatting: tests print views very often.
type writer []byte

// say writes words, numbers and lists of numbers.
func (w *writer) say(parts ...any) {
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			*w = append(*w, p...)
		case int:
			*w = strconv.AppendInt(*w, int64(p), 10)
		case []int:
			for i, n := range p {
				if i > 0 {
					*w = append(*w, ' ')
				}
				*w = strconv.AppendInt(*w, int64(n), 10)
			}
		case []core.Tile:
			w.tiles(p)
		}
	}
}

// tiles writes numbers of tiles, with a dot for one that is not known.
func (w *writer) tiles(all []core.Tile) {
	if len(all) == 0 {
		w.say("none")
	}
	for i, t := range all {
		if i > 0 {
			*w = append(*w, ' ')
		}
		if t == 0 {
			*w = append(*w, '.')
			continue
		}
		*w = strconv.AppendInt(*w, int64(t), 10)
	}
}

func (w *writer) goal(g core.Goal) {
	w.say(g.ID, " ", g.Mission.String())
	if !g.Open {
		w.say(" between ", core.SeatName(g.Between[0]), " and ", core.SeatName(g.Between[1]))
	}
	if g.Counts != nil {
		w.say(": ", g.Counts, " would bring ", g.Points)
	}
	w.say("\n")
}

func (w *writer) player(p core.Player) {
	w.say(p.Name, ": ", p.Size, " in hand")
	if p.Backs == nil {
		w.say(" (", p.Hand, ")")
	}
	w.say(", ", p.Cubes, " cubes, discards ", p.Discards, ", owns ", p.Owned)
	if p.Away > 0 {
		w.say(", put away ", p.Away)
		if p.Backs == nil {
			w.say(" (", p.Chosen, ")")
		}
	}
	if p.Agenda != core.NoMission {
		w.say(", agenda ", p.Agenda.String())
	}
	w.say("\n")
}

func (w *writer) board(d *core.Board, by rules.Seat) {
	w.say("place ", d.Place, ": ", d.Number, " ", d.Poster.Name, ", turned ", d.Turned, "\n")
	for i := range d.Cells {
		w.cell(&d.Cells[i])
	}
	w.cell(&d.Reward)
	for _, s := range d.Sums {
		w.say("  ", core.SeatName(s.Seat), " ", s.Total(), " = ", s.Printed, " + ", s.Flags, " + ", s.Hotel, " + ", s.Rolled)
		if s.Unknown > 0 {
			w.say(" and ", s.Unknown, " unknown")
		}
		w.say("\n")
	}
	if why := Winning(d, by); why != "" {
		w.say("  ", why, "\n")
	}
}

func (w *writer) cell(c *core.Cell) {
	if !c.Taken {
		return
	}
	w.say("  ", c.ID, " ")
	if c.Tile == 0 {
		w.say(c.Back)
	} else {
		w.say(int(c.Tile))
	}
	if c.Owner >= 0 {
		w.say(" of ", core.SeatName(c.Owner))
	}
	if c.Down {
		w.say(" face down")
	}
	for _, s := range c.Looked {
		w.say(", seen by ", core.SeatName(s))
	}
	if c.Glanced {
		w.say(", just looked at")
	}
	if c.Shield {
		w.say(", protected")
	}
	if c.Brought {
		w.say(", brought")
	}
	if c.Dice != [2]int{} {
		w.say(", dice ", c.Dice[0], " and ", c.Dice[1])
	}
	w.say("\n")
}
