package words

import (
	"fmt"
	"strings"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// longHint says how many letters of a hint a small window has room for.
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
	advised := actions[r.Next.Kind].advised(c, r.Next)
	what := doing(advised)
	leave := r.Kind == core.Leave // what was said is of the ability
	switch {
	case r.Behind < 0.02:
		return fmt.Sprintf(" %s is about as good.", prose.Capital(what))
	case leave && r.Behind > 0.08:
		return fmt.Sprintf(" Skipping is much better than %s.", what)
	case leave:
		return fmt.Sprintf(" Skipping is a little better than %s.", what)
	case r.Behind > 0.08:
		return fmt.Sprintf(" This is much better than %s.", what)
	}
	return fmt.Sprintf(" The next-best choice is to %s.", advised)
}

// doing makes of what to do what somebody is doing: "send her home" is "sending her home".
func doing(advised string) string {
	verb, rest, _ := strings.Cut(advised, " ")
	switch verb {
	case "skip":
		verb += "p"
	case "use", "replace", "lose":
		verb = strings.TrimSuffix(verb, "e")
	}
	return strings.TrimSuffix(verb+"ing "+rest, " ")
}

// say returns a text that is the same whatever the state.
func say(text string) func(*core.State, core.Action) string {
	return func(*core.State, core.Action) string { return text }
}

// whyPlace says what a character would do on a space.
func whyPlace(c *core.State, r *core.Reason) string {
	t, p := core.Tile(r.A), core.PlaceOf(r.B)
	b := boardName(c.Boards[p])
	prize := "The reward there is face down."
	if f := c.On[core.RewardSpot(p)].Face(); f.Name != "" {
		prize = fmt.Sprintf("The reward there is %s.", worth(c.On[core.RewardSpot(p)]))
	}
	mine, other := r.Then.Sum(p, c.Seat), 0
	for s := range c.Seats {
		if s != c.Seat {
			other = max(other, r.Then.Sum(p, s))
		}
	}
	text := fmt.Sprintf("With %s, your strength at %s is %d against %d, as far as you know.", name(t), b, mine, other)
	switch {
	case r.Then.Best(p) != c.Seat:
		text = fmt.Sprintf("With %s, you do not lead at %s yet (%d against %d, as far as you know). %s.", name(t), b, mine, other,
			mayStill(t))
	case other == 0:
		text = fmt.Sprintf("With %s on space %s, you lead at %s.", name(t), core.Numerals[r.B%core.Spaces], b)
	}
	return text + " " + prize + threat(c, p) + shut(&r.Then, p)
}

// worth returns a character with the points it scores in hand.
func worth(t core.Tile) string {
	return fmt.Sprintf("%s (%s)", name(t), prose.Amount(t.Face().Points, "point"))
}

// whyLook is of a look at a character, or at a reward.
func whyLook(c *core.State, r *core.Reason) string {
	p := core.PlaceOf(r.A)
	switch {
	case core.IsReward(r.A):
		return fmt.Sprintf("Find out what you can win at %s before you send more characters there.", boardName(c.Boards[p]))
	case c.Mine[c.Seat]&core.InPlace(p) != 0:
		return fmt.Sprintf("Find out who you are up against at %s.", boardName(c.Boards[p]))
	}
	return "A look costs nothing and helps you guess what the others still have in hand."
}

// whyLeave is of a look that would show nothing new, or of an ability: then it says what the seat stands to
// win without it.
func whyLeave(c *core.State, _ *core.Reason) string {
	if c.Stage == core.StageLook {
		return "You already know every tile you could look at."
	}
	return "Using this ability would help the others at least as much as you." + keeps(c, c.Seat, c.Here())
}

// whyAssassin says who leads then, or else what the owner of the tile loses.
func whyAssassin(c *core.State, r *core.Reason) string {
	what := whose(c, r.A)
	if shift := shifts(c, &r.Then); shift != "" {
		return fmt.Sprintf("Without %s here, %s", what, shift)
	}
	s := c.Owner(r.A)
	if s == c.Seat {
		return fmt.Sprintf("%s is more use to you at home than here.", prose.Capital(what))
	}
	was, is := c.Sum(c.Here(), s), r.Then.Sum(c.Here(), s)
	if was == is {
		return fmt.Sprintf("Then %s can do nothing more here.", what) + keeps(&r.Then, c.Seat, c.Here())
	}
	return fmt.Sprintf("Without %s, %s's strength here falls from %d to %d.", what, core.SeatNames[s], was, is) +
		keeps(&r.Then, c.Seat, c.Here())
}

func whyConspiracy(c *core.State, _ *core.Reason) string {
	reward := worth(c.On[core.RewardSpot(c.Here())])
	best := c.Best(c.Here())
	if best == c.Seat {
		return fmt.Sprintf("You lead here. The pile may hold a better reward than %s.", reward)
	}
	return fmt.Sprintf("%s leads here. The pile may hold a worse reward than %s.", core.SeatName(rules.Seat(best)), reward)
}

func whyNationalism(c *core.State, r *core.Reason) string {
	was, is := c.Sum(c.Here(), c.Seat), r.Then.Sum(c.Here(), c.Seat)
	text := fmt.Sprintf("Your strength here grows from %d to %d.", was, is)
	if shift := shifts(c, &r.Then); shift != "" {
		text += " Then " + shift
	}
	return text
}

