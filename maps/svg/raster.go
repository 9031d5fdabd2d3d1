package svg

import "math"

// raster adds up signed areas of edges, the way of font-rs and x/image/vector, with two things more: it remembers which
// part of each row was touched, so that a long thin line does not pay for its whole bounding box, and it can fold the
// sum for the even-odd rule. x/image/vector costs four times as much on a board (measured) and knows only non-zero.
type raster struct {
	w, h   int
	acc    []float32 // w+2 cells a row: by how much each covers more than the one to its left
	lo, hi []int32   // touched cells of each row
	y0, y1 int       // touched rows
}

// reset begins a picture of w×h pixels.
func (r *raster) reset(w, h int) {
	r.w, r.h = w, h
	if n := (w + 2) * h; cap(r.acc) < n {
		r.acc = make([]float32, n)
	} else {
		r.acc = r.acc[:n] // sweep left it clean
	}
	if cap(r.lo) < h {
		r.lo, r.hi = make([]int32, h), make([]int32, h)
	}
	r.lo, r.hi = r.lo[:h], r.hi[:h]
	for i := range r.lo {
		r.lo[i], r.hi[i] = int32(w+2), 0
	}
	r.y0, r.y1 = h, 0
}

// edge adds one directed edge in pixels, clipped to the canvas. What lies to
// the left counts at column 0, what lies to the right changes nothing.
func (r *raster) edge(ax, ay, bx, by float32) {
	if ay == by || (ax >= float32(r.w) && bx >= float32(r.w)) {
		return
	}
	dir := float32(1)
	if ay > by {
		dir, ax, ay, bx, by = -1, bx, by, ax, ay
	}
	h := float32(r.h)
	if by <= 0 || ay >= h {
		return
	}
	slope := (bx - ax) / (by - ay)
	if ay < 0 {
		ax, ay = ax-ay*slope, 0
	}
	if by > h {
		bx, by = bx-(by-h)*slope, h
	}
	if ax < 0 && bx < 0 {
		ax, bx, slope = 0, 0, 0
	}
	row, end := int(ay), int(math.Ceil(float64(by)))
	r.y0, r.y1 = min(r.y0, row), max(r.y1, end)
	x := ax
	for ; row < end; row++ {
		top, bottom := max(ay, float32(row)), min(by, float32(row+1))
		dy := bottom - top
		next := x + slope*dy
		r.row(row, x, next, dir*dy)
		x = next
	}
}

// row adds an edge that stays inside one row; d is its signed height.
func (r *raster) row(row int, x0, x1, d float32) {
	if x0 > x1 {
		x0, x1 = x1, x0
	}
	w := float32(r.w)
	if x0 < 0 { // the part left of the canvas is a vertical edge at 0
		if x1 <= 0 {
			x0, x1 = 0, 0
		} else {
			part := d * -x0 / (x1 - x0)
			r.row(row, 0, 0, part)
			d, x0 = d-part, 0
		}
	}
	if x1 > w {
		if x0 >= w {
			return
		}
		d, x1 = d*(w-x0)/(x1-x0), w
	}
	line := r.acc[row*(r.w+2):][:r.w+2]
	i, j := int(x0), int(x1)
	r.lo[row] = min(r.lo[row], int32(i))
	if i == j || float32(j) == x1 && j == i+1 {
		mid := (x0+x1)/2 - float32(i)
		line[i] += d * (1 - mid)
		line[i+1] += d * mid
		r.hi[row] = max(r.hi[row], int32(i+2))
		return
	}
	// The edge crosses several cells: triangle, trapezia, triangle.
	s := d / (x1 - x0)
	f := float32(i+1) - x0
	first := s * f * f / 2
	line[i] += first
	done := s * f // height used up so far
	cover := first
	for k := i + 1; k < j; k++ {
		now := done + s/2
		line[k] += now - cover
		cover = now
		done += s
	}
	g := x1 - float32(j)
	now := done + s*g*(1-g/2)
	line[j] += now - cover
	line[j+1] += d - now
	r.hi[row] = max(r.hi[row], int32(j+2))
}

// sweep hands every touched run of a row, as coverages from 0 to 255, to paint, and leaves the raster clean.
func (r *raster) sweep(evenOdd bool, cover []uint8, paint func(y, x int, cover []uint8)) {
	for y := r.y0; y < r.y1; y++ {
		lo, hi := int(r.lo[y]), int(r.hi[y])
		if lo >= hi {
			continue
		}
		line := r.acc[y*(r.w+2):][:r.w+2]
		sum, c := float32(0), uint8(0)
		end := min(hi, r.w)
		for x := lo; x < end; x++ {
			if d := line[x]; d != 0 { // inside a shape nothing changes for long
				sum += d
				line[x] = 0
				c = level(sum, evenOdd)
			}
			cover[x] = c
		}
		clear(line[end:hi])
		if c > 0 && end < r.w {
			for ; end < r.w; end++ {
				cover[end] = c
			}
		}
		if lo < end {
			paint(y, lo, cover[lo:end])
		}
	}
}

// level is the coverage, 0 to 255, of a sum of signed areas, of which 1 is a whole pixel once around.
func level(sum float32, evenOdd bool) uint8 {
	if sum < 0 {
		sum = -sum
	}
	if evenOdd {
		if sum -= 2 * float32(int(sum/2)); sum > 1 {
			sum = 2 - sum
		}
	} else if sum > 1 {
		sum = 1
	}
	return uint8(sum*255 + 0.5)
}
