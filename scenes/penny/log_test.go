package penny_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
)

// besideBot is a person at a table with a bot, in the first step of a later turn.
func besideBot(t *testing.T) *player {
	t.Helper()
	r := bots(t, newRecord(t, 2, "prologue", 3), 0, func(v penny.View) bool {
		return v.Round() > 2 && v.Asked() == 0 && v.Active() == 0 && v.Steps()[1].State == penny.Now
	})
	r.Seats[1] = rules.SeatInfo{Level: "easy", Colour: 1}
	b := sit(t, r, nil)
	b.H = 1400 // the log has room
	b.Still(4)
	return b
}

// newest is the newest turn of a bot that is over, with its lines.
func (b *player) newest() (turn *session.BotTurn, lines []session.LogEntry) {
	b.T.Helper()
	for _, l := range b.Game().Log() {
		if l.Turn == nil || l.Turn.Sum == "" {
			continue
		}
		if l.Turn != turn {
			turn, lines = l.Turn, nil
		}
		lines = append(lines, l)
	}
	rulestest.Must(b.T, len(lines) > 1, "no bot has taken a turn")
	return turn, lines
}

// inLog is how many of some lines stand in the log.
func (b *player) inLog(lines []session.LogEntry) (n int) {
	for _, l := range lines {
		if b.Has(fmt.Sprint("entry.", l.Entry)) {
			n++
		}
	}
	return n
}

// TestTurnsOfBotsAreFolded: the turn of a bot is one sentence of the log, which a press or a key opens and folds again without
// moving. The lines of a person stand there one by one.
func TestTurnsOfBotsAreFolded(t *testing.T) {
	b := besideBot(t)
	turn, lines := b.newest()
	head := fmt.Sprint("turn.", lines[0].Entry)
	rulestest.Holds(t, b.Has(head) && b.Sees(first(5, turn.Sum)) && b.inLog(lines) == 0, "the turn is not folded to %q: %s", turn.Sum, b.Words())
	own := 0
	for _, l := range b.Game().Log() {
		rulestest.Holds(t, l.Turn == nil || l.Turn.Of == 1, "a turn of a person is folded: %q", l.Text)
		if l.Seat == 0 && l.Turn == nil && b.Has(fmt.Sprint("entry.", l.Entry)) {
			own++
		}
	}
	rulestest.Holds(t, own > 1, "the lines of the person are not there")
	at, _ := b.Hit(head)
	for _, want := range []int{len(lines), 0, len(lines)} {
		b.Click(head)
		now, ok := b.Hit(head)
		rulestest.Holds(t, ok && now.R.Y == at.R.Y, "what was pressed at %v goes to %v", at.R, now.R)
		rulestest.Holds(t, (b.inLog(lines) > 0) == (want > 0), "after a press %d of %d lines are there", b.inLog(lines), want)
	}
	b.App.UI().Keyboard = true
	b.App.UI().SetFocus(head)
	b.Still(2)
	b.Key(input.Confirm)
	rulestest.Holds(t, b.inLog(lines) == 0, "Enter does not fold it")
	b.Key(input.Confirm)
	rulestest.Holds(t, b.inLog(lines) > 0, "Enter does not open it")
}

// TestNoTurnFoldsBelowThePointer: while the pointer is on the log the lines of a turn that ends stay; then they are folded. Who
// listens hears the sentence alone.
func TestNoTurnFoldsBelowThePointer(t *testing.T) {
	for _, onLog := range []bool{true, false} {
		b := besideBot(t)
		var voice bytes.Buffer
		b.App.Voice = &voice
		old, _ := b.newest()
		fold, _ := b.Hit("log.fold")
		at := fold.R.Mid()
		if at.Y += 60; !onLog {
			at.Y -= 60
		}
		for n := 0; n < 300; n++ {
			if turn, _ := b.newest(); turn != old {
				break
			}
			if all := b.Game().Choices(); len(all) > 0 {
				rulestest.OK(t, b.Game().Play(all[len(all)-1].Move))
			}
			b.Hover(at, 1)
		}
		b.Hover(at, 3)
		turn, lines := b.newest()
		rulestest.Must(t, turn != old, "no turn ends")
		rulestest.Holds(t, (b.inLog(lines) > 0) == onLog, "with the pointer on the log: %t, %d of %d lines stand there", onLog,
			b.inLog(lines), len(lines))
		b.Still(3)
		rulestest.Holds(t, b.inLog(lines) == 0, "away from the pointer the turn is not folded")
		heard := voice.String()
		rulestest.Holds(t, strings.Count(heard, app.Voiced(turn.Sum)) == 1 && !strings.Contains(heard, app.Voiced(lines[1].Text)),
			"of %q this is said: %s", turn.Sum, heard)
	}
}
