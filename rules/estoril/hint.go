package estoril

import (
	"context"
	"fmt"
	"math"

	"intrigue/rules"
)

// Hint is what the steady bot would do and why, from what the seat sees alone.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	v := t.View.(View)
	c := v.core
	switch c.stage {
	case StageLook:
		s := c.curious()
		return c.text(s), c.whyLook(s.a)
	case StageDiscard:
		s := c.tidyUp(v.By, t.Rand)
		return c.text(s), c.whyDiscard(Tile(s.a))
	}
	ranked := steady{}.rank(ctx, v, t.Rand)
	s := ranked[0].step
	return c.text(s), c.why(s) + gainOf(ranked)
}

// gainOf says how much better the best option is than the average one.
func gainOf(all []option) string {
	sum, n := 0.0, 0
	for _, o := range all[1:] {
		if o.tries > 0 {
			sum += o.mean()
			n++
		}
	}
	if n == 0 {
		return ""
	}
	if gain := all[0].mean() - sum/float64(n); gain >= 0.5 {
		return fmt.Sprintf(" Played out many times, it leaves you about %s better off than the other choices.", amount(int(math.Ceil(gain)), "point"))
	}
	return " Played out many times, there is little between the choices."
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
		if n.best(p) == c.seat {
			return fmt.Sprintf("Without %s you lead here.", c.on[s.a].Face().Name)
		}
		return fmt.Sprintf("%s is better off this board.", c.on[s.a].Face().Name)
	case vSeduction:
		what, _ := tileOn(c, s.a)
		if c.mine[c.seat].has(s.a) {
			return fmt.Sprintf("%s adds its strength to yours here.", what)
		}
		return fmt.Sprintf("Where %s of %s lies now it does you more harm than here.", what, names[c.owner(s.a)])
	case vDiplomacy:
		what, _ := tileOn(c, s.a)
		return fmt.Sprintf("Then nobody can send %s home or lure it away.", what)
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
		return fmt.Sprintf("You will miss %s least (%s).", f.Name, amount(f.Points, "point"))
	}
	return fmt.Sprintf("That is the best of your %s.", c.stage)
}

// whyPlace says what a tile would do on a space.
func (c *core) whyPlace(t Tile, x uint8) string {
	p := placeOf(x)
	b := the(c.board[p])
	prize := "What waits there lies face down."
	if r := c.on[slots+p]; r != 0 {
		prize = fmt.Sprintf("%s waits there, worth %s.", r.Face().Name, amount(r.Face().Points, "point"))
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
	switch {
	case n.best(p) != n.seat:
		return fmt.Sprintf("%s makes it %d for you at %s, and the evening may change the rest. %s", t.Face().Name, mine, b, prize)
	case other == 0:
		return fmt.Sprintf("With %s on space %s you lead at %s. %s", t.Face().Name, numerals[x%Spaces], b, prize)
	}
	return fmt.Sprintf("With %s you have %d at %s against %d that you know of. %s", t.Face().Name, mine, b, other, prize)
}

func (c *core) whyLook(x uint8) string {
	switch {
	case x >= slots:
		return "A reward is worth knowing before you send more people after it."
	case c.mine[c.seat]&inPlace(placeOf(x)) != 0:
		return "You have people on this board: know whom they will meet."
	}
	return "It costs nothing, and what you know of one hand tells of the rest."
}

func (c *core) whyDiscard(t Tile) string {
	f := t.Face()
	if f.Points <= 1 {
		return fmt.Sprintf("%s is worth no more in hand than among your discards, and you need that person least.", f.Name)
	}
	return fmt.Sprintf("Of all your people you can spare %s best: %s in hand, 1 as a discard.", f.Name, amount(f.Points, "point"))
}
