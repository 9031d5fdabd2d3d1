package paint

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"math/bits"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/maps/svg"
	"intrigue/scenes/bake"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// spritePixels bounds what the sprite cache holds beyond the present screen:
// 4 million pixels are 16 MB, or two dozen cards of 340×480.
const spritePixels = 4 << 20

// uploadPixels bounds what is handed to the graphics card in one frame, and how much of the window is painted anew for
// it: a card, or a few dozen icons. A larger sprite comes in one piece, but is unrolled over several frames.
const uploadPixels = 1 << 18

// Background makes the painter bake its sprites on a goroutine of its own from now on. Until one is ready the nearest
// one that is there is shown stretched: a small one comes first. wake is called from that goroutine whenever a sprite
// is ready: it must make the loop run, which then asks Arrived. Without Background every sprite is baked when it is
// first painted.
func (p *Painter) Background(wake func()) {
	if p.queue == nil {
		p.queue = bake.New(1, func(k spriteKey) (w, h int) { return k.w, k.h },
			func(k spriteKey, dst *image.RGBA) bool { return p.bake(k, dst, bake.Pause()) }, wake)
	}
}

// Close ends the goroutine and frees the sprites.
func (p *Painter) Close() {
	if p.queue != nil {
		p.queue.Close()
		p.queue = nil
	}
	p.Forget()
}

// Arrived hands sprites that were baked meanwhile to the graphics card, as many as one frame may, and reports whether
// the next Repaint shows any. Call it once a frame.
func (p *Painter) Arrived() bool {
	if p.queue == nil {
		return false
	}
	for _, l := range p.queue.Take(uploadPixels) {
		if _, there := p.sprites.get(l.Key); !there {
			p.put(l.Key, l.Image)
		}
		p.queue.Reuse(l.Image) // the graphics card has its own copy
		p.fresh[l.Key] = true
	}
	return len(p.fresh)+len(p.late) > 0
}

// Baked reports whether all sprites of the last display list are on the screen.
func (p *Painter) Baked() bool {
	return p.queue == nil || p.queue.Idle() && len(p.fresh)+len(p.late) == 0
}

// Forget drops all cached drawings: the display scale has changed.
func (p *Painter) Forget() { p.sprites.clear() }

// look reads a display list for dst: it marks the sprites in sight as used and sees to it that those missing are baked,
// small ones first, for they are soon done, and those of which a likeness can be shown last. A rough one is content
// with a likeness that is not blurred too much.
func (p *Painter) look(dst image.Rectangle, items []widgets.Item) {
	p.sprites.next()
	seen := p.points(dst)
	missing := p.missing[:0]
	for i := range items {
		k, ok := p.key(&items[i])
		if r := items[i].Bounds().Intersect(seen); !ok || r.W <= 0 || r.H <= 0 || p.sprites.use(k) {
			continue
		}
		at, _, similar := p.sprites.near(k)
		if similar {
			p.sprites.use(at)
		}
		if items[i].Rough {
			if similar && 2*at.h >= k.h {
				continue
			}
			k = k.roughly()
		}
		want := func(k spriteKey) {
			if !slices.ContainsFunc(missing, func(w request) bool { return w.k == k }) {
				missing = append(missing, request{k, similar})
			}
		}
		if p.queue != nil && !similar {
			want(k.first())
		}
		want(k)
	}
	p.missing = missing
	p.sprites.trim()
	rank := func(w request) int { return widgets.If(w.similar, 1, 0) }
	slices.SortStableFunc(missing, func(a, b request) int { return cmp.Or(rank(a)-rank(b), a.k.w*a.k.h-b.k.w*b.k.h) })
	var ks []spriteKey
	for _, w := range missing {
		if p.queue == nil { // bake it now
			img := image.NewRGBA(image.Rect(0, 0, w.k.w, w.k.h))
			if !p.bake(w.k, img, nil) {
				img = nil
			}
			p.put(w.k, img)
		}
		ks = append(ks, w.k)
	}
	if p.queue != nil {
		p.queue.Want(ks)
	}
}

// request is a drawing that is not there, and whether a likeness of it is.
type request struct {
	k       spriteKey
	similar bool
}

// longestSide keeps a wrong size from eating the machine; no screen is larger.
const longestSide = 8192

// key is what a sprite item shows; false for other items and for nothing.
func (p *Painter) key(it *widgets.Item) (spriteKey, bool) {
	if it.Kind != widgets.Sprite {
		return spriteKey{}, false
	}
	r := p.place(it.R)
	w, h := r.Dx(), r.Dy()
	return spriteKey{it.Name, w, h, [4]uint8{it.Colour.R, it.Colour.G, it.Colour.B, it.Colour.A}, p.Strong},
		w > 0 && h > 0 && max(w, h) <= longestSide
}

