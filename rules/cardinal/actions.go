package cardinal

import (
	"math/bits"

	"intrigue/rules"
)

// kind is what a step does.
type kind uint8

const (
	slide kind = iota
	lure
	finish
	comeOut
	takeGuard
	leaveGuard
	surprise
	spare
)

// action is one decision. who is a suit; to is a direction for a slide, else a cell.
type action struct {
	kind kind
	who  uint8
	to   uint8
}

// mostActions is more than a position can ever offer: 16 slides, a lure onto each
// chamber and the end.
const mostActions = 48

// mostEntries ends a record that would never end (CAR-20): a game holds so many
// decisions, the deal not counted.
const mostEntries = 10_000

// language is how moves are written: the verbs in their own order. It never
// changes.
var language = rules.NewCodec(
	rules.Verb{Name: "slide", Args: []rules.Words{suitWords, rules.List("n", "e", "s", "w")}},
	rules.Verb{Name: "lure", Args: []rules.Words{suitWords, cellWords{}}},
	rules.Verb{Name: "finish"},
	rules.Verb{Name: "corner", Args: []rules.Words{cornerWords{}}},
	rules.Verb{Name: "take"},
	rules.Verb{Name: "leave"},
	rules.Verb{Name: "remove", Args: []rules.Words{cellWords{}}},
	rules.Verb{Name: "spare"},
)

var suitWords = rules.List("sun", "moon", "crown", "arms")

// cellWords and cornerWords write cells, all of them and the four corners.
type (
	cellWords   struct{}
	cornerWords struct{}
)

func (cellWords) Word(i int) string { return Cell(i).text() }

func (cellWords) Index(word string) (int, bool) {
	c, ok := readCell(word)
	return int(c), ok
}

func (cornerWords) Word(i int) string { return cornerName(Cell(i)) }

func (cornerWords) Index(word string) (int, bool) {
	c, ok := cornerNamed(word)
	return int(c), ok
}

func (s action) text() rules.Move {
	switch s.kind {
	case slide, lure:
		return language.Text(int(s.kind), int(s.who), int(s.to))
	}
	return language.Text(int(s.kind), int(s.to))
}

// parse reads a move; whether it is legal is another question.
func parse(m rules.Move) (action, bool) {
	v, args, ok := language.Parse(m)
	switch s := (action{kind: kind(v)}); s.kind {
	case slide, lure:
		s.who, s.to = uint8(args[0]), uint8(args[1])
		return s, ok
	default:
		s.to = uint8(args[0])
		return s, ok
	}
}

// actions appends the legal steps to buf: the move generator of the game.
func (c *state) actions(k *castle, buf []action) []action {
	switch c.stage {
	case StageFree:
		if c.decisions < mostEntries-4 { // a slide and what it leads to must still fit
			buf = c.slides(buf)
			buf = c.lures(k, buf)
		}
		return append(buf, action{kind: finish})
	case StageTake:
		return append(buf, action{kind: takeGuard}, action{kind: leaveGuard})
	case StageCorner:
		for free := corners &^ c.taken(); free != 0; free &= free - 1 {
			buf = append(buf, action{kind: comeOut, to: uint8(bits.TrailingZeros32(free))})
		}
	case StageRemove:
		for g := c.removable(k, c.who); g != 0; g &= g - 1 {
			buf = append(buf, action{kind: surprise, to: uint8(bits.TrailingZeros32(g))})
		}
		buf = append(buf, action{kind: spare})
	}
	return buf
}

func (c *state) slides(buf []action) []action {
	for who := range uint8(suits) {
		for d := range Direction(directions) {
			if _, h := c.slide(who, d); h > noExit {
				buf = append(buf, action{slide, who, uint8(d)})
			}
		}
	}
	return buf
}

// lures lists the coins of the supply with the empty chambers of their suit
// (CAR-54, CAR-55).
func (c *state) lures(k *castle, buf []action) []action {
	for s := range uint8(suits) {
		if c.supply[s] == 0 {
			continue
		}
		for free := k.chambers[s] &^ c.taken(); free != 0; free &= free - 1 {
			buf = append(buf, action{lure, s, uint8(bits.TrailingZeros32(free))})
		}
	}
	return buf
}

// legal reports whether a step is among those that list offers.
func (c *state) legal(k *castle, s action) bool {
	var buf [mostActions]action
	for _, t := range c.actions(k, buf[:0]) {
		if t == s {
			return true
		}
	}
	return false
}

// path is how one points at a step.
func (c *state) path(s action) []string {
	switch s.kind {
	case slide:
		d := Direction(s.to)
		end, h := c.slide(s.who, d)
		if h == leaves {
			return []string{musketeerID(s.who), edgeAhead(end, d).Out()}
		}
		return []string{musketeerID(s.who), end.ID()}
	case lure:
		return []string{"supply." + Suit(s.who).String(), Cell(s.to).ID()}
	case comeOut, surprise:
		return []string{Cell(s.to).ID()}
	}
	return []string{"choice." + string(s.text())}
}

func musketeerID(who uint8) string { return "musketeer." + Suit(who).String() }
