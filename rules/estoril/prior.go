package estoril

import (
	"math"

	"intrigue/rules"
	"intrigue/rules/search"
)

// What a player with a good nose does without thinking ahead is here and in
// nose.go: for playing evenings out, and to find the few placings that are
// worth a thought.

// hope is how likely a seat is to win a place where it is ahead by some half points.
var hope = func() (h [2 * even]float32) {
	for i := range h {
		h[i] = float32(1 / (1 + math.Exp(-0.35*float64(i-even))))
	}
	return h
}()

// even is where hope has the entry of a tie.
const even = 32

// unopposed is by how many half points a seat is ahead where nobody else is yet.
const unopposed = 4

// unseenPrize is how gladly a reward is won that lies face down, of two seats and of
// more, by rounds to come.
var unseenPrize = func() (w [2][lastRound]float32) {
	for crowd, rounds := range legacy {
		for left, likes := range rounds {
			for _, n := range likes[startEach:] {
				w[crowd][left] += n / recruits
			}
		}
	}
	return w
}()

// stand is what is known of a place when one thinks of sending somebody there: by
// half points.
type stand struct {
	prize  float32
	before float32 // hope as it is
	mine   int32
	other  int32 // the best other one, or -1
	foe    int32 // strength of the strongest tile of others
}

// stands looks at a place for the seat that acts.
func (c *State) stands(p uint8) (s stand) {
	me := c.Seat
	s.other = -1
	for o := range c.Seats {
		w := c.Mine[o] & InPlace(p)
		if w == 0 {
			continue
		}
		n := int32(0)
		for ; w != 0; w &= w - 1 {
			x := int32(c.Strength(w.First()))
			n += x
			if o != me {
				s.foe = max(s.foe, x)
			}
		}
		if o == me {
			s.mine = n
			s.before = 1
		} else {
			s.other = max(s.other, n)
		}
	}
	if x := Slots + p; c.Down.Has(x) && !c.KnownTo[x].Has(rules.Seat(me)) {
		s.prize = unseenPrize[c.crowd()][c.left()]
	} else {
		s.prize = c.likes()[c.On[x].face()]
	}
	if s.before != 0 {
		s.before = s.hope(2 * s.mine)
	}
	return s
}

// hope is that of a seat with so many half points at a place.
func (s *stand) hope(mine int32) float32 {
	d := mine + unopposed
	if s.other >= 0 {
		d = mine - 2*s.other
	}
	return hope[min(max(d+even, 0), int32(len(hope))-1)]
}

// promise is what a placing seems to bring, in points.
func (c *State) promise(s *stand, t Tile, x uint8) float32 {
	p := PlaceOf(x)
	f := &faces[t.face()]
	n := 2 * int32(f.Strength+hotel(c.Boards[p], f.Flag))
	for _, y := range f.Symbols {
		switch y {
		case Assassin:
			if s.other >= 0 && c.Boards[p] != Church {
				n += 2*s.foe + 1
			}
		case Nationalism:
			n += 2 * int32(c.Flags(f.Flag, p, 0))
		case Seduction:
			n += 3
		case Conspiracy:
			n++
		}
	}
	// A lower space acts first and wins ties.
	n += int32(1) - int32(x%Spaces)/2
	return s.prize * (s.hope(2*s.mine+n) - s.before)
}

// send is a placing by nose: the best of a few at random.
func (c *State) send(l *search.Luck) Action {
	free, hand := c.Free(c.Seat), c.Hand[c.Seat]
	var known [Places]stand
	var have uint8
	best, most := Action{}, float32(math.Inf(-1))
	for range glimpses {
		t, x := Tile(Pick(hand, l.Rand)), Pick(free, l.Rand)
		p := PlaceOf(x)
		if have>>p&1 == 0 {
			known[p], have = c.stands(p), have|1<<p
		}
		if n := c.promise(&known[p], t, x); n > most {
			best, most = Action{Place, uint8(t), x}, n
		}
	}
	return best
}

// glimpses are how many placings are looked at.
const glimpses = 4

// promising appends the placings that promise most, at most so many.
func (c *State) promising(to []search.Action, most int) []search.Action {
	free := c.Free(c.Seat)
	var known [Places]stand
	for p := range known {
		if free&InPlace(uint8(p)) != 0 {
			known[p] = c.stands(uint8(p))
		}
	}
	var worth [mostActions]float32
	from := len(to)
	for h := c.Hand[c.Seat]; h != 0; h &= h - 1 {
		t := h.First()
		for w := free; w != 0; w &= w - 1 {
			x := w.First()
			n := c.promise(&known[PlaceOf(x)], t, x)
			k := len(to) - from
			if k == most {
				if worth[k-1] >= n {
					continue
				}
				k--
			} else {
				to = append(to, 0)
			}
			for ; k > 0 && worth[k-1] < n; k-- {
				worth[k], to[from+k] = worth[k-1], to[from+k-1]
			}
			worth[k], to[from+k] = n, number(Action{Place, uint8(t), x})
		}
	}
	return to
}
