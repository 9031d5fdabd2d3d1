package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// Prompt says in a sentence what the seat may do now.
func Prompt(v core.View) string {
	switch {
	case v.Over():
		return won(v.State, v.By)
	case v.Stage == core.StageDeal:
		return "The board is being laid out."
	case v.Stage == core.StageDraw:
		return "The cards for the next mission are being drawn."
	case v.By != v.Acting:
		return waiting(v)
	}
	c := v.State
	if say := sayings[core.Asked[v.Stage]].prompt; say != nil {
		return say(v)
	}
	switch v.Stage {
	case core.StageFavor:
		if len(v.Open) == 2 {
			return fmt.Sprintf("Use the %s: %s.", core.Area(v.InUse).Tile(), inOrder(v.Open))
		}
		return fmt.Sprintf("Use the %s again to %s, or press Skip.", core.Area(v.InUse).Tile(), called(v.Open[0]))
	case core.StageIcon:
		return fmt.Sprintf("Use the icon to %s, or press Skip.", called(v.Open[0]))
	case core.StageRest:
		return "Place a rest cube, or press Skip."
	}
	tile := c.UsableTiles() != 0
	switch {
	case c.Supply[v.By] == 0 && tile:
		return "You have no cubes in your supply: move your pawn, use a favour tile, or pass."
	case c.Supply[v.By] == 0:
		return "You have no cubes in your supply: move your pawn, or pass."
	case v.Passes == len(v.Players)-1:
		return "All the others have passed: act, or pass to carry out the mission as it stands."
	case tile:
		return "Your turn: place a cube, move your pawn, use a favour tile, or pass."
	}
	return "Your turn: place a cube, move your pawn, or pass."
}

// inOrder lists the two actions of a favour card, in the order that the player likes.
func inOrder(acts []core.ActionKind) string {
	if acts[0] == acts[1] {
		return both([2]core.ActionKind(acts))
	}
	return both([2]core.ActionKind(acts)) + ", in either order"
}

// waiting says whom the others wait for.
func waiting(v core.View) string {
	if say := sayings[core.Asked[v.Stage]].waits; say != nil {
		return SeatName(v.Acting) + " " + say(v) + "."
	}
	return fmt.Sprintf("It is %s's turn.", SeatName(v.Acting))
}

// Happens says in a few words what a move does, for the light on its target:
// "+1 horse, you take the Stableman".
func Happens(v core.View, m rules.Move) string {
	a, ok := v.Read(m)
	if !ok {
		return ""
	}
	c := v.State
	text := sayings[a.Kind].light(c, a)
	if c.Running {
		return text
	}
	next := c.After(a)
	if next.Rounds > c.Rounds {
		return text + ", and the mission is carried out"
	}
	for _, x := range c.Changes(next) {
		if x.To == v.By {
			text += fmt.Sprintf(", you take the %s", x.Area.Tile())
			continue
		}
		text += fmt.Sprintf(", the %s goes to %s", x.Area.Tile(), SeatName(x.To))
	}
	return text
}

// lightPlacing says what a cube does where it is put.
func lightPlacing(c *core.State, a core.Action) string {
	t, p := c.Board, core.Place(a.To)
	switch {
	case p.IsArea():
		return "+" + pieces(p.Area(), 1)
	case p.IsHex() && c.Full.Has(p):
		return fmt.Sprintf("pushes %s's cube to %s", SeatName(rules.Seat(c.Owner(p))), areaNames(t.Serves[p.Hex()]))
	case p.IsHex():
		return "opens " + areaNames(t.Serves[p.Hex()]) + " from your next turn on"
	case p.IsSpace() && t.Icon[p] != core.NoAction:
		return "lets you " + called(t.Icon[p])
	case p.IsSpot():
		return "the " + spotName(p.Spot()) + " mission space"
	}
	return "fills the space"
}
