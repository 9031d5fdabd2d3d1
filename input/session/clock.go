package session

import "time"

// clock says when a move of luck, a bot or a replay may be shown.
type clock struct {
	delay  func() time.Duration // between two such moves; nil is none
	at     time.Time            // of the last Update
	last   time.Time            // when the last entry was made; zero: the next Update tells
	paused bool
	skip   bool // the next move passes without waiting
}

// tick is one Update.
func (c *clock) tick(now time.Time) {
	if c.last.IsZero() {
		c.last = now
	}
	c.at = now
}

// restart waits anew from the next Update on: the window may have slept.
func (c *clock) restart() { c.last = time.Time{} }

// due is when a move passes that waits for so many delays.
func (c *clock) due(delays int) time.Time {
	if c.delay == nil {
		return c.last
	}
	return c.last.Add(time.Duration(delays) * c.delay())
}

// held reports whether no time lets a move pass.
func (c *clock) held() bool { return c.paused && !c.skip }

// passes reports whether a move may be shown that waits for so many delays, and uses up a skip.
func (c *clock) passes(delays int) bool {
	if c.skip {
		c.skip = false
		return true
	}
	return !c.paused && !c.at.Before(c.due(delays))
}

// SetPaused holds back, or lets go again, everything but persons and luck.
func (c *clock) SetPaused(p bool) { c.paused = p }

// Paused reports whether bots and replays are held back.
func (c *clock) Paused() bool { return c.paused }
