package pimpernel

import (
	"fmt"
	"strings"

	"intrigue/rules"
)

// Tell puts a move that is about to be made into words; everybody hears the same.
// Targets begin with what gives the line its picture.
func (p *Position) Tell(e rules.Entry, _ rules.Seat) rules.Told {
	switch p.stage {
	case StageDeal:
		return p.tellDeal(e.Move)
	case StageDraw:
		if q, err := p.drew(e.Move); err == nil {
			one, two := card(q.next[0]), card(q.next[1])
			return rules.Told{Text: fmt.Sprintf("Next comes %s or %s.", one.At, two.At), Targets: []string{one.ID, two.ID, one.At.ID(), two.At.ID()}}
		}
		return rules.Told{}
	}
	s, ok := parse(e.Move)
	if !ok || p.stage == StageOver || e.Seat != rules.Seat(p.seat) || !p.legal(s) {
		return rules.Told{}
	}
	q := &Position{p.State}
	q.do(s)
	told := p.tellStep(q, s)
	for _, c := range p.see(rules.Public).changes(&q.State) {
		told.Text += fmt.Sprintf(" The %s goes to %s.", c.Area.Tile(), seatName(c.To))
		told.Targets = append(told.Targets, c.Area.FavorID())
	}
	p.tellEnd(q, &told)
	return told
}

func (p *Position) tellDeal(m rules.Move) rules.Told {
	q, err := p.drew(m)
	if err != nil {
		return rules.Told{}
	}
	switch p.deals {
	case 0:
		return rules.Told{Text: "The location cards are laid out."}
	case 1:
		return rules.Told{Text: "Each favour tile gets its card."}
	case 2:
		return rules.Told{Text: "The buildings are laid out."}
	case 3:
		return rules.Told{Text: fmt.Sprintf("The Pimpernel begins in %s, and the first mission is in %s.", q.sir, q.goal()), Targets: []string{"pawn.pimpernel", q.sir.ID(), q.goal().ID()}}
	}
	return rules.Told{Text: fmt.Sprintf("%s begins.", seatName(rules.Seat(q.first))), Targets: []string{"first"}}
}

