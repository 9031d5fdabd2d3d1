package board

import (
	"testing"
	"time"

	"intrigue/rules/rulestest"
)

func at(s *Animator, ms int) (map[string]Placed, bool) {
	all, moving := s.At(noon.Add(time.Duration(ms) * time.Millisecond))
	by := map[string]Placed{}
	for _, p := range all {
		by[p.ID] = p
	}
	return by, moving
}

// TestWhatChangesItsPlaceTravels: a thing that changes its place travels along its road.
func TestWhatChangesItsPlaceTravels(t *testing.T) {
	var s Animator
	s.Set([]Sprite{{ID: "a", X: 0, Y: 0}}, noon, 200*time.Millisecond)
	if p, moving := at(&s, 0); moving || p["a"].Shown != 1 {
		t.Error("the first things do not stand there at once")
	}
	s.Set([]Sprite{{ID: "a", X: 100, Y: 100, Via: [][2]float64{{100, 0}}}}, noon, 200*time.Millisecond)
	before := -1.0
	for ms := 0; ms < 1000; ms += 10 {
		p, moving := at(&s, ms)
		x, y := p["a"].X, p["a"].Y
		rulestest.Must(t, y <= 1e-9 || x >= 100-1e-9, "after %d ms it is off the road, at %v,%v", ms, x, y)
		rulestest.Must(t, x+y >= before, "after %d ms it goes back", ms)
		before = x + y
		if !moving {
			rulestest.Holds(t, x == 100 && y == 100, "it rests at %v,%v", x, y)
			return
		}
	}
	t.Error("it never arrives")
}

// TestComeAndGo: new things fade in, and what has gone fades out.
func TestComeAndGo(t *testing.T) {
	var s Animator
	s.Set([]Sprite{{ID: "a"}}, noon, time.Second)
	s.Set([]Sprite{{ID: "b"}}, noon, time.Second)
	if p, _ := at(&s, 90); p["a"].Shown <= 0 || p["a"].Shown >= 1 || p["b"].Shown <= 0 || p["b"].Shown >= 1 {
		t.Errorf("half way they are shown by %v and %v", p["a"].Shown, p["b"].Shown)
	}
	p, moving := at(&s, 400)
	_, there := p["a"]
	rulestest.Holds(t, !there && !moving && p["b"].Shown == 1, "in the end there is %v", p)
	s.Set(nil, noon, 0)
	if p, moving := at(&s, 0); len(p) > 0 || moving {
		t.Error("without motion things do not go at once")
	}
}

// TestARushEndsEverythingThatMoves at once.
func TestARushEndsEverythingThatMoves(t *testing.T) {
	var s Animator
	s.Set([]Sprite{{ID: "a"}, {ID: "c"}}, noon, time.Second)
	s.Set([]Sprite{{ID: "a", X: 50}, {ID: "b"}}, noon, time.Second)
	s.Rush()
	p, moving := at(&s, 1)
	_, gone := p["c"]
	rulestest.Holds(t, !moving && p["a"].X == 50 && p["b"].Shown == 1 && !gone, "after Rush there is %v, moving: %v", p, moving)
}

// TestThingsComeAndGoThroughDoors: what comes through a door travels from there, and what leaves through one
// travels there and is gone where it arrives.
func TestThingsComeAndGoThroughDoors(t *testing.T) {
	s := Animator{EntryExit: func(th Sprite, gone bool) (x, y float64, ok bool) {
		if gone {
			return 300, 0, th.ID == "a"
		}
		return -100, 0, th.ID == "b"
	}}
	s.Set([]Sprite{{ID: "a"}, {ID: "c"}}, noon, 200*time.Millisecond)
	s.Set([]Sprite{{ID: "b"}}, noon, 200*time.Millisecond)
	p, moving := at(&s, 20)
	rulestest.Holds(t, moving && p["b"].X <= -40 && p["b"].Shown == 1, "b does not come from its door: %+v", p["b"])
	rulestest.Holds(t, p["a"].X > 0 && p["a"].Shown == 1 && p["c"].X == 0 && p["c"].Shown != 1,
		"a does not leave for its door, or c does: %+v, %+v", p["a"], p["c"])
	far := 0.0
	for ms := 20; moving; ms += 10 {
		rulestest.Must(t, ms <= 3000, "it never comes to rest")
		p, moving = at(&s, ms)
		far = max(far, p["a"].X)
	}
	_, there := p["a"]
	rulestest.Holds(t, !there && far >= 290 && p["b"].X == 0, "in the end there is %v; a came as far as %v", p, far)
	s.Set([]Sprite{{ID: "a"}}, noon, 0)
	if p, moving := at(&s, 0); moving || len(p) != 1 || p["a"].X != 0 {
		t.Errorf("without motion there is %v", p)
	}
}
