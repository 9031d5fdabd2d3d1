package board

import (
	"cmp"
	"image/color"
	"math"
	"slices"
	"time"
)

// Thing is one movable picture on a board. Two frames' lists of things are all
// the animation there is: a thing that keeps its id and changes its place
// glides, a new one fades in, one that has gone fades out, unless a door of the stage
// lets it come from somewhere or leave for somewhere.
type Thing struct {
	ID     string
	Sprite string
	Tint   color.RGBA
	X, Y   float64 // of its foot, in units of the map
	W, H   float64 // in units of the map
	Rise   float64 // part of H that lies below the foot: 0 stands on it, 0.5 is centred
	Z      int     // painted later when higher; equal ones by Y, then by ID
	Via    [][2]float64
	Alpha  float64 // 0 is taken as 1
}

// Placed is a thing as it looks at one moment.
type Placed struct {
	Thing
	Shown  float64 // opacity, 0…1
	Moving bool
	Lift   float64 // 0 at rest … 1 in the middle of a journey
}

// Stage remembers where things were, so that they can travel.
type Stage struct {
	// Door is where a thing that is new comes from, and where one that has gone leaves
	// for. Without a door it fades where it is.
	Door func(t Thing, gone bool) (x, y float64, ok bool)

	acts map[string]*act
}

type act struct {
	thing  Thing
	path   [][2]float64 // from where it was to where it is; nil at rest
	length float64
	began  time.Time
	lasts  time.Duration
	fade   float64 // direction: +1 coming, -1 going, 0 there
	fadeAt time.Time
}

// fading is how long a thing takes to come or go.
const fading = 180 * time.Millisecond

// Set shows a new list of things. motion is how long a journey takes; 0 puts
// everything in its place at once.
func (s *Stage) Set(things []Thing, now time.Time, motion time.Duration) {
	first := s.acts == nil
	if first {
		s.acts = map[string]*act{}
	}
	here := map[string]bool{}
	for _, t := range things {
		here[t.ID] = true
		a, known := s.acts[t.ID]
		switch {
		case !known || a.fade < 0:
			a = &act{thing: t}
			if !first && motion > 0 {
				if x, y, ok := s.door(t, false); ok {
					a.travel(x, y, t, now, motion)
				} else {
					a.fade, a.fadeAt = 1, now
				}
			}
			s.acts[t.ID] = a
		case a.thing.X != t.X || a.thing.Y != t.Y:
			if motion > 0 {
				x, y := a.where(now)
				a.travel(x, y, t, now, motion)
			}
			a.thing = t
		default:
			a.thing = t
		}
	}
	for id, a := range s.acts {
		switch {
		case here[id] || a.fade < 0:
		case motion == 0:
			delete(s.acts, id)
		default:
			a.fade, a.fadeAt = -1, now
			if x, y, ok := s.door(a.thing, true); ok {
				fromX, fromY := a.where(now)
				a.thing.X, a.thing.Y, a.thing.Via = x, y, nil
				a.travel(fromX, fromY, a.thing, now, motion)
				a.fadeAt = now.Add(a.lasts - fading) // it is gone where it arrives
			}
		}
	}
}

func (s *Stage) door(t Thing, gone bool) (x, y float64, ok bool) {
	if s.Door == nil {
		return 0, 0, false
	}
	return s.Door(t, gone)
}

// travel sends an act from where it is along the given road to its new place. A
// road of several stretches takes a little longer than a short hop.
func (a *act) travel(x, y float64, t Thing, now time.Time, motion time.Duration) {
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

func (a *act) where(now time.Time) (x, y float64) {
	if a.path == nil {
		return a.thing.X, a.thing.Y
	}
	p := float64(now.Sub(a.began)) / float64(a.lasts)
	if p >= 1 || a.length == 0 {
		a.path = nil
		return a.thing.X, a.thing.Y
	}
	p = max(0, p)
	left := a.length * (1 - (1-p)*(1-p)*(1-p)) // ease-out
	for i := 1; i < len(a.path); i++ {
		u, v := a.path[i-1], a.path[i]
		l := math.Hypot(v[0]-u[0], v[1]-u[1])
		if left <= l && l > 0 {
			return u[0] + (v[0]-u[0])*left/l, u[1] + (v[1]-u[1])*left/l
		}
		left -= l
	}
	return a.thing.X, a.thing.Y
}

// At is everything on the stage at a moment, in painting order, and whether
// anything still moves.
func (s *Stage) At(now time.Time) (placed []Placed, moving bool) {
	for id, a := range s.acts {
		p := Placed{Thing: a.thing, Shown: 1}
		if a.thing.Alpha > 0 {
			p.Shown = a.thing.Alpha
		}
		if a.fade != 0 {
			q := min(1, max(0, float64(now.Sub(a.fadeAt))/float64(fading)))
			switch {
			case a.fade < 0 && q >= 1:
				delete(s.acts, id)
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
func (s *Stage) Rush() {
	for id, a := range s.acts {
		if a.fade < 0 {
			delete(s.acts, id)
		}
		a.path, a.fade = nil, 0
	}
}
