package paint

import "time"

// Yield lets the page live while something is baked: a browser has one thread,
// and nothing interrupts a goroutine there.
func Yield() { time.Sleep(time.Millisecond) }

// pause is what a long drawing does now and then.
func pause() func() { return Yield }
