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
	on   bool
	from int
	at   int
	next time.Time
}

func (c *catchUp) begin(from int) {
	if c.app.Motion() == 0 {
		return // the marks of the last moves are enough
	}
	*c = catchUp{game: c.game, on: true, from: from, at: from}
	c.play.Seek(from)
}

// step shows the next move when it is due, and reports whether it did.
func (c *catchUp) step(u *widgets.UI) bool {
	if !c.on {
		return false
	}
	if c.next.IsZero() {
		c.next = u.Now.Add(400 * time.Millisecond)
	}
	if u.Active() && (u.In.Tapped || len(u.In.Actions) > 0) {
		// Any press or key means: enough.
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
	c.on = c.play.Reviewing()
	return true
}

// longestCatchUp is how long it may take.
const longestCatchUp = 6 * time.Second

// pace is the time between two moves: that of a bot, or less where there is so
// much to catch up with that it would take longer than people like to wait.
func (c *catchUp) pace() time.Duration {
	all := max(1, c.play.Len()-c.from)
	return min(session.Speed(c.app.Settings.Speed).Delay(), longestCatchUp/time.Duration(all))
}

// ended ends what others were shown.
func (c *catchUp) ended(of change) {
	if c.on && (of.handed || of.back || of.decision) {
		c.finish()
	}
}

func (c *catchUp) finish() {
	c.on = false
	c.play.Seek(c.play.Len())
}
