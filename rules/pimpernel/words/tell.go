// Package words has every sentence of Pimpernel: what is told, asked, labelled, refused and advised. Why an action is advised
// comes to it as a value of core.
package words

import (
	"fmt"
	"strconv"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// Tell puts a coming move into words. The first target gives the line its picture.
func Tell(c *core.State, e rules.Entry) rules.LogLine {
	if c.Stage <= core.StageDraw {
		return tellLuck(c, e.Move)
	}
	a, ok := core.Parse(e.Move)
	if !ok || c.Stage == core.StageOver || e.Seat != rules.Seat(c.Seat) || !c.Legal(a) {
		return rules.LogLine{}
	}
	next := c.After(a)
	text, targets := sayings[a.Kind].told(c, next, a)
	told := rules.LogLine{Text: SeatName(e.Seat) + " " + text + ".", Targets: targets}
	for _, x := range c.Changes(next) {
		told.Text += fmt.Sprintf(" The %s goes to %s.", x.Area.Tile(), SeatName(x.To))
		told.Targets = append(told.Targets, x.Area.FavorID())
	}
	tellEnd(c, next, &told)
	told.Targets = prose.Once(told.Targets)
	return told
}

// tellLuck says what is dealt or drawn.
func tellLuck(c *core.State, m rules.Move) rules.LogLine {
	next, err := c.AfterLuck(m)
	switch {
	case err != nil:
		return rules.LogLine{}
	case c.Stage == core.StageDraw:
		one, two := core.CardOf(next.Next[0]), core.CardOf(next.Next[1])
		return rules.LogLine{Text: fmt.Sprintf("The next mission will be %s or %s.", inTown(one.At), inTown(two.At)),
			Targets: []string{one.ID, two.ID, one.At.ID(), two.At.ID()}}
	}
	return [core.Deals]rules.LogLine{
		{Text: "Each location gets its card."},
		{Text: "Each favour tile gets its card."},
		{Text: "The buildings are dealt."},
		{Text: fmt.Sprintf("The Pimpernel starts %s. The first mission is %s.", inTown(next.Pimpernel), inTown(next.Goal())),
			Targets: []string{"pawn.pimpernel", next.Pimpernel.ID(), next.Goal().ID()}},
		{Text: fmt.Sprintf("%s begins.", SeatName(rules.Seat(next.First))), Targets: []string{"first"}},
	}[c.Deals]
}

func tellMove(c, _ *core.State, a core.Action) (string, []string) {
	return "moves to " + regionName(core.Region(a.To)), []string{core.PawnID(rules.Seat(c.Seat)), core.Region(a.To).ID()}
}

// tellLeg tells of a leg, and of those after it that are taken unasked.
func tellLeg(c, next *core.State, a core.Action) (string, []string) {
	text, targets := "chooses the route to "+town(core.Location(a.To)), []string{"pawn.pimpernel", core.Location(a.To).ID()}
	var on []string
	for _, l := range next.Way[c.Stops+1 : next.Stops] {
		on = append(on, town(l))
		targets = append(targets, l.ID())
	}
	if on != nil {
		text += ", which leads on to " + prose.List(on)
	}
	return text, targets
}

func tellDone(c, _ *core.State, _ core.Action) (string, []string) {
	switch c.Stage {
	case core.StageIcon:
		return "skips the icon", []string{c.IconAt.ID()}
	case core.StageRest:
		return "keeps the rest cube", []string{core.PileID(core.RestArea, rules.Seat(c.Seat))}
	}
	return "skips the second action", []string{core.Area(c.Favor).FavorID()}
}

// tellFavor tells of a tile whose only possible action is done at once what that action tells.
func tellFavor(c, next *core.State, a core.Action) (string, []string) {
	tile := *c
	if only, forced := tile.OpenTile(core.Area(a.To)); forced {
		return sayings[only.Kind].told(&tile, next, only)
	}
	return "uses the " + core.Area(a.To).Tile(), []string{core.Area(a.To).FavorID()}
}

// tellPlacing tells of a cube by where it lies then: actions with the same effect sound alike.
func tellPlacing(c, next *core.State, a core.Action) (string, []string) {
	to, where := core.Place(a.To), atPlace(c.Board, core.Place(a.To))
	targets := []string{to.ID(), ownSupply(c)}
	what := "a cube"
	if a.Kind == core.Rested {
		what = "a rest cube"
	}
	switch {
	case to.IsHex() && c.Full.Has(to):
		owner := SeatName(rules.Seat(c.Owner(to)))
		if next.Stage == core.StageMarket {
			return fmt.Sprintf("pushes %s's cube from the Market, and %s chooses an area for it", owner, owner), targets
		}
		return fmt.Sprintf("places %s %s and pushes %s's cube to %s", what, where, owner, Place(core.AreasOf(c.Board.Serves[to.Hex()])[0])),
			targets
	case to.IsSpot() && a.Kind == core.Rested:
		return fmt.Sprintf("places a rest cube on %s", placeName(c.Board, to)), targets
	case to.IsSpot():
		return "takes " + placeName(c.Board, to), targets
	}
	return fmt.Sprintf("places %s %s", what, where), targets
}

// tellEnd adds how a round ends and what a mission has brought.
func tellEnd(c *core.State, next *core.State, told *rules.LogLine) {
	if next.Rounds > c.Rounds {
		told.Text += [...]string{" All five mission spaces are taken: the mission is carried out.",
			" All players have passed: the mission is carried out as it stands.",
			" The 60th lap is over: the mission is carried out as it stands."}[next.Ended]
	}
	if next.Paid() == c.Paid() {
		return
	}
	var points, short []string
	for s := range next.Board.Seats {
		if n := next.Points[s]; n > 0 {
			scores := strconv.Itoa(int(n))
			if points == nil { // the others need no verb: "Red scores 2 points, Blue 1"
				scores = "scores " + prose.Amount(int(n), "point")
			}
			points = append(points, SeatName(rules.Seat(s))+" "+scores)
		}
	}
	for s := core.SupporterSpot; s <= core.LocationSpot; s++ {
		if next.Short>>s&1 != 0 {
			short = append(short, partName(s))
		}
	}
	to := core.MissionCards[next.Top].At
	told.Text += fmt.Sprintf(" The Pimpernel moves to %s.", town(to))
	if points != nil {
		told.Text += fmt.Sprintf(" %s.", prose.List(points))
	}
	if short != nil {
		parts := prose.Capital(prose.Spelled(len(short), "part"))
		told.Text += fmt.Sprintf(" %s incomplete: %s.", isAre(parts, len(short)), prose.List(short))
	}
	if next.CaughtNow > 0 {
		told.Text += " Chauvelin captures him!"
	}
	told.Targets = append(told.Targets, "pawn.pimpernel", to.ID())
	if next.Stage == core.StageOver {
		told.Text += " " + Outcome(next).Why
	}
}