// tellStep tells a step by its effect: two actions with the same effect sound alike.
func (p *Position) tellStep(q *Position, s Action) rules.Told {
	who := seatName(rules.Seat(p.seat))
	mine := SupplyID(rules.Seat(p.seat))
	line := func(targets []string, format string, a ...any) rules.Told {
		return rules.Told{Text: who + " " + fmt.Sprintf(format, a...) + ".", Targets: targets}
	}
	switch s.Kind {
	case Pass:
		return line([]string{mine}, "passes")
	case Done:
		switch p.stage {
		case StageIcon:
			return line([]string{p.iconAt.ID()}, "leaves the icon")
		case StageRest:
			return line([]string{HeapID(RestArea, rules.Seat(p.seat))}, "lets the rest cube lie")
		}
		return line([]string{Area(p.favor).FavorID()}, "leaves the second action")
	case Favor:
		r := *p
		r.favor, r.left, r.stage = int8(s.To), 3, StageFavor
		var buf [mostActions]Action
		if all := r.list(buf[:0]); len(all) == 1 {
			return r.tellStep(q, all[0]) // just what the basic action would sound like
		}
		return line([]string{Area(s.To).FavorID()}, "calls on the %s", Area(s.To).Tile())
	case PushTo:
		return line([]string{Area(s.To).ID(), p.pushing.ID()}, "makes the cube on the Market %s, and %s's cube takes its place", Area(s.To).single(), seatName(rules.Seat(p.turn)))
	case Pick:
		a := Area(p.part)
		return line([]string{HeapID(a, rules.Seat(s.To)), spotOf(a).DoneID()}, "picks a cube of %s from %s", seatName(rules.Seat(s.To)), a.place())
	case Ride:
		return line([]string{"pawn.pimpernel", Location(s.To).ID()}, "sends the Pimpernel over %s", Location(s.To))
	case NextMission:
		return line([]string{CardID(int(s.To)), missionCards[s.To].at.ID()}, "chooses %s for the next mission", missionCards[s.To].at)
	case Chase:
		if q.caughtNow > p.caughtNow {
			return line([]string{"pawn.chauvelin", q.sir.ID()}, "leads Chauvelin to the Pimpernel")
		}
		return line([]string{"pawn.chauvelin", q.chauvelin.ID()}, "leads Chauvelin on, who comes to %s", q.chauvelin)
	case Move:
		where := "to " + Region(s.To).String()
		if Region(s.To) == ToAustria { // that is its name: To Austria
			where = "towards Austria"
		}
		return line([]string{PawnID(rules.Seat(p.seat)), Region(s.To).ID()}, "moves %s", where)
	case Point:
		return line([]string{p.iconAt.ID(), "score." + mine[len("supply."):]}, "takes a point")
	case Remove:
		return line([]string{p.cubeID(Place(s.To)), mine}, "takes a cube back from %s", p.board.name(Place(s.To)))
	}
	to := Place(s.To)
	what := "a cube"
	if s.Kind == Rested {
		what = "a rest cube"
	}
	switch {
	case to.isArea():
		return line([]string{to.ID(), mine}, "puts %s into %s", what, to.area().place())
	case to.isHex() && p.full.has(to):
		owner := seatName(rules.Seat(p.owner(to)))
		if q.stage == StageMarket {
			return line([]string{to.ID(), mine}, "pushes %s's cube from the Market, and %s decides what becomes of it", owner, owner)
		}
		return line([]string{to.ID(), mine}, "puts %s on %s; %s's cube goes to %s", what, p.board.name(to), owner, areasOf(p.board.serves[to.hex()])[0].place())
	case to.isSpot():
		if s.Kind == Rested {
			return line([]string{to.ID(), mine}, "takes %s with a rest cube", p.board.name(to))
		}
		return line([]string{to.ID(), mine}, "takes %s", p.board.name(to))
	case to.isSpace():
		return line([]string{to.ID(), mine}, "puts %s on a space of %s", what, p.board.name(to))
	}
	return line([]string{to.ID(), mine}, "puts %s on %s", what, p.board.name(to))
}

// tellEnd adds how a round ends and what a mission has brought.
func (p *Position) tellEnd(q *Position, told *rules.Told) {
	if q.rounds > p.rounds {
		told.Text += [...]string{" All mission spaces are taken: the mission is carried out.", " All have passed: the mission is carried out as it stands.",
			" The sixtieth lap is over: the mission is carried out as it stands."}[q.ended]
	}
	if q.paid() == p.paid() {
		return
	}
	var points, short []string
	for s := range q.board.seats {
		if n := q.points[s]; n > 0 {
			points = append(points, fmt.Sprintf("%s %d", colours[s], n))
		}
	}
	for s := SupporterSpot; s <= LocationSpot; s++ {
		if q.short>>s&1 != 0 {
			short = append(short, s.String())
		}
	}
	to := missionCards[q.top].at
	told.Text += fmt.Sprintf(" The Pimpernel is in %s.", to)
	if points != nil {
		told.Text += fmt.Sprintf(" Points: %s.", strings.Join(points, ", "))
	}
	if short != nil {
		told.Text += fmt.Sprintf(" Short: %s.", strings.Join(short, ", "))
	}
	if q.caughtNow > 0 {
		told.Text += " Chauvelin has caught him!"
	}
	told.Targets = append(told.Targets, "pawn.pimpernel", to.ID())
	if q.stage == StageOver {
		told.Text += " " + q.Outcome().Why
	}
}

// paid counts the missions that have scored.
func (c *State) paid() int {
	if c.running && c.part <= partScore {
		return int(c.rounds) - 1
	}
	return int(c.rounds)
}
