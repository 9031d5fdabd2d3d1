package scenes

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
	at   int
	next time.Time
}

func (c *catchUp) begin(t *Table, from int) {
	if t.Motion() == 0 {
		return // the marks of the last moves are enough
	}
	*c = catchUp{on: true, at: from}
	t.Play.Go(from)
	t.state.at = t.Play.At()
}

func (c *catchUp) step(t *Table, u *widgets.UI) {
	if !c.on {
		return
	}
	if c.next.IsZero() {
		c.next = u.Now.Add(500 * time.Millisecond)
	}
	if u.Now.Before(c.next) {
		u.Later(c.next)
		return
	}
	c.at++
	c.next = u.Now.Add(input.Speed(t.Desk.Settings.Speed).Pause())
	u.Later(c.next)
	t.Play.Go(c.at)
	t.Desk.Play(sound.Tap)
	if !t.Play.Reviewing() {
		c.on = false
	}
	t.refresh()
}

func (c *catchUp) finish(t *Table) {
	c.on = false
	t.Play.Go(t.Play.Len())
}
