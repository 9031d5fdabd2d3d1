package sound

import (
	"cmp"
	"errors"
	"math"
	"slices"
	"sync"
	"time"
)

// Player plays effects. It never blocks and never fails: without a device it
// is silent. One program can have one that sounds (oto allows one context).
type Player struct {
	open func() (device, error) // replaced in tests
	rest time.Duration          // silence after which the device sleeps

	mu      sync.Mutex
	started bool
	closed  bool
	volume  float64
	muted   bool
	err     error
	orders  chan order
}

// device is what the player needs of oto.
type device interface {
	play(samples []float32, volume float64) voice
	suspend() error
	resume() error
}

// voice is one effect sounding.
type voice interface {
	playing() bool
	stop()
}

// order is what the device's goroutine is told: an effect, or to be quiet.
type order struct {
	effect Effect
	volume float64
	hush   bool
	given  time.Time
}

const (
	voices = 8                      // more at once would only be noise
	late   = 400 * time.Millisecond // an effect older than this says nothing any more
)

// ErrClosed is the reason for silence after Close.
var ErrClosed = errors.New("the sound was switched off")

// New makes a player at a quiet volume. The device is opened by the first Play.
func New() *Player {
	return &Player{open: openDevice, rest: 300 * time.Millisecond, volume: 0.5, orders: make(chan order, 16)}
}

// Play lets an effect sound soon, or not at all when it cannot.
func (p *Player) Play(e Effect) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.muted || p.volume == 0 || p.err != nil || p.closed || e < 0 || e >= count {
		return
	}
	if !p.started {
		p.started = true
		go p.run()
	}
	p.send(order{effect: e, volume: p.volume * p.volume, given: time.Now()}) // squared: halves of the slider sound like halves
}

// send drops the order when too many wait; p.mu is held.
func (p *Player) send(o order) {
	select {
	case p.orders <- o:
	default:
	}
}

// SetVolume takes 0 (silent) to 1. It holds from the next effect on.
func (p *Player) SetVolume(v float64) {
	if math.IsNaN(v) {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.volume = min(max(v, 0), 1)
}

// SetMuted silences at once, or allows sound again.
func (p *Player) SetMuted(m bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.muted = m
	if m && p.started && !p.closed {
		p.send(order{hush: true})
	}
}

// Err says why there is no sound; nil while there is, or while nobody tried.
func (p *Player) Err() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.err
}

// Close lets the device sleep for good.
func (p *Player) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed {
		return
	}
	p.closed, p.err = true, cmp.Or(p.err, ErrClosed)
	close(p.orders)
}

// run owns the device. It waits in a receive while all is silent: a quiet table costs nothing.
func (p *Player) run() {
	dev, err := p.open()
	if err != nil {
		p.mu.Lock()
		p.err = cmp.Or(p.err, err)
		p.mu.Unlock()
		return
	}
	b := band{dev: dev, recorded: map[Effect][]float32{}}
	for {
		var wake <-chan time.Time // never, while the device sleeps
		if !b.asleep {
			wake = time.After(p.rest)
		}
		select {
		case o, ok := <-p.orders:
			if !ok {
				b.hush()
				return
			}
			b.obey(o)
		case <-wake:
			b.rest()
		}
	}
}

// band is the device and what sounds on it; only run touches it.
type band struct {
	dev      device
	asleep   bool
	quiet    bool // nothing sounded a while ago either
	sounding []voice
	recorded map[Effect][]float32
}

// obey plays an effect, unless too much sounds already or it comes too late, or ends all that sounds.
func (b *band) obey(o order) {
	if o.hush {
		b.hush()
		return
	}
	if b.tidy(); len(b.sounding) >= voices || time.Since(o.given) > late {
		return
	}
	s := b.recorded[o.effect]
	if s == nil {
		s = record(o.effect)
		b.recorded[o.effect] = s
	}
	if b.asleep {
		if b.dev.resume() != nil {
			return
		}
		b.asleep = false
	}
	b.quiet = false
	b.sounding = append(b.sounding, b.dev.play(s, o.volume))
}

// tidy forgets the voices that have ended.
func (b *band) tidy() {
	b.sounding = slices.DeleteFunc(b.sounding, func(v voice) bool { return !v.playing() })
}

func (b *band) hush() {
	for _, v := range b.sounding {
		v.stop()
	}
	b.sounding = nil
	b.sleep()
}

// rest puts the device to sleep at the second silent look: at the first one
// the end of a sound may still be on its way to the loudspeaker.
func (b *band) rest() {
	b.tidy()
	if silent := len(b.sounding) == 0; silent && b.quiet {
		b.sleep()
	} else {
		b.quiet = silent
	}
}

func (b *band) sleep() {
	if !b.asleep && b.dev.suspend() == nil {
		b.asleep = true
	}
}
