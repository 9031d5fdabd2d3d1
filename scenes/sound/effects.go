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
	Stamp                 // a rubber stamp on a file
	Bell                  // your turn
	Dice                  // dice roll and rest
	Page                  // a page of the rule book turns
	Deny                  // not allowed: a soft double knock
	Surface               // Mr X shows himself
	count
)

// recipe is how an effect is recorded. Loudness is the peak: short high sounds may be higher
// than long low ones and still seem as soft.
type recipe struct {
	seconds, peak float64
	play          func(t *take)
}

// record plays an effect into a buffer. The same effect is always the same samples.
func record(e Effect) []float32 {
	if e < 0 || e >= count {
		return nil
	}
	r := [count]recipe{
		Tap: {0.16, 0.55, func(t *take) { t.wood(0, 1, 300) }},
		Slide: {0.36, 0.34, func(t *take) {
			t.hiss(0, 0.27, 1, 700, 1.2, func(x float64) float64 { return hump(x) * (0.75 + 0.25*t.flutter(x, 37)) })
			t.hiss(0, 0.27, 0.3, 2600, 1, hump)
			t.wood(0.25, 0.5, 260)
		}},
		Paper: {0.17, 0.32, func(t *take) {
			t.hiss(0, 0.15, 1, 4200, 0.8, func(x float64) float64 { return snap(x) * t.flutter(x, 60) })
			t.hiss(0.01, 0.1, 0.4, 1500, 1, snap)
		}},
		Coin: {0.42, 0.34, func(t *take) {
			t.coin(0, 1, 2350)
			t.coin(0.075, 0.7, 2520)
		}},
		Stamp: {0.3, 0.7, func(t *take) {
			t.drum(0, 0.7, 150, 84, 0.05)
			t.modes(0, 0.6, 0.03, 196, 318, 540) // what a laptop's small speaker still gives
			t.hiss(0, 0.05, 1.1, 520, 0.8, snap)
			t.hiss(0, 0.012, 0.35, 2100, 1, snap)
		}},
		Bell: {1.1, 0.3, func(t *take) {
			t.bell(0, 1, 1046.5, 0.26)
			t.bell(0.13, 0.8, 1318.5, 0.3)
		}},
		Dice: {0.72, 0.5, (*take).dice},
		Page: {0.38, 0.3, func(t *take) {
			t.hiss(0, 0.24, 0.8, 2600, 0.7, func(x float64) float64 { return hump(x) * t.flutter(x, 45) })
			t.hiss(0.2, 0.15, 1, 4600, 0.8, func(x float64) float64 { return snap(x) * t.flutter(x, 70) })
		}},
		Deny: {0.36, 0.5, func(t *take) {
			t.knock(0, 1)
			t.knock(0.13, 0.75)
		}},
		Surface: {1.16, 0.62, (*take).surface},
	}[e]
	t := newTake(r.seconds)
	r.play(t)
	return t.master(r.peak)
}

// dice are hits that come quicker and softer until both dice rest.
func (t *take) dice() {
	at, gap := 0.0, 0.11
	for i := range 9 {
		force := 1 - 0.085*float64(i)
		t.wood(at, force*(0.7+0.3*t.rand.Float64()), 620+260*t.rand.Float64())
		t.modes(at, 0.3*force, 0.008, 2400+900*t.rand.Float64())
		at += gap * (0.7 + 0.6*t.rand.Float64())
		gap *= 0.86
	}
}

// surface is low brass that swells, and a hit where it breaks off.
func (t *take) surface() {
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
}
