package core

import (
	"slices"

	"intrigue/rules/penny/core/box"
)

// Sequences are the actions that one press of a person can stand for. Each is legal by itself and recorded by itself; a sequence
// ends before luck and before another hero decides, so that it reveals nothing and can be taken back whole.

// A Trial plays on a copy of a state, for as long as the same hero decides.
type Trial struct {
	State
	g       *Game
	asked   int8
	round   uint8
	Actions []Action // so far
}

// Try begins to play on a copy of a state.
func (v View) Try() *Trial {
	t := &Trial{State: *v.State, g: v.Game, asked: -1, round: v.State.Round}
	if t.Wait == Decision {
		t.asked = v.State.Asked()
	}
	return t
}

// Open reports whether the hero still decides.
func (t *Trial) Open() bool {
	return t.Wait == Decision && t.State.Asked() == t.asked && t.Round == t.round
}

// at reports whether the hero decides in a step of an effect.
func (t *Trial) at(kind EffectKind, step uint8) bool {
	return t.Open() && t.Top().Kind == kind && t.Top().Step == step
}

// Do makes an action, and reports whether it was legal.
func (t *Trial) Do(a Action) bool {
	if !t.Open() || !t.Legal(t.g, a) {
		return false
	}
	t.State.Do(t.g, a)
	t.Last = a
	t.Run(t.g)
	t.Actions = append(t.Actions, a)
	return true
}

// turn returns the step of the turn that is going on; not ok when something else is decided.
func (t *Trial) turn() (step uint8, ok bool) {
	return t.Top().Step, t.Open() && t.Top().Kind == EffectTurn
}

// OfTurn reports whether the hero decides in a step of the turn, and not in what a card asks.
func (t *Trial) OfTurn() bool { _, ok := t.turn(); return ok }

// Attack spends what it takes to beat the enemy of a fight: damage first, then resources. It is empty where tokens alone
// do not suffice, unless damage lasts (PEN-172).
func (v View) Attack() []Action {
	t := v.Try()
	for t.at(EffectFight, FightDeal) {
		list := t.State.Actions(t.g, nil) // damage comes first in it
		if list[0].Kind != Hit {
			break
		}
		t.Do(list[0])
	}
	if t.at(EffectFight, FightDeal) {
		return nil
	}
	return t.Actions
}

// Strike chooses the enemy of a fight and beats it at once, where damage alone suffices or the hero needs all he has. Once all cards
// are played it ends step 3 before that, and where there is more to say that is all.
func (v View) Strike(foe box.Card) []Action {
	t := v.Try()
	t.endBuilding()
	if !t.at(EffectFight, FightChoose) || !t.Do(Action{Fight, uint8(foe), 0}) {
		return nil
	}
	all, left := (View{&t.State, v.Game}).Attack(), t.HealthOf(t.g, foe)-t.Lasting(t.g, foe)
	spends := func(a Action) bool { return box.Token(a.What) != box.Damage }
	if len(all) > 0 && (t.Payable(t.g, t.asked, foe) == left || !slices.ContainsFunc(all, spends)) {
		return append(t.Actions, all...)
	}
	if len(t.Actions) == 1 { // a choice of the rules says as much
		return nil
	}
	return t.Actions
}

// endBuilding ends step 3 once no card is left to play. Wounded cards play themselves then (PEN-60).
func (t *Trial) endBuilding() {
	if t.at(EffectTurn, StepBuild) && t.Player(t.asked).Hand.Empty() {
		t.Do(Action{Kind: Done})
	}
}

// Prevent prevents as much of the retaliation as tokens can: those for any symbol are kept for symbols that nothing else
// prevents, where they do not suffice for all.
func (v View) Prevent() []Action {
	t := v.Try()
	for t.at(EffectFight, FightBack) {
		list := t.State.Actions(t.g, nil)
		hits := t.HitsOf(t.g, t.Top().Card)[t.Fight.Hit:]
		if int(t.Player(t.asked).Tokens[box.Prevent]) >= len(hits) {
			slices.Reverse(list)
		}
		i := slices.IndexFunc(list, func(a Action) bool { return a.Kind == Parry })
		if i < 0 {
			break
		}
		t.Do(list[i])
	}
	return t.Actions
}

// PutAll puts onto a quest or a charge card all that fits, first one of each kind (PEN-107).
func (v View) PutAll(card box.Card) []Action {
	t := v.Try()
	for put := true; put; {
		put = false
		for k := range uint8(box.Resources) {
			put = t.Do(Action{Put, k, uint8(card)}) || put
		}
	}
	return t.Actions
}

// GainFor gains those resources of the hero's choice that a card still needs beside what he has, and puts them there where his
// turn allows it at once. best chooses among several.
func (v View) GainFor(card box.Card, best func(*Trial, []Action) Action) []Action {
	t := v.Try()
	if !t.Open() {
		return nil
	}
	p := *t.Player(t.asked) // what he has lies on the card already
	slot := p.SlotOf(card)
	if slot < 0 {
		return nil
	}
	for kind, n := range p.Tokens[:box.Resources] {
		for ; n > 0 && t.Room(t.g, &p, slot, kind); n-- {
			p.Slot[slot].Res[kind]++
		}
	}
	for t.Open() && t.Top().Kind == EffectGain {
		needed := slices.DeleteFunc(t.State.Actions(t.g, nil), func(a Action) bool { return !t.Room(t.g, &p, slot, int(a.What)) })
		if len(needed) == 0 {
			break
		}
		a := best(t, needed)
		p.Slot[slot].Res[a.What]++
		t.Do(a)
	}
	for _, a := range t.Actions {
		t.Do(Action{Put, a.What, uint8(card)})
	}
	return t.Actions
}

