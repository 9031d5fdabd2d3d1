package words

import (
	"cmp"
	"fmt"
	"math/bits"
	"strings"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/prose"
)

// Lead says what to do: the first sentence of a reason.
func Lead(k *core.Castle, r *core.Reason) string {
	first, _, more := strings.Cut(Reason(k, r), ". ")
	if more {
		return first + "."
	}
	return first
}

// Facts are what players would say of the moment to which an action leads, the most telling first.
func Facts(k *core.Castle, s *core.State, a core.Action) []rules.Fact {
	then := *s
	then.Do(k, a)
	slides, able, ready, in, inside := 0, 0, []string(nil), 0, []string(nil)
	for who := range core.NumSuits {
		if then.Inside(who) {
			inside, in = append(inside, who.Title()), in|1<<who
		}
		searches := false
		for d := range core.NumDirections {
			p, ok := then.Preview(k, who, d)
			if ok {
				slides++
			}
			searches = searches || ok && p.Searches
		}
		if searches {
			ready, able = append(ready, who.Title()), able|1<<who
		}
	}
	over, end := 0, "The game goes on."
	if then.Stage == core.StageOver {
		over, end = 1, fmt.Sprintf("The game is over, with %s.", prose.Some(then.Score(), "point"))
	}
	killed := bits.OnesCount8(then.Killed)
	lost := "You have lost no musketeer."
	if killed > 0 {
		lost = fmt.Sprintf("You have lost %s.", prose.Amount(killed, "musketeer"))
	}
	all := []rules.Fact{{Key: "over", N: over, Good: -over, Text: end},
		{Key: "killed", N: killed, Good: -killed, Text: lost},
		{Key: "score", N: then.Score(), Good: then.Score(), Text: fmt.Sprintf("You have %s.",
			prose.Some(then.Score(), "point"))},
		{Key: "inside", N: in, Text: fmt.Sprintf("In the castle: %s, and %s to defeat.",
			cmp.Or(prose.List(inside), "no musketeer"), prose.Some(core.Guards-then.Defeated(), "guard"))}}
	if then.Stage == core.StageFree { // else the move is not over
		text := "No musketeer can search his next chamber with one slide."
		if len(ready) > 0 {
			text = fmt.Sprintf("With one slide, %s can search the next chamber.", strings.Replace(prose.List(ready), " and ", " or ", 1))
		}
		all = append(all,
			rules.Fact{Key: "search", N: able, Good: len(ready), Text: text},
			rules.Fact{Key: "slides", N: slides, Good: slides, Text: fmt.Sprintf("Your musketeers have %s to choose from.",
				prose.Some(slides, "slide"))})
	}
	return append(all, rules.Fact{Key: "supply", N: then.Coins(), Good: then.Coins(), Text: fmt.Sprintf("You have %s in your supply.",
		prose.Some(then.Coins(), "guard"))})
}
