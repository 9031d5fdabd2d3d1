package penny

import (
	"cmp"
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
	Runs  bool // it goes on once what a card asks was answered, and what it draws is drawn
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
	s.Runs = target == core.ChoiceID("playall") && (len(all) > 0 || !v.Try().OfTurn())
	s.Says = words.Spends(v.View, all)
	return s
}

// option begins the targets by which an option is chosen.
const option = "choice.option."

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
		if len(all) == 0 {
			all = v.GainFor(box.Card(n), v.best)
		}
	case family == "offer":
		return v.offered(rest)
	case len(target) > len(option) && strings.HasPrefix(target, option):
		return v.HealBy(target[len(option)] - '0')
	}
	if len(all) > 0 || slices.ContainsFunc(v.Choices(), func(c rules.Choice) bool { return slices.Contains(c.Path, target) }) {
		return all
	}
	return v.Early(target)
}

// OfferID is the target by which a card of the shop is bought or replaced for which the Field Action has still to be taken.
func OfferID(kind core.ActionKind, card string) string { return "offer." + kind.Word() + "." + card }

func (v View) offered(rest string) []core.Action {
	for _, kind := range []core.ActionKind{core.Buy, core.Replace} {
		if number, ok := strings.CutPrefix(rest, kind.Word()+".card."); ok {
			if n, err := strconv.Atoi(number); err == nil && n >= 0 && n < int(box.NoCard) {
				return v.ShopFor(kind, box.Card(n))
			}
		}
	}
	return nil
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
	all := slices.DeleteFunc(t.State.Actions(v.Game, nil), func(a core.Action) bool {
		step := a.Kind == core.Walk || a.Kind == core.Ride || a.Kind == core.Duck
		return a.Kind != core.Fare && !(step && v.Game.PlaceID(box.Place(a.What)) == to)
	})
	if len(all) == 0 {
		return best, false
	}
	return v.best(t, all), true
}

// best returns the action that serves the hero best.
func (v View) best(t *core.Trial, all []core.Action) core.Action {
	b := bots.NewAgent(v.Game, rand.New(rand.NewPCG(1, 1)))
	rate := b.Scorer(&t.State)
	return slices.MaxFunc(all, func(x, y core.Action) int { return cmp.Compare(rate.Score(x), rate.Score(y)) })
}
