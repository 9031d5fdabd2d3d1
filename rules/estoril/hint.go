package estoril

import (
	"context"
	"fmt"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// hintSimulations are so many that a hint comes at once.
const hintSimulations = 6000

// longHint is how many letters of a hint a small window has room for.
const longHint = 190

// Hint is what the strong bot thinks best and why, from what the seat sees alone.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	v := t.View.(View)
	c := v.core
	switch c.Stage {
	case StageLook:
		s := c.curious()
		return c.Text(s), c.whyLook(s.A)
	case StageDiscard:
		c.Fill(v.By, t.Rand)
		s := c.spare()
		return c.Text(s), v.core.whyDiscard(Tile(s.A))
	}
	b := newStrong()
	b.o.Simulations = hintSimulations
	r, s := b.search(ctx, v, t)
	if len(r.Actions) == 0 {
		return c.Text(s), c.why(s)
	}
	s = stepOf(r.Actions[0].Action)
	why := c.why(s)
	if len(r.Actions) > 1 {
		a, b := r.Actions[0], r.Actions[1]
		if next := c.beside(stepOf(b.Action), a.Mean()-b.Mean()); len(why)+len(next) <= longHint {
			why += next
		}
	}
	return c.Text(s), why
}

// beside names the next best step and says how far it is behind, of a sure win.
func (c *State) beside(next Action, behind float64) string {
	what := c.doing(next)
	switch {
	case behind < 0.02:
		return fmt.Sprintf(" About as good is %s.", what)
	case behind > 0.08:
		return fmt.Sprintf(" After the others' answers it leaves you far better off than %s.", what)
	}
	return fmt.Sprintf(" Next best is %s.", what)
}

// doing names a step in the middle of a sentence.
func (c *State) doing(s Action) string {
	space := func(x uint8) string {
		return fmt.Sprintf("space %s of %s", numerals[x%Spaces], the(c.Boards[PlaceOf(x)]))
	}
	who := c.theirs(s.A % SpotsAll)
	switch s.Kind {
	case Place:
		return Tile(s.A).Face().Name + " on " + space(s.B)
	case UseAssassin:
		return "sending " + who + " home"
	case UseSeduction:
		return "bringing " + who + " to " + space(s.B)
	case UseDiplomacy:
		return "protecting " + who
	case UseConspiracy:
		return "a look at the pile"
	case UseNationalism:
		return "gaining by Nationalism"
	case Keep:
		return "leaving the reward as it is"
	case Change:
		return "exchanging the reward"
	case GiveUp:
		return "giving up " + who
	}
	return "doing nothing"
}

// why gives the reason of a step from what the seat knows.
func (c *State) why(s Action) string {
	p := c.Here()
	switch s.Kind {
	case Place:
		return c.whyPlace(Tile(s.A), s.B)
	case Leave:
		return "Using it would help the others at least as much as you."
	case UseNationalism:
		return "The gain costs nothing and stays for the evening."
	case UseConspiracy:
		if c.Best(p) == c.Seat {
			return "You lead here, so you may well find yourself a better reward."
		}
		return "Another one leads here: perhaps you can leave him something worse."
	case UseAssassin:
		n := *c
		n.Do(s)
		if turn := c.turn(&n); turn != "" {
			return fmt.Sprintf("Without %s here %s", c.theirs(s.A), turn)
		}
		return prose.Capital(c.theirs(s.A)) + " is better off this board."
	case UseSeduction:
		what := c.theirs(s.A)
		n := *c
		n.Do(s)
		if turn := c.turn(&n); turn != "" {
			return fmt.Sprintf("With %s here %s", what, turn)
		}
		if c.Mine[c.Seat].Has(s.A) {
			return prose.Capital(what) + " adds its strength to yours here."
		}
		return fmt.Sprintf("Where %s lies now it does you more harm than here.", what)
	case UseDiplomacy:
		return fmt.Sprintf("Then nobody can send %s home or lure it away.", c.theirs(s.A))
	case Keep, Change:
		a, b := c.On[Slots+p].Face(), c.Drawn.Face()
		if s.Kind == Change {
			a, b = b, a
		}
		if c.Best(p) == c.Seat {
			return fmt.Sprintf("You lead here, and %s is of more use to you than %s.", a.Name, b.Name)
		}
		return fmt.Sprintf("You do not lead here, so leave %s rather than %s.", a.Name, b.Name)
	case GiveUp:
		f := c.On[s.A].Face()
		return fmt.Sprintf("You will miss %s least (%s).", f.Name, prose.Amount(f.Points, "point"))
	}
	return fmt.Sprintf("That is the best of your %s.", c.Stage)
}

// whyPlace says what a tile would do on a space.
func (c *State) whyPlace(t Tile, x uint8) string {
	p := PlaceOf(x)
	b := the(c.Boards[p])
	prize := "What waits there lies face down."
	if r := c.On[Slots+p]; r != 0 {
		prize = fmt.Sprintf("%s waits there, worth %s.", r.Face().Name, prose.Amount(r.Face().Points, "point"))
	}
	n := *c
	n.Hand[n.Seat] &^= 1 << t
	n.Put(n.Seat, x, t)
	mine, other := n.Sum(p, n.Seat), 0
	for _, s := range n.sums(p) {
		if uint8(s.Seat) != n.Seat {
			other = max(other, s.Total())
		}
	}
	text := fmt.Sprintf("With %s you have %d at %s against %d that you know of.", t.Face().Name, mine, b, other)
	switch {
	case n.Best(p) != n.Seat:
		text = fmt.Sprintf("%s makes it %d for you at %s against %d that you know of%s.", t.Face().Name, mine, b, other, t.tonight())
	case other == 0:
		text = fmt.Sprintf("With %s on space %s you lead at %s.", t.Face().Name, numerals[x%Spaces], b)
	}
	return text + " " + prize + n.threat(p) + n.shut(p)
}

func (c *State) whyLook(x uint8) string {
	switch {
	case x >= Slots:
		return fmt.Sprintf("Know what waits at %s before you send more people there.", the(c.Boards[x-Slots]))
	case c.Mine[c.Seat]&InPlace(PlaceOf(x)) != 0:
		return fmt.Sprintf("You have people at %s: know whom they will meet there.", the(c.Boards[PlaceOf(x)]))
	}
	return "It costs nothing, and what you know of one hand tells of the rest."
}

func (c *State) whyDiscard(t Tile) string {
	f := t.Face()
	if f.Points <= 1 {
		return fmt.Sprintf("%s is worth no more in hand than among your discards, and you need that person least.", f.Name)
	}
	return fmt.Sprintf("Of all your people you can spare %s best: %s in hand, 1 as a discard.", f.Name, prose.Amount(f.Points, "point"))
}
