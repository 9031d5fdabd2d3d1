package words

import (
	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// wording is all that is said of one kind of action.
type wording struct {
	told    func(t *teller) (text string, targets []string)
	advised func(c *core.State, a core.Action) string // in the middle of a sentence
	why     func(c *core.State, r *core.Reason) string
	// What follows is of those symbols and words that one points at to say the action, and
	// those whose symbol may be there and of no use.
	id      string
	label   rules.Label
	can     string // after the name of the tile: what it may do
	refused rules.Refusal
}

// actions are the kinds of actions.
var actions = [core.ActionKinds]wording{
	core.RollFirst:   {told: (*teller).rollFirst},
	core.DealMission: {told: (*teller).dealMission},
	core.DealAgenda:  {told: (*teller).dealAgenda},
	core.LayBoard:    {told: (*teller).layBoard},
	core.LayReward:   {told: (*teller).layReward},
	core.Place:       {told: (*teller).placed, advised: advisePlace, why: whyPlace},
	core.LookAt:      {told: (*teller).lookAt, why: whyLook},
	core.Leave:       {told: (*teller).leave, advised: say("doing nothing"), why: because("Using it would help the others at least as much as you.")},
	core.Open:        {told: (*teller).open},
	core.UseAssassin: {told: (*teller).assassin, advised: func(c *core.State, a core.Action) string { return "sending " + whose(c, a.A) + " home" }, why: whyAssassin,
		id:      core.IDAssassin,
		label:   symbolLabel("Assassin", "Send a tile of this board back to its owner's hand.", "EST-72"),
		can:     " send a tile of this board home",
		refused: rules.Refuse("Choose the tile first.", "EST-72")},
	core.UseConspiracy: {told: (*teller).conspiracy, advised: say("a look at the pile"), why: whyConspiracy,
		id:      core.IDConspiracy,
		label:   symbolLabel("Conspiracy", "Look at the top of the pile and choose whether that tile or the reward stays.", "EST-78"),
		can:     " look at the top of the pile and exchange the reward",
		refused: rules.Refuse("The pile is empty.", "EST-81")},
	core.UseNationalism: {told: (*teller).nationalism, advised: say("gaining by Nationalism"), why: because("The gain costs nothing and stays for the evening."),
		id:      core.IDNationalism,
		label:   symbolLabel("Nationalism", "The tile gains 1 for each other open tile with its flag, here and on adjacent boards.", "EST-83"),
		can:     " gain %d strength",
		refused: rules.Refuse("No other open tile here or on an adjacent board bears this flag.", "EST-83")},
	core.UseSeduction: {told: (*teller).seduction, advised: func(c *core.State, a core.Action) string {
		return "bringing " + whose(c, a.A) + " to " + spotName(c, a.B)
	}, why: whySeduction,
		id:      core.IDSeduction,
		label:   symbolLabel("Seduction", "Bring a tile from an adjacent board to a free space of this one.", "EST-89"),
		can:     " bring a tile from an adjacent board",
		refused: rules.Refuse("Choose a tile of an adjacent board and a free space of this one.", "EST-89")},
	core.UseDiplomacy: {told: (*teller).diplomacy, advised: func(c *core.State, a core.Action) string { return "protecting " + whose(c, a.A) }, why: whyDiplomacy,
		id:      core.IDDiplomacy,
		label:   symbolLabel("Diplomacy", "Protect a tile from Assassin and Seduction for this round.", "EST-99"),
		can:     " protect a tile here or on an adjacent board",
		refused: rules.Refuse("Choose the tile first.", "EST-99")},
	core.Draw:     {told: (*teller).draw},
	core.Keep:     {told: (*teller).keep, advised: say("leaving the reward as it is"), why: whyKeep},
	core.Change:   {told: (*teller).change, advised: say("exchanging the reward"), why: whyKeep},
	core.RollDice: {told: (*teller).rollDice},
	core.Award:    {told: (*teller).award},
	core.GiveUp:   {told: (*teller).giveUp, advised: func(c *core.State, a core.Action) string { return "giving up " + whose(c, a.A) }, why: whyGiveUp},
	core.GoHome:   {told: (*teller).goHome},
	core.Discard:  {told: (*teller).discard, why: whyDiscard},
}
