package words

import (
	"fmt"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// phase is all that is said of a stage. In its sentences words in braces stand for what fill puts in.
type phase struct {
	now, clause string                                     // what goes on, in the middle of a sentence, and the clause behind it
	doing       string                                     // what the table does by itself, or the resolution with who decides
	ask         string                                     // what the reader may do
	others      string                                     // to the others, after the name of who decides
	tile, leave rules.Refusal                              // of a tile, and of doing nothing, when they are no choice
	spot        func(c *core.State, x uint8) rules.Refusal // likewise of a spot on the table
}

var phases = [...]phase{
	core.StageFirst:    {now: "the first player is rolled for", clause: "EST-18", doing: "The dice say who begins."},
	core.StageMissions: {now: "missions are laid out", clause: "EST-19", doing: "The missions are laid out."},
	core.StageAgendas:  {now: "agendas are dealt", clause: "EST-147", doing: "Everybody is given a secret agenda."},
	core.StageBoards:   {now: "boards are laid out", clause: "EST-22", doing: "Round {round}: the boards are laid out."},
	core.StageRewards:  {now: "rewards are laid out", clause: "EST-23", doing: "Round {round}: the rewards are laid out."},
	core.StagePlace: {now: "placing", clause: "EST-33", others: " sends a tile.",
		ask:   "Send a tile: to a free outer space, or an inner one beside yours. {cubes} left.",
		tile:  rules.Refuse("You can only send a tile that is in your hand.", "EST-33"),
		leave: rules.Refuse("You must place a tile: nobody may pass.", "EST-33"),
		spot:  noPlacing},
	core.StageLook: {now: "looking", clause: "EST-48", others: " may look at a tile.",
		ask:  "You may look at one tile that lies face down, or do without.",
		tile: rules.Refuse("You have sent your tile; now you may look at one that lies face down.", "EST-44"),
		spot: noLook},
	core.StageOpen: {now: "a board is turned up", clause: "EST-55", doing: "Now comes {board}: everything there will be turned face up."},
	core.StageAbility: {now: "an ability", clause: "EST-57", doing: "At {board}, space {space}: {seat} decides about {tile}.",
		tile: rules.Refuse(pointAtSpace, "EST-57"), spot: noTarget},
	core.StageDraw: {now: "the pile is drawn from", clause: "EST-78", doing: lookingAtPile},
	core.StageKeep: {now: "choosing what stays", clause: "EST-78", doing: lookingAtPile, others: " chooses which tile stays as the reward.",
		ask:   "From the pile comes {drawn}; the reward is {reward}. Which one stays here?",
		tile:  rules.Refuse("Choose between the reward on the board and the tile from the pile.", "EST-78"),
		leave: rules.Refuse("Once seen, one of the two tiles must be chosen.", "EST-78"),
		spot:  no("Choose between the reward of this board and the tile from the pile.", "EST-78")},
	core.StageDice:  {now: "dice", clause: "EST-112", doing: "Two dice are rolled for {tile} on space {space} of {board}."},
	core.StageAward: {now: "the strengths are compared", clause: "EST-63", doing: "At {board} the strengths are compared."},
	core.StageLose: {now: "giving up a tile", clause: "EST-115", doing: "At {board} the weakest is {seat}, who must give up a tile there.",
		ask:    "You are the weakest at Hell's Mouth: choose which of your tiles there leaves the game.",
		others: " must give a tile up at Hell's Mouth.",
		tile:   rules.Refuse(pointAtSpace, "EST-115"),
		leave:  rules.Refuse("The weakest at Hell's Mouth must give a tile up.", "EST-115"),
		spot:   no("It must be one of your own tiles at Hell's Mouth.", "EST-115")},
	core.StageHome: {now: "everything goes back", clause: "EST-122", doing: "All boards are resolved: tiles and cubes go back to their owners."},
	core.StageDiscard: {now: "discarding", clause: "EST-123", others: " discards down to six tiles.",
		ask:   "You have {tiles} tiles: discard one. Everybody keeps six.",
		tile:  rules.Refuse("You can only discard a tile that is in your hand.", "EST-123"),
		leave: rules.Refuse("You have more than six tiles and must discard.", "EST-123"),
		spot:  no("Choose a tile of your hand to discard.", "EST-123")},
	core.StageOver: {now: "over", clause: "EST-21"},
}

const (
	lookingAtPile = "At {board}, space {space}: {seat} looks at the top of the pile and at the reward."
	pointAtSpace  = "Tiles are pointed at by the space on which they lie."
)

// no is a refusal that is the same for every spot.
func no(text, clause string) func(*core.State, uint8) rules.Refusal {
	return func(*core.State, uint8) rules.Refusal { return rules.Refuse(text, clause) }
}

// Prompt says what is decided and by whom.
func Prompt(v *core.View) string {
	p := &phases[v.Stage]
	switch {
	case v.Stage == core.StageOver:
		return "The game is over."
	case v.Acting == rules.Luck:
		return fill(v, p.doing)
	case v.Stage == core.StageAbility && v.By == v.Acting:
		return askAbility(v)
	case v.Stage == core.StageAbility: // it is decided at the open table
		return core.SeatName(v.Acting) + ": " + askAbility(v)
	case v.By == v.Acting:
		return fill(v, p.ask)
	}
	return core.SeatName(v.Acting) + p.others
}

// fill puts the names and numbers of the moment into a sentence.
func fill(v *core.View, text string) string {
	c, e := v.Known(), core.Evening{}
	if v.Evening != nil {
		e = *v.Evening
	}
	return strings.NewReplacer("{round}", strconv.Itoa(v.Round), "{cubes}", prose.Amount(int(c.Cubes[c.Seat]), "cube"),
		"{tiles}", strconv.Itoa(c.Size(c.Seat)-int(c.Away[c.Seat])), "{drawn}", c.Drawn.Face().Name, "{reward}", c.On[core.Slots+c.Here()].Face().Name,
		"{board}", the(uint8(e.Board)), "{space}", core.Numerals[max(0, e.Numeral-1)], "{seat}", core.SeatName(e.Owner), "{tile}", e.Tile.Face().Name).Replace(text)
}

// askAbility says what the symbols that are left can do.
func askAbility(v *core.View) string {
	text := v.Evening.Tile.Face().Name + " may"
	for i, s := range v.Evening.Symbols {
		if i > 0 {
			text += ", or"
		}
		can := actions[core.Using(s)].can
		if s == core.Nationalism {
			can = fmt.Sprintf(can, v.Known().Kin(v.Known().Actor()))
		}
		text += can
	}
	return text + ". Or leave it."
}