// place is where a sprite is painted. Its size in pixels follows from its size alone,
// not from where it is: else a dozen equal tiles of a board would be baked and kept in
// four sizes. It is rounded up, so that nothing shows between two that lie side by side.
func (p *Painter) place(r widgets.Rect) image.Rectangle {
	side := func(n float64) int { return int(math.Ceil(n*p.Scale - 0.001)) }
	at := p.pixelRect(widgets.Rect{X: r.X, Y: r.Y}).Min
	return image.Rectangle{at, at.Add(image.Pt(side(r.W), side(r.H)))}
}

// bake draws a sprite into an image of its size, whose old content is lost, and reports
// whether there is such a sprite. It is called from any goroutine.
func (p *Painter) bake(k spriteKey, dst *image.RGBA, pause func()) bool {
	clear(dst.Pix)
	var tone svg.Tone
	if k.strong {
		tone = sprites.Strong
	}
	// a missing drawing is a test's business
	return p.sheet.Draw(dst, k.name, color.RGBA{k.tint[0], k.tint[1], k.tint[2], k.tint[3]}, tone, pause) == nil
}

// shared is the size up to which sprites share one large texture, in pixels: many
// small ones are then one draw call. Larger ones get their own: the shared one is
// copied and doubled whenever there is no room of one piece, and never shrinks again.
const shared = 64 * 64

// room is how many pixels a sprite takes on the card, where sides of own textures are powers of two.
func (k spriteKey) room() int {
	if k.w*k.h <= shared {
		return k.w * k.h
	}
	side := func(n int) int { return 1 << bits.Len(uint(n-1)) }
	return side(k.w) * side(k.h)
}

// put keeps a baked drawing on the graphics card; nil, for one that does not exist, is kept too, to be asked for only once.
func (p *Painter) put(k spriteKey, rgba *image.RGBA) {
	if rgba == nil {
		p.sprites.put(k, nil, 0)
		return
	}
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, k.w, k.h), &ebiten.NewImageOptions{Unmanaged: k.w*k.h > shared})
	Upload(img, rgba)
	p.sprites.put(k, img, k.room())
}

// sprite paints a sprite, or until it is there its nearest likeness.
func (p *Painter) sprite(dst *ebiten.Image, it *widgets.Item, alpha float64) {
	k, ok := p.key(it)
	if !ok {
		return
	}
	at := k
	img, there := p.sprites.get(k)
	if !there {
		at, img, _ = p.sprites.near(k)
	}
	if img == nil {
		return
	}
	r := p.place(it.R)
	op := &ebiten.DrawImageOptions{}
	if at.w != r.Dx() || at.h != r.Dy() {
		op.Filter = ebiten.FilterLinear
		op.GeoM.Scale(float64(r.Dx())/float64(at.w), float64(r.Dy())/float64(at.h))
	}
	if it.Angle != 0 || it.Flip != 0 {
		op.Filter = ebiten.FilterLinear
		op.GeoM.Translate(-float64(r.Dx())/2, -float64(r.Dy())/2)
		op.GeoM.Scale(math.Cos(it.Flip*math.Pi/2), 1)
		op.GeoM.Rotate(it.Angle)
		op.GeoM.Translate(float64(r.Dx())/2, float64(r.Dy())/2)
	}
	op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	op.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(img, op)
}

// roughly is the same drawing in the next of a few sizes: one that grows is not drawn anew in every frame.
func (k spriteKey) roughly() spriteKey {
	step := math.Pow(1.3, math.Ceil(math.Log(float64(k.h))/math.Log(1.3)))
	k.w, k.h = max(1, int(math.Round(float64(k.w)*step/float64(k.h)))), int(math.Round(step))
	return k
}

// first is the same drawing at a size that is soon baked. It comes first where nothing of the drawing is there
// yet: stretched, it has the shape and the colours, and no rectangle stands empty.
func (k spriteKey) first() spriteKey {
	const side = 48
	if most := max(k.w, k.h); most > side {
		k.w, k.h = max(1, k.w*side/most), max(1, k.h*side/most)
	}
	return k
}

// stripPixels bounds what is handed over at once: the engine keeps the last thirty-two
// buffers of what was handed to it for good, and they are as large as the largest.
const stripPixels = 1 << 14

// Upload writes a whole picture onto an image of its size, strip by strip.
func Upload(img *ebiten.Image, rgba *image.RGBA) {
	b := img.Bounds()
	rows := max(1, stripPixels/max(1, b.Dx()))
	if rows >= b.Dy() {
		img.WritePixels(rgba.Pix)
		return
	}
	for y := 0; y < b.Dy(); y += rows {
		end := min(y+rows, b.Dy())
		strip := img.SubImage(image.Rect(b.Min.X, b.Min.Y+y, b.Max.X, b.Min.Y+end)).(*ebiten.Image)
		strip.WritePixels(rgba.Pix[y*rgba.Stride : end*rgba.Stride])
	}
}
