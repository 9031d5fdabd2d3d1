package board

import (
	"image"
	"sync"

	"intrigue/maps/svg"
)

// MapDrawing is a Drawing that is one map as it is.
type MapDrawing struct {
	drawing *svg.Drawing

	mu    sync.Mutex
	paint svg.Paint
	out   *svg.Prepared
}

// NewMapDrawing shows a drawing with what the caller changes about it.
func NewMapDrawing(d *svg.Drawing, p svg.Paint) *MapDrawing { return &MapDrawing{drawing: d, paint: p} }

// SetTone implements Drawing.
func (p *MapDrawing) SetTone(t svg.Tone) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.paint.Tone, p.out = t, nil
}

// Draw implements Drawing.
func (p *MapDrawing) Draw(dst *image.RGBA, scale, ox, oy float64) {
	p.mu.Lock()
	if p.out == nil {
		p.out = p.drawing.Prepare(p.paint)
	}
	out := p.out
	p.mu.Unlock()
	out.Draw(dst, scale, ox, oy)
}
