package sound

import (
	"errors"
	"math"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"intrigue/rules/rulestest"
)

func TestEveryEffectSoundsAndEndsSoftly(t *testing.T) {
	longest := map[Effect]float64{Tap: 0.2, Slide: 0.4, Paper: 0.2, Coin: 0.45, Stamp: 0.35, Bell: 1.2, Dice: 0.8,
		Page: 0.4, Deny: 0.4, Surface: 1.2}
	all := map[Effect][]float32{}
	for e := range count {
		s := record(e)
		all[e] = s
		sec := float64(len(s)) / rate
		rulestest.Holds(t, sec >= 0.03 && sec <= longest[e], "%v lasts %.2f s", e, sec)
		peak, energy, sum := 0.0, 0.0, 0.0
		for _, v := range s {
			rulestest.Must(t, !math.IsNaN(float64(v)), "%v: not a number", e)
			peak = max(peak, math.Abs(float64(v)))
			energy += float64(v) * float64(v)
			sum += float64(v)
		}
		rulestest.Holds(t, peak <= 0.8 && peak >= 0.2, "%v peaks at %.2f", e, peak)
		rms := math.Sqrt(energy / float64(len(s)))
		rulestest.Holds(t, rms >= 0.01 && rms <= 0.3, "%v has a loudness of %.3f", e, rms)
		mean := math.Abs(sum / float64(len(s)))
		rulestest.Holds(t, mean <= 0.01, "%v pushes the membrane out by %.3f", e, mean)
		rulestest.Holds(t, s[0] == 0 && s[len(s)-1] == 0, "%v begins at %g and ends at %g: both would click", e, s[0], s[len(s)-1])
		// Dry: the last hundredth is far below the peak even before the fade.
		tail := 0.0
		for _, v := range s[len(s)-rate/100-rate*12/1000 : len(s)-rate*12/1000] {
			tail = max(tail, math.Abs(float64(v)))
		}
		rulestest.Holds(t, tail <= peak/4, "%v is cut off: %.2f of its peak is left at the end", e, tail/peak)
		rulestest.Holds(t, slices.Equal(s, record(e)), "%v is not the same twice", e)
		for o := range e {
			rulestest.Holds(t, !slices.Equal(s, all[o]), "%v sounds like %v", e, o)
		}
	}
	rulestest.Holds(t, record(count) == nil && record(-1) == nil, "an unknown effect must be silent")
}

// tape is a device for tests.
type tape struct {
	mu     sync.Mutex
	played int
	loud   float64
	awake  bool
	sleeps int
	all    []*strip
}

type strip struct {
	end     time.Time
	stopped bool
}

func (v *strip) playing() bool { return !v.stopped && time.Now().Before(v.end) }
func (v *strip) stop()         { v.stopped = true }

func (d *tape) play(s []float32, volume float64) voice {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.played++
	d.loud = volume
	v := &strip{end: time.Now().Add(time.Second * time.Duration(len(s)) / rate)}
	d.all = append(d.all, v)
	return v
}
func (d *tape) suspend() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.awake = false
	d.sleeps++
	return nil
}
func (d *tape) resume() error { d.mu.Lock(); defer d.mu.Unlock(); d.awake = true; return nil }

// look reads the tape while the player may be writing.
func (d *tape) look() (played int, loud float64, awake bool, sleeps int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.played, d.loud, d.awake, d.sleeps
}

func with(d *tape) *Player {
	p := New()
	p.open = func() (device, error) { d.awake = true; return d, nil }
	return p
}

func TestPlaysAndSleeps(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &tape{}
		p := with(d)
		defer p.Close()
		p.SetVolume(0.5)
		p.Play(Bell)
		synctest.Wait()
		if played, loud, awake, _ := d.look(); played != 1 || loud != 0.25 || !awake {
			t.Fatalf("played %d at %g, awake %v", played, loud, awake)
		}
		time.Sleep(700 * time.Millisecond)
		synctest.Wait()
		if _, _, awake, _ := d.look(); !awake {
			t.Error("the device went to sleep under the bell")
		}
		time.Sleep(2 * time.Second)
		synctest.Wait()
		if _, _, awake, sleeps := d.look(); awake || sleeps != 1 {
			t.Errorf("after the bell: awake %v, put to sleep %d times", awake, sleeps)
		}
		p.Play(Tap)
		synctest.Wait()
		if played, _, awake, _ := d.look(); played != 2 || !awake {
			t.Error("the device did not wake up again")
		}
		p.SetMuted(true)
		synctest.Wait()
		if _, _, awake, _ := d.look(); awake || d.all[1].playing() {
			t.Error("mute must silence at once")
		}
		p.Play(Tap)
		p.SetMuted(false)
		p.SetVolume(0)
		p.Play(Tap)
		synctest.Wait()
		if played, _, _, _ := d.look(); played != 2 {
			t.Error("muted and yet heard")
		}
	})
}

func TestNoNoiseOfMany(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &tape{}
		p := with(d)
		defer p.Close()
		for range 40 {
			p.Play(Surface)
			synctest.Wait()
		}
		played, _, _, _ := d.look()
		rulestest.Holds(t, played == voices, "%d sounds at once", played)
	})
}

func TestLateOpeningDropsOldEffects(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &tape{}
		p := with(d)
		defer p.Close()
		p.open = func() (device, error) { time.Sleep(3 * time.Second); return d, nil }
		p.Play(Tap)
		time.Sleep(2900 * time.Millisecond)
		p.Play(Bell)
		time.Sleep(200 * time.Millisecond)
		synctest.Wait()
		played, _, _, _ := d.look()
		rulestest.Holds(t, played == 1, "%d effects, wanted only the fresh one", played)
	})
}

func TestWithoutDevice(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := New()
		tries := 0
		p.open = func() (device, error) { tries++; return nil, errors.New("there is none") }
		rulestest.Holds(t, p.Err() == nil, "nobody tried yet")
		for range 30 {
			p.Play(Dice)
			synctest.Wait()
		}
		rulestest.Holds(t, tries == 1 && p.Err() != nil && p.Err().Error() == "there is none",
			"tried %d times, reason %v", tries, p.Err())
		p.SetMuted(true)
		p.Close()
		p.Close()
		p.Play(Tap)
		p.SetMuted(true)
	})
}

// TestTheDeviceOfThisMachine plays; where there is none it is said so.
func TestTheDeviceOfThisMachine(t *testing.T) {
	p := New()
	p.SetVolume(0.01)
	p.Play(Deny)
	for range 40 {
		if time.Sleep(10 * time.Millisecond); p.Err() != nil {
			break
		}
	}
	if err := p.Err(); err != nil {
		rulestest.Holds(t, err.Error() != "", "it fails without a word")
		t.Skip("no sound can be played here: ", err)
	}
	p.Close()
	p.Play(Deny)
	rulestest.Holds(t, p.Err() == nil, "after it was closed: %v", p.Err())
}
