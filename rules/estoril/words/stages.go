package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// phase says what is decided in a stage: going on, in the middle of a sentence; the clause
// behind it; and what a reader is told who does not decide.
type phase struct{ now, clause, others string }

var phases = [...]phase{
	core.StageFirst:    {"the first player is rolled for", "EST-18", ""},
	core.StageMissions: {"missions are laid out", "EST-19", ""},
	core.StageAgendas:  {"agendas are dealt", "EST-147", ""},
	core.StageBoards:   {"boards are laid out", "EST-22", ""},
	core.StageRewards:  {"rewards are laid out", "EST-23", ""},
	core.StagePlace:    {"placing", "EST-33", " sends a tile."},
	core.StageLook:     {"looking", "EST-48", " may look at a tile."},
	core.StageOpen:     {"a board is turned up", "EST-55", ""},
	core.StageAbility:  {"an ability", "EST-57", ""}, // it is decided at the open table
	core.StageDraw:     {"the pile is drawn from", "EST-78", ""},
	core.StageKeep:     {"choosing what stays", "EST-78", " chooses which tile stays as the reward."},
	core.StageDice:     {"dice", "EST-112", ""},
	core.StageAward:    {"the strengths are compared", "EST-63", ""},
	core.StageLose:     {"giving up a tile", "EST-115", " must give a tile up at Hell's Mouth."},
	core.StageHome:     {"everything goes back", "EST-122", ""},
	core.StageDiscard:  {"discarding", "EST-123", " discards down to six tiles."},
	core.StageOver:     {"over", "EST-21", ""},
}

// Prompt says what is decided and by whom.
func Prompt(v *core.View) string {
	switch {
	case v.Stage == core.StageOver:
		return "The game is over."
	case v.Acting == rules.Luck:
		return wait(v)
	case v.By == v.Acting:
		return ask(v)
	case v.Stage == core.StageAbility:
		return core.SeatName(v.Acting) + ": " + askAbility(v)
	}
	return core.SeatName(v.Acting) + phases[v.Stage].others
}

// wait says what the table is doing by itself.
func wait(v *core.View) string {
	if v.Evening != nil {
		return step(v)
	}
	switch v.Stage {
	case core.StageFirst:
		return "The dice say who begins."
	case core.StageMissions:
		return "The missions are laid out."
	case core.StageAgendas:
		return "Everybody is given a secret agenda."
	case core.StageBoards:
		return fmt.Sprintf("Round %d: the boards are laid out.", v.Round)
	}
	return fmt.Sprintf("Round %d: the rewards are laid out.", v.Round)
}

// ask says what the reader may do.
func ask(v *core.View) string {
	c := v.Known()
	switch v.Stage {
	case core.StagePlace:
		return fmt.Sprintf("Send a tile: to a free outer space, or an inner one beside yours. %s left.", prose.Amount(int(c.Cubes[c.Seat]), "cube"))
	case core.StageLook:
		return "You may look at one tile that lies face down, or do without."
	case core.StageAbility:
		return askAbility(v)
	case core.StageKeep:
		return fmt.Sprintf("From the pile comes %s; the reward is %s. Which one stays here?", c.Drawn.Face().Name, c.On[core.Slots+c.Here()].Face().Name)
	case core.StageLose:
		return "You are the weakest at Hell's Mouth: choose which of your tiles there leaves the game."
	}
	return fmt.Sprintf("You have %d tiles: discard one. Everybody keeps six.", c.Size(c.Seat)-int(c.Away[c.Seat]))
}

// askAbility says what the symbols that are left can do.
func askAbility(v *core.View) string {
	text := v.Evening.Tile.Face().Name + " may"
	for i, s := range v.Evening.Symbols {
		if i > 0 {
			text += ", or"
		}
		if s == core.Nationalism {
			text += fmt.Sprintf(" gain %d strength", v.Known().Kin(v.Known().Actor()))
		} else {
			text += actions[core.Using(s)].can
		}
	}
	return text + ". Or leave it."
}

// step says what the resolution is doing.
func step(v *core.View) string {
	e := v.Evening
	board := the(uint8(e.Board))
	switch v.Stage {
	case core.StageOpen:
		return fmt.Sprintf("Now comes %s: everything there will be turned face up.", board)
	case core.StageAbility:
		return fmt.Sprintf("At %s, space %s: %s decides about %s.", board, core.Numerals[e.Numeral-1], core.SeatName(e.Owner), e.Tile.Face().Name)
	case core.StageDraw, core.StageKeep:
		return fmt.Sprintf("At %s, space %s: %s looks at the top of the pile and at the reward.", board, core.Numerals[e.Numeral-1], core.SeatName(e.Owner))
	case core.StageDice:
		return fmt.Sprintf("Two dice are rolled for %s on space %s of %s.", e.Tile.Face().Name, core.Numerals[e.Numeral-1], board)
	case core.StageAward:
		return fmt.Sprintf("At %s the strengths are compared.", board)
	case core.StageLose:
		return fmt.Sprintf("At %s the weakest is %s, who must give up a tile there.", board, core.SeatName(e.Owner))
	}
	return "All boards are resolved: tiles and cubes go back to their owners."
}
