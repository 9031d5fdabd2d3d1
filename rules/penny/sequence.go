package penny

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/bots"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/words"
)

// Sequence is what one press on a target stands for: several moves, or one for which the player need not say what pays.
type Sequence struct {
	Moves []rules.Move
	Runs  bool // it goes on once what a card asks was answered
	// Says tells in a sentence what it takes, and Spends what that is.
	Says   string
	Spends []string
}

// Keys are the targets of sequences that have no place on the table.
func (v View) Keys() []string {
	return []string{core.ChoiceID("attack"), core.ChoiceID("prevent"), core.ChoiceID("playall")}
}

// Sequence returns what a press on a target stands for beside the choices of the rules; its Moves are empty for nothing.
func (v View) Sequence(target string) (s Sequence) {
	all := v.sequence(target)
	for _, a := range all {
		s.Moves = append(s.Moves, v.Game.Text(a))
		if path := v.State.Path(v.Game, a); a.Kind == core.Walk || a.Kind == core.Ride {
			s.Spends = append(s.Spends, path[len(path)-1])
		} else if a.Kind == core.Hit || a.Kind == core.Parry || a.Kind == core.Put || a.Kind == core.Fare || a.Kind == core.Discard {
			s.Spends = append(s.Spends, path[0])
		}
	}
	s.Runs = target == core.ChoiceID("playall")
	s.Says = words.Spends(v.View, all)
	return s
}

func (v View) sequence(target string) (all []core.Action) {
	if v.Asked() < 0 {
		return nil
	}
	family, rest, _ := strings.Cut(target, ".")
	switch {
	case target == core.ChoiceID("attack"):
		return v.Attack()
	case target == core.ChoiceID("prevent"):
		return v.Prevent()
	case target == core.ChoiceID("playall"):
		return v.PlayAll()
	case target == core.ChoiceID("done"):
		if all = v.DoneAll(); len(all) > 1 {
			return all
		}
		return nil
	case family == "place":
		if all = v.way(target); len(all) > 0 {
			return all
		}
	case family == "card":
		n, err := strconv.Atoi(rest)
		if err != nil || n < 0 || n >= int(box.NoCard) {
			return nil
		}
		if all = v.Strike(box.Card(n)); len(all) == 0 && !v.begins(target) {
			all = v.PutAll(box.Card(n))
		}
	}
	if len(all) > 0 || slices.ContainsFunc(v.Choices(), func(c rules.Choice) bool { return slices.Contains(c.Path, target) }) {
		return all
	}
	return v.Early(target)
}

// begins reports whether a choice begins with a target.
func (v View) begins(target string) bool {
	return slices.ContainsFunc(v.Choices(), func(c rules.Choice) bool { return c.Path[0] == target })
}

// way goes to a place on the cheapest way, and pays with what the hero can best do without.
func (v View) way(target string) []core.Action {
	var steps []string
	reach := v.Reach()
	for at := target; ; {
		i := slices.IndexFunc(reach, func(r ReachView) bool { return r.Place == at })
		if i < 0 {
			break
		}
		steps = append(steps, at)
		at = reach[i].From
	}
	t := v.Try()
	for _, to := range slices.Backward(steps) {
		for there := false; !there; there = v.Game.PlaceID(t.Player(t.Asked()).At) == to {
			if a, ok := v.payer(t, to); !ok || !t.Do(a) || !t.Open() {
				return nil
			}
		}
	}
	return t.Actions
}

// payer returns the step to a place, or what pays for the rest of it, with which the hero gives up least.
func (v View) payer(t *core.Trial, to string) (best core.Action, ok bool) {
	b := bots.NewAgent(v.Game, rand.New(rand.NewPCG(1, 1)))
	rate, top := b.Scorer(&t.State), int32(0)
	for _, a := range t.State.Actions(v.Game, nil) {
		step := a.Kind == core.Walk || a.Kind == core.Ride || a.Kind == core.Duck
		if a.Kind != core.Fare && !(step && v.Game.PlaceID(box.Place(a.What)) == to) {
			continue
		}
		if n := rate.Score(a); !ok || n > top {
			best, top, ok = a, n, true
		}
	}
	return best, ok
}
