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

// Delay is the least time between two moves of bots. Even without animation two moves never come in one blink.
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
