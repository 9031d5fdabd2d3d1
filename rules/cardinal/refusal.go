package cardinal

import (
	"fmt"
	"math/bits"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// refusal says why a step that reads well is not legal now.
func (v View) refusal(s action) rules.Refusal {
	if n := v.notNow(s.kind); n.Refused() {
		return n
	}
	switch s.kind {
	case slide:
		return v.noSlide(s.who, Direction(s.to))
	case lure:
		return v.noLure(Suit(s.who), Cell(s.to))
	case comeOut:
		return rules.Refuse(fmt.Sprintf("The %s corner is occupied, so nobody can come out there.", cornerTitle(Cell(s.to))), "CAR-35")
	case surprise:
		return v.noRemove(Cell(s.to))
	}
	return rules.Refuse("That is not what is decided now.", "")
}

// notNow refuses what does not belong to the present stage.
func (v View) notNow(w kind) rules.Refusal {
	switch v.Stage {
	case StageDeal:
		return rules.Refuse("The castle is not dealt yet.", "CAR-8")
	case StageOver:
		return rules.Refuse("The game is over.", "CAR-73")
	case StageTake:
		if w != takeGuard && w != leaveGuard {
			return rules.Refuse(fmt.Sprintf("First decide about the %s guard: take him or leave him.", v.Asked), "CAR-47")
		}
	case StageCorner:
		if w != comeOut {
			return rules.Refuse(fmt.Sprintf("First choose the corner where %s comes out.", v.Asked), "CAR-34")
		}
	case StageRemove:
		if w != surprise && w != spare {
			return rules.Refuse("First decide which castle guard is surprised, or spare them.", "CAR-42")
		}
	case StageFree:
		switch w {
		case slide, lure, finish:
			if v.state.decisions >= mostEntries-4 && w != finish {
				return rules.Refuse("The record of this game is full, and all that is left is to finish.", "CAR-20")
			}
		case comeOut, surprise, spare:
			return rules.Refuse("Nobody is in the tunnel.", "CAR-42")
		default:
			return rules.Refuse("Nobody has just been stopped by a guard of his own suit who could be taken.", "CAR-47")
		}
	}
	return rules.Refusal{}
}

func (v View) noSlide(who uint8, d Direction) rules.Refusal {
	m := v.Musketeers[who]
	name := m.Suit.Title()
	switch m.Fate {
	case Escaped, Killed:
		return rules.Refuse(fmt.Sprintf("%s has left the castle and takes no further part.", name), "CAR-71")
	}
	ahead := int(m.At) + strides[d]
	switch _, h := v.state.slide(who, d); {
	case h == noExit:
		return rules.Refuse("All four corners are occupied, so nobody can enter the tunnel.", "CAR-39")
	case h != stuck:
		return rules.Refusal{}
	case rays[m.At][d] == 0:
		return rules.Refuse(fmt.Sprintf("%s stands right before the guard there; to be stopped by him he must first move.", name), "CAR-29")
	case v.state.guards>>ahead&1 != 0:
		return rules.Refuse(fmt.Sprintf("A castle guard stands in %s's way.", name), "CAR-27")
	}
	return rules.Refuse(fmt.Sprintf("Another musketeer stands in %s's way.", name), "CAR-27")
}

// noMusketeer says why no slide of a musketeer can be chosen.
func (v View) noMusketeer(who Suit) rules.Refusal {
	if n := v.notNow(slide); n.Refused() {
		return n
	}
	if n := v.noSlide(uint8(who), North); n.Clause == "CAR-71" {
		return n
	}
	return rules.Refuse(fmt.Sprintf("%s is hemmed in on all sides.", who.Title()), "CAR-29")
}

func (v View) noLure(s Suit, c Cell) rules.Refusal {
	h := v.Chambers[c]
	switch {
	case v.state.supply[s] == 0:
		return rules.Refuse(fmt.Sprintf("There is no %s coin in the supply.", s), "CAR-54")
	case h.Hole:
		return rules.Refuse("No guard ever stands on the entrance of the tunnel.", "CAR-41")
	case h.Suit != s:
		return rules.Refuse(fmt.Sprintf("%s guard can only be lured to %s chamber.", prose.Capital(s.a()), s.a()), "CAR-54")
	}
	return rules.Refuse(fmt.Sprintf("Somebody stands on %s already.", v.Name(c)), "CAR-55")
}

func (v View) noRemove(c Cell) rules.Refusal {
	if !v.Chambers[c].Guard {
		return rules.Refuse("No castle guard stands there.", "CAR-43")
	}
	return rules.Refuse(fmt.Sprintf("In this variation %s can only surprise guards of his own suit.", v.Asked), "CAR-81")
}

// noCell says why a chamber cannot be chosen now.
func (v View) noCell(c Cell) rules.Refusal {
	switch v.Stage {
	case StageCorner:
		if corners>>c&1 == 0 {
			return rules.Refuse("The tunnel only leads to the four corners.", "CAR-34")
		}
		return v.refusal(action{kind: comeOut, to: uint8(c)})
	case StageRemove:
		return v.noRemove(c)
	case StageFree:
		switch h := v.Chambers[c]; {
		case h.Hole && bits.OnesCount32(v.state.taken()&corners) == 4:
			return rules.Refuse("All four corners are occupied, so nobody can enter the tunnel.", "CAR-39")
		case h.Hole:
			return rules.Refuse("No musketeer has a free run to the tunnel now.", "CAR-34")
		case h.Guard:
			return rules.Refuse("A castle guard stands there: he stays until somebody takes the tunnel.", "CAR-52")
		case h.Musketeer != NoSuit:
			return rules.Refuse(fmt.Sprintf("%s stands there.", h.Musketeer.Title()), "CAR-27")
		}
		return rules.Refuse("No slide ends there now, and no coin of the supply fits: a musketeer runs on until something stops him.", "CAR-21")
	}
	return v.notNow(slide)
}
