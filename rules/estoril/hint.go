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
	switch c.stage {
	case StageLook:
		s := c.curious()
		return c.text(s), c.whyLook(s.a)
	case StageDiscard:
		c.fill(v.By, t.Rand)
		s := c.spare()
		return c.text(s), v.core.whyDiscard(Tile(s.a))
	}
	b := newStrong()
	b.o.Simulations = hintSimulations
	r, s := b.search(ctx, v, t)
	if len(r.Actions) == 0 {
		return c.text(s), c.why(s)
	}
	s = stepOf(r.Actions[0].Action)
	why := c.why(s)
	if len(r.Actions) > 1 {
		a, b := r.Actions[0], r.Actions[1]
		if next := c.beside(stepOf(b.Action), a.Mean()-b.Mean()); len(why)+len(next) <= longHint {
			why += next
		}
	}
	return c.text(s), why
}

// beside names the next best step and says how far it is behind, of a sure win.
func (c *core) beside(next step, behind float64) string {
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
func (c *core) doing(s step) string {
	space := func(x uint8) string {
		return fmt.Sprintf("space %s of %s", numerals[x%Spaces], the(c.board[placeOf(x)]))
	}
	who := c.theirs(s.a % spotsAll)
	switch s.verb {
	case vPlace:
		return Tile(s.a).Face().Name + " on " + space(s.b)
	case vAssassin:
		return "sending " + who + " home"
	case vSeduction:
		return "bringing " + who + " to " + space(s.b)
	case vDiplomacy:
		return "protecting " + who
	case vConspiracy:
		return "a look at the pile"
	case vNationalism:
		return "gaining by Nationalism"
	case vKeep:
		return "leaving the reward as it is"
	case vChange:
		return "exchanging the reward"
	case vLose:
		return "giving up " + who
	}
	return "doing nothing"
}

// why gives the reason of a step from what the seat knows.
func (c *core) why(s step) string {
	p := c.here()
	switch s.verb {
	case vPlace:
		return c.whyPlace(Tile(s.a), s.b)
	case vLeave:
		return "Using it would help the others at least as much as you."
	case vNationalism:
		return "The gain costs nothing and stays for the evening."
	case vConspiracy:
		if c.best(p) == c.seat {
			return "You lead here, so you may well find yourself a better reward."
		}
		return "Another one leads here: perhaps you can leave him something worse."
	case vAssassin:
		n := *c
		n.do(s)
		if turn := c.turn(&n); turn != "" {
			return fmt.Sprintf("Without %s here %s", c.theirs(s.a), turn)
		}
		return prose.Capital(c.theirs(s.a)) + " is better off this board."
	case vSeduction:
		what := c.theirs(s.a)
		n := *c
		n.do(s)
		if turn := c.turn(&n); turn != "" {
			return fmt.Sprintf("With %s here %s", what, turn)
		}
		if c.mine[c.seat].has(s.a) {
			return prose.Capital(what) + " adds its strength to yours here."
		}
		return fmt.Sprintf("Where %s lies now it does you more harm than here.", what)
	case vDiplomacy:
		return fmt.Sprintf("Then nobody can send %s home or lure it away.", c.theirs(s.a))
	case vKeep, vChange:
		a, b := c.on[slots+p].Face(), c.drawn.Face()
		if s.verb == vChange {
			a, b = b, a
		}
		if c.best(p) == c.seat {
			return fmt.Sprintf("You lead here, and %s is of more use to you than %s.", a.Name, b.Name)
		}
		return fmt.Sprintf("You do not lead here, so leave %s rather than %s.", a.Name, b.Name)
	case vLose:
		f := c.on[s.a].Face()
		return fmt.Sprintf("You will miss %s least (%s).", f.Name, prose.Amount(f.Points, "point"))
	}
	return fmt.Sprintf("That is the best of your %s.", c.stage)
}

// whyPlace says what a tile would do on a space.
func (c *core) whyPlace(t Tile, x uint8) string {
	p := placeOf(x)
	b := the(c.board[p])
	prize := "What waits there lies face down."
	if r := c.on[slots+p]; r != 0 {
		prize = fmt.Sprintf("%s waits there, worth %s.", r.Face().Name, prose.Amount(r.Face().Points, "point"))
	}
	n := *c
	n.hand[n.seat] &^= 1 << t
	n.put(n.seat, x, t)
	mine, other := n.sum(p, n.seat), 0
	for _, s := range n.sums(p) {
		if uint8(s.Seat) != n.seat {
			other = max(other, s.Total())
		}
	}
	text := fmt.Sprintf("With %s you have %d at %s against %d that you know of.", t.Face().Name, mine, b, other)
	switch {
	case n.best(p) != n.seat:
		text = fmt.Sprintf("%s makes it %d for you at %s against %d that you know of%s.", t.Face().Name, mine, b, other, t.tonight())
	case other == 0:
		text = fmt.Sprintf("With %s on space %s you lead at %s.", t.Face().Name, numerals[x%Spaces], b)
	}
	return text + " " + prize + n.threat(p) + n.shut(p)
}

func (c *core) whyLook(x uint8) string {
	switch {
	case x >= slots:
		return fmt.Sprintf("Know what waits at %s before you send more people there.", the(c.board[x-slots]))
	case c.mine[c.seat]&inPlace(placeOf(x)) != 0:
		return fmt.Sprintf("You have people at %s: know whom they will meet there.", the(c.board[placeOf(x)]))
	}
	return "It costs nothing, and what you know of one hand tells of the rest."
}

func (c *core) whyDiscard(t Tile) string {
	f := t.Face()
	if f.Points <= 1 {
		return fmt.Sprintf("%s is worth no more in hand than among your discards, and you need that person least.", f.Name)
	}
	return fmt.Sprintf("Of all your people you can spare %s best: %s in hand, 1 as a discard.", f.Name, prose.Amount(f.Points, "point"))
}
