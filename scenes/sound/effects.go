// Package sound makes the short dry sounds of the table (wood, paper, coin,
// stamp, bell, dice) and plays them when the machine can.
//
// It knows no game and no window: somebody says which effect, it sounds or
// stays silent. It uses oto directly, because ebiten/audio ends the program
// on a machine without a sound device.
package sound

// Effect is one of the sounds below.
type Effect int

const (
	Tap     Effect = iota // a wooden piece is put down
	Slide                 // a piece is pushed over the board
	Paper                 // a card or a line of the log
	Coin                  // a coin is paid or taken
	Punch                 // a ticket is punched
	Stamp                 // a rubber stamp on a file
	Bell                  // your turn
	Dice                  // dice roll and rest
	Page                  // a page of the rule book turns
	Deny                  // not allowed: a soft double knock
	Surface               // Mr X shows himself
	Win
	Lose
	Click // a button
	count
)

var names = [count]string{"tap", "slide", "paper", "coin", "punch", "stamp", "bell", "dice", "page", "deny", "surface", "win", "lose", "click"}

func (e Effect) String() string {
	if e < 0 || e >= count {
		return "no sound"
	}
	return names[e]
}

// record plays an effect into a buffer. The same effect is always the same
// samples. Loudness is the peak: short high sounds may be higher than long low
// ones and still seem as soft.
func record(e Effect) []float32 {
	switch e {
	case Tap:
		t := newTake(0.16)
		t.wood(0, 1, 300)
		return t.master(0.55)
	case Slide:
		t := newTake(0.36)
		t.hiss(0, 0.27, 1, 700, 1.2, func(x float64) float64 { return hump(x) * (0.75 + 0.25*t.flutter(x, 37)) })
		t.hiss(0, 0.27, 0.3, 2600, 1, hump)
		t.wood(0.25, 0.5, 260)
		return t.master(0.34)
	case Paper:
		t := newTake(0.17)
		t.hiss(0, 0.15, 1, 4200, 0.8, func(x float64) float64 { return snap(x) * t.flutter(x, 60) })
		t.hiss(0.01, 0.1, 0.4, 1500, 1, snap)
		return t.master(0.32)
	case Page:
		t := newTake(0.38)
		t.hiss(0, 0.24, 0.8, 2600, 0.7, func(x float64) float64 { return hump(x) * t.flutter(x, 45) })
		t.hiss(0.2, 0.15, 1, 4600, 0.8, func(x float64) float64 { return snap(x) * t.flutter(x, 70) })
		return t.master(0.3)
	case Coin:
		t := newTake(0.42)
		t.coin(0, 1, 2350)
		t.coin(0.075, 0.7, 2520)
		return t.master(0.34)
	case Punch:
		t := newTake(0.17)
		t.hiss(0, 0.012, 1, 3200, 1.5, snap)
		t.modes(0, 0.6, 0.012, 980, 2170, 3900)
		t.hiss(0.055, 0.02, 0.9, 1700, 1.2, snap)
		t.modes(0.055, 0.8, 0.022, 240, 610, 1430)
		return t.master(0.5)
	case Stamp:
		t := newTake(0.3)
		t.drum(0, 0.7, 150, 84, 0.05)
		t.modes(0, 0.6, 0.03, 196, 318, 540) // what a laptop's small speaker still gives
		t.hiss(0, 0.05, 1.1, 520, 0.8, snap)
		t.hiss(0, 0.012, 0.35, 2100, 1, snap)
		return t.master(0.7)
	case Bell:
		t := newTake(1.1)
		t.bell(0, 1, 1046.5, 0.26)
		t.bell(0.13, 0.8, 1318.5, 0.3)
		return t.master(0.3)
	case Dice:
		return dice()
	case Deny:
		t := newTake(0.36)
		t.knock(0, 1)
		t.knock(0.13, 0.75)
		return t.master(0.5)
	case Surface:
		return surface()
	case Win:
		t := newTake(1.5)
		for i, f := range []float64{523.25, 659.26, 783.99, 1046.5} {
			t.bell(float64(i)*0.13, 0.7, f, 0.3)
			t.modes(float64(i)*0.13, 0.5, 0.2, f/2)
		}
		t.bell(0.62, 0.5, 1318.5, 0.25)
		return t.master(0.4)
	case Lose:
		t := newTake(1.5)
		for i, f := range []float64{392, 311.13, 261.63, 196} {
			t.modes(float64(i)*0.2, 1, 0.2, f, 2*f)
			t.modes(float64(i)*0.2, 0.25, 0.08, 3*f)
		}
		t.drum(0.62, 0.6, 90, 60, 0.16)
		return t.master(0.42)
	case Click:
		t := newTake(0.05)
		t.modes(0, 1, 0.006, 1450, 2900)
		t.hiss(0, 0.004, 0.4, 4000, 1, snap)
		return t.master(0.3)
	}
	return nil
}

// dice are hits that come quicker and softer until both dice rest.
func dice() []float32 {
	t := newTake(0.72)
	at, gap := 0.0, 0.11
	for i := range 9 {
		force := 1 - 0.085*float64(i)
		t.wood(at, force*(0.7+0.3*t.rand.Float64()), 620+260*t.rand.Float64())
		t.modes(at, 0.3*force, 0.008, 2400+900*t.rand.Float64())
		at += gap * (0.7 + 0.6*t.rand.Float64())
		gap *= 0.86
	}
	return t.master(0.5)
}

// surface is low brass that swells, and a hit where it breaks off.
func surface() []float32 {
	t := newTake(1.16)
	for i, f := range []float64{65.41, 130.81, 196, 233.08, 311.13} { // a minor seventh, wide open
		amp := 0.5
		if i == 0 {
			amp = 0.3 // the cellar: large speakers only
		}
		t.brass(0, 0.66, amp, f)
		t.brass(0, 0.66, 0.7*amp, f*1.004)
	}
	t.drum(0.6, 1.5, 130, 65, 0.15)
	t.modes(0.6, 0.9, 0.05, 180, 270, 415)
	t.hiss(0.6, 0.09, 1.2, 420, 0.7, snap)
	t.hiss(0.6, 0.35, 0.2, 5200, 0.6, snap)
	for _, f := range []float64{130.81, 155.56, 196} {
		t.modes(0.6, 0.6, 0.16, f, 2*f, 3*f)
	}
	return t.master(0.62)
}
