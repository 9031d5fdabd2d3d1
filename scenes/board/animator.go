package board

import (
	"cmp"
	"image/color"
	"math"
	"slices"
	"time"
)

// Sprite is one movable picture on a board. Two frames' lists of sprites are all the animation there is: a sprite that
// keeps its id and changes its place glides, a new one fades in, one that has gone fades out, unless an entry or exit
// point lets it come from somewhere or leave for somewhere.
type Sprite struct {
	ID    string
	Image string
	Tint  color.RGBA
	X, Y  float64      // of its foot, in units of the map
	W, H  float64      // in units of the map
	Rise  float64      // part of H that lies below the foot: 0 stands on it, 0.5 is centred
	Z     int          // painted later when higher; equal ones by Y, then by ID
	Via   [][2]float64 // where its next journey leads along, in units of the map
	Alpha float64      // 0 is taken as 1
}

// Placed is a sprite as it looks at one moment.
type Placed struct {
	Sprite
	Shown  float64 // opacity, 0…1
	Moving bool
	Lift   float64 // 0 at rest … 1 in the middle of a journey
}

// Animator remembers where sprites were, so that they can travel.
type Animator struct {
	// EntryExit is the point that a new sprite comes from, or that a removed one leaves for.
	// Without such a point the sprite fades in place.
	EntryExit func(t Sprite, gone bool) (x, y float64, ok bool)

	sprites map[string]*animation
}

type animation struct {
	sprite Sprite
	path   [][2]float64 // from where it was to where it is; nil at rest
	length float64      // of the path
	began  time.Time
	lasts  time.Duration
	fade   float64   // direction: +1 coming, -1 going, 0 there
	fadeAt time.Time // when it begins to come or go
}

// fading is how long a sprite takes to come or go.
const fading = 180 * time.Millisecond

// Set shows a new list of sprites. motion is how long a journey takes; 0 puts everything in its place at once.
func (s *Animator) Set(sprites []Sprite, now time.Time, motion time.Duration) {
	first := s.sprites == nil
	if first {
		s.sprites = map[string]*animation{}
	}
	here := map[string]bool{}
	for _, t := range sprites {
		here[t.ID] = true
		a, known := s.sprites[t.ID]
		switch {
		case !known || a.fade < 0:
			a = &animation{sprite: t}
			if !first && motion > 0 {
				if x, y, ok := s.entryExit(t, false); ok {
					a.travel(x, y, t, now, motion)
				} else {
					a.fade, a.fadeAt = 1, now
				}
			}
			s.sprites[t.ID] = a
		case a.sprite.X != t.X || a.sprite.Y != t.Y:
			if motion > 0 {
				x, y := a.where(now)
				a.travel(x, y, t, now, motion)
			}
			a.sprite = t
		default:
			a.sprite = t
		}
	}
	for id, a := range s.sprites {
		switch {
		case here[id] || a.fade < 0:
		case motion == 0:
			delete(s.sprites, id)
		default:
			a.fade, a.fadeAt = -1, now
			if x, y, ok := s.entryExit(a.sprite, true); ok {
				fromX, fromY := a.where(now)
				a.sprite.X, a.sprite.Y, a.sprite.Via = x, y, nil
				a.travel(fromX, fromY, a.sprite, now, motion)
				a.fadeAt = now.Add(a.lasts - fading) // it is gone where it arrives
			}
		}
	}
}

func (s *Animator) entryExit(t Sprite, gone bool) (x, y float64, ok bool) {
	if s.EntryExit == nil {
		return 0, 0, false
	}
	return s.EntryExit(t, gone)
}

// travel sends a sprite from (x, y) by way of t.Via to the place of t. A way of several
// stretches takes a little longer than a short hop.
func (a *animation) travel(x, y float64, t Sprite, now time.Time, motion time.Duration) {
	a.path = [][2]float64{{x, y}}
	a.path = append(a.path, t.Via...)
	a.path = append(a.path, [2]float64{t.X, t.Y})
	a.length = 0
	for i := 1; i < len(a.path); i++ {
		a.length += math.Hypot(a.path[i][0]-a.path[i-1][0], a.path[i][1]-a.path[i-1][1])
	}
	a.began = now
	a.lasts = time.Duration(float64(motion) * min(2.5, max(1, 0.8+a.length/160)))
}

// where is where the sprite is at a moment. It forgets a journey that is over.
func (a *animation) where(now time.Time) (x, y float64) {
	if a.path == nil {
		return a.sprite.X, a.sprite.Y
	}
	p := float64(now.Sub(a.began)) / float64(a.lasts)
	if p >= 1 || a.length == 0 {
		a.path = nil
		return a.sprite.X, a.sprite.Y
	}
	p = max(0, p)
	left := a.length * (1 - (1-p)*(1-p)*(1-p)) // of the way gone, which eases out
	for i := 1; i < len(a.path); i++ {
		u, v := a.path[i-1], a.path[i]
		l := math.Hypot(v[0]-u[0], v[1]-u[1])
		if left <= l && l > 0 {
			return u[0] + (v[0]-u[0])*left/l, u[1] + (v[1]-u[1])*left/l
		}
		left -= l
	}
	return a.sprite.X, a.sprite.Y
}

// At is every sprite at a moment, in painting order, and whether anything still moves.
func (s *Animator) At(now time.Time) (placed []Placed, moving bool) {
	for id, a := range s.sprites {
		p := Placed{Sprite: a.sprite, Shown: cmp.Or(a.sprite.Alpha, 1)}
		if a.fade != 0 {
			q := min(1, max(0, float64(now.Sub(a.fadeAt))/float64(fading)))
			switch {
			case a.fade < 0 && q >= 1:
				delete(s.sprites, id)
				continue
			case a.fade < 0:
				p.Shown *= 1 - q
			case q >= 1:
				a.fade = 0
			default:
				p.Shown *= q
			}
			moving = moving || a.fade != 0
		}
		p.X, p.Y = a.where(now)
		if a.path != nil {
			moving, p.Moving = true, true
			q := float64(now.Sub(a.began)) / float64(a.lasts)
			p.Lift = math.Sin(math.Pi * min(1, max(0, q)))
		}
		placed = append(placed, p)
	}
	slices.SortFunc(placed, func(a, b Placed) int {
		return cmp.Or(cmp.Compare(a.Z, b.Z), cmp.Compare(a.Y, b.Y), cmp.Compare(a.ID, b.ID))
	})
	return placed, moving
}

// Rush ends all journeys at once: somebody pressed Skip.
func (s *Animator) Rush() {
	for id, a := range s.sprites {
		if a.fade < 0 {
			delete(s.sprites, id)
		}
		a.path, a.fade = nil, 0
	}
}
