package core

import (
	"math/bits"

	"intrigue/rules"
)

// SlideEnd tells how a slide ends.
type SlideEnd uint8

// The ways a slide ends.
const (
	Stuck  SlideEnd = iota // no step is possible, so it is no move (CAR-29)
	NoExit                 // the tunnel cannot be entered, so it is no move (CAR-39)
	Stops                  // before a musketeer or a castle guard (CAR-22, CAR-23)
	Meets                  // before a guard at the edge ahead (CAR-24)
	Tunnel                 // at the hole (CAR-34)
	Leaves                 // out of the castle (CAR-26)
)

// Run follows a slide from a cell to its end, over cells that are not taken. The
// cell is the last one inside, the hole for the tunnel, and from when it is no move.
func Run(from Cell, d Direction, taken, rim uint32) (Cell, SlideEnd) {
	ray := Rays[from][d]
	block := (taken | 1<<Hole) & ray
	if block == 0 {
		e := EdgeAhead(from, d)
		end := e.Chamber()
		switch {
		case rim>>e&1 == 0:
			return end, Leaves
		case end == from:
			return from, Stuck
		}
		return end, Meets
	}
	var first int
	if d == North || d == West {
		first = 31 - bits.LeadingZeros32(block)
	} else {
		first = bits.TrailingZeros32(block)
	}
	if first == int(Hole) {
		if taken&Corners == Corners {
			return from, NoExit
		}
		return Hole, Tunnel
	}
	to := Cell(first - strides[d])
	if to == from {
		return from, Stuck
	}
	return to, Stops
}

// Slide returns where a musketeer's slide ends. He is inside, or nothing happens.
func (s *State) Slide(who Suit, d Direction) (Cell, SlideEnd) {
	if !s.Inside(who) {
		return Gone, Stuck
	}
	return Run(s.At[who], d, s.Taken(), s.Rim)
}

// doSlide makes a slide (CAR-21).
func doSlide(s *State, k *Castle, a Action) {
	s.Moves++
	who, d := a.Who, a.Dir()
	switch to, end := s.Slide(who, d); end {
	case Stops:
		s.Arrive(k, who, to)
	case Meets:
		s.Arrive(k, who, to)
		switch e := EdgeAhead(to, d); {
		case k.Post[e] != who:
			s.Strike(k, e)
		case s.MayTake(k, who):
			s.Stage, s.Who, s.met = StageTake, who, e
		}
	case Tunnel:
		s.At[who] = Hole
		s.Stage, s.Who = StageCorner, who
	case Leaves:
		if s.Depart(who); s.Away() == 1<<NumSuits-1 { // CAR-74
			s.Stage = StageOver
		}
	}
}

// Preview is a legal slide with all that it would do, shown before it is made.
type Preview struct {
	Move         rules.Move
	Musketeer    Suit
	Direction    Direction
	From, To     Cell   // To is the last chamber inside, the hole for the tunnel
	Target       string // what a player points at: "cell.2.3" or "out.n.2"
	Searches     bool   // the chamber's turn has come (CAR-61)
	Number       int    // of the chamber it searches
	Defeats      string // id of the guard it defeats, or empty (CAR-46)
	Meets        string // id of the own guard it stops at, or empty (CAR-47)
	MayTake      bool   // that guard can be taken into the supply
	Leaves       bool
	Escapes      bool // leaves with all five chambers searched (CAR-69)
	Kills        bool // leaves too early (CAR-70): ask first
	EntersTunnel bool // and comes out in a corner of the player's choice (CAR-34)
}

// Edge returns what the slide runs towards.
func (p *Preview) Edge() Edge { return EdgeAhead(p.To, p.Direction) }

// Preview works out one slide; it is not ok when the slide is no legal move.
func (s *State) Preview(k *Castle, who Suit, d Direction) (Preview, bool) {
	to, end := s.Slide(who, d)
	if end <= NoExit {
		return Preview{}, false
	}
	e := EdgeAhead(to, d)
	p := Preview{Move: SlideOf(who, d).Text(), Musketeer: who, Direction: d, From: s.At[who], To: to, Target: to.ID()}
	switch end {
	case Leaves:
		p.Leaves, p.Target = true, e.Out()
		p.Escapes = s.Dice[who] == LastNumber
		p.Kills = !p.Escapes
	case Tunnel:
		p.EntersTunnel = true
	case Meets:
		if k.Post[e] == who {
			p.Meets, p.MayTake = e.Guard(), s.MayTake(k, who)
		} else {
			p.Defeats = e.Guard()
		}
	}
	if (end == Stops || end == Meets) && k.Next(who, s.Dice[who]) == to {
		p.Searches, p.Number = true, int(s.Dice[who])+1
	}
	return p, true
}
