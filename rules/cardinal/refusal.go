package cardinal

import (
	"fmt"
	"math/bits"
)

// no is why something cannot be done, with the clause behind it.
type no struct{ text, clause string }

// refusal says why a step that reads well is not legal now.
func (v View) refusal(s step) no {
	if n := v.notNow(s.verb); n.text != "" {
		return n
	}
	switch s.verb {
	case slide:
		return v.noSlide(s.who, Direction(s.to))
	case lure:
		return v.noLure(Suit(s.who), Cell(s.to))
	case corner:
		return no{fmt.Sprintf("The %s corner is occupied, so nobody can come out there.", cornerTitle(Cell(s.to))), "CAR-35"}
	case remove:
		return v.noRemove(Cell(s.to))
	}
	return no{"That is not what is decided now.", ""}
}

// notNow refuses what does not belong to the present stage.
func (v View) notNow(w verb) no {
	switch v.Stage {
	case StageDeal:
		return no{"The castle is not dealt yet.", "CAR-8"}
	case StageOver:
		return no{"The game is over.", "CAR-73"}
	case StageTake:
		if w != take && w != leave {
			return no{fmt.Sprintf("First decide about the %s guard: take him or leave him.", v.Asked), "CAR-47"}
		}
	case StageCorner:
		if w != corner {
			return no{fmt.Sprintf("First choose the corner where %s comes out.", v.Asked), "CAR-34"}
		}
	case StageRemove:
		if w != remove && w != spare {
			return no{"First decide which castle guard is surprised, or spare them.", "CAR-42"}
		}
	case StageFree:
		switch w {
		case slide, lure, finish:
			if v.core.entries >= mostEntries-4 && w != finish {
				return no{"The record of this game is full, and all that is left is to finish.", "CAR-20"}
			}
		case corner, remove, spare:
			return no{"Nobody is in the tunnel.", "CAR-42"}
		default:
			return no{"Nobody has just been stopped by a guard of his own suit who could be taken.", "CAR-47"}
		}
	}
	return no{}
}

func (v View) noSlide(who uint8, d Direction) no {
	m := v.Musketeers[who]
	name := m.Suit.Title()
	switch m.Fate {
	case Escaped, Killed:
		return no{fmt.Sprintf("%s has left the castle and takes no further part.", name), "CAR-71"}
	}
	ahead := int(m.At) + strides[d]
	switch _, h := v.core.slide(who, d); {
	case h == full:
		return no{"All four corners are occupied, so nobody can enter the tunnel.", "CAR-39"}
	case h != stuck:
		return no{}
	case rays[m.At][d] == 0:
		return no{fmt.Sprintf("%s stands right before the guard there; to be stopped by him he must first move.", name), "CAR-29"}
	case v.core.guards>>ahead&1 != 0:
		return no{fmt.Sprintf("A castle guard stands in %s's way.", name), "CAR-27"}
	}
	return no{fmt.Sprintf("Another musketeer stands in %s's way.", name), "CAR-27"}
}

// noMusketeer says why no slide of a musketeer can be chosen.
func (v View) noMusketeer(who Suit) no {
	if n := v.notNow(slide); n.text != "" {
		return n
	}
	if n := v.noSlide(uint8(who), North); n.clause == "CAR-71" {
		return n
	}
	return no{fmt.Sprintf("%s is hemmed in on all sides.", who.Title()), "CAR-29"}
}

func (v View) noLure(s Suit, c Cell) no {
	h := v.Chambers[c]
	switch {
	case v.core.supply[s] == 0:
		return no{fmt.Sprintf("There is no %s coin in the supply.", s), "CAR-54"}
	case h.Hole:
		return no{"No guard ever stands on the entrance of the tunnel.", "CAR-41"}
	case h.Suit != s:
		return no{fmt.Sprintf("%s guard can only be lured to %s chamber.", capital(s.a()), s.a()), "CAR-54"}
	}
	return no{fmt.Sprintf("Somebody stands on %s already.", v.Name(c)), "CAR-55"}
}

func (v View) noRemove(c Cell) no {
	if !v.Chambers[c].Guard {
		return no{"No castle guard stands there.", "CAR-43"}
	}
	return no{fmt.Sprintf("In this variation %s can only surprise guards of his own suit.", v.Asked), "CAR-81"}
}

// noCell says why a chamber cannot be chosen now.
func (v View) noCell(c Cell) no {
	switch v.Stage {
	case StageCorner:
		if corners>>c&1 == 0 {
			return no{"The tunnel only leads to the four corners.", "CAR-34"}
		}
		return v.refusal(step{verb: corner, to: uint8(c)})
	case StageRemove:
		return v.noRemove(c)
	case StageFree:
		switch h := v.Chambers[c]; {
		case h.Hole && bits.OnesCount32(v.core.taken()&corners) == 4:
			return no{"All four corners are occupied, so nobody can enter the tunnel.", "CAR-39"}
		case h.Hole:
			return no{"No musketeer has a free run to the tunnel now.", "CAR-34"}
		case h.Guard:
			return no{"A castle guard stands there: he stays until somebody takes the tunnel.", "CAR-52"}
		case h.Musketeer != NoSuit:
			return no{fmt.Sprintf("%s stands there.", h.Musketeer.Title()), "CAR-27"}
		}
		return no{"No slide ends there now, and no coin of the supply fits: a musketeer runs on until something stops him.", "CAR-21"}
	}
	return v.notNow(slide)
}
