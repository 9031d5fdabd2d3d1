package sound

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"time"

	"github.com/ebitengine/oto/v3"
)

type otoDevice struct{ ctx *oto.Context }

// openDevice waits until oto is ready, in the player's own goroutine.
func openDevice() (device, error) {
	if err := reachable(); err != nil {
		return nil, err
	}
	ctx, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:      rate,
		ChannelCount:    1,
		Format:          oto.FormatFloat32LE,
		BufferSize:      40 * time.Millisecond, // a tap must be heard when the piece is seen to land
		ApplicationName: "Intrigue",
	})
	if err != nil {
		return nil, fmt.Errorf("the sound device cannot be opened: %w", err)
	}
	<-ready
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("the sound device cannot be opened: %w", err)
	}
	return otoDevice{ctx}, nil
}

func (d otoDevice) play(samples []float32, volume float64) voice {
	b := make([]byte, 0, 4*len(samples))
	for _, s := range samples {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(s))
	}
	p := d.ctx.NewPlayer(bytes.NewReader(b))
	p.SetVolume(volume)
	p.Play()
	return otoVoice{p}
}

func (d otoDevice) suspend() error { return d.ctx.Suspend() }
func (d otoDevice) resume() error  { return d.ctx.Resume() }

type otoVoice struct{ p *oto.Player }

func (v otoVoice) playing() bool { return v.p.IsPlaying() }
func (v otoVoice) stop()         { v.p.Pause() }
