package cardinal

import (
	"math/bits"
	"strings"

	"intrigue/rules"
)

// verb is what a step does.
type verb uint8

const (
	slide verb = iota
	lure
	finish
	corner
	take
	leave
	remove
	spare
)

// step is one decision. who is a suit; to is a direction for a slide, else a cell.
type step struct {
	verb verb
	who  uint8
	to   uint8
}

// mostSteps is more than a position can ever offer: 16 slides, a lure onto each
// chamber and the end.
const mostSteps = 48

// mostEntries ends a record that would never end (CAR-20): a game holds so many
// decisions, the deal not counted.
const mostEntries = 10_000

func (s step) text() rules.Move {
	suit := Suit(s.who).String()
	switch s.verb {
	case slide:
		return rules.Move("slide " + suit + " " + Direction(s.to).Key())
	case lure:
		return rules.Move("lure " + suit + " " + Cell(s.to).text())
	case corner:
		return rules.Move("corner " + cornerName(Cell(s.to)))
	case remove:
		return rules.Move("remove " + Cell(s.to).text())
	case take:
		return "take"
	case leave:
		return "leave"
	case spare:
		return "spare"
	}
	return "finish"
}

// parse reads a move; whether it is legal is another question.
func parse(m rules.Move) (step, bool) {
	switch m {
	case "take":
		return step{verb: take}, true
	case "leave":
		return step{verb: leave}, true
	case "spare":
		return step{verb: spare}, true
	case "finish":
		return step{verb: finish}, true
	}
	w := strings.Split(string(m), " ")
	switch {
	case len(w) == 3 && w[0] == "slide":
		who, ok := suitNamed(w[1])
		d, ok2 := directionNamed(w[2])
		return step{slide, uint8(who), uint8(d)}, ok && ok2
	case len(w) == 3 && w[0] == "lure":
		who, ok := suitNamed(w[1])
		c, ok2 := readCell(w[2])
		return step{lure, uint8(who), uint8(c)}, ok && ok2
	case len(w) == 2 && w[0] == "corner":
		c, ok := cornerNamed(w[1])
		return step{verb: corner, to: uint8(c)}, ok
	case len(w) == 2 && w[0] == "remove":
		c, ok := readCell(w[1])
		return step{verb: remove, to: uint8(c)}, ok
	}
	return step{}, false
}

// list appends the legal steps to buf: the move generator of the game.
func (c *core) list(k *castle, buf []step) []step {
	switch c.stage {
	case StageFree:
		if c.entries < mostEntries-4 { // a slide and what it leads to must still fit
			buf = c.slides(buf)
			buf = c.lures(k, buf)
		}
		return append(buf, step{verb: finish})
	case StageTake:
		return append(buf, step{verb: take}, step{verb: leave})
	case StageCorner:
		for free := corners &^ c.taken(); free != 0; free &= free - 1 {
			buf = append(buf, step{verb: corner, to: uint8(bits.TrailingZeros32(free))})
		}
	case StageRemove:
		for g := c.removable(k, c.who); g != 0; g &= g - 1 {
			buf = append(buf, step{verb: remove, to: uint8(bits.TrailingZeros32(g))})
		}
		buf = append(buf, step{verb: spare})
	}
	return buf
}

func (c *core) slides(buf []step) []step {
	for who := range uint8(suits) {
		for d := range Direction(directions) {
			if _, h := c.slide(who, d); h > full {
				buf = append(buf, step{slide, who, uint8(d)})
			}
		}
	}
	return buf
}

// lures lists the coins of the supply with the empty chambers of their suit
// (CAR-54, CAR-55).
func (c *core) lures(k *castle, buf []step) []step {
	for s := range uint8(suits) {
		if c.supply[s] == 0 {
			continue
		}
		for free := k.of[s] &^ c.taken(); free != 0; free &= free - 1 {
			buf = append(buf, step{lure, s, uint8(bits.TrailingZeros32(free))})
		}
	}
	return buf
}

// legal reports whether a step is among those that list offers.
func (c *core) legal(k *castle, s step) bool {
	var buf [mostSteps]step
	for _, t := range c.list(k, buf[:0]) {
		if t == s {
			return true
		}
	}
	return false
}

// path is how one points at a step.
func (c *core) path(s step) []string {
	switch s.verb {
	case slide:
		d := Direction(s.to)
		end, h := c.slide(s.who, d)
		if h == leaves {
			return []string{musketeerID(s.who), edgeAhead(end, d).Out()}
		}
		return []string{musketeerID(s.who), end.ID()}
	case lure:
		return []string{"supply." + Suit(s.who).String(), Cell(s.to).ID()}
	case corner, remove:
		return []string{Cell(s.to).ID()}
	}
	return []string{"choice." + string(s.text())}
}

func musketeerID(who uint8) string { return "musketeer." + Suit(who).String() }
