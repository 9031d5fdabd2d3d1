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
	wait, clause string                                     // what has to be done first, and the clause behind it
	doing        string                                     // what the table does by itself
	ask          string                                     // what the reader may do
	others       string                                     // to the others, after the name of the player who decides
	tile, leave  rules.Refusal                              // of a tile, and of doing nothing, when they are no choice
	spot         func(c *core.State, x uint8) rules.Refusal // likewise of a spot on the table
}

var phases = [...]phase{
	core.StageFirst:    {wait: "Wait: the dice are deciding who goes first.", clause: "EST-18", doing: "The dice decide who goes first."},
	core.StageMissions: {wait: "Wait: the missions are being laid out.", clause: "EST-19", doing: "The missions are laid out."},
	core.StageAgendas:  {wait: "Wait: the agendas are being dealt.", clause: "EST-147", doing: "Each player is dealt a secret agenda."},
	core.StageBoards:   {wait: "Wait: the boards are being laid out.", clause: "EST-22", doing: "Round {round}: the boards are laid out."},
	core.StageRewards:  {wait: "Wait: the rewards are being laid out.", clause: "EST-23", doing: "Round {round}: the rewards are laid out."},
	core.StagePlace: {wait: "Send a character first.", clause: "EST-33", others: " is sending a character.",
		ask:   "Send a character to a free outer space, or to an inner space next to one of your characters. You have {cubes} left.",
		tile:  rules.Refuse("Choose a character in your hand to send.", "EST-33"),
		leave: rules.Refuse("You cannot pass: send a character.", "EST-33"),
		spot:  noPlacing},
	core.StageLook: {wait: "Finish your look first.", clause: "EST-48", others: " may look at a tile.",
		ask:  "Choose a face-down tile to look at, or press Skip.",
		tile: rules.Refuse("You have already sent a character. Now choose a face-down tile to look at.", "EST-44"),
		spot: noLook},
	core.StageOpen: {wait: "Wait: a board is being turned face up.", clause: "EST-55", doing: "Next is {board}: all its tiles turn face up."},
	core.StageAbility: {wait: "Finish this character's turn first.", clause: "EST-57",
		tile: rules.Refuse(pointAtSpace, "EST-57"), spot: noTarget},
	core.StageDraw: {wait: "Wait: a tile is being drawn.", clause: "EST-78", doing: "At {board}, {seat} looks at the top tile of the pile."},
	core.StageKeep: {wait: "Choose the reward first.", clause: "EST-78", others: " is choosing the reward.",
		ask:   "Choose the reward: keep {reward}, or take {drawn} from the pile.",
		tile:  rules.Refuse("Choose the reward on the board or the tile from the pile.", "EST-78"),
		leave: rules.Refuse("You have looked, so you must choose one of the two.", "EST-78"),
		spot:  no("Choose the reward on the board or the tile from the pile.", "EST-78")},
	core.StageDice: {wait: "Wait: the dice are being rolled.", clause: "EST-112",
		doing: "The dice are rolled for {tile} on space {space} of {board}."},
	core.StageAward: {wait: "Wait: the strengths are being compared.", clause: "EST-63", doing: "The strengths at {board} are compared."},
	core.StageLose: {wait: "First choose a character to lose at Hell's Mouth.", clause: "EST-115",
		ask:    "You have the lowest strength at Hell's Mouth. Choose one of your characters there to lose.",
		others: " is choosing which character to lose at Hell's Mouth.",
		tile:   rules.Refuse(pointAtSpace, "EST-115"),
		leave:  rules.Refuse("You must lose a character at Hell's Mouth.", "EST-115"),
		spot:   no("Choose one of your own characters at Hell's Mouth.", "EST-115")},
	core.StageHome: {wait: "Wait: all characters are going home.", clause: "EST-122",
		doing: "All six boards are resolved: the characters go home."},
	core.StageDiscard: {wait: "First choose a character to discard.", clause: "EST-123", others: " is choosing discards.",
		ask:   "Choose a character to discard. You have {tiles} and keep 6.",
		tile:  rules.Refuse("Choose a character in your hand to discard.", "EST-123"),
		leave: rules.Refuse("You have more than six characters and must discard.", "EST-123"),
		spot:  no("Choose a character in your hand to discard.", "EST-123")},
	core.StageOver: {wait: "The game is over.", clause: "EST-21"},
}

const pointAtSpace = "Choose a character on a board instead."

// no returns a refusal that is the same for every spot.
func no(text, clause string) func(*core.State, uint8) rules.Refusal {
	return func(*core.State, uint8) rules.Refusal { return rules.Refuse(text, clause) }
}

// Prompt says what is decided and by whom.
func Prompt(v *core.View) string {
	p := &phases[v.Stage]
	switch {
	case v.Stage == core.StageOver:
		r := v.Known().Score()
		return won(&r, reader(v.By))
	case v.Acting == rules.Luck:
		return fill(v, p.doing)
	case v.Stage == core.StageAbility:
		return askAbility(v)
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
		"{tiles}", prose.Amount(c.Size(c.Seat)-int(c.Away[c.Seat]), "character"),
		"{drawn}", name(c.Drawn), "{reward}", name(c.On[core.RewardSpot(c.Here())]),
		"{board}", boardName(uint8(e.Board)), "{space}", core.Numerals[max(0, e.Numeral-1)],
		"{seat}", core.SeatName(e.Owner), "{tile}", name(e.Tile)).Replace(text)
}

// askAbility says what the symbols that are left can do. It is decided at the open table, so
// that everyone reads it.
func askAbility(v *core.View) string {
	c := v.Known()
	var can []string
	for _, s := range v.Evening.Symbols {
		text := actions[core.Using(s)].can
		switch {
		case s == core.Nationalism:
			text = fmt.Sprintf(text, c.Kin(c.Actor()))
		case s == core.Assassin:
			text = reader(v.By).reached(c, text)
		}
		can = append(can, text)
	}
	text := prose.Capital(reader(v.By).tileAt(c, c.Actor())) + " can " + strings.Join(can, ", or ")
	if v.By == v.Acting {
		return text + ". " + howTo(v.Evening.Symbols)
	}
	return text + ". " + core.SeatName(v.Acting) + " decides."
}

// reached says whom an Assassin can send home where that is one tile or only its owner's own, and
// else what text says.
func (r reader) reached(c *core.State, text string) string {
	targets := c.AssassinTargets()
	switch {
	case targets.Count() == 1 && targets.First() == c.Actor():
		return "send only " + self(c.On[c.Actor()]) + " home"
	case targets.Count() == 1:
		return "send only " + r.tileAt(c, targets.First()) + " home"
	case targets&^c.Mine[c.Owner(c.Actor())] == 0:
		return "send only " + r.own(c.Owner(c.Actor())) + " own characters home"
	}
	return text
}

// howTo says how symbols are used: on a character, or by their buttons.
func howTo(symbols []core.Symbol) string {
	var buttons []string
	for _, s := range symbols {
		if s == core.Conspiracy || s == core.Nationalism {
			buttons = append(buttons, s.String())
		}
	}
	press := strings.Join(append(buttons, "Skip"), " or ") + "."
	if len(buttons) == len(symbols) {
		return "Press " + press
	}
	return "Choose a character, or press " + press
}
