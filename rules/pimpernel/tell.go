package pimpernel

import (
	"fmt"
	"strings"

	"intrigue/rules"
)

// tell puts a move that is about to be made into words. Targets begin with what gives
// the line its picture.
func (c *State) tell(e rules.Entry) rules.Told {
	if c.stage <= StageDraw {
		return c.tellLuck(e.Move)
	}
	a, ok := parse(e.Move)
	if !ok || c.stage == StageOver || e.Seat != rules.Seat(c.seat) || !c.legal(a) {
		return rules.Told{}
	}
	next := c.after(a)
	text, targets := sayings[a.Kind].told(c, next, a)
	told := rules.Told{Text: seatName(e.Seat) + " " + text + ".", Targets: targets}
	for _, x := range c.changes(next) {
		told.Text += fmt.Sprintf(" The %s goes to %s.", x.Area.Tile(), seatName(x.To))
		told.Targets = append(told.Targets, x.Area.FavorID())
	}
	c.tellEnd(next, &told)
	return told
}

// tellLuck says what is dealt or drawn.
func (c *State) tellLuck(m rules.Move) rules.Told {
	next, err := c.drew(m)
	switch {
	case err != nil:
		return rules.Told{}
	case c.stage == StageDraw:
		one, two := card(next.next[0]), card(next.next[1])
		return rules.Told{Text: fmt.Sprintf("Next comes %s or %s.", one.At, two.At), Targets: []string{one.ID, two.ID, one.At.ID(), two.At.ID()}}
	}
	return [deals]rules.Told{
		{Text: "The location cards are laid out."},
		{Text: "Each favour tile gets its card."},
		{Text: "The buildings are laid out."},
		{Text: fmt.Sprintf("The Pimpernel begins in %s, and the first mission is in %s.", next.sir, next.goal()), Targets: []string{"pawn.pimpernel", next.sir.ID(), next.goal().ID()}},
		{Text: fmt.Sprintf("%s begins.", seatName(rules.Seat(next.first))), Targets: []string{"first"}},
	}[c.deals]
}

func tellMove(c, _ *State, a Action) (string, []string) {
	where := "to " + Region(a.To).String()
	if Region(a.To) == ToAustria { // that is its name: To Austria
		where = "towards Austria"
	}
	return "moves " + where, []string{PawnID(rules.Seat(c.seat)), Region(a.To).ID()}
}

func tellDone(c, _ *State, _ Action) (string, []string) {
	switch c.stage {
	case StageIcon:
		return "leaves the icon", []string{c.iconAt.ID()}
	case StageRest:
		return "lets the rest cube lie", []string{HeapID(RestArea, rules.Seat(c.seat))}
	}
	return "leaves the second action", []string{Area(c.favor).FavorID()}
}

// tellFavor tells of a tile whose only possible action is done at once just what the
// action alone would sound like.
func tellFavor(c, next *State, a Action) (string, []string) {
	tile := *c
	if only, forced := tile.openTile(Area(a.To)); forced {
		return sayings[only.Kind].told(&tile, next, only)
	}
	return "calls on the " + Area(a.To).Tile(), []string{Area(a.To).FavorID()}
}

// tellPlacing tells of a cube by where it lies then: two actions with the same effect
// sound alike.
func tellPlacing(c, next *State, a Action) (string, []string) {
	to, where := Place(a.To), c.board.name(Place(a.To))
	targets := []string{to.ID(), mine(c)}
	what := "a cube"
	if a.Kind == Rested {
		what = "a rest cube"
	}
	switch {
	case to.isArea():
		return fmt.Sprintf("puts %s into %s", what, where), targets
	case to.isHex() && c.full.has(to):
		owner := seatName(rules.Seat(c.owner(to)))
		if next.stage == StageMarket {
			return fmt.Sprintf("pushes %s's cube from the Market, and %s decides what becomes of it", owner, owner), targets
		}
		return fmt.Sprintf("puts %s on %s; %s's cube goes to %s", what, where, owner, areasOf(c.board.serves[to.hex()])[0].place()), targets
	case to.isSpot() && a.Kind == Rested:
		return fmt.Sprintf("takes %s with a rest cube", where), targets
	case to.isSpot():
		return "takes " + where, targets
	case to.isSpace():
		return fmt.Sprintf("puts %s on a space of %s", what, where), targets
	}
	return fmt.Sprintf("puts %s on %s", what, where), targets
}

// tellEnd adds how a round ends and what a mission has brought.
func (c *State) tellEnd(next *State, told *rules.Told) {
	if next.rounds > c.rounds {
		told.Text += [...]string{" All mission spaces are taken: the mission is carried out.", " All have passed: the mission is carried out as it stands.",
			" The sixtieth lap is over: the mission is carried out as it stands."}[next.ended]
	}
	if next.paid() == c.paid() {
		return
	}
	var points, short []string
	for s := range next.board.seats {
		if n := next.points[s]; n > 0 {
			points = append(points, fmt.Sprintf("%s %d", seatName(rules.Seat(s)), n))
		}
	}
	for s := SupporterSpot; s <= LocationSpot; s++ {
		if next.short>>s&1 != 0 {
			short = append(short, s.String())
		}
	}
	to := missionCards[next.top].at
	told.Text += fmt.Sprintf(" The Pimpernel is in %s.", to)
	if points != nil {
		told.Text += fmt.Sprintf(" Points: %s.", strings.Join(points, ", "))
	}
	if short != nil {
		told.Text += fmt.Sprintf(" Short: %s.", strings.Join(short, ", "))
	}
	if next.caughtNow > 0 {
		told.Text += " Chauvelin has caught him!"
	}
	told.Targets = append(told.Targets, "pawn.pimpernel", to.ID())
	if next.stage == StageOver {
		told.Text += " " + next.outcome().Why
	}
}
