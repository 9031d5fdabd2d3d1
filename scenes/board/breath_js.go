package board

import "time"

// breathe lets the page live between two tiles: a browser has one thread, and
// nothing interrupts a goroutine there.
func breathe() { time.Sleep(time.Millisecond) }
