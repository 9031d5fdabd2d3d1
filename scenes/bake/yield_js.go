package bake

import "time"

// Yield lets the page live while something is baked: a browser has one thread for all.
func Yield() { time.Sleep(time.Millisecond) }

// Pause is what a long drawing calls now and then.
func Pause() func() { return Yield }
