package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// Lead says what to do.
func Lead(c *core.State, a core.Action) string {
	if advised := actions[a.Kind].advised; advised != nil {
		return prose.Capital(advised(c, a)) + "."
	}
	return ""
}

// Facts are what players would say of the moment to which an action leads, by what the seat that decides knows, the
// most telling first.
func Facts(c *core.State, a core.Action) (all []rules.Fact) {
	me, then := c.Seat, *c
	then.Do(a)
	var leads []string
	bits, worth, prizes := 0, 0, 0
	for p := range uint8(core.Places) {
		if then.Won[p] == 0 && then.Boards[p] != 0 && then.Best(p) == me {
			leads, bits = append(leads, boardName(then.Boards[p])), bits|1<<p
			if reward := then.On[core.RewardSpot(p)]; reward != 0 {
				worth, prizes = worth+reward.Face().Points, prizes+1
			}
		}
	}
	text := "You lead nowhere."
	if len(leads) > 0 {
		text = fmt.Sprintf("You lead at %s.", prose.List(leads))
	}
	prize := "You know of no reward that you stand to win."
	if prizes > 0 {
		what := "rewards"
		if prizes == 1 {
			what = "a reward"
		}
		prize = fmt.Sprintf("You stand to win %s worth %s.", what, prose.Amount(worth, "point"))
	}
	all = append(all, rules.Fact{Key: "leads", N: bits, Good: len(leads), Text: text},
		rules.Fact{Key: "prizes", N: worth, Good: worth, Text: prize})
	at := c.Here()
	if a.Kind == core.Place {
		at = core.PlaceOf(a.B)
	}
	mine, other, down := 0, 0, 0
	for _, s := range then.Board(at).Sums {
		if uint8(s.Seat) == me {
			mine = s.Total()
			continue
		}
		other, down = max(other, s.Total()), down+s.Unknown
	}
	where := boardName(then.Boards[at])
	all = append(all, rules.Fact{Key: "strength", N: mine<<8 | other, Good: mine - other, Text: fmt.Sprintf(
		"Your strength at %s is %d against %d, as far as you know.", where, mine, other)},
		rules.Fact{Key: "down", N: down, Good: -down, Text: fmt.Sprintf("The others have %s at %s.",
			prose.Some(down, "face-down tile"), where)})
	strength := 0
	for _, t := range then.Hand[me].All() {
		strength += t.Face().Strength
	}
	return append(all, rules.Fact{Key: "hand", N: strength, Good: strength, Text: fmt.Sprintf("You keep %d strength in hand.", strength)})
}
