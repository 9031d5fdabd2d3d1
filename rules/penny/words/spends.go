package words

import (
	"fmt"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Spends says in a sentence what the actions of one press give away, or what they do besides; "" where that is nothing.
func Spends(v core.View, all []core.Action) string {
	var tokens, taken [box.Tokens]int
	var cards []string
	played, gathers, fights, ends := 0, false, false, ""
	for _, a := range all {
		switch a.Kind {
		case core.Hit, core.Parry, core.Put:
			tokens[a.What]++
		case core.Gain:
			taken[a.What]++
		case core.Ride:
			tokens[box.Movement]++
		case core.Duck:
			tokens[box.Movement] += 2
		case core.Walk:
			cards = append(cards, v.Game.Of[a.With].Name)
		case core.Fare, core.Discard:
			cards = append(cards, v.Game.Of[a.What].Name)
		case core.Play:
			played++
		case core.Gather:
			gathers = true
		case core.Fight:
			fights = true
		case core.Done:
			ends = map[bool]string{true: "Ends your move. ", false: "Ends step 3. "}[v.State.Top().Step == core.StepMove]
		}
	}
	spent, gained := amounts(tokens), amounts(taken)
	switch {
	case len(all) == 0:
	case len(gained) > 0:
		return "Press to take " + prose.List(gained) + more(len(spent) > 0, " and put it here") + "."
	case all[0].Kind == core.Put:
		return "Press to put " + prose.List(spent) + " here."
	case len(cards) > 0 && len(spent) > 0:
		return "Discards " + prose.List(tally(cards)) + " and spends " + prose.List(spent) + "."
	case len(cards) > 0:
		return "Discards " + prose.List(tally(cards)) + "."
	case len(spent) > 0:
		return ends + "Spends " + prose.List(spent) + "."
	case fights:
		return ends + "Begins the fight."
	case gathers && played > 0:
		return ends + "Gathers here, then plays " + prose.Amount(played, "card") + "."
	case played > 0:
		return ends + "Plays " + prose.Amount(played, "card") + "."
	case gathers:
		return ends + "Gathers here."
	}
	return ""
}

// amounts returns tokens in words, kind by kind.
func amounts(tokens [box.Tokens]int) (all []string) {
	for t, n := range tokens {
		if n > 0 {
			all = append(all, amount(n, box.Token(t)))
		}
	}
	return all
}

// tally returns names each once, with how often they are there.
func tally(names []string) (all []string) {
	for _, name := range prose.Once(names) {
		n := 0
		for _, x := range names {
			if x == name {
				n++
			}
		}
		if n > 1 {
			name = fmt.Sprintf("%d × %s", n, name)
		}
		all = append(all, name)
	}
	return all
}
