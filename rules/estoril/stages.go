package estoril

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// stage says what is decided in a stage: going on, in the middle of a sentence; the clause
// behind it; and what a reader is told who does not decide.
type stage struct{ now, clause, others string }

var stages = [...]stage{
	StageFirst:    {"the first player is rolled for", "EST-18", ""},
	StageMissions: {"missions are laid out", "EST-19", ""},
	StageAgendas:  {"agendas are dealt", "EST-147", ""},
	StageBoards:   {"boards are laid out", "EST-22", ""},
	StageRewards:  {"rewards are laid out", "EST-23", ""},
	StagePlace:    {"placing", "EST-33", " sends a tile."},
	StageLook:     {"looking", "EST-48", " may look at a tile."},
	StageOpen:     {"a board is turned up", "EST-55", ""},
	StageAbility:  {"an ability", "EST-57", ""}, // it is decided at the open table
	StageDraw:     {"the pile is drawn from", "EST-78", ""},
	StageKeep:     {"choosing what stays", "EST-78", " chooses which tile stays as the reward."},
	StageDice:     {"dice", "EST-112", ""},
	StageAward:    {"the strengths are compared", "EST-63", ""},
	StageLose:     {"giving up a tile", "EST-115", " must give a tile up at Hell's Mouth."},
	StageHome:     {"everything goes back", "EST-122", ""},
	StageDiscard:  {"discarding", "EST-123", " discards down to six tiles."},
	StageOver:     {"over", "EST-21", ""},
}

// prompt says what is decided and by whom.
func prompt(v *view) string {
	switch {
	case v.Stage == StageOver:
		return "The game is over."
	case v.Acting == rules.Luck:
		return wait(v)
	case v.By == v.Acting:
		return ask(v)
	case v.Stage == StageAbility:
		return seatName(v.Acting) + ": " + askAbility(v)
	}
	return seatName(v.Acting) + stages[v.Stage].others
}

// wait says what the table is doing by itself.
func wait(v *view) string {
	if v.Evening != nil {
		return step(v)
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
func ask(v *view) string {
	c := v.Known()
	switch v.Stage {
	case StagePlace:
		return fmt.Sprintf("Send a tile: to a free outer space, or an inner one beside yours. %s left.", prose.Amount(int(c.Cubes[c.Seat]), "cube"))
	case StageLook:
		return "You may look at one tile that lies face down, or do without."
	case StageAbility:
		return askAbility(v)
	case StageKeep:
		return fmt.Sprintf("From the pile comes %s; the reward is %s. Which one stays here?", c.Drawn.Face().Name, c.On[Slots+c.Here()].Face().Name)
	case StageLose:
		return "You are the weakest at Hell's Mouth: choose which of your tiles there leaves the game."
	}
	return fmt.Sprintf("You have %d tiles: discard one. Everybody keeps six.", c.Size(c.Seat)-int(c.Away[c.Seat]))
}

// askAbility says what the symbols that are left can do.
func askAbility(v *view) string {
	text := v.Evening.Tile.Face().Name + " may"
	for i, s := range v.Evening.Symbols {
		if i > 0 {
			text += ", or"
		}
		if s == Nationalism {
			text += fmt.Sprintf(" gain %d strength", v.Known().Kin(v.Known().Actor()))
		} else {
			text += said[Using(s)].can
		}
	}
	return text + ". Or leave it."
}

// step says what the resolution is doing.
func step(v *view) string {
	e := v.Evening
	board := the(uint8(e.Board))
	switch v.Stage {
	case StageOpen:
		return fmt.Sprintf("Now comes %s: everything there will be turned face up.", board)
	case StageAbility:
		return fmt.Sprintf("At %s, space %s: %s decides about %s.", board, numerals[e.Numeral-1], seatName(e.Owner), e.Tile.Face().Name)
	case StageDraw, StageKeep:
		return fmt.Sprintf("At %s, space %s: %s looks at the top of the pile and at the reward.", board, numerals[e.Numeral-1], seatName(e.Owner))
	case StageDice:
		return fmt.Sprintf("Two dice are rolled for %s on space %s of %s.", e.Tile.Face().Name, numerals[e.Numeral-1], board)
	case StageAward:
		return fmt.Sprintf("At %s the strengths are compared.", board)
	case StageLose:
		return fmt.Sprintf("At %s the weakest is %s, who must give up a tile there.", board, seatName(e.Owner))
	}
	return "All boards are resolved: tiles and cubes go back to their owners."
}
