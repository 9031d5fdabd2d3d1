package pimpernel

import (
	"fmt"

	"intrigue/rules"
)

// Prompt says in a sentence what the seat may do now.
func (v View) Prompt() string {
	switch {
	case v.Over():
		return v.Outcome.Why
	case v.Stage == StageDeal:
		return "The board is being laid out."
	case v.Stage == StageDraw:
		return "Two cards are drawn for the next mission."
	case v.By != v.Acting:
		return v.waiting()
	}
	c := &v.core
	switch v.Stage {
	case StageTurn:
		switch {
		case c.supply[v.By] == 0:
			return "You have no cube in supply: move your pawn, use a favour, or pass."
		case v.Passes == len(v.Players)-1:
			return "All others have passed: act, or the mission is carried out as it stands."
		}
		return "Your turn: place a cube, move your pawn, or use a favour."
	case StageFavor:
		if len(v.Open) == 2 {
			return fmt.Sprintf("The %s: %s, or %s first.", Area(v.InUse).Tile(), v.Open[0], v.Open[1])
		}
		return fmt.Sprintf("The %s: you may also %s.", Area(v.InUse).Tile(), v.Open[0])
	case StageIcon:
		return fmt.Sprintf("The icon: you may %s.", v.Open[0])
	case StageRest:
		return "You may also place a cube out of rest."
	case StageMarket:
		return fmt.Sprintf("%s pushes your cube from the Market: is it to be a cart, papers or a disguise?", seatName(v.Turn))
	case StagePick:
		a := Area(c.part)
		return fmt.Sprintf("Pick from %s: %d more for the mission.", a.place(), c.togo)
	case StageLeg:
		return fmt.Sprintf("Choose the Pimpernel's way to %s: where does he go from %s?", v.Mission.Goal, c.way[c.ways-1])
	case StageNext:
		return "Choose the next mission."
	}
	return fmt.Sprintf("Chauvelin is in %s: where does he go on, to be nearer to the Pimpernel?", v.Hunter.At)
}

// waiting says whom the others wait for.
func (v View) waiting() string {
	who := seatName(v.Acting)
	switch v.Stage {
	case StageMarket:
		return who + " decides what becomes of the cube on the Market."
	case StagePick:
		return fmt.Sprintf("%s picks cubes from %s for the mission.", who, Area(v.core.part).place())
	case StageLeg:
		return who + " chooses the Pimpernel's way."
	case StageNext:
		return who + " chooses the next mission."
	case StageChase:
		return who + " chooses Chauvelin's way."
	}
	return fmt.Sprintf("It is %s's turn.", who)
}

// Changes are the favour tiles that would change hands by a move of the acting seat,
// up to the end of its turn at the latest; what a completion does is not looked at.
func (v View) Changes(m rules.Move) []Change {
	s, ok := parse(m)
	if !ok || v.Acting < 0 || !v.core.legal(s) {
		return nil
	}
	d := v.core
	d.do(s)
	return v.changes(&d)
}

// Change is a favour tile that goes from one seat to another; rules.Public is nobody.
type Change struct {
	Area     Area
	From, To rules.Seat
}

func (v View) changes(d *State) (all []Change) {
	for a := range Area(areas) {
		if was, is := v.core.tile[a], d.tile[a]; was != is {
			all = append(all, Change{a, rules.Seat(was), rules.Seat(is)})
		}
	}
	return all
}

// Happens says in a few words what a move does, for the light on its target:
// "+1 horse, the Stableman comes to you".
func (v View) Happens(m rules.Move) string {
	s, ok := parse(m)
	if !ok || v.Acting < 0 || !v.core.legal(s) {
		return ""
	}
	text := v.core.board.does(&v.core, s)
	if v.core.running {
		return text
	}
	d := v.core
	d.do(s)
	if d.rounds > v.core.rounds {
		return text + ", and the mission is carried out"
	}
	for _, c := range v.changes(&d) {
		text += fmt.Sprintf(", the %s comes to %s", c.Area.Tile(), seatName(c.To))
	}
	return text
}

// does says what a step does, without what follows from it.
func (t *Board) does(c *State, s Action) string {
	switch {
	case s.Kind == Favor:
		acts := t.actionsOf(Area(s.To))
		return fmt.Sprintf("%s, and %s", acts[0], acts[1])
	case s.Kind == Move:
		return "move to " + Region(s.To).String()
	case s.Kind == Point:
		return "+1 point"
	case s.Kind == Remove:
		return "back into supply"
	case s.Kind == PushTo:
		return "your cube becomes " + Area(s.To).single()
	case s.Kind == Pick:
		return "goes on the mission"
	case s.Kind == Ride || s.Kind == Chase:
		return "on to " + Location(s.To).String()
	case s.Kind == NextMission:
		return "the next mission goes to " + missionCards[s.To].at.String()
	case s.Kind == Pass:
		return "pass"
	case s.Kind == Done:
		return "leave it"
	}
	p := Place(s.To)
	switch {
	case p.isArea():
		return "+" + pieces(p.area(), 1)
	case p.isHex() && c.full.has(p):
		return fmt.Sprintf("pushes %s's cube to %s", seatName(rules.Seat(c.owner(p))), orWords(areaPlaces(t.serves[p.hex()])))
	case p.isHex():
		return "opens " + orWords(areaPlaces(t.serves[p.hex()])) + " from your next turn on"
	case p.isSpace() && t.icon[p] != NoAction:
		return "and you may " + t.icon[p].String()
	case p.isSpot():
		return "the " + p.spot().String() + " space"
	}
	return "takes the space"
}

func areaPlaces(set uint8) (all []string) {
	for _, a := range areasOf(set) {
		all = append(all, a.place())
	}
	return all
}
