// Package sound makes the short dry sounds of the table (wood, paper, coin,
// stamp, bell, dice) and plays them when the machine can.
//
// It knows no game and no window: somebody says which effect, it sounds or stays silent. It uses oto directly, because
// ebiten/audio ends the program on a machine without a sound device.
package sound

import (
	"math"
	"math/rand/v2"
)

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

// rate is samples a second, one channel.
const rate = 44100

// take is a recording being made; everything adds to it. Times (at, length, decay) are in seconds, frequencies (f, from,
// to) in hertz, and amp is a loudness against that of the other parts: master brings the whole to its peak.
type take struct {
	s    []float64
	rand *rand.Rand
}

func newTake(seconds float64) *take {
	// With a fixed seed, so that an effect always sounds the same.
	return &take{make([]float64, int(seconds*rate)), rand.New(rand.NewPCG(1793, 1942))}
}

// attack keeps every beginning from being a click of its own.
const attack = 0.0012

// modes strikes what rings at these frequencies; decay is the time to fall to a third, shorter for higher ones.
func (t *take) modes(at, amp, decay float64, freq ...float64) {
	for i, f := range freq {
		d := decay / (1 + 0.6*float64(i))
		t.add(at, 7*d, func(x float64) float64 {
			return amp / (1 + 0.7*float64(i)) * math.Exp(-x/d) * min(1, x/attack) * math.Sin(2*math.Pi*f*x)
		})
	}
}

// wood is a turned piece on a board.
func (t *take) wood(at, amp, f float64) {
	t.modes(at, amp, 0.026, f, 2.71*f, 5.15*f)
	t.hiss(at, 0.012, 0.5*amp, 2200, 0.9, snap)
}

// coin rings at frequencies that are no harmonics.
func (t *take) coin(at, amp, f float64) {
	t.modes(at, amp, 0.075, f, 1.56*f, 2.31*f, 2.93*f)
	t.hiss(at, 0.004, 0.5*amp, 6000, 1, snap)
}

func (t *take) bell(at, amp, f, decay float64) {
	t.modes(at, amp, decay, f, 2*f, 2.76*f, 5.4*f)
	t.modes(at, 0.4*amp, decay*1.3, f*1.003)
}

// knock is a knuckle on a heavy door.
func (t *take) knock(at, amp float64) {
	t.drum(at, 0.8*amp, 210, 142, 0.035)
	t.modes(at, 0.6*amp, 0.024, 284, 431)
	t.hiss(at, 0.015, 0.25*amp, 700, 0.8, snap)
}

// drum falls from one frequency to another while it fades.
func (t *take) drum(at, amp, from, to, decay float64) {
	phase := 0.0
	t.add(at, 7*decay, func(x float64) float64 {
		phase += 2 * math.Pi * (to + (from-to)*math.Exp(-x/(0.4*decay))) / rate
		return amp * math.Exp(-x/decay) * min(1, x/attack) * math.Sin(phase)
	})
}

// brass grows louder and, as brass does, brighter; then it is choked.
func (t *take) brass(at, length, amp, f float64) {
	t.add(at, length+0.05, func(x float64) float64 {
		swell := math.Pow(min(1, x/length), 1.7)
		sum := 0.0
		for k := 1.0; k <= 14; k++ {
			sum += math.Pow(swell, 0.28*(k-1)) / k * math.Sin(2*math.Pi*f*k*x+0.02*k*math.Sin(2*math.Pi*5.3*x))
		}
		return amp * swell * sum * min(1, max(0, (length+0.05-x)/0.05))
	})
}

// hiss is noise around a frequency, narrower with q. shape is the loudness from 0 to 1 of its length.
func (t *take) hiss(at, length, amp, f, q float64, shape func(float64) float64) {
	// A state variable filter; its band output has gain 1 at f.
	g := math.Tan(math.Pi * f / rate)
	k := 1 / q
	a := 1 / (1 + g*(g+k))
	var low, band float64
	t.add(at, length, func(x float64) float64 {
		v := (2*t.rand.Float64() - 1 - low - (g+k)*band) * a
		b := band + g*v
		band = b + g*v
		l := low + g*b
		low = l + g*b
		return 2 * amp * k * b * shape(x/length) * min(1, x/attack)
	})
}

// flutter is the crackle of paper: loudness that jumps about, speed times.
func (t *take) flutter(x, speed float64) float64 {
	step := uint64(x * speed)
	r := rand.New(rand.NewPCG(step, 7)) // by the step, so that every call of one step agrees
	return 0.25 + 0.75*r.Float64()
}

// add adds f, which is asked for each moment since at.
func (t *take) add(at, length float64, f func(float64) float64) {
	from := int(at * rate)
	to := min(len(t.s), from+int(length*rate))
	for i := from; i < to; i++ {
		t.s[i] += f(float64(i-from) / rate)
	}
}

// master scales to a peak and lets the last 12 ms fade to nothing.
func (t *take) master(peak float64) []float32 {
	n := len(t.s)
	fade := min(n, rate*12/1000)
	for i := range fade {
		t.s[n-1-i] *= float64(i) / float64(fade)
	}
	top := 0.0
	for _, v := range t.s {
		top = max(top, math.Abs(v))
	}
	out := make([]float32, n)
	for i, v := range t.s {
		out[i] = float32(v / top * peak)
	}
	return out
}

// hump swells and dies away as x goes from 0 to 1.
func hump(x float64) float64 { return math.Pow(math.Sin(math.Pi*min(max(x, 0), 1)), 1.5) }

// snap is loudest at once and dies away as x goes from 0 to 1.
func snap(x float64) float64 { return math.Pow(1-min(max(x, 0), 1), 2) }
