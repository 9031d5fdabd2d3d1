package session

import (
	"slices"
	"time"

	"intrigue/input/record"
	"intrigue/rules"
)

// Waiting says for whom or what the session waits.
type Waiting int

// What a session can wait for.
const (
	ForNobody Waiting = iota // the game is over, or cannot go on
	ForLuck
	ForBot
	ForPerson
	ForCurtain // for the screen to be handed over
	ForReplay  // for the next entry of a replay
)

// Waiting is the seat that has to decide, and what has to happen for it.
func (t *Session) Waiting() (rules.Seat, Waiting) {
	acting := t.now().Acting()
	switch {
	case len(t.replay) > 0:
		return t.replay[0].Seat, ForReplay
	case len(acting) == 0 || t.halted:
		return rules.Public, ForNobody
	case acting[0] == rules.Luck:
		return rules.Luck, ForLuck
	}
	if g, up := t.Curtain(); up {
		return g.Seat, ForCurtain
	}
	if s := t.decider(); s != rules.Public {
		return s, ForPerson
	}
	return acting[0], ForBot
}

// GoesOn reports whether Update will make a move by itself, now or once a bot has thought.
func (t *Session) GoesOn() bool {
	_, w := t.Waiting()
	return (w == ForBot || w == ForLuck || w == ForReplay) && !t.audience.private && !t.clock.held()
}

// Update lets luck, bots and a replay go on as far as time allows, and reports whether anything changed. It never
// blocks (unless Deps.Sync) and shows at most one decision of a bot per call, so that none is missed.
func (t *Session) Update(now time.Time) (changed bool) {
	t.clock.tick(now)
	from := t.Len()
	defer func() {
		changed = t.Len() > from
		t.save(from)
	}()
	if t.audience.private {
		return
	}
	if len(t.replay) > 0 {
		if t.clock.passes(1) {
			t.playReplay()
		}
		return
	}
	t.roll()
	if t.think() {
		t.roll() // what luck does about it belongs to the same moment
	}
	return
}

// roll lets luck decide until somebody else has to.
func (t *Session) roll() {
	for !t.halted {
		acting := t.now().Acting()
		if len(acting) == 0 || acting[0] != rules.Luck || len(t.replay) > 0 {
			return
		}
		if n := t.luckBeats(); n > 0 && !t.clock.passes(n) {
			return
		}
		m := t.now().Roll(record.LuckRand(t.record.Deal, t.Len()))
		// A game with a fault must not spin here for ever.
		if err := t.add(rules.Entry{Seat: rules.Luck, Move: m}); err != nil {
			t.halted = true
			t.notify("The game can't continue because a draw was refused: " + err.Error() + ". Please report it.")
		}
	}
}

// luckBeats is how many delays of the clock pass before Luck makes its next move; 0 is at once, or that Luck has none.
func (t *Session) luckBeats() int {
	if len(t.replay) > 0 || t.halted {
		return 0
	}
	return t.pacerBeats()
}

// pacerBeats is how many delays the game wants before what Luck does next, drawn or replayed; 0 where another seat acts.
func (t *Session) pacerBeats() int {
	p, can := t.now().(rules.Pacer)
	if a := t.now().Acting(); !can || len(a) == 0 || a[0] != rules.Luck {
		return 0
	}
	return p.Beats()
}

// Due is when Update has something to release, for a window that sleeps until then. It reports false when only a
// person, a press or a bot's answer (see Deps.Wake) can make it go on.
func (t *Session) Due() (time.Time, bool) {
	delays := t.luckBeats()
	if _, ready := t.bot.Answer(); delays == 0 && (ready || len(t.replay) > 0) {
		delays = 1
	}
	if delays == 0 || t.audience.private || t.clock.held() {
		return time.Time{}, false
	}
	return t.clock.due(delays), true
}

// Skip releases the next waiting move now.
func (t *Session) Skip() {
	_, w := t.Waiting()
	pausing := w == ForBot || w == ForReplay || w == ForLuck && t.luckBeats() > 0
	t.clock.skip = t.clock.skip || pausing || t.bot != nil
}

// Replay plays entries as if they were made now, at the set speed, before anybody is asked again: for lessons and for
// watching a game. Playing a move or taking one back cuts the replay off.
func (t *Session) Replay(es []rules.Entry) {
	t.stopThinking()
	t.replay = slices.Clone(es)
}

// Replaying is the number of entries of a replay still to come.
func (t *Session) Replaying() int { return len(t.replay) }

// playReplay plays the next entry of the replay, and what luck does about it at once.
func (t *Session) playReplay() {
	followsAtOnce := func() bool { return t.replay[0].Seat == rules.Luck && t.pacerBeats() == 0 }
	for first := true; len(t.replay) > 0 && (first || followsAtOnce()); first = false {
		e := t.replay[0]
		t.replay = t.replay[1:]
		if err := t.add(e); err != nil {
			t.replay = nil
			t.notify("The replay stops here because its next move is not legal: " + err.Error() + ".")
		}
	}
	t.undone = nil
	if len(t.replay) == 0 {
		t.updateAudience()
		t.audience.see(t.Len())
	}
}
