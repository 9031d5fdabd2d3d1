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
func (m *MapDrawing) SetTone(t svg.Tone) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.paint.Tone, m.out = t, nil
}

// Draw implements Drawing.
func (m *MapDrawing) Draw(dst *image.RGBA, scale, ox, oy float64) {
	m.mu.Lock()
	if m.out == nil {
		m.out = m.drawing.Prepare(m.paint)
	}
	out := m.out
	m.mu.Unlock()
	out.Draw(dst, scale, ox, oy)
}
