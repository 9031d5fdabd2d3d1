package cardinal

import (
	"fmt"

	"intrigue/rules"
)

// Reason says in words what the first move of a line is for. It looks ahead along
// the line: most moves only pay later.
func (v View) Reason(line []rules.Move) string {
	if len(line) == 0 || v.Stage == StageDeal || v.Over() {
		return "Nothing that was found gains another point."
	}
	var steps []action
	for _, m := range line {
		s, ok := parse(m)
		if !ok {
			break
		}
		steps = append(steps, s)
	}
	if len(steps) == 0 || !v.state.legal(v.castle, steps[0]) {
		return ""
	}
	w := walk{k: v.castle, c: v.state, rest: steps}
	return w.reason()
}

// walk follows a line from a moment.
type walk struct {
	k    *castle
	c    state
	rest []action
}

func (w *walk) reason() string {
	s := w.rest[0]
	who := Suit(w.c.who)
	switch s.kind {
	case slide:
		return w.forSlide(s)
	case lure:
		return fmt.Sprintf("The %s guard at %s %s.", Suit(s.who), w.k.name(Cell(s.to)), w.forGuard(Cell(s.to)))
	case takeGuard:
		return fmt.Sprintf("As a coin the %s guard can be lured to where a stop is needed, and be surprised from the tunnel.", who)
	case leaveGuard:
		return fmt.Sprintf("%s keeps the %s guard as a stop.", who.Title(), who)
	case comeOut:
		if w.search(uint8(who)) == Cell(s.to) {
			return fmt.Sprintf("%s searches %s there.", who.Title(), w.k.name(Cell(s.to)))
		}
		return fmt.Sprintf("%s is best placed there: %s.", who.Title(), w.ahead(uint8(who), Cell(s.to)))
	case surprise:
		return "One guard fewer, and he is not needed as a stop any more."
	case spare:
		return w.forPeace()
	}
	return "Nothing that was found gains another point."
}

// forSlide is what a slide does at once, or else what it prepares.
func (w *walk) forSlide(s action) string {
	p, _ := w.c.preview(w.k, s.who, Direction(s.to))
	name, e := Suit(s.who).Title(), edgeAhead(p.To, p.Direction)
	next := action{}
	if len(w.rest) > 1 {
		next = w.rest[1]
	}
	switch {
	case p.Escapes:
		return fmt.Sprintf("%s has searched everything and escapes.", name)
	case p.Kills:
		return fmt.Sprintf("%s is lost, but more is gained than he is worth.", name)
	case p.EntersTunnel:
		return w.forTrip(name, s.who)
	}
	does := ""
	if p.Searches {
		does = fmt.Sprintf("searches %s %s", p.Musketeer.of(), number(p.Number))
	}
	switch {
	case p.Defeats != "":
		does = join(does, fmt.Sprintf("defeats the %s guard on the %s side", w.k.post[e], e.Side().side()))
	case p.MayTake && next.kind == takeGuard:
		does = join(does, fmt.Sprintf("takes the %s guard into the supply", p.Musketeer))
	case p.Meets != "" && does != "":
		does = join(does, fmt.Sprintf("keeps the %s guard as a stop", p.Musketeer))
	}
	if does != "" {
		return fmt.Sprintf("%s %s.", name, does)
	}
	return fmt.Sprintf("%s goes to %s: %s.", name, w.k.name(p.To), w.ahead(s.who, p.To))
}

func (w *walk) forTrip(name string, who uint8) string {
	does := ""
	for _, s := range w.rest[1:min(3, len(w.rest))] {
		switch {
		case s.kind == comeOut && w.search(who) == Cell(s.to):
			does = join(does, fmt.Sprintf("searches %s %s", Suit(who).of(), number(int(w.c.dice[who])+1)))
		case s.kind == comeOut:
			does = join(does, fmt.Sprintf("comes out in the %s corner", cornerTitle(Cell(s.to))))
		case s.kind == surprise:
			does = join(does, fmt.Sprintf("surprises the %s guard inside", w.k.suit[s.to]))
		}
	}
	if len(w.rest) > 1 && w.rest[1].kind == comeOut && w.rest[1].to != uint8(w.search(who)) {
		out := walk{k: w.k, c: w.c, rest: w.rest[1:]}
		out.c.do(w.k, w.rest[0])
		does += ": " + out.ahead(who, Cell(w.rest[1].to))
	}
	return fmt.Sprintf("Through the tunnel %s %s.", name, does)
}

// search is the chamber a musketeer has to search next, Gone when there is none.
func (w *walk) search(who uint8) Cell {
	if w.c.dice[who] == 5 {
		return Gone
	}
	return w.k.cell[who][w.c.dice[who]+1]
}

func join(a, b string) string {
	if a == "" {
		return b
	}
	return a + " and " + b
}

