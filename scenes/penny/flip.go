package penny

import (
	"time"

	"intrigue/rules/penny"
	"intrigue/scenes/widgets"
)

// turned is a tile that is being turned over.
type turned struct {
	id, key string
	hell    bool
	began   time.Time
}

// How long a tile takes to turn, rests with its emblem up, and gives the map free.
const (
	tileTurns = 620 * time.Millisecond
	tileRests = 700 * time.Millisecond
	tileFades = 350 * time.Millisecond
)

// flips notices the tiles that show another side than before.
func (b *Board) flips(old, v penny.View) {
	was := map[string]bool{}
	for _, t := range old.Tiles() {
		was[t.ID] = t.Hell
	}
	for _, t := range v.Tiles() {
		if hell, known := was[t.ID]; known && hell != t.Hell && !b.Seat.Still() {
			b.turning = append(b.turning, turned{t.ID, t.Key, t.Hell, b.Now})
		}
	}
}

// turns paints the tiles that are turning: the emblem of one side goes on edge and
// comes back as that of the other, while the map below is cut anew.
func (b *Board) turns(u *widgets.UI) {
	left := b.turning[:0]
	for _, t := range b.turning {
		d := u.Now.Sub(t.began)
		r, ok := b.tile(t.id)
		if !ok || d >= tileTurns+tileRests+tileFades {
			continue
		}
		left = append(left, t)
		u.Animate()
		names := [2]string{"penny.tile." + t.key, "penny.tile." + t.key + ".hell"}
		if !t.hell {
			names[0], names[1] = names[1], names[0]
		}
		p, alpha := float64(d)/float64(tileTurns), 1.0
		name, edge := names[0], p*2
		if p >= 0.5 {
			name, edge = names[1], max(0, 2-p*2)
		}
		if rest := d - tileTurns - tileRests; rest > 0 {
			alpha = 1 - float64(rest)/float64(tileFades)
		}
		glow := r.Centre(r.W*0.9, r.W*0.9)
		u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: glow, Colour: widgets.Fade(ember, 0.75*alpha), Radius: glow.W / 2, Soft: glow.W * 0.35}})
		u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, R: r, Name: name, Colour: ink, Flip: min(1, edge), Alpha: max(0.01, alpha)}})
	}
	b.turning = left
}
