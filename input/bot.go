package input

import (
	"context"
	"fmt"

	"intrigue/input/record"
	"intrigue/input/supervisor"
	"intrigue/rules"
)

// thought is something that is being thought about, in another goroutine.
type thought[T any] struct {
	seat   rules.Seat // for whom
	cancel context.CancelFunc
	answer chan T // holds one; nobody ever waits to send
	got    *T     // taken from the channel
}

// answer is what a bot decided.
type answer struct {
	move  rules.Move
	fault error // what it did instead
}

// ponder has do think for a seat, for at most Deps.Think, and wakes the window when
// it has an answer. One that is cancelled is left to itself: it answers into a channel
// that nobody reads, and wakes nobody.
func ponder[T any](t *Table, s rules.Seat, do func(context.Context) T) *thought[T] {
	wanted, cancel := context.WithCancel(context.Background())
	th := &thought[T]{seat: s, cancel: cancel, answer: make(chan T, 1)}
	think, wake := t.deps.Think, t.deps.Wake
	work := func() {
		ctx, done := context.WithTimeout(wanted, think)
		defer done()
		th.answer <- do(ctx)
	}
	if t.deps.Sync {
		work()
		return th
	}
	go func() {
		work()
		if wake != nil && wanted.Err() == nil {
			wake()
		}
	}()
	return th
}

// ready looks, without waiting, whether there is an answer.
func (th *thought[T]) ready() bool {
	if th.got == nil {
		select {
		case a := <-th.answer:
			th.got = &a
		default:
		}
	}
	return th.got != nil
}

// think sets the first acting bot thinking and plays what it decided once that
// may be shown. It reports whether a move was made.
func (t *Table) think() bool {
	seat, ok := t.botActing()
	if !ok {
		return false
	}
	if t.thought == nil {
		t.begin(seat)
	}
	if !t.thought.ready() || !t.released() {
		return false
	}
	a := *t.thought.got
	t.playBot(seat, a)
	return true
}

func (t *Table) botActing() (rules.Seat, bool) {
	if t.halted {
		return 0, false
	}
	for _, s := range t.pos().Acting() {
		if _, ok := t.bots[s]; ok {
			return s, true
		}
	}
	return 0, false
}

// playBot plays a bot's answer, or a legal move in its place.
func (t *Table) playBot(seat rules.Seat, a answer) {
	if a.fault != nil {
		choices, r := t.choices(seat), record.BotRand(t.rec.Deal, t.Len())
		a.move = choices[r.IntN(len(choices))].Move
		t.notify(fmt.Sprintf("The bot of %s %v; a move was drawn for it.", t.Name(seat), a.fault))
	}
	if err := t.add(rules.Entry{Seat: seat, Move: a.move}); err != nil {
		t.halted = true
		t.notify("The game cannot go on, because a legal move was refused: " + err.Error() + ". Please report it.")
	}
	t.undone = nil
}

// begin sets the bot of a seat thinking.
func (t *Table) begin(seat rules.Seat) {
	bot, turn, ask := t.bots[seat], t.turn(seat), supervisor.Supervise
	if t.deps.Sync {
		ask = supervisor.Decide
	}
	t.thought = ponder(t, seat, func(ctx context.Context) answer {
		m, err := ask(ctx, bot, turn)
		return answer{m, err}
	})
}

// turn is what is told to whoever thinks for a seat.
func (t *Table) turn(s rules.Seat) rules.Turn {
	return supervisor.NewTurn(t.pos(), s, record.BotRand(t.rec.Deal, t.Len()))
}

// stopThinking cancels whoever thinks about the present position, and does not wait.
func (t *Table) stopThinking() {
	t.forgetHint()
	if t.thought != nil {
		t.thought.cancel()
		t.thought = nil
	}
}

// Thinking is the bot that is thinking now.
func (t *Table) Thinking() (rules.Seat, bool) {
	if t.thought == nil || t.thought.ready() {
		return 0, false
	}
	return t.thought.seat, true
}

// Close stops the bots, without waiting for one that does not heed it, and closes the
// Saver. Nothing may be asked of the table afterwards.
func (t *Table) Close() error {
	t.stopThinking()
	if t.deps.Saver == nil {
		return nil
	}
	return t.deps.Saver.Close()
}
