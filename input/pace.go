package input

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

// Delay is the least time between two moves of bots. Even without animation two
// moves never come in one blink.
func (s Speed) Delay() time.Duration {
	switch s {
	case SpeedOff:
		return 150 * time.Millisecond
	case SpeedSlow:
		return 1600 * time.Millisecond
	case SpeedFast:
		return 350 * time.Millisecond
	}
	return 800 * time.Millisecond
}

// Motion is how long one thing takes to travel; 0 is at once.
func (s Speed) Motion() time.Duration {
	switch s {
	case SpeedOff:
		return 0
	case SpeedSlow:
		return 480 * time.Millisecond
	case SpeedFast:
		return 120 * time.Millisecond
	}
	return 240 * time.Millisecond
}