// ShopFor takes the Field Action to buy, and buys or replaces a card. In step 3 it ends that first, where no card is left to
// play.
func (v View) ShopFor(kind ActionKind, card box.Card) []Action {
	t := v.Try()
	t.endBuilding()
	if !t.Do(Action{Kind: Act}) || !t.Do(Action{kind, uint8(card), 0}) {
		return nil
	}
	return t.Actions
}

// PlayAll gathers, and plays the cards of the hand: first one for which another may be discarded, while there are others; then
// those after which nothing is asked and nothing drawn, and last one that asks or draws. In step 2 it ends that step first.
func (v View) PlayAll() []Action {
	t := v.Try()
	switch step, ok := t.turn(); {
	case !ok, step > StepBuild:
		return nil
	case step == StepMove:
		t.Do(Action{Kind: Done})
	}
	ends := len(t.Actions) // of step 2: 1 if it was ended
	if !t.at(EffectTurn, StepBuild) {
		return nil
	}
	t.Do(Action{Kind: Gather})
	hand := t.Player(t.asked).Hand
	for _, k := range slices.Backward(slices.Collect(hand.All())) {
		if after := t.with(Action{Play, uint8(k), 0}); after.discards() {
			return after.Actions
		}
	}
	var last *Trial
	for k := range hand.All() {
		if after := t.with(Action{Play, uint8(k), 0}); after.at(EffectTurn, StepBuild) {
			t = after
		} else {
			last = after
		}
	}
	if last != nil {
		t.Do(last.Last)
	}
	if len(t.Actions) == ends {
		return nil
	}
	return t.Actions
}

// with returns the trial after one more action, on a copy.
func (t *Trial) with(a Action) *Trial {
	after := *t
	after.Actions = slices.Clone(t.Actions)
	after.Do(a)
	return &after
}

// discards reports whether the hero may pay for what was played with another card of the hand.
func (t *Trial) discards() bool {
	after := t.with(Action{Kind: Pay})
	f := after.Top()
	return after.Player(t.asked).Hand.Count() < t.Player(t.asked).Hand.Count() ||
		after.Open() && f.Kind == EffectPick && f.From&box.InHand != 0 && f.Op != box.OpDestroy
}

// DoneAll ends a step, and those after it in which there is nothing to do that could not have been done in this one.
func (v View) DoneAll() []Action {
	t := v.Try()
	for step, ok := t.turn(); ok; step, ok = t.turn() {
		before := t.State.Actions(t.g, nil)
		if !t.Do(Action{Kind: Done}) || step == StepAfter {
			break
		}
		if _, more := t.turn(); !more || !slices.ContainsFunc(t.State.Actions(t.g, nil), func(a Action) bool { return a.Kind == Done }) {
			break
		}
		if slices.ContainsFunc(t.State.Actions(t.g, nil), func(a Action) bool {
			minor := a.Kind == Put || a.Kind == Lift || a.Kind == Bribe || a.Kind == Ride || a.Kind == Duck
			return a.Kind != Done && (!minor || !slices.Contains(before, a))
		}) {
			break
		}
	}
	return t.Actions
}

// HealBy chooses an option, and heals at once the only wound that it can heal.
func (v View) HealBy(option uint8) []Action {
	t := v.Try()
	if t.Do(Action{Option, option, 0}) && t.Open() {
		all := slices.DeleteFunc(t.State.Actions(t.g, nil), func(a Action) bool { return a.Kind == Done })
		if len(all) == 1 && all[0].Kind == Heal && t.Do(all[0]) {
			return t.Actions
		}
	}
	return nil
}

// Early says yes, stands or ends a step, for the sake of what a target alone says after that: to give up a card pays what a card
// asks for, an enemy is fought where a villain has arrived, and a Field Action begins step 4. A Wounded card is played first (PEN-60)
// only once no other is left.
func (v View) Early(target string) []Action {
	for _, first := range []ActionKind{Pay, Stand, Done} {
		t := v.Try()
		_, turn := t.turn()
		if p := t.Player(max(t.asked, 0)); first == Done && (!turn || p.WoundHand > 0 && !p.Hand.Empty()) || !t.Do(Action{Kind: first}) {
			continue
		}
		if step, ok := t.turn(); first == Done && (!ok || step > StepField) {
			continue
		}
		if t.Wait != Decision || !t.Open() {
			continue
		}
		for _, a := range t.State.Actions(t.g, nil) {
			if path := t.Path(t.g, a); a.Kind != Done && len(path) == 1 && path[0] == target && t.Do(a) {
				return t.Actions
			}
		}
	}
	return nil
}
