package input

type Action int

const (
	NoAction Action = iota
	Confirm
	TakeBack
	Redo
	Next
	Previous
	Left
	Right
	Up
	Down
	Skip
	Hint
	Log
	Rules
	ZoomIn
	ZoomOut
	Fit
	Window
	Keys
	Menu
	Mute
	PageUp
	PageDown
	NextPawn
)
