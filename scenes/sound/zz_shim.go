package sound

type Effect int

const (
	Wood Effect = iota
	Slide
	Paper
	Ticket
	Stamp
	Bell
	Dice
	Page
	Deny
	Surface
	Win
	Lose
	Click
)

type Player struct{}

func New() *Player                  { return &Player{} }
func (*Player) Play(Effect)         {}
func (*Player) SetVolume(v float64) {}
func (*Player) SetMuted(bool)       {}
func (*Player) Close()              {}
