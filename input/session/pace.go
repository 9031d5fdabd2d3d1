package session

import "time"

// Speed is how fast bots play and pieces travel.
type Speed string

// The speeds of the settings page.
const (
	SpeedOff    Speed = "off" // no animation at all
	SpeedSlow   Speed = "slow"
	SpeedNormal Speed = "normal"
	SpeedFast   Speed = "fast"
)

// Delay is the least time between two moves of bots. Even without animation two moves never
// come in one blink.
func (s Speed) Delay() time.Duration { return s.times(150, 1600, 800, 350) }

// Motion is how long one thing takes to travel; 0 is at once.
func (s Speed) Motion() time.Duration { return s.times(0, 480, 240, 120) }

// times is the one of these times, in milliseconds, that belongs to a speed.
func (s Speed) times(off, slow, normal, fast time.Duration) time.Duration {
	switch s {
	case SpeedOff:
		normal = off
	case SpeedSlow:
		normal = slow
	case SpeedFast:
		normal = fast
	}
	return normal * time.Millisecond
}

// clock says when a move of luck, a bot or a replay may be shown.
type clock struct {
	delay  func() time.Duration // between two such moves; nil is none
	now    time.Time            // of the last Update
	last   time.Time            // when the last entry was made; zero: the next Update tells
	paused bool
	skip   bool // the next move passes without waiting
}

// tick is one Update.
func (c *clock) tick(now time.Time) {
	if c.last.IsZero() {
		c.last = now
	}
	c.now = now
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

// passes reports whether a move may be shown that waits for so many delays, and uses up
// a skip.
func (c *clock) passes(delays int) bool {
	if c.skip {
		c.skip = false
		return true
	}
	return !c.paused && !c.now.Before(c.due(delays))
}