func whySeduction(c *core.State, r *core.Reason) string {
	what := whose(c, r.A)
	if shift := shifts(c, &r.Then); shift != "" {
		return fmt.Sprintf("With %s here, %s", what, shift)
	}
	was, is := c.Sum(c.Here(), c.Seat), r.Then.Sum(c.Here(), c.Seat)
	if c.Mine[c.Seat].Has(r.A) && is > was {
		return fmt.Sprintf("With %s here, your strength grows from %d to %d.", what, was, is)
	}
	return fmt.Sprintf("%s is more use to you here than at %s.", prose.Capital(what), boardName(c.Boards[core.PlaceOf(r.A)]))
}

func whyDiplomacy(c *core.State, r *core.Reason) string {
	text := fmt.Sprintf("Then nobody can send %s home or bring %s to another board.", whose(c, r.A), pronoun(c.On[r.A]))
	if c.Owner(r.A) == c.Seat {
		text += keeps(c, c.Seat, core.PlaceOf(r.A))
	}
	return text
}

// keeps says that a seat still leads at a place that is not resolved, and for what; it is empty
// where the seat does not lead.
func keeps(c *core.State, seat, p uint8) string {
	b, reward := boardName(c.Boards[p]), c.On[core.RewardSpot(p)]
	switch {
	case c.Won[p] != 0 || c.Best(p) != seat:
		return ""
	case reward == 0:
		return fmt.Sprintf(" You keep the lead at %s.", b)
	}
	return fmt.Sprintf(" You still stand to win %s at %s.", worth(reward), b)
}

func whyKeep(c *core.State, r *core.Reason) string {
	stays, goes := c.On[core.RewardSpot(c.Here())], c.Drawn
	if r.Kind == core.Change {
		stays, goes = goes, stays
	}
	if c.Best(c.Here()) == c.Seat {
		return fmt.Sprintf("You lead here, and %s is worth more to you than %s.", worth(stays), worth(goes))
	}
	return fmt.Sprintf("You do not lead here, so let the leader win %s rather than %s.", worth(stays), worth(goes))
}

func whyDiscard(_ *core.State, r *core.Reason) string {
	t := core.Tile(r.A)
	if t.Face().Points <= 1 {
		return fmt.Sprintf("You need %s least: 1 point in hand or as a discard.", name(t))
	}
	return fmt.Sprintf("You need %s least: %s in hand, 1 as a discard.", name(t), prose.Amount(t.Face().Points, "point"))
}

// shifts says, in the middle of a sentence, at which boards that are not resolved another
// player leads then, as far as the seat knows, and what the seat itself would win there. It is
// empty for none.
func shifts(c, then *core.State) string {
	var all []string
	for p := range uint8(core.Places) {
		was, is := c.Best(p), then.Best(p)
		if was == is || c.Won[p] != 0 {
			continue
		}
		where := "at " + boardName(c.Boards[p])
		switch {
		case is == c.Seat:
			text := "you lead " + where
			if r := c.On[core.RewardSpot(p)]; r != 0 {
				text = fmt.Sprintf("you stand to win %s %s", worth(r), where)
			}
			all = append(all, text)
		case was == c.Seat:
			all = append(all, "you no longer lead "+where)
		case is == core.Nobody:
			all = append(all, fmt.Sprintf("%s has nobody left %s", core.SeatNames[was], where))
		default:
			all = append(all, fmt.Sprintf("%s leads %s", core.SeatNames[is], where))
		}
	}
	if len(all) == 0 {
		return ""
	}
	return prose.List(all) + "."
}

// threat says whose tiles the seat does not know at a place.
func threat(c *core.State, p uint8) string {
	var who []string
	n := 0
	for _, s := range c.Board(p).Sums {
		if s.Unknown > 0 && uint8(s.Seat) != c.Seat {
			who = append(who, core.SeatName(s.Seat)+"'s")
			n += s.Unknown
		}
	}
	switch n {
	case 0:
		return ""
	case 1:
		return fmt.Sprintf(" Beware of %s face-down tile there.", who[0])
	}
	return fmt.Sprintf(" Beware of %s face-down tiles there.", prose.List(who))
}

// shut says that nobody can follow to a place any more.
func shut(c *core.State, p uint8) string {
	if core.InPlace(p)&c.Exists&^c.Taken != 0 {
		return ""
	}
	return " That fills the board."
}

// whose names what lies on a spot and whose it is, to the seat that acts.
func whose(c *core.State, x uint8) string { return reader(c.Seat).tileAt(c, x) }

// mayStill says what the ability of a character that does not lead may still do.
func mayStill(t core.Tile) string {
	return [...]string{
		core.NoSymbol:    "But the evening may change that",
		core.Assassin:    "But in the evening, Assassin may send a rival home",
		core.Conspiracy:  "But in the evening, Conspiracy may replace the reward",
		core.Nationalism: "But in the evening, Nationalism may add to your strength",
		core.Seduction:   "But in the evening, Seduction may bring another character there",
		core.Diplomacy:   "But in the evening, Diplomacy may protect a character",
	}[t.Face().Symbols[0]]
}
