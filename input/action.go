// Package input turns what people do with mouse, touch screen, keyboard and gamepad into actions and picked moves.
//
// It knows no game, no pixel and no window: the devices come in as a DeviceState that package
// input/device reads. The game that is played is a session.Session.
package input

// Action is what keys and buttons do, in every game alike. Settings are saved under its text.
type Action string

// The actions.
const (
	Confirm       Action = "confirm"
	Undo          Action = "takeback"
	Redo          Action = "redo"
	Done          Action = "done"
	Next          Action = "next"
	Previous      Action = "previous"
	Left          Action = "left"
	Right         Action = "right"
	Up            Action = "up"
	Down          Action = "down"
	Skip          Action = "skip"
	Hint          Action = "hint"
	Log           Action = "log"
	Rules         Action = "rules"
	Explain       Action = "explain"
	Situation     Action = "situation"
	ZoomIn        Action = "zoomin"
	ZoomOut       Action = "zoomout"
	Fit           Action = "fit"
	Fullscreen    Action = "window"
	KeysPage      Action = "keys"
	Menu          Action = "menu"
	Mute          Action = "mute"
	NextPiece     Action = "nextpawn"
	NextZone      Action = "zone"
	Pencil        Action = "pencil"
	Pause         Action = "pause"
	Step          Action = "step"
	ShowAll       Action = "showall"
	ReviewBack    Action = "past"
	ReviewForward Action = "future"
)

// actionInfo is an action on the keys page.
type actionInfo struct {
	Action
	title  string
	repeat bool // a held key does it again and again
	keys   []Binding
}

// actions lists all of them in the order of the keys page, with their usual keys.
// It is a function, since nothing in the package may be changed from outside.
func actions() []actionInfo {
	return []actionInfo{
		{Confirm, "Confirm", false, []Binding{"Enter", "NumpadEnter", "pad.A"}},
		{Undo, "Undo", false, []Binding{"Backspace", "Control+Z", "pad.B"}},
		{Redo, "Redo", false, []Binding{"Shift+Backspace", "Control+Y", "Control+Shift+Z"}},
		{Done, "Done: end the step, pass or skip", false, []Binding{"d", "pad.Select"}},
		{Next, "Next target", true, []Binding{"Tab", "pad.RB"}},
		{Previous, "Previous target", true, []Binding{"Shift+Tab", "pad.LB"}},
		{Left, "Target to the left", true, []Binding{"ArrowLeft", "pad.Left", "stick.Left"}},
		{Right, "Target to the right", true, []Binding{"ArrowRight", "pad.Right", "stick.Right"}},
		{Up, "Target above", true, []Binding{"ArrowUp", "pad.Up", "stick.Up"}},
		{Down, "Target below", true, []Binding{"ArrowDown", "pad.Down", "stick.Down"}},
		{NextPiece, "Next piece", true, []Binding{"n", "pad.RT"}},
		{NextZone, "Next area", true, []Binding{"F6", "z"}},
		{Pencil, "Pencil mark", false, []Binding{"x"}},
		{Skip, "Skip the animation", true, []Binding{"Space", "pad.X"}},
		{Hint, "Hint", false, []Binding{"h", "pad.Y"}},
		{Log, "Log", false, []Binding{"l", "pad.LT"}},
		{Rules, "Rule for what you point at", false, []Binding{"r", "pad.R3"}},
		{Explain, "Explain what you point at", false, []Binding{"e"}},
		{Situation, "Read out the position", false, []Binding{"s"}},
		{ZoomIn, "Zoom in", true, []Binding{"+", "="}},
		{ZoomOut, "Zoom out", true, []Binding{"-"}},
		{Fit, "Fit the board", false, []Binding{"0", "pad.L3"}},
		{ReviewBack, "Back one move", true, []Binding{"PageUp", "["}},
		{ReviewForward, "Forward one move", true, []Binding{"PageDown", "]"}},
		{Pause, "Pause or resume the bots", false, []Binding{"p", "Pause"}},
		{Step, "Let the bots play one move", true, []Binding{"."}},
		{ShowAll, "Watching: show or hide hands", false, []Binding{"a"}},
		{Fullscreen, "Full screen or window", false, []Binding{"F11", "Alt+Enter"}},
		{Mute, "Sound on or off", false, []Binding{"m"}},
		{KeysPage, "Keys", false, []Binding{"F1", "?"}},
		{Menu, "Menu", false, []Binding{"Escape", "pad.Start"}},
	}
}

// Actions lists all actions in the order of the keys page.
func Actions() []Action {
	var all []Action
	for _, a := range actions() {
		all = append(all, a.Action)
	}
	return all
}

// Title is the action in words.
func (a Action) Title() string { return a.info().title }

// info is the row of an action. One that is not known has its own text as a title and no keys.
func (a Action) info() actionInfo {
	for _, row := range actions() {
		if row.Action == a {
			return row
		}
	}
	return actionInfo{Action: a, title: string(a)}
}
