package input

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"intrigue/rules"
)

// grace is how long a bot may overrun its time before it is given up.
const grace = 3 * time.Second

// thought is one bot thinking about one position.
type thought struct {
	seat   rules.Seat
	cancel context.CancelFunc
	answer chan answer // holds one; nobody ever waits to send
	got    *answer     // taken from the channel, waiting to be released
	done   chan struct{}
}

type answer struct {
	move  rules.Move
	fault string // empty when the bot behaved
}

// ready looks, without waiting, whether the bot has decided.
func (th *thought) ready() bool {
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
	choices := t.choices(seat)
	if a.fault == "" {
		if _, ok := rules.Choose(choices, a.move); !ok {
			a.fault = fmt.Sprintf("wanted to play %q, which is not allowed", a.move)
		}
	}
	if a.fault != "" {
		r := BotRand(t.rec.Deal, t.Len())
		a.move = choices[r.IntN(len(choices))].Move
		t.notify(fmt.Sprintf("The bot of %s %s; a move was drawn for it.", t.Name(seat), a.fault))
	}
	if err := t.add(rules.Entry{Seat: seat, Move: a.move}); err != nil {
		t.halted = true
		t.notify("The game cannot go on, because a legal move was refused: " + err.Error() + ". Please report it.")
	}
	t.undone = nil
}

// begin starts a worker for a seat. It is given a View and guesses, never the
// position.
func (t *Table) begin(seat rules.Seat) {
	turn := t.turn(seat)
	ctx, cancel := context.WithTimeout(context.Background(), t.means.Think)
	th := &thought{seat: seat, cancel: cancel, answer: make(chan answer, 1), done: make(chan struct{})}
	t.thought = th
	bot, wake := t.bots[seat], t.means.Wake
	if t.means.Sync {
		th.answer <- decide(ctx, bot, turn)
		close(th.done)
		return
	}
	go func() {
		defer close(th.done)
		th.answer <- supervise(ctx, bot, turn)
		if wake != nil && ctx.Err() != context.Canceled {
			wake()
		}
	}()
}

// turn is what is told to whoever thinks for a seat.
func (t *Table) turn(s rules.Seat) rules.Turn {
	p := t.pos()
	return rules.Turn{
		Seat: s, View: p.Seen(s), Choices: slices.Clone(t.choices(s)),
		Guess: func(r *rand.Rand) rules.Position { return p.Guess(s, r) },
		Rand:  BotRand(t.rec.Deal, t.Len()),
	}
}

// supervise gives up a bot that ignores its context: the table must go on.
func supervise(ctx context.Context, bot rules.Bot, turn rules.Turn) answer {
	got := make(chan answer, 1)
	go func() { got <- decide(breathe(ctx), bot, turn) }()
	select {
	case a := <-got:
		return a
	case <-ctx.Done():
	}
	late := time.NewTimer(grace)
	defer late.Stop()
	select {
	case a := <-got:
		return a
	case <-late.C:
		return answer{fault: "thought for too long"}
	}
}

// decide asks a bot and survives its faults.
func decide(ctx context.Context, bot rules.Bot, turn rules.Turn) (a answer) {
	defer func() {
		if p := recover(); p != nil {
			a = answer{fault: fmt.Sprintf("made a mistake in its thinking (%v)", p)}
		}
	}()
	return answer{move: bot.Decide(ctx, turn)}
}

// stopThinking cancels whoever thinks about the present position. It does not
// wait: the answer of a cancelled worker goes into a channel that nobody reads.
func (t *Table) stopThinking() {
	t.forgetHint()
	if t.thought != nil {
		t.thought.cancel()
		t.leave(t.thought.done)
		t.thought = nil
	}
}

// leave remembers a worker that was cancelled until it is gone.
func (t *Table) leave(done chan struct{}) {
	t.leaving = slices.DeleteFunc(append(t.leaving, done), closed)
}

func closed(done chan struct{}) bool {
	select {
	case <-done:
		return true
	default:
		return false
	}
}

// Thinking is the bot that is thinking now.
func (t *Table) Thinking() (rules.Seat, bool) {
	if t.thought == nil || t.thought.ready() {
		return 0, false
	}
	return t.thought.seat, true
}

// Close stops the bots, waits for them and closes the Keeper. Nothing may be
// asked of the table afterwards.
func (t *Table) Close() error {
	t.stopThinking()
	for _, done := range t.leaving {
		<-done
	}
	t.leaving = nil
	if t.means.Keep == nil {
		return nil
	}
	return t.means.Keep.Close()
}