// forGuard is what a castle guard on a cell is good for.
func (w *walk) forGuard(at Cell) string {
	c := w.c
	for i, s := range w.rest {
		if i > 0 && s.kind == slide {
			if to, h := c.slide(s.who, Direction(s.to)); h == stops && Cell(int(to)+strides[s.to]) == at {
				p, _ := c.preview(w.k, s.who, Direction(s.to))
				if p.Searches {
					return fmt.Sprintf("will stop %s, who then searches %s", Suit(s.who), w.k.name(to))
				}
				return fmt.Sprintf("will stop %s at %s", Suit(s.who), w.k.name(to))
			}
		}
		if i > 0 && s.kind == surprise && Cell(s.to) == at {
			break
		}
		c.do(w.k, s)
	}
	return "can be surprised from the tunnel later"
}

// ahead is what a musketeer on a cell is good for, there or on his way.
func (w *walk) ahead(who uint8, at Cell) string {
	c, moves := w.c, 0
	for i, s := range w.rest {
		if i > 0 && s.kind == slide {
			p, _ := c.preview(w.k, s.who, Direction(s.to))
			to, h := c.slide(s.who, Direction(s.to))
			switch mine := s.who == who; {
			case mine && p.Searches:
				return fmt.Sprintf("on his way to search %s", w.k.name(to))
			case mine && p.Defeats != "":
				e := edgeAhead(to, p.Direction)
				return fmt.Sprintf("on his way to defeat the %s guard on the %s side", w.k.post[e], e.Side().side())
			case mine && p.Leaves:
				return "on his way out"
			case mine:
				moves++
			case moves == 0 && h == stops && Cell(int(to)+strides[s.to]) == at:
				if p.Searches {
					return fmt.Sprintf("there he will stop %s, who then searches %s", p.Musketeer, w.k.name(to))
				}
				return fmt.Sprintf("there he will stop %s at %s", p.Musketeer, w.k.name(to))
			}
		}
		if i > 0 && s.kind == comeOut && c.who == who && moves > 0 {
			if n := c.dice[who]; n < 5 && w.k.cell[who][n+1] == Cell(s.to) {
				return fmt.Sprintf("on his way to search %s", w.k.name(Cell(s.to)))
			}
		}
		c.do(w.k, s)
	}
	return w.aside(who, at)
}

// aside says what is true of a musketeer who does nothing more on a cell along the
// line: whom he made room for, or that he stands in nobody's way.
func (w *walk) aside(who uint8, at Cell) string {
	stays := w.c
	c := w.c
	c.do(w.k, w.rest[0])
	for _, s := range w.rest[1:] {
		if s.kind == slide && s.who != who && c.stage == StageFree {
			now, h := c.slide(s.who, Direction(s.to))
			if stays.at[who] < cells {
				c.at[who] = stays.at[who]
				if then, g := c.slide(s.who, Direction(s.to)); then != now || g != h {
					return fmt.Sprintf("that makes room for %s", Suit(s.who))
				}
			}
			break
		}
		c.do(w.k, s)
	}
	if c = w.c; !blocks(w.k, c, who, at) {
		return "he is in nobody's way there"
	}
	return "nothing better was found for him"
}

// blocks reports whether a musketeer on a cell changes a slide of another one, or
// stands where another one has still to search.
func blocks(k *castle, c state, who uint8, at Cell) bool {
	for s := range uint8(suits) {
		if s == who || c.at[s] >= cells {
			continue
		}
		if k.suit[at] == Suit(s) && k.number[at] > c.dice[s] {
			return true
		}
		for d := range Direction(directions) {
			c.at[who] = at
			there, h := c.slide(s, d)
			c.at[who] = Gone
			if gone, g := c.slide(s, d); gone != there || g != h {
				return true
			}
		}
	}
	return false
}

// forPeace is why no guard inside is surprised on a trip: which of them stops
// somebody later in the line.
func (w *walk) forPeace() string {
	c := w.c
	idle := c.removable(w.k, c.who)
	inside := idle // those of them who have not been surprised later in the line
	first, stopped := Gone, NoSuit
	for i, s := range w.rest {
		if i > 0 && s.kind == slide {
			if to, h := c.slide(s.who, Direction(s.to)); h == stops {
				if at := Cell(int(to) + strides[s.to]); (inside&idle)>>at&1 != 0 {
					if first == Gone {
						first, stopped = at, Suit(s.who)
					}
					idle &^= 1 << at
				}
			}
		}
		if i > 0 && s.kind == surprise {
			inside &^= 1 << s.to
		}
		c.do(w.k, s)
	}
	switch {
	case idle == 0:
		return "The guards inside are still needed as stops."
	case first != Gone:
		return fmt.Sprintf("The %s guard at %s will still stop %s.", w.k.suit[first], w.k.name(first), stopped)
	}
	return "The line that was found leaves the guards inside alone for now."
}
