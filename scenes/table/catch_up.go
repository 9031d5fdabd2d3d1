package table

import (
	"time"

	"intrigue/input/session"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// catchUp shows the players who have just sat down, move by move, what happened since they last looked.
type catchUp struct {
	*game
	mode           // the one below; nil while nothing is shown
	from int       // the entries that they had seen
	at   int       // the entries of the moment that is shown
	next time.Time // when the next one is shown; zero before the first
}

// begin goes back to the moment after so many entries, unless people want no motion: then the marks of the last moves are enough.
func (c *catchUp) begin(from int) {
	if c.app.Motion() == 0 {
		return
	}
	*c = catchUp{game: c.game, mode: c.game.mode, from: from, at: from}
	c.game.mode = c
	c.play.Seek(from)
}

// on reports whether something is shown.
func (c *catchUp) on() bool { return c.mode != nil }

func (c *catchUp) below() *mode { return &c.mode }

func (c *catchUp) works() bool { return true }

func (c *catchUp) prompt() sentence {
	return sentence{words: "You are watching what happened while you were away."}
}

// show shows the next move when it is due, and reports whether it did.
func (c *catchUp) show(u *widgets.UI) bool {
	if !c.on() {
		return false
	}
	if c.next.IsZero() {
		c.next = u.Now.Add(400 * time.Millisecond)
	}
	if u.Active() && (u.In.Tapped || len(u.In.Actions) > 0) { // any press or key means: enough
		u.In.Actions, u.In.Tapped = nil, false
		c.finish()
		return false
	}
	if u.Now.Before(c.next) {
		u.WakeAt(c.next)
		return false
	}
	c.at++
	c.next = u.Now.Add(c.pace())
	u.WakeAt(c.next)
	c.play.Seek(c.at)
	c.app.Cue(sound.Tap)
	if !c.play.Reviewing() {
		c.end()
	}
	return true
}

// longestCatchUp is how long all of it may take.
const longestCatchUp = 6 * time.Second

// pace is the time between two moves: that of a bot, or less where there is so
// much to catch up with that it would take longer than people like to wait.
func (c *catchUp) pace() time.Duration {
	all := max(1, c.play.Len()-c.from)
	return min(session.Speed(c.app.Settings.Speed).Delay(), longestCatchUp/time.Duration(all))
}

// ended ends what others were shown.
func (c *catchUp) ended(of change) {
	c.mode.ended(of)
	if of.handed || of.back || of.decision {
		c.finish()
	}
}

// end gives way to the mode below.
func (c *catchUp) end() { c.game.mode, c.mode = c.mode, nil }

// finish shows the present at once.
func (c *catchUp) finish() {
	c.end()
	c.play.Seek(c.play.Len())
}
