package table

import (
	"time"

	"intrigue/input"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// catchUp shows somebody who has just sat down what happened since they last
// looked, one move after the other.
type catchUp struct {
	on   bool
	from int
	at   int
	next time.Time
}

func (c *catchUp) begin(t *Screen, from int) {
	if t.app.Motion() == 0 {
		return // the marks of the last moves are enough
	}
	*c = catchUp{on: true, from: from, at: from}
	t.play.Seek(from)
	t.state.at = t.play.Cursor()
}

func (c *catchUp) step(t *Screen, u *widgets.UI) {
	if !c.on {
		return
	}
	if c.next.IsZero() {
		c.next = u.Now.Add(400 * time.Millisecond)
	}
	if u.Active() && (u.In.Tapped || len(u.In.Actions) > 0) {
		// Any press or key means: enough.
		u.In.Actions, u.In.Tapped = nil, false
		c.finish(t)
		return
	}
	if u.Now.Before(c.next) {
		u.WakeAt(c.next)
		return
	}
	c.at++
	c.next = u.Now.Add(c.pace(t))
	u.WakeAt(c.next)
	t.play.Seek(c.at)
	t.app.Cue(sound.Tap)
	if !t.play.Reviewing() {
		c.on = false
	}
	t.refresh()
}

// pace is the time between two moves: that of a bot, or less where there is so
// much to catch up with that it would take longer than people like to wait.
func (c *catchUp) pace(t *Screen) time.Duration {
	all := max(1, t.play.Len()-c.from)
	return min(input.Speed(t.app.Settings.Speed).Delay(), longestCatchUp/time.Duration(all))
}

// longestCatchUp is how long it may take.
const longestCatchUp = 6 * time.Second

func (c *catchUp) finish(t *Screen) {
	c.on = false
	t.play.Seek(t.play.Len())
}
