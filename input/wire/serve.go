// Package wire lets another program play or check any game, by lines
// of text on standard input and output. build/wire.md describes the lines.
//
// It knows no game by name, no window, no table and no file: it reaches the rules and their bots and nothing else, so
// no line can make it read or write anything. Whatever it is sent is answered by a line; it ends when it is told to, or
// when its input does.
package wire

import (
	"context"
	"fmt"
	"io"
	"time"

	"intrigue/input/supervisor"
	"intrigue/rules"
)

const (
	version  = 1   // of the protocol
	maxQueue = 256 // lines that may wait while a bot thinks

	// thinkAfterEnd is how long bots may think after the end of the input: a list of
	// lines is carried out, and yet nobody is left thinking for a program that died.
	thinkAfterEnd = time.Minute
)

// server is a session with its clock: while a bot thinks it hears stop and quit, and keeps the rest.
type server struct {
	*session
	out      io.Writer
	lines    <-chan line // nil when the input has ended
	queue    []line
	thinking *supervisor.Task[rules.Move] // of a bot, if one thinks
	stopAll  func()                       // has this bot and all others answer at once
	done     bool
}

// Serve plays one game with the program that writes lines to in and reads them from out,
// until it is told to quit or in ends. The only error is that of out.
func Serve(g rules.Game, in io.Reader, out io.Writer) error {
	lines, done := make(chan line), make(chan struct{})
	defer close(done)
	go readLines(in, lines, done)
	ctx, stopAll := context.WithCancel(context.Background())
	defer stopAll()
	v := &server{session: newSession(g), out: out, lines: lines, stopAll: stopAll}
	for !v.done {
		if err := v.step(ctx); err != nil {
			return err
		}
	}
	return nil
}

// step waits for one thing and deals with it.
func (v *server) step(ctx context.Context) error {
	if v.thinking == nil {
		l, ok := v.next()
		if !ok {
			v.done = true
			return nil
		}
		return v.handle(ctx, l)
	}
	select {
	case l, ok := <-v.lines:
		if !ok {
			v.lines = nil
			time.AfterFunc(thinkAfterEnd, v.stopAll)
			return nil
		}
		return v.handleWhileThinking(l)
	case a := <-v.thinking.Answers():
		v.thinking.Cancel() // of which nothing is left but its context
		v.thinking = nil
		if a.Err != nil {
			return v.reply(fmt.Errorf("the bot %w", a.Err))
		}
		v.say("move", v.shown(string(a.Got)))
		return v.reply(nil)
	}
}

// next is the next line when no bot thinks; there is none when the input has ended.
func (v *server) next() (line, bool) {
	if len(v.queue) > 0 {
		l := v.queue[0]
		v.queue = v.queue[1:]
		return l, true
	}
	if v.lines == nil {
		return line{}, false
	}
	l, ok := <-v.lines
	return l, ok
}

// handle answers a line.
func (v *server) handle(ctx context.Context, l line) error {
	if l.fault != nil {
		return v.reply(l.fault)
	}
	w := args(l.text)
	switch w.next() {
	case "stop":
		if err := w.end(); err != nil {
			return v.reply(err)
		}
		return nil // no bot thinks any more
	case "quit":
		err := w.end()
		if err == nil && v.speaksFor != nil {
			err = fmt.Errorf("only a line for all seats ends the program, and these are spoken for %s", seatWords(v.speaksFor))
		}
		v.done = err == nil
		return v.reply(err)
	case "go":
		t, err := v.think(ctx, w)
		if err != nil {
			return v.reply(err)
		}
		v.thinking = t
		return nil
	}
	return v.reply(v.run(l.text))
}

// handleWhileThinking takes a line that came while a bot thinks.
func (v *server) handleWhileThinking(l line) error {
	switch all, others := v.speaker(); {
	case l.text == "stop" && (all || !others):
		v.thinking.Cancel()
	case l.text == "quit" && all:
		v.stopAll()
		v.queue = append(v.queue, l)
	case len(v.queue) == maxQueue:
		return v.flush(fmt.Sprintf("error %d lines wait already, and this one is left out\n", maxQueue))
	default:
		v.queue = append(v.queue, l)
	}
	return nil
}

// speaker reports whether a line that comes now, behind those that wait, is spoken for all seats, and whether for
// others than the bot's.
func (v *server) speaker() (all, others bool) {
	all = v.speaksFor == nil
	for _, l := range v.queue {
		if w := args(l.text); w.next() == "as" {
			all, others = w == "all", string(w) != seatWords(v.speaksFor)
		}
	}
	return all, others
}

// reply ends an answer: with ok, or with an error and nothing else.
func (v *server) reply(fault error) error {
	if fault != nil {
		v.answer()
		return v.flush("error " + oneLine(fault.Error()) + "\n")
	}
	return v.flush("ok\n")
}

// flush writes what was said, and a last line.
func (v *server) flush(last string) error {
	text := v.answer() + last
	if text == "" {
		return nil
	}
	_, err := io.WriteString(v.out, text)
	return err
}
