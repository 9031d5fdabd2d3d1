package late

import "syscall/js"

// arrived is closed when everything is in its place.
var arrived = expected()

// expected asks the page whether something is still to come, and gives it a function to
// call when that is there. Where there is no page, as under node, everything is there.
func expected() <-chan struct{} {
	c := make(chan struct{})
	if !js.Global().Get("intrigueAwaits").Truthy() {
		close(c)
		return c
	}
	var there js.Func
	there = js.FuncOf(func(js.Value, []js.Value) any {
		close(c)
		there.Release()
		return nil
	})
	js.Global().Set("intrigueArrived", there)
	return c
}

// Wait returns when everything is in its place. The goroutine that draws must not call it
// before the first picture, which it would hold up.
func Wait() { <-arrived }
