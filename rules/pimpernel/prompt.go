package pimpernel

import (
	"fmt"

	"intrigue/rules"
)

// Prompt says in a sentence what the seat may do now.
func (v View) Prompt() string {
	switch {
	case v.Over():
		return v.State.outcome().Why
	case v.Stage == StageDeal:
		return "The board is being laid out."
	case v.Stage == StageDraw:
		return "Two cards are drawn for the next mission."
	case v.By != v.Acting:
		return v.waiting()
	}
	c := v.State
	if say := sayings[asked[v.Stage]].prompt; say != nil {
		return say(v)
	}
	switch v.Stage {
	case StageFavor:
		if len(v.Open) == 2 {
			return fmt.Sprintf("The %s: %s, or %s first.", Area(v.InUse).Tile(), called(v.Open[0]), called(v.Open[1]))
		}
		return fmt.Sprintf("The %s: you may also %s.", Area(v.InUse).Tile(), called(v.Open[0]))
	case StageIcon:
		return fmt.Sprintf("The icon: you may %s.", called(v.Open[0]))
	case StageRest:
		return "You may also place a cube out of rest."
	}
	switch {
	case c.supply[v.By] == 0:
		return "You have no cube in supply: move your pawn, use a favour, or pass."
	case v.Passes == len(v.Players)-1:
		return "All others have passed: act, or the mission is carried out as it stands."
	}
	return "Your turn: place a cube, move your pawn, or use a favour."
}

// waiting says whom the others wait for.
func (v View) waiting() string {
	if say := sayings[asked[v.Stage]].waits; say != nil {
		return seatName(v.Acting) + " " + say(v) + "."
	}
	return fmt.Sprintf("It is %s's turn.", seatName(v.Acting))
}

// Happens says in a few words what a move does, for the light on its target:
// "+1 horse, the Stableman comes to you".
func (v View) Happens(m rules.Move) string {
	a, ok := v.read(m)
	if !ok {
		return ""
	}
	c := v.State
	text := sayings[a.Kind].light(c, a)
	if c.running {
		return text
	}
	next := c.after(a)
	if next.rounds > c.rounds {
		return text + ", and the mission is carried out"
	}
	for _, x := range c.changes(next) {
		text += fmt.Sprintf(", the %s comes to %s", x.Area.Tile(), seatName(x.To))
	}
	return text
}

// lightPlacing says what a cube does where it is put.
func lightPlacing(c *State, a Action) string {
	t, p := c.board, Place(a.To)
	switch {
	case p.isArea():
		return "+" + pieces(p.area(), 1)
	case p.isHex() && c.full.has(p):
		return fmt.Sprintf("pushes %s's cube to %s", seatName(rules.Seat(c.owner(p))), orWords(areaPlaces(t.serves[p.hex()])))
	case p.isHex():
		return "opens " + orWords(areaPlaces(t.serves[p.hex()])) + " from your next turn on"
	case p.isSpace() && t.icon[p] != NoAction:
		return "and you may " + called(t.icon[p])
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
