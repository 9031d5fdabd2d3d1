package estoril

import "intrigue/rules"

// saying is all that is said of one kind of action.
type saying struct {
	told   func(t *teller) (text string, targets []string)
	advice func(c *State, a Action) string // in the middle of a sentence
	why    func(c *State, r *Reason) string
	// What follows is of those symbols and words that one points at to say the action, and
	// those whose symbol may be there and of no use.
	id      string
	label   rules.Label
	can     string // after the name of the tile: what it may do
	refused rules.Refusal
}

// said are the kinds of actions.
var said = [Kinds]saying{
	RollFirst:   {told: (*teller).rollFirst},
	DealMission: {told: (*teller).dealMission},
	DealAgenda:  {told: (*teller).dealAgenda},
	LayBoard:    {told: (*teller).layBoard},
	LayReward:   {told: (*teller).layReward},
	Place:       {told: (*teller).placed, advice: advisePlace, why: whyPlace},
	LookAt:      {told: (*teller).lookAt, why: whyLook},
	Leave:       {told: (*teller).leave, advice: say("doing nothing"), why: because("Using it would help the others at least as much as you.")},
	Open:        {told: (*teller).open},
	UseAssassin: {told: (*teller).assassin, advice: func(c *State, a Action) string { return "sending " + whose(c, a.A) + " home" }, why: whyAssassin,
		id:      IDAssassin,
		label:   symbolLabel("Assassin", "Send a tile of this board back to its owner's hand.", "EST-72"),
		can:     " send a tile of this board home",
		refused: rules.Refuse("Choose the tile first.", "EST-72")},
	UseConspiracy: {told: (*teller).conspiracy, advice: say("a look at the pile"), why: whyConspiracy,
		id:      IDConspiracy,
		label:   symbolLabel("Conspiracy", "Look at the top of the pile and choose whether that tile or the reward stays.", "EST-78"),
		can:     " look at the top of the pile and exchange the reward",
		refused: rules.Refuse("The pile is empty.", "EST-81")},
	UseNationalism: {told: (*teller).nationalism, advice: say("gaining by Nationalism"), why: because("The gain costs nothing and stays for the evening."),
		id:      IDNationalism,
		label:   symbolLabel("Nationalism", "The tile gains 1 for each other open tile with its flag, here and on adjacent boards.", "EST-83"),
		can:     " gain %d strength",
		refused: rules.Refuse("No other open tile here or on an adjacent board bears this flag.", "EST-83")},
	UseSeduction: {told: (*teller).seduction, advice: func(c *State, a Action) string { return "bringing " + whose(c, a.A) + " to " + spotName(c, a.B) }, why: whySeduction,
		id:      IDSeduction,
		label:   symbolLabel("Seduction", "Bring a tile from an adjacent board to a free space of this one.", "EST-89"),
		can:     " bring a tile from an adjacent board",
		refused: rules.Refuse("Choose a tile of an adjacent board and a free space of this one.", "EST-89")},
	UseDiplomacy: {told: (*teller).diplomacy, advice: func(c *State, a Action) string { return "protecting " + whose(c, a.A) }, why: whyDiplomacy,
		id:      IDDiplomacy,
		label:   symbolLabel("Diplomacy", "Protect a tile from Assassin and Seduction for this round.", "EST-99"),
		can:     " protect a tile here or on an adjacent board",
		refused: rules.Refuse("Choose the tile first.", "EST-99")},
	Draw:     {told: (*teller).draw},
	Keep:     {told: (*teller).keep, advice: say("leaving the reward as it is"), why: whyKeep},
	Change:   {told: (*teller).change, advice: say("exchanging the reward"), why: whyKeep},
	RollDice: {told: (*teller).rollDice},
	Award:    {told: (*teller).award},
	GiveUp:   {told: (*teller).giveUp, advice: func(c *State, a Action) string { return "giving up " + whose(c, a.A) }, why: whyGiveUp},
	GoHome:   {told: (*teller).goHome},
	Discard:  {told: (*teller).discard, why: whyDiscard},
}
