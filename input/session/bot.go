package session

import (
	"context"
	"fmt"
	"slices"

	"intrigue/input/record"
	"intrigue/input/supervisor"
	"intrigue/rules"
)

// thinking is who works on the present position.
type thinking struct {
	bot     *supervisor.Task[rules.Move] // if one decides
	thinker rules.Seat                   // for which it does
	hint    *supervisor.Task[Advice]     // if one was asked for
}

// Thinking returns the seat whose bot is thinking now, if one is.
func (k *thinking) Thinking() (rules.Seat, bool) {
	if k.bot == nil {
		return 0, false
	}
	_, decided := k.bot.Answer()
	return k.thinker, !decided
}

// stopThinking cancels the bot and the hint, and does not wait.
func (k *thinking) stopThinking() {
	k.bot.Cancel()
	k.hint.Cancel()
	k.bot, k.hint = nil, nil
}

// think sets the first acting bot thinking, plays its decision once that may be shown, and reports whether it did.
func (t *Session) think() bool {
	seat, ok := t.botActing()
	if !ok {
		return false
	}
	if t.bot == nil {
		t.bot, t.thinker = async(t, supervisor.Decide(t.bots[seat], t.turn(seat))), seat
	}
	a, decided := t.bot.Answer()
	if !decided || !t.clock.passes(1) {
		return false
	}
	t.playBot(seat, a)
	return true
}

func (t *Session) botActing() (rules.Seat, bool) {
	if t.halted {
		return 0, false
	}
	for _, s := range t.now().Acting() {
		if _, ok := t.bots[s]; ok {
			return s, true
		}
	}
	return 0, false
}

// playBot plays a bot's answer, or a legal move in its place.
func (t *Session) playBot(seat rules.Seat, a supervisor.Answer[rules.Move]) {
	if a.Err != nil {
		choices, r := t.choices(seat), record.BotRand(t.record.Deal, t.Len())
		a.Got = choices[r.IntN(len(choices))].Move
		t.notify(fmt.Sprintf("The bot playing %s %v. A random move was played instead.", t.Name(seat), a.Err))
	}
	if err := t.add(rules.Entry{Seat: seat, Move: a.Got}); err != nil {
		t.halted = true
		t.notify("The game can't continue because a legal move was refused: " + err.Error() + ". Please report it.")
	}
	t.undone = nil
}

// async has work done for a seat, for at most Deps.Think, and wakes the window when it is.
func async[T any](t *Session, work func(context.Context) (T, error)) *supervisor.Task[T] {
	return supervisor.Start(context.Background(), supervisor.Options{Limit: t.deps.Think, Wake: t.deps.Wake, Sync: t.deps.Sync}, work)
}

// turn is what a bot or a hint is told that thinks for a seat.
func (t *Session) turn(s rules.Seat) rules.Turn {
	return supervisor.NewTurn(t.now(), s, record.BotRand(t.record.Deal, t.Len()))
}

// Close stops the bots, without waiting for one that does not heed it, and closes the
// Saver. Nothing may be asked of the session afterwards.
func (t *Session) Close() error {
	t.stopThinking()
	if t.saver == nil {
		return nil
	}
	return t.saver.Close()
}

// Advice is a move that the game suggests to the person who decides.
type Advice struct {
	Choice rules.Choice
	Why    string
}

// AskHint has the game think about a hint for Deciding, for at most Deps.Think.
// It reports false when there is nobody to advise or the game gives no hints.
func (t *Session) AskHint() bool {
	s, ok := t.Deciding()
	h, can := t.game.(rules.Hinter)
	if !ok || !can || t.Reviewing() {
		return false
	}
	if t.hint != nil {
		return true
	}
	t.NoteAdvice("hint")
	t.hint = async(t, advise(h, t.turn(s)))
	return true
}

// NoteAdvice remembers, for the results and the statistics, that the person was helped and by whom: "hint", "solver".
func (t *Session) NoteAdvice(by string) {
	t.record.Advised = true
	t.record.Help = record.Helped(t.record.Help, by)
	t.tell(func(s Saver) error { return s.Advised(by) })
}

// Hint is the advice that was asked for, once it is there, and until the game
// goes on. A hint that failed is an Advice that says so and has no move.
func (t *Session) Hint() (Advice, bool) {
	if _, up := t.Curtain(); up {
		return Advice{}, false
	}
	a, ok := t.hint.Answer()
	if a.Err != nil {
		a.Got.Why = fmt.Sprintf("No hint: the bot that was working one out %v.", a.Err)
	}
	return a.Got, ok
}

// advise is the work of giving a hint.
func advise(h rules.Hinter, turn rules.Turn) func(context.Context) (Advice, error) {
	legal := slices.Clone(turn.Choices)
	return func(ctx context.Context) (Advice, error) {
		m, why := h.Hint(ctx, turn)
		c, ok := rules.Choose(legal, m)
		if !ok {
			why = "There is no hint for this decision."
		}
		return Advice{Choice: c, Why: why}, nil
	}
}
