package estoril

import (
	"fmt"

	"intrigue/rules/prose"
)

// Prompt says what is decided and by whom.
func (v View) Prompt() string {
	c := &v.core
	switch {
	case c.Stage == StageOver:
		return "The game is over."
	case c.Chance():
		return v.wait()
	case v.By == v.Acting:
		return v.ask()
	}
	who := seatName(v.Acting)
	switch c.Stage {
	case StagePlace:
		return who + " sends a tile."
	case StageLook:
		return who + " may look at a tile."
	case StageAbility:
		return who + ": " + v.askAbility() // it is decided at the open table
	case StageKeep:
		return who + " chooses which tile stays as the reward."
	case StageLose:
		return who + " must give a tile up at Hell's Mouth."
	}
	return who + " discards down to six tiles."
}

// wait says what the table is doing by itself.
func (v View) wait() string {
	if e := v.Evening; e != nil {
		return e.Step
	}
	switch v.Stage {
	case StageFirst:
		return "The dice say who begins."
	case StageMissions:
		return "The missions are laid out."
	case StageAgendas:
		return "Everybody is given a secret agenda."
	case StageBoards:
		return fmt.Sprintf("Round %d: the boards are laid out.", v.Round)
	}
	return fmt.Sprintf("Round %d: the rewards are laid out.", v.Round)
}

// ask says what the reader may do.
func (v View) ask() string {
	c := &v.core
	switch c.Stage {
	case StagePlace:
		return fmt.Sprintf("Send a tile: to a free outer space, or an inner one beside yours. %s left.", prose.Amount(int(c.Cubes[c.Seat]), "cube"))
	case StageLook:
		return "You may look at one tile that lies face down, or do without."
	case StageAbility:
		return v.askAbility()
	case StageKeep:
		return fmt.Sprintf("From the pile comes %s; the reward is %s. Which one stays here?", c.Drawn.Face().Name, c.On[Slots+c.Here()].Face().Name)
	case StageLose:
		return "You are the weakest at Hell's Mouth: choose which of your tiles there leaves the game."
	}
	return fmt.Sprintf("You have %d tiles: discard one. Everybody keeps six.", c.Size(c.Seat)-int(c.Away[c.Seat]))
}

// askAbility says what the symbols that are left can do.
func (v View) askAbility() string {
	t := v.acting()
	text := t.Face().Name + " may"
	for i, s := range v.Evening.Symbols {
		if i > 0 {
			text += ", or"
		}
		text += map[Symbol]string{
			Assassin:    " send a tile of this board home",
			Conspiracy:  " look at the top of the pile and exchange the reward",
			Nationalism: fmt.Sprintf(" gain %d strength", v.core.Kin(v.core.Here()*Spaces+v.core.Numeral)),
			Seduction:   " bring a tile from an adjacent board",
			Diplomacy:   " protect a tile here or on an adjacent board",
		}[s]
	}
	return text + ". Or leave it."
}
