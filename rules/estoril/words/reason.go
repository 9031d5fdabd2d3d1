package words

import (
	"fmt"
	"strings"

	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// longHint is how many letters of a hint a small window has room for.
const longHint = 190

// Reason says why an action is advised, and what is next best if there is room for it.
func Reason(c *core.State, r *core.Reason) string {
	why := actions[r.Kind].why(c, r)
	if r.Compared {
		if next := nextBest(c, r); len(why)+len(next) <= longHint {
			why += next
		}
	}
	return why
}

// nextBest names the next best action and says how far it is behind.
func nextBest(c *core.State, r *core.Reason) string {
	what := actions[r.Next.Kind].advised(c, r.Next)
	switch {
	case r.Behind < 0.02:
		return fmt.Sprintf(" About as good is %s.", what)
	case r.Behind > 0.08:
		return fmt.Sprintf(" After the others' answers it leaves you far better off than %s.", what)
	}
	return fmt.Sprintf(" Next best is %s.", what)
}

// say and because are texts that are the same whatever the state.
func say(text string) func(*core.State, core.Action) string {
	return func(*core.State, core.Action) string { return text }
}

func because(text string) func(*core.State, *core.Reason) string {
	return func(*core.State, *core.Reason) string { return text }
}

// whyPlace says what a tile would do on a space.
func whyPlace(c *core.State, r *core.Reason) string {
	t, p := core.Tile(r.A), core.PlaceOf(r.B)
	b := the(c.Boards[p])
	prize := "What waits there lies face down."
	if f := c.On[core.Slots+p].Face(); f.Name != "" {
		prize = fmt.Sprintf("%s waits there, worth %s.", f.Name, prose.Amount(f.Points, "point"))
	}
	mine, other := 0, 0
	for _, s := range r.Then.Board(p).Sums {
		if uint8(s.Seat) == c.Seat {
			mine = s.Total()
		} else {
			other = max(other, s.Total())
		}
	}
	text := fmt.Sprintf("With %s you have %d at %s against %d that you know of.", t.Face().Name, mine, b, other)
	switch {
	case r.Then.Best(p) != c.Seat:
		text = fmt.Sprintf("%s makes it %d for you at %s against %d that you know of%s.", t.Face().Name, mine, b, other, mayStill(t))
	case other == 0:
		text = fmt.Sprintf("With %s on space %s you lead at %s.", t.Face().Name, core.Numerals[r.B%core.Spaces], b)
	}
	return text + " " + prize + threat(c, p) + shut(&r.Then, p)
}

func whyLook(c *core.State, r *core.Reason) string {
	p := core.PlaceOf(r.A)
	switch {
	case r.A >= core.Slots:
		return fmt.Sprintf("Know what waits at %s before you send more people there.", the(c.Boards[p]))
	case c.Mine[c.Seat]&core.InPlace(p) != 0:
		return fmt.Sprintf("You have people at %s: know whom they will meet there.", the(c.Boards[p]))
	}
	return "It costs nothing, and what you know of one hand tells of the rest."
}

func whyAssassin(c *core.State, r *core.Reason) string {
	if shift := shifts(c, &r.Then); shift != "" {
		return fmt.Sprintf("Without %s here %s", whose(c, r.A), shift)
	}
	return prose.Capital(whose(c, r.A)) + " is better off this board."
}

func whyConspiracy(c *core.State, _ *core.Reason) string {
	if c.Best(c.Here()) == c.Seat {
		return "You lead here, so you may well find yourself a better reward."
	}
	return "Another one leads here: perhaps you can leave him something worse."
}

func whySeduction(c *core.State, r *core.Reason) string {
	what := whose(c, r.A)
	if shift := shifts(c, &r.Then); shift != "" {
		return fmt.Sprintf("With %s here %s", what, shift)
	}
	if c.Mine[c.Seat].Has(r.A) {
		return prose.Capital(what) + " adds its strength to yours here."
	}
	return fmt.Sprintf("Where %s lies now it does you more harm than here.", what)
}

func whyKeep(c *core.State, r *core.Reason) string {
	stays, goes := c.On[core.Slots+c.Here()], c.Drawn
	if r.Kind == core.Change {
		stays, goes = goes, stays
	}
	if c.Best(c.Here()) == c.Seat {
		return fmt.Sprintf("You lead here, and %s is of more use to you than %s.", stays.Face().Name, goes.Face().Name)
	}
	return fmt.Sprintf("You do not lead here, so leave %s rather than %s.", stays.Face().Name, goes.Face().Name)
}

func whyDiscard(_ *core.State, r *core.Reason) string {
	f := core.Tile(r.A).Face()
	if f.Points <= 1 {
		return fmt.Sprintf("%s is worth no more in hand than among your discards, and you need that person least.", f.Name)
	}
	return fmt.Sprintf("Of all your people you can spare %s best: %s in hand, 1 as a discard.", f.Name, prose.Amount(f.Points, "point"))
}

// shifts says, in the middle of a sentence, at which boards that are not resolved somebody
// else leads then, as far as the seat knows. It is empty for none.
func shifts(c, then *core.State) string {
	var all []string
	for p := range uint8(core.Places) {
		was, is := c.Best(p), then.Best(p)
		if was == is || c.Won[p] != 0 {
			continue
		}
		where := the(c.Boards[p])
		switch {
		case is == c.Seat:
			text := "you lead at " + where
			if r := c.On[core.Slots+p]; r != 0 {
				text += fmt.Sprintf(", where %s waits", r.Face().Name)
			}
			all = append(all, text)
		case was == c.Seat:
			all = append(all, "you lead at "+where+" no more")
		case is == core.Nobody:
			all = append(all, fmt.Sprintf("%s has nobody left at %s", core.SeatNames[was], where))
		default:
			all = append(all, fmt.Sprintf("%s leads at %s", core.SeatNames[is], where))
		}
	}
	if len(all) == 0 {
		return ""
	}
	return prose.List(all) + "."
}

// threat says whom the seat does not know at a place.
func threat(c *core.State, p uint8) string {
	var who []string
	for _, s := range c.Board(p).Sums {
		if s.Unknown > 0 && uint8(s.Seat) != c.Seat {
			who = append(who, core.SeatName(s.Seat))
		}
	}
	if len(who) == 0 {
		return ""
	}
	return fmt.Sprintf(" Beware of what %s has there face down.", strings.Join(who, " or "))
}

// shut says that nobody can follow to a place any more.
func shut(c *core.State, p uint8) string {
	if core.InPlace(p)&c.Exists&^c.Taken != 0 {
		return ""
	}
	return " The board is full now, so nobody else can be sent there."
}

// whose names what lies on a spot and whose it is.
func whose(c *core.State, x uint8) string {
	what, _ := tileOn(c, x)
	by := c.Owner(x)
	if by == core.Nobody {
		return what
	}
	if c.On[x] == 0 {
		what = "face-down tile"
	}
	if by == c.Seat {
		return "your " + what
	}
	return core.SeatNames[by] + "'s " + what
}

// mayStill ends a sentence with what the ability of a tile that does not lead may still do.
func mayStill(t core.Tile) string {
	return [...]string{
		core.NoSymbol:    ", and the evening may change who leads there",
		core.Assassin:    ", but in the evening the Assassin may send somebody home",
		core.Conspiracy:  ", but in the evening Conspiracy may exchange the reward",
		core.Nationalism: ", but in the evening Nationalism may add to it",
		core.Seduction:   ", but in the evening Seduction may bring another tile there",
		core.Diplomacy:   ", but in the evening Diplomacy may protect a tile there",
	}[t.Face().Symbols[0]]
}
