package board

import (
	"image"
	"sync"

	"intrigue/maps/svg"
)

// Print is a Drawing that is one map as it is.
type Print struct {
	drawing *svg.Drawing

	mu    sync.Mutex
	paint svg.Paint
	out   *svg.Prepared
}

// NewPrint shows a drawing with what the caller changes about it.
func NewPrint(d *svg.Drawing, p svg.Paint) *Print { return &Print{drawing: d, paint: p} }

// SetTone implements Drawing.
func (p *Print) SetTone(t svg.Tone) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.paint.Tone, p.out = t, nil
}

// Draw implements Drawing.
func (p *Print) Draw(dst *image.RGBA, scale, ox, oy float64) {
	p.mu.Lock()
	if p.out == nil {
		p.out = p.drawing.Prepare(p.paint)
	}
	out := p.out
	p.mu.Unlock()
	out.Draw(dst, scale, ox, oy)
}
